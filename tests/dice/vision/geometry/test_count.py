"""Pips are counted on the upper face, and on nothing else."""

import cv2
import numpy as np
import pytest

from postparade.dice.vision.geometry import count, cut
from postparade.dice.vision.geometry.spots import SIDE
from tests.dice.vision.drawn import INK, IVORY, RED, Colour, Picture, put, taken, tray

CENTRE = (300.0, 200.0)


def face(value: int, turned: float = 20, edge: float = 56, body: Colour = IVORY, pip: Colour = INK) -> Picture:
    picture = tray()
    put(picture, value, CENTRE, edge, turned, body, pip)
    return cut(taken(picture), CENTRE, edge)


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("turned", [0, 30, 45, 80])
def test_every_value_is_counted_at_any_turn(value: int, turned: float) -> None:
    counted = count(face(value, turned))
    assert counted.value == value
    assert counted.confidence >= 0.8
    assert counted.shares[0][0] == value
    assert sum(share for _, share in counted.shares) == pytest.approx(1)


@pytest.mark.parametrize(("body", "pip"), [(RED, IVORY), (INK, IVORY), ((40, 50, 150), (140, 190, 215))])
def test_light_pips_on_dark_dice_are_counted(body: Colour, pip: Colour) -> None:
    assert [count(face(value, body=body, pip=pip)).value for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("edge", [24, 40, 120])
def test_small_and_large_dice_are_counted(edge: float) -> None:
    assert [count(face(value, edge=edge)).value for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("value", range(1, 7))
def test_a_face_bears_out_its_own_value_only(value: int) -> None:
    counted = count(face(value))
    assert counted.support(value) > 0.8
    assert max(counted.support(other) for other in range(1, 7) if other != value) < 0.1


def test_a_face_seen_at_a_slant_is_counted() -> None:
    picture = tray()
    put(picture, 6, CENTRE, 56, 30)
    flat = cv2.resize(taken(picture), None, fx=1, fy=0.75, interpolation=cv2.INTER_AREA).astype(np.uint8)
    assert count(cut(flat, (300, 150), 52)).value == 6


def test_noise_plain_cloth_and_blank_faces_show_nothing() -> None:
    noise = np.random.default_rng(5).integers(90, 160, (SIDE, SIDE, 3), dtype=np.uint8)
    blank = tray()
    cv2.rectangle(blank, (270, 170), (330, 230), IVORY, cv2.FILLED)
    for patch in (noise, np.full((SIDE, SIDE, 3), 80, np.uint8), cut(taken(blank), CENTRE, 56)):
        assert count(patch).confidence < 0.8


def test_a_patch_at_the_rim_of_the_picture_is_filled_up() -> None:
    picture = tray()
    put(picture, 5, (25, 30), 50, 10)
    assert count(cut(taken(picture), (25, 30), 50)).value == 5


@pytest.mark.parametrize("wrong", [np.zeros((10, 10, 3), np.uint8), np.zeros((SIDE, SIDE, 3), np.float32)])
def test_other_shapes_and_types_are_refused(wrong: Picture) -> None:
    with pytest.raises(ValueError, match="a patch has"):
        count(wrong)
