"""Choices that nobody makes make themselves when their time has come."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from postparade.games.ready_set_bet.rules.actions import KeepVip, SetupRace, Start
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, seat
from postparade.table.commands.deadlines import Deadlines
from tests.table.players import Company, company


@asynccontextmanager
async def after_a_race(folder: Path, **options: Any) -> AsyncIterator[Company]:
    """The first race of Ready Set Bet is settled, and the clock of the table runs."""
    async with company(folder, ["Ann", "Bob", "Cid"], "ready-set-bet", **options) as guests:
        deadlines = Deadlines(guests.table, guests.clock)
        running = asyncio.create_task(deadlines.run())
        await guests.do(SetupRace())
        await guests.do(Start())
        while guests.board.play.phase in ("open", "closed"):
            await guests.do(Roll((3, 4)), DICE)
        await guests.wait(3.5)
        try:
            yield guests
        finally:
            running.cancel()


async def test_cards_are_dealt_by_themselves_once_the_settlement_has_been_told(tmp_path: Path) -> None:
    async with after_a_race(tmp_path) as guests:
        assert guests.board.play.undealt == (1, 2, 3)
        await guests.wait(9)
        assert guests.board.play.choosing == (1, 2, 3)


async def test_whoever_has_not_chosen_after_a_minute_keeps_a_card_by_chance(tmp_path: Path) -> None:
    async with after_a_race(tmp_path, vip_seconds=60) as guests:
        await guests.wait(9)
        own = guests.table.view(seat(2)).play.dealt
        await guests.do(KeepVip(2, own[1]), seat(2))
        await guests.wait(40)
        assert guests.board.play.choosing == (1, 3)
        await guests.wait(25)
        assert guests.board.play.choosing == ()
        kept = {view.seat: view.cards for view in guests.board.play.seats}
        assert kept[2] == (own[1],)
        assert len(kept[1]) == len(kept[3]) == 1


async def test_the_table_waits_forever_without_a_limit(tmp_path: Path) -> None:
    async with after_a_race(tmp_path, vip_seconds=0) as guests:
        await guests.wait(9)
        await guests.wait(900, step=20)
        assert guests.board.play.choosing == (1, 2, 3)
