"""Rendered dice show what their truth says."""

import math

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.simulator.tray.dice_model import facing
from training.renders.die import EDGE, Sprite, Stand, draw, lying_on, upper_face
from training.renders.light import Light, random_light
from training.renders.looks import Look, contrast, random_look
from training.renders.paint import random_grain
from training.renders.shape import REACH, Shape

pytestmark = pytest.mark.slow


WHITE = (245.0, 245.0, 245.0)
BLACK = (15.0, 15.0, 15.0)
DAYLIGHT = Light(
    towards=np.array([0, 0, 1], np.float32),
    softness=0.5,
    main=np.full(3, 0.4, np.float32),
    sky=np.full(3, 0.5, np.float32),
    ground=np.full(3, 0.2, np.float32),
    shade=0.5,
    lamps=(),
)


def easy_look() -> Look:
    """A white die with black pips and nothing else to it."""
    look = random_look(np.random.default_rng(0), "light")
    return look._replace(
        shape=Shape(0.2, REACH), body=WHITE, veins=WHITE, pips=BLACK, one=BLACK, marbling=0.0, flecks=0.0, clear=0.0,
        pip=0.18, spread=0.52, six=0.52, ace=1.0, hollow=0.0, worn=0.0, ring=0.0, gloss=0.0, rubbed=0.0,
    )  # fmt: skip


def drawn(look: Look, stand: Stand, elevation: float, seed: int = 0, light: Light = DAYLIGHT) -> Sprite:
    return draw(look, random_grain(np.random.default_rng(seed), look), stand, light, elevation, 25.0)


def pips_on(sprite: Sprite) -> int:
    """Dark spots within the upper face of a sprite of the easy look."""
    mask = np.zeros(sprite.alpha.shape, np.uint8)
    middle = sprite.corners.mean(axis=0)
    cv2.fillConvexPoly(mask, np.round(middle + 0.9 * (sprite.corners - middle)).astype(np.int32), 255)
    dark = ((sprite.bgr.max(axis=2) < 110) & (mask > 0) & (sprite.alpha > 200)).astype(np.uint8)
    areas = cv2.connectedComponentsWithStats(dark)[2][1:, cv2.CC_STAT_AREA]
    return int((areas > 12).sum())


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize("degrees", [40, 60, 90])
@pytest.mark.parametrize("yaw", [0.0, 0.7])
def test_the_upper_face_has_as_many_pips_as_its_value(value: int, degrees: int, yaw: float) -> None:
    sprite = drawn(easy_look(), Stand(value, yaw), math.radians(degrees))
    assert sprite.value == value
    assert pips_on(sprite) == value


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_upside_down_shows_what_is_missing_to_seven(value: int) -> None:
    assert facing(lying_on(Stand(value, 0.3)), (0.0, 0.0, -1.0)) == 7 - value
    turned_over = drawn(easy_look(), Stand(value, 0.3, lean=math.pi), math.radians(80))
    assert (turned_over.value, pips_on(turned_over)) == (7 - value, 7 - value)


@given(
    value=st.integers(1, 6),
    yaw=st.floats(0, math.tau),
    degrees=st.floats(25, 90),
    share=st.floats(-0.9, 0.9),
    seed=st.integers(0, 10_000),
)
@settings(max_examples=25)
def test_the_corners_enclose_the_upper_face(value: int, yaw: float, degrees: float, share: float, seed: int) -> None:
    # Leaning further, the upper face could turn away from the camera.
    lean = min(math.pi / 4, math.radians(degrees - 20)) * share
    chance = np.random.default_rng(seed)
    sprite = drawn(random_look(chance), Stand(value, yaw, lean), math.radians(degrees), seed, random_light(chance))
    middle = sprite.corners.mean(axis=0)
    assert np.abs(middle - sprite.centre).max() < 2.0
    for corner in sprite.corners:
        x, y = np.floor(middle + 0.6 * (corner - middle)).astype(int)
        assert sprite.alpha[y, x] > 200
    x, y, wide, high = sprite.box
    assert (sprite.alpha[y : y + high, x : x + wide] > 127).sum() == (sprite.alpha > 127).sum()
    assert EDGE * 0.85 < max(wide, high) < EDGE * 2
    assert sprite.lean == pytest.approx(abs(lean), abs=1e-6)


def test_seen_from_above_the_upper_face_is_a_square_of_the_dies_edge() -> None:
    corners = drawn(easy_look(), Stand(5, 0.4), math.radians(90)).corners
    sides = np.linalg.norm(corners - np.roll(corners, 1, axis=0), axis=1)
    # The upper face is nearer than the die's middle, at which the edge is measured.
    assert sides == pytest.approx(EDGE * 25 / 24, rel=0.01)


@given(value=st.integers(1, 6), yaw=st.floats(0, math.tau))
def test_the_upper_face_is_level_when_a_die_lies_flat(value: int, yaw: float) -> None:
    assert upper_face(lying_on(Stand(value, yaw)), value)[2] == pytest.approx(np.ones(4))


def test_a_low_camera_sees_the_upper_face_flattened_and_the_sides() -> None:
    low, high = (drawn(easy_look(), Stand(6, 0.0), math.radians(degrees)) for degrees in (25, 90))
    heights = [float(np.ptp(sprite.corners[:, 1])) for sprite in (low, high)]
    assert heights[0] / heights[1] == pytest.approx(math.sin(math.radians(25)), rel=0.12)
    assert low.box[3] > 1.2 * heights[0]


@pytest.mark.parametrize("degrees", [30, 60, 90])
def test_a_flat_face_is_tilted_upwards_by_as_much_as_the_camera_looks_aslant(degrees: int) -> None:
    sprite = drawn(easy_look(), Stand(2, 1.1), math.radians(degrees))
    assert sprite.tilt == pytest.approx((0, -math.cos(math.radians(degrees))), abs=1e-6)


@given(yaw=st.floats(0, math.tau), lean=st.floats(-0.6, 0.6), degrees=st.floats(50, 90))
@settings(max_examples=25)
def test_a_tilted_face_is_seen_as_much_flattened(yaw: float, lean: float, degrees: float) -> None:
    """Of a square that is seen from far away, as much is left as its normal points to the camera."""
    sprite = drawn(easy_look(), Stand(5, yaw, lean), math.radians(degrees))
    left = cv2.contourArea(sprite.corners) / EDGE**2
    assert left == pytest.approx(math.sqrt(1 - math.hypot(*sprite.tilt) ** 2), abs=0.15)


@pytest.mark.parametrize("theme", ["any", "light", "dark", "faint"])
def test_pips_of_every_theme_can_be_told_from_the_body(theme: str) -> None:
    chance = np.random.default_rng(3)
    looks = [random_look(chance, theme) for _ in range(60)]  # type: ignore[arg-type]  # parametrize hands in plain words
    contrasts = [contrast(look.body, look.pips) for look in looks]
    assert min(contrasts) >= 26
    assert (max(contrasts) <= 75) == (theme == "faint")
    assert len({look.body for look in looks}) == 60


def test_the_same_seed_draws_the_same_die() -> None:
    one, other = (drawn(random_look(np.random.default_rng(4)), Stand(3, 1.0), 1.0, seed=4) for _ in range(2))
    assert np.array_equal(one.bgr, other.bgr)
    assert np.array_equal(one.shadow, other.shadow)
