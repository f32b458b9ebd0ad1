"""Pictures of strips: every light in its place, and those in the documents are what the renderer draws."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import cv2
import numpy as np
import pytest

from postparade.track.layout.lanes import build_layout
from postparade.track.settings import SeatLights, TrackSettings
from testkit.strip_image import CELL, LANE, MARGIN, draw_strip, png

REPOSITORY = Path(__file__).resolve().parents[2]
LAYOUT = build_layout(TrackSettings(pixels_a_lane=6, serpentine=True, seats=(SeatLights(seat=1, first=66, count=2),)))


def spot(row: int, place: int) -> tuple[int, int]:
    """The middle of a light in the picture."""
    return MARGIN + LANE * row + CELL // 2, MARGIN + CELL * place + CELL // 2


@pytest.mark.parametrize(("pixel", "row", "place"), [(0, 0, 0), (11, 1, 0), (6, 1, 5), (60, 10, 0), (66, 11, 0)])
def test_light_is_drawn_where_its_pixel_lies(pixel: int, row: int, place: int) -> None:
    frame = np.zeros((LAYOUT.pixels, 3), dtype=np.uint8)
    dark = draw_strip(LAYOUT, frame)
    frame[pixel] = (255, 0, 0)
    lit = draw_strip(LAYOUT, frame)
    y, x = spot(row, place)
    assert lit[y, x, 0] == 255
    changed = np.argwhere((lit != dark).any(axis=2))
    assert (np.abs(changed - (y, x)).max(axis=1) <= CELL // 2).all()


def test_short_lanes_end_at_the_same_line() -> None:
    layout = build_layout(TrackSettings(preset="spaces"))
    frame = np.zeros((layout.pixels, 3), dtype=np.uint8)
    for lane in layout.lanes:
        frame[lane.indices[-1]] = (0, 255, 0)
    drawn = draw_strip(layout, frame)
    assert [int(np.argmax(drawn[spot(row, 0)[0], :, 1])) // CELL for row in range(11)] == [
        int(np.argmax(drawn[spot(0, 0)[0], :, 1])) // CELL
    ] * 11


def test_picture_survives_as_png() -> None:
    frame = np.random.default_rng(1).integers(0, 255, (LAYOUT.pixels, 3), dtype=np.uint8)
    drawn = draw_strip(LAYOUT, frame)
    read = cv2.imdecode(np.frombuffer(png(drawn), np.uint8), cv2.IMREAD_COLOR)
    assert read is not None
    assert np.array_equal(read[:, :, ::-1], drawn)


@pytest.fixture(scope="module")
def documented() -> ModuleType:
    """The script that draws the pictures of the documents."""
    path = REPOSITORY / "tools" / "strip_pictures.py"
    spec = importlib.util.spec_from_file_location("strip_pictures", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(path.parent))
    return module


def test_documents_show_what_the_renderer_draws(documented: ModuleType) -> None:
    """Draw them anew with tools/strip_pictures.py, and look at them, when this fails. Their 256 colours are chosen, so
    that they differ a little."""
    for name, drawn in documented.pictures().items():
        shown = cv2.imread(str(REPOSITORY / "docs" / "screenshots" / f"strip-{name}.png"))
        assert shown is not None, name
        assert shown.shape == drawn.shape, name
        assert np.abs(shown[:, :, ::-1].astype(int) - drawn).max() < 30, name
