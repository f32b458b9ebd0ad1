"""Nothing that the table gives away in the middle of a race opens what is hidden before it is revealed."""

import asyncio
import io
import logging
import random
import sqlite3
import tarfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import ClientResponse

from postparade.announcer.settings import AnnouncerSettings
from postparade.app import App
from postparade.appliance import archive
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
from postparade.table.messages import Command, OpenGame, Receipt, TakeSeat
from postparade.table.players import players_of
from postparade.table.settings import TableSettings
from postparade.table.view import shown
from postparade.web.settings import WebSettings
from tests.conftest import amount
from tests.web.server_fixture import Client

pytestmark = pytest.mark.slow(18)

PIN = "246810"
FOUR = ("Ann", "Bob", "Cleo", "Dan")
LOOKS = amount(2, 12)
"""How often everything is taken in an evening."""


class Evening:
    """A real house whose players choose at random; electronic dice, so that the seed decides everything."""

    def __init__(self, house: App, game: str, seed: int) -> None:
        self.house = house
        self.table = house.table
        self.game = GAMES[game]
        self.rng = random.Random(seed)
        self._players = players_of(self.game)
        self._ids = iter(range(1_000_000))

    async def do(self, action: Any, who: Any = HOST) -> None:
        answer = await self.table.submit(Command(f"evening-{next(self._ids)}", who, action))
        assert isinstance(answer, Receipt), answer

    async def step(self) -> None:
        """One more action; a game that is over is opened once more."""
        state = self.table._accepted
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
async def playing(data: Path, game: str, seed: int) -> AsyncIterator[Evening]:
    settings = Settings(
        table=TableSettings(data=str(data)),
        web=WebSettings(host="127.0.0.1", port=0, pin=PIN),
        dice=DiceSettings(electronic=True),
        announcer=AnnouncerSettings(enabled=False),
    )
    house = await App.open(settings, HardwareChoice("none", "manual"), HandClock(), data / "postparade.toml")
    try:
        evening = Evening(house, game, seed)
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
        for stream in content.split(b"stream")[1:]:
            yield zlib.decompressobj().decompress(stream.strip(b"\r\n"))


async def so_far(stream: ClientResponse, entry: int) -> bytes:
    """What a stream of events sends up to journal entry ``entry``; it would never end."""
    heard = b""
    while b"id: %d\n" % entry not in heard:
        heard += await stream.content.readline()
    heard += await stream.content.readuntil(b"\n\n")
    stream.close()
    return heard


async def looked_at(evening: Evening) -> bytes:
    """What a board is sent when it is opened, and every overlay, which looks on as a board does."""
    client = Client(f"http://127.0.0.1:{evening.house.web.port}")
    try:
        page = await client.open("/ws")
        await page.hear()
        await page.ask(t="ping")
        return b"".join(map(msgspec.json.encode, page.frames))
    finally:
        await client.session.close()


async def downloads(evening: Evening) -> AsyncIterator[tuple[str, bytes]]:
    """Every page and file that a host can ask the table for."""
    server = evening.house.web
    client = Client(f"http://127.0.0.1:{server.port}")
    try:
        assert (await client.sign_in(PIN))[0] == 200
        assert server._listener is not None
        for route in server._listener._runner.app.router.routes():
            path = route.resource.canonical if route.resource else ""
            if route.method != "GET" or "{" in path or path.endswith("/ws"):
                continue
            async with asyncio.timeout(60):
                answer = await client.get(path, **{"Last-Event-ID": "0"})
                assert answer.status < 500, path
                if answer.content_type == "text/event-stream":
                    yield path, await so_far(answer, server._journal.now.entry)
                elif answer.status == 200:
                    yield path, await answer.read()
    finally:
        await client.session.close()


def commands(data: Path, out: Path) -> dict[str, list[str]]:
    """What the command line makes of a journal."""
    return {
        "replay": ["replay", str(data), "--json"],
        "replay as text": ["replay", str(data)],
        "ledger": ["ledger", str(data), "--json"],
        "verify": ["verify", str(data), "--json"],
        "check": ["journal", "check", str(data), "--json"],
        "report": ["report", str(data), "--out", str(out / "report"), "--drawings-only"],
        "backup": ["journal", "backup", str(data), "--to", str(out / "stick")],
        "backup here": ["journal", "backup", str(data)],
        "bundle": ["doctor", "--bundle", str(out / "bundle.tar.gz")],
    }


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_nothing_that_leaves_the_table_in_a_race_reveals_a_secret(
    game: str, tmp_path: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    data = tmp_path / "data"
    data.mkdir()
    async with playing(data, game, seed=1) as evening:
        for look in range(LOOKS):
            await evening.until_something_is_hidden(evening.rng.randint(3, 40))
            secrets, out = hidden(data), tmp_path / f"out-{look}"
            assert secrets
            out.mkdir()
            taken = [found async for found in downloads(evening)]
            assert {"/host/journal.sqlite", "/host/copy.tar.gz", "/host/report.tar.gz"} <= {path for path, _ in taken}
            taken.append(archive.pack(data, data / "postparade.toml", "drive"))
            taken.append(("/ws", await looked_at(evening)))
            for name, command in commands(data, out).items():
                await asyncio.to_thread(_run, command)
                said = capfd.readouterr()
                taken.append((name, (said.out + said.err).encode()))
            for folder in (out, data / BACKUPS):
                taken += [(str(path), path.read_bytes()) for path in folder.rglob("*") if path.is_file()]
            taken.append(("log", caplog.text.encode()))
            for name, content in taken:
                for part in unpacked(content):
                    leaks = [secret for secret in secrets if secret in part]
                    assert not leaks, (name, leaks[:3])


def _run(command: list[str]) -> None:
    assert main(command) in (0, 1), command
