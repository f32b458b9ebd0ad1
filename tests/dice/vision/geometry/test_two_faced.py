"""Pale spots that make two values of one face."""

import cv2
import numpy as np
import pytest

from postparade.dice.vision.geometry import count, cut
from postparade.dice.vision.geometry.layouts import Faces
from postparade.dice.vision.geometry.spots import PER_VIEW, VIEWS, Spots
from postparade.dice.vision.geometry.two_faced import is_two_faced
from tests.dice.vision.drawn import IVORY, Colour, Picture, put, taken, tray

CORNERS = [(-1, -1), (1, 1), (-1, 1), (1, -1)]
STEP = 0.26


def face(value: int, spots: dict[tuple[int, int], float]) -> tuple[Faces, Spots]:
    """A face of ``value`` with ``spots`` of that strength at steps from its middle, as if seen from above."""
    shape = 2 * VIEWS, PER_VIEW
    found = Spots(np.full(shape, 9, np.complex64), np.zeros(shape, np.float32), np.ones(shape, np.float32))
    for number, ((x, y), strength) in enumerate(spots.items()):
        found.place[0, number], found.strength[0, number] = STEP * complex(x, y), strength
    one = np.array([0j], np.complex64)
    return Faces(np.array([value]), np.array([0]), one, one + np.float32(STEP), one + np.complex64(STEP * 1j)), found


def two_faced(value: int, spots: dict[tuple[int, int], float]) -> bool:
    return is_two_faced(*face(value, spots), 0)


@pytest.mark.parametrize("ghost", [8.0, 14.0])
def test_four_with_a_pale_spot_in_the_middle_may_be_a_five(ghost: float) -> None:
    four = dict.fromkeys(CORNERS, 20.0)
    assert not two_faced(4, four)
    assert not two_faced(4, four | {(0, 0): 2.0})
    assert two_faced(4, four | {(0, 0): ghost})


def test_four_with_one_spot_at_a_side_is_not_a_six() -> None:
    four = dict.fromkeys(CORNERS, 20.0)
    assert not two_faced(4, four | {(1, 0): 12.0})
    assert two_faced(4, four | {(1, 0): 12.0, (-1, 0): 12.0})
    assert two_faced(4, four | {(0, 1): 12.0, (0, -1): 12.0})


def test_five_of_which_three_pips_are_pale_may_be_a_two() -> None:
    two, rest = dict.fromkeys(CORNERS[:2], 24.0), [(-1, 1), (1, -1), (0, 0)]
    assert two_faced(5, two | dict.fromkeys(rest, 10.0))
    assert not two_faced(5, two | dict.fromkeys(rest, 18.0))


def test_one_pip_full_of_light_does_not_make_another_value_of_a_corner() -> None:
    assert not two_faced(4, dict.fromkeys(CORNERS, 20.0) | {(1, 1): 6.0})


def ink(value: int, strong: Colour, pale: Colour) -> Picture:
    """A five of which the pips beyond ``value`` are ``pale``."""
    picture = tray()
    put(picture, 5, (300, 200), 56, 0, IVORY, pale)
    only = tray()
    put(only, value, (300, 200), 56, 0, IVORY, strong)
    return cut(taken(np.asarray(cv2.min(picture, only), np.uint8)), (300, 200), 56)


@pytest.mark.parametrize("value", [2, 4])
def test_drawn_ghosts_make_a_face_doubtful(value: int) -> None:
    strong: Colour = (30, 30, 30)
    assert count(ink(value, strong, strong)).plain
    assert count(ink(value, strong, IVORY)).value == value
    assert not count(ink(value, strong, (140, 150, 155))).plain


@pytest.mark.parametrize(
    ("right", "strength", "roundness", "doubt"),
    [
        (0.0, 14.0, 0.9, True),
        (0.1, 14.0, 0.6, True),
        (0.0, 8.0, 0.9, False),
        (0.0, 14.0, 0.3, False),
        (0.2, 14.0, 0.9, False),
    ],
)
def test_six_with_a_spot_of_another_colour_in_its_middle_may_be_a_one_on_a_clear_die(
    right: float, strength: float, roundness: float, doubt: bool
) -> None:
    faces, spots = face(6, dict.fromkeys([*CORNERS, (-1, 0), (1, 0)], 10.0))
    spots.place[3, 0], spots.strength[3, 0], spots.roundness[3, 0] = right, strength, roundness
    assert is_two_faced(faces, spots, 0) is doubt
    four, spots = face(4, dict.fromkeys(CORNERS, 10.0))
    spots.place[3, 0], spots.strength[3, 0] = right, strength
    assert not is_two_faced(four, spots, 0)
