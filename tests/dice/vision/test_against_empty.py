"""What lies in the tray beside the dice is told by its size, and what is only painted on the tray is no die."""

import cv2
import numpy as np
import pytest

from postparade.dice.vision.against_empty import LONGEST, AgainstEmpty
from postparade.dice.vision.detector import Found
from tests.dice.tray_calibration.painted import lamp
from tests.dice.vision.drawn import Picture, put, roll, taken, tray

EMPTY = taken(tray(), seed=1)
DICE = [Found(200, 180, 56, 0.9), Found(410, 290, 56, 0.9)]


def what(picture: Picture, empty: Picture = EMPTY) -> str:
    return AgainstEmpty(taken(picture), empty).beside(DICE)


def test_two_dice_are_found_and_nothing_else() -> None:
    assert what(roll(3, 6)) == "nothing"
    assert AgainstEmpty(taken(roll(3, 6)), EMPTY).present(DICE) == DICE


def test_an_empty_tray_of_another_size_is_scaled_to_the_picture() -> None:
    large = np.repeat(np.repeat(EMPTY, 2, axis=0), 2, axis=1)
    against = AgainstEmpty(taken(roll(3, 6)), large)
    assert against.mask.shape == (240, LONGEST)
    assert against.scale == LONGEST / 640
    assert against.present(DICE) == DICE
    assert against.beside(DICE) == "nothing"


def test_an_undetected_die_is_a_foreign_object() -> None:
    picture = roll(3, 6)
    put(picture, 2, (100, 400))
    assert what(picture) == "thing"


@pytest.mark.parametrize("light", [1.0, 0.4, 0.25, 0.15])
def test_an_undetected_die_stands_out_in_any_light(light: float) -> None:
    picture = roll(3, 6)
    put(picture, 2, (100, 400))
    dim, dim_tray = ((light * one).astype(np.uint8) for one in (picture, tray()))
    assert what(dim, taken(dim_tray, seed=1)) == "thing"


def test_an_arm_over_the_rim_is_a_hand() -> None:
    picture = roll(3, 6)
    cv2.rectangle(picture, (500, 0), (580, 200), (140, 170, 210), cv2.FILLED)
    assert what(picture) == "hand"


def test_another_tray_is_reported() -> None:
    colours = np.random.default_rng(4).integers(0, 255, (6, 8, 3), dtype=np.uint8)
    other = cv2.resize(colours, (640, 480), interpolation=cv2.INTER_NEAREST).astype(np.uint8)
    assert what(other) == "other_tray"


def test_a_die_printed_on_the_tray_is_none() -> None:
    printed = tray()
    put(printed, 5, (500, 90))
    picture = printed.copy()
    put(picture, 2, (200, 180))
    found = [Found(500, 90, 56, 0.9), Found(200, 180, 56, 0.9)]
    assert AgainstEmpty(taken(picture), taken(printed, seed=1)).present(found) == found[1:]


def test_less_light_is_nothing() -> None:
    dim = np.clip(roll(3, 6) * 0.75, 0, 255).astype(np.uint8)
    assert what(dim) == "nothing"


@pytest.mark.parametrize("size", [0.03, 0.05, 0.08])
def test_the_burnt_out_mirror_image_of_a_lamp_is_told_from_things(size: float) -> None:
    assert what(lamp(roll(3, 6), 0.7, 0.25, size, 400.0)) == "lamp"


@pytest.mark.parametrize("edge", [50, 62, 80])
def test_a_burnt_out_white_block_is_a_thing_and_no_lamp(edge: int) -> None:
    picture = roll(3, 6)
    cv2.rectangle(picture, (460, 80), (460 + edge, 80 + edge), (255, 255, 255), cv2.FILLED)
    assert what(picture) in ("thing", "hand")
    cv2.circle(picture, (470, 90), 60, (255, 255, 255), cv2.FILLED)
    assert what(cv2.GaussianBlur(picture, (0, 0), 2.0).astype(np.uint8)) in ("thing", "hand"), "nor is one out of focus"


def test_a_hand_beside_a_lamp_is_a_hand() -> None:
    picture = roll(3, 6)
    cv2.rectangle(picture, (500, 300), (580, 480), (140, 170, 210), cv2.FILLED)
    assert what(lamp(picture, 0.7, 0.2, 0.05, 400.0)) == "hand"
