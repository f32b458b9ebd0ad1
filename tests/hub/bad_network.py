"""A night whose tables are beyond links that delay, lose and are cut: three real tables, a real hub and a real broker,
each table in a network namespace of its own."""

import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.free_port import free_port
from tests.hub.bad_link import CUT, GOOD, Condition
from tests.hub.network import FarTable, Network
from tests.hub.processes import CODE
from tests.hub.test_night_of_processes import OPTIONS, TABLES, Night
from tests.process.clients import REPOSITORY, ProgramProcess


class Trial(NamedTuple):
    """What is done to the links of all tables (or of the first alone), while they play; ``healed``: the links are good
    again before it is asked how long the hub takes."""

    name: str
    condition: Condition
    first_alone: bool = False
    healed: bool = False


TRIALS = (
    Trial("good", GOOD),
    Trial("150 ms late, give or take 50", Condition(0.15, 0.05)),
    Trial("10 % lost", Condition(loss=0.1)),
    Trial("80 ms late, 5 % lost", Condition(0.08, 0.02, 0.05)),
    Trial("one table cut off, then back", CUT, first_alone=True, healed=True),
    Trial("all cut off, then back", CUT, healed=True),
)


class Outcome(NamedTuple):
    """After a trial: seconds until the hub knew everything, entries that were written meanwhile, how many packets the
    links carried and lost."""

    trial: Trial
    seconds: float
    entries: int
    carried: int
    lost: int


class FarNight(Night):
    """A night in ``folder``, whose tables are beyond ``network``."""

    def __init__(self, folder: Path, network: Network, rng: random.Random) -> None:
        self.network = network
        self.broker = free_port()
        self.folder = folder
        self.rng = rng
        command = [sys.executable, "-m", "postparade", "hub", "--data", str(folder / "hub"), "--code", CODE]
        serves = ["--host", "0.0.0.0", "--port", str(port := free_port()), "--broker", str(self.broker)]
        environment = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(REPOSITORY / "controller"), "PYTHONUNBUFFERED": "1"}
        self.port = port
        self.hub = ProgramProcess([*command, *serves], environment, folder)  # type: ignore[assignment]
        self.tables = {}
        self.hosts = {}
        self.next_game = dict.fromkeys(TABLES, 0)

    def _start(self, name: str) -> FarTable:  # type: ignore[override]
        number = 1 + tuple(TABLES).index(name)
        data = self.folder / name
        data.mkdir(exist_ok=True)
        link = f"http://{self.network.hub_address(number)}:{self.port}/join#{CODE}"
        return FarTable(self.network, number, data, *OPTIONS, "--join", link, "--table-name", name)

    async def try_out(self, trial: Trial) -> Outcome:
        """Play while the links are such as ``trial`` says. Fails when ledger and journals differ afterwards, or the
        standings are not those of the journals."""
        links = self.network.links.values()
        before = sum(len(self.written(name)) for name in TABLES)
        carried, lost = sum(link.carried for link in links), sum(link.lost for link in links)
        self.network.make(trial.condition, *((1,) if trial.first_alone else ()))
        await self.play()
        if trial.healed:
            self.network.make(GOOD)
        seconds = await self.settled()
        self.network.make(GOOD)
        written = sum(len(self.written(name)) for name in TABLES) - before
        now = sum(link.carried for link in links), sum(link.lost for link in links)
        return Outcome(trial, seconds, written, now[0] - carried, now[1] - lost)


async def tried(folder: Path, trials: Sequence[Trial]) -> list[Outcome]:
    """What came of ``trials``, one after the other in one night."""
    network = Network(len(TABLES))
    try:
        night = FarNight(folder, network, random.Random(7))
        try:
            await night.open()
            return [await night.try_out(trial) for trial in trials]
        finally:
            network.make(GOOD)
            await night.close()
    finally:
        network.close()
