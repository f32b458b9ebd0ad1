"""The hub's port: who gets in, what organisers alone may do, and a table that comes by its websocket."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientSession, CookieJar, WSServerHandshakeError

from postparade.core.clock import SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.hub.hub import Hub
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.messages import Beat, Hello, Joined, Known, Live, encode
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.membership import HubMember
from postparade.hub.table_side.orders import TOPIC, TableOrders
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.table_side.sealed_journal import SealedJournal
from postparade.hub.table_side.shown import TableShown
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import Organiser
from postparade.hub.web.server import HubServer
from postparade.table.journal.journal import Journal
from postparade.table.messages import Rename
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard
from tests.hub.venue import until
from tests.table.players import company


class Open:
    """A hub with its port."""

    def __init__(self, folder: Path) -> None:
        clock = SystemClock()
        self.ledger = Ledger.open(folder)
        self.organiser = Organiser(self.ledger, clock)
        self.hub = Hub(self.ledger, clock, "Friday")
        self.server = HubServer(self.hub, self.organiser, clock, Listening("127.0.0.1", 0), "en")

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server.port}"

    async def join(self, session: ClientSession, name: str, code: str | None = None) -> tuple[int, dict[str, Any]]:
        headers = {"Authorization": f"Code {code or self.hub.night.code}"}
        async with session.post(f"{self.base}/api/hub/join", json={"name": name}, headers=headers) as answer:
            return answer.status, await answer.json()

    async def post(self, session: ClientSession, what: str, body: Any) -> tuple[int, dict[str, Any]]:
        headers = {"Origin": self.base}
        async with session.post(f"{self.base}/api/hub/{what}", json=body, headers=headers) as answer:
            return answer.status, await answer.json()


@asynccontextmanager
async def hub_at(folder: Path) -> AsyncIterator[tuple[Open, ClientSession]]:
    there = Open(open_data_folder(str(folder)))
    await there.server.start()
    try:
        async with ClientSession(cookie_jar=CookieJar(unsafe=True)) as session:
            yield there, session
    finally:
        await there.server.close()
        there.ledger.close()


async def test_tables_join_by_the_code_and_no_two_have_one_name(tmp_path: Path) -> None:
    async with hub_at(tmp_path) as (there, session):
        status, told = await there.join(session, "Bar")
        assert (status, told["table"], told["night"]) == (200, 1, "Friday")
        assert (await there.join(session, "bar"))[1]["code"] == "hub_name_taken"
        assert (await there.join(session, "Hall", "WRONGONE"))[1]["code"] == "hub_code_wrong"
        await there.hub.turn(there.hub.renew_code)
        assert (await there.join(session, "Hall"))[0] == 200


async def test_whoever_guesses_codes_or_pins_has_to_wait(tmp_path: Path) -> None:
    async with hub_at(tmp_path) as (there, session):
        codes = [(await there.join(session, "Hall", f"WRONG{number}AA"))[1]["code"] for number in range(5)]
        assert codes[:3] == ["hub_code_wrong"] * 3
        assert codes[-1] == "try_later"
        status, told = await there.post(session, "sign-in", {"pin": "000000"})
        assert (status, told["code"]) == (429, "try_later")


async def test_only_the_organiser_leads_the_night(tmp_path: Path) -> None:
    wishes = {
        "order": {"do": "start"},
        "contest": {"name": "Cup", "races": 3, "by": "points"},
        "final": {"table": 1},
        "race": {"do": "start"},
        "rejoin": {"table": 1},
        "code": {},
    }
    async with hub_at(tmp_path) as (there, session):
        for what, body in wishes.items():
            assert (await there.post(session, what, body))[0] == 401, what
        async with session.get(f"{there.base}/api/hub/invitation") as answer:
            assert answer.status == 401
        assert (await there.post(session, "sign-in", {"pin": there.organiser.pin}))[0] == 200
        assert (await there.post(session, "contest", wishes["contest"]))[0] == 200
        assert there.hub.night.contest.races == 3
        async with session.get(f"{there.base}/api/hub/invitation") as answer:
            told = await answer.json()
        assert told["link"].endswith(f"/join#{there.hub.night.code}")
        assert told["qr"].startswith("<svg")
        wrong = {"contest": {"name": "", "races": 0}, "order": {"do": "explode"}, "race": {"do": "start", "lengths": 1}}
        for what, body in wrong.items():
            assert (await there.post(session, what, body))[0] == 400, what
        assert (await there.post(session, "race", {"do": "start"}))[1]["code"] == "hub_too_few"
        assert (await there.post(session, "race", {"do": "close"}))[1]["code"] == "hub_no_race"
        assert (await there.post(session, "final", {"table": 9}))[1]["code"] == "hub_table_unknown"


async def test_a_table_without_its_token_gets_no_websocket(tmp_path: Path) -> None:
    async with hub_at(tmp_path) as (there, session):
        await there.join(session, "Bar")
        for header in ("Bearer wrong", f"Bearer {there.ledger.member(1).key}", "Code X", ""):
            with pytest.raises(WSServerHandshakeError) as refused:
                await session.ws_connect(f"{there.base}/api/hub/table", headers={"Authorization": header})
            assert refused.value.status == 401, header


async def test_the_stage_is_sent_what_changes(tmp_path: Path) -> None:
    async with hub_at(tmp_path) as (there, session):
        _, told = await there.join(session, "Bar")
        joined = msgspec.convert(told, Joined)
        async with session.get(f"{there.base}/api/hub/stage") as stream:
            assert await events(stream, 2) == ["night", "table"]
            headers = {"Authorization": f"Bearer {joined.token}"}
            async with session.ws_connect(f"{there.base}/api/hub/table", headers=headers) as socket:
                await socket.send_str(encode(Hello("1.0", 0.0, Known(0, ""))).decode())
                await socket.send_str(encode(Beat(1, 0.0, Known(0, ""), Live(0))).decode())
                assert await events(stream, 1) == ["table"]
                assert there.hub.tables()[0].here
            await there.hub.order("announce", text="Welcome")
            assert "night" in await events(stream, 2)


async def test_whoever_asks_for_the_head_of_the_stage_alone_is_not_kept_as_one_of_its_pages(tmp_path: Path) -> None:
    async with hub_at(tmp_path) as (there, session), session.head(f"{there.base}/api/hub/stage") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/event-stream"
        assert there.server._stage._open == 0


async def events(stream: Any, count: int) -> list[str]:
    found: list[str] = []
    while len(found) < count:
        line = (await asyncio.wait_for(stream.content.readline(), 20)).decode()
        if line.startswith("event: "):
            found.append(line.removeprefix("event: ").strip())
    return found


async def test_a_table_joins_comes_back_and_does_what_the_organiser_says(tmp_path: Path) -> None:
    async with hub_at(tmp_path / "hub") as (there, _), company(tmp_path / "bar", ("Ann", "Bob")) as guests:
        clock, board = SystemClock(), StatusBoard()
        journal = PublicJournal(guests.table, board)
        member = HubMember(HubSettings(link=there.server.link, name="Bar"), tmp_path / "bar", board, clock)
        orders, shown = TableOrders(guests.table, board), TableShown(journal, guests.table)
        publisher = Publisher(SealedJournal(tmp_path / "bar"), shown, orders.carry, clock, member.refused)
        task = asyncio.create_task(member.run(publisher))
        try:
            await until(lambda: bool(there.ledger.members) and there.ledger.member(1).cursor.entry == 2)
            await there.hub.order("announce", text="Finals at nine")
            await until(lambda: (board.latest(TOPIC) or {}).get("announcement") == "Finals at nine")
            await there.hub.order("start", (1,))
            await until(lambda: (answer := there.hub.tables()[0].order) is not None and answer.done)
            answer = there.hub.tables()[0].order
            assert answer is not None
            assert answer.refusal is not None
            assert answer.refusal.code == "nothing_to_continue"
            port = there.server.port
            await there.server.close()
            await guests.do(Rename(1, "Anna"))
            there.server = HubServer(there.hub, there.organiser, clock, Listening("127.0.0.1", port), "en")
            await there.server.start()
            await until(lambda: there.ledger.member(1).cursor.entry == 3)
            assert [seal for _, _, seal in there.ledger.seals(1)] == [
                seal for _, seal in Journal.sealed(tmp_path / "bar")
            ]
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            journal.close()
