"""The table behind a real nginx, as docs/networks.md sets it up."""

import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar, TCPConnector
from yarl import URL

from postparade.web.auth.brute_force_delay import FREE_TRIES
from postparade.web.ws.connection_limits import BOARDS_AN_ADDRESS
from postparade.web.ws.websocket import HEARTBEAT
from tests.free_port import free_port
from tests.web.http.certificates import issue
from tests.web.http.nginx import documented, nginx
from tests.web.server_fixture import PIN, Page, ServerFixture, serving

USUAL_TIMEOUT = 60.0
"""Seconds after which nginx ends a connection that says nothing, unless it is told otherwise."""


class House:
    """A table, the proxy in front of it, and browsers of guests on addresses of their own."""

    def __init__(self, fixture: ServerFixture, base: str) -> None:
        self.fixture = fixture
        self.base = base
        self._sessions: list[ClientSession] = []

    def guest(self, number: int) -> ClientSession:
        """A browser at the address 127.0.1.``number``."""
        relaxed = ssl.create_default_context()
        relaxed.check_hostname, relaxed.verify_mode = False, ssl.CERT_NONE
        session = ClientSession(
            URL(self.base),
            connector=TCPConnector(local_addr=(f"127.0.1.{number}", 0), ssl=relaxed, limit=0),
            cookie_jar=CookieJar(unsafe=True),
            headers={"Origin": self.base},
        )
        self._sessions.append(session)
        return session

    async def close(self) -> None:
        for session in self._sessions:
            await session.close()


@asynccontextmanager
async def house(folder: Path, *, trusted: bool = True) -> AsyncIterator[House]:
    """The documented set-up."""
    files, port = issue(folder, "127.0.0.1"), free_port()
    base = f"https://127.0.0.1:{port}"
    told: dict[str, Any] = {"public_address": base, "trusted_proxies": ("127.0.0.1",) if trusted else ()}
    async with (
        serving(folder / "data", **told) as fixture,
        nginx(folder / "nginx", port, documented(port, fixture.server.port, *files)),
    ):
        made = House(fixture, base)
        try:
            yield made
        finally:
            await made.close()


async def test_guests_join_play_and_see_the_board_through_the_proxy(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        assert at.fixture.server.join_url == f"{at.base}/join#{at.fixture.code}"
        ann = at.guest(1)
        form = {"t": "join", "id": "join-Ann-1", "code": at.fixture.code, "name": "Ann"}
        async with ann.post("/join", json=form) as answer:
            assert answer.status == 200
            assert "Secure" in answer.headers["Set-Cookie"]
        async with ann.get("/") as answer:
            assert f" wss://{at.base[8:]};" in answer.headers["Content-Security-Policy"]
            assert answer.status == 200
        for path in ("/ws", "/seat/1/ws"):
            async with ann.ws_connect(path, max_msg_size=0) as socket:
                page = Page(socket)
                assert (await page.hear())["t"] == "snap"
                assert page.state["seats"][0]["name"] == "Ann"
    assert HEARTBEAT * 2 < USUAL_TIMEOUT


async def test_guests_are_told_apart(tmp_path: Path) -> None:
    async with house(tmp_path) as at:
        stranger, host = at.guest(66), at.guest(1)
        wrong = "000000" if PIN != "000000" else "111111"
        for _ in range(FREE_TRIES + 1):
            async with stranger.post("/host/login", json={"pin": wrong}) as answer:
                status = answer.status
        assert status == 429, "who guesses has to wait"
        async with host.post("/host/login", json={"pin": PIN}) as answer:
            assert answer.status == 200, "and nobody else"
        boards = [await stranger.ws_connect("/ws") for _ in range(BOARDS_AN_ADDRESS)]
        async with stranger.get("/ws", headers=UPGRADE) as answer:
            assert answer.status == 429
        async with host.ws_connect("/ws", max_msg_size=0) as socket:
            assert (await Page(socket).hear())["t"] == "snap"
        for board in boards:
            await board.close()


UPGRADE = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.mark.parametrize("forged", ["127.0.0.1", "10.1.2.3"])
async def test_forged_addresses_are_not_believed(tmp_path: Path, forged: str) -> None:
    async with house(tmp_path) as at:
        stranger = at.guest(66)
        for _ in range(FREE_TRIES + 1):
            async with stranger.post("/host/login", json={"pin": "1"}, headers={"X-Forwarded-For": forged}) as answer:
                status = answer.status
        assert status == 429


async def test_without_trust_all_are_one_stranger_and_nobody_is_the_device(tmp_path: Path) -> None:
    async with house(tmp_path, trusted=False) as at, at.guest(1).post("/host/login", json={"pin": PIN}) as answer:
        assert answer.status == 403, "the scheme is not believed either, so the page counts as a foreign one"
