"""From a roll committed to its light on the firmware's pixels, while camera, sound and twelve phones are busy.

The whole simulated house in this process: the tray under the camera is thrown and read, the caller calls, the strip of
the real firmware is watched. Twelve phones, a board and the panel follow from a process of their own. What counts is
the lane of the horse that the roll moved or scratched; a lane that was changing anyway just before does not.

``--rolls N``: how many rolls. ``--phones N``: how many phones. ``--company``: beside it the same house in an open
house, in turns (``--turns N``): a broker with a subscriber, programs that follow the journal, and twenty screens.
"""

import argparse
import asyncio
import contextlib
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.hardware_choice import HardwareChoice
from postparade.mqtt.settings import MqttSettings
from postparade.rules.viewer import HOST
from postparade.simulator.strip import Frame
from postparade.table.messages import Command, OpenGame, Update
from postparade.table.settings import TableSettings
from postparade.track.layout.lanes import build_layout
from postparade.web.settings import WebSettings
from tests.mqtt.broker import Broker
from tests.process.clients import Visitor

PIN = "246810"
PATIENCE = 60.0
RESTED = 0.1
"""A lane that changed so many seconds before the roll may have changed again by itself."""

LANES = {lane.horse: lane.indices for lane in build_layout(Settings().track).lanes}


class Watcher:
    """Waits for light after every roll; ``waits`` are in milliseconds."""

    def __init__(self, house: App, pixels: Any) -> None:
        self._pixels = pixels
        self._before: Frame = pixels()
        self._changed = dict.fromkeys(LANES, float("-inf"))
        self._expected: dict[int, float] = {}
        self.waits: list[float] = []
        self.rolls = 0
        house.table.watch(self._heard)

    def _heard(self, notice: Update) -> None:
        now = time.perf_counter()
        for event in notice.events:
            horse = getattr(event, "horse", None)
            if type(event).__name__ in ("Move", "Moved", "Scratch", "Scratched") and horse in LANES:
                self.rolls += 1
                if now - self._changed[horse] > RESTED:
                    self._expected[horse] = now

    def driven(self) -> None:
        """The firmware has driven an output."""
        now, pixels = time.perf_counter(), self._pixels()
        for horse, lane in LANES.items():
            if not np.array_equal(pixels[lane], self._before[lane]):
                self._changed[horse] = now
                if horse in self._expected:
                    self.waits.append((now - self._expected.pop(horse)) * 1000)
        self._before = pixels


async def guests(base: str, code: str, phones: int) -> None:
    """Phones that joined, a board and a panel, until this process is ended."""
    visitors = []
    for number in range(phones):
        phone = Visitor(base)
        form = {"t": "join", "code": code, "name": f"Player {number}", "id": secrets.token_hex(8)}
        async with phone.session.post(f"{base}/join", json=form) as answer:
            seat = (await answer.json())["seat"]
        visitors.append(await phone.open(f"/seat/{seat}/ws"))
    visitors.append(await Visitor(base).open("/ws"))
    panel = Visitor(base)
    async with panel.session.post(f"{base}/host/login", json={"pin": PIN}) as answer:
        assert answer.status == 200
    visitors.append(await panel.open("/simulator/ws"))
    print("seated", flush=True)
    await asyncio.Event().wait()


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # noqa: ASYNC110  (a benchmark may look)
            await asyncio.sleep(0.02)


async def evening(house: App, rolls: int, phones: int) -> Watcher:
    """Throw and read so many rolls, deal whenever a race is over."""
    assert house.panel is not None
    await until(lambda: (house.status_board.latest("dice") or {}).get("stage") == "empty")
    code = house.web.join_url.rpartition("#")[2]
    base = f"http://127.0.0.1:{house.web.port}"
    command = [sys.executable, __file__, "--guests", base, code, "--phones", str(phones)]
    guest = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert guest.stdout is not None
    assert await guest.stdout.readline() == b"seated\n"
    assert house.panel.panel is not None
    pico = house.panel.panel._pico  # noqa: SLF001  (a benchmark may look at the board itself)
    watcher = Watcher(house, lambda: pico.pixels)
    pico.watch(watcher.driven)
    await house.table.submit(Command("open", HOST, OpenGame("quarter-horse")))
    try:
        for number in range(10 * rolls):
            if watcher.rolls >= rolls:
                break
            race = house.table.race()
            if race is None or race.finished or not race.running:
                await house.table.submit(Command(f"deal-{number}", HOST, Deal()))
            entry = house.table.view(HOST).entry
            await house.panel.command("throw", {})
            try:
                async with asyncio.timeout(6):
                    while house.table.view(HOST).entry == entry:  # noqa: ASYNC110  (as above)
                        await asyncio.sleep(0.02)
            except TimeoutError:
                continue
            await asyncio.sleep(0.3)
    finally:
        guest.kill()
        await guest.wait()
    return watcher


class Figures:
    """What was measured in one kind of house."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.waits: list[float] = []
        self.rolls = 0
        self._seconds = self._used = 0.0

    async def measure(self, settings: Settings, rolls: int, phones: int) -> None:
        """Open a house, throw and read so many rolls, and close it."""
        with tempfile.TemporaryDirectory() as data:
            settings = msgspec.structs.replace(settings, table=TableSettings(data=data))
            house = await App.open(settings, HardwareChoice("simulated", "simulated"), SystemClock())
            began, used = time.perf_counter(), time.process_time()
            try:
                async with company(house, settings.mqtt.port if settings.mqtt.host else 0):
                    watcher = await evening(house, rolls, phones)
            finally:
                self._seconds += time.perf_counter() - began
                self._used += time.process_time() - used
                await house.close()
        self.waits += watcher.waits
        self.rolls += watcher.rolls

    def p(self, percent: int) -> float:
        return float(np.percentile(self.waits, percent))

    def print(self, phones: int) -> None:
        print(f"{self.name}: {self.rolls} rolls read with sound and {phones} phones; measured {len(self.waits)}")
        print(
            f"  committed to firmware pixel: p50 {self.p(50):.1f} ms, p95 {self.p(95):.1f} ms, p99 {self.p(99):.1f} ms;"
            f" the house: {self._used / self._seconds:.0%} of a core"
        )


@contextlib.asynccontextmanager
async def company(house: App, broker_port: int) -> AsyncIterator[None]:
    """Programs and screens that look on, in a process of their own, if there is a broker."""
    if not broker_port:
        yield
        return
    script = Path(__file__).with_name("bench_open_house.py")
    base = f"http://127.0.0.1:{house.web.port}"
    beside = await asyncio.create_subprocess_exec(sys.executable, script, "--others", base, str(broker_port))
    try:
        await asyncio.sleep(2)
        yield
        assert beside.returncode is None, "the other programs have ended"
    finally:
        with contextlib.suppress(ProcessLookupError):
            beside.kill()
        await beside.wait()


async def measure(rolls: int, phones: int, turns: int, in_company: bool) -> None:
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    settings = Settings(web=WebSettings(port=0, host="127.0.0.1", pin=PIN))
    alone, open_house = Figures("alone"), Figures("open house")
    with tempfile.TemporaryDirectory() as folder:
        broker = Broker(Path(folder))
        if in_company:
            await broker.start()
        connected = msgspec.structs.replace(settings, mqtt=MqttSettings(host="127.0.0.1", port=broker.port))
        try:
            for _ in range(turns if in_company else 1):
                await alone.measure(settings, rolls, phones)
                if in_company:
                    await open_house.measure(connected, rolls, phones)
        finally:
            if in_company:
                broker.kill()
    alone.print(phones)
    if in_company:
        open_house.print(phones)
        print(f"p99 {open_house.p(99) / alone.p(99) - 1:+.0%}, p95 {open_house.p(95) / alone.p(95) - 1:+.0%}")
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=60)
    parser.add_argument("--phones", type=int, default=12)
    parser.add_argument("--company", action="store_true")
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--guests", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    try:
        if given.guests:
            base, code = given.guests
            asyncio.run(guests(base, code, given.phones))
        else:
            asyncio.run(measure(given.rolls, given.phones, given.turns, given.company))
    except aiohttp.ClientError as gone:
        sys.exit(f"the table went away: {gone}")


if __name__ == "__main__":
    main()
