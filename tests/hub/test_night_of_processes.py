"""Three real tables, a real hub and a real broker, each killed at random: the ledger is the union of the journals."""

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from postparade.hub.contest.standings import POINTS
from postparade.hub.ledger.ledger import Ledger
from postparade.reports.evening import evening_of
from postparade.reports.honours.races import settled_races
from postparade.table.journal.journal import Journal
from tests.free_port import free_port
from tests.hub.processes import HubProcess, broker_on, step
from tests.mqtt.broker import mosquitto
from tests.process.clients import PATIENCE, TableProcess, Visitor, sign_in

pytestmark = pytest.mark.slow(60)

KILLS = int(os.environ.get("POSTPARADE_KILLS", "3"))
"""How often something is killed. A whole night: ``POSTPARADE_KILLS=100 pytest -s -o faulthandler_timeout=0``."""
STEPS = 20
"""What hosts do at each table between two of these."""
FOUR = ("quarter-horse", "hold-your-horses", "odds-on", "bettor-horse")
TABLES = {"Bar": FOUR, "Hall": (*FOUR[1:], FOUR[0]), "Yard": (*FOUR[2:], *FOUR[:2])}
"""What is played at each table, one after the other."""
GUESTS = ("Ann", "Bob", "Cid", "Dee")
"""At each table: as many as every game of the night lets play."""
OPTIONS = ("--hardware", "none", "--dice", "manual")
Race = tuple[int, tuple[tuple[int, int], ...]]
"""The number of a race, and by seat what it brought."""


class Night:
    """The processes of a night in ``folder``."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.folder = folder
        self.rng = rng
        self.broker = free_port()
        self.hub = HubProcess(folder / "hub", "--broker", str(self.broker))
        self.port = self.hub.port
        self.link = self.hub.link
        self.tables: dict[str, TableProcess] = {}
        self.hosts: dict[str, Visitor] = {}
        self.next_game = dict.fromkeys(TABLES, 0)
        self.killed: Counter[str] = Counter()

    def _start(self, name: str) -> TableProcess:
        data = self.folder / name
        data.mkdir(exist_ok=True)
        return TableProcess(data, *OPTIONS, "--join", self.link, "--table-name", name, hurried=True)

    async def open(self) -> None:
        for name in TABLES:
            self.tables[name] = self._start(name)
            self.hosts[name] = await sign_in(self.tables[name])
            for guest in GUESTS:
                assert (await self.hosts[name].do(do="seat_bot", name=guest, temper="bold"))["ok"]

    async def play(self, steps: int = STEPS) -> None:
        await asyncio.gather(*(self._play(name, steps) for name in TABLES))

    async def _play(self, name: str, steps: int) -> None:
        for _ in range(steps):
            host = self.hosts[name]
            try:
                await self._step(name, host)
            except (ConnectionError, TimeoutError):
                # A page that is too slow is sent away, and comes back as a browser does.
                await host.close()
                self.hosts[name] = await sign_in(self.tables[name])

    async def _step(self, name: str, host: Visitor) -> None:
        if host.state.get("over"):
            await host.do(do="close_game")
        elif host.state.get("game") is None:
            games = TABLES[name]
            opened = await host.do(do="open_game", game=games[self.next_game[name] % len(games)])
            assert opened["ok"], opened
            self.next_game[name] += 1
        else:
            await step(host, (self.rng.randint(1, 6), self.rng.randint(1, 6)))
            await asyncio.sleep(0.01)  # guests play by themselves

    async def kill_something(self) -> None:
        victim = self.rng.choice(("hub", "broker", *TABLES))
        self.killed[victim] += 1
        if victim == "broker":
            process = broker_on(self.broker)
            if process is not None:
                os.kill(process, signal.SIGKILL)
        elif victim == "hub":
            self.hub.kill()
            await self.play()
            self.hub = HubProcess(self.folder / "hub", "--broker", str(self.broker), port=self.port)
        else:
            self.tables[victim].kill()
            await self.hosts[victim].close()
            self.tables[victim] = self._start(victim)
            self.hosts[victim] = await sign_in(self.tables[victim])

    async def settled(self, *, last: bool = False) -> float:
        """Pause all games, some of which throw dice by themselves, and wait until the hub has all there is; returns how
        many seconds that took after the last entry, without the time for looking at everything. Standings, ledger and
        journals then say the same. Games go on afterwards, but not after the ``last`` time."""
        await self._tell_all("pause_table")
        began = time.monotonic()
        async with asyncio.timeout(8 * PATIENCE):
            while True:
                known = time.monotonic() - began
                before = {name: self.written(name) for name in TABLES}
                if any(self.told(name) != before[name] for name in TABLES):
                    began = began if before == {name: self.written(name) for name in TABLES} else time.monotonic()
                    await asyncio.sleep(0.2)
                    continue
                points, expected = await self.points(), self.expected_points()
                if before == {name: self.written(name) for name in TABLES}:
                    assert points == expected
                    if not last:
                        await self._tell_all("resume_table")
                    return known
                began = time.monotonic()
                await asyncio.sleep(0.2)

    async def _tell_all(self, what: str) -> None:
        """Pause or resume what can be."""
        for name, host in self.hosts.items():
            try:
                await host.do(do=what)
            except (ConnectionError, TimeoutError):
                await host.close()
                self.hosts[name] = await sign_in(self.tables[name])

    def written(self, name: str) -> list[tuple[int, str]]:
        return [(entry.entry, seal) for entry, seal in Journal.sealed(self.folder / name)]

    def told(self, name: str) -> list[tuple[int, str]]:
        ledger = Ledger.open(self.folder / "hub")
        try:
            number = next((member.number for member in ledger.members if member.name == name), 0)
            return [(entry, seal) for _, entry, seal in ledger.seals(number)]
        finally:
            ledger.close()

    def races(self, name: str) -> Counter[Race]:
        """The races of a table, by its journal."""
        games = evening_of(self.folder / name).games
        return Counter((race.number, tuple(race.gains.items())) for game in games for race in settled_races(game))

    def expected_points(self) -> dict[tuple[str, int], int]:
        found: dict[tuple[str, int], int] = {}
        for name in TABLES:
            for (_, gains), times in self.races(name).items():
                for seat, gain in gains:
                    place = sum(other > gain for _, other in gains)
                    found[name, seat] = found.get((name, seat), 0) + times * POINTS[place]
        return found

    async def points(self) -> dict[tuple[str, int], int]:
        """The standings that the hub shows."""
        async with (
            aiohttp.ClientSession(read_bufsize=1 << 22) as session,
            session.get(f"http://127.0.0.1:{self.port}/api/hub/stage") as stream,
        ):
            names: dict[int, str] = {}
            rows: list[dict[str, Any]] = []
            async for line in stream.content:
                if not line.startswith(b"data: "):
                    continue
                told = json.loads(line[6:])
                if "standings" in (told or {}):
                    rows = told["standings"]["guests"]
                elif "live" in (told or {}):
                    names[told["number"]] = told["name"]
                if len(names) == len(TABLES):
                    break
        return {(names[row["table"]], row["seat"]): row["points"] for row in rows}

    async def close(self) -> None:
        for host in self.hosts.values():
            await host.close()
        with ExitStack() as all_of_them:
            all_of_them.callback(self.hub.stop)
            for table in self.tables.values():
                all_of_them.callback(table.stop)


async def test_whatever_is_killed_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    mosquitto()
    night = Night(tmp_path, random.Random(5))
    began = time.monotonic()
    waits: list[float] = []
    try:
        await night.open()
        for _ in range(KILLS):
            await night.play()
            await night.kill_something()
            await night.play()
            waits.append(await night.settled(last=len(waits) == KILLS - 1))
            sys.stdout.write(f"{len(waits)}: {dict(night.killed)}, known after {waits[-1]:.1f} s\n")
    finally:
        await night.close()
    ledger = Ledger.open(tmp_path / "hub")
    assert [member.state for member in ledger.members] == ["following"] * 3
    assert sum(ledger.withdrawn(member.number) for member in ledger.members) == 0
    raced = 0
    for member in ledger.members:
        mine = [one.result for one in ledger.results() if one.table == member.number]
        told = Counter((result.number, tuple(result.gains.items())) for result in mine)
        assert told == night.races(member.name)
        raced += len(mine)
        assert [(entry, seal) for _, entry, seal in ledger.seals(member.number)] == night.written(member.name)
    entries = sum(len(ledger.seals(member.number)) for member in ledger.members)
    ledger.close()
    games = {game.game.name for name in TABLES for game in evening_of(tmp_path / name).games}
    sys.stdout.write(
        f"{KILLS} kills {dict(night.killed)} in {time.monotonic() - began:.0f} s: {entries} entries, {raced} races of "
        f"{sorted(games)}; all was known after {sorted(waits)[len(waits) // 2]:.1f} s, {max(waits):.1f} s at most\n"
    )
    assert raced
