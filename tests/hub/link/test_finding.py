"""A hub is found in the network by name, so that a table needs only the code of the night."""

import asyncio
from pathlib import Path

import pytest

from postparade.core.clock import HandClock, SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.core.faults import DeviceFault
from postparade.hub.link.finding import HUB, find_hubs
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.membership import HubMember, Link, parse_link
from postparade.hub.table_side.orders import TableOrders
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.table_side.sealed_journal import SealedJournal
from postparade.hub.table_side.shown import TableShown
from postparade.integrations.service_records import Place, ServiceRecords, record_of
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard
from tests.hub.venue import until
from tests.hub.web.test_server import hub_at
from tests.table.players import company

pytestmark = pytest.mark.slow(10)
HERE = ["127.0.0.1"]


def test_a_link_may_be_the_code_alone() -> None:
    assert parse_link(" FRIDAY24 ") == Link("", "FRIDAY24")
    assert parse_link("http://pi.local:8090/join#FRIDAY24") == Link("http://pi.local:8090", "FRIDAY24")


async def test_a_published_hub_is_found_and_its_record_holds_no_code() -> None:
    place = Place("127.0.0.1", 8090, secure=False)
    record = record_of("Friday", HUB, place, 8090, {"version": "1"})
    assert set(record.properties) == {b"version"}
    told: list[DeviceFault | None] = []
    published = ServiceRecords("Friday", lambda: place, HandClock(), told.append, lambda _name, _at: [record])
    running = asyncio.create_task(published.run())
    try:
        await until(lambda: bool(told))
        assert told == [None]
        async with asyncio.timeout(60):
            while "http://127.0.0.1:8090" not in await find_hubs(HERE):
                pass
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_table_joins_whichever_hub_knows_the_code(tmp_path: Path) -> None:
    """Of two hubs in the network one has another code; and for a while none answers."""
    async with hub_at(tmp_path / "one") as (one, _), hub_at(tmp_path / "two") as (two, _):
        folder, board = tmp_path / "bar", StatusBoard()
        async with company(open_data_folder(str(folder)), ("Ann",)) as guests:
            member = HubMember(HubSettings(link=two.hub.night.code, name="Bar"), folder, board, SystemClock())
            said: list[str] = []

            async def find() -> list[str]:
                said.extend(fault["code"] for fault in (board.latest("faults") or {"list": []})["list"])
                return [one.base, two.base] if said else []

            member.find = find
            journal = PublicJournal(guests.table, board)
            carry = TableOrders(guests.table, board).carry
            shown = TableShown(journal, guests.table)
            publisher = Publisher(SealedJournal(folder), shown, carry, SystemClock(), member.refused)
            task = asyncio.create_task(member.run(publisher))
            try:
                await until(lambda: bool(two.hub.members) and two.hub.members[0].cursor.entry == 1)
                assert "hub_not_found" in said
                assert one.hub.members == ()
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
                journal.close()
