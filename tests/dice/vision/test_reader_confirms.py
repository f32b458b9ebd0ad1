"""A second look at the same dice confirms what they show, and nothing else."""

import numpy as np
import pytest

from postparade.core.faults import PictureFault
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import confirms, read
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.roll_watcher import RollWatcher, looks_the_same
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
        watcher.see(taken(tray() if frame < 16 else roll(2, 5), seed=frame), frame / 30).committed
        for frame in range(32)
    ]
    assert [values for values in committed if values] == [(2, 5)]
    assert asked == "whole again whole "


def test_dice_that_lie_as_they_were_read_are_not_read_while_time_is_all_that_is_missing() -> None:
    before = taken(roll(2, 5), seed=1)
    reading = read(before)
    assert reading.values == (2, 5)
    assert looks_the_same(before, taken(roll(2, 5), seed=7), reading)
    assert looks_the_same(before, np.clip(before.astype(np.float32) * 1.03, 0, 255).astype(np.uint8), reading)
    for other in (roll(3, 5), roll(2, 4), roll(5, 2), tray()):
        assert not looks_the_same(before, taken(other, seed=1), reading)


def test_a_die_that_is_turned_before_its_roll_counts_counts_as_it_lies_in_the_end() -> None:
    watcher = RollWatcher(2, taken(tray()))
    committed = []
    for frame in range(64):
        seen = tray() if frame < 16 else roll(2, 5) if frame < 22 else roll(2, 6)
        committed.append(watcher.see(taken(seen, seed=frame), frame / 30).committed)
    assert [values for values in committed if values] == [(2, 6)]
