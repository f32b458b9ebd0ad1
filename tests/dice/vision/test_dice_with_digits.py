"""Dice with digits instead of pips are said to have them, and never count."""

import cv2
import numpy as np
import pytest

from postparade.dice.vision import geometry
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import read
from tests.dice.vision.drawn import INK, IVORY, put, taken, tray

FONTS = (cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_TRIPLEX)
PLACES = ((200, 180), (410, 290))


def put_digit(picture: Picture, value: int, centre: tuple[float, float], turned: float, font: int) -> None:
    """Draw a die of 56 pixels with the digit ``value`` up into ``picture``, turned by degrees."""
    die = np.full((120, 120, 3), IVORY, np.uint8)
    (width, height), _ = cv2.getTextSize(str(value), font, 2.4, 6)
    cv2.putText(die, str(value), (60 - width // 2, 60 + height // 2), font, 2.4, INK, 6, cv2.LINE_AA)
    move = cv2.getRotationMatrix2D((60, 60), turned, 56 / 120)
    move[:, 2] += np.array(centre) - 60
    on = cv2.warpAffine(np.full((120, 120), 255, np.uint8), move, (640, 480)) > 127
    picture[on] = cv2.warpAffine(die, move, (640, 480))[on]


@pytest.mark.parametrize("font", FONTS)
def test_dice_with_digits_never_count_and_mostly_are_named_as_such(font: int) -> None:
    reasons = []
    for value in range(1, 7):
        for turned in (0, 40, 100, 200):
            picture = tray()
            put_digit(picture, value, PLACES[0], turned, font)
            put_digit(picture, value % 6 + 1 if turned else value, PLACES[1], turned + 33, font)
            for reference in (None, taken(tray(), seed=99)):
                reading = read(taken(picture, seed=value), 2, reference)
                assert reading.values is None
                reasons.append(reading.reason)
    assert reasons.count("numerals") >= 0.6 * len(reasons)


def test_the_one_that_two_sixes_resemble_is_not_read() -> None:
    picture = tray()
    put_digit(picture, 6, PLACES[0], 100, FONTS[0])
    put_digit(picture, 6, PLACES[1], 133, FONTS[1])
    assert read(taken(picture, seed=48), 2, taken(tray(), seed=99)).reason == "numerals"


@pytest.mark.parametrize("value", range(1, 7))
def test_no_face_with_pips_has_a_digit(value: int) -> None:
    for turned in range(0, 90, 15):
        picture = tray()
        put(picture, value, PLACES[0], turned=turned)
        assert not geometry.is_numeral(geometry.cut(taken(picture, seed=turned), PLACES[0], 56))
