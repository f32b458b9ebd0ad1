"""The whole table as a process: start to ready; memory and processor while a race runs with camera and sound."""

import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.process.clients import TableProcess, Visitor, panel_of, sign_in, sit_down

STARTS = 5
THROWS = 12
PHONES = 2
TICKS = os.sysconf("SC_CLK_TCK")


def bench_start() -> None:
    """Start to an answered GET /health, beside a bare import of the web server's library."""
    bare, ready = [], []
    for _ in range(STARTS):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", "import aiohttp.web"], check=True)
        bare.append(time.perf_counter() - began)
        with tempfile.TemporaryDirectory() as data, TableProcess(Path(data)) as table:
            ready.append(table.ready_seconds)
    base, median = statistics.median(bare), statistics.median(ready)
    print(f"python importing aiohttp.web    {base:6.2f} s   1.0")
    print(
        f"start to ready, median of {STARTS}     {median:6.2f} s   {median / base:.1f}   (slowest {max(ready):.2f} s)"
    )


def processor_seconds(pid: int) -> float:
    """Seconds of processor time the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


async def play(table: TableProcess) -> None:
    """A race with the simulated tray, thrown from the panel; the board and two phones follow."""
    host = await sign_in(table)
    visitors = [await sit_down(table, f"Player {n}") for n in range(PHONES)]
    visitors.append(await Visitor(table.base).open("/ws"))
    await host.do(do="open_game", game="quarter-horse")
    await host.do(do="deal")
    panel = await panel_of(host)
    await panel.until(lambda state: (state.get("panel") or {}).get("controls"))
    await host.until(lambda state: (state["bulletin"].get("dice") or {}).get("stage") == "empty")
    began, used, peak, waits = time.perf_counter(), processor_seconds(table.process.pid), 0.0, []
    for _ in range(THROWS):
        entry, thrown = host.state["entry"], time.perf_counter()
        await panel.send({"t": "panel", "name": "throw"})
        try:
            async with asyncio.timeout(8):
                await host.until(partial(_past, entry))
            waits.append(time.perf_counter() - thrown)
        except TimeoutError:
            pass
        peak = max(peak, table.memory_mb())
    share = (processor_seconds(table.process.pid) - used) / (time.perf_counter() - began)
    print(f"throws read and committed       {len(waits):6d} of {THROWS}")
    print(f"throw to roll, median           {statistics.median(waits):6.2f} s, the dice's own fall included")
    print(f"memory while the race runs      {peak:6.0f} MB at the most")
    print(f"processor while the race runs   {share:6.0%} of one core")
    for visitor in (host, panel, *visitors):
        await visitor.close()


def _past(entry: int, state: dict[str, Any]) -> bool:
    return bool(state["entry"] > entry)


def main() -> None:
    bench_start()
    with tempfile.TemporaryDirectory() as data, TableProcess(Path(data)) as table:
        asyncio.run(play(table))


if __name__ == "__main__":
    main()
