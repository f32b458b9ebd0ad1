"""Three real tables and a real hub, each killed at random: the ledger is the union of the journals."""

import asyncio
import os
import random
from contextlib import ExitStack
from pathlib import Path

import pytest

from postparade.core.clock import HandClock
from postparade.hub.hub import Hub
from postparade.hub.ledger import Ledger
from postparade.reports.evening import evening_of
from postparade.reports.honours.races import settled_races
from postparade.table.journal.journal import Journal
from tests.hub.processes import HubProcess, step
from tests.process.clients import PATIENCE, TableProcess, Visitor, sign_in, sit_down

pytestmark = pytest.mark.slow(40)

KILLS = int(os.environ.get("POSTPARADE_KILLS", "5"))
"""How often something is killed."""
STEPS = 25
"""What hosts do at each table between two of these."""
GAMES = {"Bar": "quarter-horse", "Hall": "hold-your-horses", "Yard": "quarter-horse"}
OPTIONS = ("--hardware", "none", "--dice", "manual")


class Night:
    """The processes of a night in ``folder``."""

    def __init__(self, folder: Path, rng: random.Random) -> None:
        self.folder = folder
        self.rng = rng
        self.hub = HubProcess(folder / "hub")
        self.port = self.hub.port
        self.link = self.hub.link
        self.tables: dict[str, TableProcess] = {}
        self.hosts: dict[str, Visitor] = {}

    def _start(self, name: str) -> TableProcess:
        data = self.folder / name
        data.mkdir(exist_ok=True)
        return TableProcess(data, *OPTIONS, "--join", self.link, "--table-name", name, hurried=True)

    async def open_games(self) -> None:
        for name, game in GAMES.items():
            self.tables[name] = self._start(name)
            guests = [await sit_down(self.tables[name], guest) for guest in ("Ann", "Bob", "Cid")]
            for guest in guests:
                await guest.close()
            self.hosts[name] = await sign_in(self.tables[name])
            assert (await self.hosts[name].do(do="open_game", game=game))["ok"]

    async def play(self) -> None:
        await asyncio.gather(*(self._play(name) for name in GAMES))

    async def _play(self, name: str) -> None:
        host = self.hosts[name]
        for _ in range(STEPS):
            try:
                await step(host, (self.rng.randint(1, 6), self.rng.randint(1, 6)))
            except (ConnectionError, TimeoutError):
                # A page that is too slow is sent away, and comes back as a browser does.
                await host.close()
                host = self.hosts[name] = await sign_in(self.tables[name])

    async def kill_something(self) -> None:
        victim = self.rng.choice(("hub", *GAMES))
        if victim == "hub":
            self.hub.kill()
            await self.play()
            self.hub = HubProcess(self.folder / "hub", port=self.port)
            return
        self.tables[victim].kill()
        await self.hosts[victim].close()
        self.tables[victim] = self._start(victim)
        self.hosts[victim] = await sign_in(self.tables[victim])

    async def caught_up(self) -> None:
        """Wait until the hub has what the boards have shown, which is all that there is."""
        async with asyncio.timeout(2 * PATIENCE):
            for name in GAMES:
                while self.told(name) != self.written(name):  # noqa: ASYNC110 two files of other processes
                    await asyncio.sleep(0.2)

    def written(self, name: str) -> list[tuple[int, str]]:
        return [(entry.entry, seal) for entry, seal in Journal.sealed(self.folder / name)]

    def told(self, name: str) -> list[tuple[int, str]]:
        ledger = Ledger.open(self.folder / "hub")
        try:
            number = next((member.number for member in ledger.members if member.name == name), 0)
            return [(entry, seal) for _, entry, seal in ledger.seals(number)]
        finally:
            ledger.close()

    async def close(self) -> None:
        for host in self.hosts.values():
            await host.close()
        with ExitStack() as all_of_them:
            all_of_them.callback(self.hub.stop)
            for table in self.tables.values():
                all_of_them.callback(table.stop)


async def test_whatever_is_killed_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    night = Night(tmp_path, random.Random(5))
    try:
        await night.open_games()
        for _ in range(KILLS):
            await night.play()
            await night.kill_something()
        await night.play()
        await night.caught_up()
    finally:
        await night.close()
    ledger = Ledger.open(tmp_path / "hub")
    assert [member.state for member in ledger.members] == ["following"] * 3
    assert sum(ledger.withdrawn(member.number) for member in ledger.members) == 0
    for member in ledger.members:
        report = evening_of(tmp_path / member.name)
        expected = {(race.number, *race.gains.items()) for game in report.games for race in settled_races(game)}
        mine = [one.result for one in ledger.results() if one.table == member.number]
        assert {(result.number, *result.gains.items()) for result in mine} == expected
        assert len(mine) == len(expected)
    assert Hub(ledger, HandClock(), "Friday").stand().standings.guests
    ledger.close()
