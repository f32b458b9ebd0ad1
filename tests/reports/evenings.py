"""Evenings to report on: played at a real table with chosen or random dice."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.rules.viewer import DICE
from tests.table.players import company, dice_for

NAMES = ("Ann", "Bob <b>&", "Cleo")
SCRATCHES = (5, 6, 5, 8, 9)
"""With one repeat."""
RUN = (7, 2, 12, 2, 5, 7, 12, 3, 4, 12)
"""The 2 leads, then the 12 catches up and wins; a scratched 5 comes up again on the way."""


def play(
    folder: Path, deals: int, game: str = "quarter-horse", names: Sequence[str] = NAMES, seed: int = 1, **options: Any
) -> Path:
    """An evening of ``deals`` races with random dice; returns its folder."""

    async def run() -> None:
        chance = random.Random(seed)
        async with company(folder, names, game, **options) as guests:
            for _ in range(deals):
                await guests.do(Deal())
                while guests.board.play.turn is not None:
                    await guests.do(Roll((chance.randint(1, 6), chance.randint(1, 6))), DICE)

    asyncio.run(run())
    return folder


def known_race(folder: Path, rolls: Sequence[int] = (*SCRATCHES, *RUN), **options: Any) -> Path:
    """One race with a fixed deck and these horses rolled; returns its folder."""

    async def run() -> None:
        async with company(folder, NAMES, "quarter-horse", **{"cards": "recorded", **options}) as guests:
            physical = options.get("cards") == "physical"
            await guests.do(Deal() if physical else Deal(deck=random.Random(7).sample(DECK, len(DECK))))
            for horse in rolls:
                await guests.do(Roll(dice_for(horse)), DICE)

    asyncio.run(run())
    return folder
