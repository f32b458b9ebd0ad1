"""A common race of three real tables at a real hub with a real broker, all of which are killed while it is run: what
decides it are the rolls in the journals of the tables."""

import asyncio
import json
import os
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from postparade.hub.common_races import KEPT
from postparade.hub.contest.common_race import CommonRace
from postparade.hub.ledger.ledger import Ledger
from postparade.rules.actions import Roll
from postparade.table.journal.codec import parse
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from tests.hub.processes import HubProcess, broker_on
from tests.hub.test_night_of_processes import TABLES, Night
from tests.mqtt.broker import mosquitto
from tests.process.clients import PATIENCE, sign_in

pytestmark = pytest.mark.slow(60)

LENGTHS = 80
STEPS, TURNS = 6, 150
"""What hosts do at each table between two looks, and after how many of these the race has to be over."""


@asynccontextmanager
async def organiser(night: Night) -> AsyncIterator[aiohttp.ClientSession]:
    base = f"http://127.0.0.1:{night.port}"
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(base, headers={"Origin": base}, cookie_jar=jar, read_bufsize=1 << 22) as session:
        async with session.post("/api/hub/sign-in", json={"pin": night.hub.pin}) as answer:
            assert answer.status == 200
        yield session


async def race_of(night: Night) -> dict[str, Any] | None:
    """The race as the stage is shown it, if it is."""
    async with asyncio.timeout(PATIENCE), organiser(night) as session, session.get("/api/hub/stage") as stream:
        race = False
        async for line in stream.content:
            if race:
                told: dict[str, Any] | None = json.loads(line[6:])
                return told
            race = line.strip() == b"event: race"
    raise AssertionError("the hub has gone")


def rolled(folder: Path) -> list[tuple[int, int]]:
    """Entry and sum of every roll in the journal of a table."""
    path, found = in_folder(folder), []
    for entry, _ in Journal.sealed(path):
        played = parse(path, entry).played
        if isinstance(played, Roll):
            found.append((entry.entry, played.total or sum(played.dice)))
    return found


async def killed(night: Night, turn: int) -> None:
    """Pull the plug of something."""
    match turn:
        case 1:
            night.hub.kill()
            await night.play(STEPS)
            night.hub = HubProcess(night.folder / "hub", "--broker", str(night.broker), port=night.port)
        case 2:
            process = broker_on(night.broker)
            assert process is not None
            os.kill(process, signal.SIGKILL)
        case 3:
            night.tables["Hall"].kill()
            await night.hosts["Hall"].close()
            night.tables["Hall"] = night._start("Hall")
            night.hosts["Hall"] = await sign_in(night.tables["Hall"])


async def test_whatever_is_killed_the_rolls_in_the_journals_decide_the_race(tmp_path: Path) -> None:
    mosquitto()
    night = Night(tmp_path, random.Random(8))
    try:
        await night.open()
        # All begin with a game that is played with dice; some go on with another, and are passed over.
        night.next_game = {name: games.index("quarter-horse") for name, games in TABLES.items()}
        await night.play(STEPS)
        await night.settled()
        async with organiser(night) as session:
            wish = {"do": "start", "lengths": LENGTHS, "seconds": 15}
            async with session.post("/api/hub/race", json=wish) as answer:
                assert answer.status == 200, await answer.text()
        race: dict[str, Any] = {}
        for turn in range(TURNS):
            await killed(night, turn)
            await night.play(STEPS)
            race = await race_of(night) or race
            if race["finished"]:
                break
        assert race["finished"]
        assert turn > 3, "all were killed while the race was run"
    finally:
        await night.close()
    ledger = Ledger.open(tmp_path / "hub")
    names = {member.number: member.name for member in ledger.members}
    [kept] = msgspec.json.decode(ledger.kept(KEPT) or "", type=tuple[CommonRace, ...])
    ledger.close()
    assert set(names.values()) == set(TABLES)
    places = [kept.since, *kept.closed]
    for horse in race["horses"]:
        table = horse["table"]
        assert {place[table][0] for place in places} == {1}, "no journal has parted"
        thrown = rolled(tmp_path / names[table])
        firsts = [
            next((total for entry, total in thrown if after[table][1] < entry <= until[table][1]), 0)
            for after, until in pairwise(places)
        ]
        assert horse["run"] == sum(firsts)
    assert max(horse["run"] for horse in race["horses"]) >= LENGTHS
