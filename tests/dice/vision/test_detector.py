"""Dice are found where they lie, with their size, whatever the size of the picture."""

import numpy as np
import pytest

from postparade.dice.vision.detector import find
from tests.dice.vision.drawn import roll, taken, tray


@pytest.mark.parametrize("size", [(640, 480), (960, 720), (1280, 720)])
def test_dice_are_found_with_place_and_edge(size: tuple[int, int]) -> None:
    picture = tray(*size)
    picture[:480, :640] = roll(3, 5)
    found = find(taken(picture), 2)
    places = sorted((one.x, one.y) for one in found)
    assert np.allclose(places, [(200, 180), (410, 290)], atol=10)
    assert all(36 < one.edge < 76 for one in found)
    assert found[0].score >= found[1].score > 0.4


def test_nothing_is_found_on_an_empty_tray() -> None:
    assert [one for one in find(taken(tray()), 12) if one.score > 0.4] == []


def test_no_more_than_wanted_are_returned() -> None:
    assert len(find(taken(roll(2, 2)), 1)) == 1
