"""A hand-turned clock for devices that have a thread of their own."""

import asyncio
from typing import Any

from postparade.core.clock import HandClock


class BusClock(HandClock):
    """Stands still while such a thread works, as if every call took no time."""

    def __init__(self) -> None:
        super().__init__()
        self._threads: list[Any] = []

    def follow(self, owner: Any) -> None:
        """Wait for the thread of this driver or source, which is a private matter of it."""
        self._threads.append(owner._thread)  # noqa: SLF001

    async def settle(self) -> None:
        await super().settle()
        while not all(thread.idle for thread in self._threads):
            while not all(thread.idle for thread in self._threads):  # noqa: ASYNC110  (threads set no event of the loop)
                await asyncio.sleep(0)
            await super().settle()
