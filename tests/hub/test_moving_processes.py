"""A guest moves between two real tables of a real hub over a real broker, and the phone lands at the new seat."""

import asyncio
import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.free_port import free_port
from tests.hub.processes import HubProcess
from tests.mqtt.broker import mosquitto
from tests.process.clients import PATIENCE, TableProcess, Visitor, sign_in, sit_down

pytestmark = pytest.mark.slow(30)

OPTIONS = ("--hardware", "none", "--dice", "manual")


class Console:
    """The organiser's browser."""

    def __init__(self, hub: HubProcess) -> None:
        self.base = f"http://127.0.0.1:{hub.port}"
        self.pin = hub.pin
        self.session = aiohttp.ClientSession(
            headers={"Origin": self.base}, cookie_jar=aiohttp.CookieJar(unsafe=True), read_bufsize=1 << 22
        )

    async def post(self, what: str, **body: Any) -> dict[str, Any]:
        async with self.session.post(f"{self.base}/api/hub/{what}", json=body) as answer:
            told: dict[str, Any] = await answer.json()
            assert answer.status == 200, told
            return told

    async def stage(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """The night, and its tables by name."""
        async with self.session.get(f"{self.base}/api/hub/stage") as stream:
            night: dict[str, Any] = {}
            tables: dict[str, dict[str, Any]] = {}
            async for line in stream.content:
                if line.startswith(b"data: "):
                    told = json.loads(line[6:])
                    if "standings" in told:
                        night = told
                    else:
                        tables[told["name"]] = told
                if night and len(tables) == 2:
                    break
        return night, tables


def seated(host: Visitor) -> dict[int, str]:
    return {card["seat"]: card["name"] for card in host.state["seats"]}


async def asked(console: Console) -> None:
    """Ann, at seat 1 of the Bar, is to move to the Hall."""
    async with asyncio.timeout(PATIENCE):
        while True:
            _, tables = await console.stage()
            if tables["Bar"]["live"]["seats"] == {"1": "Ann"} and tables["Hall"]["here"]:
                break
    await console.post("move", table=tables["Bar"]["number"], seat=1, to=tables["Hall"]["number"])


async def test_the_phone_follows_its_guest(tmp_path: Path) -> None:
    mosquitto()
    broker = str(free_port())
    with HubProcess(tmp_path / "hub", "--broker", broker) as first:
        port, link = first.port, first.link
        for name in ("Bar", "Hall"):
            (tmp_path / name).mkdir()
        with (
            TableProcess(tmp_path / "Bar", *OPTIONS, "--join", link, "--table-name", "Bar") as bar,
            TableProcess(tmp_path / "Hall", *OPTIONS, "--join", link, "--table-name", "Hall") as hall,
        ):
            phone, at_bar, at_hall = await sit_down(bar, "Ann"), await sign_in(bar), await sign_in(hall)
            console = Console(first)
            stranger = aiohttp.ClientSession()
            try:
                await console.post("sign-in", pin=console.pin)
                await asked(console)
                # Whatever the hub has done by now, it goes on with it when it comes back.
                first.kill()
                with HubProcess(tmp_path / "hub", "--broker", broker, port=port):
                    async with asyncio.timeout(2 * PATIENCE):
                        async with stranger.get(f"{bar.base}/join/moved?seat=1") as answer:
                            assert answer.status == 204
                        moved: dict[str, Any] = {}
                        while not moved.get("link"):
                            async with phone.session.get(f"{bar.base}/join/moved?seat=1") as answer:
                                moved = await answer.json() if answer.status == 200 else {}
                            await asyncio.sleep(0.05)
                    assert moved["to"] == "Hall"
                    address, _, code = moved["link"].partition("/join#seat-")
                    assert address == hall.base
                    headers = {"Origin": address}
                    form = {"t": "return", "code": code}
                    async with phone.session.post(f"{address}/join", json=form, headers=headers) as answer:
                        assert await answer.json() == {"seat": 1}
                    async with phone.session.get(f"{address}/join/seats") as answer:
                        assert (await answer.json())["seats"] == [{"seat": 1, "name": "Ann"}]
                    await at_bar.until(lambda _: seated(at_bar) == {})
                    await at_hall.until(lambda _: seated(at_hall) == {1: "Ann"})
                    async with asyncio.timeout(PATIENCE):
                        moves: list[dict[str, Any]] = []
                        while not moves or moves[0]["state"] != "moved":
                            moves = (await console.stage())[0]["moves"]
                    assert [(one["name"], one["place"]) for one in moves] == [("Ann", 1)]
                    assert "seat-" not in str(moves), "the link belongs to the phone alone"
            finally:
                for page in (phone, at_bar, at_hall):
                    await page.close()
                await console.session.close()
                await stranger.close()
