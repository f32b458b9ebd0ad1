"""The statement says who paid whom, and agrees with the purses."""

from pathlib import Path

import pytest

from postparade.games.dice_race.rules.actions import Deal, EndSession, TopUp
from postparade.games.quarter_horse.rules.game import QuarterHorse
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST
from postparade.table.accounts.ledger_report import LedgerReport, statement
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.messages import ClearSeat, Correct, OpenGame, Rename, TakeSeat
from tests.table.accounts.test_audit import Clipped
from tests.table.players import Company, company

TRIO = ("Ann", "Bob", "Cid")


def stated(folder: Path) -> LedgerReport:
    """The statement of the journal in ``folder``."""
    return statement(folder / FILE, Journal.read(folder))


def balances(found: LedgerReport) -> dict[tuple[int, int, str], int]:
    """What everybody holds, by game, seat and name."""
    return {(total.opened, total.seat, total.name): total.balance for total in found.totals}


async def race(guests: Company) -> None:
    """One race, won by the 2."""
    await guests.scratch(5, 6, 7, 8)
    await guests.roll(5, 2, 2, 2)


async def test_every_chip_of_every_game_is_accounted_for(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await race(guests)
        await guests.do(TopUp(1, 30))
        await guests.do(EndSession())
        first = guests.chips
        await guests.do(OpenGame("hold-your-horses"))
        await race(guests)
        await guests.do(Deal())
        second = guests.chips
    found = stated(tmp_path)
    assert found.fault is None
    opened = [game.opened for game in found.games]
    assert [game.game for game in found.games] == ["quarter-horse", "hold-your-horses"]
    assert balances(found) == {
        (entry, seat, TRIO[seat - 1]): chips
        for entry, purses in zip(opened, (first, second), strict=True)
        for seat, chips in purses.items()
    }
    assert all(total.bought + total.received - total.paid == total.balance for total in found.totals)
    assert [game.issued for game in found.games] == [180, 60]
    assert all(sum(game.accounts.values()) == game.issued for game in found.games)


async def test_a_correction_strikes_the_old_payments_and_keeps_them_readable(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await race(guests)
        paid_out = guests.board.entry
        misread = guests.table.view(HOST).rolls[0].entry
        await guests.do(Correct(misread, (1, 2)))
        found = stated(tmp_path)
        struck = [payment for payment in found.payments if payment.superseded_by is not None]
        assert {payment.entry for payment in struck} == {paid_out}
        assert {payment.superseded_by for payment in struck} == {guests.board.entry}
        assert {payment.reason for payment in struck} == {"payout"}
        assert {seat: chips for (_, seat, _), chips in balances(found).items()} == guests.chips


async def test_a_seat_that_changes_hands_has_a_line_for_each_player(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await race(guests)
        took = guests.chips[2]
        await guests.do(ClearSeat(2))
        await guests.do(TakeSeat("Dora"))
        await guests.do(Rename(2, "Dorothy"))
    lines = {total.name: total for total in stated(tmp_path).totals if total.seat == 2}
    assert set(lines) == {"Bob", "Dorothy"}
    assert lines["Bob"].bought == 50 - took
    assert (lines["Bob"].balance, lines["Dorothy"].balance) == (0, 50)


async def test_the_statement_ends_where_the_chips_stop_adding_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with company(tmp_path, TRIO, "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)

    await play()
    monkeypatch.setitem(GAMES, "quarter-horse", Clipped())
    found = stated(tmp_path)
    assert found.fault is not None
    assert found.fault.code == "ledger_unbalanced"
    assert (found.entries, found.fault.details["entry"]) == (5, 6)
    assert {payment.reason for payment in found.payments} == {"stake"}


async def test_payments_that_no_purse_received_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second opinion: even if the audit of each event were blind, the sums of the payments would show it."""

    async def play() -> None:
        async with company(tmp_path, TRIO, "quarter-horse") as guests:
            await guests.scratch(5, 6, 7, 8)

    await play()
    monkeypatch.setattr(
        "postparade.table.accounts.audit.after", lambda game, before, accounts, event, state, entry: accounts
    )
    assert stated(tmp_path).fault is None
    monkeypatch.setitem(GAMES, "quarter-horse", Clipped())
    found = stated(tmp_path)
    assert found.fault is not None
    assert found.fault.code == "ledger_unbalanced"


async def test_an_evening_without_a_game_has_no_payments(tmp_path: Path) -> None:
    async def play() -> None:
        async with company(tmp_path, TRIO):
            pass

    await play()
    assert stated(tmp_path) == LedgerReport(3, (), (), (), None)
    assert isinstance(GAMES["quarter-horse"], QuarterHorse)


async def test_whoever_takes_a_seat_after_the_game_holds_nothing_of_it(tmp_path: Path) -> None:
    async with company(tmp_path, TRIO, "quarter-horse") as guests:
        await race(guests)
        await guests.do(EndSession())
        chips = guests.chips
        await guests.do(ClearSeat(1))
        await guests.do(TakeSeat("Zoe", 1))
    found = stated(tmp_path)
    assert found.fault is None
    assert {(total.seat, total.name, total.balance) for total in found.totals} == {
        (seat, name, chips[seat]) for seat, name in enumerate(TRIO, 1)
    }
