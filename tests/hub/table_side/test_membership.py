"""How soon a table comes back to its hub: at once after a connection that worked, and never much later than that."""

import asyncio
from pathlib import Path

from postparade.core.clock import SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.membership import LONGEST_PAUSE, PAUSE, HubMember
from postparade.hub.table_side.orders import TableOrders
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.table_side.sealed_journal import SealedJournal
from postparade.hub.table_side.shown import TableShown
from postparade.table.messages import TakeSeat
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard
from tests.hub.venue import until
from tests.hub.web.test_server import hub_at
from tests.table.players import company


class Impatient(SystemClock):
    """Notes for how long somebody would have slept, and does not."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


async def test_a_table_without_its_hub_plays_on_and_says_so_once(tmp_path: Path) -> None:
    folder, board, clock = tmp_path / "bar", StatusBoard(), Impatient()
    told: list[str] = []
    board.watch(lambda topic, body: told.extend(one["code"] for one in body["list"]) if topic == "faults" else None)
    async with company(open_data_folder(str(folder)), ("Ann",)) as guests:
        journal = PublicJournal(guests.table, board)
        shown, carry = TableShown(journal, guests.table), TableOrders(guests.table, board).carry
        async with hub_at(tmp_path / "hub") as (there, _):
            link = there.server.link
        member = HubMember(HubSettings(link=link, name="Bar"), folder, board, clock)
        publisher = Publisher(SealedJournal(folder), shown, carry, SystemClock(), member.refused)
        task = asyncio.create_task(member.run(publisher))
        try:
            await until(lambda: len(clock.slept) >= 6)
            assert told == ["hub_away"], "said once, however often it is tried"
            assert (await guests.do(TakeSeat("Bob"))).entry == 2
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            journal.close()


async def test_pauses_grow_only_while_the_hub_does_not_answer_and_are_capped(tmp_path: Path) -> None:
    folder, board, clock = tmp_path / "bar", StatusBoard(), Impatient()
    async with company(open_data_folder(str(folder)), ("Ann",)) as guests:
        journal = PublicJournal(guests.table, board)
        shown, carry = TableShown(journal, guests.table), TableOrders(guests.table, board).carry
        async with hub_at(tmp_path / "hub") as (there, _):
            member = HubMember(HubSettings(link=there.server.link, name="Bar"), folder, board, clock)
            publisher = Publisher(SealedJournal(folder), shown, carry, SystemClock(), member.refused)
            task = asyncio.create_task(member.run(publisher))
            await until(lambda: publisher.heard)
            clock.slept.clear()
        try:
            await until(lambda: len(clock.slept) >= 12)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            journal.close()
    assert clock.slept[0] <= PAUSE
    assert all(pause <= LONGEST_PAUSE for pause in clock.slept)
    assert min(clock.slept[8:]) >= LONGEST_PAUSE / 2
