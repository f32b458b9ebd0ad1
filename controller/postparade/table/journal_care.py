"""Care of journals: backups, and going on after damage with what is intact."""

import contextlib
import re
import shutil
import sqlite3
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec import Struct

from postparade.core.faults import JournalFault
from postparade.table import journal_head
from postparade.table.journal import Journal, create, lock_folder
from postparade.table.journal_head import Head, HeadFile, read_head
from postparade.table.journal_schema import FILE, Entry, check_header, in_folder, insert, read_entries, seal

BACKUPS = "backups"
DAMAGED = "damaged"
KEPT = 8
"""Newest backups that the data folder keeps; where none of them is intact, the newest intact one is kept as well."""
STAMP = "%Y%m%d-%H%M%S-%f"
COPY = re.compile(r"journal-(\d{8}-\d{6}-\d{6})\.sqlite", re.ASCII)
"""Name of a backup; any other file in the folder is somebody else's."""
BETWEEN_RESTS = 50
"""Entries that are read between two rests."""
REST = 0.005
"""Seconds of a rest."""


class Salvaged(Struct, frozen=True):
    """Result of :func:`salvage`: ``kept`` entries go on, ``missing`` ones were confirmed and are lost (``None`` where
    that is unknown), and the damaged files are in the folder ``aside``."""

    kept: int
    missing: int | None
    aside: Path


def backup(path: Path, folder: Path | None = None) -> Path:
    """Copy the journal at ``path`` (the file or its data folder) as it stands now, even while its table runs, into
    ``folder`` (default: ``backups`` in its data folder, which keeps the newest :data:`KEPT` and at least one intact
    copy). Returns the copy.

    Raises ``JournalFault``: ``journal_missing``, ``journal_foreign``, ``journal_corrupt``, ``journal_unreadable``,
    ``journal_unwritable``.
    """
    source = in_folder(path)
    check_header(source)
    target = source.parent / BACKUPS if folder is None else folder
    copy = target / f"journal-{_stamp(_copies(target))}.sqlite"
    unfinished = copy.with_suffix(".new")
    try:
        target.mkdir(parents=True, exist_ok=True)
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as reading,
            contextlib.closing(sqlite3.connect(unfinished)) as writing,
        ):
            reading.backup(writing)
        unfinished.rename(copy)
    except (OSError, sqlite3.Error) as error:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise JournalFault("journal_unwritable", path=copy, why=error) from error
    if folder is None:
        _sweep(target)
    return copy


def _copies(folder: Path) -> list[Path]:
    """The backups in ``folder``, oldest first."""
    return sorted(file for file in folder.glob("journal-*.sqlite") if COPY.fullmatch(file.name))


def _sweep(folder: Path) -> None:
    """Delete old backups, but keep the newest :data:`KEPT` and the newest intact one: damage that nobody has noticed
    yet is copied after every race and must not push out the last evening that can be read."""
    copies = _copies(folder)
    kept, old = copies[-KEPT:], copies[:-KEPT]
    if old and not any(_is_whole(copy) for copy in reversed(kept)):
        last = next((copy for copy in reversed(old) if _is_whole(copy)), None)
        old = [copy for copy in old if copy != last]
    for copy in old:
        copy.unlink(missing_ok=True)


def salvage(path: Path) -> Salvaged:
    """Go on with the intact entries of the journal at ``path``, up to the first damaged one.

    All files of the journal are first copied to a folder of their own and stay there untouched. A backup of the same
    evening that holds more entries is used instead. Refused commands, which count for nothing, are not carried over.
    Raises ``JournalFault``: ``journal_locked`` while a table has it open, ``journal_missing``, ``journal_foreign``,
    ``journal_unwritable``, and ``journal_healthy`` where there is nothing to mend.
    """
    source = in_folder(path)
    with lock_folder(source.parent):
        head = read_head(source)
        if not source.exists() and (head is None or not head.entry):
            raise JournalFault("journal_missing", path=source)
        if source.exists() and head is None:
            check_header(source)
        whole = _readable(source)
        if whole is not None:
            raise JournalFault("journal_healthy", path=source, kept=whole)
        aside = source.parent / f"{DAMAGED}-{_stamp()}"
        try:
            aside.mkdir()
            for file in source.parent.glob(f"{FILE}*"):
                shutil.copy2(file, aside / file.name)
            entries = _longest(_whole_entries(aside / FILE), source.parent / BACKUPS)
            _write(source, entries)
        except JournalFault:
            raise
        except (OSError, sqlite3.Error) as error:
            raise JournalFault("journal_unwritable", path=source, why=error) from error
    return Salvaged(len(entries), None if head is None else max(0, head.entry - len(entries)), aside)


def _readable(path: Path) -> int | None:
    """How many entries the journal at ``path`` has; ``None`` where a table would refuse it."""
    try:
        return sum(1 for _ in Journal.scan(path))
    except JournalFault:
        return None


def _longest(entries: list[Entry], backups: Path) -> list[Entry]:
    """``entries``, or those of a copy in ``backups`` that begins with all of them and goes on."""
    for copy in sorted(backups.glob("journal-*.sqlite"), reverse=True):
        more = _whole_entries(copy)
        if len(more) > len(entries) and more[: len(entries)] == entries:
            entries = more
    return entries


def _whole_entries(path: Path) -> list[Entry]:
    """The entries of the damaged journal at ``path``, in order, up to the first that cannot be read or whose seal is
    broken."""
    entries: list[Entry] = []
    if not path.exists():
        return entries
    # Read-only: otherwise closing it would remove the write-ahead log, which is kept as evidence.
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)) as connection:
        last = ""
        with contextlib.suppress(sqlite3.DatabaseError, TypeError, ValueError):
            for entry, sealed in read_entries(connection, damaged=True):
                last = seal(last, entry)
                if entry.entry != len(entries) + 1 or last != sealed:
                    break
                entries.append(entry)
    return entries


def _write(path: Path, entries: list[Entry]) -> None:
    """Replace the journal at ``path`` with one of ``entries``, all of them or none."""
    for leftover in path.parent.glob(f"{FILE}-*"):
        leftover.unlink()
    path.unlink(missing_ok=True)
    create(path)
    last = ""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("BEGIN IMMEDIATE")
        for entry in entries:
            last = seal(last, entry)
            insert(connection, entry, last)
        connection.execute("COMMIT")
    path.with_name(journal_head.FILE).unlink(missing_ok=True)
    file = HeadFile(path)
    file.write(Head(len(entries), last))
    file.sync()
    file.close()


def _is_whole(copy: Path) -> bool:
    """Whether every entry of the backup ``copy`` is intact. It is read with rests in between, because the table that it
    was made of may be running."""
    try:
        for number, _ in enumerate(Journal.scan(copy)):
            if number % BETWEEN_RESTS == 0:
                time.sleep(REST)
    except JournalFault:
        return False
    return True


def _stamp(earlier: Sequence[Path] = ()) -> str:
    """The current time in UTC, as text that sorts by time. It is always later than that of the ``earlier`` copies,
    because a clock without a battery starts in the past."""
    now = datetime.now(UTC)
    if earlier and (found := COPY.fullmatch(earlier[-1].name)):
        with contextlib.suppress(ValueError, OverflowError):
            now = max(now, datetime.strptime(found[1], STAMP).replace(tzinfo=UTC) + timedelta(microseconds=1))
    return now.strftime(STAMP)
