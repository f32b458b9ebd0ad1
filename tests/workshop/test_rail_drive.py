"""What pulls a horse has the force for it, and its speed, travel and current follow from the layout."""

from math import pi
from pathlib import Path

import pytest
from hypothesis import given

from postparade.core.i18n import LANGUAGES
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.settings import LaneSettings, RailSettings, TrackSettings
from postparade.workshop.as_svg import as_svg
from postparade.workshop.mechanism import draw_mechanism
from postparade.workshop.rail_drive import DRUM, RAIL, mechanism
from postparade.workshop.shapes import Text, bounds
from tests.track.fields import layouts

PITCH = 1000 / 60


def test_a_horse_travels_from_its_first_light_to_its_last() -> None:
    found = mechanism(build_layout(TrackSettings()), TrackSettings(), PITCH)
    assert set(found.travels) == set(range(2, 13))
    assert list(found.travels.values()) == pytest.approx([29 * PITCH] * 11)
    assert found.turns == pytest.approx(29 * PITCH / (pi * DRUM))
    assert found.rails == 33, "three pieces of 180 mm for each of eleven lanes of 500 mm"


def test_lanes_of_different_lengths_have_rails_of_their_own_lengths() -> None:
    lanes = (LaneSettings(horse=2, first=0, count=10), LaneSettings(horse=7, first=10, count=30))
    settings = TrackSettings(lanes=lanes)
    found = mechanism(build_layout(settings), settings, PITCH)
    assert found.travels == {2: pytest.approx(9 * PITCH), 7: pytest.approx(29 * PITCH)}
    assert found.rails == 4


def test_the_usual_servo_has_force_to_spare_and_is_as_fast_as_the_firmware_expects() -> None:
    servo, *steppers = mechanism(build_layout(TrackSettings()), TrackSettings(), PITCH).drives
    assert servo.motor.firmware
    assert servo.margin > 3
    assert servo.seconds == pytest.approx(TrackSettings().rails.travel_seconds, abs=0.5)
    assert servo.pins == 11
    assert servo.amperes == 3 * servo.motor.moving_a
    assert not any(one.motor.firmware for one in steppers)
    slow, fast = steppers
    assert slow.seconds > 10 > servo.seconds > fast.seconds
    assert min(slow.pins, fast.pins) > 11, "more than the board has left for horses"


def test_fewer_servos_at_once_draw_less() -> None:
    one = TrackSettings(rails=RailSettings(at_once=1))
    drawn = [mechanism(build_layout(of), of, PITCH).drives[0].amperes for of in (one, TrackSettings())]
    assert drawn[0] < drawn[1]


@given(layouts())
def test_every_layout_has_rails_at_least_as_long_as_its_travel(layout: Layout) -> None:
    found = mechanism(layout, TrackSettings(), PITCH)
    assert found.rails * RAIL >= sum(found.travels.values())
    assert found.cord_metres * 1000 > 2 * sum(found.travels.values())
    assert all(way >= 0 for way in found.travels.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaves_the_drawing_and_no_words_touch(language: str) -> None:
    drawing = draw_mechanism(mechanism(build_layout(TrackSettings()), TrackSettings(), PITCH), language)
    boxes = []
    for shape in drawing.shapes:
        left, top, right, bottom = bounds(shape)
        assert 0 <= left <= right <= drawing.width, shape
        assert 0 <= top <= bottom <= drawing.height, shape
        if isinstance(shape, Text):
            boxes.append((left, top, right, bottom, shape.words))
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            apart = one[0] >= other[2] or other[0] >= one[2] or one[1] >= other[3] or other[1] >= one[3]
            assert apart, (one[4], other[4])


def test_the_committed_picture_is_that_of_the_usual_track() -> None:
    picture = Path(__file__).resolve().parents[2] / "docs" / "screenshots" / "mechanism.svg"
    drawn = draw_mechanism(mechanism(build_layout(TrackSettings()), TrackSettings(), PITCH))
    assert picture.read_text(encoding="utf-8") == as_svg(drawn, "Post Parade")
