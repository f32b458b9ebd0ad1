"""How long the table takes to make a roll permanent, how much waiting together helps, how fast an evening comes back.

Run it on the disk in question: ``bench_journal.py [FOLDER]`` (default: a temporary folder).
"""

import asyncio
import itertools
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from postparade.core.clock import SystemClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.viewer import HOST, TABLE
from postparade.table.journal.codec import replay
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import FILE
from postparade.table.journal.snapshot import FILE as SNAPSHOT
from postparade.table.messages import Command, OpenGame, Receipt, Rename, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table

SINGLE = 1_000
TOGETHER = 20
LONG_EVENING = 5_000
LONG_JOURNAL = 50_000

_ids = itertools.count()
_dice = random.Random(2)


async def send(table: Table, action: object) -> float:
    """Seconds until ``action`` was granted."""
    start = time.perf_counter()
    answer = await table.submit(Command(str(next(_ids)), HOST, action))
    assert isinstance(answer, Receipt), answer
    return time.perf_counter() - start


async def roll_or_deal(table: Table) -> float:
    """Seconds for whatever comes next in the game."""
    turn = table.view(TABLE).play.turn
    return await send(table, Deal() if turn is None else Roll((_dice.randint(1, 6), _dice.randint(1, 6))))


async def begin(folder: Path) -> Table:
    """A table of six at Quarter Horse."""
    table = await Table.open(folder, SystemClock(), system_chance)
    for number in range(1, 7):
        await send(table, TakeSeat(f"Player {number}"))
    await send(table, OpenGame("quarter-horse"))
    return table


def percentiles(seconds: list[float]) -> str:
    """The usual percentiles in milliseconds."""
    cuts = statistics.quantiles(seconds, n=100)
    return f"p50 {cuts[49] * 1e3:.2f} ms   p95 {cuts[94] * 1e3:.2f} ms   p99 {cuts[98] * 1e3:.2f} ms"


async def commits(table: Table) -> None:
    """One at a time, as dice fall."""
    print(f"one roll at a time      {percentiles([await roll_or_deal(table) for _ in range(SINGLE)])}")


async def together(table: Table) -> None:
    """Many at once, as phones tap: with and without sharing commits."""
    names = itertools.count()
    start = time.perf_counter()
    for _ in range(SINGLE):
        await send(table, Rename(1, f"Alone {next(names)}"))
    alone = SINGLE / (time.perf_counter() - start)
    start = time.perf_counter()
    waits: list[float] = []
    for _ in range(SINGLE // TOGETHER):
        waits += await asyncio.gather(*(send(table, Rename(1, f"Shared {next(names)}")) for _ in range(TOGETHER)))
    shared = SINGLE / (time.perf_counter() - start)
    print(f"{TOGETHER} commands at once     {percentiles(waits)}")
    print(f"commands a second       {alone:,.0f} alone, {shared:,.0f} by {TOGETHER} ({shared / alone:.1f} times)")


async def resume(folder: Path, table: Table) -> None:
    """A long evening opened again."""
    while table.view(TABLE).entry < LONG_EVENING:
        await roll_or_deal(table)
    await table.close()
    start = time.perf_counter()
    entries = Journal.read(folder)
    read = time.perf_counter() - start
    start = time.perf_counter()
    events = sum(len(record.step_events) for _, record, _ in replay(folder / FILE, entries))
    replayed = time.perf_counter() - start
    start = time.perf_counter()
    again = await Table.open(folder, SystemClock(), system_chance)
    opened = time.perf_counter() - start
    size = (folder / FILE).stat().st_size
    await again.close()
    print(f"resume {len(entries):,} entries     {opened * 1e3:.0f} ms ({events:,} events; {size / 1e6:.1f} MB)")
    print(f"  of which              {read * 1e3:.0f} ms reading and checking, {replayed * 1e3:.0f} ms replay and audit")


async def resume_long(folder: Path) -> None:
    """A journal that many evenings went into, opened again: from its snapshot, and without it."""
    table = await begin(folder)
    while table.view(TABLE).entry < LONG_JOURNAL:
        # Many wait for each sync, or to write it would take longer than to measure it.
        await asyncio.gather(*(send(table, Rename(1, f"Many {next(_ids)}")) for _ in range(TOGETHER)), _rolls(table))
    await table.close()
    for name in ("from the snapshot", "from the first entry"):
        if name != "from the snapshot":
            (folder / SNAPSHOT).unlink()
        start = time.perf_counter()
        again = await Table.open(folder, SystemClock(), system_chance)
        opened = time.perf_counter() - start
        print(f"resume {again.view(TABLE).entry:,} entries {name}: {opened * 1e3:.0f} ms")
        await again.close()


async def _rolls(table: Table) -> None:
    for _ in range(TOGETHER):
        await roll_or_deal(table)


async def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as name:
        table = await begin(Path(name))
        await commits(table)
        await together(table)
        await resume(Path(name), table)
        await resume_long(Path(name) / "long")


if __name__ == "__main__":
    asyncio.run(main())
