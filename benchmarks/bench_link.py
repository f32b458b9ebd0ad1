"""Frames a second through the link to the firmware. One process, 330 pixels."""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.core.clock import SystemClock
from postparade.core.faults import DeviceFault
from postparade.rules.race import Lane, Race
from postparade.simulator.pico import SimulatedPico
from postparade.table.presentation.status_board import StatusBoard
from postparade.track.drivers.pico import board_settings
from postparade.track.frame import Frame
from postparade.track.layout.lanes import build_layout
from postparade.track.link.port import SerialPort
from postparade.track.link.session import LinkState
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import TrackSettings
from postparade.track.timeline import follow, opening
from postparade.track.track import build_track
from testkit.micropython_board import MicroPythonPico
from tests.track.link.conversation import BlockingPort, Conversation

SECONDS = 2.0
FPS = 60
SETTINGS = TrackSettings()
LAYOUT = build_layout(SETTINGS)


def race(step: int) -> Race:
    """Eleven horses somewhere on their way."""
    lanes = tuple(Lane(n, str(n), "#c8501e", 17, (step * n) % 18) for n in range(2, 13))
    return Race(lanes, leader=7, running=True)


def noise(count: int) -> list[Frame]:
    """Frames in which every pixel changes: the most the link ever has to carry."""
    chance = np.random.default_rng(1)
    return [chance.integers(0, 20, (LAYOUT.pixels, 3), dtype=np.uint8) for _ in range(count)]


def strides(count: int) -> list[Frame]:
    """Frames as a race makes them: one horse moves."""
    renderer = Renderer(LAYOUT, SETTINGS)
    start = follow(opening(LAYOUT), RaceStatus(race(0)), LAYOUT, 0.0, 0.0)
    moved = Race(tuple(Lane(n, str(n), "#c8501e", 17, 9 if n == 7 else 0) for n in range(2, 13)))
    timeline = follow(start, RaceStatus(moved), LAYOUT, 0.0, count / FPS)
    return [renderer.render(timeline, step / FPS) for step in range(count)]


def bench_link(name: str, port: BlockingPort, tick: Callable[[], None]) -> None:
    talk = Conversation(port, board_settings(SETTINGS, LAYOUT))
    talk.until(lambda: talk.session.stage is LinkState.LIVE, tick)
    for what, frames in (("every pixel new", noise(50)), ("one horse moving", strides(50))):
        shown, written, start = talk.session.figures().shown, 0, time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            talk.session.show(frames[written % len(frames)], time.monotonic())
            written += 1
            talk.until(lambda: talk.session.settled, tick)
        seconds = time.perf_counter() - start
        rate = (talk.session.figures().shown - shown) / seconds
        print(f"{name}, {what}: {rate:.0f} frames a second ({rate / FPS:.1f} x the {FPS} that are needed)")
    talk.end()


class InThisProcess:
    """The simulated board for a conversation without an event loop."""

    def __init__(self, pico: SimulatedPico) -> None:
        self.open, self.write, self.close = pico.attach, pico.write, pico.detach


def bench_latency(port: SimulatedPico) -> None:
    """From a changed race to the last byte clocked out of the firmware in this process."""

    async def measure() -> list[float]:
        # Without servos, whose pulses would count as outputs too.
        track = build_track(TrackSettings(servos=False), SystemClock(), StatusBoard(), port=port)
        tasks = [asyncio.create_task(port.run()), asyncio.create_task(track.run())]
        while not track.driver.health().connected:  # noqa: ASYNC110  (a benchmark may look)
            await asyncio.sleep(0.01)
        changed = asyncio.Event()
        port.watch(changed.set)
        waits = []
        began, used = time.perf_counter(), time.process_time()
        for step in range(40):
            await asyncio.sleep(0.7)
            changed.clear()
            start = time.perf_counter()
            track.stands(RaceStatus(race(step)))
            await changed.wait()
            waits.append((time.perf_counter() - start) * 1000)
        share = (time.process_time() - used) / (time.perf_counter() - began)
        print(f"track and firmware in this process while horses move: {share:.1%} of a core")
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return waits

    waits = np.array(asyncio.run(measure()))
    p50, p95, p99 = np.percentile(waits, (50, 95, 99))
    print(f"race changed to firmware pixel, in this process: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")


def main() -> None:
    pico = SimulatedPico(SystemClock(), LAYOUT.chains)
    bench_link("firmware in this process", InThisProcess(pico), pico.tick)
    bench_latency(SimulatedPico(SystemClock(), LAYOUT.chains))
    try:
        board = MicroPythonPico(LAYOUT.chains)
    except DeviceFault as fault:
        print(f"firmware under MicroPython: not measured. {fault}")
        return
    with board:
        bench_link("firmware under MicroPython", SerialPort(board.port_name), lambda: None)


if __name__ == "__main__":
    main()
