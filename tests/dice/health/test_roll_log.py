"""The roll_log of rolls is the journal's, whoever wrote it and in whatever order it is heard."""

from contextlib import AbstractAsyncContextManager
from pathlib import Path

import msgspec

from postparade.dice.health.monitor import DiceMonitor, of_journal
from postparade.dice.health.report import Report, report
from postparade.dice.health.roll_log import RollLog
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, HOST
from postparade.table.journal.codec import parse
from postparade.table.journal.journal import Journal
from postparade.table.messages import CloseGame, Correct, OpenGame
from postparade.table.presentation.status_board import StatusBoard
from tests.table.players import Company, Stacked, company

PAIR = ("Ann", "Bob")


class FourAndFour(Stacked):
    """Electronic dice that always show two fours."""

    def dice(self, count: int = 2, sides: int = 6) -> tuple[int, ...]:
        return 4, 4


def table_in(folder: Path) -> AbstractAsyncContextManager[Company]:
    """Ann and Bob at a table whose electronic dice are known."""
    return company(folder, PAIR, "quarter-horse", chance=FourAndFour(list))


async def evening(guests: Company) -> None:
    """A race with rolls from everywhere, one of them corrected; then another game."""
    await guests.scratch(5, 6, 7, 8)
    await guests.do(Roll((6, 6), source="camera"), DICE)
    await guests.do(Roll((6, 3), source="camera"), DICE)
    await guests.do(Roll((), 2, source="buttons"), DICE)
    await guests.do(Roll((), source="electronic"), DICE)
    await guests.do(Roll((1, 2), source="typed"))
    entry = guests.table.view(HOST).rolls[3].entry
    await guests.do(Correct(entry, (6, 4)))
    await guests.do(CloseGame())
    await guests.do(OpenGame("hold-your-horses"))


def told(status_board: StatusBoard) -> Report:
    return msgspec.convert(status_board.latest("dice_health"), Report)


def check(found: Report) -> None:
    assert found.rolls == 4
    assert found.with_faces == 3
    assert found.faces.counts == (1, 1, 0, 1, 0, 3)
    assert dict(zip(found.sums.names, found.sums.counts, strict=True)) == {
        **dict.fromkeys(range(2, 13), 0),
        2: 1,
        3: 1,
        10: 1,
        12: 1,
    }
    assert found.left_out == {"unknown": 4, "electronic": 1}
    assert found.sentence == "Nothing unusual in 4 rolls."


async def test_live_and_from_the_journal_the_corrected_rolls_count(tmp_path: Path) -> None:
    status_board = StatusBoard()
    async with table_in(tmp_path) as guests:
        monitor = DiceMonitor(guests.table, status_board)
        await evening(guests)
        check(told(status_board))
        live = told(status_board)
        await monitor.run(tmp_path)
        assert told(status_board) == live
        monitor.close()
    assert of_journal(tmp_path) == live


async def test_a_monitor_that_starts_late_or_after_a_restart_knows_the_whole_evening(tmp_path: Path) -> None:
    status_board = StatusBoard()
    async with table_in(tmp_path) as guests:
        await evening(guests)
    async with company(tmp_path) as guests:
        monitor = DiceMonitor(guests.table, status_board)
        await monitor.run(tmp_path)
        check(told(status_board))
        await guests.scratch(5)
        assert told(status_board).left_out["unknown"] == 5
        monitor.close()


async def test_entries_may_be_read_twice_and_backwards(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_in(tmp_path) as guests:
            await evening(guests)

    (await play())
    records = [parse(tmp_path, entry) for entry in Journal.read(tmp_path)]
    roll_log = RollLog()
    for record in [*reversed(records), *records]:
        roll_log.read([record])
        roll_log.tally()
    check(report(roll_log.tally()))


async def test_a_correction_of_a_correction_counts_last(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_in(tmp_path) as guests:
            await guests.scratch(5, 6, 7, 8)
            entry = (await guests.do(Roll((2, 1), source="camera"), DICE)).entry
            await guests.do(Correct(entry, (1, 1)))
            await guests.do(Correct(entry, (6, 6)))

    (await play())
    assert of_journal(tmp_path).faces.counts == (0, 0, 0, 0, 0, 2)


async def test_a_roll_that_was_taken_back_counts_for_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with table_in(tmp_path) as guests:
            await guests.scratch(5, 6, 7, 8)
            entry = (await guests.do(Roll((2, 1), source="camera"), DICE)).entry
            await guests.do(Correct(entry, ()))
            await guests.do(Roll((6, 6), source="camera"), DICE)

    await play()
    assert of_journal(tmp_path).faces.counts == (0, 0, 0, 0, 0, 2)
