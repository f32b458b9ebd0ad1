"""HTTPS with a certificate of the owner's, on the same ports as plain HTTP."""

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, TCPConnector
from yarl import URL

from postparade.core.faults import ConfigurationFault
from postparade.web.http.network_budget import SECONDS
from postparade.web.http.own_tls import EVERY
from postparade.web.http.response_headers import POLICY
from tests.web.http.certificates import Files, issue
from tests.web.server_fixture import PIN, Page, ServerFixture, serving

NAME = "table.test"


@asynccontextmanager
async def house(folder: Path, *names: str, **options: Any) -> AsyncIterator[tuple[ServerFixture, Files]]:
    """A table with a certificate for ``names``, else for :data:`NAME`."""
    files = issue(folder, *(names or (NAME,)))
    told = {"certificate": str(files.certificate), "key": str(files.key), **options}
    async with serving(folder / "data", **told) as fixture:
        yield fixture, files


@asynccontextmanager
async def browser(fixture: ServerFixture, files: Files) -> AsyncIterator[ClientSession]:
    """A browser that trusts the certificate in ``files`` and checks the name in it."""
    trust = ssl.create_default_context(cafile=str(files.certificate))

    class Resolver:
        async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[dict[str, object]]:
            return [{"hostname": host, "host": "127.0.0.1", "port": port, "family": 2, "proto": 0, "flags": 0}]

        async def close(self) -> None:
            pass

    connector = TCPConnector(ssl=trust, resolver=Resolver())  # type: ignore[arg-type]  # as much as is asked of it
    base = URL(f"https://{NAME}:{fixture.server.port}")
    async with ClientSession(base, connector=connector, headers={"Origin": str(base)}) as session:
        yield session


async def until(true: Callable[[], bool]) -> None:
    """Return once ``true``, or fail after twenty seconds."""
    async with asyncio.timeout(20):
        while not true():  # noqa: ASYNC110 - the other end of a connection has no asyncio.Event
            await asyncio.sleep(0.01)


async def test_pages_and_their_links_come_encrypted(tmp_path: Path) -> None:
    async with house(tmp_path) as (fixture, files), browser(fixture, files) as session:
        base = f"https://{NAME}:{fixture.server.port}"
        assert fixture.server.address == base
        assert fixture.server.join_url.startswith(f"{base}/join#")
        async with session.get("/health") as answer:
            assert (await answer.json())["ready"] is True
            policy = answer.headers["Content-Security-Policy"]
            live = f" wss://{base[8:]}"
            assert policy == POLICY.format(live=live, styles="'self'", frames="frame-ancestors 'none'")
        async with session.ws_connect("/ws", max_msg_size=0) as socket:
            page = Page(socket)
            await page.hear()
            assert page.state["join"]["address"] == f"{base}/join#"


async def test_cookies_never_travel_unencrypted(tmp_path: Path) -> None:
    async with house(tmp_path) as (fixture, files), browser(fixture, files) as session:
        form = {"t": "join", "id": "join-Ann-1", "code": fixture.code, "name": "Ann"}
        for path, body in (("/join", form), ("/host/login", {"pin": PIN})):
            async with session.post(path, json=body) as answer:
                set_cookies = answer.headers.getall("Set-Cookie")
                assert answer.status == 200
                assert len(set_cookies) == 3
                assert all("Secure" in cookie for cookie in set_cookies)
        async with session.ws_connect("/seat/1/ws", max_msg_size=0) as socket:
            assert (await Page(socket).hear())["t"] == "snap"
    async with serving(tmp_path / "plain") as fixture:
        client = fixture.client()
        answer = await client.session.post("/host/login", json={"pin": PIN}, headers={"Origin": client.base})
        assert "Secure" not in answer.headers["Set-Cookie"]


async def test_unencrypted_requests_are_redirected_except_from_this_machine(tmp_path: Path) -> None:
    async with house(tmp_path, plain_port=0) as (fixture, _):
        client = fixture.client()
        plain = await client.get("/join?x=1", Via="1.1 elsewhere")
        assert (plain.status, plain.headers["Location"]) == (308, f"{fixture.server.address}/join?x=1")
        assert (await client.get("/health")).status == 200, "the kiosk and the doctor of this machine"
        page = await client.open("/ws")
        assert (await page.hear())["t"] == "snap"


async def test_proxy_that_encrypts_is_served_plainly(tmp_path: Path) -> None:
    async with house(tmp_path, trusted_proxies=("127.0.0.1",)) as (fixture, _):
        answer = await fixture.client().get("/", X_Forwarded_For="192.168.1.9", **{"X-Forwarded-For": "192.168.1.9"})
        assert answer.status == 200


async def test_renewed_certificate_is_used_while_open_pages_go_on(tmp_path: Path) -> None:
    async with (
        house(tmp_path) as (fixture, files),
        browser(fixture, files) as session,
        session.ws_connect("/ws", max_msg_size=0) as socket,
    ):
        page = Page(socket)
        await page.hear()
        renewed = issue(tmp_path, NAME, "other.test", stem="renewed")
        renewed.certificate.replace(files.certificate)
        renewed.key.replace(files.key)
        tls = fixture.server._tls
        assert tls is not None
        before = tls.context()
        await fixture.clock.advance(EVERY + 1)
        await until(lambda: tls.context() is not before)
        async with browser(fixture, files) as another, another.get("/health") as answer:
            assert answer.status == 200
        fixture.status_board.post("caption", {"text": "They are off"})
        await page.hear_until("bulletin.caption", {"text": "They are off"})


async def test_table_with_a_broken_certificate_says_so_and_does_not_open(tmp_path: Path) -> None:
    files = issue(tmp_path, NAME)
    files.key.write_text("nonsense")
    with pytest.raises(ConfigurationFault) as caught:
        async with serving(tmp_path / "data", certificate=str(files.certificate), key=str(files.key)):
            pass
    assert caught.value.code == "tls_not_pem"


async def test_mismatched_certificate_is_reported_to_the_host(tmp_path: Path) -> None:
    async with house(tmp_path, public_address="elsewhere.test") as (fixture, _):
        await until(lambda: fixture.status_board.latest("faults") is not None)
        (fault,) = (fixture.status_board.latest("faults") or {})["list"]
        assert (fault["code"], fault["details"]["name"]) == ("tls_other_name", "elsewhere.test")


async def test_a_silent_connection_is_counted_and_ended(tmp_path: Path) -> None:
    async with house(tmp_path) as (fixture, files):
        silent = [await asyncio.open_connection("127.0.0.1", fixture.server.port) for _ in range(5)]
        half = await asyncio.open_connection("127.0.0.1", fixture.server.port)
        half[1].write(b"\x16\x03")
        await until(lambda: fixture.server.connections == 6)
        async with browser(fixture, files) as session, session.get("/health") as answer:
            assert answer.status == 200
        await fixture.clock.advance(SECONDS["idle"] + 2)
        for reader, writer in (*silent, half):
            with contextlib.suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
        await until(lambda: fixture.server.connections == 0)
