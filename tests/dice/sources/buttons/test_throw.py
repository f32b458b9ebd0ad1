"""A button that throws the table's own dice."""

from pathlib import Path

from postparade.games.viewer import HOST
from tests.dice.sources.buttons.hands import ROWS, a_moment, hands_at
from tests.dice.sources.opened import until_said

assert ROWS.throw_pin is not None
THROW = ROWS.throw_pin


async def test_it_throws_once_a_press(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS) as hands:
        await hands.press(THROW)
        said = await until_said(hands.here, "committed")
        assert said["source"] == "electronic"
        await hands.here.clock.advance(1)
        assert len(hands.here.rolls) == 1
        assert hands.here.table.view(HOST).rolls[0].source == "electronic"
        await hands.press(THROW)
        await a_moment()
        assert len(hands.here.rolls) == 2


async def test_it_waits_for_the_deal_and_says_so(tmp_path: Path) -> None:
    async with hands_at(tmp_path, ROWS, deal=False) as hands:
        entry = hands.here.entry
        await hands.press(THROW)
        assert hands.here.said["reason"] == "roll_not_expected"
        assert hands.here.entry == entry
