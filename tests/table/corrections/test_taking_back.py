"""The last roll can be taken back: the table stands as if nobody had rolled, and the journal keeps both."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.rules.actions import ELECTRONIC, Join, Roll
from postparade.rules.viewer import SPECTATOR, seat
from postparade.table.accounts.ledger_report import statement
from postparade.table.corrections.preview import Preview
from postparade.table.events import Lapse
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.messages import Correct
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from tests.table.corrections.test_correction_properties import Played, again, decks, facts, lapses, play
from tests.table.drawn_commands import SHORT
from tests.table.players import company, views

PAIR = ("Ann", "Bob")
NAMES = ("Ann", "Bob", "Cid")


async def test_it_is_as_if_nobody_had_rolled_and_its_thrower_has_the_dice_again(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        before = guests.board
        turn = before.status.turn if before.status else None
        (rolled,) = await guests.roll(2)
        told = await guests.table.preview(Correct(rolled.entry, ()))
        assert isinstance(told, Preview)
        assert told.horses == {2: (1, 0)}
        receipt = await guests.do(Correct(rolled.entry, ()))
        assert receipt.events[0].lapsed == told.lapsed == (Lapse(rolled.entry, "roll", turn),)
        assert receipt.events[0].was == (1, 1)
        assert guests.board.play == before.play
        assert guests.board.status == before.status
        assert [roll.entry for roll in guests.board.rolls] == [roll.entry for roll in before.rolls]
        assert await guests.code(Correct(rolled.entry, (1, 2))) == "nothing_to_correct"
        await guests.roll(3)
        assert guests.board.status is not None
        assert guests.board.status.turn != turn


async def test_only_the_last_roll_and_only_by_the_host_and_nothing_that_the_table_threw(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        first, last = await guests.roll(2, 3)
        before = views(guests.table)
        assert await guests.code(Correct(first.entry, ())) == "not_last_roll"
        for who in (seat(1), SPECTATOR):
            assert await guests.code(Correct(last.entry, ()), who) == "not_allowed"
        assert await guests.code(Correct(1, ())) == "nothing_to_correct"
        assert views(guests.table) == before
        await guests.do(Correct(last.entry, ()))
        await guests.do(Correct(first.entry, ()))
        thrown = await guests.do(Roll((4, 5), source=ELECTRONIC))
        assert await guests.code(Correct(thrown.entry, ())) == "thrown_by_table"


async def test_an_earlier_roll_is_corrected_past_one_that_was_taken_back(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        first, last = await guests.roll(2, 3)
        await guests.do(Correct(last.entry, ()))
        receipt = await guests.do(Correct(first.entry, (6, 6)))
        assert receipt.events[0].void == ()
        places = {lane.number: lane.position for lane in guests.table.race().lanes}  # type: ignore[union-attr]
        assert (places[2], places[3], places[12]) == (0, 0, 1)


async def test_whoever_bet_on_what_was_taken_back_keeps_the_bet(tmp_path: Path) -> None:
    async with company(tmp_path, (*NAMES, "Dan"), "ready-set-bet") as guests:
        await guests.do(SetupRace())
        await guests.do(Start())
        await guests.roll(7)
        (wrong,) = await guests.roll(9)
        await guests.do(Bet(2, 5, "win/7/1"), seat(2))
        await guests.do(Correct(wrong.entry, ()))
        assert [bet[2] for bet in guests.board.play.bets] == ["win/7/1"]
        race = guests.table.race()
        assert race is not None
        assert sum(lane.position for lane in race.lanes) == 1


async def test_the_journal_keeps_both_and_resumes_to_the_same(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        (wrong,) = await guests.roll(5)
        await guests.do(Correct(wrong.entry, ()))
        await guests.roll(2)
        stood, clock = views(guests.table), guests.clock
        entries = guests.board.entry
    resumed = await Table.open(tmp_path, clock, system_chance)
    assert views(resumed) == stood
    await resumed.close()
    report = statement(tmp_path / FILE, Journal.read(tmp_path))
    assert report.entries == entries
    paid = [payment for payment in report.payments if payment.entry == wrong.entry]
    assert paid
    assert all(payment.superseded_by for payment in paid)


def falls_away(command: Played, code: str | None) -> bool:
    """Whether what was refused with ``code`` falls away with the roll: whoever joined after it waits again."""
    return lapses(command, code) or (isinstance(command.action, Join) and code == "wrong_phase")


@pytest.mark.slow(3)
@pytest.mark.slow(4)
@settings(max_examples=25, deadline=None)
@given(data=st.data(), game=st.sampled_from(["quarter-horse", "hold-your-horses"]), physical=st.booleans())
async def test_taking_a_roll_back_equals_never_having_rolled(data: st.DataObject, game: str, physical: bool) -> None:
    setup = {"lanes": SHORT, "cards": "physical" if physical else "dealt"}
    with tempfile.TemporaryDirectory() as folder:
        async with company(Path(folder) / "taken", NAMES, game, shuffle=decks(), **setup) as taken:
            played = await play(data, taken)
            last = next((command for command in reversed(played) if isinstance(command.action, Roll)), None)
            if last is None:
                return
            before = views(taken.table)
            answer = await taken.ask(Correct(last.entry, ()))
            async with company(Path(folder) / "never", NAMES, game, shuffle=decks(), **setup) as never:
                others = [command for command in played if command is not last]
                refused = [await again(never, command, command.action) for command in others]
                lapsed = [one.entry for one, code in zip(others, refused, strict=True) if falls_away(one, code)]
                if isinstance(answer, Refusal):
                    assert answer.code == "correction_conflict"
                    assert views(taken.table) == before
                    return
                assert [one.entry for one in answer.events[0].lapsed] == [last.entry, *lapsed]
                assert taken.board.play == never.board.play
                assert facts(taken) == facts(never)
