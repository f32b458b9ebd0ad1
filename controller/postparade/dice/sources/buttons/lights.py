"""The lights in the buttons: on where a press is expected, only the chosen ones once something is chosen."""

import asyncio
import logging
from collections.abc import Set as AbstractSet
from typing import Any

from postparade.core.clock import Clock
from postparade.dice.sources.buttons.pins import Place

log = logging.getLogger("postparade")

Key = tuple[Place, int]

BLINKS = 3
BLINK_SECONDS = 0.12


class Lights:
    """The lights in the buttons. ``lamps`` are gpiozero LEDs by place and number; buttons without one are missing."""

    def __init__(self, lamps: dict[Key, Any], clock: Clock) -> None:
        self._lamps = lamps
        self._clock = clock
        self._lit: AbstractSet[Key] = frozenset()
        self._blinking: asyncio.Task[None] | None = None

    def show(self, lit: AbstractSet[Key]) -> None:
        """Light exactly ``lit``; during a refusal, as soon as the blinking is over."""
        self._lit = lit
        if self._blinking is None:
            self._switch(lit)

    def refuse(self) -> None:
        """Blink all lights: a press did not count."""
        if self._lamps and self._blinking is None:
            self._blinking = asyncio.create_task(self._blink())

    def rest(self) -> None:
        """Blink no more."""
        if self._blinking is not None:
            self._blinking.cancel()

    def close(self) -> None:
        """Switch everything off and release the pins, from whatever thread; a lamp that fails does not keep the others
        on."""
        for lamp in self._lamps.values():
            try:
                lamp.off()
                lamp.close()
            except Exception:
                log.exception("a light in a button did not go out")

    async def _blink(self) -> None:
        for _ in range(BLINKS):
            self._switch(frozenset())
            await self._clock.sleep(BLINK_SECONDS)
            self._switch(self._lamps.keys())
            await self._clock.sleep(BLINK_SECONDS)
        self._blinking = None
        self._switch(self._lit)

    def _switch(self, lit: AbstractSet[Key]) -> None:
        for key, lamp in self._lamps.items():
            lamp.value = int(key in lit)
