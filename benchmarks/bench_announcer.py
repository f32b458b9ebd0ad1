"""How fast the announcer is: from an event to the mixer, on the event loop, at the start, and in memory.

What then comes out of the mixer, sample by sample, is told by bench_mix.py.
"""

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

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(REPOSITORY / "controller"))
TESTS = REPOSITORY / "tests" / "announcer"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(REPOSITORY / "controller")}


def start() -> None:
    """A fresh process: imports, catalogue, mixer, packs, decoded bed and effects."""
    script = """
import json, resource, time
begin = time.perf_counter()
import pygame.mixer
pygame_import, pygame_cpu = time.perf_counter() - begin, time.process_time()
from postparade.announcer.caller import Announcer
from postparade.announcer.settings import AnnouncerSettings
from postparade.clock import SystemClock
from postparade.table.bulletin import BulletinBoard
imported = time.perf_counter() - begin
announcer = Announcer(AnnouncerSettings(synthesis=False), BulletinBoard(), SystemClock())
announcer._later = lambda *args: None
ready = time.perf_counter() - begin
booth = announcer._booth
booth.set_up()
mixer = booth._mixer
print(json.dumps({"pygame": pygame_import, "imports": imported, "captions": ready, "sound":
    time.perf_counter() - begin, "decoded": mixer.decoded_bytes / 1e6,
    "room": time.perf_counter() - begin - pygame_import, "room_cpu": time.process_time() - pygame_cpu,
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
    room, work = best["room"] * 1e3, best["room_cpu"] * 1e3
    print(f"  the room without pygame's import: {room:.0f} ms, of processor time {work:.0f} ms,")
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

    class Stopwatch(PygameMixer):
        """Notes when the dice of a roll are played."""

        at = 0.0

        def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
            super().play(channel, clip, volume, loop=loop)
            if clip.stem == "dice_roll":
                self.at = time.perf_counter()

    os.environ["SDL_AUDIODRIVER"] = "dummy"
    board, mixer = BulletinBoard(), Stopwatch()
    with tempfile.TemporaryDirectory() as cache:
        announcer = Announcer(AnnouncerSettings(cache=cache), board, SystemClock(), mixer)
        running = asyncio.create_task(announcer.run())
        while board.latest("sound") is None:  # noqa: ASYNC110 - posted on behalf of another thread
            await asyncio.sleep(0.01)
        evening = _evenings().Evening("quarter-horse")
        chance = random.Random(1)
        announcer.heard(evening.opened())
        await asyncio.sleep(2.0)
        costs, own, handed = [], [], []
        cpu, begin = time.process_time(), time.perf_counter()
        for notice in (notice for _ in range(4) for notice in evening.whole_race(chance)):
            at, worked = time.perf_counter(), time.thread_time()
            announcer.heard(notice)
            costs.append((time.perf_counter() - at) * 1000)
            own.append((time.thread_time() - worked) * 1000)
            await asyncio.sleep(0.1)
            if mixer.at > at:
                handed.append((mixer.at - at) * 1000)
        share = (time.process_time() - cpu) / (time.perf_counter() - begin)
        announcer.close()
        await running
    handed.sort()
    print(f"event to the mixer, {len(handed)} rolls: median {statistics.median(handed):.1f} ms,")
    print(f"  99 % below {handed[int(len(handed) * 0.99)]:.1f} ms, most {handed[-1]:.1f} ms")
    for what, figures in (("by the clock", sorted(costs)), ("of processor time", sorted(own))):
        print(f"heard(), {len(figures)} notices, {what}: median {statistics.median(figures):.2f} ms,")
        print(f"  99 % below {figures[int(len(figures) * 0.99)]:.2f} ms, most {figures[-1]:.2f} ms")
    print(f"processor while ten notices a second are called: {share * 100:.1f} % of one core")


def memory() -> None:
    """Decode every line of the default pack, one after the other."""
    from postparade.announcer.pack import sounds_folder
    from postparade.announcer.pygame_mixer import PygameMixer

    mixer, most = PygameMixer(), 0
    mixer.start()
    clips = sorted((sounds_folder() / "default" / "voice").glob("*.ogg"))
    for clip in clips:
        mixer.load(clip)
        most = max(most, mixer.decoded_bytes)
    mixer.close()
    print(f"decoded clips after all {len(clips)} lines of the pack: never more than {most / 2**20:.1f} MB")


def _evenings() -> Any:
    """The evening of the tests."""
    spec = importlib.util.spec_from_file_location("evenings", TESTS / "conftest.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    start()
    asyncio.run(heard())
    memory()
