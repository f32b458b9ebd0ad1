"""Guests who move to another table: once, after the race, as the same person, whatever breaks meanwhile."""

import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.hub.ledger.people import NightPeople
from postparade.hub.moves import OPEN
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import ClearSeat, Command, OpenGame, PlayFor, Receipt, Rename, ShowName, TakeSeat
from postparade.table.table import Table
from tests.hub.conftest import Opens
from tests.hub.test_following import SCRATCHES
from tests.hub.venue import TableHere, Venue, until, venue


def names(here: TableHere) -> dict[int, str]:
    return {card.seat: card.name for card in here.guests.table.view(TABLE).seats}


class Meanwhile:
    """A table at which something happens after each command."""

    def __init__(self, table: Table, then: Callable[[], Awaitable[object]]) -> None:
        self.view = table.view
        self._table = table
        self._then = then

    async def submit(self, command: Command) -> Receipt | Refusal:
        answer = await self._table.submit(command)
        await self._then()
        return answer


async def settle(there: Venue, *tables: TableHere) -> None:
    """Let the hub know what boards show."""
    for here in tables:
        await here.settle()
        await until(
            lambda here=here: there.hub.live(here.number).entry == here.guests.table.view(TABLE).entry,  # type: ignore[misc]
            here.guests.clock,
            there.hub,
        )


async def turn(there: Venue, *tables: TableHere) -> None:
    """A second of the hub, in which disks answer as well."""
    await there.hub.moves.look()
    for here in tables:
        for _ in range(3):
            await here.guests.clock.advance(0.2)
            await there.hub.turn(lambda: None)
            await here.guests.table.ping()
            await here.access.settled()
    await there.clock.advance(1.0)


async def moved(there: Venue, *tables: TableHere) -> None:
    """Wait until nobody moves any more."""
    for _ in range(400):
        await turn(there, *tables)
        if all(one.state not in OPEN for one in there.hub.moves.all):
            return
    raise AssertionError(there.hub.moves.all)


async def ask(there: Venue, table: TableHere, seat: int, to: TableHere) -> str | None:
    answer = await there.hub.turn(there.hub.moves.ask, table.number, seat, to.number)
    return answer.code if isinstance(answer, Refusal) else None


async def test_a_guest_keeps_seat_name_consent_and_standing(tmp_path: Path, opens: Opens) -> None:
    async with (
        venue(tmp_path, opens) as there,
        there.table("Bar", ("Ann", "Bob", "Cid"), "quarter-horse", cards="recorded") as bar,
        there.table("Hall", ("Dan",)) as hall,
    ):
        await bar.guests.do(ShowName(2, shown=True))
        await bar.guests.do(Deal(deck=DECK))
        await bar.guests.roll(*SCRATCHES, 12, 12, 12)
        await settle(there, bar, hall)
        before = {row.name: row.points for row in there.hub.stand().standings.guests}
        assert await ask(there, bar, 2, hall) is None
        await moved(there, bar, hall)
        assert (names(bar), names(hall)) == ({1: "Ann", 3: "Cid"}, {1: "Dan", 2: "Bob"})
        assert hall.guests.table.view(HOST).shown == (2,)
        await hall.guests.do(OpenGame("quarter-horse"))
        await hall.guests.do(Deal(deck=DECK))
        await hall.guests.roll(*SCRATCHES, 12, 12, 12)
        await settle(there, bar, hall)
        rows = {row.name: row for row in there.hub.stand().standings.guests}
        assert len(there.hub.stand().standings.guests) == len(rows) == 4
        assert (rows["Bob"].table, rows["Bob"].seat, rows["Bob"].races) == (hall.number, 2, 2)
        assert rows["Bob"].points > before["Bob"]
        assert {row.table: row.guests for row in there.hub.stand().standings.tables} == {1: 3, 2: 2}
        people = there.ledger.people
        assert isinstance(people, NightPeople)
        home = people.home(hall.number, there.ledger.member(hall.number).seats[2])
        assert home[0] == bar.number
        assert people.shown_name(*home) == "Bob"
        there.restart()
        assert {row.name: row.points for row in there.hub.stand().standings.guests} == {
            name: row.points for name, row in rows.items()
        }
        assert await there.hub.turn(there.ledger.forget, "Bob") == 2
        await bar.disconnect()
        await hall.disconnect()


async def test_a_guest_of_a_running_race_leaves_after_it(tmp_path: Path) -> None:
    async with (
        venue(tmp_path) as there,
        there.table("Bar", ("Ann", "Bob", "Cid"), "quarter-horse", cards="recorded") as bar,
        there.table("Hall") as hall,
    ):
        await bar.guests.do(Deal(deck=DECK))
        await bar.guests.roll(*SCRATCHES, 12)
        await settle(there, bar, hall)
        assert await ask(there, bar, 1, hall) is None
        assert await ask(there, bar, 1, hall) == "hub_moving"
        for _ in range(20):
            await turn(there, bar, hall)
        [waiting] = there.hub.moves.lines
        assert (waiting.state, names(hall)) == ("waiting", {})
        assert waiting.refusal is not None
        assert waiting.refusal.code == "seat_in_play"
        await bar.guests.roll(12, 12)
        await settle(there, bar, hall)
        await moved(there, bar, hall)
        assert (names(bar), names(hall)) == ({2: "Bob", 3: "Cid"}, {1: "Ann"})
        [raced] = there.ledger.results()
        assert (sorted(raced.result.gains), raced.result.names[1]) == ([1, 2, 3], "Ann")
        # Whoever takes over the seat has not run that race.
        await bar.guests.do(TakeSeat("Zoe", seat=1))
        await settle(there, bar)
        [later] = there.ledger.results()
        assert (later.result.gains, later.result.names) == (raced.result.gains, raced.result.names)
        assert there.equals_journal(bar)


async def test_whoever_finds_no_seat_waits_and_may_be_called_back(tmp_path: Path) -> None:
    async with venue(tmp_path) as there, there.table("Bar", ("Ann",)) as bar, there.table("Hall", ("ANN",)) as hall:
        await settle(there, bar, hall)
        assert await ask(there, bar, 1, bar) == "hub_same_table"
        assert await ask(there, bar, 5, hall) == "guest_gone"
        assert await ask(there, bar, 1, hall) is None
        await turn(there, bar, hall)
        [move] = there.hub.moves.lines
        assert move.refusal is not None
        assert (move.state, move.refusal.code) == ("waiting", "name_taken")
        assert await there.hub.turn(there.hub.moves.cancel, move.id) is None
        refusal = await there.hub.turn(there.hub.moves.cancel, move.id)
        assert refusal is not None
        assert refusal.code == "hub_move_gone"
        await turn(there, bar, hall)
        assert (names(bar), names(hall)) == ({1: "Ann"}, {1: "ANN"})


async def test_a_seat_that_is_taken_at_the_last_moment_is_replaced_by_another(tmp_path: Path) -> None:
    async with (
        venue(tmp_path) as there,
        there.table("Bar", ("Ann", "Bob")) as bar,
        there.table("Hall", ("Cid", "Dan")) as hall,
    ):
        await bar.guests.do(PlayFor(2, "bold"))
        await settle(there, bar, hall)
        assert await ask(there, bar, 2, hall) is None
        await moved(there, bar, hall)
        assert names(hall) == {1: "Cid", 2: "Dan", 3: "Bob"}
        assert hall.guests.table.view(HOST).bots == {3: "bold"}
        await settle(there, bar, hall)
        # The hub does not hear of the newcomer: the table refuses what the hub thinks is free.
        stale = there.hub.live(hall.number)
        assert await ask(there, bar, 1, hall) is None
        await hall.guests.do(ClearSeat(1))
        await settle(there, bar, hall)
        await hall.guests.do(TakeSeat("Eve", seat=1))
        assert stale.seats[1] == "Cid"
        await moved(there, bar, hall)
        assert sorted(names(hall).values()) == ["Ann", "Bob", "Dan", "Eve"]


async def test_whoever_cannot_sit_down_there_comes_back(tmp_path: Path) -> None:
    """Somebody of that name comes in while the guest is on the way, and the hub hears of it too late."""
    async with venue(tmp_path) as there, there.table("Bar", ("Ann",)) as bar, there.table("Hall") as hall:
        await settle(there, bar, hall)
        bar.moving._table = Meanwhile(bar.guests.table, lambda: hall.guests.ask(TakeSeat("Ann")))
        assert await ask(there, bar, 1, hall) is None
        await moved(there, bar, hall)
        assert (names(bar), names(hall)) == ({1: "Ann"}, {1: "Ann"})
        [move] = there.hub.moves.lines
        assert move.refusal is not None
        assert (move.state, move.refusal.code) == ("stayed", "name_taken")


async def test_a_person_who_comes_back_is_the_same_again(tmp_path: Path) -> None:
    async with venue(tmp_path) as there, there.table("Bar", ("Ann",)) as bar, there.table("Hall") as hall:
        for source, to in ((bar, hall), (hall, bar), (bar, hall)):
            await settle(there, bar, hall)
            assert await ask(there, source, 1, to) is None
            await moved(there, bar, hall)
            assert (names(source), names(to)) == ({}, {1: "Ann"})
        await settle(there, bar, hall)
        people = there.ledger.people
        there_now = there.ledger.member(hall.number).seats[1]
        first = next(iter(there.ledger._database.rows("SELECT pseudonym FROM person WHERE number = 1")))[0]
        assert people.home(hall.number, there_now) == (bar.number, first) == people.home(bar.number, first)
        assert people.moves(hall.number, there_now) > people.moves(bar.number, first)


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_breaks_nobody_sits_twice_or_nowhere(tmp_path: Path, seed: int) -> None:
    """Three tables, guests who move all the time, wires that break, a hub that dies, and newcomers who get in the
    way."""
    rng = random.Random(seed)
    everybody = {"Bar": ("Ann", "Bob", "Cid"), "Hall": ("Dan", "Eve"), "Yard": ("Fay",)}
    async with (
        venue(tmp_path) as there,
        there.table("Bar", everybody["Bar"], "quarter-horse") as bar,
        there.table("Hall", everybody["Hall"]) as hall,
        there.table("Yard", everybody["Yard"]) as yard,
    ):
        tables = (bar, hall, yard)
        people = {name for guests in everybody.values() for name in guests}
        for step in range(60):
            here, to = rng.sample(tables, 2)
            seats = sorted(names(here))
            match rng.randint(0, 5):
                case 0:
                    await here.disconnect()
                    here.connect()
                case 1:
                    for one in tables:
                        await one.disconnect()
                    there.restart()
                    for one in tables:
                        one.connect()
                case 2 if len(names(to)) < 8:
                    people.add(f"N{step}")
                    await to.guests.do(TakeSeat(f"N{step}"))
                case 3 if seats:
                    await here.guests.do(Rename(seats[0], names(here)[seats[0]]))
                case _ if seats:
                    await ask(there, here, rng.choice(seats), to)
            for _ in range(rng.randint(0, 3)):
                await turn(there, *tables)
            seen = [name for one in tables for name in names(one).values()]
            assert len(seen) == len(set(seen)), seen
        for one in tables:
            await one.disconnect()
            one.connect()
        await settle(there, *tables)
        await moved(there, *tables)
        assert sorted(name for one in tables for name in names(one).values()) == sorted(people)
        await settle(there, *tables)
        assert all(there.equals_journal(one) for one in tables)
