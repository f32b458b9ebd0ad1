"""A common race between real tables: their own rolls move their horses, whatever breaks on the way."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.hub.common_races import SHOWN, RaceWish, colour_of
from postparade.hub.contest.night import Contest
from postparade.hub.table_side.orders import TOPIC
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST
from postparade.table.messages import Correct
from tests.hub.conftest import Opens
from tests.hub.venue import TableHere, Venue, until, venue

SCRATCHES = (2, 3, 4, 5)
GAME = "quarter-horse"


@asynccontextmanager
async def at_the_post(folder: Path, opens: Opens | None = None) -> AsyncIterator[tuple[Venue, TableHere, TableHere]]:
    """A venue whose two tables may roll for their games."""
    async with (
        venue(folder, opens) as there,
        there.table("Bar", ("Ann", "Bob"), GAME, cards="recorded") as bar,
        there.table("Hall", ("Cleo", "Dan"), GAME, cards="recorded") as hall,
    ):
        for here in (bar, hall):
            await here.guests.do(Deal(deck=DECK))
            await here.guests.roll(*SCRATCHES)
            await here.settle()
        yield there, bar, hall


async def roll(here: TableHere, *sums: int) -> None:
    """Rolls at this table, which the hub hears."""
    await here.guests.roll(*sums)
    await here.settle()
    await here.venue.hub.turn(here.venue.hub.races.look)


async def began(there: Venue, lengths: int = 20, seconds: float = 60.0) -> None:
    assert await there.hub.turn(there.hub.race, RaceWish("start", lengths, seconds)) is None
    await there.hub.turn(there.hub.races.look)


def runs(there: Venue) -> dict[str, int]:
    stand = there.hub.races.stand()
    assert stand is not None
    return {horse.name: horse.run for horse in stand.horses}


async def refused(there: Venue, **wish: Any) -> str:
    answer = await there.hub.turn(there.hub.race, RaceWish(**wish))
    assert isinstance(answer, Refusal)
    return answer.code


async def test_each_table_rolls_for_its_horse_and_its_guests_get_what_it_wins(tmp_path: Path, opens: Opens) -> None:
    async with at_the_post(tmp_path, opens) as (there, bar, hall):
        await began(there)
        await roll(bar, 7, 9, 6)
        assert runs(there) == {"Bar": 7, "Hall": 0}
        await roll(hall, 10)
        await roll(hall, 8)
        await roll(bar, 6)
        assert runs(there) == {"Bar": 13, "Hall": 18}
        assert there.hub.stand().standings.guests == ()
        await roll(bar, 9)
        await roll(hall, 6)
        stand = there.hub.races.stand()
        assert stand is not None
        assert (stand.finished, stand.round) == (True, 3)
        assert [(horse.name, horse.run, horse.place) for horse in stand.horses] == [("Bar", 22, 2), ("Hall", 24, 1)]
        standings = there.hub.stand().standings
        assert [(row.name, row.points, row.races) for row in standings.guests] == [
            ("Cleo", 10, 1),
            ("Dan", 10, 1),
            ("Ann", 6, 1),
            ("Bob", 6, 1),
        ]
        assert [(row.table, row.points, row.races) for row in standings.tables] == [(2, 10.0, 1), (1, 6.0, 1)]
        assert there.hub.races.running is None


async def test_the_board_of_a_table_shows_its_horse_and_whether_the_next_roll_counts(tmp_path: Path) -> None:
    async with at_the_post(tmp_path) as (there, bar, hall):

        def shown(here: TableHere) -> dict[str, Any]:
            return (here.board.latest(TOPIC) or {}).get("horse") or {}

        await began(there)
        await until(lambda: shown(bar).get("race") == 1, bar.guests.clock, there.hub)
        assert (shown(bar)["roll"], shown(bar)["label"], shown(bar)["colour"]) == (None, "1", colour_of(1))
        await roll(bar, 8)
        await until(lambda: shown(bar)["roll"] == 8, bar.guests.clock, there.hub)
        assert (shown(bar)["place"], shown(bar)["field"], shown(bar)["left"]) == (1, 2, 60)
        await roll(hall, 7)
        await until(lambda: shown(bar)["round"] == 2, bar.guests.clock, there.hub)
        assert (shown(bar)["roll"], shown(bar)["share"]) == (None, 0.4)
        await bar.disconnect()
        assert shown(bar) == {}
        bar.connect()
        await until(lambda: shown(bar).get("share") == 0.4, bar.guests.clock, there.hub)
        assert await there.hub.turn(there.hub.race, RaceWish("call_off")) is None
        await until(lambda: not shown(bar), bar.guests.clock, there.hub)


async def test_a_corrected_roll_corrects_the_race_and_what_it_brought(tmp_path: Path, opens: Opens) -> None:
    async with at_the_post(tmp_path, opens) as (there, bar, hall):
        await began(there)
        for total in (9, 8):
            await roll(bar, total)
            await roll(hall, 7)
        await roll(bar, 6)
        await roll(hall, 8)
        assert runs(there) == {"Bar": 23, "Hall": 22}
        assert there.hub.stand().standings.guests[0].name == "Ann"
        entry = next(one.entry for one in bar.guests.table.view(HOST).rolls if one.dice in ((3, 6), (6, 3), (4, 5)))
        await bar.guests.do(Correct(entry, (1, 2)))
        await bar.settle()
        await there.hub.turn(there.hub.races.look)
        assert runs(there) == {"Bar": 17, "Hall": 22}
        assert there.hub.stand().standings.guests[0].name == "Cleo"


async def test_a_finish_that_was_corrected_away_is_run_on(tmp_path: Path) -> None:
    async with at_the_post(tmp_path) as (there, bar, hall):
        await began(there)
        for total in (7, 6, 9):
            await roll(bar, total)
            await roll(hall, 5 if total == 7 else 6)
        assert there.hub.races.running is None
        await bar.guests.do(Correct(bar.guests.table.view(HOST).rolls[0].entry, (3, 3)))
        await bar.settle()
        await there.hub.turn(there.hub.races.look)
        assert there.hub.races.running is not None
        await roll(bar, 7)
        await roll(hall, 6)
        assert runs(there) == {"Bar": 26, "Hall": 23}
        assert there.hub.races.running is None


async def test_a_roll_that_was_taken_back_leaves_the_round_to_the_next(tmp_path: Path) -> None:
    async with at_the_post(tmp_path) as (there, bar, _):
        await began(there)
        await roll(bar, 9)
        await bar.guests.do(Correct(bar.guests.table.view(HOST).rolls[0].entry, ()))
        await bar.settle()
        await there.hub.turn(there.hub.races.look)
        assert runs(there)["Bar"] == 0
        await roll(bar, 7)
        assert runs(there)["Bar"] == 7


async def test_whoever_is_cut_off_is_passed_over_and_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async with at_the_post(tmp_path) as (there, bar, hall):
        await began(there, seconds=30.0)
        await hall.disconnect()
        await hall.guests.roll(12)
        await roll(bar, 7)
        await there.clock.advance(29.0)
        await until(lambda: there.hub.tables()[0].here, bar.guests.clock, there.hub)
        await there.hub.turn(there.hub.races.look)
        stand = there.hub.races.stand()
        assert stand is not None
        assert (stand.round, stand.left, [horse.here for horse in stand.horses]) == (1, 1, [True, False])
        await there.clock.advance(1.0)
        await there.hub.turn(there.hub.races.look)
        await roll(bar, 8)
        stand = there.hub.races.stand()
        assert stand is not None
        assert stand.round == 3, "nobody waits twice for a table that is away"
        hall.connect()
        await hall.settle()
        await there.hub.turn(there.hub.races.look)
        assert runs(there) == {"Bar": 15, "Hall": 12}
        await roll(bar, 7)
        assert runs(there) == {"Bar": 22, "Hall": 12}
        assert there.hub.races.running is None


@pytest.mark.parametrize("rolled", [False, True], ids=["between two rolls", "in the midst of a round"])
async def test_a_hub_that_is_killed_goes_on_in_the_same_round(tmp_path: Path, opens: Opens, rolled: bool) -> None:
    async with at_the_post(tmp_path, opens) as (there, bar, hall):
        await began(there)
        await roll(bar, 9)
        await roll(hall, 6)
        if rolled:
            await roll(bar, 7)
        before = there.hub.races.stand()
        for here in (bar, hall):
            await here.disconnect()
        there.restart()
        if not rolled:
            await bar.guests.roll(7)
        for here in (bar, hall):
            here.connect()
            await here.settle()
        await there.hub.turn(there.hub.races.look)
        after = there.hub.races.stand()
        assert before is not None
        assert after is not None
        assert (after.round, after.number) == (before.round, before.number) == (2, 1)
        assert runs(there) == {"Bar": 16, "Hall": 6}
        await roll(hall, 8)
        await roll(bar, 6)
        await roll(hall, 9)
        assert runs(there) == {"Bar": 22, "Hall": 23}
        there.restart()
        assert there.hub.stand().standings.guests[0].name == "Cleo"
        assert there.hub.races.stand() is None, "what was decided long ago is not shown as if it were now"


async def test_a_race_that_was_decided_is_shown_for_a_while(tmp_path: Path) -> None:
    async with at_the_post(tmp_path) as (there, bar, hall):
        await began(there)
        for total in (7, 8, 9):
            await roll(bar, total)
            await roll(hall, 6)
        await there.clock.advance(SHOWN - 1)
        assert runs(there) == {"Bar": 24, "Hall": 18}
        await there.clock.advance(1)
        assert there.hub.races.stand() is None
        assert there.hub.races.own_horse(1) is None


async def test_what_the_organiser_may_do_when(tmp_path: Path) -> None:
    async with at_the_post(tmp_path) as (there, bar, hall):
        assert await refused(there, do="close") == await refused(there, do="call_off") == "hub_no_race"
        await began(there)
        assert await refused(there, do="start") == "hub_race_on"
        await roll(bar, 12)
        assert await there.hub.turn(there.hub.race, RaceWish("close")) is None
        await roll(bar, 11)
        assert await there.hub.turn(there.hub.race, RaceWish("close")) is None
        assert there.hub.races.running is None
        assert [row.name for row in there.hub.stand().standings.guests] == ["Ann", "Bob", "Cleo", "Dan"]
        await began(there)
        assert await there.hub.turn(there.hub.race, RaceWish("call_off")) is None
        assert there.hub.races.stand() is None
        assert {row.races for row in there.hub.stand().standings.guests} == {1}, "a race that was called off never was"
        await there.hub.turn(there.hub.begin, Contest("Cup"))
        assert there.hub.stand().standings.guests == ()
        await hall.disconnect()
        assert await refused(there, do="start") == "hub_too_few"


async def test_a_race_that_is_run_when_a_contest_begins_counts_for_it(tmp_path: Path) -> None:
    async with at_the_post(tmp_path) as (there, bar, hall):
        await began(there)
        await roll(bar, 12)
        await roll(hall, 7)
        await there.hub.turn(there.hub.begin, Contest("Cup", by="place"))
        await roll(bar, 11)
        await roll(hall, 7)
        assert [row.places[0] for row in there.hub.stand().standings.guests] == [1, 1, 0, 0]
        await there.hub.turn(there.hub.begin, Contest("Purses", by="purse"))
        assert there.hub.stand().standings.guests == ()


async def test_a_journal_that_was_put_back_takes_its_rolls_along(tmp_path: Path) -> None:
    """What the hub has of a journal that parted from it is withdrawn, and with it the rolls."""
    async with at_the_post(tmp_path) as (there, bar, _):
        await began(there)
        await roll(bar, 9)
        assert runs(there)["Bar"] == 9
        member = there.ledger.member(1)
        entries = there.ledger.seals(1)
        after = member.cursor.entry - 1
        with there.ledger._transaction():
            database = there.ledger._database
            database.change("DELETE FROM entry WHERE number = 1 AND entry > ?", (after,))
            database.change("UPDATE venue_table SET entry = ?, seal = ? WHERE number = 1", (after, entries[-2][2]))
        there.ledger._read_again()
        await there.hub.turn(there.hub.races.look)
        assert runs(there)["Bar"] == 0


def test_no_two_of_many_lanes_look_alike() -> None:
    colours = [colour_of(lane) for lane in range(1, 201)]
    assert len(set(colours)) == 200
    assert all(len(colour) == 7 for colour in colours)
