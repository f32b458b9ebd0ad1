"""MQTT as the wire between tables and hub: one topic up and one down for each table, at a broker that may die and
forget, because journals and cursors do not."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import aiomqtt
from paho.mqtt.packettypes import PacketTypes
from paho.mqtt.properties import Properties

from postparade.core.cancellation import heed_cancellation

PREFIX = "postparade/night"
KEEPALIVE = 10
PATIENCE = 5.0
"""Seconds that the broker may take to let somebody in."""
SENDING = 15.0
"""Seconds that it may take to acknowledge a message: a busy machine must not lose its connection over this."""
QUEUED = 1000
"""Messages that wait to be read; whoever is that far behind asks again for the rest."""
HUB = "hub"
"""The hub's own name at the broker."""


class Place(NamedTuple):
    """Where a broker listens, and as whom to sign in there."""

    host: str
    port: int
    user: str
    password: str


def up(table: int | str) -> str:
    """The topic on which the table number ``table`` talks."""
    return f"{PREFIX}/{table}/up"


def down(table: int) -> str:
    """The topic on which the hub talks to the table number ``table``."""
    return f"{PREFIX}/{table}/down"


def user_of(table: int) -> str:
    """What the table number ``table`` is called at the broker."""
    return f"table-{table}"


@asynccontextmanager
async def connected(place: Place, hears: str) -> AsyncIterator[aiomqtt.Client]:
    """A client at the broker that hears the topics ``hears``. Raises ``ConnectionError`` when that is impossible, or
    the connection breaks."""
    try:
        async with aiomqtt.Client(
            place.host,
            place.port,
            username=place.user,
            password=place.password,
            protocol=aiomqtt.ProtocolVersion.V5,
            timeout=PATIENCE,
            keepalive=KEEPALIVE,
            max_queued_incoming_messages=QUEUED,
        ) as client:
            await client.subscribe(hears, qos=1)
            heed_cancellation()
            yield client
    except aiomqtt.MqttError as error:
        raise ConnectionResetError(str(error)) from error


class TableMqttWire:
    """The table's end of the wire."""

    def __init__(self, client: aiomqtt.Client, table: int) -> None:
        self._client = client
        self._table = table
        self._messages = aiter(client.messages)

    async def send(self, data: bytes, request: str = "") -> None:
        await _publish(self._client, up(self._table), data, _properties(request))

    async def receive(self) -> bytes | str:
        try:
            message = await anext(self._messages)
        except (aiomqtt.MqttError, StopAsyncIteration) as error:
            raise ConnectionResetError("the broker has gone") from error
        return bytes(message.payload)


class HubMqttWire:
    """The hub's end of the wire to one table: ``heard`` is filled by whoever reads for all tables."""

    def __init__(self, client: aiomqtt.Client, table: int) -> None:
        self._client = client
        self._table = table
        self.heard: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUED)

    async def send(self, data: bytes, request: str = "") -> None:
        await _publish(self._client, down(self._table), data, _properties(request, up(self._table)))

    async def receive(self) -> bytes | str:
        data = await self.heard.get()
        if data is None:
            raise ConnectionResetError("the broker has gone")
        return data


def _properties(request: str, answer_on: str = "") -> Properties | None:
    """What MQTT 5 says of a question, which is to be answered on the topic ``answer_on``, or of its answer: any program
    at the broker can tell which belong together."""
    if not request:
        return None
    properties = Properties(PacketTypes.PUBLISH)  # type: ignore[no-untyped-call] # the library's own has no types
    properties.CorrelationData = request.encode()
    if answer_on:
        properties.ResponseTopic = answer_on
    return properties


async def _publish(client: aiomqtt.Client, topic: str, data: bytes, properties: Properties | None) -> None:
    try:
        await client.publish(topic, data, qos=1, properties=properties, timeout=SENDING)
    except aiomqtt.MqttError as error:
        raise ConnectionResetError(str(error)) from error
    heed_cancellation()
