"""The dice of one image lie on one floor: one whose face is tilted otherwise leans."""

import pytest

from postparade.dice.vision.confidence import FAR_OUT, LEANS, UNLIKE, WIDEST, one_leans, unlike
from postparade.dice.vision.detector import Found
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
    assert one_leans(dice, 0.0, SIDE) is leans
    assert one_leans(dice[::-1], 0.0, SIDE) is leans


def test_a_near_camera_sees_dice_far_apart_from_different_sides() -> None:
    """The faces of both turn outward; a long lens sees less of that, and none sees them turn inward."""
    outward = WIDEST * (RIGHT.x - LEFT.x) / SIDE
    assert outward > UNLIKE
    for share in (0.0, 0.5, 1.0):
        dice = verdict(LEFT, 4, tilt=ASLANT - share * outward / 2), verdict(RIGHT, 2, tilt=ASLANT + share * outward / 2)
        assert unlike(*dice, SIDE) == pytest.approx(0, abs=1e-9)
    inward = verdict(LEFT, 4, tilt=ASLANT + outward / 2), verdict(RIGHT, 2, tilt=ASLANT - outward / 2)
    assert unlike(*inward, SIDE) == pytest.approx(outward)


@pytest.mark.parametrize(
    ("lean", "leaning", "leans"),
    [(0.9 * LEANS, 0.1, False), (1.1 * LEANS, 0.1, True), (1.1 * LEANS, 0.0, False), (1.1 * FAR_OUT, 0.0, True)],
)
def test_bodies_that_lean_are_believed_to_unless_every_face_looks_flat(
    lean: float, leaning: float, leans: bool
) -> None:
    dice = [verdict(LEFT, 4), verdict(RIGHT, 2)._replace(leaning=leaning)]
    assert one_leans(dice, lean, SIDE) is leans


def test_one_die_and_none_are_alike() -> None:
    assert not one_leans([], 0.0, SIDE)
    assert not one_leans([verdict(LEFT, 4, tilt=ASLANT)], 0.0, SIDE)
