"""The empty tray is prepared once, and again when another one is given."""

import numpy as np

from postparade.dice.vision.difference import LONGEST, empty_tray
from tests.dice.vision.drawn import taken, tray


def test_same_picture_is_prepared_once() -> None:
    picture = taken(tray())
    assert empty_tray(picture, 480, 640) is empty_tray(picture, 480, 640)


def test_equal_picture_is_another_one() -> None:
    picture = taken(tray())
    assert empty_tray(picture, 480, 640) is not empty_tray(picture.copy(), 480, 640)


def test_it_is_as_large_as_the_pictures_it_is_compared_with() -> None:
    empty = empty_tray(np.repeat(np.repeat(taken(tray()), 2, axis=0), 2, axis=1), 480, 640)
    assert empty.picture.shape == (480, 640, 3)
    assert max(empty.small.shape) == LONGEST
    assert empty.scale == LONGEST / 640
