"""Nonsense from strangers: a clear no, nothing in the log, and a table that goes on."""

import asyncio
import gzip
import json
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import JournalFault
from postparade.rules.actions import Roll
from postparade.rules.race import Race
from postparade.table.journal.verify import Seed
from postparade.table.presentation.silks import Silks
from postparade.table.settings import HorseSettings
from postparade.web.http.error_boundary import QUIET_SECONDS, ErrorBoundary
from tests.web.server_fixture import ServerFixture, serving

NESTED = b"[" * 3000
DEEP = b'{"t":"join","id":"12345678","code":' + b"[" * 1500 + b"]" * 1500 + b',"name":"Ann"}'
LONG = "x" * 300
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: %s\r\n\r\n"
)


async def raw(fixture: ServerFixture, data: bytes, seconds: float = 0.3) -> bytes:
    """What the server answers to ``data`` on a connection of its own; nothing if it waits for more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", fixture.server.port)
    writer.write(data)
    try:
        async with asyncio.timeout(seconds):
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"Content-Length: (\d+)", head)
            return head + (await reader.readexactly(int(length[1])) if length else b"")
    except (ConnectionError, asyncio.IncompleteReadError, TimeoutError):
        return b""
    finally:
        writer.transport.abort()


def refused(answer: bytes) -> str:
    """The code of the refusal in ``answer``, which is whole and tells nothing about the server."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"Server: Post Parade\r\n" in head + b"\r\n"
    assert b"aiohttp" not in answer
    assert b"Python" not in answer
    assert b"Traceback" not in answer
    return str(json.loads(body)["code"])


@pytest.mark.parametrize("path", ["/join", "/host/login"])
async def test_unreadable_bodies_are_refused(tmp_path: Path, path: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as fixture:
        client = fixture.client()
        for body in (NESTED, DEEP, b"\xff\xfe\xfa", b'{"pin": "\xc3\x28"}', b"\x00" * 50, b"", b"null"):
            with caplog.at_level(logging.WARNING):
                status, refusal = await client.post(path, body)
            assert (status, refusal["code"]) == (400, "bad_request"), body
            assert not caplog.records, body


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "zstd", "nonsense"])
async def test_bodies_with_a_false_encoding_are_refused(
    tmp_path: Path, encoding: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as fixture:
        head = f"Origin: {fixture.client().base}\r\nContent-Encoding: {encoding}\r\nContent-Length: 14\r\n"
        request = f"POST /host/login HTTP/1.1\r\nHost: 127.0.0.1:{fixture.server.port}\r\n{head}\r\n"
        with caplog.at_level(logging.WARNING):
            answer = await raw(fixture, request.encode() + b'{"pin": "123"}', 10)
        assert answer.split()[1] in (b"400", b"403")
        assert refused(answer) in ("bad_request", "wrong_pin")
        assert not caplog.records


async def test_a_packed_body_is_measured_unpacked(tmp_path: Path) -> None:
    async with serving(tmp_path) as fixture:
        packed = gzip.compress(b" " * 1_000_000)
        status, refusal = await fixture.client().post("/host/login", packed, **{"Content-Encoding": "gzip"})
        assert (status, refusal["code"]) == (413, "too_large")


NOWHERE = [
    f"/static/{LONG}",
    f"/static/{'d/' * 400}",
    f"/games/{LONG}/board.js",
    f"/games/quarter-horse/{LONG}.js",
    f"/games/{'../' * 30}x/board.js",
    "/static/%00",
    "/static/%ff%fe",
    "/games/%00/messages.js",
    "/seat/1/%00",
    "/%2e%2e/%2e%2e/",
    "/static",
    "//",
    "/?" + "q=1&" * 500,
    "/messages.js?own=" + LONG,
]


async def test_addresses_that_lead_nowhere_are_reported_as_such(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as fixture:
        for path in NOWHERE:
            request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Language: {'x;q=nan,' * 300}\r\n\r\n"
            with caplog.at_level(logging.WARNING):
                answer = await raw(fixture, request.encode(), 10)
            assert answer.split()[1] in (b"200", b"403", b"404"), (path, answer[:80])
            assert not caplog.records, path


@pytest.mark.parametrize(
    "request_",
    [
        b"nonsense\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\n" + b"A: b\r\n" * 5000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"POST /join HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1:99999999999\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1:80; script-src *\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: [::1\r\n\r\n",
        b"TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"DELETE / HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\n\r\n",
        b"OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        UPGRADE % b"h2c\r\nSec-WebSocket-Version: 13",
        UPGRADE % b"websocket\r\nSec-WebSocket-Version: 1",
        UPGRADE % b"websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x",
        UPGRADE % b"websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: a",
    ],
)
async def test_a_malformed_request_gets_a_refusal_and_no_line_in_the_log(
    tmp_path: Path, request_: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as fixture:
        with caplog.at_level(logging.WARNING):
            answer = await raw(fixture, request_)
        if answer:
            assert 400 <= int(answer.split()[1]) < 500, answer[:80]
            assert refused(answer)
        assert b"script-src *" not in answer.partition(b"\r\n\r\n")[0]
        assert not caplog.records
        assert (await fixture.client().get("/health")).status == 200


SENSELESS = [
    "[" * 1000,
    '{"t":"do","id":"abcdefgh","action":{"do":[]}}',
    '{"t":"do","id":"abcdefgh","action":{"do":{}}}',
    '{"t":"do","id":"abcdefgh","action":{"do":null}}',
    '{"t":"do","id":"abcdefgh","action":{"do":"roll","dice":[1e400,1]}}',
    '{"t":"do","id":"abcdefgh","action":{"do":"roll","dice":[NaN,1]}}',
    '{"t":"do","id":"abcdefgh","action":{"do":"join","player":3,"chips":50},"based_on":9223372036854775808}',
    '{"t":[]}',
    '{"t":"throw","id":"abcdefgh","based_on":-1}',
    '"\\ud800"',
    '{"t":"do","id":"abcdefgh","action":{"do":"rename","seat":1,"name":"\\ud800\\udfff"}}',
    '{"t":"do","id":"abcdefgh","action":{"do":"rename","seat":1,"name":"\\ud800"}}',
    '{"t":"do","id":"abcdefgh","action":{"do":"rename","seat":1,"name":"\\u0000"}}',
]


async def test_messages_that_make_no_sense_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as fixture:
        (ann, _) = await fixture.seat("Ann", "Bob")
        await fixture.deal()
        page = await ann.open("/seat/1/ws")
        await page.hear()
        for text in SENSELESS:
            with caplog.at_level(logging.WARNING):
                await page.socket.send_str(text)
                while (frame := await page.hear())["t"] not in ("refused", "ack"):
                    pass
            assert not frame.get("ok"), text
            assert frame["code"] in ("bad_request", "bad_name", "invalid_dice"), (text, frame)
            assert not caplog.records, text
            await fixture.clock.advance(1)
        assert (await page.act("throw-001", do="roll", dice=[3, 4]))["ok"]


async def test_invalid_text_ends_the_page_that_sent_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as fixture:
        page = await fixture.client().open("/ws")
        with caplog.at_level(logging.WARNING):
            await page.socket._writer.send_frame(b"\xff\xfe", 1)
            assert await page.closed_with() in (1007, None)
        assert not caplog.records


async def test_an_internal_error_is_one_line_of_the_log_and_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        page = await ann.open("/seat/1/ws")

        def fail(*_: object) -> None:
            raise KeyError("a mistake")

        monkeypatch.setattr(fixture.table, "submit", fail)
        with caplog.at_level(logging.WARNING):
            for number in range(5):
                status, refusal = await fixture.client().join(fixture.code, f"Guest {number}")
                assert (status, refusal["code"]) == (503, "not_carried_out")
            answer = await page.act("rename-01", do="rename", seat=1, name="Anna")
            assert (answer["ok"], answer["code"]) == (False, "not_carried_out")
        assert len(caplog.records) == 1
        assert "KeyError in test_strangers.py" in caplog.text
        assert caplog.records[0].exc_info is None


async def test_failures_in_between_are_counted(caplog: pytest.LogCaptureFixture) -> None:
    clock = HandClock()
    boundary = ErrorBoundary(clock)
    for _ in range(7):
        boundary.refusal(ValueError("x"), "something")
    await clock.advance(QUIET_SECONDS)
    boundary.refusal(ValueError("x"), "something")
    assert len(caplog.records) == 2
    assert "6 more like it" in caplog.text


async def test_guests_never_learn_where_the_journal_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as fixture:
        (ann,) = await fixture.seat("Ann")
        page, board, host = await ann.open("/seat/1/ws"), await fixture.client().open("/ws"), await fixture.host()
        fault = JournalFault("journal_unwritable", path=tmp_path / "journal.sqlite", why="the disk is full")
        fixture.status_board.report("journal", fault, severity="error")

        async def fail(*_: object) -> None:
            raise fault

        monkeypatch.setattr(fixture.table, "submit", fail)
        refusals = [
            (await fixture.client().join(fixture.code, "Eve"))[1],
            await page.act("rename-01", do="rename", seat=1, name="Anna"),
            await (await fixture.client().get("/health")).json(),
        ]
        while "bulletin.faults" not in board.state:
            await board.hear()
        for told in (*refusals, board.state, page.state):
            assert str(tmp_path) not in json.dumps(told)
        assert "journal.sqlite" in refusals[0]["sentence"]
        while not host.state.get("bulletin.faults", {}).get("list"):
            await host.hear()
        assert str(tmp_path) in json.dumps(host.state["bulletin.faults"]), "the host needs to know"


@pytest.mark.parametrize("host", ["127.0.0.1:8080", "[::1]:8080", "localhost", "10.0.0.7"])
async def test_the_policy_names_the_host_as_it_was_checked(tmp_path: Path, host: str) -> None:
    async with serving(tmp_path) as fixture:
        policy = (await fixture.client().get("/", Host=host)).headers["Content-Security-Policy"]
        assert f"connect-src 'self' ws://{host};" in policy
        assert (await fixture.client().get("/", Host="127.0.0.1:80x")).status == 421


async def test_an_answer_that_cannot_be_sent_is_one_line_of_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("a mistake while sending")

    async with serving(tmp_path) as fixture:
        monkeypatch.setattr("aiohttp.web.FileResponse.prepare", fail)
        for _ in range(5):
            assert await raw(fixture, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") == b""
        assert len(caplog.records) == 1
        assert "RuntimeError" in caplog.text


async def test_races_and_seeds_are_collected_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strangers may ask 150 times a second; what differs for nobody is read, dressed and encoded once."""
    dressed: list[Any] = []
    seeds: list[Any] = []
    dress, encode = Silks.dress, msgspec.json.encode

    def noted(silks: Silks, race: Race | None) -> Race | None:
        dressed.append(race)
        return dress(silks, race)

    def encoded(body: Any) -> bytes:
        seeds.extend([body] if isinstance(body, list) and body and isinstance(body[0], Seed) else ())
        return encode(body)

    async with serving(tmp_path) as fixture:
        await fixture.seat("Ann", "Bob")
        await fixture.deal()
        for dice in ((1, 1), (1, 2), (2, 2), (2, 3), *((6, 6),) * 3):
            await fixture.act(Roll(dice))
        monkeypatch.setattr(Silks, "dress", noted)
        monkeypatch.setattr("postparade.web.api.fairness.msgspec.json.encode", encoded)
        clients = [fixture.client(f"127.0.0.{number}") for number in range(2, 7)]
        for path in ("/races.json", "/fairness.json"):
            texts = [await (await client.get(path)).text() for client in clients for _ in range(4)]
            assert len(set(texts)) == 1
            assert '"since"' in texts[0] or '"frames"' in texts[0]
        assert len(dressed) == 1
        assert len(seeds) == 1
        monkeypatch.undo()
        fixture.table.silks = Silks((HorseSettings(number=7, name="Lucky"),))
        assert "Lucky" in await (await clients[0].get("/races.json")).text()
