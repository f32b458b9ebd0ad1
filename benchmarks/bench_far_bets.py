"""Many phones on one race of Ready Set Bet, half of them at tables that are farther away: who gets the spot that all of
them want, and how long a bet waits for its answer.

``--phones N``, ``--spots N``: how many there are (48 at most: the game has eight bettors, and a seat six pages) and how
often they all want the same spot. ``--away MS...``: how much farther the far half is, there and back. ``--watchers N``:
so many people without a seat pick a winner in the same race. Everybody hears of the race over the network, and reacts
after the time of a human. Chi-square over the spots says whether near and far get them equally often (3.84: one in
twenty is above where they do). The table takes part in a race night, so that it measures distances; ``--alone``: it
does not. Distance is made by ``tc netem`` between network namespaces where this machine has both, else by pages that
hear, send and answer pings later.
"""

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any, Self

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_attack import EVERYWHERE, Network, alone

from tests.hub.processes import HubProcess
from tests.process.clients import TableProcess, Visitor, sign_in

SEATS = 8
"""Bettors' seats of the game; further phones of a crowd share them."""
CROWDS = 4
"""Two near and two far, each with an address of its own."""
REACTION = 0.35, 0.08
"""Seconds from a call to a tap: mean and deviation."""
A_RACE = 16
"""Spots that are wanted in a race; after it, everybody has all tokens again."""
LEAD = 0.5
MEASURED = 6.0
"""Seconds after which every page has been measured."""


class Page(Visitor):
    """A phone at ``seat`` that is farther away by ``away`` seconds there and back."""

    seat = 0
    away = 0.0

    async def open(self, path: str) -> Self:
        """Follow the websocket at ``path``; pings are answered as late as everything else."""
        self._socket = await self.session.ws_connect(self.base + path, autoping=False)
        self._listener = asyncio.create_task(self._listen_from_afar(self._socket))
        await self.until(bool)
        return self

    async def _listen_from_afar(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        pongs = set()
        async for message in socket:
            if message.type is aiohttp.WSMsgType.PING:
                pongs.add(asyncio.create_task(self._pong(socket, message.data)))
            elif message.type is aiohttp.WSMsgType.TEXT:
                self._hear(message.json())
            self.changed.set()

    async def _pong(self, socket: aiohttp.ClientWebSocketResponse, nonce: bytes) -> None:
        await asyncio.sleep(self.away)
        await socket.pong(nonce)

    async def tap(self, spot: str, race: int) -> tuple[bool, float]:
        """Whether the bet was granted, and after how many milliseconds that was known."""
        play = self.state.get("play") or {"tokens": {}, "bets": []}
        left = list(play["tokens"].get(str(self.seat), ()))
        for owner, token, _ in play["bets"]:
            if owner == self.seat and token in left:
                left.remove(token)
        bet = {"do": "bet", "player": self.seat, "token": (left or [2])[0], "spot": spot, "race": race}
        began = time.perf_counter()
        await asyncio.sleep(self.away / 2)
        answer = await self.do(**bet)
        await asyncio.sleep(self.away / 2)
        return bool(answer["ok"]), 1000 * (time.perf_counter() - began)


async def crowd(base: str, code: str, seats: Sequence[str], pages: int, away: float) -> None:
    """So many pages at these seats, led by lines on the standard input."""
    opened: list[Page] = []
    for name in seats:
        first = Page(base)
        first.away = away
        form = {"t": "join", "id": f"join-{name}-0000", "code": code, "name": name}
        async with first.session.post(f"{base}/join", json=form) as answer:
            assert answer.status == 200, await answer.text()
            first.seat = (await answer.json())["seat"]
        opened.append(await first.open(f"/seat/{first.seat}/ws"))
    while len(opened) < pages:
        known = opened[len(opened) % len(seats)]
        page = Page(base, known.cookies)
        page.seat, page.away = known.seat, away
        opened.append(await page.open(f"/seat/{known.seat}/ws"))
        await asyncio.sleep(0.25)
    print(json.dumps("here"), flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        told = json.loads(line)
        rng = random.Random(told["seed"])

        async def react(page: Page, told: dict[str, Any], after: float) -> tuple[bool, float]:
            await asyncio.sleep(max(0.0, told["at"] + told["later"] + after - time.monotonic()))
            return await page.tap(told["spot"], told["race"])

        found = await asyncio.gather(*(react(page, told, max(0.1, rng.gauss(*REACTION))) for page in opened))
        print(json.dumps([sum(granted for granted, _ in found), [wait for _, wait in found]]), flush=True)


class Crowds:
    """The processes of all crowds."""

    def __init__(self, network: Network, table: TableProcess, pages: int, away: float, later: float) -> None:
        """The far pages are ``later`` seconds away there and back, of which the network makes all but ``away``."""
        self._later = later
        port = int(table.base.rpartition(":")[2])
        self._all: list[subprocess.Popen[str]] = []
        for number in range(CROWDS):
            before, place, _ = network.place(number + 1)
            far = number >= CROWDS // 2
            seats = [f"B{number}{seat}" for seat in range(SEATS // CROWDS)]
            told = json.dumps([f"http://{place}:{port}", table.join_code, seats, pages, away if far else 0.0])
            self._all.append(
                subprocess.Popen(
                    [*before, sys.executable, __file__, "--crowd", told],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                )
            )
        for one in self._all:
            assert self._heard(one) == "here"

    def want(self, spot: str, race: int, rng: random.Random) -> tuple[list[int], list[list[float]]]:
        """All want ``spot``: how many bets of each crowd were granted, and how long each waited."""
        at = time.monotonic() + LEAD
        for number, one in enumerate(self._all):
            assert one.stdin is not None
            later = self._later / 2 if number >= CROWDS // 2 else 0.0
            told = {"at": at, "later": later, "spot": spot, "race": race, "seed": rng.random()}
            one.stdin.write(json.dumps(told) + "\n")
            one.stdin.flush()
        found = [self._heard(one) for one in self._all]
        return [granted for granted, _ in found], [waits for _, waits in found]

    def _heard(self, one: subprocess.Popen[str]) -> Any:
        assert one.stdout is not None
        return json.loads(one.stdout.readline())

    def close(self) -> None:
        for one in self._all:
            one.kill()
            one.wait()


def put_away(network: Network, milliseconds: float) -> bool:
    """Let everything from and to the far addresses take that much longer, there and back; returns whether that is
    possible here."""
    if not network.namespaces:
        return False
    for number in range(CROWDS // 2 + 1, CROWDS + 1):
        for end in (f"-n ppbench{number} qdisc replace dev eth0", f"qdisc replace dev ppbench{number}"):
            command = f"tc {end} root netem delay {milliseconds / 2}ms"
            if subprocess.run(command.split(), check=False, capture_output=True).returncode:
                return False
    return True


async def next_race(host: Visitor) -> None:
    """A fresh game, in whose first race bets are taken."""
    if host.state.get("game"):
        await host.do(do="close_game")
    options = {"pace": "off", "modules": ["props", "exotics"]}
    answer = await host.do(do="open_game", game="ready-set-bet", options=options)
    assert answer["ok"], answer
    for step in ("setup_race", "start"):
        answer = await host.do(do=step)
        assert answer["ok"], answer
    await host.until(lambda state: (state.get("play") or {}).get("phase") == "open" and not state["play"]["bets"])


async def watch(table: TableProcess, count: int) -> list[Visitor]:
    """So many people without a seat."""
    found = []
    for number in range(count):
        one = Visitor(table.base)
        form = {"t": "enter", "code": table.join_code, "name": f"Watcher {number}"}
        async with one.session.post(f"{table.base}/watch", json=form) as answer:
            assert answer.status == 200, await answer.text()
        found.append(one)
    return found


async def picked(one: Visitor, rng: random.Random) -> float:
    """After how many milliseconds a pick was answered; where none is taken just now, the refusal."""
    await asyncio.sleep(LEAD + max(0.1, rng.gauss(*REACTION)))
    began = time.perf_counter()
    async with one.session.post(f"{one.base}/watch", json={"t": "pick", "lane": rng.randint(4, 10)}) as answer:
        await answer.read()
    return 1000 * (time.perf_counter() - began)


@contextlib.asynccontextmanager
async def hosted(table: TableProcess) -> AsyncIterator[Visitor]:
    host = await sign_in(table)
    try:
        yield host
    finally:
        await host.close()


async def measure(
    network: Network, phones: int, spots: int, away: float, rng: random.Random, watchers: int, *, lonely: bool
) -> str:
    """A line of the table."""
    wins, near, far, picks = [0, 0], [], [], []
    options = ["--hardware", "none", "--dice", "manual"]
    with contextlib.ExitStack() as opened:
        data = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        if not lonely:
            hub = opened.enter_context(HubProcess(data / "hub"))
            options += ["--join", hub.link, "--table-name", "House"]
        (data / "table").mkdir()
        table = opened.enter_context(TableProcess(data / "table", *options, host=EVERYWHERE, hurried=True))
        made = 0.0 if put_away(network, away) else away / 1000
        crowds = Crowds(network, table, phones // CROWDS, made, away / 1000)
        crowd_of_watchers = await watch(table, watchers)
        try:
            async with hosted(table) as host:
                await asyncio.sleep(MEASURED)
                for number in range(spots):
                    if number % A_RACE == 0:
                        await next_race(host)
                    play = host.state["play"]
                    taken = {spot for _, _, spot in play["bets"]}
                    spot = rng.choice([spot for spot in play["prices"] if spot not in taken])
                    picking = asyncio.gather(*(picked(one, rng) for one in crowd_of_watchers))
                    granted, waits = await asyncio.to_thread(crowds.want, spot, play["race_number"], rng)
                    picks += await picking
                    assert sum(granted) == 1, granted
                    wins[0] += sum(granted[: CROWDS // 2])
                    wins[1] += sum(granted[CROWDS // 2 :])
                    near += [one for crowd in waits[: CROWDS // 2] for one in crowd]
                    far += [one for crowd in waits[CROWDS // 2 :] for one in crowd]
        finally:
            crowds.close()
            for one in crowd_of_watchers:
                await one.close()
    return told(away, wins, (near, far), picks)


def told(away: float, wins: list[int], waits: tuple[list[float], list[float]], picks: list[float]) -> str:
    """What was measured, as a line of the table."""
    square = (wins[0] - wins[1]) ** 2 / max(1, sum(wins))
    cuts = [statistics.quantiles(one, n=100) for one in waits]
    near_time, far_time = (f"p50 {cut[49]:.0f} ms, p99 {cut[98]:.0f} ms" for cut in cuts)
    picked_in = statistics.quantiles(picks, n=100) if picks else []
    picked = f"; picks p50 {picked_in[49]:.0f} ms, p99 {picked_in[98]:.0f} ms" if picked_in else ""
    return (
        f"{away:5.0f} ms farther: near {wins[0]}, far {wins[1]}, chi-square {square:.2f}; "
        f"answers near {near_time}, far {far_time}{picked}"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--phones", type=int, default=48)
    options.add_argument("--spots", type=int, default=80)
    options.add_argument("--away", type=float, nargs="+", default=[0, 5, 20])
    options.add_argument("--watchers", type=int, default=0)
    options.add_argument("--alone", action="store_true")
    options.add_argument("--crowd", help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.crowd:
        asyncio.run(crowd(*json.loads(asked.crowd)))
        return
    with alone():
        network = Network()
        try:
            print(f"{asked.phones} phones, {asked.spots} spots", "in namespaces" if network.namespaces else "")
            for away in asked.away:
                line = measure(
                    network, asked.phones, asked.spots, away, random.Random(1), asked.watchers, lonely=asked.alone
                )
                print(asyncio.run(line), flush=True)
        finally:
            network.close()


if __name__ == "__main__":
    main()
