"""Looking after a journal that no table has open: backups, and going on after damage with what is whole."""

import contextlib
import shutil
import sqlite3
import time
from pathlib import Path

from msgspec import Struct

from postparade.core.faults import JournalFault
from postparade.table import journal_head
from postparade.table.journal import create, lock_folder
from postparade.table.journal_head import Head, HeadFile, read_head
from postparade.table.journal_schema import FILE, Entry, check_header, in_folder, insert, read_entries, seal

BACKUPS = "backups"
DAMAGED = "damaged"
KEPT = 8
"""Backups that are kept in the data folder, the newest ones."""


class Salvaged(Struct, frozen=True):
    """What came of :func:`salvage`: ``kept`` entries go on, ``missing`` are known to have been confirmed and are lost
    (``None`` where nobody knows), and the damaged files lie in the folder ``aside``."""

    kept: int
    missing: int | None
    aside: Path


def backup(path: Path, folder: Path | None = None) -> Path:
    """Copy the journal at ``path`` (the file or its data folder) as it stands now, also while its table runs, into
    ``folder`` (default: ``backups`` in its data folder, where the newest :data:`KEPT` stay). Returns the copy.

    Raises ``JournalFault``: ``journal_missing``, ``journal_foreign``, ``journal_corrupt``, ``journal_unreadable``,
    ``journal_unwritable``.
    """
    source = in_folder(path)
    check_header(source)
    target = source.parent / BACKUPS if folder is None else folder
    copy = target / f"journal-{_stamp()}.sqlite"
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
        for old in sorted(target.glob("journal-*.sqlite"))[:-KEPT]:
            old.unlink(missing_ok=True)
    return copy


def salvage(path: Path) -> Salvaged:
    """Go on with the entries of the journal at ``path`` that are whole, up to the first that is not.

    All files of the journal are first moved into a folder of their own and stay there untouched. Raises
    ``JournalFault``: ``journal_locked`` while a table has it open, ``journal_missing``, ``journal_foreign``,
    ``journal_unwritable``, and ``journal_healthy`` where there is nothing to mend.
    """
    source = in_folder(path)
    with lock_folder(source.parent):
        head = read_head(source)
        if not source.exists() and (head is None or not head.entry):
            raise JournalFault("journal_missing", path=source)
        if source.exists():
            check_header(source)
        aside = source.parent / f"{DAMAGED}-{_stamp()}"
        try:
            aside.mkdir()
            for file in source.parent.glob(f"{FILE}*"):
                shutil.copy2(file, aside / file.name)
            entries = _whole_entries(aside / FILE)
            if head is not None and head.entry == len(entries):
                shutil.rmtree(aside)
                raise JournalFault("journal_healthy", path=source, kept=len(entries))
            _write(source, entries)
        except JournalFault:
            raise
        except (OSError, sqlite3.Error) as error:
            raise JournalFault("journal_unwritable", path=source, why=error) from error
    return Salvaged(len(entries), None if head is None else max(0, head.entry - len(entries)), aside)


def _whole_entries(path: Path) -> list[Entry]:
    """The entries of the damaged journal at ``path``, in order, up to the first that cannot be read or whose seal is
    broken."""
    entries: list[Entry] = []
    if not path.exists():
        return entries
    # Read-only: closing it otherwise would tidy up the very log that is kept as evidence.
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
    """A journal of ``entries`` in place of the one at ``path``, complete or not at all."""
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
    file.close()


def _stamp() -> str:
    """The moment, in a form that sorts as it passes."""
    now = time.time_ns()
    return f"{time.strftime('%Y%m%d-%H%M%S', time.localtime(now / 1e9))}-{now // 1000 % 1_000_000:06}"
