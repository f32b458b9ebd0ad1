"""Eleven buttons for the sums: a roll whose faces nobody claims to know."""

from pathlib import Path

import pytest

from postparade.dice.health.monitor import of_journal
from tests.dice.sources.buttons.hands import PANEL, a_moment, hands_at
from tests.dice.sources.opened import until_rolled


@pytest.mark.parametrize("total", range(2, 13))
async def test_a_press_is_a_roll_with_that_sum_and_unknown_faces(tmp_path: Path, total: int) -> None:
    async def play() -> None:
        async with hands_at(tmp_path, PANEL) as hands:
            await hands.press(PANEL.panel[total - 2])
            assert (hands.here.said["values"], hands.here.said["total"]) == (None, total)
            await hands.here.clock.advance(1)
            await a_moment()
            await until_rolled(hands.here, total)
            assert hands.here.play.boxes[0].horse == total

    await play()
    health = of_journal(tmp_path)
    assert (health.rolls, health.with_faces, sum(health.faces.counts)) == (1, 0, 0)


async def test_another_press_before_it_has_settled_changes_the_sum(tmp_path: Path) -> None:
    async with hands_at(tmp_path, PANEL) as hands:
        await hands.press(PANEL.panel[3])
        await hands.press(PANEL.panel[4])
        await hands.here.clock.advance(1)
        await a_moment()
        await until_rolled(hands.here, 6)
