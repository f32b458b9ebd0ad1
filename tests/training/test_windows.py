"""Windows of pictures show their dice where they say, at any size and over the picture's rim."""

import cv2
import numpy as np
import pytest

from training.photos import Picture, PlacedDie
from training.windows import Subject, cut

pytestmark = pytest.mark.slow


SIZE = (96, 96)


def marked(place: tuple[float, float]) -> Picture:
    """A dark picture with one bright dot, whose middle is at ``place``."""
    picture = np.full((480, 640, 3), 30, np.uint8)
    cv2.circle(picture, (round(place[0]), round(place[1])), 9, (250, 250, 250), cv2.FILLED)
    return picture


@pytest.mark.parametrize("scale", [0.2, 0.5, 1.0, 2.0])
@pytest.mark.parametrize("place", [(320.0, 240.0), (12.0, 14.0), (630.0, 470.0)])
def test_a_die_is_seen_where_the_window_says(scale: float, place: tuple[float, float]) -> None:
    subject = Subject(marked(place), (PlacedDie(*place, 40.0, 3),), upright=False)
    for seed in range(8):
        centre = place[0] + 10 / scale, place[1] - 6 / scale
        window = cut(subject, centre, scale, SIZE, np.random.default_rng(seed), 0.08)
        die = window.dice[0]
        assert window.picture.shape == (96, 96, 3)
        assert window.picture[round(die.y), round(die.x)].min() > 120
        assert 0.8 * scale < die.edge / 40.0 < 1.2 * scale


@pytest.mark.parametrize("upright", [True, False])
def test_a_tilt_is_turned_and_mirrored_with_the_picture(upright: bool) -> None:
    tilt = (0.6, -0.3)
    dice = PlacedDie(320, 240, 40, 3, tilt=tilt), PlacedDie(320 + 50 * tilt[0], 240 + 50 * tilt[1], 40, 3)
    subject = Subject(marked((320, 240)), dice, upright)
    for seed in range(8):
        first, second = cut(subject, (320, 240), 1.0, SIZE, np.random.default_rng(seed), 0.0).dice
        assert first.tilt == pytest.approx(((second.x - first.x) / 50, (second.y - first.y) / 50))
        assert second.tilt is None


def test_a_window_beside_the_picture_shows_its_rim_or_its_usual_colour() -> None:
    subject = Subject(marked((320.0, 240.0)), (), upright=True)
    for seed in range(8):
        window = cut(subject, (-400.0, 900.0), 0.3, SIZE, np.random.default_rng(seed), 0.0)
        assert np.ptp(window.picture) == 0
        assert window.picture.max() == 30
