"""Goes on by itself when the disk takes writes again, and tells a full disk from one that is dying."""

import logging
from typing import Final, Protocol, TypeVar

from postparade.core.clock import Clock
from postparade.core.faults import Fault, JournalFault

log = logging.getLogger(__name__)

AGAIN = 5.0
"""Seconds from one attempt to write to the next."""
OFTEN: Final = 3
"""How often writing has to stop working, after it worked, until the card itself is suspected."""

F = TypeVar("F", bound=Fault)


class TablePort(Protocol):
    """The table, as far as this module knows it."""

    @property
    def fault(self) -> JournalFault | None: ...

    async def try_to_write(self) -> None: ...


async def recover(table: TablePort, clock: Clock) -> None:
    """Try for ever, while ``table`` cannot write its journal, whether it can again: nobody should have to touch a phone
    before the table knows that there is room."""
    while True:
        await clock.sleep(AGAIN)
        if table.fault is not None:
            try:
                await table.try_to_write()
            except JournalFault as fault:
                log.debug("the journal still cannot be written: %s", fault)


class Spells:
    """Counts how often the disk stopped taking writes since the table was opened."""

    def __init__(self) -> None:
        self._count = 0
        self._failing = False

    def told(self, fault: F | None) -> F | None:
        """``fault`` (None: writing works), or, when it has come often, one that speaks of the card itself: a disk that
        is merely full does not work again and again in between."""
        if fault is None:
            self._failing = False
            return None
        if not self._failing:
            self._failing = True
            self._count += 1
        if self._count < OFTEN:
            return fault
        return type(fault)("disk_failing", path=fault.details["path"], why=fault.details["why"], times=self._count)
