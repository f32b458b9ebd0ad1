"""The body of a die against the empty tray tells its true size, and leaning dice from flat ones."""

import cv2
import numpy as np
import pytest

from postparade.dice.vision.against_empty import AgainstEmpty
from postparade.dice.vision.confidence import FAR_OUT, LEANS
from postparade.dice.vision.detector import Found
from postparade.dice.vision.silhouette import Outline, is_as_large, lean
from tests.dice.vision.drawn import FELT, IVORY, Picture, roll, taken, tray

EMPTY = taken(tray(), seed=1)


def bodies(picture: Picture) -> AgainstEmpty:
    return AgainstEmpty(picture, EMPTY)


def outline(x: float, elongation: float, whole: bool = True) -> Outline:
    """That of a body as large as a die of 20 pixels."""
    return Outline((x, 0), 400, elongation, 0.955, whole)


def test_a_flat_die_is_square_and_as_large_as_it_was_found() -> None:
    for body in (bodies(taken(roll(3, 6))).body(die) for die in (Found(200, 180, 56, 1), Found(410, 290, 56, 1))):
        assert body is not None
        assert body.side == pytest.approx(56, abs=5)
        assert body.elongation < 1.05
        assert body.whole


def test_a_die_is_as_large_as_its_body_and_centred_on_it() -> None:
    dice = [Found(188, 174, 40, 0.6), Found(410, 290, 48, 0.9)]
    first, second = bodies(taken(roll(2, 6))).measured(dice)
    assert (first.x, first.y, first.edge) == pytest.approx((200, 180, 56), abs=3)
    assert (second.x, second.y, second.edge) == pytest.approx((410, 290, 56), abs=3)


def test_dice_that_touch_keep_the_size_that_was_found() -> None:
    dice = [Found(200, 180, 50, 0.9), Found(270, 180, 50, 0.9)]
    assert bodies(taken(roll(2, 6))).measured(dice) == dice


def test_a_die_seen_longer_than_the_other_leans() -> None:
    picture = roll(3, 6)
    cv2.rectangle(picture, (380, 30), (436, 100), IVORY, cv2.FILLED)
    dice = [Found(200, 180, 56, 1), Found(408, 54, 60, 1)]
    assert bodies(taken(picture)).lean(dice) > LEANS


def test_a_body_that_reaches_to_another_die_is_that_of_both() -> None:
    picture = roll(3, 6)
    cv2.rectangle(picture, (170, 150), (290, 210), IVORY, cv2.FILLED)
    dice = [Found(200, 180, 56, 0.9), Found(260, 180, 56, 0.9)]
    assert bodies(picture).measured(dice) == dice
    assert bodies(picture).lean(dice) == 0


def test_a_token_with_a_hole_is_a_disc_and_a_die_is_none() -> None:
    picture = roll(3, 6)
    cv2.circle(picture, (500, 100), 30, IVORY, cv2.FILLED, cv2.LINE_AA)
    cv2.circle(picture, (500, 100), 6, (20, 20, 20), cv2.FILLED, cv2.LINE_AA)
    seen = bodies(picture)
    assert seen.is_disc(Found(500, 100, 56, 1))
    assert not seen.is_disc(Found(200, 180, 56, 1))
    assert not seen.is_disc(Found(410, 290, 56, 1))


def test_there_is_no_body_where_nothing_stands_out() -> None:
    assert bodies(taken(tray())).body(Found(200, 180, 56, 1)) is None


def test_a_die_at_the_rim_of_the_picture_is_not_judged_by_its_shape() -> None:
    long, square = outline(0, 1.5, whole=False), outline(100, 1.0)
    dice = [Found(5, 5, 20, 1), Found(100, 0, 20, 1)]
    assert lean(dice, [long, square]) == 0
    assert lean(dice, [None, square]) == 0
    assert lean(dice, [long._replace(whole=True), square]) > LEANS


def test_a_body_with_a_side_as_bright_as_the_tray_is_not_judged_by_its_shape() -> None:
    picture = roll(3, 6)
    cv2.rectangle(picture, (380, 30), (436, 100), IVORY, cv2.FILLED)
    dice = [Found(200, 180, 56, 1), Found(408, 54, 60, 1)]
    cv2.fillConvexPoly(picture, np.array([(440, 36), (440, 94), (404, 65)]), FELT)
    seen = bodies(taken(picture))
    assert seen.lean(dice) == 0
    assert seen.measured(dice)[1] == dice[1]


def test_a_body_far_beside_its_face_leans_more_than_a_longer_one() -> None:
    """A camera aslant sees flat dice longer, too, but never the face of one far beside that of the other."""
    square = outline(100, 1.0)
    longer, far_out = outline(2, 1.4), outline(7, 1.3)
    dice = [Found(0, 0, 20, 1), Found(100, 0, 20, 1)]
    assert LEANS < lean(dice, [longer, square]) < FAR_OUT < lean(dice, [far_out, square])


def test_a_body_bears_out_the_size_of_a_die_and_not_of_a_pip() -> None:
    seen = bodies(taken(roll(1, 6)))
    die, pip = Found(200, 180, 56, 1), Found(200, 180, 36, 1)
    assert is_as_large(die, seen.body(die))
    assert not is_as_large(pip, seen.body(pip))
    assert not is_as_large(die, bodies(taken(tray())).body(die))
