"""The journal on disk: which file it is, its tables, and the seal that ties each entry to all before it."""

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from postparade.core.faults import JournalFault
from postparade.table.journal.last_confirmed import Head
from postparade.table.race_seed import Secret

FILE = "journal.sqlite"
FORMAT = 2
"""The newest format that is read. Since format 2, entries commit to a seed without holding it; a journal has format 1
until its first such entry, so that the version before can still open it."""
APPLICATION_ID = 0x50505244
"""In the header of every journal (bytes 68 to 71), so that a foreign database is recognised before it is opened."""

SCHEMA = """
PRAGMA application_id = 1347441220;
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
INSERT INTO meta VALUES ('format', '1');
CREATE TABLE entry (
    entry INTEGER PRIMARY KEY,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    role TEXT NOT NULL,
    seat INTEGER NOT NULL,
    command TEXT NOT NULL,
    based_on INTEGER,
    action TEXT NOT NULL,
    played TEXT,
    rules TEXT,
    seal TEXT NOT NULL,
    UNIQUE (role, seat, command)
);
CREATE TABLE event (
    event INTEGER PRIMARY KEY,
    entry INTEGER NOT NULL REFERENCES entry (entry),
    step INTEGER NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX event_of_entry ON event (entry);
"""
REFUSED = """
CREATE TABLE IF NOT EXISTS refused (
    at REAL NOT NULL,
    entry INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    code TEXT NOT NULL,
    action TEXT NOT NULL
);
"""
"""A table beside the entries and outside their seals; older journals get it when they are opened for writing."""

SEED = """
CREATE TABLE IF NOT EXISTS secret (
    commitment TEXT PRIMARY KEY,
    seed TEXT NOT NULL,
    nonce TEXT NOT NULL
) WITHOUT ROWID;
"""
"""The seed in use, beside the entries and outside their seals, and in no copy of the journal."""

_COLUMNS = "entry, at, kind, role, seat, command, based_on, action, played, rules"


class Line(Struct, frozen=True):
    """One event as written: the entry whose action caused it, and the event as JSON."""

    step: int
    body: str


class Entry(Struct, frozen=True):
    """One entry as written. ``at`` is wall time in seconds since 1970, ``seat`` 0 for everybody but a seat; ``action``
    and ``played`` are JSON. (``role``, ``seat``, ``command``) is unique, which makes a resend recognisable."""

    entry: int
    at: float
    kind: str
    role: str
    seat: int
    command: str
    based_on: int | None
    action: str
    played: str | None
    rules: str | None
    lines: tuple[Line, ...]


class RefusedCommand(Struct, frozen=True):
    """A refused command that is worth keeping: ``code`` says why it was refused, ``at`` when (wall time in seconds
    since 1970); ``entry`` is the last one decided before it, ``seat`` 0 for everybody but a seat; ``action`` is
    JSON."""

    at: float
    entry: int
    seat: int
    code: str
    action: str


def seal(before: str, entry: Entry) -> str:
    """The seal of ``entry``: SHA-256 over the seal ``before`` it and everything in the entry. Whatever is changed, lost
    or inserted later breaks the chain at that point."""
    return hashlib.sha256(before.encode() + msgspec.json.encode(entry)).hexdigest()


def in_folder(path: Path) -> Path:
    """The journal that ``path`` means: the file itself, or the one in that data folder."""
    return path / FILE if path.is_dir() else path


def read_entries(
    connection: sqlite3.Connection, *, after: int = 0, damaged: bool = False
) -> Iterator[tuple[Entry, str]]:
    """All entries after entry ``after`` in order, each with the seal written beside it. Raises
    ``sqlite3.DatabaseError``, ``TypeError`` or ``ValueError`` for what cannot be read; in a ``damaged`` journal, events
    are read as far as possible."""
    events = _read_events(connection, after, damaged)
    waiting = next(events, None)
    for *values, sealed in connection.execute(
        f"SELECT {_COLUMNS}, seal FROM entry WHERE entry > ? ORDER BY entry",  # noqa: S608 - constants
        (after,),
    ):
        lines = []
        while waiting is not None and waiting[0] == values[0]:
            lines.append(waiting[1])
            waiting = next(events, None)
        yield _entry(values, lines), sealed
    if waiting is not None:
        raise ValueError(f"entry {waiting[0]}")


def _read_events(connection: sqlite3.Connection, after: int, damaged: bool) -> Iterator[tuple[int, Line]]:
    """The events after entry ``after``, each with its entry. Raises ``ValueError`` at a gap in their numbers."""
    # Events are numbered in the order of their entries.
    before = "SELECT max(event) FROM event WHERE entry = (SELECT max(entry) FROM event WHERE entry <= ?)"
    number = connection.execute(before, (after,)).fetchone()[0] or 0
    with contextlib.suppress(*((sqlite3.DatabaseError, ValueError) if damaged else ())):
        for event, entry, step, body in connection.execute(
            "SELECT event, entry, step, body FROM event WHERE event > ? ORDER BY event", (number,)
        ):
            number += 1
            if event != number:
                raise ValueError(f"event {number}")
            yield entry, Line(step, body)


class Content(Struct, frozen=True):
    """What was read from a journal: the ``entries`` after entry ``after``, and the seal of the last one."""

    after: int
    entries: list[Entry]
    seal: str

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.after + len(self.entries)


def load(path: Path, connection: sqlite3.Connection, head: Head | None, since: Head | None = None) -> Content:
    """All entries in order, or those after ``since`` if the journal holds that very entry and lacks none before it;
    raises like :func:`checked_entries`."""
    if since is None or not _holds(connection, since):
        since = Head(0, "")
    found = list(checked_entries(path, connection, head, since))
    return Content(since.entry, [entry for entry, _ in found], found[-1][1] if found else since.seal)


def checked_entries(
    path: Path, connection: sqlite3.Connection, head: Head | None, since: Head
) -> Iterator[tuple[Entry, str]]:
    """The entries after ``since`` in order, each with its seal.

    Raises ``JournalFault``: ``journal_corrupt`` at the first broken seal, ``journal_truncated`` when entries that
    ``head`` remembers are missing at the end.
    """
    last, number = since.seal, since.entry
    for entry, sealed in read_entries(connection, after=since.entry):
        number += 1
        last = seal(last, entry)
        if entry.entry != number or last != sealed:
            raise JournalFault("journal_corrupt", path=path, where=f"entry {number}")
        if head is not None and entry.entry == head.entry and sealed != head.seal:
            raise JournalFault("journal_corrupt", path=path, where=f"entry {entry.entry}, not the one confirmed")
        yield entry, sealed
    if head is not None and head.entry > number:
        raise JournalFault("journal_truncated", path=path, missing=head.entry - number, kept=number)


def seal_of(connection: sqlite3.Connection, entry: int) -> str | None:
    """The seal beside ``entry``; ``None`` when there is no such entry."""
    row = connection.execute("SELECT seal FROM entry WHERE entry = ?", (entry,)).fetchone()
    return None if row is None else str(row[0])


def senders(connection: sqlite3.Connection, until: int) -> list[tuple[str, int, str, int]]:
    """Role, seat and command id of every entry through ``until``, each with its entry."""
    found = connection.execute("SELECT role, seat, command, entry FROM entry WHERE entry <= ?", (until,))
    return found.fetchall()


def _holds(connection: sqlite3.Connection, since: Head) -> bool:
    """Whether the journal holds ``since``, entry and seal, and no entry before it is missing."""
    count = connection.execute("SELECT count(*) FROM entry WHERE entry <= ?", (since.entry,)).fetchone()[0]
    return count == since.entry and seal_of(connection, since.entry) == since.seal


def insert(connection: sqlite3.Connection, entry: Entry, sealed: str) -> None:
    """Write ``entry`` with its seal; the caller has begun a transaction."""
    connection.execute(
        "INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.entry,
            entry.at,
            entry.kind,
            entry.role,
            entry.seat,
            entry.command,
            entry.based_on,
            entry.action,
            entry.played,
            entry.rules,
            sealed,
        ),
    )
    rows = ((entry.entry, line.step, line.body) for line in entry.lines)
    connection.executemany("INSERT INTO event (entry, step, body) VALUES (?, ?, ?)", rows)


def insert_secret(connection: sqlite3.Connection, secret: Secret) -> None:
    """Keep ``secret``, and no other; the caller has begun a transaction."""
    connection.execute("DELETE FROM secret")
    connection.execute("INSERT INTO secret VALUES (?, ?, ?)", structs.astuple(secret))
    connection.execute("UPDATE meta SET value = ? WHERE key = 'format'", (str(FORMAT),))


def read_secret(connection: sqlite3.Connection) -> Secret | None:
    """The seed that is kept, if any. Raises ``sqlite3.DatabaseError`` and ``ValueError``."""
    if not has_table(connection, "secret"):
        return None
    row = connection.execute("SELECT commitment, seed, nonce FROM secret").fetchone()
    return None if row is None else msgspec.convert(dict(zip(Secret.__struct_fields__, row, strict=True)), Secret)


def has_table(connection: sqlite3.Connection, name: str) -> bool:
    """Whether there is a table ``name``, which journals of older versions may lack."""
    found = connection.execute("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", (name,))
    return found.fetchone() is not None


def insert_refused(connection: sqlite3.Connection, refused: RefusedCommand) -> None:
    """Write ``refused``; the caller has begun a transaction."""
    connection.execute("INSERT INTO refused VALUES (?, ?, ?, ?, ?)", structs.astuple(refused))


def read_refused(connection: sqlite3.Connection) -> list[RefusedCommand]:
    """All refused commands that were kept, in order of arrival. Raises ``sqlite3.DatabaseError`` and ``ValueError``."""
    if not has_table(connection, "refused"):
        return []
    rows = connection.execute("SELECT at, entry, seat, code, action FROM refused ORDER BY rowid")
    return [
        msgspec.convert(dict(zip(RefusedCommand.__struct_fields__, row, strict=True)), RefusedCommand) for row in rows
    ]


def find(path: Path, connection: sqlite3.Connection, number: int) -> Entry:
    """Entry ``number``. Raises ``JournalFault`` (``journal_corrupt``) when there is none."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM entry WHERE entry = ?", (number,)).fetchone()  # noqa: S608 - constants
    if row is None:
        raise JournalFault("journal_corrupt", path=path, where=f"entry {number}")
    lines = connection.execute("SELECT step, body FROM event WHERE entry = ? ORDER BY event", (number,))
    return _entry(row, [Line(step, body) for step, body in lines])


def _entry(row: Sequence[object], lines: list[Line]) -> Entry:
    fields = ("entry", "at", "kind", "role", "seat", "command", "based_on", "action", "played", "rules")
    return msgspec.convert({**dict(zip(fields, row, strict=True)), "lines": lines}, Entry)
