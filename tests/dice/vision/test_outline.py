"""The outline of a thing in the tray is found around its core, whole where it can be made out."""

import numpy as np
import pytest

from postparade.dice.vision.picture import Field
from postparade.dice.vision.silhouette import STANDS_OUT, outlined

CORE, THIN = 10.0, 3
MIDDLE = (50.0, 50.0)


def field(*patches: tuple[slice, slice, float]) -> Field:
    """A window in which ``patches`` (rows, columns, how much they differ) stand out."""
    strength = np.zeros((120, 120), np.float32)
    for rows, columns, much in patches:
        strength[rows, columns] = much
    return strength


FACE = (slice(30, 71), slice(30, 71), 100.0)
SIDE = (slice(71, 101), slice(30, 71))
PIP = (slice(69, 95), slice(30, 40), 100.0)


def test_a_square_is_as_large_as_it_is_and_as_long_as_wide() -> None:
    seen = outlined(field(FACE), MIDDLE, CORE, THIN)
    assert seen is not None
    assert seen.whole
    assert seen.area == pytest.approx(40 * 40)
    assert seen.centre == pytest.approx(MIDDLE)
    assert seen.elongation == pytest.approx(1, abs=1e-6)
    assert seen.roundness == pytest.approx(3 / np.pi)


def test_an_outline_can_be_scaled_to_another_picture() -> None:
    """Of a window within a picture, and of one twice as large, whose pixels are counted from their middles, too."""
    seen = outlined(field(FACE), MIDDLE, CORE, THIN)
    assert seen is not None
    assert seen.side == pytest.approx(40)
    assert seen.shifted(7, -3).centre == pytest.approx((57, 47))
    larger = seen.enlarged(2)
    assert larger.centre == pytest.approx((100.5, 100.5))
    assert larger.side == pytest.approx(80)
    assert larger.roundness == seen.roundness


def test_a_side_nearly_as_bright_as_the_tray_is_made_out_when_a_pip_on_it_hints_at_it() -> None:
    seen = outlined(field(FACE, (*SIDE, 30.0), PIP), MIDDLE, CORE, THIN)
    assert seen is not None
    assert STANDS_OUT[-1] < 0.3 < STANDS_OUT[-2]
    assert seen.whole
    assert seen.area == pytest.approx(40 * 70)


def test_a_thing_with_a_bay_is_not_whole() -> None:
    seen = outlined(field(FACE, PIP), MIDDLE, CORE, THIN)
    assert seen is not None
    assert not seen.whole


def test_a_thing_that_the_window_cuts_is_not_whole() -> None:
    seen = outlined(field((slice(0, 71), slice(30, 71), 100.0)), MIDDLE, CORE, THIN)
    assert seen is not None
    assert not seen.whole


def test_nothing_stands_out_of_an_empty_tray() -> None:
    assert outlined(field(), MIDDLE, CORE, THIN) is None
