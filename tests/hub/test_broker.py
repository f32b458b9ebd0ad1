"""A night over a real Mosquitto: it may die, and lets nobody talk for another table."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiomqtt
import pytest

from postparade.cli.hub.serving import OpenHub, open_hub
from postparade.core.clock import SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.hub.broker import Broker
from postparade.hub.ledger.applying import Member
from postparade.hub.link.mqtt_wire import Place, connected, down, up, user_of
from postparade.hub.link.sealing import key_of, sealed
from postparade.hub.messages import Entries, Known, encode
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.membership import HubMember
from postparade.hub.table_side.orders import TableOrders
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.table_side.sealed_journal import SealedJournal
from postparade.hub.table_side.shown import TableShown
from postparade.hub.web.listening import Listening
from postparade.table.messages import Rename
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard
from tests.free_port import free_port
from tests.hub.processes import HubProcess, broker_on
from tests.hub.venue import until
from tests.mqtt.broker import mosquitto
from tests.table.players import Company, company

pytestmark = pytest.mark.slow(15)


@asynccontextmanager
async def night(folder: Path) -> AsyncIterator[OpenHub]:
    mosquitto()
    async with open_hub(folder / "hub", "Friday", Listening("127.0.0.1", 0), "en", broker=free_port()) as opened:
        yield opened


@asynccontextmanager
async def table(opened: OpenHub, name: str, folder: Path) -> AsyncIterator[tuple[Company, Publisher]]:
    clock, board = SystemClock(), StatusBoard()
    async with company(open_data_folder(str(folder)), ("Ann",)) as guests:
        journal = PublicJournal(guests.table, board)
        member = HubMember(HubSettings(link=opened.server.link, name=name), folder, board, clock)
        carry = TableOrders(guests.table, board).carry
        shown = TableShown(journal, guests.table)
        publisher = Publisher(SealedJournal(folder), shown, carry, clock, member.refused)
        task = asyncio.create_task(member.run(publisher))
        try:
            yield guests, publisher
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            journal.close()


def key_at(folder: Path) -> str:
    return key_of((folder / "hub.json").read_text(encoding="ascii").split('"token":"')[1].split('"')[0])


async def test_entries_travel_by_the_broker_and_its_death_loses_none(tmp_path: Path) -> None:
    async with night(tmp_path) as opened, table(opened, "Bar", tmp_path / "bar") as (guests, _):
        hub = opened.hub
        heard: list[str] = []
        await until(lambda: bool(hub.members) and hub.members[0].cursor.entry == 1)
        broker = (tmp_path / "hub" / "broker" / "mosquitto.conf").read_text(encoding="ascii")
        port = int(broker.split()[1])
        key = key_at(tmp_path / "bar")
        assert await gets_in(port, hub.members[0])
        async with connected(Place("127.0.0.1", port, user_of(1), key), down(1)) as client:
            await hub.order("announce", text="Welcome")
            async with asyncio.timeout(20):
                async for message in client.messages:
                    heard.append(bytes(message.payload).decode())
                    if "Welcome" in heard[-1]:
                        break
        for number in range(5):
            await guests.do(Rename(1, f"Anna {number}"))
            await until(lambda: broker_on(port) is not None)
            os.kill(broker_on(port) or 0, signal.SIGKILL)
            await guests.do(Rename(1, f"Annie {number}"))
            last = 3 + 2 * number
            await until(lambda last=last: hub.members[0].cursor.entry == last)  # type: ignore[misc]


async def test_what_is_missing_is_asked_for_and_answered_as_mqtt_5_has_it(tmp_path: Path) -> None:
    """Who looks on with the hub's own name sees each question, where it is to be answered, and its answer."""
    async with night(tmp_path) as opened, table(opened, "Bar", tmp_path / "bar") as (guests, publisher):
        hub = opened.hub
        await until(lambda: bool(hub.members) and hub.members[0].cursor.entry == 1)
        config = (tmp_path / "hub" / "broker" / "passwords").read_text(encoding="ascii")
        assert user_of(1) in config
        port, key = opened.server.broker_port, key_at(tmp_path / "bar")
        assert port is not None
        assert await gets_in(port, hub.members[0])
        async with connected(Place("127.0.0.1", port, user_of(1), key), down(1)) as client:
            await until(lambda: publisher.heard)
            await guests.do(Rename(1, "Anna"))
            link = hub._links[1]
            await link.ask()
            async with asyncio.timeout(20):
                async for message in client.messages:
                    if b'"t":"ask"' in bytes(message.payload):
                        break
            told: Any = message.properties
            assert told.ResponseTopic == up(1)
            assert told.CorrelationData.decode() in bytes(message.payload).decode()
        heard: list[bytes] = []
        hub.on_heard = lambda _table, data: heard.append(data if isinstance(data, bytes) else data.encode())
        await link.ask()
        await until(lambda: any(b'"request":"' in data for data in heard))


async def test_nobody_talks_for_another_table_and_a_wrong_password_is_refused(tmp_path: Path) -> None:
    async with (
        night(tmp_path) as opened,
        table(opened, "Bar", tmp_path / "bar"),
        table(opened, "Hall", tmp_path / "hall"),
    ):
        hub = opened.hub
        await until(lambda: len(hub.members) == 2 and all(one.cursor.entry == 1 for one in hub.members))
        bar = next(member for member in hub.members if member.name == "Bar")
        hall = next(member for member in hub.members if member.name == "Hall")
        port = opened.server.broker_port
        assert port is not None
        assert await gets_in(port, hall)
        for user, password in ((user_of(bar.number), "wrong"), (user_of(bar.number), hall.key), ("", "")):
            with pytest.raises(ConnectionError):
                async with connected(Place("127.0.0.1", port, user, password), up("+")):
                    pass
        body = '{"at":0,"kind":"seats","game":null,"events":[]}'
        known = bar.cursor
        forged = sealed(hall.key, bar.number, known.entry + 1, known.seal, "f" * 64, body)
        told = encode(Entries(Known(known.entry, known.seal), (forged,), known.entry + 1))
        async with connected(Place("127.0.0.1", port, user_of(hall.number), hall.key), down(hall.number)) as client:
            await client.publish(up(bar.number), told, qos=1)
            await client.publish(up(hall.number), told, qos=1)
        await until(lambda: any(one.refused for one in hub.tables()))
        refused = {one.name: one.refused for one in hub.tables()}
        assert refused == {"Bar": 0, "Hall": 1}
        assert next(one for one in hub.members if one.name == "Bar").cursor == known


FIRST, SECOND = Member(1, "Bar", "a" * 64), Member(2, "Hall", "b" * 64)


@asynccontextmanager
async def broker_for_the_first(folder: Path) -> AsyncIterator[tuple[Broker, int]]:
    """A broker that is just being started, which knows the first table, and its port."""
    mosquitto()
    broker = Broker(folder / "broker", "127.0.0.1", port := free_port(), SystemClock())
    broker.admit((FIRST,))
    running = asyncio.create_task(broker.run())
    try:
        yield broker, port
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_table_admitted_later_gets_in_without_a_restart(tmp_path: Path) -> None:
    async with broker_for_the_first(tmp_path) as (broker, port):
        assert await gets_in(port, FIRST)
        broker.admit((FIRST, SECOND))
        assert await gets_in(port, SECOND)


async def test_a_table_admitted_while_the_broker_starts_does_not_end_it(tmp_path: Path) -> None:
    async with broker_for_the_first(tmp_path) as (broker, port):
        async with asyncio.timeout(10):
            while (started := broker.process) is None:  # noqa: ASYNC110 the moment after its start is the one meant
                await asyncio.sleep(0)
        broker.admit((FIRST, SECOND))
        assert await gets_in(port, SECOND)
        assert broker.process == started


def test_the_broker_dies_with_its_hub(tmp_path: Path) -> None:
    mosquitto()
    port = free_port()
    hub = HubProcess(tmp_path / "hub", "--broker", str(port))
    try:
        ends = time.monotonic() + 20
        while (broker := broker_on(port)) is None:
            assert time.monotonic() < ends
    finally:
        hub.kill()
    while Path(f"/proc/{broker}/cmdline").exists() and Path(f"/proc/{broker}/cmdline").read_bytes():
        assert time.monotonic() < ends


async def gets_in(port: int, member: Member) -> bool:
    """Whether ``member`` gets in within some seconds: files are read again a moment after they were written."""
    for _ in range(100):
        try:
            async with connected(Place("127.0.0.1", port, user_of(member.number), member.key), down(member.number)):
                return True
        except (ConnectionError, aiomqtt.MqttError):
            await asyncio.sleep(0.1)
    return False
