"""How fast the announcer is: from an event to the mixer, on the event loop, at the start, and in memory.

What then comes out of the mixer, sample by sample, is measured by bench_mix.py.
"""

import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "controller")]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(REPOSITORY / "controller")}


START = """
import json, resource, sys, time
if sys.argv[1] == "table":
    import postparade.app
import pygame.mixer
begin, worked, marks = time.perf_counter(), time.process_time(), {}
def mark(what):
    marks[what] = time.perf_counter() - begin
    marks[what + " cpu"] = time.process_time() - worked
from postparade.announcer.announcer import Announcer
from postparade.announcer.settings import AnnouncerSettings
from postparade.core.clock import SystemClock
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.messages import Update, TableView
mark("imports")
board = StatusBoard()
announcer = Announcer(AnnouncerSettings(cache=sys.argv[2]), board, SystemClock())
announcer._later = lambda *args: None
view = TableView(entry=1, seats=(), game="quarter-horse", play=None, status=None, choices=(), rolls=(), offers=())
announcer.heard(Update(1, 0.0, "opened", None, (), None, None, view, {}))
assert board.latest("caption")["text"]
mark("first caption")
thread = announcer._audio_thread
thread.set_up()
mark("sound")
list(thread.playback.load())
mark("all loops and effects decoded")
mixer = thread._mixer
print(json.dumps({**marks, "decoded": mixer.decoded_bytes / 1e6,
    "resident": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))
mixer.close()
"""
STARTS = 5


def start() -> None:
    """A fresh process: imports, first caption, mixer, packs, decoded bed and effects; best of some starts."""
    with tempfile.TemporaryDirectory() as bytecode:
        # As on a table that was started before: Python has its bytecode.
        environment = {**ENVIRONMENT, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": bytecode}
        _tell("in a process of its own, pygame imported", "alone", environment)
        _tell("in the process of the table", "table", environment)
    _tell(
        "in a process of its own, without bytecode of the house",
        "alone",
        {**ENVIRONMENT, "PYTHONDONTWRITEBYTECODE": "1"},
    )


def _tell(what: str, place: str, environment: dict[str, str]) -> None:
    """Start some times, after one start that makes what is kept."""
    _start(place, environment)
    runs = [_start(place, environment) for _ in range(STARTS)]
    best = {key: min(run[key] for run in runs) for key in runs[0]}
    print(f"start {what}:")
    for mark in (mark for mark in best if f"{mark} cpu" in best):
        print(f"  {mark} after {best[mark] * 1e3:.0f} ms, of processor time {best[f'{mark} cpu'] * 1e3:.0f} ms")
    print(f"  {best['decoded']:.1f} MB decoded, {best['resident']:.0f} MB resident in all")


def _start(place: str, environment: dict[str, str]) -> dict[str, float]:
    """Seconds and megabytes of one start."""
    with tempfile.TemporaryDirectory() as cache:
        done = subprocess.run(
            [sys.executable, "-c", START, place, cache],
            check=True,
            capture_output=True,
            text=True,
            env={**environment, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
            timeout=60,
        )
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


async def four_races(
    heard: Callable[[Any], None], race: Callable[[random.Random], Iterable[Any]], played: Callable[[], float]
) -> tuple[list[float], list[float], list[float]]:
    """Milliseconds by the clock and of processor time for every update, and until dice were ``played``."""
    costs, own, handed = [], [], []
    chance = random.Random(1)
    for update in (update for _ in range(4) for update in race(chance)):
        at, worked = time.perf_counter(), time.thread_time()
        heard(update)
        costs.append((time.perf_counter() - at) * 1000)
        own.append((time.thread_time() - worked) * 1000)
        await asyncio.sleep(0.1)
        if played() > at:
            handed.append((played() - at) * 1000)
    return costs, own, handed


async def heard() -> None:
    """Cost on the event loop while the whole room works, dummy sound device, updates of real races."""
    from postparade.announcer.announcer import Announcer
    from postparade.announcer.audio.pygame_mixer import PygameMixer
    from postparade.announcer.settings import AnnouncerSettings
    from postparade.core.clock import SystemClock
    from postparade.table.presentation.status_board import StatusBoard
    from tests.announcer.conftest import Evening

    class Stopwatch(PygameMixer):
        """Notes when the dice of a roll are played."""

        at = 0.0

        def play(self, channel: int, clip: Path, volume: float = 1.0, *, loop: bool = False) -> None:
            super().play(channel, clip, volume, loop=loop)
            if clip.stem == "dice_roll":
                self.at = time.perf_counter()

    os.environ["SDL_AUDIODRIVER"] = "dummy"
    board, mixer = StatusBoard(), Stopwatch()
    with tempfile.TemporaryDirectory() as cache:
        announcer = Announcer(AnnouncerSettings(cache=cache), board, SystemClock(), mixer)
        running = asyncio.create_task(announcer.run())
        while board.latest("sound") is None:  # noqa: ASYNC110 - posted on behalf of another thread
            await asyncio.sleep(0.01)
        evening = Evening("quarter-horse")
        announcer.heard(evening.opened())
        await asyncio.sleep(2.0)
        cpu, begin = time.process_time(), time.perf_counter()
        costs, own, handed = await four_races(announcer.heard, evening.whole_race, lambda: mixer.at)
        share = (time.process_time() - cpu) / (time.perf_counter() - begin)
        announcer.close()
        await running
    show(costs, own, sorted(handed))
    print(f"processor while ten updates a second are called: {share * 100:.1f} % of one core")


def show(costs: list[float], own: list[float], handed: list[float]) -> None:
    print(f"event to the mixer, {len(handed)} rolls: median {statistics.median(handed):.1f} ms,")
    print(f"  99 % below {handed[int(len(handed) * 0.99)]:.1f} ms, most {handed[-1]:.1f} ms")
    for what, figures in (("by the clock", sorted(costs)), ("of processor time", sorted(own))):
        print(f"heard(), {len(figures)} updates, {what}: median {statistics.median(figures):.2f} ms,")
        print(f"  99 % below {figures[int(len(figures) * 0.99)]:.2f} ms, most {figures[-1]:.2f} ms")


def memory() -> None:
    """Decode every line of the default pack, one after the other."""
    from postparade.announcer.audio.pygame_mixer import PygameMixer
    from postparade.announcer.packs.pack import sounds_folder

    mixer, most = PygameMixer(), 0
    mixer.start()
    clips = sorted((sounds_folder() / "default" / "voice").glob("*.ogg"))
    for clip in clips:
        mixer.load(clip)
        most = max(most, mixer.decoded_bytes)
    mixer.close()
    print(f"decoded clips after all {len(clips)} lines of the pack: never more than {most / 2**20:.1f} MB")


if __name__ == "__main__":
    start()
    asyncio.run(heard())
    memory()
