"""A hand-turned clock for drivers whose bus has a thread of its own."""

import asyncio
from typing import Any

from postparade.core.clock import HandClock


class BusClock(HandClock):
    """Stands still while the thread of a bus works, as if every transfer took no time."""

    def __init__(self) -> None:
        super().__init__()
        self._threads: list[Any] = []

    def follow(self, driver: Any) -> None:
        """Wait for the thread of this driver, which is a private matter of it."""
        self._threads.append(driver._thread)  # noqa: SLF001

    async def settle(self) -> None:
        await super().settle()
        while not all(thread.idle for thread in self._threads):
            while not all(thread.idle for thread in self._threads):  # noqa: ASYNC110  (threads set no event of the loop)
                await asyncio.sleep(0)
            await super().settle()
