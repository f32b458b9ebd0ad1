"""What is wrong with the light is said, and where; a good picture needs no advice. On real trays and on the simulated
one."""

import asyncio
from pathlib import Path

import cv2
import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.dice.tray_calibration import image_quality
from postparade.dice.tray_calibration.advice import on_tray, where
from postparade.dice.tray_calibration.image_quality import Place
from postparade.dice.vision.picture import Picture, load
from postparade.simulator.tray.tray import SimulatedTray
from tests.dice.tray_calibration.painted import lamp, lit

SEQUENCES = [f"dev_{number:02d}" for number in range(10)]


def codes(*pictures: Picture) -> list[str]:
    return [one.code for one in on_tray(image_quality.measure(pictures))]


def simulated(level: float = 1.0, frames: int = 10) -> list[Picture]:
    """Frames of the simulated empty tray without its rim."""
    clock = HandClock()
    tray = SimulatedTray(clock, 4)
    tray.light(level)
    seen = []
    for _ in range(frames):
        asyncio.run(clock.advance(1 / 30))
        seen.append(tray.read()[30:-30, 30:-30])
    return seen


@pytest.fixture(params=SEQUENCES)
def real(request: pytest.FixtureRequest, photos: Path) -> Picture:
    """A real empty tray."""
    return load(photos / "sequences" / str(request.param) / "background.jpg")


def test_a_good_picture_needs_no_advice(real: Picture) -> None:
    assert codes(real) == []


def test_simulated_trays_need_no_advice() -> None:
    assert codes(*simulated()) == []
    assert codes(*simulated(level=2.0)) == []


def test_a_real_tray_in_the_dark_is_too_dark(real: Picture) -> None:
    assert codes(lit(real, 0.1)) == ["light_dark"]


def test_a_real_tray_in_the_sun_is_too_bright(real: Picture) -> None:
    assert "light_bright" in codes(lit(real, 1.7))


@pytest.mark.parametrize(
    ("x", "y", "place"), [(0.2, 0.2, "at the upper left"), (0.5, 0.5, "in the middle"), (0.8, 0.5, "on the right")]
)
def test_a_lamp_on_a_real_tray_is_found_where_it_is(real: Picture, x: float, y: float, place: str) -> None:
    found = on_tray(image_quality.measure([lamp(real, x, y)]))
    assert [one.code for one in found] == ["light_glare"]
    assert place in found[0].sentence
    spot = found[0].places[0]
    assert spot.x < x < spot.x + spot.width
    assert spot.y < y < spot.y + spot.height


@pytest.mark.parametrize("strength", [110, 255])
def test_a_lamp_on_dark_cloth_is_found_although_nothing_is_overexposed(strength: float) -> None:
    assert codes(lamp(simulated(frames=1)[0], 0.7, 0.7, strength=strength)) == ["light_glare"]


def test_shade_over_a_part_of_the_tray_is_uneven_light() -> None:
    bright = simulated(frames=1)[0].astype(np.float64)
    bright[:, : round(0.4 * bright.shape[1])] *= 0.35
    (found,) = on_tray(image_quality.measure([bright.astype(np.uint8)]))
    assert found.code == "light_uneven"
    assert found.places[0].x < 0.1
    assert found.places[0].width == pytest.approx(0.4, abs=0.1)


def test_light_that_pulses_or_runs_in_bands_flickers() -> None:
    frames = simulated()
    assert codes(*(lit(frame, 1 + 0.1 * (-1) ** n) for n, frame in enumerate(frames))) == ["light_flicker"]
    rows = np.arange(frames[0].shape[0])[:, None, None]
    bands = [np.clip(frame * (1 + 0.1 * np.sin(rows / 60 + 2 * n)), 0, 255) for n, frame in enumerate(frames)]
    assert codes(*(band.astype(np.uint8) for band in bands)) == ["light_flicker"]


def test_strong_noise_is_grain() -> None:
    chance = np.random.default_rng(1)
    noisy = [np.clip(f + chance.normal(0, 16, f.shape), 0, 255).astype(np.uint8) for f in simulated()]
    assert codes(*noisy) == ["light_grainy"]


def test_light_outside_the_tray_does_not_count() -> None:
    picture = simulated(frames=1)[0]
    mask = np.zeros(picture.shape[:2], np.uint8)
    mask[:, : picture.shape[1] // 2] = 255
    shining = lamp(picture, 0.8, 0.5)
    assert [one.code for one in on_tray(image_quality.measure([shining]))] == ["light_glare"]
    assert on_tray(image_quality.measure([shining], mask)) == []


def test_a_die_is_not_a_lamp() -> None:
    picture = simulated(frames=1)[0].copy()
    picture[100:160, 100:160] = 235
    height, width = picture.shape[:2]
    die = Place(100 / width, 100 / height, 60 / width, 60 / height)
    assert image_quality.measure([picture]).glare != ()
    assert image_quality.measure([picture], apart=[die]).glare == ()


@pytest.mark.parametrize(
    ("x", "y", "words"),
    [
        (0.1, 0.1, "at the upper left"),
        (0.5, 0.9, "at the bottom"),
        (0.9, 0.5, "on the right"),
        (0.5, 0.1, "at the top"),
        (0.9, 0.9, "at the lower right"),
    ],
)
def test_places_have_words(x: float, y: float, words: str) -> None:
    assert where([Place(x - 0.05, y - 0.05, 0.1, 0.1)]) == words


@pytest.mark.parametrize("sigma", [1.5, 2.5, 4.0])
def test_blur_of_a_step_is_its_width(sigma: float) -> None:
    step = np.full((80, 80, 3), 40, np.uint8)
    step[:, 40:] = 200
    blurred = cv2.GaussianBlur(step, (0, 0), sigma).astype(np.uint8)
    assert image_quality.blur(blurred, (10, 10, 60, 60)).sigma == pytest.approx(sigma, rel=0.25)


def test_meters_of_small_and_odd_pictures_are_numbers() -> None:
    for shape in ((48, 48, 3), (60, 900, 3), (900, 60, 3)):
        shown = image_quality.measure([np.full(shape, 90, np.uint8)])
        assert shown.light == 90
        assert on_tray(shown) == []
