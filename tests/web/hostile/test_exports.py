"""Nothing that the table gives away in the middle of a race opens what is hidden before it is revealed."""

import asyncio
import contextlib
import io
import logging
import random
import re
import sqlite3
import tarfile
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager, closing
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple, get_args

import msgspec
import pytest
import pytest_asyncio
from aiohttp import ClientResponse
from cyclopts import App as CommandLine

from postparade.announcer.settings import AnnouncerSettings
from postparade.app import App
from postparade.appliance import archive
from postparade.cli.main import app as command_line
from postparade.cli.main import main
from postparade.config import Settings
from postparade.core.clock import HandClock
from postparade.dice.settings import DiceSettings
from postparade.hardware_choice import HardwareChoice
from postparade.rules.actions import ELECTRONIC, Roll
from postparade.rules.registry import GAMES
from postparade.rules.viewer import DICE, HOST, TABLE, seat
from postparade.table.journal.backup import BACKUPS
from postparade.table.journal.codec import as_json, parse
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.messages import CloseGame, Command, OpenGame, Receipt, TakeSeat
from postparade.table.players import players_of
from postparade.table.settings import TableSettings
from postparade.table.view import shown
from postparade.web.pages import STATIC
from postparade.web.settings import WebSettings
from tests.conftest import amount
from tests.web.server_fixture import Client

pytestmark = pytest.mark.slow(40)

PIN = "246810"
PICTURE = "1.png"
FOUR = ("Ann", "Bob", "Cleo", "Dan")
LOOKS = amount(1, 12)
"""How often everything is taken in a game."""


class Evening:
    """A real house whose players choose at random; electronic dice, so that the seed decides everything."""

    def __init__(self, house: App, seed: int) -> None:
        self.house = house
        self.table = house.table
        self.rng = random.Random(seed)
        self.play(next(iter(GAMES)))
        self.looked = False
        self._ids = iter(range(1_000_000))

    def play(self, game: str) -> None:
        """Have them play ``game`` from the next step on."""
        self.game = GAMES[game]
        self._players = players_of(self.game)

    async def do(self, action: Any, who: Any = HOST) -> None:
        answer = await self.table.submit(Command(f"evening-{next(self._ids)}", who, action))
        assert isinstance(answer, Receipt), answer

    async def step(self) -> None:
        """One more action; a game that is over is opened once more."""
        state = self.table._accepted
        if state.game is not None and state.game.name != self.game.name:
            await self.do(CloseGame())
            return
        if state.game is None or state.game.over(state.play):
            await self.do(OpenGame(self.game.name))
            return
        action, player = self._players.act(self.game, state.play, self.rng)
        if isinstance(action, Roll):
            await self.do(Roll((1, 1), source=ELECTRONIC), DICE)
        else:
            await self.do(action, HOST if player is None else seat(player))

    async def until_something_is_hidden(self, steps: int) -> None:
        """At least ``steps`` actions, then on until a race is running; nothing that is settled waits to be shown."""
        for _ in range(steps):
            await self.step()
        while not hidden(self.house.data):
            await self.step()
        while self.table.presenting:
            assert isinstance(self.house.clock, HandClock)
            await self.house.clock.advance(0.5)


@asynccontextmanager
async def playing(data: Path, seed: int) -> AsyncIterator[Evening]:
    settings = Settings(
        table=TableSettings(data=str(data)),
        web=WebSettings(host="127.0.0.1", port=0, pin=PIN),
        dice=DiceSettings(electronic=True),
        announcer=AnnouncerSettings(enabled=False),
    )
    house = await App.open(settings, HardwareChoice("none", "manual"), HandClock(), data / "postparade.toml")
    try:
        evening = Evening(house, seed)
        if not house.table.view(TABLE).seats:
            for name in FOUR:
                await evening.do(TakeSeat(name))
        yield evening
    finally:
        await house.close()


def hidden(data: Path) -> set[bytes]:
    """What only the journal in ``data`` may hold now: the seed in use, and what was done since the last reveal and is
    not shown to everybody as it was done."""
    found: set[bytes] = set()
    entries = Journal.read(data)
    revealed = max(
        (entry.entry for entry in entries for line in entry.lines if "chance_revealed" in line.body), default=0
    )
    with closing(sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)) as connection:
        for _, seed, nonce in connection.execute("SELECT * FROM secret"):
            for text in (seed, nonce):
                found |= {text.encode(), text.upper().encode(), bytes.fromhex(text)}
    for entry in entries:
        record = parse(data / FILE, entry)
        game = GAMES.get((record.rules or "").partition("/")[0])
        if entry.entry <= revealed or game is None:
            continue
        for event in record.events:
            if isinstance(event, game.event_type) and shown(game, (event,), TABLE) != (event,):
                found |= {as_json(event).encode(), entry.action.encode(), as_json(record.played).encode()}
    return {one for one in found if len(one) > 15}


def unpacked(content: bytes) -> Iterator[bytes]:
    """``content`` and all that is packed in it."""
    yield content
    if content.startswith(b"\x1f\x8b"):
        with tarfile.open(fileobj=io.BytesIO(content)) as opened:
            for member in opened:
                file = opened.extractfile(member)
                if file is not None:
                    yield from unpacked(file.read())
    elif content.startswith(b"%PDF"):
        for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", content, re.DOTALL):
            with contextlib.suppress(zlib.error):  # one that is not packed stands in the content as it is
                yield zlib.decompressobj().decompress(stream)


async def so_far(stream: ClientResponse, entry: int) -> bytes:
    """What a stream of events sends up to journal entry ``entry``; it would never end."""
    heard = b""
    while b"id: %d\n" % entry not in heard:
        heard += await stream.content.readline()
    heard += await stream.content.readuntil(b"\n\n")
    stream.close()
    return heard


class Door(NamedTuple):
    """A way to ask the table for something: a route, with the real values of its parameters."""

    path: str
    static: bool


def doors(evening: Evening) -> list[Door]:
    """Every route of the program that answers a GET, once with each value of its parameters."""
    listener = evening.house.web._listener
    assert listener is not None
    values: dict[str, Iterable[str]] = {
        "seat": map(str, range(1, len(FOUR) + 1)),
        "entry": [str(evening.house.web._journal.now.entry)],
        "game": sorted(GAMES),
        "file": ["seat.js"],
        "name": [PICTURE],
        "rest": ["/nothing"],
    }
    found = []
    for route in listener._runner.app.router.routes():
        if route.method != "GET" or route.resource is None:
            continue
        path = route.resource.canonical
        names = re.findall(r"\{(\w+)\}", path)
        unknown = {*names} - {*values}
        assert not unknown, f"{path}: give real values for {unknown}"
        for given in product(*(list(values[name]) for name in names)):
            filled = path
            for name, value in zip(names, given, strict=True):
                filled = filled.replace(f"{{{name}}}", value)
            found.append(Door(filled, path.startswith(("/static", "/games"))))
    return found


async def downloads(evening: Evening) -> AsyncIterator[tuple[str, bytes]]:
    """What the table gives a host who asks for all there is; files that never change only once an evening."""
    client = Client(f"http://127.0.0.1:{evening.house.web.port}")
    try:
        assert (await client.sign_in(PIN))[0] == 200
        first, evening.looked = not evening.looked, True
        if first:
            picture = (STATIC / "lib/icon.png").read_bytes()
            assert (await client.post("/host/house-picture", picture))[0] == 200
        for path, static in doors(evening):
            if path.endswith("/ws"):
                yield path, await heard(client, path)
            elif first or not static:
                yield path, await body(evening, client, path)
    finally:
        await client.session.close()


async def body(evening: Evening, client: Client, path: str) -> bytes:
    """What a GET of ``path`` brings; nothing where the table has nothing."""
    async with asyncio.timeout(120):
        answer = await client.get(path, **{"Last-Event-ID": "0"})
        assert answer.status < 500, path
        if answer.content_type == "text/event-stream":
            return await so_far(answer, evening.house.web._journal.now.entry)
        return await answer.read()


async def heard(client: Client, path: str) -> bytes:
    """What a page hears that opens ``path``; nothing if it is refused."""
    status = await client.status_of_upgrade(path, Origin=client.base)
    assert status < 500, path
    if status != 101:
        return b""
    page = await client.open(path)
    with contextlib.suppress(EOFError):  # closed again, because it may not look
        await page.hear()
        await page.ask(t="ping")
    return b"".join(map(msgspec.json.encode, page.frames))


READS = {"--journal", "--data", "--config"}
"""How commands call what they read: a journal, the folder of an evening, the configuration that names it."""
SERVES = "--port"
NOT_TRIED = {
    ("dice", "calibrate"): "looks through a camera, and keeps only what it learned of that",
    ("track", "print"): "draws paper, from the section [track] alone",
    ("track", "rails"): "moves servos, from the section [track] alone",
    ("track", "test"): "lights the track, from the section [track] alone",
}
"""Commands that read one of these and are not tried, and why; those that serve pages are tried as pages."""
QUICKLY: dict[tuple[str, ...], list[str]] = {("report",): ["--drawings-only"]}
"""Options without which a command takes long."""


def readers(group: CommandLine = command_line, chain: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command that reads an evening, and its arguments."""
    for name in group:
        if not name.startswith("-"):
            yield from readers(group[name], (*chain, name))
    if group.default_command is not None and chain:
        arguments = group.assemble_argument_collection()
        if READS & {argument.names[0] for argument in arguments}:
            yield chain, arguments


def command_lines(data: Path, config: Path, out: Path) -> Iterator[list[str]]:
    """Every command that reads an evening, plain, as JSON, and with each option that names a file to be written."""
    read = {"--journal": data, "--data": data, "--config": config}
    for chain, arguments in readers():
        options = {argument.names[0]: argument.hint for argument in arguments}
        if chain in NOT_TRIED or options.get(SERVES) is int:
            continue
        line = [*chain, *QUICKLY.get(chain, [])]
        for name in READS & {*options}:
            line += [name, str(read[name])]
        yield line
        if "--json" in options:
            yield [*line, "--json"]
        for name, hint in options.items():
            if name not in READS and Path in (hint, *get_args(hint)):
                yield [*line, name, str(out / f"{'-'.join(chain)}{name}")]


def config_of(evening: Evening, out: Path) -> Path:
    """A configuration that names the evening."""
    file = out.with_suffix(".toml")
    file.write_text(f'[table]\ndata = "{evening.house.data}"\n', encoding="utf-8")
    return file


def test_every_command_that_reads_an_evening_is_tried() -> None:
    known = {chain for chain, _ in readers()}
    assert known > {*NOT_TRIED, *QUICKLY}
    tried = list(command_lines(Path("data"), Path("file"), Path("out")))
    assert ["replay", "--journal", "data"] in tried
    assert ["journal", "backup", "--journal", "data", "--to", "out/journal-backup--to"] in tried
    assert ["doctor", "--config", "file", "--bundle", "out/doctor--bundle"] in tried


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Evening]:
    """One evening on which every game is played: to open a house takes longer than to look at it."""
    async with playing(tmp_path_factory.mktemp("evening"), seed=1) as opened:
        yield opened


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_nothing_that_leaves_the_table_in_a_race_reveals_a_secret(
    game: str, evening: Evening, tmp_path: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    data = evening.house.data
    evening.play(game)
    for look in range(LOOKS):
        await evening.until_something_is_hidden(evening.rng.randint(3, 40))
        secrets, out = hidden(data), tmp_path / f"look-{look}"
        assert secrets
        out.mkdir()
        taken = [found async for found in downloads(evening)]
        assert {"/host/journal.sqlite", "/host/copy.tar.gz", "/host/report.tar.gz", "/ws"} <= {
            path for path, content in taken if content
        }
        taken.append(archive.pack(data, data / "postparade.toml", "drive"))
        for line in command_lines(data, config_of(evening, out), out):
            await asyncio.to_thread(_run, line, out)
            said = capfd.readouterr()
            taken.append((" ".join(line), (said.out + said.err).encode()))
        for folder in (out, data / BACKUPS):
            taken += [(str(path), path.read_bytes()) for path in folder.rglob("*") if path.is_file()]
        taken.append(("log", caplog.text.encode()))
        for name, content in taken:
            for part in unpacked(content):
                leaks = [secret for secret in secrets if secret in part]
                assert not leaks, (name, leaks[:3])


def _run(command: list[str], folder: Path) -> None:
    """Run ``command`` in ``folder``, where it leaves what it is not told where to write."""
    with contextlib.chdir(folder):
        assert main(command) in (0, 1), command
