"""The pacer throws the electronic dice as the game asks, on a clock that the test turns."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from postparade.dice.pacer import Pacer, wait_between
from postparade.dice.proposal import Proposal
from postparade.dice.roll_committer import RollCommitter
from postparade.dice.sources.electronic import ElectronicDice
from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.rules.actions import Pause, Resume, Roll
from postparade.rules.viewer import DICE, HOST, seat
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, company

NAMES = ["Ann", "Bob", "Cid"]


@asynccontextmanager
async def race(folder: Path, **options: Any) -> AsyncIterator[tuple[Company, RollCommitter]]:
    """A race that has just started, with a pacer over it."""
    async with company(folder, NAMES, "ready-set-bet", **options) as guests:
        committer = RollCommitter(guests.table, StatusBoard(), guests.clock, settle=0.5)
        pacer = Pacer(guests.table, ElectronicDice(committer), guests.clock, random.Random(1))
        running = asyncio.create_task(pacer.run())
        await guests.do(SetupRace())
        await guests.do(Start())
        try:
            yield guests, committer
        finally:
            running.cancel()
            committer.close()


async def turn(guests: Company, seconds: float) -> None:
    """Turn the clock in small steps, and let the disk answer in between, however long it takes."""
    for _ in range(round(seconds * 10)):
        await guests.clock.advance(0.1)
        await guests.table.ping()
        await asyncio.sleep(0)


def rolls(guests: Company) -> int:
    return sum(isinstance(update.action, Roll) for update in guests.heard)


async def test_it_throws_every_two_to_three_seconds_while_the_race_runs(tmp_path: Path) -> None:
    async with race(tmp_path) as (guests, _):
        at: list[float] = []
        for _ in range(450):
            await turn(guests, 0.1)
            if rolls(guests) > len(at):
                at.append(guests.clock.now())
        assert len(at) >= 12
        waits = [later - earlier for earlier, later in itertools.pairwise(at)]
        assert all(1.9 <= wait <= 3.2 for wait in waits)
        assert len({round(wait, 1) for wait in waits}) > 3


async def test_a_pause_stops_it_and_going_on_starts_a_fresh_wait(tmp_path: Path) -> None:
    async with race(tmp_path) as (guests, _):
        await turn(guests, 5)
        thrown = rolls(guests)
        assert thrown
        await guests.do(Pause())
        await turn(guests, 20)
        assert rolls(guests) == thrown
        await guests.do(Resume())
        await turn(guests, 1.8)
        assert rolls(guests) == thrown
        await turn(guests, 1.5)
        assert rolls(guests) == thrown + 1


async def test_bets_do_not_hold_it_up_and_a_roll_by_hand_starts_the_wait_anew(tmp_path: Path) -> None:
    async with race(tmp_path) as (guests, _):
        await turn(guests, 1.5)
        for number, spot in ((1, "win/7/1"), (2, "win/7/2"), (3, "win/7/3")):
            await guests.do(Bet(number, 5, spot), seat(number))
        await turn(guests, 1.6)
        assert rolls(guests) == 1
        await turn(guests, 1.5)
        await guests.do(Roll((3, 4)), HOST)
        before = rolls(guests)
        await turn(guests, 1.8)
        assert rolls(guests) == before


async def test_nothing_is_thrown_where_the_house_sets_the_pace(tmp_path: Path) -> None:
    async with race(tmp_path, pace="off") as (guests, _):
        await turn(guests, 20)
        assert rolls(guests) == 0


async def test_nothing_is_thrown_between_races(tmp_path: Path) -> None:
    async with race(tmp_path, modules=()) as (guests, _):
        while guests.board.play.phase in ("open", "closed"):
            await guests.do(Roll((3, 4)), DICE)
        finished = rolls(guests)
        await turn(guests, 20)
        assert rolls(guests) == finished


async def test_rolls_read_at_once_all_count_in_order_and_none_replaces_another(tmp_path: Path) -> None:
    """A House throws real dice faster than the disk answers."""
    async with race(tmp_path, pace="off") as (guests, committer):
        thrown = [(1, 2), (3, 3), (6, 6), (2, 5), (1, 1), (4, 4), (5, 6)]
        all_counted = asyncio.Event()
        committer.on_counted(lambda: all_counted.set() if rolls(guests) == len(thrown) else None)
        for faces in thrown:
            committer.propose(Proposal("camera", faces, settled=False))
        await asyncio.wait_for(all_counted.wait(), 10)
        assert [update.action.dice for update in guests.heard if isinstance(update.action, Roll)] == thrown


def test_waits_stay_inside_the_pace_and_are_never_the_same_twice() -> None:
    chance = random.Random(3)
    waits = [wait_between((2.0, 3.0), chance) for _ in range(500)]
    assert all(2 <= wait <= 3 for wait in waits)
    assert len(set(waits)) == 500
    assert 2.45 < sum(waits) / 500 < 2.55
