"""A second look at the same dice confirms what they show, and nothing else."""

import numpy as np
import pytest

from postparade.core.faults import PictureFault
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import confirms, read
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.roll_watcher import RollWatcher
from tests.dice.vision.drawn import roll, taken, tray


def test_same_dice_are_confirmed_and_others_are_not() -> None:
    reading = read(taken(roll(2, 5)))
    assert reading.values == (2, 5)
    assert confirms(taken(roll(2, 5), seed=7), reading)
    assert not confirms(taken(roll(2, 6)), reading)
    assert not confirms(taken(tray()), reading)


def test_dice_that_changed_places_are_not_confirmed() -> None:
    assert not confirms(taken(roll(5, 2)), read(taken(roll(2, 5))))


def test_larger_pictures_are_looked_at_in_the_same_places() -> None:
    large = np.repeat(np.repeat(taken(roll(2, 5)), 2, axis=0), 2, axis=1)
    reading = read(large)
    assert reading.values == (2, 5)
    assert confirms(large, reading)


def test_picture_that_is_too_small_is_refused() -> None:
    with pytest.raises(PictureFault):
        confirms(np.zeros((1, 1, 3), np.uint8), read(taken(roll(2, 5))))


def test_first_and_last_reading_of_a_roll_are_whole() -> None:
    asked = ""

    def whole(picture: Picture, expect: int | None, reference: Picture | None, /) -> Reading:
        nonlocal asked
        asked += "whole "
        return read(picture, expect, reference)

    def again(picture: Picture, reading: Reading, /) -> bool:
        nonlocal asked
        asked += "again "
        return confirms(picture, reading)

    watcher = RollWatcher(2, taken(tray()), whole, again)
    committed = [
        watcher.see(taken(tray() if frame < 8 else roll(2, 5), seed=frame), frame / 15).committed for frame in range(16)
    ]
    assert [values for values in committed if values] == [(2, 5)]
    assert asked.startswith("whole again ")
    assert asked.endswith("again whole ")
    assert asked.count("whole") == 2
