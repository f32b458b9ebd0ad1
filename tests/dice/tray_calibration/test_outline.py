"""The outline of the tray is found whatever its shape and colour, or is said not to be found."""

from pathlib import Path

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from postparade.core.clock import HandClock
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.tray_calibration.outline import Outline, by_hand, find
from postparade.dice.vision.picture import load
from postparade.simulator.tray.tray import SimulatedTray
from tests.dice.tray_calibration.painted import COLOURS, SHAPES, floor, tray

pytestmark = pytest.mark.slow(3)


def overlap(outline: Outline, truth: NDArray[np.float32]) -> float:
    """Intersection over union."""
    found = Tray(outline=outline.corners).mask(truth.shape) > 0
    return float((found & (truth > 0)).sum() / (found | (truth > 0)).sum())


@pytest.mark.parametrize("colours", COLOURS)
@pytest.mark.parametrize("shape", SHAPES)
def test_floor_of_a_painted_tray_is_found(shape: str, colours: str) -> None:
    """A rim of nearly the floor's colour may count as floor: it is 14 pixels wide."""
    corners = SHAPES[shape]
    outline = find(tray(corners, COLOURS[colours]))
    assert outline is not None
    truth = floor(corners)
    rimmed = cv2.dilate(truth, np.ones((29, 29), np.uint8)).astype(np.float32, copy=False)
    assert max(overlap(outline, truth), overlap(outline, rimmed)) > 0.88
    assert overlap(outline, truth) > 0.85


@pytest.mark.parametrize(
    ("shape", "kinds"), [("rectangle", {"corners"}), ("round", {"round"}), ("hexagon", {"free"}), ("octagon", {"free"})]
)
def test_shape_is_named(shape: str, kinds: set[str]) -> None:
    outline = find(tray(SHAPES[shape], COLOURS["green cloth, rim like the table"]))
    assert outline is not None
    assert outline.shape in kinds


def test_cloth_of_the_simulated_tray_is_found_within_a_hundredth_of_the_picture() -> None:
    outline = find(SimulatedTray(HandClock(), 3).empty())
    assert outline is not None
    assert outline.corners is not None
    assert outline.shape == "corners"
    rim = (26 / 640, 26 / 480)
    for x, y in outline.corners:
        assert min(x, 1 - x) == pytest.approx(rim[0], abs=0.01)
        assert min(y, 1 - y) == pytest.approx(rim[1], abs=0.01)


def test_floor_that_fills_the_picture_needs_no_outline() -> None:
    plain = np.full((480, 640, 3), 70, np.uint8)
    outline = find(plain)
    assert outline is not None
    assert outline.corners is None


def test_no_tray_is_found_in_a_patchwork() -> None:
    patches = np.random.default_rng(1).integers(0, 255, (12, 16, 3), np.uint8)
    assert find(np.kron(patches, np.ones((40, 40, 1), np.uint8))) is None


def test_rim_in_a_photograph_is_found(photos: Path) -> None:
    """The tray of this sequence ends at the right and at the bottom of the picture, and goes on at the left and top."""
    outline = find(load(photos / "sequences" / "dev_00" / "background.jpg"))
    assert outline is not None
    mask = Tray(outline=outline.corners).mask((480, 640))
    assert mask[:380, :540].min() == 255, "the floor is inside"
    assert mask[460:, :].max() == 0, "the rim below is outside"


@pytest.mark.parametrize(
    "corners",
    [
        ((0.1, 0.1), (0.9, 0.9)),
        ((0.1, 0.1), (0.9, 0.9), (0.9, 0.1), (0.1, 0.9)),
        ((0.1, 0.1), (0.9, 0.1), (0.5, 0.2), (0.1, 0.9)),
        ((0.1, 0.1), (0.2, 0.1), (0.15, 0.11)),
        ((0.1, 0.1), (1.4, 0.1), (0.9, 0.9)),
        ((0.1, 0.1), (float("nan"), 0.1), (0.9, 0.9)),
        tuple((0.5, 0.5) for _ in range(50)),
    ],
    ids=["line", "crossed", "notched", "tiny", "outside", "nan", "many"],
)
def test_invalid_outlines_are_refused(corners: tuple[tuple[float, float], ...]) -> None:
    with pytest.raises(ValueError, match=r"it |corner"):
        by_hand(corners)
