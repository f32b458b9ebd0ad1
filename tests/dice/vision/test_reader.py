"""The reader on drawn trays: the right values, the right reason, and nothing made up."""

import cv2
import numpy as np
import pytest

from postparade.core.faults import PictureFault
from postparade.dice.vision.reader import read
from tests.dice.vision.drawn import FELT, INK, IVORY, RED, Colour, put, roll, taken, tray

EVERY_PAIR = [(a, b) for a in range(1, 7) for b in range(a, 7)]


@pytest.mark.parametrize("pair", EVERY_PAIR)
def test_every_pair_is_read_with_and_without_the_empty_tray(pair: tuple[int, int]) -> None:
    picture = taken(roll(*pair))
    for reference in (None, taken(tray(), seed=1)):
        reading = read(picture, 2, reference)
        assert reading.values == pair
        assert reading.reason is None
        assert reading.likely[0] == pair
        assert len(reading.dice) == 2


@pytest.mark.parametrize("turned", range(0, 90, 15))
def test_any_turn_is_read(turned: int) -> None:
    assert read(taken(roll(4, 6, turned=turned))).values == (4, 6)


@pytest.mark.parametrize(
    ("body", "pip", "felt"),
    [(IVORY, INK, FELT), (RED, IVORY, FELT), (INK, IVORY, (120, 130, 125)), (RED, (140, 190, 215), FELT)],
)
def test_colours_of_dice(body: Colour, pip: Colour, felt: Colour) -> None:
    picture = tray(colour=felt)
    put(picture, 3, (200, 200), body=body, pip=pip, turned=10)
    put(picture, 5, (420, 260), body=body, pip=pip, turned=50)
    assert read(taken(picture)).values == (3, 5)


def test_exposure_drift_against_the_empty_tray() -> None:
    dim = np.clip(taken(roll(2, 6)) * 0.8, 0, 255).astype(np.uint8)
    assert read(dim, 2, taken(tray(), seed=1)).values == (2, 6)


def test_boxes_are_in_pixels_of_the_picture_handed_in() -> None:
    large = cv2.resize(taken(roll(2, 5)), None, fx=3, fy=3, interpolation=cv2.INTER_CUBIC).astype(np.uint8)
    reading = read(large)
    assert reading.values == (2, 5)
    centres = sorted((x + w / 2, y + h / 2) for x, y, w, h in (die.box for die in reading.dice))
    assert np.allclose(centres, [(600, 540), (1230, 870)], atol=15)


@pytest.mark.parametrize("times", [0.5, 0.75, 1.3, 1.5, 1.51, 3.0, 6.0])
def test_an_answer_does_not_depend_on_how_large_a_still_is(times: float) -> None:
    """Pictures of more than 960 pixels are scaled down before they are read."""
    picture = taken(roll(4, 5))
    way = cv2.INTER_AREA if times < 1 else cv2.INTER_CUBIC
    seen, scaled = read(picture), read(np.asarray(cv2.resize(picture, None, fx=times, fy=times, interpolation=way)))
    assert (scaled.values, scaled.reason) == (seen.values, seen.reason) == ((4, 5), None)
    assert scaled.confidence == pytest.approx(seen.confidence, abs=0.01)


def test_too_few_too_many_and_any() -> None:
    one = tray()
    put(one, 4, (300, 200))
    assert read(taken(one)).reason == "too_few"
    assert read(taken(one), None).values == (4,)
    three = roll(1, 2)
    put(three, 3, (100, 380))
    assert read(taken(three)).reason == "too_many"
    assert read(taken(three), None).values == (1, 2, 3)
    assert read(taken(three), 3).values == (1, 2, 3)


def test_empty_black_and_white_pictures_have_no_dice() -> None:
    black, white = np.zeros((480, 640, 3), np.uint8), np.full((480, 640, 3), 255, np.uint8)
    for picture, reason in ((taken(tray()), "too_few"), (black, "no_tray"), (white, "no_tray")):
        for expect in (2, None):
            reading = read(picture, expect)
            assert (reading.values, reading.reason) == (None, reason)


def test_noise_is_not_read() -> None:
    noise = np.random.default_rng(3).integers(0, 256, (240, 320, 3), np.uint8)
    assert read(noise).values is None


def test_strong_blur_is_not_read() -> None:
    assert read(cv2.GaussianBlur(roll(4, 5), (0, 0), 14).astype(np.uint8)).values is None


def test_a_token_with_a_hole_is_not_read_as_a_one() -> None:
    picture = tray()
    put(picture, 4, (410, 290))
    cv2.circle(picture, (200, 180), 30, IVORY, cv2.FILLED, cv2.LINE_AA)
    cv2.circle(picture, (200, 180), 7, INK, cv2.FILLED, cv2.LINE_AA)
    reading = read(taken(picture), 2, taken(tray(), seed=1))
    assert (reading.values, reading.reason) == (None, "too_few")
    assert read(taken(picture), 2).values is None


def test_a_missing_pip_is_not_read_as_another_value() -> None:
    """A pip hidden by glare leaves a pattern that is no layout; a five without a corner must not become a three."""
    picture = roll(5, 2)
    cv2.circle(picture, (200, 180), 0, IVORY)
    angle = np.radians(20.0)
    corner = np.array([np.cos(angle) + np.sin(angle), np.sin(angle) - np.cos(angle)]) * 0.52 * 28 + (200, 180)
    cv2.circle(picture, (round(corner[0]), round(corner[1])), 9, IVORY, cv2.FILLED)
    assert read(taken(picture)).values is None


def test_a_hand_beside_the_dice_is_reported() -> None:
    picture = roll(3, 4)
    cv2.rectangle(picture, (0, 330), (330, 430), (140, 170, 210), cv2.FILLED)
    assert read(taken(picture), 2, taken(tray(), seed=1)).reason == "hand"


def test_touching_dice_are_parted_or_not_answered() -> None:
    for gap in (0, 1, 2, 4, 8):
        picture = tray()
        put(picture, 5, (250, 220), edge=56)
        put(picture, 6, (306 + gap, 226), edge=56)
        assert read(taken(picture)).values in (None, (5, 6))


def test_too_small_a_picture_is_a_fault() -> None:
    with pytest.raises(PictureFault):
        read(np.zeros((20, 20, 3), np.uint8))
