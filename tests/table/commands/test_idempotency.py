"""A command that is sent again is answered again and acts once."""

import asyncio
from pathlib import Path

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, HOST, SPECTATOR, seat
from postparade.table.events import SeatTaken
from postparade.table.messages import (
    Command,
    Receipt,
    Rename,
    TakeSeat,
)
from tests.table.players import company

PAIR = ("Ann", "Bob")


async def test_a_resend_answers_the_same_and_acts_once(tmp_path: Path) -> None:
    command = Command("tap", SPECTATOR, TakeSeat("Ann"))
    async with company(tmp_path) as guests:
        first, again = await asyncio.gather(guests.table.submit(command), guests.table.submit(command))
        assert first == Receipt(1, (SeatTaken(1, "Ann"),), seat=1)
        assert again == Receipt(1, (SeatTaken(1, "Ann"),), repeated=True, seat=1)
        refused = Command("tap", DICE, Roll((1, 2)))
        assert await guests.table.submit(refused) == await guests.table.submit(refused)
        assert len(guests.heard) == 1
    async with company(tmp_path) as guests:
        assert await guests.table.submit(command) == again
        assert guests.board.entry == 1


async def test_the_answer_to_a_played_action_is_found_again_after_a_restart(tmp_path: Path) -> None:
    deal, roll = Command("d", HOST, Deal()), Command("r", DICE, Roll((3, 4)))
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        dealt, rolled = await guests.table.submit(deal), await guests.table.submit(roll)
    async with company(tmp_path) as guests:
        for command, answer in ((deal, dealt), (roll, rolled)):
            assert isinstance(answer, Receipt)
            assert await guests.table.submit(command) == Receipt(answer.entry, answer.events, repeated=True)


async def test_a_command_id_stands_for_one_command_of_one_sender(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR) as guests:
        await guests.table.submit(Command("1", seat(1), Rename(1, "Anna")))
        assert isinstance(await guests.table.submit(Command("1", seat(2), Rename(2, "Bert"))), Receipt)
        other = await guests.table.submit(Command("1", seat(1), Rename(1, "Anke")))
        assert isinstance(other, Refusal)
        assert other.code == "bad_request"
    async with company(tmp_path) as guests:
        other = await guests.table.submit(Command("1", seat(1), Rename(1, "Anke")))
        assert isinstance(other, Refusal)
        assert other.code == "bad_request"
        for command_id in ("", "x" * 65):
            assert isinstance(await guests.table.submit(Command(command_id, HOST, Rename(1, "Anke"))), Refusal)
