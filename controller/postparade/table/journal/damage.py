"""How badly a journal is damaged: whether its file is, and how many confirmed entries may be missing."""

import sqlite3
from pathlib import Path

from postparade.core.faults import JournalFault, Phrase
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.schema import FILE

UNREADABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
"""Errors of the disk or its file system, such as a full disk: the journal itself may be intact."""


def is_damage(error: BaseException) -> bool:
    """Whether ``error`` is about what a file holds, and not about the disk or its file system."""
    # Text that cannot be decoded fails without an SQLite error code.
    primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
    return isinstance(error, sqlite3.Error) and primary not in UNREADABLE


def counted(fault: JournalFault, head: Head | None) -> JournalFault:
    """``fault`` with the number of confirmed entries, where that is known: up to that many may be missing."""
    if head is None or not head.entry:
        return fault
    if fault.code == "journal_missing":
        if Path(str(fault.details["path"])).name != FILE:  # A mistyped name is not a lost journal.
            return fault
        return JournalFault("journal_truncated", path=fault.details["path"], missing=head.entry, kept=0)
    if fault.code not in ("journal_corrupt", "journal_foreign"):
        return fault
    # Where entries were confirmed, a file that does not begin like a journal used to be one.
    details = {"where": "its header", **fault.details, "confirmed": head.entry}
    return JournalFault("journal_corrupt", **details, too=Phrase("entries_confirmed", entries=head.entry))
