"""Viewer may sit where and do what."""

from pathlib import Path
from typing import Any

import pytest

from postparade.games.dice_race.rules.actions import Deal, EndSession
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.viewer import DICE, HOST, SPECTATOR, TABLE, Viewer, seat
from postparade.table.events import SeatCleared, SeatTaken
from postparade.table.messages import (
    ClearSeat,
    CloseGame,
    Correct,
    OpenGame,
    Rename,
    SeatCard,
    TakeSeat,
)
from tests.table.players import company

PAIR = ("Ann", "Bob")


async def test_newcomers_get_the_lowest_free_seat(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid")) as guests:
        await guests.do(ClearSeat(2))
        receipt = await guests.do(TakeSeat("Dora"), SPECTATOR)
        assert (receipt.seat, receipt.events) == (2, (SeatTaken(2, "Dora"),))
        assert (await guests.do(TakeSeat("Eve", 7))).seat == 7
        assert [card.name for card in guests.board.seats] == ["Ann", "Dora", "Cid", "Eve"]


async def test_a_newcomer_is_not_shown_the_chips_of_a_game_that_is_over(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(9, 2, 2, 2)
        await guests.do(EndSession())
        await guests.do(ClearSeat(2))
        assert (await guests.do(TakeSeat("Dora"), SPECTATOR)).seat == 4
        await guests.do(CloseGame())
        assert (await guests.do(TakeSeat("Eve"), SPECTATOR)).seat == 2


async def test_seats_that_cannot_be_taken_or_cleared_are_refused(tmp_path: Path) -> None:
    async with company(tmp_path, [f"Player {number}" for number in range(1, 13)]) as guests:
        assert await guests.code(TakeSeat("Late"), SPECTATOR) == "table_full"
        await guests.do(ClearSeat(5))
        assert await guests.code(TakeSeat("player 1"), SPECTATOR) == "name_taken"
        assert await guests.code(TakeSeat(""), SPECTATOR) == "bad_name"
        assert await guests.code(TakeSeat("Late", 4)) == "seat_taken"
        assert await guests.code(TakeSeat("Late", 13)) == "bad_request"
        assert await guests.code(ClearSeat(5)) == "seat_empty"
        assert await guests.code(Rename(5, "Late")) == "seat_empty"


async def test_a_player_may_take_another_name_but_not_one_that_sits_here(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        await guests.do(Rename(1, "ANN"), seat(1))
        assert await guests.code(Rename(1, "bob"), seat(1)) == "name_taken"
        assert [card.name for card in guests.board.seats] == ["ANN", "Bob"]


@pytest.mark.parametrize(
    ("who", "action"),
    [
        (TABLE, Roll((1, 2))),
        (TABLE, TakeSeat("Cid")),
        (SPECTATOR, Roll((1, 2))),
        (SPECTATOR, Deal()),
        (SPECTATOR, ClearSeat(1)),
        (SPECTATOR, Rename(1, "Cid")),
        (SPECTATOR, OpenGame("quarter-horse")),
        (DICE, Deal()),
        (DICE, Correct(1, (1, 2))),
        (DICE, TakeSeat("Cid")),
        (seat(1), TakeSeat("Cid")),
        (seat(1), Rename(2, "Cid")),
        (seat(1), ClearSeat(1)),
        (seat(1), OpenGame("quarter-horse")),
        (seat(1), CloseGame()),
        (seat(1), Correct(1, (1, 2))),
        (seat(1), Leave(1)),
        (seat(1), Join(1)),
        (seat(1), EndSession()),
    ],
)
async def test_everybody_may_do_only_their_own_part(tmp_path: Path, who: Viewer, action: Any) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        assert await guests.code(action, who) == "not_allowed"


async def test_a_seat_that_nobody_sits_on_cannot_act(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        assert await guests.code(Roll((1, 2)), seat(3)) == "seat_empty"
        assert await guests.code(Join(3, 50)) == "seat_empty"


async def test_only_the_seat_whose_turn_it_is_may_roll_and_the_dice_reader_rolls_for_it(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.do(Deal(), seat(2))
        assert guests.board.play.turn == 1
        assert await guests.code(Roll((1, 2)), seat(2)) == "not_your_turn"
        await guests.do(Roll((1, 2)), seat(1))
        await guests.do(Roll((1, 3)), DICE)
        assert guests.board.play.rolls == 2


async def test_whoever_sits_down_between_races_joins_with_the_usual_chips(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse", chips=20) as guests:
        receipt = await guests.do(TakeSeat("Cid"), SPECTATOR)
        assert [type(event).__name__ for event in receipt.events] == ["SeatTaken", "Joined"]
        assert guests.chips == {1: 20, 2: 20, 3: 20}
        assert guests.heard[-1].kind == "seats"


async def test_whoever_sits_down_during_a_race_waits_until_the_host_lets_them_join(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.do(TakeSeat("Cid"), SPECTATOR)
        card = guests.board.seats[2]
        assert card == SeatCard(3, "Cid", playing=False, joins=True, since=card.since)
        assert Join(3, 50) not in [choice.action for choice in guests.table.view(HOST).choices]
        await guests.roll(2, 2, 2)
        assert Join(3, 50) in [choice.action for choice in guests.table.view(HOST).choices]
        await guests.do(Join(3, 50))
        assert guests.board.seats[2].playing


async def test_whoever_waits_may_join_from_their_own_phone_with_the_usual_chips(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse", chips=20) as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.do(TakeSeat("Cid"), SPECTATOR)
        assert await guests.code(Join(3, 20), seat(3)) == "wrong_phase"
        last = (await guests.roll(2, 2, 2))[-1].entry
        assert [choice.action for choice in guests.table.view(seat(3)).choices] == [Join(3, 20)]
        assert await guests.code(Join(3, 999), seat(3)) == "not_allowed"
        assert await guests.code(Join(3, 20), seat(1)) == "not_allowed"
        await guests.do(Join(3, 20), seat(3))
        assert guests.chips[3] == 20
        await guests.do(Correct(last, (1, 1)))
        assert guests.chips[3] == 20


@pytest.mark.parametrize("game", ["bettor-horse", "odds-on"])
async def test_nobody_leaves_a_game_that_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid", "Dora"), game) as guests:
        assert await guests.code(ClearSeat(2)) == "seat_in_game"
        await guests.do(CloseGame())
        await guests.do(ClearSeat(2))


async def test_leaving_takes_the_chips_along_between_races_and_waits_during_one(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        assert await guests.code(ClearSeat(2)) == "seat_in_play"
        await guests.roll(2, 2, 2)
        receipt = await guests.do(ClearSeat(2))
        assert type(receipt.events[0]).__name__ == "Left"
        assert receipt.events[-1] == SeatCleared(2)
        assert set(guests.chips) == {1, 3}
        assert await guests.code(ClearSeat(1)) == "too_few_players"


async def test_whoever_did_something_or_had_dice_rolled_for_them_has_played(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob"), "quarter-horse") as guests:
        assert guests.table.view(HOST).idle == (1, 2)
        assert guests.board.idle == (), "nobody else's business"
        await guests.scratch(5)
        await guests.do(TakeSeat("Cid"))
        assert guests.table.view(HOST).idle == (3,)
        entry = guests.board.entry
    async with company(tmp_path) as guests:
        assert guests.board.entry == entry
        assert guests.table.view(HOST).idle == (3,), "also after a restart"
        await guests.do(CloseGame())
        await guests.do(ClearSeat(2))
        await guests.do(TakeSeat("Dan"))
        assert guests.table.view(HOST).idle == (2, 3), "the seat is another guest's now"
        assert [card.since for card in guests.board.seats] == [1, guests.board.entry, entry]
