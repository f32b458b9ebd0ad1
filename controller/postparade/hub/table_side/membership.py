"""A table's membership in a race night: how it joins, what it keeps of that, and the connection that is made again
whenever it breaks."""

import asyncio
import logging
import random
import re
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NoReturn
from urllib.parse import urlsplit

import aiohttp
import msgspec
from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.durable import write_whole
from postparade.core.faults import ConfigurationFault, DeviceFault, Fault, Refusal
from postparade.hub.link.finding import find_hubs
from postparade.hub.link.mqtt_wire import Place, TableMqttWire, connected, down, user_of
from postparade.hub.link.sealing import key_of
from postparade.hub.link.wire import HEARTBEAT, LONGEST_MESSAGE, WebSocketWire
from postparade.hub.messages import Join, Joined
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.publisher import Publisher
from postparade.table.presentation.status_board import StatusBoard

log = logging.getLogger(__name__)

FILE = "hub.json"
CODE = re.compile(r"[A-Z0-9]{8}")
JOIN, TABLE, BROKER = "/api/hub/join", "/api/hub/table", "/api/hub/broker"
PAUSE, LONGEST_PAUSE = 0.5, 5.0
"""Seconds before a connection that broke is made again; they double until the hub answers."""
PATIENCE = aiohttp.ClientTimeout(total=15.0)
UNKNOWN = 401


class Membership(Struct, frozen=True):
    """What a table keeps of a race night: where its hub was and the code of the link then, which number the table has
    there, and its token."""

    hub: str
    code: str
    table: int
    token: str
    night: str = ""


class Link(Struct, frozen=True):
    """Where the hub is (``http://name:port``; empty: it is to be found in the network), and the code of the night."""

    hub: str
    code: str


def parse_link(text: str) -> Link:
    """The link that the organiser's console shows: ``http://name:port/join#CODE``, or the code alone. Raises
    :class:`~postparade.core.faults.ConfigurationFault` (``hub_link_unusable``)."""
    if CODE.fullmatch(text.strip()):
        return Link("", text.strip())
    try:
        parts = urlsplit(text.strip())
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and bool(parts.fragment)
    except ValueError:
        good = False
    if not good:
        raise ConfigurationFault("hub_link_unusable", link=text[:80])
    return Link(f"{parts.scheme}://{parts.netloc}", parts.fragment)


class HubMember:
    """Keeps the table connected with the hub while :meth:`run` runs. A table without a hub plays on: the host console
    says once that it is away."""

    away, no = "hub_away", "hub_refused"
    """What the host is told when the hub cannot be reached, and when it does not take something."""
    file = FILE

    def __init__(self, settings: HubSettings, folder: Path, status_board: StatusBoard, clock: Clock) -> None:
        """Raises :class:`~postparade.core.faults.ConfigurationFault` (``hub_link_unusable``)."""
        self._link = parse_link(settings.link)
        self._to_be_found = not self._link.hub
        self._found = 0
        self.find: Callable[[], Awaitable[list[str]]] = find_hubs
        """How hubs in the network are found."""
        self._name = settings.name or socket.gethostname()
        self._file = folder / self.file
        self._status_board = status_board
        self._clock = clock
        self._by_broker = True
        """Whether to talk at the broker of the hub next time; a websocket is the second way."""
        self.on_joined: Callable[[], None] = lambda: None
        """Called when the table has joined, and what it keeps of that has been written."""

    async def run(self, publisher: Publisher) -> None:
        """Join, let ``publisher`` talk, and come back, for ever; what is wrong is told to the host meanwhile."""
        pause = PAUSE
        async with aiohttp.ClientSession() as session:
            while True:
                publisher.heard = False
                try:
                    await self._connect(session, publisher)
                except Fault as fault:
                    self._status_board.report("race_night", fault)
                    pause = LONGEST_PAUSE
                except (aiohttp.ClientError, OSError, TimeoutError):
                    away = DeviceFault(self.away, address=self._link.hub)
                    self._status_board.report("race_night", away, severity="note")
                if publisher.heard:
                    pause = PAUSE
                # Tables that were all switched on at once do not all come back at once.
                await self._clock.sleep(pause * random.uniform(0.5, 1.0))
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def _connect(self, session: aiohttp.ClientSession, publisher: Publisher) -> None:
        if self._to_be_found:
            await self._look()
        member = self.kept() or await self._join(session)
        if self._by_broker and await self._talk_at_broker(session, member, publisher):
            self._by_broker = publisher.heard
            return
        self._by_broker = True
        headers = {"Authorization": f"Bearer {member.token}"}
        try:
            socket = await session.ws_connect(
                self._link.hub + TABLE, headers=headers, heartbeat=HEARTBEAT, max_msg_size=LONGEST_MESSAGE
            )
        except aiohttp.WSServerHandshakeError as error:
            if error.status != UNKNOWN:
                raise
            # The hub has begun another night, or another table has this name by now.
            await self._join(session)
            return
        async with socket:
            self._status_board.report("race_night", None)
            await publisher.talk(WebSocketWire(socket), key_of(member.token), member.table)

    async def _look(self) -> None:
        """Find a hub in the network; of several, each is tried in turn until one knows the code."""
        hubs = await self.find()
        if not hubs:
            raise DeviceFault("hub_not_found", night=self._link.code)
        self._link = Link(hubs[self._found % len(hubs)], self._link.code)
        self._found += 1

    async def _talk_at_broker(self, session: aiohttp.ClientSession, member: Membership, publisher: Publisher) -> bool:
        """Talk at the broker until that ends; returns whether there was one that let this table in."""
        async with session.get(self._link.hub + BROKER, timeout=PATIENCE) as answer:
            told = msgspec.json.decode(await answer.read(), type=BrokerPort) if answer.status == 200 else BrokerPort()
        if told.port is None:
            return False
        host = urlsplit(self._link.hub).hostname or ""
        place = Place(host, told.port, user_of(member.table), key_of(member.token))
        if not await self._talk_there(place, member, publisher):
            # A broker that is just starting does not know yet who has just joined.
            await self._clock.sleep(PAUSE)
            return await self._talk_there(place, member, publisher)
        return True

    async def _talk_there(self, place: Place, member: Membership, publisher: Publisher) -> bool:
        """Talk at the broker at ``place`` until that ends; returns whether it let this table in."""
        there = False
        try:
            async with connected(place, down(member.table)) as client:
                there = True
                self._status_board.report("race_night", None)
                await publisher.talk(TableMqttWire(client, member.table), place.password, member.table)
        except ConnectionError as error:
            log.info("the broker of the race night: %s", error)
        return there

    async def _join(self, session: aiohttp.ClientSession) -> Membership:
        body = msgspec.json.encode(Join(self._name))
        headers = {"Authorization": f"Code {self._link.code}", "Content-Type": "application/json"}
        async with session.post(self._link.hub + JOIN, data=body, headers=headers, timeout=PATIENCE) as answer:
            data = await answer.read()
            if answer.status != 200:
                self._refused(data)
            joined = msgspec.json.decode(data, type=Joined)
        member = Membership(self._link.hub, self._link.code, joined.table, joined.token, joined.night)
        await asyncio.to_thread(self._keep, member)
        self.on_joined()
        return member

    def _refused(self, data: bytes) -> NoReturn:
        try:
            why = msgspec.json.decode(data, type=_Told).sentence
        except msgspec.MsgspecError:
            raise ConnectionResetError("no hub answers there") from None
        raise DeviceFault(self.no, address=self._link.hub, why=why.rstrip("."))

    def refused(self, refusal: Refusal | None) -> None:
        """Tell the host what the hub does not take; ``None``: it takes everything."""
        fault = None if refusal is None else DeviceFault(self.no, address=self._link.hub, why=_plain(refusal))
        self._status_board.report("race_night", fault, "journal")

    def kept(self) -> Membership | None:
        """What is kept of the race night that the link leads to."""
        try:
            member = msgspec.json.decode(self._file.read_bytes(), type=Membership)
        except (OSError, msgspec.MsgspecError):
            return None
        # The address of a hub may change, and so may its code; a hub that has neither in common is another one.
        same = member.hub == self._link.hub or member.code == self._link.code
        return member if same else None

    def _keep(self, member: Membership) -> None:
        write_whole(self._file, msgspec.json.encode(member), self._file.with_suffix(".new"), mode=0o600)


class BrokerPort(Struct, frozen=True):
    """Where the broker of a hub listens, if it has one."""

    port: int | None = None


class _Told(Struct):
    sentence: str


def _plain(refusal: Refusal) -> str:
    return refusal.sentence.rstrip(".")
