"""The tote: odds on the notice board after every entry, until the host wants none; remembered through restarts."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from postparade.games.dice_race.odds.quote import quote
from postparade.games.dice_race.rules.actions import Deal
from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.rules.actions import Roll
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.presentation.tote import FILE, Tote
from tests.table.players import Company, company

PAIR = ("Ann", "Bob")


@asynccontextmanager
async def tote(guests: Company, folder: Path, *, usual: bool = True) -> AsyncIterator[tuple[Tote, StatusBoard]]:
    """A running tote at the table of ``guests``."""
    board = StatusBoard()
    made = Tote(guests.table, board, folder, usual)
    task = asyncio.create_task(made.run())
    try:
        await told(board, lambda body: True)
        yield made, board
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def told(board: StatusBoard, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The odds on the board once ``true`` holds of them; quotes before the scratches are made in a thread."""
    for topic in ("odds", "spectators"):
        if (body := board.latest(topic)) is not None and true(body):
            return body
    found: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
    stop = board.watch(lambda _, body: found.set_result(body) if true(body) and not found.done() else None)
    async with asyncio.timeout(60):
        body = await found
    stop()
    return body


async def test_odds_follow_the_race_from_the_deal_to_the_line(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests, tote(guests, tmp_path) as (_, board):
        assert board.latest("odds") == {"on": True}
        await guests.do(Deal())
        at_the_gate = await told(board, lambda body: "win" in body)
        assert round(at_the_gate["win"]["7"], 4) == 0.0249
        assert at_the_gate["long_shot"] == 7
        await guests.roll(5, 6, 7, 8, 2)
        odds = board.latest("odds")
        quoted = quote(guests.board.play)
        assert odds is not None
        assert quoted is not None
        assert odds["win"] == pytest.approx({str(horse): chance for horse, chance in quoted.win.items()}, abs=1e-6)
        assert (odds["favourite"], odds["long_shot"]) == (2, quoted.long_shot)
        assert sorted(odds["seats"]) == ["1", "2"]
        assert odds["seats"]["1"] == pytest.approx(quoted.seats[1]._asdict(), abs=1e-3)
        assert odds["pot"] == pytest.approx(quoted.pot, abs=1e-3)
        await guests.roll(2, 2)
        assert board.latest("odds") == {"on": True}


async def test_odds_that_are_switched_off_stay_off_after_a_restart(tmp_path: Path) -> None:
    async with company(tmp_path, PAIR, "quarter-horse") as guests:
        await guests.scratch(5, 6, 7, 8)
        async with tote(guests, tmp_path) as (made, board):
            await told(board, lambda body: "win" in body)
            await made.switch(False)
            assert board.latest("odds") == {"on": False}
            await guests.roll(2)
            assert board.latest("odds") == {"on": False}
        async with tote(guests, tmp_path) as (made, board):
            assert board.latest("odds") == {"on": False}
            await made.switch(True)
            assert "win" in (board.latest("odds") or {})


@pytest.mark.parametrize(("said", "on"), [(None, False), ("on", True), ("off", False), ("perhaps", False)])
async def test_the_hosts_last_word_overrides_the_configuration(tmp_path: Path, said: str | None, on: bool) -> None:
    async with company(tmp_path) as guests:
        if said is not None:
            (tmp_path / FILE).write_text(said, encoding="utf-8")
        assert Tote(guests.table, StatusBoard(), tmp_path, usual=False).on is on


async def test_a_switch_that_cannot_be_stored_changes_nothing(tmp_path: Path) -> None:
    async with company(tmp_path) as guests:
        made = Tote(guests.table, StatusBoard(), tmp_path / "gone", usual=True)
        with pytest.raises(OSError, match="No such file"):
            await made.switch(False)
        assert made.on


async def test_a_full_disk_keeps_the_hosts_last_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    async with company(tmp_path) as guests:
        made = Tote(guests.table, StatusBoard(), tmp_path, usual=False)
        await made.switch(True)
        with monkeypatch.context() as disk:
            disk.setattr("os.fsync", full)
            with pytest.raises(OSError, match="No space"):
                await made.switch(False)
        assert made.on
        assert Tote(guests.table, StatusBoard(), tmp_path, usual=False).on


@pytest.mark.parametrize(("chances", "shown", "hidden"), [(False, "spectators", "odds"), (True, "odds", "spectators")])
async def test_odds_that_players_may_not_see_are_posted_for_spectators_only(
    tmp_path: Path, chances: bool, shown: str, hidden: str
) -> None:
    """Chances of Ready Set Bet are off on phones, unless the setup says otherwise; then all are told the same."""
    async with (
        company(tmp_path, PAIR, "ready-set-bet", chances=chances) as guests,
        tote(guests, tmp_path) as (_, board),
    ):
        await guests.do(SetupRace())
        posted = await told(board, lambda body: "spots" in body)
        assert board.latest(shown) == posted
        assert "phones" not in posted
        assert board.latest(hidden) in ({"on": True}, {}, None)
        await guests.do(Start())
        await guests.do(Bet(1, 5, "win/7/1"))
        assert board.latest(shown) == posted, "a bet changes no chances"
        await guests.do(Roll((6, 6)))
        after = await told(board, lambda body: body.get("win", posted["win"]) != posted["win"])
        assert after["win"]["11"] > posted["win"]["11"]
        assert 0 < after["error"] < 0.004
