"""When the program looks for memory in reference cycles that nobody uses any more: in a quiet moment.

Python's collector stops everything while it looks, and begins whenever enough objects are new: with all that a table
has loaded that takes 0.1 s, in the middle of a roll as well as at any other time. Young objects are few and are looked
through as ever.
"""

import gc
from collections.abc import Callable
from typing import Final

from postparade.core.clock import Clock

NEVER: Final = 1_000_000
"""Rounds through objects of middle age after which Python would look through the old ones, too."""
LOOK: Final = 1.0
QUIET: Final = 1.5
"""Seconds after which whatever happened at the table has been shown and told."""
EVERY: Final = 60.0
"""Seconds between two collections at least."""
AT_THE_LATEST: Final = 600.0
"""Seconds after which there is one even though the table was never quiet."""
WHOLE: Final = 3600.0
"""Seconds between two collections of everything, that which has been there for long included; only while nobody
plays."""


class GarbageCollector:
    """Collects when nothing has happened for a moment, and looks only at what is new since the last time; now and then,
    while nobody plays (``idle()``), at everything."""

    def __init__(self, clock: Clock, idle: Callable[[], bool]) -> None:
        self._clock = clock
        self._idle = idle
        self._happened = clock.now()

    def happens(self) -> None:
        """Something happens at the table that people wait for."""
        self._happened = self._clock.now()

    async def run(self) -> None:
        """Decide when memory is looked through, until this is cancelled; then Python does so again."""
        before = gc.get_threshold()
        gc.set_threshold(before[0], before[1], NEVER)
        try:
            await self._keep()
        finally:
            gc.set_threshold(*before)

    async def _keep(self) -> None:
        last = whole = self._clock.now()
        while True:
            await self._clock.sleep(LOOK)
            now = self._clock.now()
            quiet = now - self._happened >= QUIET
            if now - whole >= WHOLE and quiet and self._idle():
                gc.unfreeze()
                whole = now
            elif now - last < EVERY or not (quiet or now - last >= AT_THE_LATEST):
                continue
            gc.collect()
            # What is left will stay for a while: the next collection need not look through it again.
            gc.freeze()
            last = now
