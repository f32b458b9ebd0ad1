"""Four phones tap the same spot at the same moment, over and over: the first to arrive has it, and chance alone says
who that is."""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.rules.actions import Roll
from postparade.rules.viewer import TABLE
from postparade.table.messages import Command, OpenGame
from tests.web.server_fixture import Page, ServerFixture, serving

pytestmark = pytest.mark.slow(8)

NAMES = ("Ann", "Bob", "Cid", "Dora")
TOKENS = (5, 4, 3, 3, 2)
ROUNDS = 120
UNFAIR = 16.27
"""Chi-square with three degrees of freedom that fair phones exceed once in a thousand evenings."""


async def rounds(fixture: ServerFixture) -> AsyncIterator[tuple[int, list[str]]]:
    """The number of a race that runs, and free spots for as many rounds as everybody has tokens."""
    while True:
        await fixture.act(OpenGame("ready-set-bet", {"modules": []}))
        for race in range(1, 5):
            await fixture.act(SetupRace())
            await fixture.act(Start())
            spots = list(fixture.table.view(TABLE).play.prices)
            yield race, spots[: len(TOKENS)]
            while fixture.table.view(TABLE).play.phase in ("open", "closed"):
                await fixture.act(Roll((3, 4)))


def unfairness(won: Counter[int]) -> float:
    """Chi-square of how often each seat was the owner."""
    expected = won.total() / len(NAMES)
    return sum((won[seat] - expected) ** 2 / expected for seat in range(1, len(NAMES) + 1))


async def test_the_first_to_arrive_gets_the_spot_and_no_phone_is_favoured(
    tmp_path: Path, record_testsuite_property: Callable[[str, object], None]
) -> None:
    """How often each was first, and chi-square, stand in the report of the tests (``--junit-xml``)."""
    rng, won, arrived = random.Random(5), Counter[int](), list[int]()
    async with serving(tmp_path) as fixture:
        phones = await fixture.seat(*NAMES)
        pages = [await phone.open(f"/seat/{seat}/ws") for seat, phone in enumerate(phones, 1)]
        submit = fixture.table.submit

        async def noted(command: Command) -> Any:
            if isinstance(command.action, Bet):
                arrived.append(command.action.player)
            return await submit(command)

        fixture.table.submit = noted  # type: ignore[method-assign]
        async for race, spots in rounds(fixture):
            left = {seat: list(TOKENS) for seat in range(1, len(NAMES) + 1)}
            for spot in spots:
                arrived.clear()
                answers = await together(pages, rng, race, spot, left)
                (owner,) = (seat for seat, answer in answers.items() if answer["ok"])
                assert owner == arrived[0]
                assert {answer["code"] for seat, answer in answers.items() if seat != owner} == {"spot_taken"}
                lying = [seat for seat, _, where in fixture.table.view(TABLE).play.bets if where == spot]
                assert lying == [owner]
                left[owner].pop(0)
                won[owner] += 1
                await fixture.clock.advance(1)
            if won.total() >= ROUNDS:
                break
    told = f"{dict(sorted(won.items()))}, chi-square {unfairness(won):.2f}"
    record_testsuite_property("who was first", told)
    assert unfairness(won) < UNFAIR, told


async def together(
    pages: list[Page], rng: random.Random, race: int, spot: str, left: dict[int, list[int]]
) -> dict[int, dict[str, Any]]:
    """Everybody bets on ``spot`` with the next of his tokens; nobody waits for anybody else. The answers by seat."""
    order = rng.sample(sorted(left), len(left))
    asked = [
        pages[seat - 1].act(f"tap-{rng.getrandbits(60)}", do="bet", player=seat, token=left[seat][0], spot=spot)
        for seat in order
    ]
    return dict(zip(order, await asyncio.gather(*asked), strict=True))
