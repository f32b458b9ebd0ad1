"""From a roll committed to its light on the firmware's pixels, while camera, sound and twelve phones are busy.

The whole simulated house in this process: the tray under the camera is thrown and read, the caller calls, the strip of
the real firmware is watched. Twelve phones, a board and the panel follow from a process of their own. What counts is
the lane of the horse that the roll moved or scratched; a lane that was changing anyway just before does not.

``--rolls N``: how many rolls. ``--phones N``: how many phones.
"""

import argparse
import asyncio
import os
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import aiohttp
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.hardware_choice import HardwareChoice
from postparade.rules.viewer import HOST
from postparade.simulator.strip import Frame
from postparade.table.messages import Command, OpenGame, Update
from postparade.table.settings import TableSettings
from postparade.track.layout.lanes import build_layout
from postparade.web.settings import WebSettings
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


async def measure(rolls: int, phones: int) -> None:
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(table=TableSettings(data=data), web=WebSettings(port=0, host="127.0.0.1", pin=PIN))
        house = await App.open(settings, HardwareChoice("simulated", "simulated"), SystemClock())
        began, used = time.perf_counter(), time.process_time()
        try:
            watcher = await evening(house, rolls, phones)
        finally:
            share = (time.process_time() - used) / (time.perf_counter() - began)
            await house.close()
    p50, p95, p99 = np.percentile(watcher.waits, (50, 95, 99))
    print(f"{watcher.rolls} rolls read from the tray with sound and {phones} phones; measured {len(watcher.waits)}")
    print(f"roll committed to firmware pixel: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    print(f"the house: {share:.0%} of a core; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=60)
    parser.add_argument("--phones", type=int, default=12)
    parser.add_argument("--guests", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    try:
        if given.guests:
            base, code = given.guests
            asyncio.run(guests(base, code, given.phones))
        else:
            asyncio.run(measure(given.rolls, given.phones))
    except aiohttp.ClientError as gone:
        sys.exit(f"the table went away: {gone}")


if __name__ == "__main__":
    main()
