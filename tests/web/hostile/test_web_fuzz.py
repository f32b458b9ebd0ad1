"""Whatever is sent to the pages, over HTTP or a websocket, the table answers, and goes on. ``make fuzz`` tries more."""

import asyncio
import contextlib
import json
import logging
import tempfile
from collections.abc import Awaitable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from postparade.core.faults import Refusal
from postparade.rules.registry import game_named
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import OpenGame, Rename, TableAction
from tests.conftest import amount
from tests.web.server_fixture import Page, ServerFixture, newcomers, serving

pytestmark = pytest.mark.slow(20)

GAMES = {"hold-your-horses": 3, "quarter-horse": 3, "ready-set-bet": 3, "bettor-horse": 2, "odds-on": 3}
NUMBERS = [2**31 - 1, 2**31, 2**32, 2**53, 2**53 + 1, 2**63 - 1, 2**63, 2**64, 10**30, -1, -(2**31), -(2**63) - 1, 0, 1]
edges = st.one_of(
    st.sampled_from(NUMBERS),
    st.sampled_from([1e308, -1e308, 0.5, 5e-324, float("nan"), float("inf")]),
    st.integers(-(2**70), 2**70),
)
texts = st.one_of(st.text(max_size=20), st.sampled_from(["", "\x00", "\ud800", "'; --", "__proto__", "é" * 20]))
leaves: st.SearchStrategy[Any] = st.one_of(st.none(), st.booleans(), edges, st.integers(-2, 13), texts)
values = st.recursive(
    leaves,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=12,
)
ids = st.one_of(st.from_regex(r"\A[0-9a-z]{8,12}\Z"), texts, edges)
FORMS = {
    "ping": (),
    "do": ("id", "action", "based_on"),
    "throw": ("id", "based_on"),
    "reseat": ("id", "seat"),
    "doors": ("id", "door"),
    "admit": ("id", "visitor", "let_in"),
    "seats_each": ("id", "seats"),
    "clear_idle": ("id", "seats"),
    "screen": ("id", "screen", "allow"),
    "show": ("id", "what", "race"),
    "seen": ("id",),
    "panel": ("id", "name", "args"),
    "join": ("id", "code", "name"),
    "return": ("code",),
}


def actions(game: str | None) -> dict[str, tuple[str, ...]]:
    """The fields of every action of the table and of ``game``, by the word it goes by."""
    rules = None if game is None else game_named(game)
    assert not isinstance(rules, Refusal)
    kinds = (*get_args(TableAction), *(() if rules is None else get_args(rules.action_type)))
    return {str(kind.__struct_config__.tag): kind.__struct_fields__ for kind in kinds}


@st.composite
def action(draw: st.DrawFn, game: str | None) -> Any:
    """An action with fields of its own and of no action at all, filled with what is nearly or not at all right."""
    known = actions(game)
    if draw(st.integers(0, 9)) == 0:
        return draw(values)
    word = draw(st.sampled_from(sorted(known)))
    fields = {name: draw(st.one_of(values, edges, st.integers(1, 12))) for name in known[word] if draw(st.booleans())}
    return {"do": word, **fields}


@st.composite
def message(draw: st.DrawFn, game: str | None) -> str | bytes:
    """What a page may send, and what none would."""
    kind = draw(st.sampled_from([*FORMS, "do", "do", "do", "text", "json", "bytes", "nested"]))
    if kind == "text":
        return draw(st.text(max_size=200))
    if kind == "bytes":
        return draw(st.binary(max_size=100))
    if kind == "nested":
        bracket = draw(st.sampled_from(["[", '{"a":', '{"t":"do","id":"abcdefgh","action":{"do":[']))
        return (bracket * draw(st.integers(1, 1900)))[:1900]
    if kind == "json":
        return json.dumps(draw(values))
    body: dict[str, Any] = {"t": kind}
    for name in FORMS[kind]:
        if name == "action":
            body[name] = draw(action(game))
        elif name == "id":
            body[name] = draw(ids)
        elif draw(st.integers(0, 5)):
            body[name] = draw(values)
    return json.dumps(body)


class House:
    """A table with guests, kept through many examples in a loop of its own."""

    def __init__(self, folder: Path, game: str | None, seats: int) -> None:
        self._runner = asyncio.Runner()
        self._open = contextlib.AsyncExitStack()
        self.fixture = self.run(self._enter(folder, game, seats))
        self._pages: dict[str, Page] = {}
        self._renamed = 0

    def run(self, work: Any) -> Any:
        """Run ``work`` to its end."""

        async def bounded(awaited: Awaitable[Any]) -> Any:
            async with asyncio.timeout(20):
                return await awaited

        return self._runner.run(bounded(work))

    async def _enter(self, folder: Path, game: str | None, seats: int) -> ServerFixture:
        fixture = await self._open.enter_async_context(serving(folder))
        self.ann = (await fixture.seat("Ann"))[0]
        await newcomers(fixture, *(f"Guest {number}" for number in range(2, seats + 1)))
        self.host = fixture.client()
        await self.host.sign_in()
        self.stranger = fixture.client("127.0.0.2")
        if game is not None:
            await fixture.act(OpenGame(game))
        return fixture

    async def say(self, where: str, text: str | bytes) -> None:
        """Send ``text`` from a page (opened anew if the table has ended it), and see that the table goes on."""
        client, path = {"seat": (self.ann, "/seat/1/ws"), "host": (self.host, "/host/ws")}.get(
            where, (self.stranger, "/ws")
        )
        page = self._pages.get(where)
        if page is None or page.socket.closed:
            page = self._pages[where] = await client.open(path)
        with contextlib.suppress(ConnectionError, UnicodeEncodeError):
            await (page.socket.send_bytes(text) if isinstance(text, bytes) else page.socket.send_str(text))
        await self.goes_on()

    async def goes_on(self) -> None:
        """The table takes a command and answers everybody."""
        await self.fixture.clock.advance(1)
        seats = {card.seat: card.name for card in self.fixture.table.view(TABLE).seats}
        self._renamed += 1
        if seats:
            await self.fixture.act(Rename(min(seats), f"Name {self._renamed}"), HOST)
        answer = await self.stranger.get("/health")
        assert answer.status == 200, await answer.text()
        for where, page in tuple(self._pages.items()):
            await self._drain(where, page)

    async def _drain(self, where: str, page: Page) -> None:
        """Read what ``page`` was sent until it answers a question of ours, or has been ended."""
        try:
            await page.socket.send_str('{"t":"ping"}')
            while (await page.hear())["t"] != "pong":
                pass
        except (EOFError, ConnectionError):
            del self._pages[where]

    def close(self) -> None:
        self.run(asyncio.gather(*(page.socket.close() for page in self._pages.values())))
        self.run(self._open.aclose())
        self._runner.close()


@pytest.fixture(params=[None, *GAMES])
def house(request: pytest.FixtureRequest) -> Iterator[tuple[House, str | None]]:
    """A table with the game of the parameter, or none."""
    game: str | None = request.param
    with tempfile.TemporaryDirectory() as folder:
        made = House(Path(folder), game, GAMES.get(game or "", 2))
        yield made, game
        made.close()


checked = settings(
    max_examples=amount(40, 3000),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.data_too_large],
)


def test_the_table_answers_after_every_message(
    house: tuple[House, str | None], caplog: pytest.LogCaptureFixture
) -> None:
    made, game = house

    @checked
    @given(st.sampled_from(["seat", "host", "board"]), message(game))
    def send(where: str, text: str | bytes) -> None:
        with caplog.at_level(logging.ERROR):
            made.run(made.say(where, text))
        assert not caplog.records, (where, text)

    send()


ROUTES = [
    "/",
    "/join",
    "/join/seats",
    "/host/login",
    "/host/logout",
    "/host/odds",
    "/host/sound",
    "/host/camera.json",
    "/host/lights.json",
    "/health",
    "/host/evening.html",
    "/simulator/photo",
    "/qr.svg",
    "/race.svg",
    "/ws",
    "/seat/1/ws",
    "/host/ws",
    "/messages.js?own",
    "/static/lib/link.js",
    "/games/quarter-horse/board.js",
    "/host/eye.jpg?w=99999999999",
]
paths = st.one_of(
    st.sampled_from(ROUTES),
    st.text(st.characters(codec="ascii", exclude_characters=" \r\n\t"), max_size=300).map(lambda text: "/" + text),
    st.text(st.sampled_from("./%20fe\\staticgames"), max_size=60).map(lambda text: "/static/" + text),
)
headers = st.dictionaries(
    st.sampled_from(
        ["Content-Encoding", "Content-Type", "Accept", "Accept-Language", "Cookie", "Range", "If-None-Match",
         "If-Modified-Since", "If-Range", "Upgrade", "Connection", "Sec-WebSocket-Key", "Sec-WebSocket-Version",
         "Sec-WebSocket-Extensions", "Expect", "Host", "Transfer-Encoding"]
    ),
    st.one_of(
        st.sampled_from(["gzip", "deflate", "chunked", "websocket", "13", "Upgrade", "100-continue", "bytes=5-1",
                         "bytes=0-99999999999999999999", "text/html", "seat=x; host=y", "*", "de;q=nan", "keep-alive"]),
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=60),
    ),
    max_size=4,
)  # fmt: skip
bodies = st.one_of(
    st.binary(max_size=300),
    message(None).map(lambda text: text if isinstance(text, bytes) else text.encode(errors="surrogatepass")),
    values.map(lambda value: json.dumps(value).encode()),
)


async def ask(made: House, method: str, path: str, extra: dict[str, str], body: bytes, signed_in: bool) -> bytes:
    """What comes back, as far as something does within a moment."""
    place = f"127.0.0.1:{made.fixture.server.port}"
    lines = {"Host": place, "Origin": f"http://{place}", "Content-Length": str(len(body)), **extra}
    if signed_in:
        lines["Cookie"] = made.host.cookie("/host/")
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    reader, writer = await asyncio.open_connection("127.0.0.1", made.fixture.server.port)
    try:
        with contextlib.suppress(ConnectionError, TimeoutError):
            writer.write(f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body)
            async with asyncio.timeout(0.05):
                return await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as error:
        return error.partial
    finally:
        writer.transport.abort()
    return b""


@pytest.mark.parametrize("house", ["quarter-horse"], indirect=True)
def test_the_table_answers_after_every_request(
    house: tuple[House, str | None], caplog: pytest.LogCaptureFixture
) -> None:
    made, _ = house

    @settings(checked, max_examples=amount(120, 20_000))
    @given(st.sampled_from(["GET", "POST", "HEAD", "PUT"]), paths, headers, bodies, st.booleans())
    def send(method: str, path: str, extra: dict[str, str], body: bytes, signed_in: bool) -> None:
        with caplog.at_level(logging.WARNING):
            answer = made.run(ask(made, method, path, extra, body, signed_in))
            made.run(made.goes_on())
        said = answer.split(b" ")[1] if answer else b""
        assert not said.startswith(b"5") or path.startswith("/host/"), answer
        assert said != b"500", answer
        assert not caplog.records, caplog.text

    send()
