"""The face reader names drawn faces, whichever way they lie, and says nothing of what it is not asked."""

import numpy as np
import pytest

from postparade.dice.vision import face_classifier
from postparade.dice.vision.detector import Found
from tests.dice.vision.drawn import Picture, put, taken, tray

SIDE = 192
DIE = Found(SIDE / 2, SIDE / 2, 55.6, 0.9)
"""In the middle, and of a size whose crop reaches equally far to all sides: turned pictures have turned crops."""


def alone(value: int) -> Picture:
    picture = tray(SIDE, SIDE)
    put(picture, value, (DIE.x, DIE.y), DIE.edge, turned=20)
    return taken(picture)


def in_turned(tilt: complex, quarters: int, step: int) -> complex:
    """``tilt`` as it is seen after the picture was mirrored by ``step`` and turned by so many ``quarters``."""
    return complex(tilt.real * step, tilt.imag) * (-1j) ** quarters


@pytest.mark.parametrize("value", range(1, 7))
def test_a_face_is_named_whichever_way_it_lies(value: int) -> None:
    picture = alone(value)
    for quarters in range(4):
        (seen,) = face_classifier.read(np.ascontiguousarray(np.rot90(picture, quarters)), [DIE])
        assert seen.value == value
        assert sum(seen.chances) + sum(seen.obstacles.values()) == pytest.approx(1, abs=1e-5)


def test_one_die_in_four_places_is_read_turned_and_mirrored_in_four_ways() -> None:
    picture = alone(3)
    each = face_classifier.read_turned(picture, [DIE] * 4)
    # The same turns, done to the whole picture: its middle stays where it is.
    turned = [np.ascontiguousarray(np.rot90(picture[:, ::step], quarters)) for quarters, step in face_classifier.TURNS]
    for seen, one, (quarters, step) in zip(each, turned, face_classifier.TURNS, strict=True):
        (wanted,) = face_classifier.read(one, [DIE])
        assert seen.chances == pytest.approx(wanted.chances, abs=1e-3)
        assert in_turned(seen.tilt, quarters, step) == pytest.approx(wanted.tilt, abs=1e-3)
    assert len({round(seen.chance, 5) for seen in each}) > 1


def test_no_dice_cost_no_reading() -> None:
    picture = tray(SIDE, SIDE)
    assert face_classifier.read(picture, []) == face_classifier.read_turned(picture, []) == []


def test_the_mean_of_readings_is_that_of_all_their_chances() -> None:
    obstacles = dict.fromkeys(face_classifier.CLASSES[6:], 0.0)
    one = face_classifier.FaceReading((1.0, 0.0, 0.0, 0.0, 0.0, 0.0), obstacles, 0.2j)
    other = face_classifier.FaceReading((0.0, 0.5, 0.0, 0.0, 0.0, 0.0), obstacles | {"cocked": 0.5}, 0.1 + 0j)
    both = face_classifier.mean([one, other])
    assert both.chances == (0.5, 0.25, 0.0, 0.0, 0.0, 0.0)
    assert both.obstacles["cocked"] == 0.25
    assert both.tilt == 0.05 + 0.1j
    assert both.value == 1
