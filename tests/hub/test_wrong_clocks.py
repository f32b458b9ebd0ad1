"""Clocks of tables may be wrong by years: entries and their order decide, and the console says what is off."""

import random
from pathlib import Path

from tests.hub.test_following import DRIVERS, GUESTS, play, results_told, results_written
from tests.hub.venue import venue

YEAR = 365 * 86400.0


async def test_what_was_raced_by_wrong_clocks_is_known_as_it_was(tmp_path: Path) -> None:
    rng = random.Random(3)
    driver = next(one for one in DRIVERS if one.game.name == "quarter-horse")
    async with (
        venue(tmp_path) as there,
        there.table("Early", GUESTS[:3], driver.game.name) as early,
        there.table("Late", GUESTS[:3], driver.game.name) as late,
    ):
        early.guests.clock.leap(-30 * YEAR)
        late.guests.clock.leap(2 * YEAR)
        for _ in range(6):
            for here in (early, late):
                await play(here, driver, rng, 40)
                here.guests.clock.leap(rng.choice((-YEAR, YEAR / 2)))
        for here in (early, late):
            await here.settle()
            assert there.equals_journal(here)
            assert results_told(there, here.number) == results_written(here)
            assert results_told(there, here.number)
        while any(table.ahead is None for table in there.hub.tables()):
            for here in (early, late):
                await here.guests.clock.advance(1)
        assert all(abs(table.ahead or 0.0) > YEAR / 4 for table in there.hub.tables())
