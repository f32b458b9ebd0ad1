"""The hub knows exactly what the journals hold, whatever happens to wires, tables and the hub itself."""

import random
import shutil
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from postparade.games.dice_race.rules.actions import Deal
from postparade.hub.link.sealing import key_of, sealed
from postparade.hub.messages import Entries, Joined, Known, from_table
from postparade.hub.rolls_heard import RollsHeard
from postparade.reports.evening import evening_of
from postparade.reports.honours.races import settled_races
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.rules.dice import total_of
from postparade.rules.events import Rolled
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, TABLE, seat
from postparade.table.messages import Correct, Rename, TakeSeat
from tests.games.driver import Driver, drivers
from tests.hub.conftest import Opens
from tests.hub.venue import TableHere, Venue, until, venue

pytestmark = pytest.mark.slow(9)

GUESTS = ("Ann", "Bob", "Cleo", "Dan")
DRIVERS = [driver for driver in drivers() if driver.game.name in GAMES]
SCRATCHES = (2, 3, 4, 5)


async def play(here: TableHere, driver: Driver, rng: random.Random, actions: int) -> None:
    for _ in range(actions):
        state = here.guests.table._accepted
        if state.game is None or state.game.over(state.play):
            return
        action, player = driver.act(state.play, rng)
        await here.guests.ask(action, HOST if player is None else seat(player))


def results_told(there: Venue, number: int) -> list[tuple[int, dict[int, int], dict[int, int]]]:
    raced = sorted(there.ledger.results(), key=lambda one: one.result.number)
    return [(one.result.number, one.result.gains, one.result.totals) for one in raced if one.table == number]


def results_written(here: TableHere) -> list[tuple[int, dict[int, int], dict[int, int]]]:
    report = evening_of(here.folder)
    return [(race.number, race.gains, dict(race.after)) for game in report.games for race in settled_races(game)]


@pytest.mark.parametrize("driver", DRIVERS, ids=lambda driver: driver.game.name)
async def test_entries_arrive_once_each_and_results_are_those_of_the_report(tmp_path: Path, driver: Driver) -> None:
    rng = random.Random(3)
    seats = GUESTS[: max(driver.game.seat_counts)]
    async with venue(tmp_path) as there, there.table("Bar", seats, driver.game.name) as here:
        await play(here, driver, rng, 400)
        await here.settle()
        assert there.equals_journal(here)
        assert there.hub.tables()[0].repeated == 0
        assert there.ledger.seats(here.number) == dict(enumerate(seats, 1))
        if here.guests.table.view(HOST).reportable:
            assert results_told(there, here.number) == results_written(here)


async def test_whatever_breaks_the_ledger_is_the_union_of_the_journals(tmp_path: Path, opens: Opens) -> None:
    """Wires are cut and the hub is killed a hundred times while two tables play."""
    rng = random.Random(11)
    by_name = {driver.game.name: driver for driver in DRIVERS}
    games = ("quarter-horse", "ready-set-bet")
    async with (
        venue(tmp_path, opens) as there,
        there.table("Bar", GUESTS, games[0]) as bar,
        there.table("Hall", GUESTS, games[1]) as hall,
    ):
        tables = dict(zip(games, (bar, hall), strict=True))
        for _ in range(100):
            for game, here in tables.items():
                await play(here, by_name[game], rng, rng.randint(1, 6))
                await here.guests.clock.advance(rng.choice((0.0, 0.3, 2.5)))
            match rng.randint(0, 3):
                case 0:
                    await bar.disconnect()
                    bar.connect()
                case 1:
                    await hall.disconnect()
                case 2:
                    hall.connect() if hall.ends is None or hall.ends[0].broken else None
                case 3:
                    for here in tables.values():
                        await here.disconnect()
                    there.restart()
                    for here in tables.values():
                        here.connect()
        for here in tables.values():
            await here.disconnect()
            here.connect()
            await here.settle()
            assert there.equals_journal(here)
            assert results_told(there, here.number) == results_written(here)


async def test_a_corrected_roll_corrects_the_standings(tmp_path: Path, opens: Opens) -> None:
    async with (
        venue(tmp_path, opens) as there,
        there.table("Bar", ("Ann", "Bob"), "quarter-horse", cards="recorded") as here,
    ):
        await here.guests.do(Deal(deck=DECK))
        await here.guests.roll(*SCRATCHES, 12, 12, 12)
        await here.settle()
        before = there.hub.stand().standings.guests
        roll = next(roll for roll in here.guests.table.view(HOST).rolls)
        [finished] = [one.result for one in there.ledger.results()]
        assert finished.winners == (12,)
        await here.guests.do(Correct(roll.entry, (5, 6)))
        await here.settle()
        assert there.ledger.results() == []
        assert there.hub.stand().standings.guests == ()
        await here.guests.roll(12)
        await here.settle()
        assert [(row.name, row.points) for row in there.hub.stand().standings.guests] == [
            (row.name, row.points) for row in before
        ]
        assert there.equals_journal(here)


async def rename(here: TableHere, times: int, word: str = "Ann") -> None:
    for number in range(times):
        await here.guests.do(Rename(1, f"{word} {number}"))


async def test_ten_thousand_missing_entries_are_asked_for(tmp_path: Path) -> None:
    async with venue(tmp_path) as there, there.table("Bar", ("Ann",)) as here:
        await here.settle()
        await here.disconnect()
        await rename(here, 1500)
        here.connect()
        await here.settle()
        assert there.equals_journal(here)
        assert there.ledger.seats(here.number) == {1: "Ann 1499"}


async def test_a_journal_put_back_from_a_copy_is_told_and_never_followed_silently(tmp_path: Path, opens: Opens) -> None:
    """The organiser decides that it counts: what it lacks is withdrawn, and kept."""
    async with venue(tmp_path, opens) as there:
        async with there.table("Bar", ("Ann",)) as here:
            member = Joined(here.number, "Friday", here.token)
            await rename(here, 40)
            await here.settle()
            shutil.copytree(here.folder, tmp_path / "copy")
            await rename(here, 30, "Late")
            await here.settle()
            known = there.ledger.seals(here.number)
        shutil.rmtree(here.folder)
        shutil.copytree(tmp_path / "copy", here.folder)
        async with there.table("Bar", joined=member) as again:
            number = again.number
            await until(lambda: there.ledger.member(number).state == "parted", again.guests.clock, there.hub)
            await rename(again, 3, "New")
            await until(lambda: any(again.noes), again.guests.clock, there.hub)
            refusal = there.hub.tables()[0].refusal
            assert refusal is not None
            assert (refusal.code, refusal.details["entry"]) == ("hub_rewound", 71)
            assert there.ledger.seals(number) == known
            there.restart()
            await again.disconnect()
            again.connect()
            await until(lambda: there.hub.tables()[0].refusal is not None, again.guests.clock, there.hub)
            assert await there.hub.rejoin(number) is None
            await again.settle()
            assert there.equals_journal(again)
            assert there.ledger.withdrawn(number) == 30
            assert there.ledger.member(number).state == "following"
            await rename(again, 2, "Newer")
            await again.settle()
            assert there.equals_journal(again)


async def test_a_copy_with_nothing_new_can_be_taken_as_it_is(tmp_path: Path, opens: Opens) -> None:
    async with venue(tmp_path, opens) as there:
        async with there.table("Bar", ("Ann",)) as here:
            member = Joined(here.number, "Friday", here.token)
            await rename(here, 10)
            await here.settle()
            shutil.copytree(here.folder, tmp_path / "copy")
            await rename(here, 7)
            await here.settle()
        shutil.rmtree(here.folder)
        shutil.copytree(tmp_path / "copy", here.folder)
        async with there.table("Bar", joined=member) as again:
            await until(lambda: there.ledger.member(1).state == "parted", again.guests.clock, there.hub)
            await there.hub.rejoin(1)
            await until(lambda: there.ledger.member(1).state == "following", again.guests.clock, there.hub)
            assert there.equals_journal(again)
            assert there.ledger.withdrawn(1) == 7


async def test_another_evening_at_a_table_is_another_journal_and_its_races_stay(tmp_path: Path, opens: Opens) -> None:
    async with venue(tmp_path, opens) as there:
        async with there.table("Bar", ("Ann", "Bob"), "quarter-horse", cards="recorded") as here:
            member = Joined(here.number, "Friday", here.token)
            await here.guests.do(Deal(deck=DECK))
            await here.guests.roll(*SCRATCHES, 12, 12, 12)
            await here.settle()
        shutil.rmtree(here.folder)
        async with there.table("Bar", ("Zoe",), joined=member) as again:
            await until(lambda: there.ledger.member(1).state == "parted", again.guests.clock, there.hub)
            assert len(there.ledger.results()) == 1
            await there.hub.rejoin(1)
            await again.settle()
            assert (there.ledger.member(1).journal, there.ledger.seats(1)) == (2, {1: "Zoe"})
            assert len(there.ledger.results()) == 1
            assert {journal for journal, *_ in there.ledger.seals(1)} == {1, 2}


async def test_what_a_table_did_not_seal_is_refused_and_told(tmp_path: Path, opens: Opens) -> None:
    async with venue(tmp_path, opens) as there, there.table("Bar", ("Ann",)) as here, there.table("Hall") as hall:
        await rename(here, 3)
        await here.settle()
        cursor = there.ledger.member(here.number).cursor
        known = there.ledger.seals(here.number)
        body = '{"at":0,"kind":"seats","game":null,"events":[],"seats":{"1":"Mallory"}}'
        forged = sealed(key_of(hall.token), here.number, cursor.entry + 1, cursor.seal, "f" * 64, body)
        mine = sealed(key_of(here.token), here.number, cursor.entry + 1, cursor.seal, "f" * 64, body)
        changed = msgspec.structs.replace(mine, body=body.replace("Mallory", "Trudy"))
        for one in (forged, changed):
            told = await there.hub.turn(
                there.ledger.apply, here.number, Entries(Known(cursor.entry, cursor.seal), (one,), one.entry)
            )
            assert told.refusal is not None
            assert (told.refusal.code, told.applied) == ("hub_entry_forged", 0)
        garbled = sealed(key_of(here.token), here.number, cursor.entry + 1, cursor.seal, "f" * 64, "{")
        told = await there.hub.turn(
            there.ledger.apply, here.number, Entries(Known(cursor.entry, cursor.seal), (garbled,), garbled.entry)
        )
        assert told.refusal is not None
        assert told.refusal.code == "hub_unreadable"
        wrong = sealed(key_of(here.token), here.number, cursor.entry + 1, "e" * 64, "f" * 64, body)
        told = await there.hub.turn(
            there.ledger.apply, here.number, Entries(Known(cursor.entry, cursor.seal), (wrong,), wrong.entry)
        )
        assert told.refusal is not None
        assert told.refusal.code == "hub_rewound"
        assert there.ledger.seals(here.number) == known


async def test_a_message_that_comes_again_changes_nothing(tmp_path: Path, opens: Opens) -> None:
    async with venue(tmp_path, opens) as there, there.table("Bar", ("Ann",)) as here:
        await rename(here, 5)
        await here.settle()
        known, seats = there.ledger.seals(here.number), there.ledger.member(here.number).seats
        assert here.ends is not None
        for data in list(here.ends[0].sent):
            message = from_table(data)
            if isinstance(message, Entries):
                told = await there.hub.turn(there.ledger.apply, here.number, message)
                assert (told.applied, told.repeated) == (0, len(message.entries))
        assert (there.ledger.seals(here.number), there.ledger.member(here.number).seats) == (known, seats)


async def test_a_table_that_talks_nonsense_is_told_so_and_stays(tmp_path: Path, opens: Opens) -> None:
    async with venue(tmp_path, opens) as there, there.table("Bar", ("Ann",)) as here:
        await here.settle()
        assert here.ends is not None
        for data in (b"", b"[]", b'{"t":"order"}', b"\xff", b"[" * 5000):
            await here.ends[0].send(data)
        await until(lambda: there.hub.tables()[0].refused == 5, here.guests.clock, there.hub)
        await here.guests.do(TakeSeat("Bob"))
        await here.settle()
        assert there.equals_journal(here)
        assert here.guests.table.view(TABLE).entry == 2


@pytest.mark.parametrize("driver", DRIVERS, ids=lambda driver: driver.game.name)
async def test_the_rolls_of_every_game_are_known_with_their_sums(tmp_path: Path, driver: Driver) -> None:
    seats = GUESTS[: max(driver.game.seat_counts)]
    async with venue(tmp_path) as there, there.table("Bar", seats, driver.game.name) as here:
        await play(here, driver, random.Random(5), 150)
        await here.settle()
        thrown = {
            update.entry: total_of(event.dice)
            for update in here.guests.heard
            for event in update.events
            if isinstance(event, Rolled)
        }
        has_dice = Roll in get_args(driver.game.action_type)
        known = {entry: total for (_, entry), total in RollsHeard(there.ledger).of(here.number, (1, 0))}
        assert known == thrown
        assert bool(thrown) == here.publisher._shown.live.dice == has_dice
