"""The journal on disk: which file it is, its tables, and the seal that ties each entry to all before it."""

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from postparade.core.faults import JournalFault
from postparade.table.journal_head import Head

FILE = "journal.sqlite"
FORMAT = 1
"""The format that :data:`SCHEMA` describes, and the newest that is read."""
APPLICATION_ID = 0x50505244
"""Stands in the header of every journal (bytes 68 to 71), so that a foreign database is recognised before it is
opened."""

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

_COLUMNS = "entry, at, kind, role, seat, command, based_on, action, played, rules"
_HEADER = 100
_MAGIC = b"SQLite format 3\x00"


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


def seal(before: str, entry: Entry) -> str:
    """The seal of ``entry``: SHA-256 over the seal ``before`` it and everything that the entry says. Whatever is
    changed, lost or added behind the journal's back breaks the chain there."""
    return hashlib.sha256(before.encode() + msgspec.json.encode(entry)).hexdigest()


def in_folder(path: Path) -> Path:
    """The journal that ``path`` means: the file itself, or the one in that data folder."""
    return path / FILE if path.is_dir() else path


def check_header(path: Path) -> None:
    """Raise ``JournalFault`` unless ``path`` begins like a journal: ``journal_missing``, ``journal_foreign``,
    ``journal_corrupt`` or ``journal_unreadable``."""
    try:
        with path.open("rb") as file:
            header = file.read(_HEADER)
    except FileNotFoundError:
        raise JournalFault("journal_missing", path=path) from None
    except OSError as error:
        raise JournalFault("journal_unreadable", path=path, why=error) from error
    if not header or header[:16] != _MAGIC[: len(header)]:
        raise JournalFault("journal_foreign", path=path)
    if len(header) < _HEADER:
        raise JournalFault("journal_corrupt", path=path, where="its header, which is cut off")
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise JournalFault("journal_foreign", path=path)


def check_format(path: Path, connection: sqlite3.Connection) -> None:
    """Raise ``JournalFault`` (``journal_newer``, ``journal_corrupt``) unless this version reads the journal's
    format."""
    row = connection.execute("SELECT value FROM meta WHERE key = 'format'").fetchone()
    if row is None or not str(row[0]).isdecimal():
        raise JournalFault("journal_corrupt", path=path, where="its format number")
    if int(row[0]) > FORMAT:
        raise JournalFault("journal_newer", path=path, found=row[0], known=FORMAT)


def read_entries(connection: sqlite3.Connection, *, damaged: bool = False) -> Iterator[tuple[Entry, str]]:
    """All entries in order, each with the seal written beside it. Raises ``sqlite3.DatabaseError``, ``TypeError`` or
    ``ValueError`` for what cannot be read; of a ``damaged`` journal events are read as far as that goes."""
    lines: dict[int, list[Line]] = {}
    with contextlib.suppress(*((sqlite3.DatabaseError, ValueError) if damaged else ())):
        for number, (event, entry, step, body) in enumerate(
            connection.execute("SELECT event, entry, step, body FROM event ORDER BY event"), 1
        ):
            if event != number:
                raise ValueError(f"event {number}")
            lines.setdefault(entry, []).append(Line(step, body))
    for *values, sealed in connection.execute(f"SELECT {_COLUMNS}, seal FROM entry ORDER BY entry"):  # noqa: S608 - constants
        yield _entry(values, lines.pop(values[0], [])), sealed
    if lines:
        raise ValueError(f"entry {min(lines)}")


def load(path: Path, connection: sqlite3.Connection, head: Head | None) -> tuple[list[Entry], str]:
    """All entries in order, and the last seal. Raises ``JournalFault``: ``journal_corrupt`` at the first broken seal,
    ``journal_truncated`` when entries that ``head`` remembers are missing at the end."""
    entries: list[Entry] = []
    last = ""
    for entry, sealed in read_entries(connection):
        last = seal(last, entry)
        if entry.entry != len(entries) + 1 or last != sealed:
            raise JournalFault("journal_corrupt", path=path, where=f"entry {len(entries) + 1}")
        if head is not None and entry.entry == head.entry and sealed != head.seal:
            raise JournalFault("journal_corrupt", path=path, where=f"entry {entry.entry}, not the one confirmed")
        entries.append(entry)
    if head is not None and head.entry > len(entries):
        missing = head.entry - len(entries)
        raise JournalFault("journal_truncated", path=path, missing=missing, kept=len(entries))
    return entries, last


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


def find(path: Path, connection: sqlite3.Connection, number: int) -> Entry:
    """Entry ``number``. Raises ``JournalFault`` (``journal_corrupt``) when there is none."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM entry WHERE entry = ?", (number,)).fetchone()  # noqa: S608 - constants
    if row is None:
        raise JournalFault("journal_corrupt", path=path, where=f"entry {number}")
    lines = connection.execute("SELECT step, body FROM event WHERE entry = ? ORDER BY event", (number,))
    return _entry(row, [Line(step, body) for step, body in lines])


def _entry(row: Sequence[Any], lines: list[Line]) -> Entry:
    fields = ("entry", "at", "kind", "role", "seat", "command", "based_on", "action", "played", "rules")
    return msgspec.convert({**dict(zip(fields, row, strict=True)), "lines": lines}, Entry)
