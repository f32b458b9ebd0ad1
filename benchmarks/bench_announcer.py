"""How fast the announcer is: from an event to the first sample, on the event loop, at the start, and in memory."""

import asyncio
import importlib.util
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "controller"))
TESTS = REPOSITORY / "tests" / "announcer"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(REPOSITORY / "controller")}
RATE = 44_100
MARK = np.array([0.6, -0.6] * 4)


def first_sample() -> None:
    """Chips in the captured mix: what lies between the mark of the event and the chip."""
    delays = []
    for _ in range(5):
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, str(TESTS / "capture.py"), "events", folder]
            subprocess.run(command, check=True, env=ENVIRONMENT, capture_output=True, timeout=60)
            mix = np.frombuffer(Path(folder, "mix.raw").read_bytes(), "<i2") / 32768
            log = json.loads(Path(folder, "log.json").read_text(encoding="utf-8"))
        marks = np.flatnonzero(np.correlate(mix, MARK, "valid") > 0.8 * np.dot(MARK, MARK))
        marks = marks[np.concatenate([[True], np.diff(marks) > RATE // 10])]
        for mark in marks:
            sounding = np.flatnonzero(np.abs(mix[mark + len(MARK) :]) > 1e-3)
            delays.append((len(MARK) + sounding[0]) / RATE * 1000)
        assert len(marks) == sum(entry["what"] == "act" for entry in log)
    block = 512 / RATE * 1000
    print(
        f"event to first sample of an effect ({len(delays)} events, audio clock), after the block that is being mixed:"
    )
    print(
        f"  median {statistics.median(delays):.1f} ms, most {max(delays):.1f} ms; that block ends within {block:.1f} ms"
    )


def start() -> None:
    """A fresh process: imports, catalogue, mixer, packs, decoded bed and effects."""
    script = """
import json, resource, time
begin = time.perf_counter()
import pygame.mixer
pygame_import = time.perf_counter() - begin
from postparade.announcer.caller import Announcer
from postparade.announcer.settings import AnnouncerSettings
from postparade.clock import SystemClock
from postparade.table.bulletin import BulletinBoard
imported = time.perf_counter() - begin
announcer = Announcer(AnnouncerSettings(synthesis=False), BulletinBoard(), SystemClock())
announcer._later = lambda *args: None
ready = time.perf_counter() - begin
mixer, voice, stage = announcer._set_up()
print(json.dumps({"pygame": pygame_import, "imports": imported, "captions": ready, "sound":
    time.perf_counter() - begin, "decoded": mixer.decoded_bytes / 1e6,
    "cpu": time.process_time(), "resident": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))
mixer.close()
"""
    environment = {**ENVIRONMENT, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    runs = []
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", script], check=True, capture_output=True, text=True, env=environment, timeout=60
        )
        runs.append(json.loads(done.stdout))
    best = {key: min(run[key] for run in runs) for key in runs[0]}
    print(f"start of a fresh process: imports {best['imports'] * 1e3:.0f} ms (pygame {best['pygame'] * 1e3:.0f} ms),")
    print(f"  captions ready after {best['captions'] * 1e3:.0f} ms, sound after {best['sound'] * 1e3:.0f} ms")
    print(f"  ({best['cpu'] * 1e3:.0f} ms of processor time, the interpreter's own start included)")
    print(f"memory: {best['decoded']:.1f} MB decoded at the start, {best['resident']:.0f} MB resident in all")


async def heard() -> None:
    """Cost on the event loop while the whole room works, dummy sound device, notices of real races."""
    from postparade.announcer.caller import Announcer
    from postparade.announcer.pygame_mixer import PygameMixer
    from postparade.announcer.settings import AnnouncerSettings
    from postparade.clock import SystemClock
    from postparade.table.bulletin import BulletinBoard

    os.environ["SDL_AUDIODRIVER"] = "dummy"
    board, mixer = BulletinBoard(), PygameMixer()
    with tempfile.TemporaryDirectory() as cache:
        announcer = Announcer(AnnouncerSettings(cache=cache), board, SystemClock(), mixer)
        running = asyncio.create_task(announcer.run())
        while board.latest("sound") is None:  # noqa: ASYNC110 - posted on behalf of another thread
            await asyncio.sleep(0.01)
        evening = _evenings().Evening("quarter-horse")
        chance = random.Random(1)
        announcer.heard(evening.opened())
        await asyncio.sleep(2.0)
        costs, own = [], []
        cpu, begin = time.process_time(), time.perf_counter()
        for notice in (notice for _ in range(4) for notice in evening.whole_race(chance)):
            at, worked = time.perf_counter(), time.thread_time()
            announcer.heard(notice)
            costs.append((time.perf_counter() - at) * 1000)
            own.append((time.thread_time() - worked) * 1000)
            await asyncio.sleep(0.1)
        share = (time.process_time() - cpu) / (time.perf_counter() - begin)
        announcer.close()
        await running
    for what, figures in (("by the clock", sorted(costs)), ("of processor time", sorted(own))):
        print(f"heard(), {len(figures)} notices, {what}: median {statistics.median(figures):.2f} ms,")
        print(f"  99 % below {figures[int(len(figures) * 0.99)]:.2f} ms, most {figures[-1]:.2f} ms")
    print(f"processor while ten notices a second are called: {share * 100:.1f} % of one core")


def _evenings() -> Any:
    """The evening of the tests."""
    spec = importlib.util.spec_from_file_location("evenings", TESTS / "conftest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    first_sample()
    start()
    asyncio.run(heard())
