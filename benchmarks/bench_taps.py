"""Phones that bet as fast as fingers can: how long a receipt takes, and what every phone is sent, also while one of
them has stalled, and with sixty-four pages at once.

The table is the real process with journal, captions, lights and the simulated tray. ``furlongs`` is the example of
docs/adding-a-game.md, installed beside it, in which every tap is granted; in ``ready-set-bet`` the rules refuse most.

``--game NAME``: only that one. ``--phones N --rate TAPS --seconds S``: instead of the usual runs.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.process.clients import PATIENCE, REPOSITORY, TableProcess, Visitor, sign_in

SEATS = 12
LOST = 2000.0
"""Milliseconds after which a page says that a tap is lost."""
TINY = 4096
"""Bytes of the buffer of a connection on which nobody reads."""


class Run(NamedTuple):
    """One set-up to measure."""

    game: str
    phones: int = 9
    rate: float = 5.0
    seconds: float = 10.0
    stalled: bool = False


RUNS = (
    Run("furlongs"),
    Run("furlongs", stalled=True),
    Run("furlongs", phones=64, rate=0.5, seconds=20.0, stalled=True),
    Run("ready-set-bet"),
    Run("ready-set-bet", stalled=True),
)


class Phone(Visitor):
    """A phone that notes what it is sent and when its taps are answered. It keeps what it knows flat, so that the
    measuring costs little."""

    def __init__(self, base: str, cookies: aiohttp.CookieJar | None, address: str, stalled: bool) -> None:
        factory = _tiny_socket if stalled else None
        super().__init__(base, cookies, aiohttp.TCPConnector(local_addr=(address, 0), socket_factory=factory))
        self.seat = 0
        self.snapshot = 0
        self.choices = 0
        self.listening = False
        """While the taps are measured."""
        self.sizes: list[int] = []
        self.granted: list[float] = []
        self.refused: Counter[str] = Counter()

    async def _listen(self, connection: aiohttp.ClientWebSocketResponse) -> None:
        async for message in connection:
            said = json.loads(message.data)
            if said["t"] in ("snap", "delta"):
                if said["t"] == "snap":
                    self.snapshot = len(message.data)
                elif self.listening:
                    self.sizes.append(len(message.data))
                self.state |= said["set"]
                if "choices" in said["set"]:
                    self.choices = max(self.choices, len(json.dumps(said["set"]["choices"], separators=(",", ":"))))
            else:
                self._hear(said)
            self.changed.set()

    async def tap(self, **action: Any) -> None:
        """One bet."""
        began = time.perf_counter()
        answer = await self.do(**action)
        if answer["ok"]:
            self.granted.append(1000 * (time.perf_counter() - began))
        else:
            self.refused[answer["code"]] += 1

    def stall(self) -> None:
        """Read nothing any more, as a phone does that has fallen asleep."""
        assert self._listener is not None
        self._listener.cancel()


def _tiny_socket(info: Any) -> socket.socket:
    family, kind, protocol, _, _ = info
    made = socket.socket(family, kind, protocol)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY)
    return made


class Furlongs:
    """Every phone bets one chip at a time, while the horses run so slowly that the betting stays open."""

    options: dict[str, Any] = {"stake": 100}
    races = 1
    throws = ((1, 1), (1, 3), (2, 3), (3, 3), (4, 4), (4, 5), (5, 6))

    async def start(self, host: Visitor) -> None:
        await granted(host, do="open")

    def bet(self, phone: Phone, rng: random.Random) -> dict[str, Any]:
        return {"do": "bet", "player": phone.seat, "lane": rng.randint(1, 7), "chips": 1}

    async def while_they_tap(self, host: Visitor, seconds: float) -> None:
        for dice in itertools.islice(itertools.cycle(self.throws), int(seconds // 2)):
            await asyncio.sleep(2)
            await granted(host, do="roll", dice=dice)

    async def end(self, host: Visitor, rng: random.Random) -> None:
        """One race is enough."""


class ReadySetBet:
    """Random tokens on random spots, four races a row, of which each begins when the taps do."""

    options: dict[str, Any] = {"modules": ["props", "exotics"], "pace": "off", "house": "rotation"}
    races = 4

    async def start(self, host: Visitor) -> None:
        for action in ("setup_race", "start"):
            await host.until(partial(_offers, action))
            await granted(host, do=action)

    def bet(self, phone: Phone, rng: random.Random) -> dict[str, Any]:
        bet = next((one for one in phone.state["choices"] if one["label"] == "bet"), None)
        token = rng.choice(bet["needs"][0]["of"]) if bet else 2
        spot = rng.choice(list(phone.state["play.prices"]))
        return {"do": "bet", "player": phone.seat, "token": token, "spot": spot, "race": phone.state["status.race"]}

    async def while_they_tap(self, host: Visitor, seconds: float) -> None:
        """Nobody rolls: the red line would end the betting."""

    async def end(self, host: Visitor, rng: random.Random) -> None:
        while host.state["status"]["phase"] in ("open", "closed"):
            entry = await granted(host, do="roll", dice=[rng.randint(1, 6), rng.randint(1, 6)])
            await host.until(partial(_shows, entry))
        await host.until(lambda state: state["choices"] or state["over"])


GAMES: dict[str, Furlongs | ReadySetBet] = {"furlongs": Furlongs(), "ready-set-bet": ReadySetBet()}


def _offers(action: str, state: dict[str, Any]) -> bool:
    return any(one["action"]["do"] == action for one in state["choices"])


def _shows(entry: int, state: dict[str, Any]) -> bool:
    return bool(state["entry"] >= entry)


async def granted(visitor: Visitor, **action: Any) -> int:
    """The entry of a command that must be granted."""
    answer = await visitor.do(**action)
    assert answer["ok"], answer
    return int(answer["entry"])


async def seated(table: TableProcess, run: Run) -> list[Phone]:
    """All phones. Twelve can sit; further ones are second phones of the same seats. The last one may stall."""
    phones: list[Phone] = []
    for number in range(run.phones):
        cookies = phones[number - SEATS].cookies if number >= SEATS else None
        stalled = run.stalled and number == run.phones - 1
        phone = Phone(table.base, cookies, f"127.0.0.{2 + number // 30}", stalled)
        phone.seat = number % SEATS + 1
        if number < SEATS:
            form = {"t": "join", "id": f"join-guest-{number}", "code": table.join_code, "name": f"Guest {number + 1}"}
            async with phone.session.post(f"{table.base}/join", json=form) as answer:
                assert (await answer.json())["seat"] == phone.seat
        await phone.open(f"/seat/{phone.seat}/ws")
        phones.append(phone)
    return phones


async def tapping(phone: Phone, run: Run, rng: random.Random) -> None:
    """Bets, evenly spaced, without waiting for the answer to the one before."""
    game, taps = GAMES[run.game], []
    await asyncio.sleep(rng.uniform(0, 1 / run.rate))
    for _ in range(int(run.seconds * run.rate / game.races)):
        taps.append(asyncio.create_task(phone.tap(**game.bet(phone, rng))))
        await asyncio.sleep(rng.uniform(0.8, 1.2) / run.rate)
    await asyncio.gather(*taps)


async def pings(phone: Phone) -> list[float]:
    """Milliseconds that the answer to a ping takes while nobody taps: the least that a receipt can take."""
    took = []
    for _ in range(50):
        began = time.perf_counter()
        await phone.send({"t": "reseat", "seat": 1})  # Refused without asking the table; a ping carries no id.
        took.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(0.06)
    return took


def syncs(folder: Path) -> list[float]:
    """Milliseconds that the disk takes to keep a few hundred bytes while nobody taps: no receipt is quicker."""
    took = []
    with (folder / "syncs").open("wb", buffering=0) as file:
        for _ in range(100):
            began = time.perf_counter()
            file.write(bytes(400))
            os.fdatasync(file.fileno())
            took.append(1000 * (time.perf_counter() - began))
            time.sleep(0.02)
    return took


async def measure(table: TableProcess, folder: Path, run: Run) -> None:
    """One run, told."""
    game, rng = GAMES[run.game], random.Random(7)
    host = await sign_in(table)
    board = await Visitor(table.base).open("/ws")
    phones = await seated(table, run)
    awake = phones[:-1] if run.stalled else phones
    await granted(host, do="open_game", game=run.game, options=game.options)
    idle = await pings(phones[0])
    disk = await asyncio.to_thread(syncs, folder)
    if run.stalled:
        phones[-1].stall()
    used = elapsed = 0.0
    for _ in range(game.races):
        await game.start(host)
        for phone in awake:
            await phone.until(lambda state: state["status.phase"] == "open")
        for phone in phones:
            phone.listening = True
        began, before = time.perf_counter(), processor_seconds(table)
        taps = (tapping(phone, run, rng) for phone in awake)
        await asyncio.gather(game.while_they_tap(host, run.seconds), *taps)
        elapsed += time.perf_counter() - began
        used += processor_seconds(table) - before
        for phone in phones:
            phone.listening = False
        await game.end(host, rng)
    tell(run, awake, idle, disk, used, elapsed)
    for visitor in (host, board, *phones):
        await visitor.close()


def processor_seconds(table: TableProcess) -> float:
    """What the table has used so far."""
    fields = Path(f"/proc/{table.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def tell(run: Run, phones: list[Phone], idle: list[float], disk: list[float], used: float, elapsed: float) -> None:
    """The figures of one run."""
    receipts = [wait for phone in phones for wait in phone.granted]
    refused = sum((phone.refused for phone in phones), Counter[str]())
    sizes = [size for phone in phones for size in phone.sizes]
    taps = len(receipts) + refused.total()
    print(f"{run.game}, {run.phones} phones, {run.rate:g} taps a second each{', one of them stalled' * run.stalled}")
    print(f"  taps                   {taps:6d}   granted {len(receipts)}, refused {dict(refused)}")
    print(f"  receipt of a bet       {quantiles(receipts)}   said to be lost: {sum(one > LOST for one in receipts)}")
    print(f"  an idle table answers  {quantiles(idle)}")
    print(f"  the disk alone syncs   {quantiles(disk)}")
    print(f"  a delta to a phone     {statistics.median(sizes):6.0f} bytes (median), {max(sizes)} at most")
    print(f"  deltas to each phone   {len(sizes) / len(phones) / elapsed:6.1f} a second")
    print(f"  to each phone          {sum(sizes) / len(phones) / max(1, len(receipts)):6.0f} bytes a granted bet")
    print(f"  choices of a phone     {max(phone.choices for phone in phones):6d} bytes at most")
    print(f"  a whole view           {max(phone.snapshot for phone in phones):6d} bytes")
    print(f"  processor of the table {used / elapsed:6.0%} of a core")


def quantiles(values: list[float]) -> str:
    """Median and ninety-ninth per cent."""
    cut = statistics.quantiles(values, n=100)
    return f"p50 {cut[49]:6.1f} ms   p99 {cut[98]:6.1f} ms   (worst {max(values):.1f})"


@contextmanager
def installed() -> Iterator[Path]:
    """A folder into which the example game was installed, without a network."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "source", Path(folder) / "installed"
        shutil.copytree(REPOSITORY / "docs" / "examples" / "furlongs-game", source)
        options = ("--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check")
        subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", target, source], check=True)
        yield target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), help="only this one")
    parser.add_argument("--phones", type=int, help="instead of the usual runs")
    parser.add_argument("--rate", type=float, default=5.0, help="taps a second of each phone")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long they tap")
    given = parser.parse_args()
    runs = [run for run in RUNS if given.game in (None, run.game)]
    if given.phones is not None:
        runs = [Run(given.game or "furlongs", given.phones, given.rate, given.seconds, on) for on in (False, True)]
    with installed() as beside:
        for run in runs:
            with tempfile.TemporaryDirectory() as data, TableProcess(Path(data), beside=beside) as table:
                asyncio.run(asyncio.wait_for(measure(table, Path(data), run), 10 * PATIENCE))


if __name__ == "__main__":
    main()
