"""Games come on the table and leave it, several in one evening."""

from pathlib import Path

import pytest

from postparade.games.dice_race.rules.actions import Deal, Declare, EndSession
from postparade.rules.actions import Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST
from postparade.table.events import GameClosed, GameOpened
from postparade.table.messages import (
    CloseGame,
    Correct,
    OpenGame,
)
from tests.table.players import company, views

PAIR = ("Ann", "Bob")


async def test_without_a_game_there_is_nothing_to_play_close_or_correct(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        for action in (Deal(), Roll((1, 2)), CloseGame(), Correct(1, (1, 2))):
            assert await guests.code(action) == "no_game"
        assert guests.table.race() is None
        assert guests.board.choices == ()


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (OpenGame("chess"), "unknown_game"),
        (OpenGame("quarter-horse", {"chipz": 5}), "bad_setup"),
        (OpenGame("quarter-horse", {"chips": "many"}), "bad_setup"),
        (OpenGame("quarter-horse", {"seats": [1]}), "bad_setup"),
        (OpenGame("quarter-horse", {"board": "round"}), "bad_setup"),
    ],
)
async def test_a_game_that_cannot_be_set_up_is_refused(tmp_path: Path, action: OpenGame, code: str) -> None:
    async with company(tmp_path, PAIR) as guests:
        assert await guests.code(action) == code


async def test_a_game_needs_players(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann",)) as guests:
        assert await guests.code(OpenGame("quarter-horse")) == "bad_setup"


async def test_options_come_as_json_brings_them(tmp_path: Path) -> None:
    lanes = {str(horse): 2 for horse in range(2, 13)}
    async with company(tmp_path, PAIR, "quarter-horse", lanes=lanes, chips=7, scratch_values=[2, 2, 2, 2]) as guests:
        assert {lane.length for lane in guests.board.play.race.lanes} == {2}
        assert guests.chips == {1: 7, 2: 7}


async def test_a_running_game_must_end_before_the_next_and_a_finished_one_makes_way(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "hold-your-horses", races=1) as guests:
        assert await guests.code(OpenGame("quarter-horse")) == "game_running"
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 2, 2)
        assert guests.board.play.result is not None
        receipt = await guests.do(OpenGame("quarter-horse"))
        assert [type(event) for event in receipt.events] == [GameClosed, GameOpened]
        assert guests.board.game == "quarter-horse"
        await guests.do(CloseGame())
        assert guests.board.game is None


async def test_an_unknown_action_is_refused(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        assert await guests.code(GameClosed("quarter-horse")) == "unknown_action"
        assert await guests.code(Declare(1, 7, 2)) == "not_asked"


async def test_several_games_stand_on_the_table_in_one_evening_and_all_survive(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 2, 2)
        await guests.do(EndSession())
        await guests.do(OpenGame("hold-your-horses", {"tokens": 30}))
        await guests.scratch(2, 3, 4, 5)
        await guests.roll(7, 7)
        seen = views(guests.table)
    async with company(tmp_path) as guests:
        assert views(guests.table) == seen
        await guests.roll(7)
        assert guests.board.play.race.lane(7).position == 3


async def test_the_host_sees_what_can_be_opened(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        offers = {offer.name: offer for offer in guests.table.view(HOST).offers}
        assert set(offers) == set(GAMES)
        for name in ("quarter-horse", "hold-your-horses"):
            offer = offers[name]
            (board,) = (option for option in offer.options if option.name == "board")
            assert board.default in board.values
            assert all(len(lanes) == 11 for lanes in board.presets.values())
        assert guests.board.offers == ()
        assert guests.board.rolls == ()


async def test_there_is_a_report_from_the_first_race_on_whatever_is_closed_opened_or_restarted(
    tmp_path: Path,
) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        assert not guests.table.view(HOST).reportable
        await guests.do(CloseGame())
        await guests.do(OpenGame("quarter-horse"))
        assert not guests.table.view(HOST).reportable
        await guests.do(Deal())
        assert guests.table.view(HOST).reportable
        assert not guests.board.reportable
        await guests.do(CloseGame())
        assert guests.table.view(HOST).reportable
    async with company(tmp_path) as guests:
        assert guests.table.view(HOST).reportable
        await guests.do(OpenGame("hold-your-horses"))
        assert guests.table.view(HOST).reportable
