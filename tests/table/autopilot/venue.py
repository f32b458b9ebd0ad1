"""A venue whose evening goes by a schedule: a real table with its journal, a clock turned by hand, and guests who throw
the dice."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from msgspec import Struct

from postparade.core.clock import HandClock
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, HOST, TABLE
from postparade.table.autopilot.autopilot import COUNTDOWN, TOPIC, Autopilot
from postparade.table.autopilot.progress import Progress
from postparade.table.autopilot.schedule import Item, Schedule
from postparade.table.commands.deadlines import Deadlines
from postparade.table.journal.codec import replay
from postparade.table.journal.journal import Journal
from postparade.table.messages import Command, TakeSeat
from postparade.table.presentation.scene_clock import SceneClock
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.state import Record
from postparade.table.table import Table
from tests.table.players import Company, stacked

START = 1_795_719_600.0
"""Thursday, 26 November 2026, 20:00 in Berlin."""
SHORT = {"lanes": {str(horse): 2 for horse in range(2, 13)}}
"""Options with which a dice race is over after a few rolls."""


def item(game: str = "quarter-horse", races: int = 2, **fields: Any) -> Item:
    """An item whose races are short."""
    options = SHORT if game in ("quarter-horse", "hold-your-horses") else {}
    return Item(game, races=races, **{"options": options, "pause": 1, **fields})


def schedule(*items: Item, **fields: Any) -> Schedule:
    """A schedule of ``items`` with little time in between."""
    return Schedule(items or (item(),), **{"name": "Pub", "zone": "Europe/Berlin", "between": 60, **fields})


class Venue(Company):
    """A table on autopilot. ``told`` is what the screens were told of the countdown, ``rolls``: whether somebody throws
    the dice when they are asked for."""

    def __init__(self, table: Table, clock: HandClock, data: Path) -> None:
        super().__init__(table, clock)
        self.data = data
        self.status_board = StatusBoard()
        self.scenes = SceneClock(table.watch, self.status_board, clock)
        self.autopilot = Autopilot(table, self.status_board, clock, data)
        self.deadlines = Deadlines(table, clock)
        self.told: list[tuple[float, dict[str, Any]]] = []
        self.status_board.watch(self._on_status)
        self.rolls = True
        self._rng = random.Random(7)

    def _on_status(self, topic: str, body: dict[str, Any]) -> None:
        if topic == COUNTDOWN:
            self.told.append((self.clock.wall(), body))

    @property
    def progress(self) -> Progress:
        """How far the evening has come."""
        assert self.table.autopilot is not None
        return self.table.autopilot

    @property
    def stage(self) -> str:
        """Where the evening stands."""
        return "" if self.autopilot.step is None else self.autopilot.step.stage

    @property
    def board_shows(self) -> dict[str, Any]:
        """The evening as the board shows it."""
        return self.status_board.latest(TOPIC) or {}

    async def wait(self, seconds: float, step: float = 0.5) -> None:
        """Turn the clock by steps; disk and worker thread answer after each."""
        for _ in range(round(seconds / step)):
            await super().wait(step, step)
            # There is one thread for all work of this venue: whatever it was given before this is done.
            await asyncio.to_thread(_nothing)
            await self.clock.advance(0)

    async def live(self, seconds: float) -> None:
        """So many seconds of the evening; dice that are asked for are thrown."""
        for _ in range(round(seconds)):
            await self.wait(1, step=1)
            if self.rolls and any(choice.wants("dice") for choice in self.table.view(DICE).choices):
                await self.ask(Roll((self._rng.randint(1, 6), self._rng.randint(1, 6))), DICE)

    async def until(self, stage: str, most: float = 3600) -> float:
        """Live until the evening has reached ``stage``; returns how many seconds that took."""
        begun = self.clock.now()
        while self.stage != stage:
            await self.live(1)
            assert self.clock.now() - begun < most, (self.stage, self.autopilot.step, self.progress)
        return self.clock.now() - begun

    async def host(self, action: Struct) -> None:
        """The host does something, and the autopilot takes notice."""
        await self.do(action, HOST)
        await self.live(1)

    @property
    def title(self) -> str | None:
        """The game on the table."""
        return self.table.view(TABLE).game


def _nothing() -> None: ...


@asynccontextmanager
async def venue(
    folder: Path, names: Sequence[str] = ("Ann", "Ben", "Cid"), at: float = START, seed: int = 1
) -> AsyncIterator[Venue]:
    """The venue in ``folder`` at wall time ``at``, with everybody of ``names`` seated who does not sit there yet."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    clock, rng = HandClock(wall=at), random.Random(seed)
    table = await Table.open(folder, clock, stacked(lambda items: rng.sample(items, len(items))))
    place = Venue(table, clock, folder)
    tasks = [asyncio.create_task(work) for work in (place.autopilot.run(), place.deadlines.run())]
    try:
        for name in names:
            if name not in {card.name for card in table.view(TABLE).seats}:
                await table.submit(Command(f"sits-{name}-{at}", HOST, TakeSeat(name)))
        await place.wait(1, step=1)
        yield place
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        place.scenes.close()
        await table.close()


def journal(folder: Path) -> list[Record]:
    """Everything in the journal of ``folder``."""
    return [record for _, record, _ in replay(folder, Journal.read(folder))]


def races_begun(folder: Path) -> list[tuple[int, int]]:
    """Every race that was begun, as the entry that opened its game and its number, in order."""
    begun: list[tuple[int, int]] = []
    for before, _, after in replay(folder, Journal.read(folder)):
        if after.game is None:
            continue
        runs = after.game.race(after.play).running
        ran = before.game is not None and before.opened == after.opened and before.game.race(before.play).running
        if runs and not ran:
            begun.append((after.opened, after.game.status(after.play).race))
    return begun
