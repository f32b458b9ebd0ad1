"""Ready Set Bet at full speed: how long nine phones at three taps a second wait for their answers beside an empty
command, with sound, track and board running; what a tap sends to each phone; and the rules alone beside Quarter
Horse."""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.games.ready_set_bet.players import RandomBettors
from postparade.rules.registry import GAMES
from postparade.simulator.players import SimulatedGame
from postparade.table.players import AnyPlayers
from tests.process.clients import TableProcess, Visitor, panel_of, sign_in

PHONES = 9
TAPS_A_SECOND = 3.0
PINGS_A_SECOND = 1.0
SECONDS = 45
RACES = 60
"""Races of each game for the rate of the rules."""


class Phone(Visitor):
    """A phone that notes how much it is sent and how long its taps and empty commands take, in milliseconds."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self.received = 0
        self.messages = 0
        self.granted: list[float] = []
        self.refused: list[float] = []
        self.empty: list[float] = []
        self._pongs: asyncio.Queue[None] = asyncio.Queue()

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                continue
            said = message.json()
            if said["t"] == "pong":
                self._pongs.put_nowait(None)
                continue
            if said["t"] == "delta":
                self.received += len(message.data)
                self.messages += 1
            self._hear(said)
            self.changed.set()

    async def tap(self, action: dict[str, Any]) -> None:
        """One bet, granted or refused."""
        began = time.perf_counter()
        answer = await self.do(**action)
        (self.granted if answer["ok"] else self.refused).append(1000 * (time.perf_counter() - began))

    async def ping(self) -> None:
        """An empty command: to the server and back."""
        assert self._socket is not None
        began = time.perf_counter()
        await self._socket.send_json({"t": "ping"})
        await self._pongs.get()
        self.empty.append(1000 * (time.perf_counter() - began))


async def tapping(phone: Phone, seat: int, until: float, rng: random.Random) -> None:
    """Taps at random spots, evenly spaced, without waiting for the answer to the one before, as long as there are
    tokens with one of them."""
    taps = []
    while time.perf_counter() < until:
        play = phone.state["play"]
        left = list(play["tokens"].get(str(seat), ()))
        for owner, placed, _ in play["bets"]:
            if owner == seat and placed in left:
                left.remove(placed)
        spot, token = rng.choice(list(play["prices"]) or ["win/7/1"]), rng.choice(left or (2, 3, 4, 5))
        action = {"do": "bet", "player": seat, "token": token, "spot": spot, "race": play["race_number"]}
        taps.append(asyncio.create_task(phone.tap(action)))
        await asyncio.sleep(rng.uniform(0.8, 1.2) / TAPS_A_SECOND)
    await asyncio.gather(*taps)


async def pinging(phone: Phone, until: float, rng: random.Random) -> None:
    while time.perf_counter() < until:
        await phone.ping()
        await asyncio.sleep(rng.uniform(0.8, 1.2) / PINGS_A_SECOND)


async def hosting(host: Visitor) -> None:
    """Whatever brings the next race; the table throws the dice by itself."""
    while not host.state["over"]:
        play = host.state["play"]
        if play["phase"] in ("between", "ready"):
            if play["undealt"]:
                await host.do(do="deal_vip")
            elif play["choosing"]:
                await host.do(do="vip", player=play["choosing"][0])
            else:
                await host.do(do="setup_race" if play["phase"] == "between" else "start")
        await asyncio.sleep(0.05)


async def evening(table: TableProcess, seconds: int) -> list[Phone]:
    """Races in real time with everything that watches: board, console, and the panel of the simulated table."""
    host = await sign_in(table)
    board = await Visitor(table.base).open("/ws")
    panel = await panel_of(host)
    phones = []
    for number in range(1, PHONES + 1):
        phone = Phone(table.base)
        form = {"t": "join", "id": f"join-guest-{number}", "code": table.join_code, "name": f"Guest {number}"}
        async with phone.session.post(f"{table.base}/join", json=form) as answer:
            assert answer.status == 200, await answer.text()
        phones.append(await phone.open(f"/seat/{number}/ws"))
    answered = await host.do(do="open_game", game="ready-set-bet", options={"house": "rotation", "pace": "brisk"})
    assert answered["ok"], answered
    for phone in phones:
        await phone.until(lambda state: state.get("play"))
    running = asyncio.create_task(hosting(host))
    await host.until(lambda state: state["play"]["phase"] == "open")
    for phone in phones:
        phone.received = phone.messages = 0
    until = time.perf_counter() + seconds
    await asyncio.gather(
        *(tapping(phone, seat, until, random.Random(seat)) for seat, phone in enumerate(phones, 1)),
        *(pinging(phone, until, random.Random(-seat)) for seat, phone in enumerate(phones, 1)),
    )
    running.cancel()
    for visitor in (host, board, panel, *phones):
        await visitor.close()
    return phones


def told(values: list[float]) -> str:
    """Median and ninety-ninth per cent."""
    cut = statistics.quantiles(values, n=100)
    return f"p50 {cut[49]:7.1f} ms   p99 {cut[98]:7.1f} ms   worst {max(values):7.1f} ms   ({len(values)})"


def rate(name: str, strategy: AnyPlayers | None = None) -> float:
    """Races a second of simulated players, every chip audited: the best of three runs."""
    game = SimulatedGame(GAMES[name], 4, random.Random(1), strategy)
    rates = []
    for _ in range(3):
        began = time.perf_counter()
        for _ in range(RACES):
            game.play_race()
        rates.append(RACES / (time.perf_counter() - began))
    assert game.tally.conserved
    return max(rates)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=int, default=SECONDS, help="how long the phones tap")
    seconds = options.parse_args().seconds
    with tempfile.TemporaryDirectory() as data, TableProcess(Path(data)) as table:
        phones = asyncio.run(evening(table, seconds))
    granted = [one for phone in phones for one in phone.granted]
    refused = [one for phone in phones for one in phone.refused]
    taps = granted + refused
    received = sum(phone.received for phone in phones) / PHONES
    print(f"{PHONES} phones, {TAPS_A_SECOND:.0f} taps a second each, {seconds} s, {len(granted)} bets granted")
    print(f"  tap to answer          {told(taps)}")
    print(f"  granted bets alone     {told(granted)}")
    print(f"  refused alone          {told(refused)}")
    print(f"  empty command          {told([one for phone in phones for one in phone.empty])}")
    print(f"  to each phone          {received / len(taps):6.0f} bytes a tap of anybody, rolls included")
    print(
        f"                         {received * PHONES / sum(phone.messages for phone in phones):6.0f} bytes a message"
    )
    slow, fast = rate("ready-set-bet", RandomBettors()), rate("quarter-horse")
    print(f"rules, four players      {slow:6.0f} races a second, Quarter Horse {fast:.0f} in the same run")


if __name__ == "__main__":
    main()
