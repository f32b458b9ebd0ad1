"""Salvage: a damaged journal goes on with its intact part."""

import contextlib
import shutil
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from postparade.core.durable import stand_in, sync_files, sync_folder
from postparade.core.faults import JournalFault
from postparade.table.journal import last_confirmed
from postparade.table.journal.backup import BACKUPS, stamp
from postparade.table.journal.export import cut_of, remainder_of, secrets_kept, seed_in_use
from postparade.table.journal.journal import Journal, lock_folder
from postparade.table.journal.last_confirmed import Head, read_head, replace_head
from postparade.table.journal.new_journal import create
from postparade.table.journal.schema import FILE, Entry, in_folder, read_entries, read_secret, seal
from postparade.table.journal.untrusted_file import check_header, check_inert, connect_to_read
from postparade.table.race_seed import Secret, holds

DAMAGED = "damaged"
SALVAGED = ".salvaged"
"""Ending of the name of a journal that is about to replace a damaged one. There is one only while :func:`salvage` runs
or after it was interrupted."""


class Salvaged(Struct, frozen=True):
    """Result of :func:`salvage`: ``kept`` entries go on, ``missing`` ones were confirmed and are lost (``None`` where
    that is unknown), and the damaged files are in the folder ``aside``."""

    kept: int
    missing: int | None
    aside: Path


def salvage(path: Path) -> Salvaged:
    """Go on with the intact entries of the journal at ``path``, up to the first damaged one.

    All files of the journal are first copied to a folder of their own and stay there untouched. A backup of the same
    evening that holds more entries is used instead. Refused commands, which count for nothing, are not carried over.
    It may be interrupted anywhere, even by a power cut, and called again: no entry is lost by that. Raises
    ``JournalFault``: ``journal_locked`` while a table has it open, ``journal_missing``, ``journal_foreign``,
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
        aside = source.parent / f"{DAMAGED}-{stamp()}"
        try:
            aside.mkdir()
            for name in (source.name, *_companions(source), last_confirmed.FILE):
                if (file := source.with_name(name)).exists():
                    shutil.copy2(file, aside / name)
            sync_files(aside)
            sync_folder(source.parent)
            backups = sorted((source.parent / BACKUPS).glob("journal-*.sqlite"), reverse=True)
            entries = _longest(_whole_entries(aside / source.name), [_salvaged(source), *backups], source.parent)
            _replace(source, entries, _seed_of(entries, aside / source.name, source.parent))
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


def _longest(entries: list[Entry], copies: Iterable[Path], data: Path) -> list[Entry]:
    """``entries``, or those of one of the ``copies`` that begins with all of them and goes on. What a copy leaves out
    is in the data folder ``data``."""
    for copy in copies:
        more = _whole_entries(copy, data)
        if len(more) > len(entries) and more[: len(entries)] == entries:
            entries = more
    return entries


def _whole_entries(path: Path, data: Path | None = None) -> list[Entry]:
    """The entries of the damaged journal at ``path``, in order, up to the first that cannot be read or whose seal is
    broken; of a whole copy also those that it left out, if the data folder ``data`` has them."""
    entries: list[Entry] = []
    if not path.exists():
        return entries
    with contextlib.closing(connect_to_read(path)) as connection:
        last, cut = "", None
        with contextlib.suppress(sqlite3.DatabaseError, TypeError, ValueError):
            check_inert(connection)
            for entry, sealed in read_entries(connection, damaged=True):
                last = seal(last, entry)
                if entry.entry != len(entries) + 1 or last != sealed:
                    break
                entries.append(entry)
            else:
                cut = cut_of(connection)
    rest = None if cut is None or data is None else remainder_of(data, cut.copy, Head(len(entries), last))
    return entries if rest is None else [*entries, *rest.entries]


def _seed_of(entries: list[Entry], damaged: Path, data: Path) -> Secret | None:
    """The seed in use after ``entries``, if the ``damaged`` journal or the data folder ``data`` still holds it."""
    commitment = seed_in_use(line.body for entry in entries for line in entry.lines)
    found = secrets_kept(data)
    if damaged.exists():
        with (
            contextlib.closing(connect_to_read(damaged)) as connection,
            contextlib.suppress(sqlite3.DatabaseError, TypeError, ValueError),
        ):
            check_inert(connection)
            found += filter(None, [read_secret(connection)])
    return next((secret for secret in found if secret.commitment == commitment and holds(secret)), None)


def _replace(path: Path, entries: list[Entry], secret: Secret | None) -> None:
    """Replace the damaged journal at ``path`` with one of ``entries`` and the ``secret`` in use. Wherever the power
    fails, the old journal is refused until the new one is in its place, and nothing of the old one goes before the new
    one is on the disk."""
    salvaged = _salvaged(path)
    head = create(salvaged, entries, secret=secret)
    stand_in(salvaged, path)
    of_a_table = path.name == FILE  # The head beside a copy, if any, is not its own.
    remembered = read_head(path)
    if of_a_table and (remembered is None or remembered.entry < head.entry):
        # Without its log the old file may look intact, but shorter; only the head tells that entries are missing.
        replace_head(path, head)
    # SQLite would apply an old log to the new file.
    for name in _companions(path):
        path.with_name(name).unlink(missing_ok=True)
    sync_folder(path.parent)
    salvaged.replace(path)
    sync_folder(path.parent)
    if of_a_table:
        replace_head(path, head)


def _salvaged(path: Path) -> Path:
    return path.with_name(path.name + SALVAGED)


def _companions(path: Path) -> tuple[str, ...]:
    """The names of what SQLite may keep beside the journal at ``path``."""
    return f"{path.name}-shm", f"{path.name}-wal", f"{path.name}-journal"
