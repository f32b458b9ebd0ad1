"""Backups: copies of a journal, made even while its table runs, of which the newest are kept."""

import contextlib
import os
import re
import sqlite3
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from postparade.core.durable import make_folder, sync_names
from postparade.core.faults import JournalFault
from postparade.table.journal.damage import is_damage
from postparade.table.journal.export import Through, export
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from postparade.table.journal.untrusted_file import check_header

BACKUPS = "backups"
KEPT = 8
"""Newest backups that the data folder keeps; where none of them is intact, the newest intact one is kept as well."""
STAMP = "%Y%m%d-%H%M%S-%f"
COPY = re.compile(r"journal-(\d{8}-\d{6}-\d{6})\.sqlite", re.ASCII)
"""Name of a backup; any other file in the folder is somebody else's."""
BETWEEN_RESTS = 50
"""Entries that are read between two rests."""
REST = 0.005
"""Seconds of a rest."""


def backup(path: Path, folder: Path | None = None, through: Through | None = None) -> Path:
    """Copy the journal at ``path`` (the file or its data folder) as far as nothing in it is hidden (:func:`export`),
    even while its table runs, into ``folder`` (default: ``backups`` in its data folder, which keeps the newest
    :data:`KEPT` and at least one intact copy). ``through``: how somebody took the copy, which the journal will say.
    Returns the copy.

    Raises ``JournalFault``: ``journal_missing``, ``journal_foreign``, ``journal_corrupt``, ``journal_unreadable``,
    ``journal_unwritable``.
    """
    source = in_folder(path)
    check_header(source)
    target = source.parent / BACKUPS if folder is None else folder
    copy = target / f"journal-{stamp(_copies(target))}.sqlite"
    unfinished = copy.with_suffix(".new")
    try:
        make_folder(target)
        unfinished.unlink(missing_ok=True)
        export(source, unfinished, through)
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.rename(copy)
        sync_names(target)
    except (OSError, sqlite3.Error, ValueError) as error:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        if isinstance(error, ValueError) or is_damage(error):
            raise JournalFault("journal_corrupt", path=source, where=error) from error
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


def stamp(earlier: Sequence[Path] = ()) -> str:
    """The current time in UTC, as text that sorts by time. It is always later than that of the ``earlier`` copies,
    because a clock without a battery starts in the past."""
    now = datetime.now(UTC)
    if earlier and (found := COPY.fullmatch(earlier[-1].name)):
        with contextlib.suppress(ValueError, OverflowError):
            now = max(now, datetime.strptime(found[1], STAMP).replace(tzinfo=UTC) + timedelta(microseconds=1))
    return now.strftime(STAMP)
