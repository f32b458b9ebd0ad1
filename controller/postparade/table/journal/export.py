"""Copies of a journal that may leave their machine: a copy ends where nothing is hidden.

Entries in the middle of a race hold what nobody may know before the race is over: cards in hands and piles, choices
that were made in secret. A copy is therefore cut where a seed was last revealed, and the seed in use is never in it.
What is cut off stays on this machine as the *remainder* of the copy, so that a copy that is put back here is whole.
"""

import contextlib
import logging
import re
import secrets
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from postparade.core.durable import make_folder, sync_folder, write_whole
from postparade.table.events import ChanceCommitted, ChanceRevealed, GameClosed, GameOpened
from postparade.table.journal.codec import ending
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.schema import (
    Entry,
    RefusedCommand,
    read_entries,
    read_refused,
    read_secret,
    seal_of,
)
from postparade.table.journal.untrusted_file import check_schema, connect_to_read, opened
from postparade.table.race_seed import Secret

log = logging.getLogger(__name__)

FOLDER = "copies"
"""Folder of the data folder for remainders, and for notes of copies that are not in the journal yet."""
REMAINDER, NOTE = ".remainder", ".note"
AUTOMATIC = "race-"
"""Beginning of the name of a copy that the table makes by itself."""
NAME = re.compile(rf"(?:{AUTOMATIC})?[0-9a-f]{{32}}", re.ASCII)
MOST, MOST_AUTOMATIC = 200, 10
"""Remainders that are kept of copies that somebody took, and of those that the table makes by itself; the oldest go."""

OfChance = GameOpened | GameClosed | ChanceCommitted | ChanceRevealed
_COMMITTED, _REVEALED = (f'{{"type":"{kind.__struct_config__.tag}"' for kind in (ChanceCommitted, ChanceRevealed))
_decoder = msgspec.json.Decoder(OfChance)
Through = Literal["console", "drive", "command_line"]


class Remainder(Struct, frozen=True):
    """What a copy leaves out: the ``entries`` after entry ``after``, which has the ``seal``, what was ``refused``
    meanwhile, and the seed in use."""

    after: int
    seal: str
    entries: tuple[Entry, ...]
    refused: tuple[RefusedCommand, ...]
    secret: Secret | None


class CopyNote(Struct, frozen=True):
    """The copy ``copy`` was taken, and is not in the journal yet."""

    copy: str
    through: Through


class Cut(Struct, frozen=True):
    """Where a copy ends: ``kept`` of ``entries`` entries are in it, and its name is ``copy``."""

    copy: str
    kept: int
    entries: int


def export(source: Path, target: Path, through: Through | None) -> Cut:
    """Write the journal file ``source`` as far as nothing is hidden in it to the new file ``target``, and keep the rest
    beside ``source``. ``through``: how somebody took the copy, which is noted down; None for one that the table makes.

    Raises ``JournalFault`` (``journal_foreign``), ``sqlite3.Error`` and ``OSError``.
    """
    name = ("" if through else AUTOMATIC) + secrets.token_hex(16)
    # In memory, because the disk of the copy may leave the machine, and deleted parts can be read back from a disk.
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as memory:
        with contextlib.closing(connect_to_read(source)) as reading:
            check_schema(source, reading)
            reading.backup(memory)
        found = _cut_off(memory, source, name)
        folder = source.parent / FOLDER
        note = folder / f"{name}{NOTE}"
        try:
            make_folder(folder, 0o700)
            if found[1] is not None:
                _keep(folder / f"{name}{REMAINDER}", found[1])
            if through is not None:
                _keep(note, CopyNote(name, through))
            sync_folder(folder)
            _sweep(folder)
        except OSError as error:
            # Whoever saves an evening from a failing disk must not be stopped by that disk.
            log.warning("what the copy %s leaves out cannot be kept, or that it was taken: %s", target.name, error)
        try:
            memory.execute("VACUUM INTO ?", (str(target),))
        except BaseException:
            with contextlib.suppress(OSError):
                note.unlink(missing_ok=True)
            raise
    return found[0]


def _cut_off(memory: sqlite3.Connection, source: Path, name: str) -> tuple[Cut, Remainder | None]:
    """Cut the journal in ``memory``, a copy of ``source``, and call it ``name``; what was cut off."""
    last = memory.execute("SELECT coalesce(max(entry), 0) FROM entry").fetchone()[0]
    end = end_of_the_known(memory, source)
    refused = tuple(one for one in read_refused(memory) if one.entry >= end) if end < last else ()
    entries = tuple(entry for entry, _ in read_entries(memory, after=end))
    rest = Remainder(end, seal_of(memory, end) or "", entries, refused, read_secret(memory))
    memory.execute("BEGIN")
    memory.execute("DELETE FROM event WHERE entry > ?", (end,))
    memory.execute("DELETE FROM entry WHERE entry > ?", (end,))
    if refused:
        memory.execute("DELETE FROM refused WHERE entry >= ?", (end,))
    if rest.secret is not None:
        memory.execute("DELETE FROM secret")
    memory.execute("DELETE FROM meta WHERE key IN ('copy', 'entries')")
    memory.executemany("INSERT INTO meta VALUES (?, ?)", (("copy", name), ("entries", str(last))))
    memory.execute("COMMIT")
    return Cut(name, end, last), rest if rest.entries or rest.secret is not None else None


def end_of_the_known(connection: sqlite3.Connection, path: Path) -> int:
    """The last entry up to which nothing in the journal ``path`` is hidden any more."""
    known, running, seed, committed = 0, False, False, True
    for entry, bodies in _of_chance(connection):
        if not running:
            known = entry - 1
        revealed = clear = False
        for event in bodies:
            match event:
                case GameOpened():
                    running, committed = True, False
                case GameClosed():
                    running, seed, committed = False, False, True
                case ChanceCommitted():
                    seed, committed = True, True
                    clear = bool(event.seed)
                case ChanceRevealed():
                    seed, revealed = False, True
        # A game that is over reveals its seed and commits to no other.
        running = running and (seed or not committed)
        # Entries of older versions hold the next seed, too.
        if revealed and not clear:
            known = entry
    last = int(connection.execute("SELECT coalesce(max(entry), 0) FROM entry").fetchone()[0])
    if running and not committed:
        # Versions that committed to nothing did not say when a game was over, either.
        running = ending(path, (entry for entry, _ in read_entries(connection))).running
    return known if running else last


def _of_chance(connection: sqlite3.Connection) -> Iterator[tuple[int, list[OfChance]]]:
    """The events that say what is hidden, by entry."""
    tags = [str(kind.__struct_config__.tag) for kind in get_args(OfChance)]
    where = " OR ".join("body LIKE ?" for _ in tags)
    rows = connection.execute(
        f"SELECT entry, body FROM event WHERE {where} ORDER BY event",  # noqa: S608 - constants
        [f'{{"type":"{tag}"%' for tag in tags],
    )
    found: list[OfChance] = []
    number = None
    for entry, body in rows:
        if entry != number and number is not None:
            yield number, found
            found = []
        number = entry
        found.append(_decoder.decode(body))
    if number is not None:
        yield number, found


def remainder_of(data: Path, name: str, end: Head) -> Remainder | None:
    """What the copy ``name``, which ends with ``end``, left out, if the data folder ``data`` has it."""
    if not NAME.fullmatch(name):
        return None
    try:
        found = msgspec.json.decode((data / FOLDER / f"{name}{REMAINDER}").read_bytes(), type=Remainder)
    except (OSError, msgspec.MsgspecError):
        return None
    follows = all(entry.entry == number for number, entry in enumerate(found.entries, end.entry + 1))
    return found if (found.after, found.seal) == (end.entry, end.seal) and follows else None


def cut_of(connection: sqlite3.Connection) -> Cut | None:
    """Where the journal ends, if it is a copy. Raises ``sqlite3.Error``."""
    meta = dict(connection.execute("SELECT key, value FROM meta WHERE key IN ('copy', 'entries')"))
    kept = connection.execute("SELECT coalesce(max(entry), 0) FROM entry").fetchone()[0]
    name, entries = str(meta.get("copy")), str(meta.get("entries"))
    if not NAME.fullmatch(name) or not re.fullmatch(r"\d{1,9}", entries, re.ASCII):
        return None
    return Cut(name, kept, max(kept, int(entries)))


def cut_at(path: Path) -> Cut | None:
    """Where the journal at ``path`` ends, if it is a copy; raises like :meth:`Journal.read`."""
    with opened(path) as (connection, _):
        return cut_of(connection)


def seed_in_use(bodies: Iterable[str]) -> str | None:
    """The commitment to the seed in use after events with these ``bodies``."""
    used = None
    for body in bodies:
        if body.startswith(_COMMITTED):
            used = msgspec.json.decode(body, type=ChanceCommitted).commitment
        elif body.startswith(_REVEALED):
            used = None
    return used


def secrets_kept(data: Path) -> list[Secret]:
    """The seeds in the remainders that the data folder ``data`` has."""
    found = []
    for path in (data / FOLDER).glob(f"*{REMAINDER}"):
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            found.append(msgspec.json.decode(path.read_bytes(), type=Remainder).secret)
    return [secret for secret in found if secret is not None]


def notes(data: Path) -> list[CopyNote]:
    """The copies that were taken and are not in the journal yet, oldest first."""
    found = []
    for path in sorted((data / FOLDER).glob(f"*{NOTE}"), key=lambda path: path.stat().st_mtime):
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            note = msgspec.json.decode(path.read_bytes(), type=CopyNote)
            if NAME.fullmatch(note.copy):
                found.append(note)
    return found


def forget(data: Path, note: CopyNote) -> None:
    """Drop ``note``: the journal says it now. Raises ``OSError``."""
    (data / FOLDER / f"{note.copy}{NOTE}").unlink(missing_ok=True)


def _keep(path: Path, what: Remainder | CopyNote) -> None:
    write_whole(path, msgspec.json.encode(what), path.with_name(f"{path.name}.new"))
    path.chmod(0o600)


def _sweep(folder: Path) -> None:
    kept = sorted(folder.glob(f"*{REMAINDER}"), key=lambda path: path.stat().st_mtime)
    automatic = [path for path in kept if path.name.startswith(AUTOMATIC)]
    taken = [path for path in kept if not path.name.startswith(AUTOMATIC)]
    for path in (*automatic[:-MOST_AUTOMATIC], *taken[:-MOST]):
        path.unlink(missing_ok=True)
