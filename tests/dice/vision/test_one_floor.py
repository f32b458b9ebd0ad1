"""Dice on one floor are seen aslant alike, but for their places in the picture; one that is not leans."""

import pytest

from postparade.dice.vision.detector import Found
from postparade.dice.vision.one_floor import UNLIKE, WIDEST, one_leans, unlike
from tests.dice.vision.explanation import verdict

SIDE = 640.0
LEFT, RIGHT = Found(120, 240, 50, 0.9), Found(520, 240, 50, 0.9)
ASLANT = -0.4j
"""The camera stands at the lower side of the picture."""


@pytest.mark.parametrize(
    ("away", "leans"),
    [(0j, False), (0.5 * UNLIKE, False), (-1.1 * UNLIKE, True), (1.1j * UNLIKE, True), (-1.1j * UNLIKE, True)],
)
def test_faces_seen_alike_are_flat_and_others_are_not(away: complex, leans: bool) -> None:
    dice = [verdict(LEFT, 4, tilt=ASLANT), verdict(RIGHT, 2, tilt=ASLANT + away)]
    assert one_leans(dice, SIDE) is leans
    assert one_leans(dice[::-1], SIDE) is leans


def test_a_near_camera_sees_dice_far_apart_from_different_sides() -> None:
    """The faces of both turn outward; a long lens sees less of that, and none sees them turn inward."""
    outward = WIDEST * (RIGHT.x - LEFT.x) / SIDE
    assert outward > UNLIKE
    for share in (0.0, 0.5, 1.0):
        dice = verdict(LEFT, 4, tilt=ASLANT - share * outward / 2), verdict(RIGHT, 2, tilt=ASLANT + share * outward / 2)
        assert unlike(*dice, SIDE) == pytest.approx(0, abs=1e-9)
    inward = verdict(LEFT, 4, tilt=ASLANT + outward / 2), verdict(RIGHT, 2, tilt=ASLANT - outward / 2)
    assert unlike(*inward, SIDE) == pytest.approx(outward)


def test_one_die_and_none_are_alike() -> None:
    assert not one_leans([], SIDE)
    assert not one_leans([verdict(LEFT, 4, tilt=ASLANT)], SIDE)
