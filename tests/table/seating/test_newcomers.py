"""Whoever sits down during a race takes part in the next one without asking for it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Leave
from postparade.rules.viewer import HOST, SPECTATOR
from postparade.table.commands.deadlines import Deadlines
from postparade.table.messages import ClearSeat, CloseGame, Correct, OpenGame, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.table.view import JOINS_AFTER
from tests.table.players import Company, company

PAIR = ("Ann", "Bob")


@asynccontextmanager
async def newcomer(folder: Path, game: str = "quarter-horse", **options: Any) -> AsyncIterator[Company]:
    """Cid sits down while Ann and Bob are in their first race; the clock of the table runs."""
    async with company(folder, PAIR, game, **options) as guests:
        running = asyncio.create_task(Deadlines(guests.table, guests.clock).run())
        await guests.scratch(5, 6, 7, 8)
        await guests.do(TakeSeat("Cid"), SPECTATOR)
        try:
            yield guests
        finally:
            running.cancel()


def card(guests: Company, number: int) -> tuple[bool, bool]:
    """Whether that seat plays, and whether it joins by itself."""
    found = next(one for one in guests.board.seats if one.seat == number)
    return found.playing, found.joins


@pytest.mark.parametrize("game", ["quarter-horse", "hold-your-horses"])
async def test_whoever_sat_down_during_a_race_joins_automatically_once_its_winner_was_shown(
    tmp_path: Path, game: str
) -> None:
    async with newcomer(tmp_path, game) as guests:
        await guests.wait(2 * JOINS_AFTER)
        assert card(guests, 3) == (False, True)
        await guests.roll(2, 2, 2)
        await guests.wait(JOINS_AFTER - 1)
        assert card(guests, 3) == (False, True)
        await guests.wait(2)
        assert card(guests, 3) == (True, False)
        await guests.do(Deal())
        assert guests.board.play.seats[2].cards


async def test_whoever_has_left_the_game_stays_out_of_it(tmp_path: Path) -> None:
    async with newcomer(tmp_path) as guests:
        await guests.roll(2, 2, 2)
        await guests.wait(JOINS_AFTER + 1)
        await guests.do(Leave(3))
        await guests.wait(2 * JOINS_AFTER)
        assert card(guests, 3) == (False, False)
        assert [choice.after for choice in guests.table.view(HOST).choices if choice.label == "join"] == [0]


async def test_a_seat_that_was_cleared_joins_nothing_and_whoever_takes_it_next_does(tmp_path: Path) -> None:
    async with newcomer(tmp_path) as guests:
        await guests.do(ClearSeat(3))
        await guests.do(TakeSeat("Dora"), SPECTATOR)
        await guests.do(ClearSeat(3))
        await guests.roll(2, 2, 2)
        await guests.wait(2 * JOINS_AFTER)
        assert set(guests.chips) == {1, 2}


async def test_nobody_joins_a_game_that_they_were_left_out_of(tmp_path: Path) -> None:
    async with newcomer(tmp_path) as guests:
        await guests.do(CloseGame())
        await guests.do(OpenGame("quarter-horse", {}, (1, 2)))
        assert card(guests, 3) == (False, False)
        await guests.wait(2 * JOINS_AFTER)
        assert set(guests.chips) == {1, 2}


async def test_a_correction_that_takes_the_joining_back_lets_them_join_again(tmp_path: Path) -> None:
    async with newcomer(tmp_path) as guests:
        last = (await guests.roll(2, 2, 2))[-1].entry
        await guests.wait(JOINS_AFTER + 1)
        assert card(guests, 3) == (True, False)
        await guests.do(Correct(last, (1, 2)))
        assert card(guests, 3) == (False, True)
        await guests.roll(2)
        await guests.wait(JOINS_AFTER + 1)
        assert card(guests, 3) == (True, False)


async def test_a_restart_forgets_nobody_who_waits(tmp_path: Path) -> None:
    async with newcomer(tmp_path) as guests:
        clock = guests.clock
    table = await Table.open(tmp_path, clock, system_chance)
    again = Company(table, clock)
    assert card(again, 3) == (False, True)
    await table.close()


async def test_no_place_is_promised_in_a_game_that_nobody_can_join(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "odds-on") as guests:
        await guests.do(TakeSeat("Dora"), SPECTATOR)
        assert card(guests, 4) == (False, False)
