"""A journal from elsewhere is read, checked, and written into a file of its own: its file is never used as ours."""

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from postparade.core.faults import JournalFault
from postparade.table.events import ChanceRevealed
from postparade.table.journal.export import Cut, Remainder, cut_of, remainder_of
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.new_journal import create
from postparade.table.journal.schema import Entry, checked_entries, read_refused, seal_of
from postparade.table.journal.snapshot import check
from postparade.table.journal.untrusted_file import opened
from postparade.table.race_seed import Secret

MOST_ENTRIES = 1_000_000
"""Entries of the largest journal that is taken: an evening has some hundred."""
PATIENCE = 900.0
"""Seconds that a journal may take to be replayed."""
BETWEEN_RESTS, REST = 50, 0.003
"""Entries between two rests, and their length in seconds: a table may be running meanwhile."""


class Adopted(Struct, frozen=True):
    """A journal of ``entries``, of which the last has the ``seal``; ``left`` entries stayed on the machine that copied
    it."""

    entries: int
    seal: str
    left: int


def adopt(foreign: Path, target: Path, data: Path) -> Adopted:
    """Write what the file ``foreign`` holds, a copy or a journal, into the new journal ``target``, with what a copy
    left out where the data folder ``data`` has that, and replay it.

    Raises ``JournalFault``: ``journal_foreign``, ``journal_corrupt``, ``journal_newer``, ``journal_unreadable``,
    ``journal_unwritable``, ``ledger_unbalanced``.
    """
    with opened(foreign) as (connection, _):
        cut = cut_of(connection)
        kept = int(connection.execute("SELECT count(*) FROM entry").fetchone()[0])
        if not 0 < kept <= MOST_ENTRIES:
            raise JournalFault("journal_missing" if kept == 0 else "journal_corrupt", path=foreign, where="its length")
        rest = None if cut is None else remainder_of(data, cut.copy, Head(kept, seal_of(connection, kept) or ""))
        refused = read_refused(connection)
        entries = _entries(foreign, connection, rest)
        secret = None if rest is None or rest.secret is None or _is_known(data, rest.secret) else rest.secret
        head = create(target, entries, (*refused, *(rest.refused if rest else ())), secret)
    check(target, _Pause())
    return Adopted(head.entry, head.seal, _left(cut, head.entry))


def _entries(foreign: Path, connection: sqlite3.Connection, rest: Remainder | None) -> Iterator[Entry]:
    try:
        for entry, _ in checked_entries(foreign, connection, None, Head(0, "")):
            yield entry
    except (sqlite3.Error, TypeError, ValueError) as error:
        raise JournalFault("journal_corrupt", path=foreign, where=error) from error
    yield from rest.entries if rest else ()


def _left(cut: Cut | None, entries: int) -> int:
    return 0 if cut is None else max(0, cut.entries - entries)


def _is_known(data: Path, secret: Secret) -> bool:
    """Whether the journal in ``data`` has revealed ``secret`` since: a race must not be run from a seed that everybody
    knows."""
    beginning = f'{{"type":"{ChanceRevealed.__struct_config__.tag}","commitment":"{secret.commitment}"'
    with contextlib.suppress(JournalFault), opened(data) as (connection, _):
        query = "SELECT 1 FROM event WHERE substr(body, 1, ?) = ?"
        return connection.execute(query, (len(beginning), beginning)).fetchone() is not None
    return False


class _Pause:
    """Gives way to a running table after some entries, and gives up after :data:`PATIENCE`."""

    def __init__(self) -> None:
        self._entries = 0
        self._until = time.monotonic() + PATIENCE

    def __call__(self) -> None:
        self._entries += 1
        if self._entries % BETWEEN_RESTS == 0:
            time.sleep(REST)
            if time.monotonic() > self._until:
                raise ValueError("it takes too long to replay")
