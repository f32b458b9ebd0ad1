"""What the host may ask of the lights, and what is refused without changing anything."""

from typing import Any

import numpy as np
import pytest

from postparade.clock import HandClock
from postparade.faults import ConfigurationFault
from postparade.track.checks import LANE_SECONDS
from postparade.track.lampman import Lampman
from postparade.track.layout import build_layout
from postparade.track.lights import Lights
from postparade.track.settings import LaneSettings, TrackSettings

SETTINGS = TrackSettings(lanes=tuple(LaneSettings(horse=n, first=10 * n, count=10) for n in (2, 5, 7)))
LAYOUT = build_layout(SETTINGS)


@pytest.fixture
def clock() -> HandClock:
    return HandClock(100.0)


@pytest.fixture
def lampman(clock: HandClock) -> Lampman:
    return Lampman(Lights(SETTINGS, LAYOUT, clock, lambda frame: None), LAYOUT, clock, lambda: {"driver": "none"})


def test_lane_is_lit_by_the_number_of_its_horse(lampman: Lampman) -> None:
    lampman.wish({"do": "lane", "horse": 7})
    assert (lampman.standing()["check"], lampman.standing()["lit"]) == ("lane", {"horse": 7})
    lampman.wish({"do": "resume"})
    assert (lampman.standing()["check"], lampman.standing()["lit"]) == (None, None)


def test_lanes_and_colours_are_named_while_they_take_turns(lampman: Lampman, clock: HandClock) -> None:
    lampman.wish({"do": "lanes"})
    clock._now += LANE_SECONDS
    assert lampman.standing()["lit"] == {"horse": 5}
    lampman.wish({"do": "colours"})
    assert lampman.standing()["lit"] == {"colour": "red"}


def test_light_is_tuned_in_part(lampman: Lampman) -> None:
    lampman.wish({"do": "tune", "brightness": 0.3})
    lampman.wish({"do": "tune", "night": True, "palette": "safe"})
    told = lampman.standing()
    assert (told["brightness"], told["night"], told["palette"]) == (0.3, True, "safe")


@pytest.mark.parametrize(
    "wish",
    [
        {},
        {"do": "fly"},
        {"do": "lane"},
        {"do": "lane", "horse": 6},
        {"do": "lane", "horse": "7"},
        {"do": "tune", "brightness": 1.5},
        {"do": "tune", "cap_ma": 60000},
        {"do": "tune", "palette": "neon"},
    ],
)
def test_senseless_wishes_change_nothing(lampman: Lampman, wish: dict[str, Any]) -> None:
    before = lampman.standing()
    with pytest.raises(ConfigurationFault) as caught:
        lampman.wish(wish)
    assert caught.value.code == "bad_request"
    assert lampman.standing() == before


def test_standing_has_the_picture_and_its_current(lampman: Lampman) -> None:
    assert lampman.standing()["picture"] == ""
    lampman._lights._draw()
    told = lampman.standing()
    assert lampman._lights.last is not None
    assert np.array_equal(np.frombuffer(bytes.fromhex(told["picture"]), np.uint8).reshape(-1, 3), lampman._lights.last)
    assert 0 < told["estimated_ma"] <= told["cap_ma"]
    assert [lane["horse"] for lane in told["lanes"]] == [2, 5, 7]
    assert lampman.plan("de").count("data-pixel=") == 30
