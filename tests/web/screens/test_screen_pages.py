"""Screens and overlays over HTTP: who may do what, and what a browser is allowed to make of the pages."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from postparade.web.pages import STATIC
from postparade.web.screens.house_pictures import LARGEST
from postparade.web.screens.overlays import PAGES, scene_collection
from postparade.web.screens.registered_screens import ADDRESSES, STALE
from tests.web.server_fixture import Client, serving

PNG = b"\x89PNG\r\n\x1a\n rest"


async def here(client: Client) -> dict[str, Any]:
    status, told = await client.post("/screen/here", b"")
    assert status == 200
    return told


async def test_the_host_assigns_what_a_screen_shows_and_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        screen, host = fixture.client(), fixture.client()
        assert (await here(screen))["role"] == "waiting"
        await host.sign_in()
        status, told = await host.post("/host/screens.json", {"do": "assign", "number": 1, "role": "odds"})
        assert status == 200
        assert [(row["number"], row["role"], row["live"]) for row in told["screens"]] == [(1, "odds", True)]
        shown = await here(screen)
        assert (shown["role"], shown["address"]) == ("odds", "/overlay/odds?solid")
        cookie = screen.cookie("/screen/here")
    async with serving(tmp_path) as fixture:
        again = fixture.client()
        status, told = await again.post("/screen/here", b"", Cookie=cookie)
        assert (status, told["number"], told["role"]) == (200, 1, "odds")


async def test_twenty_screens_at_once_keep_their_roles_and_the_console_names_the_silent_one(tmp_path: Path) -> None:
    roles = [sorted(ADDRESSES)[number % len(ADDRESSES)] for number in range(20)]
    async with serving(tmp_path) as fixture:
        screens, host = [fixture.client(f"127.0.0.{number + 2}") for number in range(20)], fixture.client()
        numbers = [told["number"] for told in await asyncio.gather(*map(here, screens))]
        assert sorted(numbers) == list(range(1, 21))
        await host.sign_in()
        for number, role in zip(numbers, roles, strict=True):
            order = {"do": "assign", "number": number, "role": role}
            assert (await host.post("/host/screens.json", order))[0] == 200
        assert [told["role"] for told in await asyncio.gather(*map(here, screens))] == roles
        await fixture.clock.advance(STALE + 0.1)
        await asyncio.gather(*map(here, screens[1:]))
        async with await host.get("/host/screens.json") as answer:
            rows = {row["number"]: row["live"] for row in (await answer.json())["screens"]}
        assert [number for number, live in rows.items() if not live] == [numbers[0]]
        cookies = [screen.cookie("/screen/here") for screen in screens]
    async with serving(tmp_path) as fixture:
        for cookie, number, role in zip(cookies, numbers, roles, strict=True):
            status, told = await fixture.client().post("/screen/here", b"", Cookie=cookie)
            assert (status, told["number"], told["role"]) == (200, number, role)


def test_a_screen_says_within_two_seconds_that_the_table_is_silent() -> None:
    script = (STATIC / "screen" / "screen.js").read_text(encoding="utf-8")
    every, patience = (int(re.search(rf"const {name} = (\d+);", script)[1]) for name in ("EVERY", "PATIENCE"))  # type: ignore[index] # both are there
    assert every + patience < 1000 * STALE == 2000


@pytest.mark.parametrize(
    "message",
    [
        {"do": "assign", "number": 1, "role": "board"},
        {"do": "rename", "number": 1, "name": "mine"},
        {"do": "forget", "number": 1},
        {"do": "point_out", "number": 1},
        {"do": "remove_picture", "name": "1.png"},
    ],
    ids=lambda message: message["do"],
)
async def test_nobody_but_the_host_says_what_screens_show(tmp_path: Path, message: dict[str, object]) -> None:
    async with serving(tmp_path) as fixture:
        guest = fixture.client()
        await here(guest)
        assert (await guest.post("/host/screens.json", message))[0] == 401
        assert (await guest.post("/host/house-picture", PNG))[0] == 401
        assert (await guest.get("/host/screens.json")).status == 401
        assert (await here(guest))["role"] == "waiting"


@pytest.mark.parametrize(
    ("message", "status"),
    [
        ({"do": "assign", "number": 7, "role": "board"}, 409),
        ({"do": "assign", "number": 1, "role": "host"}, 400),
        ({"do": "rename", "number": 1, "name": "x" * 25}, 400),
        ({"do": "rename", "number": 1, "name": ""}, 400),
        ({"do": "explode"}, 400),
        ([], 400),
    ],
)
async def test_what_cannot_be_is_refused_and_changes_nothing(tmp_path: Path, message: object, status: int) -> None:
    async with serving(tmp_path) as fixture:
        screen, host = fixture.client(), fixture.client()
        before = await here(screen)
        await host.sign_in()
        got, told = await host.post("/host/screens.json", message)
        assert got == status
        assert told["remedy"]
        assert await here(screen) == before


async def test_pictures_of_the_house_are_uploaded_shown_and_removed(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        host, guest = fixture.client(), fixture.client()
        await host.sign_in()
        assert (await host.post("/host/house-picture", b"GIF89a"))[1]["code"] == "not_a_picture"
        assert (await host.post("/host/house-picture", PNG + bytes(LARGEST)))[0] == 413
        assert (await host.post("/host/house-picture", PNG))[1]["pictures"] == ["1.png"]
        answer = await guest.get("/house-pictures/1.png")
        assert (answer.status, answer.content_type, await answer.read()) == (200, "image/png", PNG)
        assert (await guest.get("/house-pictures/2.png")).status == 404
        told = await host.post("/host/screens.json", {"do": "remove_picture", "name": "1.png"})
        assert told[1]["pictures"] == []


async def test_only_overlays_take_a_foreign_style_and_only_pages_without_buttons_stand_in_a_frame(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        policies = {
            path: (await client.get(path)).headers["Content-Security-Policy"]
            for path in ("/", "/host/", "/screen", "/join", "/host/screens", *(f"/overlay/{name}" for name in PAGES))
        }
    styled = {path for path, policy in policies.items() if "style-src 'self' 'unsafe-inline'" in policy}
    framed = {path for path, policy in policies.items() if "frame-ancestors 'self'" in policy}
    frames = {path for path, policy in policies.items() if "frame-src 'self'" in policy}
    overlays = {f"/overlay/{name}" for name in PAGES}
    assert (styled, framed, frames) == (overlays, {"/", *overlays}, {"/screen"})
    assert all("script-src 'self';" in policy for policy in policies.values())


def test_every_scene_of_the_collection_places_sources_that_it_has() -> None:
    collection: dict[str, Any] = scene_collection("http://10.0.0.5:8080")
    sources = {one["name"]: one for one in collection["sources"]}
    assert len(sources) == len(collection["sources"])
    urls = {one["settings"]["url"] for one in sources.values() if one["id"] == "browser_source"}
    assert all(url.startswith("http://10.0.0.5:8080/overlay/") for url in urls)
    assert {url.rpartition("/")[2] for url in urls} <= set(PAGES)
    for scene in collection["scene_order"]:
        items = sources[scene["name"]]["settings"]["items"]
        assert items
        assert all(sources[item["name"]]["id"] == "browser_source" for item in items)
