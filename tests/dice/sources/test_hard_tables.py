"""Light that moves, poor pictures, another tray, printed dice, a burnt-out spot: the roll counts as it lies, or within
five seconds people are told why not and asked for it. It never counts wrongly."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest

from postparade.core.error_messages import CATALOGUE
from postparade.dice.capture.contract import Frame
from postparade.dice.sources.camera import CameraSource
from tests.dice.abreast import awaited_workers
from tests.dice.sources.opened import opened
from tests.dice.sources.test_camera import NoCamera, a_moment
from tests.dice.tray_calibration.painted import lamp
from tests.dice.vision.drawn import Picture, put, roll, taken, tray

__all__ = ["awaited_workers"]
pytestmark = [pytest.mark.slow(20), pytest.mark.usefixtures("awaited_workers")]

FPS, THROWN, WITHIN = 15, 2.0, 5.0
"""Frames a second; seconds after which the dice lie there; seconds from then within which people know."""

DICE = (3, 5)
Scene = Callable[[float], Picture]


def plain(at: float) -> Picture:
    """Nothing, then dice that come to rest at once."""
    return roll(*DICE) if at >= THROWN else tray()


@cache
def _places() -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.float64]], ...]:
    rows, columns = np.mgrid[:480, :640].astype(np.float64)
    return rows, columns


def moving(strength: float, wide: float, colour: tuple[float, float, float]) -> Scene:
    """A round patch of light, or of shadow, that wanders over the tray for as long as anybody looks."""

    def scene(at: float) -> Picture:
        rows, columns = _places()
        x, y = 320 + 260 * np.cos(1.9 * at), 240 + 180 * np.sin(2.6 * at)
        patch = np.exp(-((rows - y) ** 2 + (columns - x) ** 2) / wide**2)[..., None]
        lit: Picture = np.clip(plain(at) * (1 + strength * patch * np.array(colour)), 0, 255).astype(np.uint8)
        return lit

    return scene


def packed(at: float) -> Picture:
    picture = taken(plain(at), seed=round(at * FPS))
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 20])
    return np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.uint8)


def swapped(at: float) -> Picture:
    """Another tray lies there than the one that was calibrated."""
    picture = np.asarray(np.where(np.indices((480, 640)).sum(axis=0)[..., None] // 40 % 2, 150, 190), np.uint8)
    picture = np.repeat(picture, 3, axis=2)
    if at >= THROWN:
        put(picture, DICE[0], (200, 180), turned=20)
        put(picture, DICE[1], (410, 290), turned=53)
    return picture


def printed(at: float) -> Picture:
    """A floor with four dice printed on it."""
    picture = plain(at)
    for value, place in ((6, (80, 80)), (2, (560, 80)), (4, (80, 400)), (1, (560, 400))):
        put(picture, value, place)
    return picture


def mirrored(at: float) -> Picture:
    """The burnt-out mirror image of a lamp on the floor that was calibrated without it."""
    return np.asarray(lamp(plain(at), 0.75, 0.2, 0.03, 400.0), np.uint8)


class Filmed(NoCamera):
    """A camera over a tray of which the host's calibration keeps ``empty``."""

    def __init__(self, empty: Picture | None) -> None:
        super().__init__()
        self._empty = empty

    def reference(self) -> Frame | None:
        return self._empty


CALIBRATED = taken(tray(), seed=999)


@pytest.mark.parametrize(
    ("scene", "empty", "expected"),
    [
        (moving(0.9, 90, (1, 0.3, 0.2)), CALIBRATED, "never_rests"),
        (moving(-0.45, 120, (1, 1, 1)), CALIBRATED, "counted"),
        (packed, CALIBRATED, "counted"),
        (swapped, CALIBRATED, "moved"),
        (printed, None, "too_many"),
        (mirrored, CALIBRATED, "counted"),
    ],
    ids=["disco light", "moving shadow", "quality 20", "swapped tray", "printed dice", "lamp"],
)
async def test_a_roll_counts_as_it_lies_or_is_asked_for_with_a_reason(
    tmp_path: Path, scene: Scene, empty: Picture | None, expected: str
) -> None:
    async with opened(tmp_path) as here:
        source = CameraSource(Filmed(empty), here.context)
        frame = 0
        while here.clock.now() < THROWN + WITHIN and not here.rolls:
            await here.clock.advance(1 / FPS)
            frame += 1
            picture = taken(scene(here.clock.now()), seed=frame)
            sighting = source.tray_worker.see(picture, here.clock.now()).sighting
            source.tell(sighting)
            if sighting.committed is not None:
                await a_moment(here)
            if here.clock.now() > THROWN and here.said["stage"] in ("unsure", "moved"):
                break
        assert [tuple(sorted(one)) for one in here.rolls] == ([DICE] if expected == "counted" else [])
        if expected not in ("counted", "moved"):
            assert (here.said["stage"], here.said["reason"]) == ("unsure", expected)
            assert CATALOGUE[expected].remedy == here.said["remedy"]
            assert here.said["likely"][0] == [*DICE]
