"""While the final is run, the other tables turn their sound down, and nobody is left silent."""

from pathlib import Path

from postparade.games.dice_race.rules.actions import Deal
from postparade.hub.contest.night import Contest
from postparade.hub.final_sound import AGAIN, LASTS, FinalSound
from postparade.hub.table_side.orders import TOPIC
from postparade.rules.cards import DECK
from tests.hub.venue import TableHere, Venue, until, venue

SCRATCHES = (2, 3, 4, 5)


def ducked(here: TableHere) -> bool:
    return bool((here.board.latest(TOPIC) or {}).get("duck"))


async def begun(here: TableHere) -> None:
    await here.guests.do(Deal(deck=DECK))
    await here.guests.roll(*SCRATCHES, 12)
    await here.settle()


async def heats(there: Venue, *tables: TableHere) -> None:
    await there.hub.turn(there.hub.begin, Contest("Cup", advance=1))
    for here in tables:
        await begun(here)
        await here.guests.roll(12, 12)
        await here.settle()


async def test_other_tables_are_quiet_during_the_final_and_only_then(tmp_path: Path) -> None:
    async with (
        venue(tmp_path) as there,
        there.table("Bar", ("Ann", "Bob"), "quarter-horse", cards="recorded") as bar,
        there.table("Hall", ("Cleo", "Dan"), "quarter-horse", cards="recorded") as hall,
    ):
        sound = FinalSound(there.hub, there.clock)
        await heats(there, bar, hall)
        await begun(bar)
        await sound.look()
        assert there.hub.final_running() is None
        await bar.guests.roll(12, 12)
        await bar.settle()
        assert await there.hub.turn(there.hub.draw_final, bar.number) is None
        await sound.look()
        assert not ducked(hall)
        await begun(bar)
        await until(lambda: there.hub.final_running() == bar.number, bar.guests.clock, there.hub)
        await sound.look()
        await until(lambda: ducked(hall), hall.guests.clock, there.hub)
        assert not ducked(bar)
        await bar.guests.roll(12, 12)
        await bar.settle()
        await until(lambda: there.hub.final_running() is None, bar.guests.clock, there.hub)
        await sound.look()
        await until(lambda: not ducked(hall), hall.guests.clock, there.hub)


async def test_a_table_comes_up_again_by_itself_when_the_hub_is_gone(tmp_path: Path) -> None:
    async with venue(tmp_path) as there, there.table("Bar", ("Ann",)) as here:
        await there.hub.order("duck", (here.number,), seconds=LASTS)
        await until(lambda: ducked(here))
        await here.disconnect()
        await here.guests.clock.advance(AGAIN)
        assert ducked(here)
        await here.guests.clock.advance(LASTS)
        await until(lambda: not ducked(here))
