"""A real table with a game on it, for the sources of dice."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from postparade.core.clock import HandClock
from postparade.core.faults import Refusal
from postparade.dice.roll_committer import RollCommitter
from postparade.dice.settings import DiceSettings
from postparade.dice.sources.context import SourceContext
from postparade.dice.sources.electronic import ElectronicDice
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.dice import Dice
from postparade.rules.viewer import HOST, TABLE
from postparade.table.commands.host_buttons import HostButtons
from postparade.table.messages import Command, OpenGame, Receipt, Rename, TakeSeat
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table


class Opened(NamedTuple):
    """Everything a source needs, and the table behind it."""

    table: Table
    status_board: StatusBoard
    clock: HandClock
    roll_committer: RollCommitter
    context: SourceContext

    async def command(self, action: Any) -> Receipt:
        answer = await self.table.submit(Command(secrets.token_hex(8), HOST, action))
        assert not isinstance(answer, Refusal), answer
        return answer

    @property
    def entry(self) -> int:
        return self.table.view(TABLE).entry

    @property
    def play(self) -> Any:
        return self.table.view(TABLE).play

    @property
    def said(self) -> dict[str, Any]:
        said = self.status_board.latest("dice")
        assert said is not None
        return said

    @property
    def rolls(self) -> list[tuple[int, int]]:
        """The faces of the rolls of this race, oldest first."""
        return [dice for dice in self.known if isinstance(dice, tuple)]

    @property
    def known(self) -> list[Dice]:
        """What is known of the rolls of this race, oldest first: faces or a sum."""
        return [roll.dice for roll in reversed(self.table.view(HOST).rolls)]


@asynccontextmanager
async def opened(
    data: Path,
    *,
    deal: bool = True,
    settings: DiceSettings | None = None,
    tray: Any = None,
    clock: HandClock | None = None,
) -> AsyncIterator[Opened]:
    """A table with two players and a race of Quarter Horse; ``deal`` says whether it waits for dice."""
    clock, status_board = clock or HandClock(), StatusBoard()
    table = await Table.open(data, clock, system_chance)
    chosen = replace(settings or DiceSettings(), settle_ms=500)
    roll_committer = RollCommitter(table, status_board, clock, chosen.settle_ms / 1000)
    context = SourceContext(chosen, roll_committer, status_board, clock, ElectronicDice(roll_committer), tray)
    context = context._replace(host=HostButtons(table))
    here = Opened(table, status_board, clock, roll_committer, context)
    try:
        await here.command(TakeSeat("Ann"))
        await here.command(TakeSeat("Bob"))
        await here.command(OpenGame("quarter-horse"))
        if deal:
            await here.command(Deal())
        yield here
    finally:
        roll_committer.close()
        await table.close()


async def until_said(here: Opened, stage: str) -> dict[str, Any]:
    """Wait until the dice are at ``stage``; the hand-turned clock stands still meanwhile."""
    reached = asyncio.Event()

    def read(topic: str, body: dict[str, Any]) -> None:
        if topic == "dice" and body["stage"] == stage:
            reached.set()

    unwatch = here.status_board.watch(read)
    try:
        if (here.status_board.latest("dice") or {}).get("stage") != stage:
            async with asyncio.timeout(10):
                await reached.wait()
    finally:
        unwatch()
    return here.said


async def until_counted(here: Opened, rolls: int) -> None:
    """Wait until so many rolls of the race have counted; the hand-turned clock stands still meanwhile."""
    reached = asyncio.Event()
    unwatch = here.table.watch(lambda _: reached.set() if len(here.known) >= rolls else None)
    try:
        if len(here.known) < rolls:
            async with asyncio.timeout(10):
                await reached.wait()
    finally:
        unwatch()


async def until_rolled(here: Opened, *rolls: Dice) -> None:
    """Wait until these are the rolls of the race, oldest first, and nothing else is on its way to the journal."""
    await until_counted(here, len(rolls))
    await here.clock.advance(0)
    await here.command(Rename(1, here.table.view(TABLE).seats[0].name))
    assert here.known == list(rolls)
