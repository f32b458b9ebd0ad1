"""Ready Set Bet with bettors of every table on one race: one table is the House, and its journal decides."""

import asyncio
from pathlib import Path

from postparade.core.faults import Refusal
from postparade.games.ready_set_bet.rules.actions import Bet, SetupRace, Start
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, TABLE, seat
from postparade.table.journal.codec import parse
from postparade.table.journal.journal import Journal
from postparade.table.messages import Command, OpenGame, Receipt
from tests.hub.test_moves import moved, names, settle
from tests.hub.venue import TableHere, Venue, venue

FAR = 0.08
TOKENS = (2, 3, 3, 4, 5)


async def to_the_house(there: Venue, house: TableHere, *others: TableHere) -> None:
    """Everybody of the other tables moves to the House."""
    await settle(there, house, *others)
    for other in others:
        assert await there.hub.turn(there.hub.moves.ask_all, other.number, house.number) is None
        assert await there.hub.turn(there.hub.moves.ask_all, other.number, house.number) is None, (
            "asked again, it changes nothing"
        )
    await moved(there, house, *others)
    await settle(there, house, *others)


async def everybody_wants(house: TableHere, spot: str, token: int) -> list[Receipt | Refusal]:
    """The guests at the House tap at once; those of the other tables are heard later."""
    table, clock = house.guests.table, house.guests.clock
    asked = []
    for number, name in names(house).items():
        away = 0.0 if name == "Ann" else FAR
        bet = Command(f"{name}-{spot}", seat(number), Bet(number, token, spot), away=away)
        asked.append((away, bet))
    sent = [asyncio.create_task(table.submit(bet)) for away, bet in asked if not away]
    await clock.advance(FAR)
    sent += [asyncio.create_task(table.submit(bet)) for away, bet in asked if away]
    await asyncio.sleep(0)
    await clock.advance(FAR)
    return list(await asyncio.gather(*sent))


async def test_guests_of_three_tables_bet_on_the_race_of_one(tmp_path: Path) -> None:
    async with (
        venue(tmp_path) as there,
        there.table("House", ("Ann",)) as house,
        there.table("Bar", ("Bob", "Cid")) as bar,
        there.table("Yard", ("Dora", "Eve")) as yard,
    ):
        await to_the_house(there, house, bar, yard)
        assert sorted(names(house).values()) == ["Ann", "Bob", "Cid", "Dora", "Eve"]
        assert names(bar) == names(yard) == {}
        house.guests.table.lots.spread = lambda: FAR
        await house.guests.do(OpenGame("ready-set-bet", {"modules": [], "pace": "off"}))
        await house.guests.do(SetupRace())
        await house.guests.do(Start())
        for token, spot in zip(TOKENS, list(house.guests.board.play.prices)[:5], strict=True):
            answers = await everybody_wants(house, spot, token)
            granted = [one for one in answers if isinstance(one, Receipt)]
            assert len(granted) == 1
            assert {one.code for one in answers if isinstance(one, Refusal)} <= {
                "spot_taken",
                "lost_the_draw",
                "token_not_available",
            }
        while house.guests.table.view(TABLE).play.phase in ("open", "closed"):
            await house.guests.do(Roll((3, 4)), DICE)
        await house.guests.wait(10)
        await settle(there, house, bar, yard)
        records = [parse(house.folder, entry) for entry in Journal.read(house.folder)]
        lots = [record.lot for record in records if record.lot is not None]
        assert lots, "who came together drew lots"
        now = house.guests.table._accepted
        assert now.game is not None
        assert now.game.missing(now.play) == 0, "no chip is lost or made"
        rows = {row.name: row.races for row in there.hub.stand().standings.guests}
        assert rows == dict.fromkeys(("Ann", "Bob", "Cid", "Dora", "Eve"), 1)
        assert there.equals_journal(house)
        for table in (house, bar, yard):
            await table.disconnect()
