"""Hubs report to a league: each race once, names only of those who agreed, and deleted when somebody wants that."""

import asyncio
import csv
import io
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession

from postparade.core.clock import HandClock, SystemClock
from postparade.core.data_folder import open_data_folder
from postparade.games.dice_race.rules.actions import Deal
from postparade.hub.hub import Hub
from postparade.hub.league.export import as_csv
from postparade.hub.league.league import LeagueStand, PersonRow, Start
from postparade.hub.league.membership import LeagueMember
from postparade.hub.league.server import LeagueServer
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.ledger.people import LeaguePeople
from postparade.hub.link.sealing import key_of
from postparade.hub.messages import Joined
from postparade.hub.table_side.publisher import Publisher
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import Organiser
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST, seat
from postparade.table.messages import ClearSeat, CloseGame, Correct, OpenGame, Rename, ShowName, TakeSeat
from tests.hub.conftest import Opens
from tests.hub.venue import TableHere, Venue, until, venue, wire

SCRATCHES = (2, 3, 4, 5)
NAMES = ("Annabel Long", "Bœuf Rouge")


class League:
    """A league in this process, and the wires to its venues."""

    def __init__(self, opens: Opens) -> None:
        self._opens = opens
        self.clock = HandClock()
        self.open()

    def open(self) -> None:
        self.ledger = Ledger(self._opens(), LeaguePeople)
        self.hub = Hub(self.ledger, self.clock, "Northern League")
        organiser = Organiser(self.ledger, self.clock)
        self.server = LeagueServer(self.hub, self.ledger, organiser, self.clock, Listening("127.0.0.1", 0), "en")

    def restart(self) -> None:
        self.ledger.close()
        self.open()

    def stand(self, season: int = 0) -> LeagueStand:
        return self.server.stand(season)

    def text(self) -> str:
        """Everything that the database holds."""
        database = self.ledger._database
        rows = [str(row) for name in ("entry", "result", "person", "kept") for row in database.rows(TEXTS[name])]
        return "\n".join(rows)


TEXTS = {
    "entry": "SELECT body FROM entry",
    "result": "SELECT body FROM result",
    "person": "SELECT pseudonym, mark, name FROM person",
    "kept": "SELECT value FROM kept",
}


@pytest.fixture
def league(opens: Opens) -> Iterator[League]:
    found = League(opens)
    with ExitStack() as after:
        after.callback(lambda: found.ledger.close())
        yield found


class Reporting:
    """The connection of a venue with the league, which can be cut."""

    def __init__(self, there: Venue, league: League, name: str) -> None:
        self.there = there
        self.league = league
        joined = league.hub.join(league.hub.night.code, name)
        assert isinstance(joined, Joined)
        self.joined = joined
        self.report = there.ledger.report_from_now_on()
        self._tasks: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        near, far = wire()
        publisher = Publisher(
            self.report, self.report, _no, self.league.clock, lambda _: None, read=self.there.ledger.turn
        )
        talks = (
            publisher.talk(near, key_of(self.joined.token), self.joined.table),
            self.league.hub.talk(self.joined.table, far),
        )
        self._tasks = [asyncio.create_task(talk) for talk in talks]

    async def cut(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def settle(self) -> None:
        number = self.joined.table
        ledger, hubs = self.league.ledger, (self.there.hub, self.league.hub)
        await until(lambda: ledger.member(number).cursor.entry == self.report.entry, self.league.clock, *hubs)


async def _no(_: object) -> None:
    raise AssertionError("a league gives no orders")


@asynccontextmanager
async def evening(folder: Path, league: League, name: str) -> AsyncIterator[tuple[Venue, TableHere, Reporting]]:
    async with venue(open_data_folder(str(folder))) as there:
        reporting = Reporting(there, league, name)
        await reporting.connect()
        async with there.table("Bar", NAMES, "quarter-horse", cards="recorded") as here:
            yield there, here, reporting
        await reporting.cut()


async def race(here: TableHere) -> None:
    await here.guests.do(Deal(deck=DECK))
    await here.guests.roll(*SCRATCHES, 12, 12, 12)
    await here.settle()


def told(league: League, number: int = 1) -> list[tuple[int, dict[int, int]]]:
    return [(one.result.number, one.result.gains) for one in league.ledger.results() if one.table == number]


def person(stand: LeagueStand, name: str) -> PersonRow | None:
    return next((row for row in stand.guests if row.name == name), None)


async def test_no_name_leaves_the_venue_until_its_guest_agrees(tmp_path: Path, league: League) -> None:
    async with evening(tmp_path / "pub", league, "The Feathers") as (there, here, reporting):
        await race(here)
        await reporting.settle()
        stand = league.stand()
        assert [(row.name, row.venue, row.races) for row in stand.guests] == [("", "The Feathers", 1)] * 2
        assert len({row.code for row in stand.guests}) == 2
        assert not any(name in league.text() for name in NAMES)
        assert {row.name for row in there.hub.stand().standings.guests} == set(NAMES)
        await here.guests.ask(ShowName(1, True), seat(1))
        await here.settle()
        await reporting.settle()
        shown = person(league.stand(), NAMES[0])
        assert shown is not None
        assert shown.races == 1
        assert NAMES[1] not in league.text()
        await here.guests.ask(ShowName(1, False), seat(1))
        await here.settle()
        await reporting.settle()
        assert person(league.stand(), NAMES[0]) is None
        assert NAMES[0] not in league.text()


async def test_nobody_agrees_for_another_guest(tmp_path: Path, league: League) -> None:
    async with evening(tmp_path / "pub", league, "The Feathers") as (_, here, _):
        refused = await here.guests.ask(ShowName(1, True), seat(2))
        assert getattr(refused, "code", "") == "not_allowed"
        assert here.guests.table.view(HOST).shown == ()


async def test_whoever_sits_down_next_has_not_agreed(tmp_path: Path, league: League) -> None:
    async with evening(tmp_path / "pub", league, "The Feathers") as (_, here, reporting):
        await here.guests.ask(ShowName(2, True), seat(2))
        await here.guests.do(Rename(2, "Cleo"))
        await race(here)
        await reporting.settle()
        assert person(league.stand(), "Cleo") is not None
        await here.guests.do(CloseGame())
        await here.guests.do(ClearSeat(2))
        await here.guests.do(TakeSeat("Dora", 2))
        await here.guests.do(OpenGame("quarter-horse", {"cards": "recorded"}))
        await race(here)
        await reporting.settle()
        assert person(league.stand(), "Dora") is None
        assert "Dora" not in league.text()


async def test_a_deleted_name_is_gone_everywhere_and_does_not_come_back(tmp_path: Path, league: League) -> None:
    async with evening(tmp_path / "pub", league, "The Feathers") as (there, here, reporting):
        await here.guests.ask(ShowName(1, True), seat(1))
        await race(here)
        await reporting.settle()
        assert NAMES[0] in league.text()
        assert await there.hub.turn(there.hub.forget, NAMES[0].upper()) == 1
        await reporting.settle()
        assert NAMES[0] not in league.text()
        assert NAMES[0] not in [row.name for row in there.hub.stand().standings.guests]
        roll = next(roll for roll in here.guests.table.view(HOST).rolls)
        await here.guests.do(Correct(roll.entry, (5, 6)))
        await here.guests.roll(12)
        await here.settle()
        await reporting.settle()
        database = there.ledger._database
        kept = [str(row) for name in TEXTS for row in database.rows(TEXTS[name])]
        assert not any(NAMES[0] in row for row in kept)
        assert NAMES[0] not in league.text()
        assert await there.hub.turn(there.hub.forget, "Nobody") == 0


async def test_the_league_deletes_a_name_although_the_venue_still_tells_it(tmp_path: Path, league: League) -> None:
    async with evening(tmp_path / "pub", league, "The Feathers") as (_, here, reporting):
        await here.guests.ask(ShowName(1, True), seat(1))
        await race(here)
        await reporting.settle()
        assert await league.hub.turn(league.hub.forget, NAMES[0]) == 1
        league.restart()
        await reporting.cut()
        await reporting.connect()
        await here.guests.do(Deal(deck=DECK))
        await here.guests.roll(*SCRATCHES, 12, 12, 12)
        await here.settle()
        await reporting.settle()
        assert len(told(league)) == 2
        assert NAMES[0] not in league.text()


async def test_a_correction_corrects_the_league(tmp_path: Path, league: League) -> None:
    async with evening(tmp_path / "pub", league, "The Feathers") as (there, here, reporting):
        await race(here)
        await reporting.settle()
        assert len(told(league)) == 1
        roll = next(roll for roll in here.guests.table.view(HOST).rolls)
        await here.guests.do(Correct(roll.entry, (5, 6)))
        await here.settle()
        await reporting.settle()
        assert told(league) == []
        await here.guests.roll(12)
        await here.settle()
        await reporting.settle()
        assert told(league) == [(one.result.number, one.result.gains) for one in there.ledger.results()]


async def test_whatever_breaks_the_league_knows_each_race_once(tmp_path: Path, league: League) -> None:
    async with evening(tmp_path / "pub", league, "The Feathers") as (there, here, reporting):
        for round_ in range(6):
            await reporting.cut()
            await race(here)
            if round_ % 2:
                league.restart()
            await reporting.connect()
            if round_ % 3:
                await reporting.settle()
        await reporting.settle()
        assert told(league) == [(one.result.number, one.result.gains) for one in there.ledger.results()]
        assert len(told(league)) == 6


async def test_seasons_hold_what_was_reported_in_them_and_venues_are_compared(tmp_path: Path, league: League) -> None:
    async with (
        evening(tmp_path / "pub", league, "The Feathers") as (_, here, reporting),
        evening(tmp_path / "inn", league, 'Inn, "The" =Stag') as (there, other, also),
    ):
        await other.guests.ask(ShowName(1, True), seat(1))
        await race(here)
        await race(other)
        await reporting.settle()
        await also.settle()
        await league.hub.turn(league.server.begin, "Autumn")
        await race(other)
        await also.settle()
        first, second = league.stand(0), league.stand(1)
        assert first.seasons == ("1", "Autumn")
        assert [(row.name, row.races, row.guests) for row in first.venues] == [
            ('Inn, "The" =Stag', 1, 2),
            ("The Feathers", 1, 2),
        ]
        assert [row.races for row in second.venues] == [1, 0]
        assert {mark.what for mark in first.records} >= {"points", "races"}
        league.restart()
        assert league.stand(1).seasons == ("1", "Autumn")
        lines = list(csv.DictReader(io.StringIO(as_csv(league.server.starts()))))
        assert len(lines) == 6
        assert {line["name"] for line in lines} == {"", NAMES[0]}
        assert {line["season"] for line in lines} == {"1", "Autumn"}
        assert {line["table"] for line in lines} == {"Bar"}
        assert sum(int(line["purse"]) for line in lines if line["venue"] != "The Feathers") == sum(
            gain for _, gains in told(league, 2) for gain in gains.values()
        )
        assert there.ledger.member(1).name == "Bar"


def test_a_name_is_no_formula_in_a_spreadsheet() -> None:
    start = Start("1", "Pub", "Cup", "Bar", "odds-on", 1, "", "=HYPERLINK(1)", 1, 10, -5, -2.5)
    [line] = csv.DictReader(io.StringIO(as_csv([start])))
    assert line["name"] == "'=HYPERLINK(1)"
    assert line["purse"] == "-5"


async def test_a_hub_joins_by_the_link_and_the_page_and_the_export_are_served(tmp_path: Path) -> None:
    clock = SystemClock()
    ledger = Ledger.open(open_data_folder(str(tmp_path / "league")), LeaguePeople)
    hub, organiser = Hub(ledger, clock, "North"), Organiser(ledger, clock)
    server = LeagueServer(hub, ledger, organiser, clock, Listening("127.0.0.1", 0), "en")
    await server.start()
    folder = open_data_folder(str(tmp_path / "pub"))
    try:
        async with venue(folder) as there, there.table("Bar", NAMES, "quarter-horse", cards="recorded") as here:
            member = LeagueMember(
                server.link, "The Feathers", folder, there.ledger.report_from_now_on(), there.ledger.turn, clock
            )
            there.hub.league_line = member.line
            task = asyncio.create_task(member.follow())
            try:
                await race(here)
                await until(lambda: len(ledger.results()) == 1)
                line = there.hub.stand().league
                assert line is not None
                assert (line.name, line.fault) == ("North", None)
                async with ClientSession() as session:
                    base = server.address
                    async with session.get(f"{base}/api/league") as answer:
                        assert (await answer.json())["venues"][0]["races"] == 1
                    async with session.get(f"{base}/api/league?season=7") as answer:
                        assert (answer.status, (await answer.json())["code"]) == (404, "league_no_season")
                    async with session.get(f"{base}/league.csv") as answer:
                        assert (await answer.text()).startswith("season,venue,meeting,table")
                    async with session.get(f"{base}/league.json") as answer:
                        assert len(json.loads(await answer.text())) == 2
                    for what, body in {"season": {"name": "X"}, "forget": {"name": "X"}}.items():
                        async with session.post(f"{base}/api/hub/{what}", json=body) as answer:
                            assert answer.status in (401, 403)
            finally:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
    finally:
        await server.close()
        ledger.close()
