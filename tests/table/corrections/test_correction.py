"""A roll read wrongly is read again, and everything after it follows as if it had been read rightly at once."""

from pathlib import Path

import pytest

from postparade.games.dice_race.rules.actions import Deal, Declare, EndSession, Settle
from postparade.rules.actions import Roll
from postparade.rules.dice import total_of
from postparade.rules.viewer import HOST
from postparade.table.events import Corrected, Lapse
from postparade.table.messages import ClearSeat, CloseGame, Correct, OpenGame, RollRecord
from tests.table.players import Company, company, dice_for, views

PAIR = ("Ann", "Bob")
SHORT = {str(horse): 3 for horse in range(2, 13)}


def entry_of(guests: Company, back: int = 0) -> int:
    """The entry of the latest roll, or of one so many rolls back."""
    return guests.table.view(HOST).rolls[back].entry


async def test_the_corrected_horse_moves_instead(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 9, 10)
        misread = entry_of(guests, 1)
        receipt = await guests.do(Correct(misread, (1, 2)))
        assert receipt.events[0] == Corrected(misread, (1, 2), dice_for(9), ())
        race = guests.board.play.race
        assert [race.lane(horse).position for horse in (2, 3, 9, 10)] == [1, 1, 0, 1]
        notice = guests.heard[-1]
        assert notice.kind == "correction"
        assert notice.race_before is not None
        assert notice.race_before.lane(9).position == 1
        assert [type(event).__name__ for event in notice.events] == [
            "Corrected", "Rolled", "Moved", "Rolled", "Moved",
        ]  # fmt: skip


async def test_the_host_sees_the_last_twelve_rolls_newest_first_and_which_were_corrected(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(*[9, 10] * 5)
        await guests.do(Correct(entry_of(guests), (1, 2)))
        rolls = guests.table.view(HOST).rolls
        assert len(rolls) == 12
        assert rolls[0] == RollRecord(entry_of(guests), (1, 2), 2, 1, corrected=True)
        assert [total_of(roll.dice) for roll in rolls[1:4]] == [9, 10, 9]
        assert not rolls[1].corrected


async def test_a_payout_is_taken_back_when_the_winning_roll_was_misread(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 2)
        before = guests.board.play
        await guests.roll(2)
        assert guests.board.play.phase == "finished"
        await guests.do(Correct(entry_of(guests), (1, 2)))
        play = guests.board.play
        assert (play.phase, play.pot, guests.chips) == (
            "race",
            before.pot,
            {player.seat: player.chips for player in before.seats},
        )
        await guests.roll(2)
        assert guests.board.play.phase == "finished"


async def test_a_roll_before_the_last_deal_is_corrected_when_the_race_still_ends_there(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        misread = (await guests.roll(9))[0].entry
        await guests.roll(2, 2, 2)
        await guests.scratch(9, 10, 11, 12)
        await guests.roll(4)
        chips, pot = sum(guests.chips.values()), guests.board.play.pot
        await guests.do(Correct(misread, (1, 4)))
        assert guests.board.play.race_number == 2
        assert guests.board.play.race.lane(4).position == 1
        assert sum(guests.chips.values()) + guests.board.play.pot == chips + pot


async def test_the_same_roll_may_be_corrected_again_and_back(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        misread = (await guests.roll(9))[0].entry
        await guests.roll(10)
        play = guests.board.play
        for dice in ((1, 2), (6, 6), (1, 1)):
            await guests.do(Correct(misread, dice))
            assert guests.board.play.race.lane(sum(dice)).position == 1
        await guests.do(Correct(misread, dice_for(9)))
        assert guests.board.play == play


async def test_a_correction_survives_a_restart_and_can_be_corrected_after_it(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 9, 10)
        await guests.do(Correct(entry_of(guests, 1), (1, 2)))
        seen = views(guests.table)
    async with company(tmp_path) as guests:
        assert views(guests.table) == seen
        await guests.do(Correct(entry_of(guests, 1), (6, 6)))
        assert guests.board.play.race.lane(12).position == 1
        assert guests.board.play.race.lane(3).position == 0
        seen = views(guests.table)
    async with company(tmp_path) as guests:
        assert views(guests.table) == seen


async def test_impossible_corrections_are_refused(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        roll = entry_of(guests)
        for entry in (0, 3, 4, roll + 1):
            assert await guests.code(Correct(entry, (1, 2))) == "nothing_to_correct"
        assert await guests.code(Correct(roll, (0, 7))) == "invalid_dice"
        await guests.do(CloseGame())
        await guests.do(OpenGame("quarter-horse"))
        assert await guests.code(Correct(roll, (1, 2))) == "nothing_to_correct"


async def test_rolls_after_an_earlier_finish_lapse_and_are_named(tmp_path: Path) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        early = (await guests.roll(9))[0].entry
        await guests.roll(2, 2, 11)
        late = entry_of(guests)
        corrected = (await guests.do(Correct(early, (1, 1)))).events[0]
        assert corrected.void == (late,)
        assert corrected.lapsed == (Lapse(late, "roll", None),)
        assert guests.board.play.race.winners == (2,)
        assert guests.board.play.race.lane(11).position == 0
        await guests.do(Correct(early, (4, 5)))
        assert guests.board.play.race.lane(11).position == 1


@pytest.mark.parametrize("after", ["deal", "leave", "end"])
async def test_a_correction_that_makes_later_actions_impossible_is_refused(tmp_path: Path, after: str) -> None:
    async with company(tmp_path, ("Ann", "Bob", "Cid"), "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(9, 2, 2, 2)
        last = entry_of(guests)
        await guests.do({"deal": Deal(), "leave": ClearSeat(1), "end": EndSession()}[after])
        assert await guests.code(Correct(last, (1, 2))) == "correction_conflict"
        assert isinstance(guests.board.play.pot, int)


async def test_the_refusal_says_why(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 2, 2)
        last = entry_of(guests)
        await guests.do(Deal())
        answer = await guests.ask(Correct(last, (1, 2)))
        assert not hasattr(answer, "entry")
        assert "Now is not the time for a deal." in answer.sentence


async def test_whoever_left_after_the_game_is_not_brought_back_by_a_correction(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "hold-your-horses", races=1, lanes=SHORT) as guests:
        await guests.scratch(5, 6, 7, 8)
        await guests.roll(2, 2, 2)
        await guests.do(ClearSeat(2))
        assert await guests.code(Correct(entry_of(guests), (1, 2))) == "correction_conflict"


async def test_answers_to_a_question_nobody_asks_any_more_are_void(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse", cards="physical") as guests:
        await guests.do(Deal())
        misread = (await guests.roll(5))[0].entry
        answer = await guests.do(Declare(1, 5, 2))
        receipt = await guests.do(Correct(misread, (3, 3)))
        assert receipt.events[0] == Corrected(
            misread, (3, 3), dice_for(5), (answer.entry,), (Lapse(answer.entry, "declare", None),)
        )
        assert guests.board.play.question.horse == 6
        assert guests.board.play.question.answers == (None, None)
        await guests.do(Declare(1, 6, 3))
        await guests.do(Declare(2, 6, 1))
        assert guests.chips == {1: 47, 2: 49}
        seen = views(guests.table)
    async with company(tmp_path) as guests:
        assert views(guests.table) == seen


async def test_void_answers_count_again_when_the_roll_turns_out_to_have_been_right(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse", cards="physical") as guests:
        await guests.do(Deal())
        roll = (await guests.roll(5))[0].entry
        for seat, cards in ((1, 2), (2, 1)):
            await guests.do(Declare(seat, 5, cards))
        await guests.do(Settle(5))
        play = guests.board.play
        receipt = await guests.do(Correct(roll, (3, 3)))
        assert receipt.events[0].void == (roll + 1, roll + 2, roll + 3)
        await guests.do(Correct(roll, dice_for(5)))
        assert guests.board.play == play


async def test_answers_stay_when_the_corrected_roll_asks_for_the_same_horse(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse", cards="physical") as guests:
        await guests.do(Deal())
        roll = (await guests.roll(5))[0].entry
        await guests.do(Declare(1, 5, 2))
        receipt = await guests.do(Correct(roll, (2, 3)))
        assert receipt.events[0].void == ()
        assert guests.board.play.question.answers == (2, None)


async def test_the_old_reading_stays_in_the_journal(tmp_path: Path) -> None:
    from postparade.table.journal.journal import Journal

    async def play() -> None:
        async with company(tmp_path, PAIR, "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)
            await guests.do(Correct(entry_of(guests), (1, 2)))

    await play()
    *_, misread, correction = Journal.read(tmp_path)
    assert '"dice":[2,6]' in misread.action
    assert '"was":[2,6]' in correction.lines[0].body
    assert [line.step for line in correction.lines[1:]] == [misread.entry] * (len(correction.lines) - 1)


async def test_a_roll_with_the_same_sum_changes_only_the_faces(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.do(Deal())
        await guests.do(Roll((1, 4)))
        play = guests.board.play
        await guests.do(Correct(entry_of(guests), (2, 3)))
        assert guests.board.play.last_roll == (2, 3)
        assert guests.board.play.boxes == play.boxes
