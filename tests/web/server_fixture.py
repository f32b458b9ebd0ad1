"""A real table with its web server on a free port, and clients who talk to it as browsers do."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import (
    ClientResponse,
    ClientSession,
    ClientTimeout,
    ClientWebSocketResponse,
    CookieJar,
    TCPConnector,
    WSMsgType,
)
from yarl import URL

from postparade.core.clock import HandClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST, Viewer
from postparade.table.messages import Command, OpenGame, Receipt, TakeSeat
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.web.ports import PanelPort, Ports, Throw
from postparade.web.server import WebServer
from postparade.web.settings import WebSettings
from postparade.web.ws.broadcast import REST

PIN = "246810"
SECONDS = 5.0
PATIENCE = 60.0
"""Seconds without a byte after which a request has failed, well before its whole run is ended as hung."""


class Client:
    """One browser: its cookies, its address, its origin."""

    def __init__(self, base: str, address: str = "127.0.0.1") -> None:
        self.base = base
        self.session = ClientSession(
            base,
            cookie_jar=CookieJar(unsafe=True),
            connector=TCPConnector(local_addr=(address, 0), limit=0),
            timeout=ClientTimeout(sock_read=PATIENCE),
        )

    async def get(self, path: str, **headers: str) -> ClientResponse:
        return await self.session.get(path, headers=headers, allow_redirects=False)

    async def post(self, path: str, body: Any, **headers: str) -> tuple[int, dict[str, Any]]:
        """Status and JSON answer of a POST from our own page, unless ``headers`` say otherwise."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        async with self.session.post(path, data=io.BytesIO(data), headers={"Origin": self.base, **headers}) as answer:
            return answer.status, await answer.json()

    async def join(self, code: str, name: str, request: str | None = None) -> tuple[int, dict[str, Any]]:
        return await self.post(
            "/join", {"t": "join", "id": request or f"join-{name.replace(' ', '-')}", "code": code, "name": name}
        )

    async def sign_in(self, pin: str = PIN) -> tuple[int, dict[str, Any]]:
        return await self.post("/host/login", {"pin": pin})

    def cookie(self, path: str) -> str:
        """The Cookie header that this browser sends to ``path``."""
        found = self.session.cookie_jar.filter_cookies(URL(self.base + path))
        return "; ".join(f"{name}={morsel.value}" for name, morsel in found.items())

    async def open(self, path: str, **query: str) -> "Page":
        """Open the websocket of a page."""
        socket = await self.session.ws_connect(path, params=query, headers={"Origin": self.base}, max_msg_size=0)
        return Page(socket)

    async def status_of_upgrade(self, path: str, **headers: str) -> int:
        """What the server answers to a websocket upgrade: 101 when it is granted."""
        asked = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            **headers,
        }
        async with self.session.get(path, headers=asked) as answer:
            return answer.status


class Page:
    """An open page: every frame it got, and the state those frames add up to."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.epoch = ""
        self.number = -1

    async def hear(self) -> dict[str, Any]:
        """The next frame; raises ``EOFError`` when the server has closed the page."""
        message = await self.socket.receive(SECONDS)
        if message.type is not WSMsgType.TEXT:
            raise EOFError(self.socket.close_code)
        frame: dict[str, Any] = json.loads(message.data)
        self.frames.append(frame)
        self.epoch = frame.get("epoch", self.epoch)
        self.number = frame.get("n", self.number)
        self.state = {key: value for key, value in self.state.items() if key not in frame.get("gone", ())}
        self.state |= frame.get("set", {})
        return frame

    async def hear_until(self, key: str, value: Any) -> dict[str, Any]:
        """Listen until the state holds ``value`` under ``key``."""
        while self.state.get(key) != value:
            await self.hear()
        return self.state

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        await self.socket.send_json(message)
        while True:
            frame = await self.hear()
            if frame["t"] in ("refused", "pong") or ("id" in message and frame.get("id") == message["id"]):
                return frame

    async def act(self, number: str, based_on: int | None = None, **action: Any) -> dict[str, Any]:
        return await self.ask(t="do", id=number, action=action, based_on=based_on)

    async def closed_with(self) -> int | None:
        """Listen until the server closes the page; the close code."""
        while (message := await self.socket.receive(SECONDS)).type in (WSMsgType.TEXT, WSMsgType.BINARY):
            pass
        return message.data if message.type is WSMsgType.CLOSE else None


class PageClock(HandClock):
    """A hand-turned clock that stands still, but for the rests between two rounds of views: those take no time."""

    async def sleep(self, seconds: float) -> None:
        await super().sleep(0 if seconds == REST else seconds)


class ServerFixture(NamedTuple):
    """A running server with everything behind it."""

    server: WebServer
    table: Table
    status_board: StatusBoard
    clock: HandClock
    clients: list[Client]

    def client(self, address: str = "127.0.0.1") -> Client:
        """Another browser, at ``address`` of this machine."""
        client = Client(f"http://127.0.0.1:{self.server.port}", address)
        self.clients.append(client)
        return client

    @property
    def code(self) -> str:
        return self.server.join_url.rpartition("#")[2]

    async def act(self, action: Any, who: Viewer = HOST) -> Receipt:
        """Let ``who`` do something at the table itself."""
        command = Command(f"fixture-{self.table.view(HOST).entry}-{id(action)}", who, action)
        outcome = await self.table.submit(command)
        assert isinstance(outcome, Receipt), outcome
        return outcome

    async def seat(self, *names: str) -> list[Client]:
        """Phones that have joined under these names."""
        phones = [self.client() for _ in names]
        for phone, name in zip(phones, names, strict=True):
            status, answer = await phone.join(self.code, name)
            assert status == 200, answer
        return phones

    async def host(self) -> Page:
        """A signed-in host console."""
        client = self.client()
        assert (await client.sign_in())[0] == 200
        page = await client.open("/host/ws")
        await page.hear()
        return page

    async def deal(self, game: str = "quarter-horse", **options: Any) -> None:
        """Open a game for everybody who sits, and deal an unshuffled deck."""
        code = self.code
        await self.act(OpenGame(game, {"cards": "recorded", **options}))
        async with asyncio.timeout(PATIENCE):
            while self.code == code:  # noqa: ASYNC110  (a thread writes the new one)
                await asyncio.sleep(0)
        await self.act(Deal(deck=DECK))


@asynccontextmanager
async def serving(
    data: Path,
    *,
    throw: Throw | None = None,
    panel: PanelPort | None = None,
    clock: HandClock | None = None,
    **options: Any,
) -> AsyncIterator[ServerFixture]:
    """A fixture in the folder ``data``; ``options`` are settings of the web room."""
    hand = clock or PageClock()
    table = await Table.open(data, hand, system_chance)
    status_board = StatusBoard()
    settings = WebSettings(**{"port": 0, "host": "127.0.0.1", "pin": PIN, **options})
    server = WebServer(settings, table, status_board, hand, Ports(data, throw, panel))
    clients: list[Client] = []
    try:
        await server.start()
        yield ServerFixture(server, table, status_board, hand, clients)
    finally:
        await asyncio.gather(*(client.session.close() for client in clients))
        await server.close()
        await table.close()


async def newcomers(fixture: ServerFixture, *names: str) -> None:
    """Players without phones."""
    for name in names:
        await fixture.act(TakeSeat(name))
