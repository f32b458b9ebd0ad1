"""Nine phones that bet as fast as fingers can: how long a receipt takes, and what every phone is sent, also while one
of them has stalled."""

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.process.clients import PATIENCE, TableProcess, Visitor, sign_in

PHONES = 9
TAPS_A_SECOND = 5.0
SECONDS = 3.0
RACES = 4


class Phone(Visitor):
    """A phone that notes what it is sent and when its taps are answered."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self.snapshot = 0
        self.choices = 0
        self.deltas: list[int] = []
        self.granted: list[float] = []
        self.refused: dict[str, int] = {}

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            said = json.loads(message.data)
            if said["t"] == "snap":
                self.snapshot = len(message.data)
            elif said["t"] == "delta":
                self.deltas.append(len(message.data))
            self._hear(said)
            self.changed.set()

    async def tap(self, **action: Any) -> None:
        """One bet."""
        began = time.perf_counter()
        answer = await self.do(**action)
        if answer["ok"]:
            self.granted.append(1000 * (time.perf_counter() - began))
        else:
            self.refused[answer["code"]] = self.refused.get(answer["code"], 0) + 1

    def stall(self) -> None:
        """Read nothing any more, as a phone does that has fallen asleep."""
        assert self._listener is not None
        self._listener.cancel()


async def tapping(phone: Phone, seat: int, rng: random.Random) -> None:
    """Taps at random spots, evenly spaced, without waiting for the answer to the one before."""
    taps = []
    for _ in range(int(SECONDS * TAPS_A_SECOND)):
        play, status = phone.state["play"], phone.state["status"]
        phone.choices = max(phone.choices, len(json.dumps(phone.state["choices"])))
        bet = next((one for one in phone.state["choices"] if one["label"] == "bet"), None)
        spots = list(play["prices"])
        token = rng.choice(bet["needs"][0]["of"]) if bet else 2
        action = {"do": "bet", "player": seat, "token": token, "spot": rng.choice(spots), "race": status["race"]}
        taps.append(asyncio.create_task(phone.tap(**action)))
        await asyncio.sleep(rng.uniform(0.8, 1.2) / TAPS_A_SECOND)
    await asyncio.gather(*taps)


async def race(host: Visitor, phones: list[Phone], seed: int, ready: list[Phone]) -> list[list[int]]:
    """One race: laid out, started, bet on, and rolled to its end. Sizes of the deltas that each phone got meanwhile."""
    rng = random.Random(seed)
    for action in ("setup_race", "start"):
        await host.until(partial(_offers, action))
        answer = await host.do(do=action)
        assert answer["ok"], answer
    for phone in ready:
        await phone.until(lambda state: state["status"]["phase"] == "open")
    marks = [len(phone.deltas) for phone in ready]
    await asyncio.gather(*(tapping(phone, phones.index(phone) + 1, rng) for phone in ready))
    sent = [phone.deltas[mark:] for phone, mark in zip(ready, marks, strict=True)]
    while host.state["status"]["phase"] in ("open", "closed"):
        entry = (await host.do(do="roll", dice=[rng.randint(1, 6), rng.randint(1, 6)])).get("entry", 0)
        await host.until(partial(_shows, entry))
    await host.until(lambda state: state["choices"] or state["over"])
    return sent


def _offers(action: str, state: dict[str, Any]) -> bool:
    return any(one["action"]["do"] == action for one in state["choices"])


def _shows(entry: int, state: dict[str, Any]) -> bool:
    return bool(state["entry"] >= entry)


async def join(table: TableProcess, name: str) -> Phone:
    """A phone that has taken a seat."""
    phone = Phone(table.base)
    form = {"t": "join", "id": f"join-{name.replace(' ', '-')}", "code": table.join_code, "name": name}
    async with phone.session.post(f"{table.base}/join", json=form) as answer:
        seat = (await answer.json())["seat"]
    await phone.open(f"/seat/{seat}/ws")
    return phone


def quantiles(values: list[float]) -> str:
    """Median and ninety-ninth per cent."""
    cut = statistics.quantiles(values, n=100)
    return f"p50 {cut[49]:6.1f} ms   p99 {cut[98]:6.1f} ms   (worst {max(values):.1f})"


async def play(table: TableProcess, stalled: bool) -> None:
    """A session of races, with one phone asleep or not."""
    host = await sign_in(table)
    phones = [await join(table, f"Guest {number}") for number in range(1, PHONES + 1)]
    ready = phones[:-1] if stalled else phones
    options = {"modules": ["props", "exotics"], "pace": "off", "house": "rotation"}
    answer = await host.do(do="open_game", game="ready-set-bet", options=options)
    assert answer["ok"], answer
    for phone in phones:
        await phone.until(lambda state: state.get("status"))
    if stalled:
        phones[-1].stall()
    sizes = []
    for number in range(RACES):
        sizes += await race(host, phones, number, ready)
    granted = sum(len(phone.granted) for phone in ready)
    refused: dict[str, int] = {}
    for phone in ready:
        for code, count in phone.refused.items():
            refused[code] = refused.get(code, 0) + count
    receipts = [wait for phone in ready for wait in phone.granted]
    view = None if stalled else await join(table, "Latecomer")
    print(
        f"{'one phone stalled' if stalled else 'all awake':18} {PHONES} phones, {TAPS_A_SECOND:.0f} taps a second each"
    )
    print(f"  granted                {granted:6d}   refused {refused}")
    print(f"  receipt of a bet       {quantiles(receipts)}")
    deltas = [size for sent in sizes for size in sent]
    print(f"  a delta to a phone     {statistics.median(deltas):6.0f} bytes (median), {max(deltas)} at most")
    each = sum(deltas) / len(ready) / max(1, granted)
    print(f"  to each phone          {each:6.0f} bytes a granted bet")
    print(f"  choices of a phone     {max(phone.choices for phone in ready):6d} bytes at most")
    if view is not None:
        print(f"  a whole view           {view.snapshot:6d} bytes")
        await view.close()
    for visitor in (host, *phones):
        await visitor.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.parse_args()
    for stalled in (False, True):
        with tempfile.TemporaryDirectory() as data, TableProcess(Path(data)) as table:
            asyncio.run(asyncio.wait_for(play(table, stalled), 10 * PATIENCE))


if __name__ == "__main__":
    main()
