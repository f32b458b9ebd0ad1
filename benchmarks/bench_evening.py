"""How long the page of a long journal takes, and how long the table's event loop is held up meanwhile: with the process
that draws it, and, as the baseline, in a thread of the table."""

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_journal import begin, roll_or_deal

from postparade.reports.evening import evening_of
from postparade.reports.evening_process import LATEST, draw
from postparade.reports.printable_page import page
from postparade.reports.words import Words
from postparade.rules.viewer import TABLE

ENTRIES = 50_000
MEMORY = "/dev/shm"  # noqa: S108 a folder of random name is made in it


async def held(work: Awaitable[bytes]) -> tuple[bytes, float, float]:
    """What ``work`` gives, its seconds, and the longest time in milliseconds that a task waited for its turn."""
    worst = 0.0
    done = asyncio.ensure_future(work)
    began = time.perf_counter()
    while not done.done():
        asleep = time.perf_counter()
        await asyncio.sleep(0.001)
        worst = max(worst, time.perf_counter() - asleep - 0.001)
    return await done, time.perf_counter() - began, 1000 * worst


async def measure(folder: Path, entries: int) -> None:
    table = await begin(folder)
    while table.view(TABLE).entry < entries:
        await roll_or_deal(table)
    await table.close()
    drawn, seconds, worst = await held(draw(folder, "en"))
    used = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    print(
        f"{entries:,} entries in a process   {seconds:.1f} s ({used:.1f} s of a processor), {len(drawn) / 1e6:.1f} MB"
    )
    print(f"  longest wait in the loop   {worst:.1f} ms")
    _, seconds, worst = await held(asyncio.to_thread(_drawn_here, folder))
    print(f"the same in a thread         {seconds:.1f} s, longest wait in the loop {worst:.1f} ms")


def _drawn_here(folder: Path) -> bytes:
    return page(evening_of(folder, LATEST), Words("en")).encode()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=ENTRIES)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        asyncio.run(measure(Path(folder), asked.entries))


if __name__ == "__main__":
    main()
