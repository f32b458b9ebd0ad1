"""A race night under load: how fast a gap closes, and how soon the stage shows what a table has shown.

python benchmarks/bench_race_night.py gap                    a table comes back with 10,000 entries
python benchmarks/bench_race_night.py gap broker             the same over MQTT
python benchmarks/bench_race_night.py stage 1 20 50          so many tables of 5 events a second each
python benchmarks/bench_race_night.py network                links that delay, lose and are cut (as root)
python benchmarks/bench_race_night.py memory 1 20 50 200     hub and broker, each in a process of its own
"""

import asyncio
import contextlib
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import aiohttp

from postparade.cli.hub.serving import OpenHub, open_hub
from postparade.core.clock import SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.hub.settings import HubSettings
from postparade.hub.table_side.membership import HubMember
from postparade.hub.table_side.orders import TableOrders
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.table_side.sealed_journal import SealedJournal
from postparade.hub.table_side.shown import TableShown
from postparade.hub.web.listening import Listening
from postparade.rules.viewer import HOST
from postparade.table.messages import Command, Rename, TakeSeat
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import system_chance
from postparade.table.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.free_port import free_port, listening
from tests.hub.bad_network import TRIALS, tried
from tests.hub.network import possible
from tests.hub.processes import HubProcess, broker_on
from tests.process.clients import REPOSITORY

GAP = 10_000
EVENTS_A_SECOND = 5.0
SECONDS = 20.0
SECONDS_OF_PLAY = 40.0


class OneTable:
    """A real table that says something about its only guest, again and again."""

    def __init__(self, table: Table, folder: Path, link: str, name: str) -> None:
        self.table = table
        self.count = 0
        clock, board = SystemClock(), StatusBoard()
        self._journal = PublicJournal(table, board)
        self._member = HubMember(HubSettings(link=link, name=name), folder, board, clock)
        carry, shown = TableOrders(table, board).carry, TableShown(self._journal, table)
        self._publisher = Publisher(SealedJournal(folder), shown, carry, clock, lambda _: None)

    @classmethod
    async def open(cls, folder: Path, link: str, name: str) -> "OneTable":
        """The table called ``name`` with its journal in ``folder``."""
        table = await Table.open(open_data_folder(str(folder)), SystemClock(), system_chance)
        await table.submit(Command("take-the-seat", HOST, TakeSeat("Ann")))
        return cls(table, folder, link, name)

    async def say(self) -> None:
        """One entry."""
        self.count += 1
        await self.table.submit(Command(f"rename-{self.count}", HOST, Rename(1, f"Ann {self.count}")))

    async def follow(self) -> None:
        """Talk with the hub."""
        await self._member.run(self._publisher)


async def gap(folder: Path, broker: int | None) -> None:
    """Print how long a gap takes to close, by a ``broker`` on that port or without one."""
    async with open_hub(folder / "hub", "Gap", Listening("127.0.0.1", 0), "en", broker=broker) as opened:
        one = await OneTable.open(folder / "table", opened.server.link, "Bar")
        for _ in range(GAP // 100):
            await asyncio.gather(*(one.say() for _ in range(100)))
        last = one.table.view(HOST).entry
        if broker is not None:
            await listening(broker)
        began, before = time.perf_counter(), time.process_time()
        following = asyncio.create_task(one.follow())
        await known(opened, last)
        taken, processor = time.perf_counter() - began, time.process_time() - before
        way = "websocket" if broker is None else "broker"
        print(
            f"gap of {last} entries closed by {way} in {taken:.2f} s, "
            f"with {processor:.2f} s of processor for table and hub"
        )
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)
        await one.table.close()


async def network(folder: Path) -> None:
    """Print what became of three real tables beyond bad links. Exits with a message where there are no namespaces."""
    if not possible():
        raise SystemExit("this needs root, iproute2 and /dev/net/tun")
    print("| the links | all known after | entries | packets carried | lost |\n| --- | --- | --- | --- | --- |")
    for one in await tried(folder, TRIALS):
        print(f"| {one.trial.name} | {one.seconds:.1f} s | {one.entries} | {one.carried} | {one.lost} |", flush=True)


async def known(opened: OpenHub, last: int) -> None:
    """Return when the hub knows entry ``last`` of its only table."""
    while not opened.hub.members or opened.hub.members[0].cursor.entry < last:  # noqa: ASYNC110 it tells nobody
        await asyncio.sleep(0.005)


async def stage(folder: Path, count: int) -> None:
    """Print how soon the stage knows of an entry at ``count`` tables."""
    async with open_hub(folder / "hub", "Stage", Listening("127.0.0.1", 0), "en") as opened:
        link = opened.server.link
        tables = [await OneTable.open(folder / f"t{number}", link, f"T{number}") for number in range(count)]
        work = [asyncio.create_task(one.follow()) for one in tables]
        while len(opened.hub.members) < count:  # noqa: ASYNC110 it tells nobody
            await asyncio.sleep(0.05)
        said: dict[str, float] = {}
        delays: list[float] = []
        work.append(asyncio.create_task(listen(opened, said, delays)))
        work += [asyncio.create_task(talk(one, number, said)) for number, one in enumerate(tables)]
        await asyncio.sleep(SECONDS)
        for one in work:
            one.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        found = statistics.quantiles(delays, n=100) if len(delays) > 1 else [0.0] * 99
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(
            f"{count} tables, {count * EVENTS_A_SECOND:.0f} events a second: {len(delays)} seen, "
            f"p50 {1000 * found[49]:.0f} ms, p99 {1000 * found[98]:.0f} ms, all in one process of {memory:.0f} MB"
        )
        for table in tables:
            await table.table.close()


def memory(folder: Path, count: int) -> None:
    """Print what hub and broker take while ``count`` tables play, all of them in a third process, at four times the
    usual speed."""
    port = free_port()
    folder.mkdir()
    with HubProcess(folder / "hub", "--broker", str(port)) as hub:
        command = [sys.executable, "-m", "postparade", "hub", "simulate", "--tables", str(count), "--join", hub.link]
        tables = subprocess.Popen(
            [*command, "--speed", "4"], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(REPOSITORY / "controller")},
        )  # fmt: skip
        try:
            time.sleep(SECONDS_OF_PLAY)
            broker = broker_on(port)
            assert broker is not None
            told = [resident(pid) for pid in (hub.process.pid, broker)]
            with urllib.request.urlopen(f"http://127.0.0.1:{hub.port}/api/hub/stage", timeout=20) as stage:
                here = sum(b'"here":true' in stage.readline() for _ in range(3 * (count + 1)))
        finally:
            tables.kill()
            tables.wait()
    print(f"{count} tables, of which {here} are here: hub {told[0]:.0f} MB, broker {told[1]:.1f} MB", flush=True)


def resident(pid: int) -> float:
    """Resident memory of a process in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


async def talk(one: OneTable, number: int, said: dict[str, float]) -> None:
    """Say something five times a second, and note when each name was first on the disk."""
    await asyncio.sleep(number % 17 / 17 / EVENTS_A_SECOND)
    while True:
        await one.say()
        said[f"{number} Ann {one.count}"] = time.perf_counter()
        await asyncio.sleep(1 / EVENTS_A_SECOND)


async def listen(opened: OpenHub, said: dict[str, float], delays: list[float]) -> None:
    """Follow the stage as a page does."""
    async with (
        aiohttp.ClientSession(read_bufsize=1 << 22) as session,
        session.get(f"{opened.server.address}/api/hub/stage") as answer,
    ):
        async for line in answer.content:
            if line.startswith(b'data: {"number"'):
                now = time.perf_counter()
                number = int(line.split(b'"name":"T')[1].split(b'"')[0])
                _, found, name = line.partition(b'"seats":{"1":"')
                called = name.partition(b'"')[0].decode()
                key = f"{number} {called}"
                if found and key in said:
                    delays.append(now - said.pop(key))


def main(what: str, *counts: str) -> None:
    """Measure ``what``."""
    with tempfile.TemporaryDirectory() as folder, contextlib.suppress(KeyboardInterrupt):
        if what == "gap":
            asyncio.run(gap(Path(folder), free_port() if counts else None))
        if what == "network":
            asyncio.run(network(Path(folder)))
        for count in counts if what == "stage" else ():
            asyncio.run(stage(Path(folder) / count, int(count)))
        for count in counts if what == "memory" else ():
            memory(Path(folder) / count, int(count))


if __name__ == "__main__":
    main(*sys.argv[1:])
