"""From a roll to every board at a table whose journal holds many evenings, beside a table that has just been set up, in
turns in one run.

``--held N``: rolls in the journal of the old table. ``--rolls N``: rolls in each turn. ``--turns N``: how often each
table has its turn.
"""

import argparse
import asyncio
import itertools
import os
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_open_house import opened, told
from benchmarks.party import TABLE, quantile
from msgspec import Struct

from postparade.core.clock import SystemClock
from postparade.core.faults import Refusal
from postparade.rules.actions import TYPED, Roll
from postparade.rules.viewer import HOST
from postparade.table.messages import ClearSeat, CloseGame, Command, OpenGame, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from tests.process.clients import TableProcess

GUESTS = ("Ann", "Ben", "Cid")
GAME = "quarter-horse"


async def fill(data: Path, rolls: int) -> int:
    """Play races at a table in ``data`` until its journal holds so many ``rolls``; returns how many entries it has."""
    table, rng, numbers = await Table.open(data, SystemClock(), system_chance), random.Random(3), itertools.count()

    async def act(action: Struct) -> None:
        answer = await table.submit(Command(f"long-{next(numbers)}", HOST, action))
        assert not isinstance(answer, Refusal), answer

    for name in GUESTS:
        await act(TakeSeat(name))
    done = 0
    while done < rolls:
        choices = table.view(HOST).choices
        press = next((choice.action for choice in choices if choice.primary and not choice.needs), None)
        if any(choice.wants("dice") for choice in choices):
            await act(Roll((rng.randint(1, 6), rng.randint(1, 6)), source=TYPED))
            done += 1
        else:
            await act(press or OpenGame(GAME))
    await act(CloseGame())
    for number in range(1, len(GUESTS) + 1):
        await act(ClearSeat(number))
    entry = table.head.entry
    await table.close()
    return entry


async def measure(held: int, rolls: int, turns: int) -> None:
    with tempfile.TemporaryDirectory() as new, tempfile.TemporaryDirectory() as old:
        entries = await fill(Path(old), held)
        print(f"{held} rolls in {entries} entries are on the disk", flush=True)
        with TableProcess(Path(new), *TABLE) as fresh, TableProcess(Path(old), *TABLE) as long:
            async with opened(fresh) as at_fresh, opened(long) as at_long:
                for _ in range(turns):
                    await at_fresh.roll(rolls)
                    await at_long.roll(rolls)
                memory = [fresh.memory_mb(), long.memory_mb()]
    told("new", at_fresh.waits, memory[0])
    told("many evenings", at_long.waits, memory[1])
    print(f"p99 {quantile(at_long.waits, 0.99) / quantile(at_fresh.waits, 0.99) - 1:+.0%}")
    print(f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--held", type=int, default=5000)
    parser.add_argument("--rolls", type=int, default=15)
    parser.add_argument("--turns", type=int, default=3)
    given = parser.parse_args()
    asyncio.run(measure(given.held, given.rolls, given.turns))


if __name__ == "__main__":
    main()
