"""The wiring diagram shows the pins of the firmware, every piece of strip in the way of the data, and every feed."""

import ast
from pathlib import Path

import pytest
from hypothesis import given

from postparade.core.firmware_files import firmware_folder
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.layout.layout_svg import rows
from postparade.track.settings import LaneSettings, SeatLights, TrackSettings
from postparade.workshop.electrics import electrics
from postparade.workshop.shapes import Circle, Drawing, Text, bounds
from postparade.workshop.wiring import (
    BUTTON_PINS,
    JUMPER_PIN,
    LIGHT_PINS,
    PLUS,
    RED,
    SERVO_PINS,
    STRIP_PINS,
    SWITCH_PIN,
    draw_wiring,
    pieces,
)
from tests.track.fields import layouts

PITCH = 1000 / 60


def wiring(settings: TrackSettings, switches: bool = False, level: str = "rails") -> Drawing:
    layout = build_layout(settings)
    found = electrics(layout, settings, level, PITCH, 650.0)  # type: ignore[arg-type]  # one of three
    return draw_wiring(layout, found, switches)


def words(drawing: Drawing) -> list[str]:
    return [shape.words for shape in drawing.shapes if isinstance(shape, Text)]


def test_pins_are_those_of_the_firmware() -> None:
    tree = ast.parse((firmware_folder() / "postparade_fw" / "hal_rp2.py").read_text(encoding="utf-8"))
    named = {
        node.targets[0].id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    assert (named["STRIPS"], named["SERVOS"], named["END_STOP"]) == (STRIP_PINS, SERVO_PINS, SWITCH_PIN)
    assert (named["BUTTONS"], named["LIGHTS"]) == (BUTTON_PINS, LIGHT_PINS)
    jumper = (firmware_folder() / "postparade_fw" / "jumper.py").read_text(encoding="utf-8")
    assert f"PIN = {JUMPER_PIN}\n" in jumper


def test_every_lane_is_named_with_the_pixels_that_the_layout_lists() -> None:
    settings = TrackSettings(outputs=2, serpentine=True, seats=(SeatLights(seat=4, first=180, count=5, chain=1),))
    said = words(wiring(settings))
    for row in rows(build_layout(settings)):
        low, high = sorted((row.gate, row.finish))
        assert f"horse {row.horse}: pixels {low} to {high}" in said
    assert "seat 4: pixels 180 to 184" in said
    assert said.count("330") == 2
    assert {"GP16", "GP17"} <= set(said)
    assert "GP18" not in said


def test_servos_are_on_the_pins_of_their_horses_and_switches_are_listed() -> None:
    few = TrackSettings(lanes=(LaneSettings(horse=6, first=0, count=9), LaneSettings(horse=12, first=9, count=9)))
    said = words(wiring(few, switches=True))
    assert {"GP6", "GP12"} <= set(said)
    assert "GP7" not in said
    assert "Switches behind the gates: all in parallel from GP27 to ground." in said
    assert not any("GP27" in text for text in words(wiring(few)))
    assert "GP6" not in words(wiring(few, level="full"))


@pytest.mark.parametrize("cap", [2000, 10_000])
def test_power_comes_in_as_often_as_the_strip_needs(cap: int) -> None:
    settings = TrackSettings(cap_ma=cap)
    found = electrics(build_layout(settings), settings, "full", PITCH, 650.0)
    drawing = draw_wiring(build_layout(settings), found, False)
    joints = [one for one in drawing.shapes if isinstance(one, Circle) and one.fill == RED and one.centre[0] == PLUS]
    assert len(joints) == 1 + sum(map(len, found.feeds)), "the capacitor, and every feed"


@given(layouts())
def test_pieces_follow_the_data_and_hold_every_pixel_once(layout: Layout) -> None:
    found = pieces(layout)
    assert sum(piece.count for piece in found) == sum(run.count for lane in layout.lanes for run in lane.runs) + sum(
        light.run.count for light in layout.seats
    )
    assert [(piece.chain, piece.first) for piece in found] == sorted((piece.chain, piece.first) for piece in found)


def test_nothing_leaves_the_drawing() -> None:
    drawing = wiring(TrackSettings(outputs=4), switches=True)
    for shape in drawing.shapes:
        if not isinstance(shape, Text):
            left, top, right, bottom = bounds(shape)
            assert 0 <= left <= right <= drawing.width
            assert 0 <= top <= bottom <= drawing.height


def test_the_committed_picture_is_that_of_the_usual_track() -> None:
    from postparade.workshop.as_svg import as_svg

    picture = Path(__file__).resolve().parents[2] / "docs" / "screenshots" / "wiring.svg"
    assert picture.read_text(encoding="utf-8") == as_svg(wiring(TrackSettings()), "Post Parade")
