"""A hub and a table behind a real Caddy, with the servers of docs/race-night.md."""

import json
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, CookieJar, TCPConnector
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from postparade.core.clock import SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.hub.hub import Hub
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import Organiser
from postparade.hub.web.server import HubServer
from tests.free_port import free_port
from tests.web.http.caddy import caddy, documented
from tests.web.server_fixture import Page, ServerFixture, serving


class Here(AbstractResolver):
    """Every name is this machine."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """This machine."""
        return [ResolveResult(hostname=host, host="127.0.0.1", port=port, family=socket.AF_INET, proto=0, flags=0)]

    async def close(self) -> None:
        """Nothing was opened."""


class Outside:
    """A hub and a table that others reach by their names outside."""

    def __init__(self, night: str, bar: str, hub: Hub, organiser: Organiser, table: ServerFixture) -> None:
        self.night = night
        self.bar = bar
        self.hub = hub
        self.organiser = organiser
        self.table = table
        self.sessions: list[ClientSession] = []

    def browser(self, base: str, number: int, **headers: str) -> ClientSession:
        """A browser at the address 127.0.1.``number`` that has opened ``base``."""
        relaxed = ssl.create_default_context()
        relaxed.check_hostname, relaxed.verify_mode = False, ssl.CERT_NONE
        connector = TCPConnector(local_addr=(f"127.0.1.{number}", 0), ssl=relaxed, limit=0, resolver=Here())
        session = ClientSession(
            URL(base), connector=connector, cookie_jar=CookieJar(unsafe=True), headers={"Origin": base, **headers}
        )
        self.sessions.append(session)
        return session


@asynccontextmanager
async def outside(folder: Path) -> AsyncIterator[Outside]:
    port, clock = free_port(), SystemClock()
    night, bar = f"https://night.example:{port}", f"https://bar.example:{port}"
    ledger = Ledger.open(open_data_folder(str(folder / "night")))
    organiser, hub = Organiser(ledger, clock), Hub(ledger, clock, "Friday")
    server = HubServer(hub, organiser, clock, Listening("127.0.0.1", 0, night, ("127.0.0.1",)), "en")
    await server.start()
    told: dict[str, Any] = {"public_address": bar, "trusted_proxies": ("127.0.0.1",)}
    try:
        async with serving(folder / "data", **told) as table:
            servers = documented(
                {"127.0.0.1:8090": f"127.0.0.1:{server.port}", "192.168.1.21:8080": f"127.0.0.1:{table.server.port}"}
            )
            async with caddy(folder / "caddy", port, servers):
                made = Outside(night, bar, hub, organiser, table)
                yield made
                for session in made.sessions:
                    await session.close()
    finally:
        await server.close()
        ledger.close()


async def test_a_night_and_its_tables_are_reached_by_their_names_outside(tmp_path: Path) -> None:
    async with outside(tmp_path) as at:
        leads = at.browser(at.night, 1)
        async with leads.post("/api/hub/sign-in", json={"pin": at.organiser.pin}) as answer:
            assert answer.status == 200
            assert "Secure" in answer.headers["Set-Cookie"]
        async with leads.get("/api/hub/stage") as stage:
            while not (line := await stage.content.readline()).startswith(b"data: "):
                assert line, "the stage ended"
            assert json.loads(line[6:])["name"] == "Friday", "what happens is passed on at once"
        code = {"Authorization": f"Code {at.hub.night.code}"}
        async with at.browser(at.night, 2).post("/api/hub/join", json={"name": "Bar"}, headers=code) as answer:
            assert answer.status == 200
        ann = at.browser(at.bar, 3)
        form = {"t": "join", "id": "join-Ann-1", "code": at.table.code, "name": "Ann"}
        async with ann.post("/join", json=form) as answer:
            assert answer.status == 200
        async with ann.ws_connect("/seat/1/ws", max_msg_size=0) as opened:
            page = Page(opened)
            assert (await page.hear())["t"] == "snap"
            assert page.state["seats"][0]["name"] == "Ann"


async def test_whoever_guesses_waits_and_nobody_else_whatever_addresses_are_claimed(tmp_path: Path) -> None:
    async with outside(tmp_path) as at:
        stranger = at.browser(at.night, 66, **{"X-Forwarded-For": "127.0.0.1"})
        codes = []
        for number in range(12):
            headers = {"Authorization": f"Code WRONG{number:02}A"}
            async with stranger.post("/api/hub/join", json={"name": "Hall"}, headers=headers) as answer:
                codes.append((await answer.json())["code"])
        assert "try_later" in codes
        assert set(at.organiser._misses) == {"127.0.1.66"}
        async with at.browser(at.night, 1).post("/api/hub/sign-in", json={"pin": at.organiser.pin}) as answer:
            assert answer.status == 200
