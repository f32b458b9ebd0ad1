"""How far away a phone is follows from its answers to pings, and from nothing else that it sends."""

import asyncio
from pathlib import Path

import aiohttp

from postparade.core.clock import HandClock
from postparade.web.ws.distances import FIRST, KEPT, NOTICED
from tests.web.server_fixture import Client, serving


class Phone:
    """The page of a seat whose pings are answered by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def heard(self) -> None:
        """The table has heard everything that was sent so far."""
        await self.socket.send_json({"t": "ping"})
        while True:
            message = await self.socket.receive(5.0)
            if message.type is aiohttp.WSMsgType.TEXT and message.json()["t"] == "pong":
                return

    async def ping(self) -> bytes:
        """The next ping."""
        while True:
            message = await self.socket.receive(5.0)
            if message.type is aiohttp.WSMsgType.PING:
                return bytes(message.data)


async def phone(client: Client, number: int) -> Phone:
    return await page(client, f"/seat/{number}/ws")


async def page(client: Client, path: str) -> Phone:
    return Phone(await client.session.ws_connect(path, headers={"Origin": client.base}, autoping=False))


async def answer_after(clock: HandClock, asked: Phone, seconds: float) -> None:
    """Answer the next ping so many seconds after it was sent."""
    nonce = await asked.ping()
    await clock.advance(seconds)
    await asked.socket.pong(nonce)
    await asked.heard()


async def test_a_phone_is_as_far_away_as_its_quickest_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        distances = fixture.server.distances
        distances.measuring = True
        near, far = await fixture.seat("Ann", "Bob")
        here = await phone(near, 1)
        await answer_after(fixture.clock, here, 0.004)
        there = await phone(far, 2)
        await answer_after(fixture.clock, there, 0.104)
        assert abs(distances.spread() - 0.1) < 1e-6
        await fixture.clock.advance(FIRST - 0.104)
        await answer_after(fixture.clock, there, 0.054)
        assert abs(distances.spread() - 0.05) < 1e-6
        await there.socket.close()
        for _ in range(2000):
            if not distances.spread():
                break
            await asyncio.sleep(0.001)
        assert distances.spread() == 0.0
        await here.socket.close()


async def test_watchers_are_measured_too_and_nobody_at_the_table_waits_for_them(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        distances = fixture.server.distances
        distances.measuring = True
        (ann,) = await fixture.seat("Ann")
        here = await phone(ann, 1)
        await answer_after(fixture.clock, here, 0.004)
        pages = []
        for name, seconds in (("Eve", 0.01), ("Fay", 0.09)):
            watcher = fixture.client()
            form = {"t": "enter", "code": fixture.code, "name": name}
            assert (await watcher.post("/watch", form))[0] == 200
            pages.append(await page(watcher, "/watch/ws"))
            await answer_after(fixture.clock, pages[-1], seconds)
        sockets = fixture.server._sockets
        away = sorted(sockets.away(watcher) for watcher in sockets.watchers_here())
        assert away[0] == 0.0
        assert abs(away[1] - 0.08) < 1e-6
        assert sockets.away("0" * 64) == 0.0, "whose page is not open is next door"
        assert distances.spread() == 0.0
        for one in (here, *pages):
            await one.socket.close()


async def test_an_answer_to_no_ping_of_ours_means_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        distances = fixture.server.distances
        distances.measuring = True
        (ann,) = await fixture.seat("Ann")
        forger = await phone(ann, 1)
        await forger.ping()
        await fixture.clock.advance(0.05)
        for forged in (b"", b"12345678"):
            await forger.socket.pong(forged)
        await forger.heard()
        assert distances._taken == {}
        await forger.socket.close()


async def test_at_one_table_alone_nobody_is_measured(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        page = await ann.open("/seat/1/ws")
        await fixture.clock.advance(1)
        assert (await page.ask(t="ping"))["t"] == "pong"
        assert fixture.server.distances._sent == {}
        assert fixture.server.distances.spread() == 0.0


def test_what_is_kept_of_a_phone_is_bounded() -> None:
    assert KEPT <= 100
    assert 0 < NOTICED < 0.01
