"""A whole table with its browsers, for tests that cut its power in the moment of an answer."""

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.hardware_choice import HardwareChoice
from postparade.rules.viewer import HOST, TABLE, Viewer
from postparade.table.messages import Command, Receipt
from tests.web.server_fixture import PIN, Client, Page


class Evening:
    """A whole table with its browsers. ``noted`` is what a case keeps from before the power cut."""

    def __init__(self, app: App, data: Path) -> None:
        self.app = app
        self.data = data
        self.clients: list[Client] = []
        self.noted: dict[str, Any] = {}

    def client(self, address: str = "127.0.0.1") -> Client:
        client = Client(f"http://127.0.0.1:{self.app.web.port}", address)
        self.clients.append(client)
        return client

    @property
    def code(self) -> str:
        return self.app.web.join_url.rpartition("#")[2]

    async def seat(self, name: str) -> Client:
        phone = self.client()
        assert (await phone.join(self.code, name))[0] == 200
        return phone

    async def host(self) -> Client:
        client = self.client()
        assert (await client.sign_in())[0] == 200
        return client

    async def console(self) -> Page:
        page = await (await self.host()).open("/host/ws")
        await page.hear()
        return page

    async def act(self, action: Any, who: Viewer = HOST) -> None:
        entry = self.app.table.view(HOST).entry
        assert isinstance(await self.app.table.submit(Command(f"evening-{entry}", who, action)), Receipt)

    async def opens(self, path: str, cookie: str) -> bool:
        """Whether somebody with ``cookie`` may follow the websocket at ``path``."""
        client = self.client()
        socket = await client.session.ws_connect(path, headers={"Origin": client.base, "Cookie": cookie})
        said = await socket.receive()
        return isinstance(said.data, str) and json.loads(said.data)["t"] == "snap"

    def names(self) -> list[str]:
        return [card.name for card in self.app.table.view(TABLE).seats]


@asynccontextmanager
async def an_evening(data: Path) -> AsyncIterator[Evening]:
    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(data)),
        web=replace(usual.web, port=0, host="127.0.0.1", pin=PIN),
        announcer=replace(usual.announcer, enabled=False),
    )
    app = await App.open(settings, HardwareChoice("none", "manual"), SystemClock(), data / "postparade.toml")
    evening = Evening(app, data)
    try:
        yield evening
    finally:
        for client in evening.clients:
            await client.session.close()
        await app.close()


Ask = Callable[[Evening], Awaitable[Callable[[], Awaitable[Any]]]]
Check = Callable[[Evening, dict[str, Any]], Awaitable[bool]]


class Case(NamedTuple):
    """``ask`` prepares everything and returns the request itself; ``kept`` says whether what was answered is true at
    the table that finds the files of the power cut."""

    ask: Ask
    kept: Check
