"""The hub behind a real nginx: strangers from outside are told apart, and none takes the night from the others."""

import json
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientResponse, ClientSession, CookieJar, TCPConnector
from yarl import URL

from postparade.core.clock import SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.core.faults import ConfigurationFault
from postparade.hub.hub import Hub
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import Organiser
from postparade.hub.web.server import HubServer
from postparade.hub.web.stage_stream import ALIVE, PAGES_AN_ADDRESS
from postparade.web.http.senders import UNKNOWN_PROXY
from tests.free_port import free_port
from tests.web.http.certificates import issue
from tests.web.http.nginx import documented, nginx

USUAL_TIMEOUT = 60.0
"""Seconds after which nginx ends a connection that says nothing, unless it is told otherwise."""


class Outside:
    """A hub, the proxy in front of it, and browsers on addresses of their own."""

    def __init__(self, server: HubServer, hub: Hub, organiser: Organiser, base: str) -> None:
        self.server = server
        self.hub = hub
        self.organiser = organiser
        self.base = base
        self._sessions: list[ClientSession] = []

    def browser(self, number: int, **headers: str) -> ClientSession:
        """A browser at the address 127.0.1.``number``."""
        relaxed = ssl.create_default_context()
        relaxed.check_hostname, relaxed.verify_mode = False, ssl.CERT_NONE
        session = ClientSession(
            URL(self.base),
            connector=TCPConnector(local_addr=(f"127.0.1.{number}", 0), ssl=relaxed, limit=0),
            cookie_jar=CookieJar(unsafe=True),
            headers={"Origin": self.base, **headers},
        )
        self._sessions.append(session)
        return session

    async def join(self, session: ClientSession, name: str, code: str) -> tuple[int, dict[str, Any]]:
        headers = {"Authorization": f"Code {code}"}
        async with session.post("/api/hub/join", json={"name": name}, headers=headers) as answer:
            return answer.status, await answer.json()

    async def close(self) -> None:
        for session in self._sessions:
            await session.close()


@asynccontextmanager
async def outside(folder: Path, proxies: tuple[str, ...] = ("127.0.0.1",)) -> AsyncIterator[Outside]:
    files, port, clock = issue(folder, "127.0.0.1"), free_port(), SystemClock()
    base = f"https://127.0.0.1:{port}"
    ledger = Ledger.open(open_data_folder(str(folder / "night")))
    organiser, hub = Organiser(ledger, clock), Hub(ledger, clock, "Friday")
    server = HubServer(hub, organiser, clock, Listening("127.0.0.1", 0, base, proxies), "en")
    await server.start()
    made = Outside(server, hub, organiser, base)
    try:
        async with nginx(folder / "nginx", port, documented(port, server.port, *files)):
            yield made
            await made.close()
    finally:
        await server.close()
        ledger.close()


async def first_event(answer: ClientResponse) -> dict[str, Any]:
    """The first event of a stage."""
    assert answer.status == 200, await answer.text()
    while True:
        line = await answer.content.readline()
        if line.startswith(b"data: "):
            told: dict[str, Any] = json.loads(line[6:])
            return told


async def test_a_night_is_seen_led_and_joined_through_the_proxy(tmp_path: Path) -> None:
    async with outside(tmp_path) as at:
        assert at.server.link == f"{at.base}/join#{at.hub.night.code}"
        leads = at.browser(1)
        async with leads.post("/api/hub/sign-in", json={"pin": at.organiser.pin}) as answer:
            assert answer.status == 200
            assert "Secure" in answer.headers["Set-Cookie"]
        async with leads.get("/api/hub/invitation") as answer:
            assert (await answer.json())["link"] == at.server.link
        assert (await at.join(at.browser(2), "Bar", at.hub.night.code))[0] == 200
        async with at.browser(3).get("/api/hub/stage") as stage:
            assert (await first_event(stage))["name"] == "Friday"
    assert ALIVE * 2 < USUAL_TIMEOUT


@pytest.mark.parametrize("forged", ["", "127.0.0.1", "10.1.2.3"])
async def test_whoever_guesses_waits_and_nobody_else(tmp_path: Path, forged: str) -> None:
    async with outside(tmp_path) as at:
        stranger = at.browser(66, **({"X-Forwarded-For": forged} if forged else {}))
        codes = [(await at.join(stranger, "Hall", f"WRONG{number:02}A"))[1]["code"] for number in range(12)]
        assert "try_later" in codes
        assert set(at.organiser._misses) == {"127.0.1.66"}
        async with at.browser(1).post("/api/hub/sign-in", json={"pin": at.organiser.pin}) as answer:
            assert answer.status == 200
        assert (await at.join(at.browser(2), "Hall", at.hub.night.code))[0] == 200


async def test_who_opens_every_page_keeps_out_neither_guests_nor_organiser_nor_tables(tmp_path: Path) -> None:
    async with outside(tmp_path) as at:
        stranger, guest, leads = at.browser(66), at.browser(2), at.browser(1)
        opened = [await stranger.get("/api/hub/stage") for _ in range(PAGES_AN_ADDRESS)]
        assert {answer.status for answer in opened} == {200}
        async with stranger.get("/api/hub/stage") as answer:
            assert answer.status == 429
            assert (await answer.json())["code"] == "too_many_pages"
        async with guest.get("/api/hub/stage") as stage:
            await first_event(stage)
        async with leads.post("/api/hub/sign-in", json={"pin": at.organiser.pin}) as answer:
            assert answer.status == 200
        async with leads.get("/api/hub/stage") as stage:
            await first_event(stage)
        assert (await at.join(guest, "Bar", at.hub.night.code))[0] == 200
        for answer in opened:
            answer.close()


async def test_nobody_from_outside_leads_the_night_or_talks_for_a_table(tmp_path: Path) -> None:
    async with outside(tmp_path) as at:
        stranger = at.browser(66)
        for what, body in {"order": {"do": "start"}, "code": {}, "forget": {"name": "Ann"}}.items():
            async with stranger.post(f"/api/hub/{what}", json=body) as answer:
                assert answer.status == 401, what
        for headers in ({}, {"Authorization": "Bearer guessed"}):
            async with stranger.get("/api/hub/table", headers=headers) as answer:
                assert answer.status == 401
        async with stranger.post(
            "/api/hub/sign-in", json={"pin": at.organiser.pin}, headers={"Origin": "https://elsewhere.example"}
        ) as answer:
            assert answer.status == 403, "a page elsewhere cannot use the browser of an organiser"


async def test_a_proxy_that_is_not_trusted_makes_one_stranger_of_all(tmp_path: Path) -> None:
    async with outside(tmp_path, ()) as at:
        for number in range(5):
            await at.join(at.browser(60 + number), "Hall", f"WRONG{number}AA")
        assert set(at.organiser._misses) == {UNKNOWN_PROXY}


def test_what_is_no_address_is_refused_by_name(tmp_path: Path) -> None:
    ledger, clock = Ledger.open(open_data_folder(str(tmp_path))), SystemClock()
    try:
        with pytest.raises(ConfigurationFault, match=r"night\.example"):
            HubServer(
                Hub(ledger, clock, "Friday"),
                Organiser(ledger, clock),
                clock,
                Listening("127.0.0.1", 0, None, ("night.example",)),
                "en",
            )
    finally:
        ledger.close()
