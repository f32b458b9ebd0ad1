"""When snapshots are taken and written: taken between races, written once enough has happened since."""

import asyncio
import logging
from collections.abc import Callable

from postparade.core.faults import JournalFault
from postparade.table.journal.journal import Journal
from postparade.table.journal.snapshot import APART, snapshot_of, write_snapshot
from postparade.table.race_seed import at_rest
from postparade.table.state import TableState

log = logging.getLogger(__name__)
PATIENCE = 4 * APART
"""Entries after which a snapshot is taken of a game that never rests."""


class SnapshotWriter:
    """Keeps the snapshot beside one journal. Belongs to the event loop; it writes in threads, so that no roll waits.

    ``on_written`` is called with the state that was written: what happened before it need not be kept in memory.
    """

    def __init__(self, journal: Journal, last: int, on_written: Callable[[TableState], None]) -> None:
        self._journal = journal
        self._last = last
        self._taken: TableState | None = None
        self._older: TableState | None = None
        self._resting = True
        self._on_written = on_written
        self._writing: asyncio.Task[None] | None = None

    def note(self, state: TableState) -> None:
        """Note that ``state`` is on the disk: take it, or write the one taken before, if it is time."""
        if self._taken is None:
            self._take(state, self._last)
        elif self._writing is None:
            ripe = state.entry >= self._taken.entry + APART
            found = self._taken if ripe else self._older
            if found is not None:
                self._writing = asyncio.create_task(self._write(found))

    def skip(self, state: TableState) -> None:
        """Like :meth:`note`, for a state that is being replayed: nothing is written yet."""
        taken = self._taken
        if self._take(state, self._last if taken is None else taken.entry):
            self._older = taken

    def _take(self, state: TableState, last: int) -> bool:
        """Take ``state``, to be written later on, if it comes long enough after entry ``last``. Returns whether it was
        taken."""
        if state.entry < last + APART:
            return False
        was, self._resting = self._resting, at_rest(state.game, state.play)
        taken = (self._resting and not was) or state.entry >= last + PATIENCE
        if taken:
            self._taken = state
        return taken

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writing is not None:
            await self._writing

    async def _write(self, state: TableState) -> None:
        try:
            seal = await self._journal.seal_of(state.entry)
            if seal is not None:
                await asyncio.to_thread(write_snapshot, self._journal.path.parent, snapshot_of(state, seal))
                self._on_written(state)
        except (JournalFault, OSError) as error:
            log.warning("no snapshot of the evening could be written: %s", error)
        self._last, self._older, self._writing = state.entry, None, None
        if self._taken is state:
            self._taken = None
