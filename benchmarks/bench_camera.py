"""How old frames are when they have been read, how many are dropped, and what a busy reader costs the event loop.

A camera gives 30 frames a second (the simulated tray's dice, drawn beforehand). Meanwhile a ticker on the event loop,
standing for lights, sound and pages, wants to run every 5 ms; how late it comes is the lag. The baseline is the same
loop without a camera. Reading every frame is more than a table ever does: once dice have been read, they rest.
"""

import asyncio
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import cv2
import numpy as np

from postparade.core.clock import HandClock, SystemClock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.dice.camera_feed import Stats
from postparade.dice.capture.capture_loop import CaptureLoop
from postparade.dice.capture.contract import Frame
from postparade.dice.vision.reader import read
from postparade.dice.vision.roll_watcher import RollWatcher
from postparade.simulator.tray.tray import SimulatedTray

SECONDS = 8.0
TICK = 0.005
FRAMES = 40


class Drawn:
    """Frames of dice that lie still, at 30 a second."""

    name = "The drawn camera"
    identity = "drawn"
    pace = 30.0
    unlocked: tuple[str, ...] = ()
    verifies = Verifies(Confirmation.SENT, "anything")

    def __init__(self) -> None:
        clock = HandClock()
        tray = SimulatedTray(clock, seed=5)
        tray.throw((3, 5))
        self._reference = tray.empty()
        self._frames = asyncio.run(self._draw(tray, clock))
        self._next = 0

    async def _draw(self, tray: SimulatedTray, clock: HandClock) -> list[Frame]:
        await clock.advance(3.0)
        frames: list[Frame] = []
        for _ in range(FRAMES):
            frames.append(tray.read().copy())
            await clock.advance(1 / 30)
        return frames

    def read(self) -> Frame:
        self._next += 1
        return self._frames[self._next % FRAMES]

    def reference(self) -> Frame | None:
        return self._reference

    def close(self) -> None:
        """Nothing is held open."""


async def ticking(lags: list[float]) -> None:
    due = time.perf_counter()
    while True:
        due += TICK
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        now = time.perf_counter()
        lags.append(now - due)
        due = max(due, now - TICK)


async def measured(camera: Drawn, look: Callable[[Frame, float], object] | None) -> tuple[list[float], list[Stats]]:
    lags: list[float] = []
    stats: list[Stats] = []
    ticker = asyncio.create_task(ticking(lags))
    if look is None:
        await asyncio.sleep(SECONDS)
    else:
        loop = CaptureLoop(camera, look, SystemClock(), 30)
        pumping = asyncio.create_task(loop.run(lambda _, now: stats.append(now), lambda _: None))
        await asyncio.sleep(SECONDS)
        pumping.cancel()
        await asyncio.gather(pumping, return_exceptions=True)
    ticker.cancel()
    return lags, stats


def show(what: str, lags: list[float], stats: list[Stats]) -> None:
    middle, high = np.percentile(np.array(lags) * 1000, [50, 99])
    line = f"{what:<47} loop late p50 {middle:4.1f} ms, p99 {high:5.1f}, max {max(lags) * 1000:5.1f}"
    if stats:
        ages = np.array([one.age_when_read for one in stats]) * 1000
        last = stats[-1]
        line += (
            f"; {last.fps:.1f} captured, {last.read_fps:.1f} read a second, {last.dropped} of {last.captured} dropped"
            f"; age when read p50 {np.median(ages):.1f} ms, p95 {np.percentile(ages, 95):.1f}"
        )
    print(line, flush=True)


@contextmanager
def neighbours(count: int) -> Iterator[None]:
    """Other programs that want a whole core each."""
    busy = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for one in busy:
            one.kill()
            one.wait()


def main() -> None:
    cv2.setNumThreads(1)
    camera = Drawn()
    reference = camera.reference()

    def reading(frame: Frame, _: float) -> object:
        return read(frame, 2, reference)

    def stood_back(frame: Frame, _: float) -> object:
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
        return read(frame, 2, reference)

    rows: list[tuple[str, Callable[[Frame, float], object] | None, int]] = [
        ("no camera (baseline)", None, 0),
        ("watched, dice lie still", RollWatcher(2, reference).see, 0),
        ("every frame read", reading, 0),
        ("two busy neighbours, no camera (baseline)", None, 2),
        ("two busy neighbours, watched", RollWatcher(2, reference).see, 2),
        ("two busy neighbours, every frame read", reading, 2),
        ("two busy neighbours, read at low priority", stood_back, 2),
    ]
    for what, look, count in rows:
        with neighbours(count):
            show(what, *asyncio.run(measured(camera, look)))


if __name__ == "__main__":
    main()
