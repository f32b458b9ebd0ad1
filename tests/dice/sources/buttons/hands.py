"""Fingers on gpiozero's mock pins."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from gpiozero.pins.mock import MockFactory

from postparade.dice.settings import DiceSettings
from postparade.dice.sources.buttons.board import ButtonSource
from tests.dice.sources.opened import Opened, opened

FIRST = (4, 5, 6, 7, 8, 9)
SECOND = (10, 11, 12, 13, 14, 15)
ROWS = DiceSettings(first_row=FIRST, second_row=SECOND, throw_pin=16)
PANEL = DiceSettings(panel=(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14))


async def a_moment() -> None:
    """Everything that is ready has its turn, and the journal's writer too."""
    await asyncio.sleep(0.03)


class Hands:
    """Presses mock buttons as fingers do: contacts bounce when they close and when they open."""

    def __init__(self, here: Opened, factory: MockFactory) -> None:
        self.here = here
        self._factory = factory

    def move(self, pin: int, down: bool, bounces: int = 3) -> None:
        """The contact at ``pin`` closes or opens."""
        wired = self._factory.pin(pin)
        for way in [down, not down] * bounces + [down]:
            (wired.drive_low if way else wired.drive_high)()

    async def press(self, pin: int, held: float = 0.1) -> None:
        """Press and let go."""
        self.move(pin, True)
        await self.here.clock.advance(held)
        self.move(pin, False)
        await a_moment()
        await self.here.table.ping()
        await asyncio.sleep(0)
        await self.here.clock.advance(0.1)

    def lit(self, *pins: int) -> list[int]:
        """Which of ``pins`` are on."""
        return [pin for pin in pins if self._factory.pin(pin).state]


@asynccontextmanager
async def hands_at(folder: Path, settings: DiceSettings, *, deal: bool = True) -> AsyncIterator[Hands]:
    """A table with buttons wired as ``settings`` say."""
    async with opened(folder, settings=settings, deal=deal) as here:
        factory = MockFactory()
        task = asyncio.create_task(ButtonSource(here.context, factory).run())
        await asyncio.sleep(0)
        hands = Hands(here, factory)
        try:
            yield hands
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert all(not pin.state or pin.function == "input" for pin in factory.pins.values()), "a light stayed on"
