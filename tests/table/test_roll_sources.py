"""The journal keeps who read the dice, and what was not known of them."""

from pathlib import Path

from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, HOST
from postparade.table.events import Corrected
from postparade.table.journal.codec import replay
from postparade.table.journal.journal import Journal
from postparade.table.messages import Correct
from tests.table.players import company

PAIR = ("Ann", "Bob")


async def test_a_resumed_table_still_knows_source_and_sum(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.do(Roll((2, 1), source="camera"), DICE)
        await guests.do(Roll((), 10, source="buttons"), DICE)
        before = guests.board
    async with company(tmp_path) as guests:
        assert guests.board == before
        assert guests.board.play.last_roll == 10
        rolls = guests.table.view(HOST).rolls
        assert [(roll.dice, roll.source) for roll in rolls[:3]] == [
            (10, "buttons"),
            ((2, 1), "camera"),
            ((2, 6), ""),
        ]


async def test_a_roll_known_by_its_sum_is_corrected_to_faces(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        entry = (await guests.do(Roll((), 10, source="buttons"), DICE)).entry
        receipt = await guests.do(Correct(entry, (4, 5)))
        assert receipt.events[0] == Corrected(entry, (4, 5), 10, ())
        assert guests.board.play.last_roll == (4, 5)
        assert guests.board.play.race.lane(9).position == 1
        assert guests.board.play.race.lane(10).position == 0
        after = guests.board
    path = tmp_path
    *_, (_, _, evening) = replay(path, Journal.read(path))
    assert evening.entry == after.entry
    assert evening.play.last_roll == (4, 5)
