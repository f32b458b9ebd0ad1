"""The dice camera's picture goes to the host and to nobody else; the watch tool's page has no table behind it."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession

from postparade.core.faults import ConfigurationFault
from postparade.web.dice_watch_server import WatchServer
from tests.web.server_fixture import PIN, serving


class Eye:
    """An eye that has seen one thing."""

    def __init__(self, data: bytes | None = b"\xff\xd8 picture") -> None:
        self.data = data
        self.widths: list[int] = []

    def jpeg(self, max_width: int = 640) -> bytes | None:
        self.widths.append(max_width)
        return self.data

    def status(self) -> dict[str, Any]:
        return {"stage": "still", "values": [3, 4]}


PLACES = ("/host/eye.jpg", "/host/eye.json")


async def test_only_the_host_may_look(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        fixture.server.attach_camera(Eye())
        (phone,) = await fixture.seat("Ann")
        for client in (fixture.client(), phone):
            for place in PLACES:
                answer = await client.get(place)
                assert (answer.status, (await answer.json())["code"]) == (401, "signed_out")
        host = fixture.client()
        await host.sign_in(PIN)
        picture, told = [await host.get(place) for place in PLACES]
        assert (picture.status, picture.content_type, await picture.read()) == (
            200,
            "image/jpeg",
            b"\xff\xd8 picture",
        )
        assert (told.status, (await told.json())["values"]) == (200, [3, 4])
        for answer in (picture, told):
            assert answer.headers["Cache-Control"] == "no-store"
            assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


async def test_a_table_without_a_camera_says_so_and_the_host_page_hides_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.host()
        assert page.state["eye"] is False
        host = fixture.client()
        await host.sign_in(PIN)
        answer = await host.get("/host/eye.json")
        assert (answer.status, (await answer.json())["code"]) == (404, "no_eye")
        fixture.server.attach_camera(Eye())
        await page.hear_until("eye", True)


@pytest.mark.parametrize(
    ("query", "width"),
    [("", 640), ("?w=320", 320), ("?w=99999", 1280), ("?w=0", 1), ("?w=-4", 640), ("?w=9999999", 640)],
)
async def test_width_of_the_picture_is_limited(query: str, width: int) -> None:
    eye = Eye()

    async def look() -> None:
        server = WatchServer(eye, "127.0.0.1", 0)
        await server.start()
        async with ClientSession() as session, session.get(f"{server.address}/eye.jpg{query}") as answer:
            assert answer.status == 200
        await server.close()

    await look()
    assert eye.widths == [width]


async def test_a_missing_picture_is_not_an_error() -> None:
    server = WatchServer(Eye(None), "127.0.0.1", 0)
    await server.start()
    async with ClientSession() as session, session.get(f"{server.address}/eye.jpg") as answer:
        assert answer.status == 204
    await server.close()


async def test_the_watch_page_is_guarded_like_all_pages() -> None:
    server = WatchServer(Eye(), "127.0.0.1", 0)
    await server.start()
    async with ClientSession() as session:
        async with session.get(f"{server.address}/") as page:
            assert "Dice watch" in await page.text()
            assert "default-src 'none'" in page.headers["Content-Security-Policy"]
        async with session.get(f"{server.address}/eye.jpg", headers={"Host": "dice.example"}) as foreign:
            assert foreign.status == 421
        async with session.get(f"{server.address}/host/") as missing:
            assert missing.status == 404
    await server.close()


async def test_a_port_in_use_is_named() -> None:
    server = WatchServer(Eye(), "127.0.0.1", 0)
    await server.start()
    try:
        port = int(server.address.rpartition(":")[2])
        with pytest.raises(ConfigurationFault, match=str(port)) as caught:
            await WatchServer(Eye(), "127.0.0.1", port).start()
        assert caught.value.code == "port_busy"
    finally:
        await server.close()


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8081"), ("0.0.0.0", "http://127.0.0.1:8081"), ("::1", "http://[::1]:8081")],
)
def test_the_address_can_be_opened_here(host: str, address: str) -> None:
    assert WatchServer(Eye(), host, 8081).address == address
