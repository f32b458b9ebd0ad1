"""Two hundred people without a seat pick the winner of one race at the last moment, half of them farther away: whose
picks are taken, how long each waits for its answer, and what it costs the table.

``--watchers N``, ``--races N``: how many there are, and how often. ``--away MS...``: how much farther the far half is,
there and back. Everybody follows the table by a websocket and taps once, spread over 0.6 s around the off as it is seen
there; eight bettors of Ready Set Bet sit at the table beside them. Chi-square of the picks that came in time says
whether near and far are treated alike (3.84: one in twenty is above where they are). A pick that was answered is kept:
after the last race each page must find its own again. ``--alone``: a table that takes part in no race night, which
measures no distance. Pages make the distance: they hear, send, and answer pings later.
"""

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import aiohttp
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_far_bets import MEASURED, hosted

from tests.hub.processes import HubProcess
from tests.process.clients import TableProcess, Visitor, sit_down

WINDOW = 0.3
"""Seconds before and after the off in which people tap."""
LANES = (4, 5, 6, 7, 8, 9, 10)


class Phone(Visitor):
    """Somebody without a seat, ``away`` seconds there and back."""

    away = 0.0
    picked: int | None = None

    async def enter(self, code: str, name: str) -> Self:
        async with self.session.post(f"{self.base}/watch", json={"t": "enter", "code": code, "name": name}) as answer:
            assert answer.status == 200, await answer.text()
        self._socket = await self.session.ws_connect(f"{self.base}/watch/ws", autoping=False)
        self._listener = asyncio.create_task(self._listen_from_afar(self._socket))
        return self

    async def _listen_from_afar(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        pongs = set()
        async for message in socket:
            if message.type is aiohttp.WSMsgType.PING:
                pongs.add(asyncio.create_task(self._pong(socket, message.data)))

    async def _pong(self, socket: aiohttp.ClientWebSocketResponse, nonce: bytes) -> None:
        await asyncio.sleep(self.away)
        with contextlib.suppress(ConnectionError):
            await socket.pong(nonce)

    async def pick(self, at: float, rng: random.Random) -> tuple[bool, float]:
        """Tap at ``at`` by what is seen here; whether the pick was taken, and after how many milliseconds that was
        known."""
        lane, away = rng.choice(LANES), self.away
        await asyncio.sleep(max(0.0, at + away - time.monotonic()))
        began = time.perf_counter()
        async with self.session.post(f"{self.base}/watch", json={"t": "pick", "lane": lane}) as answer:
            taken = answer.status == 200
            await answer.read()
        if taken:
            self.picked = lane
        return taken, 1000 * (time.perf_counter() - began)

    async def kept(self) -> bool:
        """Whether the table has what it last took of this phone."""
        async with self.session.get(f"{self.base}/watch/me") as answer:
            me = (await answer.json())["me"]
        return bool(self.picked is None or me["pick"] == self.picked)


class Found(msgspec.Struct):
    """What the near and the far half tapped."""

    taken: list[int]
    asked: list[int]
    waits: list[float]
    off: list[float]

    @property
    def square(self) -> float:
        """Chi-square of near and far, taken and late."""
        share = sum(self.taken) / sum(self.asked)
        if share in (0.0, 1.0):
            return 0.0
        cells = zip(self.taken, self.asked, strict=True)
        return sum((taken - asked * share) ** 2 / (asked * share * (1 - share)) for taken, asked in cells)


async def ready(host: Visitor) -> None:
    """A fresh game, whose first race is about to begin."""
    if host.state.get("game"):
        await host.do(do="close_game")
    for action in ({"do": "open_game", "game": "ready-set-bet", "options": {"pace": "off"}}, {"do": "setup_race"}):
        answer = await host.do(**action)
        assert answer["ok"], answer
    await host.until(lambda state: (state.get("play") or {}).get("phase") == "ready")


async def races(phones: list[Phone], host: Visitor, count: int, rng: random.Random) -> Found:
    """So many races, each of which everybody picks the winner of."""
    found = Found([0, 0], [0, 0], [], [])
    for _ in range(count):
        await ready(host)
        for phone in phones:
            phone.picked = None
        off = time.monotonic() + 2 * WINDOW
        # A near and a far phone tap in the same moment of what they see.
        taps = [off + rng.uniform(-WINDOW, WINDOW) for _ in phones[::2] for _ in (0, 1)]
        taps = [taps[number - number % 2] for number in range(len(phones))]
        picking = [asyncio.create_task(one.pick(at, rng)) for one, at in zip(phones, taps, strict=True)]
        await asyncio.sleep(off - time.monotonic())
        began = time.perf_counter()
        answer = await host.do(do="start")
        assert answer["ok"], answer
        found.off.append(1000 * (time.perf_counter() - began))
        for number, (taken, wait) in enumerate(await asyncio.gather(*picking)):
            found.asked[number % 2] += 1
            found.taken[number % 2] += taken
            found.waits.append(wait)
        kept = await asyncio.gather(*(phone.kept() for phone in phones))
        assert all(kept), f"{kept.count(False)} picks were lost"
    return found


async def measure(watchers: int, count: int, away: float, *, lonely: bool) -> str:
    """A line of the table."""
    rng = random.Random(1)
    with contextlib.ExitStack() as opened:
        data = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        options = ["--hardware", "none", "--dice", "manual"]
        if not lonely:
            hub = opened.enter_context(HubProcess(data / "hub"))
            options += ["--join", hub.link, "--table-name", "House"]
        (data / "table").mkdir()
        table = opened.enter_context(TableProcess(data / "table", *options, hurried=True))
        seats = [await sit_down(table, f"Bettor {number}") for number in range(1, 9)]
        before = table.memory_mb()
        phones: list[Phone] = []
        for number in range(watchers):
            phone = Phone(table.base)
            phone.away = away / 1000 if number % 2 else 0.0
            phones.append(await phone.enter(table.join_code, f"Watcher {number}"))
        try:
            async with hosted(table) as host:
                await asyncio.sleep(MEASURED)
                found = await races(phones, host, count, rng)
            grown = table.memory_mb() - before
        finally:
            for page in (*phones, *seats):
                await page.close()
    return told(away, found, grown)


def told(away: float, found: Found, grown: float) -> str:
    """What was measured, as a line of the table."""
    cuts = statistics.quantiles(found.waits, n=100)
    near, far = (f"{taken} of {asked}" for taken, asked in zip(found.taken, found.asked, strict=True))
    return (
        f"{away:5.0f} ms farther: near {near} in time, far {far}, chi-square {found.square:.2f}; answers "
        f"without the way p50 {cuts[49]:.0f} ms, p99 {cuts[98]:.0f} ms; the off p50 "
        f"{statistics.median(found.off):.0f} ms, at most {max(found.off):.0f} ms; memory +{grown:.0f} MB"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--watchers", type=int, default=200)
    options.add_argument("--races", type=int, default=10)
    options.add_argument("--away", type=float, nargs="+", default=[0, 20, 80])
    options.add_argument("--alone", action="store_true")
    asked = options.parse_args()
    print(json.dumps({"watchers": asked.watchers, "races": asked.races, "alone": asked.alone}))
    for away in asked.away:
        print(asyncio.run(measure(asked.watchers, asked.races, away, lonely=asked.alone)), flush=True)


if __name__ == "__main__":
    main()
