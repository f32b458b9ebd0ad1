"""The join code is for the screens of the house, not for everybody who may look at the board."""

from pathlib import Path
from typing import Any

import pytest

from postparade.web.auth.join_code_screens import MOST
from tests.web.auth.test_joining import GARDEN, KITCHEN, networked, via
from tests.web.server_fixture import Client, ServerFixture, serving


async def invitation(client: Client, fixture: ServerFixture, address: str) -> dict[str, Any]:
    answer: dict[str, Any] = await (await client.get("/invitation.json", **via(fixture, address))).json()
    return answer


async def test_a_stranger_sees_the_board_and_no_code(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        stranger = fixture.client()
        page = await stranger.open("/ws")
        await page.hear()
        (phone,) = await fixture.seat("Ann")
        seat = await phone.open("/seat/1/ws")
        await seat.hear()
        answers = [
            await (await stranger.get(path, **via(fixture, KITCHEN))).text()
            for path in ("/invitation.json", "/qr.svg", "/", "/health", "/join", "/join/seats", "/fairness.json")
        ]
        for told in (*map(str, page.frames), *map(str, seat.frames), *answers):
            assert fixture.code not in told
        for code in ("/qr.svg", "/wifi.svg"):
            assert (await stranger.get(code, **via(fixture, KITCHEN))).status == 403
        assert page.state["join"]["address"].endswith("/join#")


async def test_the_tables_own_screen_shows_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        told = await (await fixture.client().get("/invitation.json")).json()
        assert told == {"url": fixture.server.join_url, "code": fixture.code, "screen": None}


async def test_the_host_allows_a_screen_for_good(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host, screen = await fixture.host(), fixture.client()
        page = await screen.open("/ws")
        await page.hear()
        edition = page.state["join"]["edition"]
        _, asked = await screen.post("/screen", {}, **via(fixture, KITCHEN))
        assert await invitation(screen, fixture, KITCHEN) == {"url": None, "code": None, "screen": asked["screen"]}
        await host.ask(t="ping")
        assert host.state["screens"] == [asked["screen"]]
        assert (await host.ask(t="screen", id="screen-01", screen=asked["screen"], allow=True))["ok"]
        await page.ask(t="ping")
        assert page.state["join"]["edition"] != edition, "the board looks again"
        assert (await invitation(screen, fixture, KITCHEN))["code"] == fixture.code
        assert (await invitation(fixture.client(), fixture, KITCHEN))["code"] is None, "another browser there"
        assert (await host.ask(t="screen", id="screen-02", screen=asked["screen"], allow=True))["code"] == "screen_gone"
        cookie = screen.cookie("/")
    async with networked(tmp_path) as fixture:
        headers = {**via(fixture, KITCHEN), "Cookie": cookie}
        assert (await (await fixture.client().get("/invitation.json", **headers)).json())["code"] == fixture.code


async def test_a_screen_that_the_host_does_not_know_gets_nothing(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host, screen = await fixture.host(), fixture.client()
        _, asked = await screen.post("/screen", {}, **via(fixture, KITCHEN))
        assert (await host.ask(t="screen", id="screen-01", screen=asked["screen"], allow=False))["ok"]
        assert await invitation(screen, fixture, KITCHEN) == {"url": None, "code": None, "screen": None}


async def test_a_browser_with_a_signed_in_host_shows_it_until_all_are_signed_out(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        laptop = fixture.client()
        assert (await laptop.sign_in())[0] == 200
        assert (await invitation(laptop, fixture, KITCHEN))["code"] == fixture.code
        assert (await laptop.post("/host/logout?everywhere", {}))[0] == 200
        assert (await invitation(laptop, fixture, KITCHEN))["code"] is None


@pytest.mark.parametrize("pin", ["135791"])
async def test_a_new_pin_takes_it_from_all_screens(tmp_path: Path, pin: str) -> None:
    async with networked(tmp_path) as fixture:
        laptop = fixture.client()
        await laptop.sign_in()
        cookie = laptop.cookie("/")
    async with serving(tmp_path, pin=pin, trusted_proxies=("127.0.0.1",)) as fixture:
        headers = {**via(fixture, KITCHEN), "Cookie": cookie}
        assert (await (await fixture.client().get("/invitation.json", **headers)).json())["code"] is None


async def test_one_address_may_ask_for_one_screen_and_many_for_a_few(tmp_path: Path) -> None:
    async with networked(tmp_path) as fixture:
        host = await fixture.host()
        for _ in range(5):
            await fixture.client().post("/screen", {}, **via(fixture, GARDEN))
        await host.ask(t="ping")
        assert len(host.state["screens"]) == 1
        for number in range(MOST + 5):
            await fixture.client().post("/screen", {}, **via(fixture, f"192.168.2.{number}"))
        await host.ask(t="ping")
        assert len(host.state["screens"]) == MOST
