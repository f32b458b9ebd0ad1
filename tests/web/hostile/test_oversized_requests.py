"""Requests that are far too large in one way or another: targets, queries, headers, cookies, bodies that are longer
than they say or never end. Each gets a refusal or nothing, none a line in the log, and the table answers the next."""

import asyncio
import contextlib
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postparade.web.http.network_budget import SECONDS
from tests.conftest import amount
from tests.web.server_fixture import ServerFixture, serving

pytestmark = pytest.mark.slow(10)

ROUTES = [
    *("/", "/join", "/join/seats", "/host/login", "/host/logout", "/host/odds", "/host/restore", "/host/machine.json"),
    *("/health", "/simulator/photo", "/qr.svg", "/ws", "/seat/1/ws", "/host/ws", "/messages.js", "/fairness.json"),
    *("/static/lib/link.js", "/games/quarter-horse/board.js", "/replay/1.jpg", "/races.json", "/nowhere"),
]
NAMES = ["Cookie", "Accept-Language", "Accept", "X-Forwarded-For", "Range", "If-None-Match", "Accept-Encoding"]
PIECES = [
    "a",
    "%00",
    "%ff",
    "../",
    "q=1&",
    "own=&",
    "head=1:2&",
    "%2e",
    ";",
    "=",
    '"',
    "seat=x; ",
    "host=y; ",
    "de;q=1,",
    "[",
]
CHUNKS = [
    b"1\r\na\r\n",
    b"fff\r\n" + b"b" * 4095 + b"\r\n",
    b"1;" + b"x" * 900 + b"\r\na\r\n",
    b"zz\r\n",
    b"0\r\nA: b\r\n",
]
sizes = st.sampled_from([1, 60, 400, 2000, 9000, 40_000])


@st.composite
def oversized(draw: st.DrawFn) -> bytes:
    """A request that is far too large somewhere."""
    method = draw(st.sampled_from(["GET", "POST", "HEAD", "PUT"]))
    path, lines, body = draw(st.sampled_from(ROUTES)), ["Host: 127.0.0.1", "Origin: http://127.0.0.1"], b""
    if draw(st.booleans()):
        path += draw(st.sampled_from(["?", "/", "#", ""])) + draw(st.sampled_from(PIECES)) * draw(sizes)
    if draw(st.booleans()):
        value = draw(st.sampled_from(PIECES)) * draw(sizes)
        lines += [f"{draw(st.sampled_from(NAMES))}: {value}"]
    if draw(st.booleans()):
        name = draw(st.sampled_from([*NAMES, "X-Many"]))
        lines += [f"{name}: n{number}={number}" for number in range(min(draw(sizes), 9000))]
    match draw(st.sampled_from(["none", "length", "longer", "chunked", "both", "upgrade"])):
        case "length":
            lines += [f"Content-Length: {draw(st.sampled_from([5000, 10**7, 10**9, 10**18, 10**30, '1' * 4000]))}"]
            body = b"{" * draw(sizes)
        case "longer":
            lines += ["Content-Length: 2"]
            body = b"{}" + b"{}" * draw(sizes)
        case "chunked" | "both" as kind:
            lines += ["Transfer-Encoding: chunked", *(["Content-Length: 3"] if kind == "both" else [])]
            body = draw(st.sampled_from(CHUNKS)) * draw(sizes)
        case "upgrade":
            lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
            lines += ["Sec-WebSocket-Key: " + "A" * draw(st.sampled_from([22, 4000])) + "=="]
            lines += ["Sec-WebSocket-Extensions: " + "x; " * draw(sizes)]
    head = "".join(f"{line}\r\n" for line in lines)
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body[:200_000]


async def connection(fixture: ServerFixture, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", fixture.server.port, local_addr=(address, 0))


async def sent(fixture: ServerFixture, address: str, data: bytes) -> bytes:
    """The head of the answer, as far as there is one within a moment."""
    reader, writer = await connection(fixture, address)
    try:
        with contextlib.suppress(ConnectionError, TimeoutError, asyncio.LimitOverrunError):
            writer.write(data)
            async with asyncio.timeout(0.1):
                return await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as error:
        return error.partial
    finally:
        writer.transport.abort()
    return b""


@pytest.fixture(scope="module")
def open_table() -> Iterator[tuple[asyncio.Runner, ServerFixture]]:
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as folder:
        serves = serving(Path(folder))
        yield runner, runner.run(serves.__aenter__())
        runner.run(serves.__aexit__(None, None, None))


def test_the_table_answers_after_every_oversized_request(
    open_table: tuple[asyncio.Runner, ServerFixture], caplog: pytest.LogCaptureFixture
) -> None:
    runner, fixture = open_table

    async def one(data: bytes, address: str) -> bytes:
        answer = await sent(fixture, address, data)
        await fixture.clock.advance(2)
        async with asyncio.timeout(20):
            assert b" 200 " in await sent(fixture, "127.0.0.1", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        return answer

    @settings(
        max_examples=amount(150, 10_000),
        deadline=None,
        suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
    )
    @given(oversized(), st.sampled_from(["127.0.0.1", "127.0.0.2"]))
    def send(data: bytes, address: str) -> None:
        with caplog.at_level(logging.WARNING):
            answer = runner.run(one(data, address))
        status = answer.split(b" ")[1] if answer else b""
        assert status in (b"", b"101") or b"200" <= status < b"500", (data[:300], answer)
        assert b"Traceback" not in answer
        assert not caplog.records, (data[:300], caplog.text)

    send()
    assert fixture.server.connections <= 1


@pytest.mark.parametrize("path", ["/join", "/host/login", "/host/restore", "/simulator/photo", "/host/machine.json"])
@pytest.mark.parametrize("piece", CHUNKS[:3], ids=["bytes", "large", "extensions"])
async def test_a_body_that_never_ends_ends_with_its_time(
    tmp_path: Path, path: str, piece: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """However slowly it comes, however small its pieces are."""
    async with serving(tmp_path) as fixture:
        reader, writer = await connection(fixture, "127.0.0.2")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        writer.write(head.encode())
        with caplog.at_level(logging.WARNING):
            for _ in range(70):
                if reader.at_eof() or writer.transport.is_closing():
                    break
                writer.write(piece)
                await asyncio.sleep(0.002)
                await fixture.clock.advance(1)
            answer = b""
            with contextlib.suppress(ConnectionError):
                async with asyncio.timeout(10):
                    answer = await reader.read()
        writer.transport.abort()
        assert answer[9:12] in (b"", b"400", b"401", b"404", b"413"), answer[:80]
        assert not caplog.records
        assert (await fixture.client().get("/health")).status == 200
        assert fixture.server.connections <= 1
    assert SECONDS["sending"] < 70
