"""One caller for the final: while it is run, all other tables turn their sound down."""

from postparade.core.clock import Clock
from postparade.hub.hub import Hub

ROUND = 1.0
"""Seconds between two looks."""
AGAIN, LASTS = 10.0, 25.0
"""Seconds after which tables are told once more, and for which each of them stays quiet: a hub that dies keeps nobody
silent."""


class FinalSound:
    """Looks whether the final is being run, until cancelled."""

    def __init__(self, hub: Hub, clock: Clock) -> None:
        self._hub = hub
        self._clock = clock
        self._quiet: tuple[int, ...] = ()
        self._told = 0.0

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await self.look()
            await self._clock.sleep(ROUND)

    async def look(self) -> None:
        """Turn tables down or up, as the final wants it now."""
        at = self._hub.final_running()
        others = () if at is None else tuple(one.number for one in self._hub.members if one.number != at)
        up = tuple(number for number in self._quiet if number not in others)
        if up:
            await self._hub.order("duck", up, seconds=0.0)
        if others and (others != self._quiet or self._clock.now() - self._told >= AGAIN):
            self._told = self._clock.now()
            await self._hub.order("duck", others, seconds=LASTS)
        self._quiet = others
