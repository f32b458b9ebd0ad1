"""The panel of the simulated table: who may use it, what it sends, and photographs."""

import asyncio
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType

from postparade.core.faults import PictureFault
from postparade.web.api.panel import PHOTO_LIMIT, PIXEL_PERIOD, PIXELS, TRAY
from tests.web.server_fixture import Page, ServerFixture, serving

CONTROLS = [{"group": "tray", "name": "cover", "kind": "switch", "on": False}]


class TrayTable:
    """Something to look at and to push about, without any hardware behind it."""

    def __init__(self) -> None:
        self.strip = bytes(9)
        self.commands: list[tuple[str, dict[str, Any]]] = []

    async def command(self, name: str, args: dict[str, Any]) -> dict[str, Any]:
        if name == "photo" and not args["data"].startswith(b"\xff\xd8"):
            raise PictureFault("panel_failed", why="that is no picture")
        if name == "unknown":
            raise KeyError(name)
        self.commands.append((name, args))
        return {"done": name}

    def pixels(self) -> bytes:
        return self.strip

    def servos(self) -> list[int]:
        return [1500, 0]

    def lights(self) -> list[int]:
        return [27]

    def tray_jpeg(self) -> bytes:
        return b"\xff\xd8tray"

    def describe(self) -> dict[str, Any]:
        return {"strip": [{"number": 2, "pixels": [0, 1, 2]}], "controls": CONTROLS}


async def signed_in(fixture: ServerFixture) -> Page:
    client = fixture.client()
    await client.sign_in()
    page = await client.open("/simulator/ws")
    await page.hear()
    return page


async def picture(fixture: ServerFixture, page: Page) -> bytes:
    """The next binary message, with the clock turned on until it comes."""
    while True:
        try:
            async with asyncio.timeout(0.02):
                message = await page.socket.receive()
        except TimeoutError:
            await fixture.clock.advance(PIXEL_PERIOD)
            continue
        if message.type is WSMsgType.BINARY:
            return bytes(message.data)


async def test_real_table_has_no_panel(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        await client.sign_in()
        assert (await client.get("/simulator/")).status == 404
        assert await client.status_of_upgrade("/simulator/ws", Origin=client.base) == 404
        assert (await client.post("/simulator/photo", b"x"))[0] == 404


async def test_only_the_host_plays_with_it(tmp_path: Path) -> None:
    async with serving(tmp_path, panel=TrayTable()) as fixture:
        client = fixture.client()
        assert await (await client.open("/simulator/ws")).closed_with() == 4401
        status, refusal = await client.post("/simulator/photo", b"\xff\xd8")
        assert (status, refusal["code"]) == (401, "signed_out")


async def test_pictures_come_when_they_change(tmp_path: Path) -> None:
    table = TrayTable()
    async with serving(tmp_path, panel=table) as fixture:
        page = await signed_in(fixture)
        assert page.state["panel"]["controls"] == CONTROLS
        assert page.state["servos"] == [1500, 0]
        first = {await picture(fixture, page), await picture(fixture, page)}
        assert first == {bytes((PIXELS,)) + bytes(9), bytes((TRAY,)) + b"\xff\xd8tray"}
        await fixture.clock.advance(1)
        table.strip = b"\x01" * 9
        assert await picture(fixture, page) == bytes((PIXELS,)) + b"\x01" * 9


async def test_commands_reach_the_simulated_table_once(tmp_path: Path) -> None:
    table = TrayTable()
    async with serving(tmp_path, panel=table) as fixture:
        page = await signed_in(fixture)
        for _ in range(2):
            answer = await page.ask(t="panel", id="command-0001", name="throw", args={"dice": [3, 4]})
            assert (answer["ok"], answer["result"]) == (True, {"done": "throw"})
        assert table.commands == [("throw", {"dice": [3, 4]})]
        assert (await page.ask(t="panel", id="command-0002", name="unknown"))["code"] == "panel_failed"
        assert (await page.act("command-0003", do="open_game", game="quarter-horse"))["code"] == "not_allowed"


async def test_photograph_from_disk(tmp_path: Path) -> None:
    table = TrayTable()
    async with serving(tmp_path, panel=table) as fixture:
        client = fixture.client()
        await client.sign_in()
        photo = b"\xff\xd8" + b"p" * 3_000_000
        assert await client.post("/simulator/photo", photo) == (200, {"ok": True, "result": {"done": "photo"}})
        assert table.commands == [("photo", {"data": photo})]
        status, refusal = await client.post("/simulator/photo", b"not a picture")
        assert (status, refusal["code"]) == (422, "panel_failed")


async def test_photograph_that_is_too_large_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, panel=TrayTable()) as fixture:
        client = fixture.client()
        await client.sign_in()
        status, refusal = await client.post("/simulator/photo", b"\xff" * (PHOTO_LIMIT + 1))
        assert (status, refusal["code"]) == (413, "too_large")
