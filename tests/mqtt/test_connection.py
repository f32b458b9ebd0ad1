"""The connection to a real broker that comes, goes, hangs and refuses, while nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiomqtt
import pytest

from postparade.core.clock import SystemClock
from postparade.core.faults import DeviceFault
from postparade.mqtt import connection as module
from postparade.mqtt.connection import WAITING, Connection, LastWill, Message
from postparade.mqtt.settings import MqttSettings
from tests.mqtt.broker import PATIENCE, Broker, running

pytestmark = pytest.mark.slow(12)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A broker that hangs is real here, and so is the time that it is given."""
    monkeypatch.setattr(module, "PATIENCE", 1.0)
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.05)
    monkeypatch.setattr(module, "LONGEST_PAUSE", 0.2)


class End:
    """Our end of the connection, with what it was told."""

    def __init__(self, settings: MqttSettings, topics: tuple[str, ...] = ()) -> None:
        self.faults: list[DeviceFault | None] = []
        self.read: list[Message] = []
        self.connection = Connection(
            settings,
            SystemClock(),
            self.faults.append,
            will=LastWill("pp/gone", b"offline"),
            topics=topics,
            on_message=self.read.append,
        )

    @property
    def fault(self) -> str:
        """The code of what is wrong now."""
        last = self.faults[-1] if self.faults else None
        return last.code if last is not None else ""

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():  # noqa: ASYNC110  (the broker is a process, and says when it is ready to nobody)
                await asyncio.sleep(0.01)


@asynccontextmanager
async def connecting(broker: Broker, *topics: str, **settings: Any) -> AsyncIterator[End]:
    end = End(MqttSettings(host="127.0.0.1", port=broker.port, **settings), topics)
    running = asyncio.create_task(end.connection.run())
    try:
        yield end
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def retained(broker: Broker, topic: str) -> list[bytes]:
    """What the broker has kept under ``topic``, asked by another client."""
    async with aiomqtt.Client("127.0.0.1", broker.port) as client:
        await client.subscribe([(topic, 1), ("pp/mark", 1)])
        await client.publish("pp/mark", b"", qos=1)
        found: list[bytes] = []
        async for message in client.messages:
            if str(message.topic) == "pp/mark":
                return found
            found.append(bytes(message.payload))
    raise AssertionError


async def test_of_what_is_retained_the_newest_is_there_again_after_the_broker_was_killed(broker: Broker) -> None:
    async with connecting(broker) as end:
        for number in range(300):
            end.connection.publish("pp/state", b"%d" % number, retain=True)
        await end.until(lambda: end.connection.connected and not end.connection.queued)
        assert await retained(broker, "pp/state") == [b"299"]
        broker.kill()
        await end.until(lambda: end.fault in ("mqtt_lost", "mqtt_unreachable"))
        end.connection.publish("pp/state", b"while it was away", retain=True)
        await end.until(lambda: end.fault == "mqtt_unreachable")
        await broker.start()
        await end.until(lambda: end.connection.connected and not end.connection.queued)
        assert end.fault == ""
        assert await retained(broker, "pp/state") == [b"while it was away"]


async def test_an_empty_state_removes_what_was_retained_for_good(broker: Broker) -> None:
    async with connecting(broker) as end:
        end.connection.publish("pp/state", b"here", retain=True)
        await end.until(lambda: end.connection.connected and not end.connection.queued)
        end.connection.publish("pp/state", b"", retain=True)
        await end.until(lambda: not end.connection.queued)
        assert await retained(broker, "pp/state") == []
        broker.kill()
        await end.until(lambda: not end.connection.connected)
        await broker.start()
        await end.until(lambda: end.connection.connected and not end.connection.queued)
        assert await retained(broker, "pp/state") == []


async def test_what_waits_for_an_absent_broker_is_bounded_and_the_newest_of_it_arrives(broker: Broker) -> None:
    broker.kill()
    async with connecting(broker, "pp/events") as end:
        await end.until(lambda: end.fault == "mqtt_unreachable")
        for number in range(3 * WAITING):
            end.connection.publish("pp/events", b"%d" % number)
        assert (end.connection.queued, end.connection.lost) == (WAITING, 2 * WAITING)
        await broker.start()
        await end.until(lambda: len(end.read) == WAITING)
        assert [int(one.payload) for one in end.read] == list(range(2 * WAITING, 3 * WAITING))


async def test_a_broker_that_hangs_is_named_and_found_again_and_nobody_waits_for_it(broker: Broker) -> None:
    async with connecting(broker, "pp/#") as end:
        await end.until(lambda: end.connection.connected)
        broker.freeze()
        try:
            end.connection.publish("pp/events", b"into the void")
            await end.until(lambda: end.fault == "mqtt_silent")
        finally:
            broker.thaw()
        await end.until(lambda: any(one.payload == b"into the void" for one in end.read))
        assert end.fault == ""


@pytest.mark.parametrize("given", [{}, {"user": "ann", "password": "wrong"}, {"user": "eve", "password": "secret"}])
async def test_a_broker_that_refuses_the_user_is_named(tmp_path: Path, given: dict[str, str]) -> None:
    async with running(tmp_path, ann="secret") as broker:
        async with connecting(broker, **given) as end:
            await end.until(lambda: bool(end.faults))
            assert end.fault == "mqtt_login"
            assert end.faults[-1] is not None
            assert "wrong" not in str(end.faults[-1])
        async with connecting(broker, user="ann", password="secret") as end:
            await end.until(lambda: end.connection.connected)


async def test_others_learn_that_the_connection_was_closed(broker: Broker) -> None:
    async with connecting(broker) as end:
        end.connection.publish("pp/gone", b"online", retain=True)
        await end.until(lambda: end.connection.connected and not end.connection.queued)
        assert await retained(broker, "pp/gone") == [b"online"]
    assert await retained(broker, "pp/gone") == [b"offline"]


async def test_closing_ends_even_while_the_broker_hangs(broker: Broker) -> None:
    async with connecting(broker) as end:
        await end.until(lambda: end.connection.connected)
        broker.freeze()
        end.connection.publish("pp/state", b"1", retain=True)
    broker.thaw()
    async with connecting(broker) as end:
        broker.freeze()
        await asyncio.sleep(0)
    broker.thaw()


async def test_a_host_that_is_no_name_is_a_fault_like_any_other() -> None:
    end = End(MqttSettings(host="no such host."))
    running = asyncio.create_task(end.connection.run())
    await end.until(lambda: bool(end.faults))
    assert end.fault == "mqtt_unreachable"
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
