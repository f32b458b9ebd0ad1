"""Copies of the evening that somebody took become entries of the journal, however they were taken.

Whoever takes a copy leaves a note beside the journal (``journal/export.py``), also where no table runs or another
process has it open. The table writes what the notes say into the journal.
"""

import asyncio
import logging
from pathlib import Path

from postparade.core.clock import Clock
from postparade.core.faults import Fault
from postparade.rules.viewer import HOST
from postparade.table.journal.export import forget, notes
from postparade.table.messages import Command, NoteCopy, Receipt
from postparade.table.table import Table

log = logging.getLogger(__name__)

BETWEEN = 2.0
"""Seconds between two looks for notes."""


class CopyNotes:
    """Journals the copies of the evening in the data folder ``data``. Belongs to the event loop."""

    def __init__(self, table: Table, clock: Clock, data: Path) -> None:
        self._table = table
        self._clock = clock
        self._data = data

    async def run(self) -> None:
        """Look for notes until cancelled."""
        while True:
            await self.collect()
            await self._clock.sleep(BETWEEN)

    async def collect(self) -> None:
        """Journal every copy that is noted down. A note stays until the journal can be written."""
        try:
            for note in await asyncio.to_thread(notes, self._data):
                # The name of the copy makes it an entry once, however often this is cut off.
                answer = await self._table.submit(Command(f"copy-{note.copy}", HOST, NoteCopy(note.copy, note.through)))
                if isinstance(answer, Receipt):
                    await asyncio.to_thread(forget, self._data, note)
        except (Fault, OSError) as error:
            log.warning("a copy of the evening is not in the journal yet: %s", error)
