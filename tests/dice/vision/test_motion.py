"""What moves is seen to move, however small; what only shakes, shines or flickers is still."""

import cv2
import numpy as np
import pytest

from postparade.dice.vision.floor import Floor, Mask
from postparade.dice.vision.motion import Motion, thumbnail
from tests.dice.vision.drawn import FELT, INK, IVORY, RED, Colour, Picture, put, roll, taken, tray

pytestmark = pytest.mark.slow(3)


def see(motion: Motion, picture: Picture, at: float, mask: Mask | None = None) -> bool:
    now = thumbnail(picture)
    return motion.moves(now, at, Floor.of(mask, *now.shape[:2]))


def moving(pictures: list[Picture], fps: float = 30) -> list[bool]:
    motion = Motion()
    return [see(motion, picture, index / fps) for index, picture in enumerate(pictures)]


def with_small_die(x: float, body: Colour = IVORY, pip: Colour = INK) -> Picture:
    picture = tray()
    put(picture, 4, (x, 240), edge=18, body=body, pip=pip)
    return picture


@pytest.mark.parametrize(("body", "pip"), [(IVORY, INK), (RED, IVORY)])
def test_a_die_of_eighteen_pixels_is_seen_to_move(body: Colour, pip: Colour) -> None:
    pictures = [taken(with_small_die(300 + 5 * step, body, pip), seed=step) for step in range(8)]
    assert moving(pictures) == [True] * 8


def test_a_die_that_creeps_is_seen_sooner_or_later() -> None:
    pictures = [taken(with_small_die(300 + step), seed=step) for step in range(30)]
    assert sum(moving(pictures)[1:]) >= 3


def test_still_dice_under_a_noisy_camera_are_still() -> None:
    pictures = [taken(roll(3, 6), seed=step, noise=7) for step in range(40)]
    assert not any(moving(pictures)[10:])


def test_trembling_and_light_are_not_motion() -> None:
    chance = np.random.default_rng(1)
    still = roll(3, 6)
    aslant = np.linspace(0.9, 1.12, 640)[None, :, None]
    bands = 1 + 0.08 * np.sin(np.linspace(0, 25, 480))[:, None, None]
    for light in (1.0, 0.8, 1.05, aslant, bands, np.roll(bands, 40, axis=0)):
        pictures = [still] * 3 + [np.clip(still * light, 0, 255).astype(np.uint8)] * 3
        assert not any(moving([taken(picture, seed=step) for step, picture in enumerate(pictures)])[1:])
    shaken = [cv2.warpAffine(still, np.array([[1, 0, x], [0, 1, y]]), (640, 480), borderMode=cv2.BORDER_REPLICATE)
              for x, y in chance.uniform(-0.5, 0.5, (20, 2))]  # fmt: skip
    assert not any(moving([taken(picture.astype(np.uint8), seed=step) for step, picture in enumerate(shaken)])[1:])


def test_a_first_frame_and_one_of_another_size_are_motion() -> None:
    motion = Motion()
    large, small = np.full((480, 640, 3), FELT, np.uint8), np.full((300, 640, 3), FELT, np.uint8)
    seen = [see(motion, picture, 0.1 * index) for index, picture in enumerate([large, large, small, small])]
    assert seen == [True, False, True, False]
