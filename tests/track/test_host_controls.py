"""What the host may ask of the lights, and what is refused without changing anything."""

from typing import Any

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault
from postparade.track.animator import Animator
from postparade.track.host_controls import HostControls
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import LaneSettings, TrackSettings
from postparade.track.test_patterns import LANE_SECONDS

SETTINGS = TrackSettings(lanes=tuple(LaneSettings(horse=n, first=10 * n, count=10) for n in (2, 5, 7)))
LAYOUT = build_layout(SETTINGS)


@pytest.fixture
def clock() -> HandClock:
    return HandClock(100.0)


@pytest.fixture
def host_controls(clock: HandClock) -> HostControls:
    lights = Animator(SETTINGS, LAYOUT, clock, lambda frame: None)
    return HostControls(lights, LAYOUT, clock, lambda: {"driver": "none"}, lambda: None)


def test_lane_is_lit_by_the_number_of_its_horse(host_controls: HostControls) -> None:
    host_controls.command({"do": "lane", "horse": 7})
    assert (host_controls.status()["check"], host_controls.status()["lit"]) == ("lane", {"horse": 7})
    host_controls.command({"do": "resume"})
    assert (host_controls.status()["check"], host_controls.status()["lit"]) == (None, None)


def test_lanes_and_colours_are_named_while_they_take_turns(host_controls: HostControls, clock: HandClock) -> None:
    host_controls.command({"do": "lanes"})
    clock._now += LANE_SECONDS
    assert host_controls.status()["lit"] == {"horse": 5}
    host_controls.command({"do": "colours"})
    assert host_controls.status()["lit"] == {"colour": "red"}


def test_light_is_tuned_in_part(host_controls: HostControls) -> None:
    host_controls.command({"do": "tune", "brightness": 0.3})
    host_controls.command({"do": "tune", "night": True, "palette": "safe"})
    told = host_controls.status()
    assert (told["brightness"], told["night"], told["palette"]) == (0.3, True, "safe")


@pytest.mark.parametrize(
    "command",
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
def test_invalid_commands_change_nothing(host_controls: HostControls, command: dict[str, Any]) -> None:
    before = host_controls.status()
    with pytest.raises(ConfigurationFault) as caught:
        host_controls.command(command)
    assert caught.value.code == "bad_request"
    assert host_controls.status() == before


def test_standing_has_the_frame_and_its_current(host_controls: HostControls) -> None:
    assert host_controls.status()["frame"] == ""
    host_controls._lights._draw()
    told = host_controls.status()
    assert host_controls._lights.last is not None
    assert np.array_equal(
        np.frombuffer(bytes.fromhex(told["frame"]), np.uint8).reshape(-1, 3), host_controls._lights.last
    )
    assert 0 < told["estimated_ma"] <= told["cap_ma"]
    assert [lane["horse"] for lane in told["lanes"]] == [2, 5, 7]
    assert host_controls.plan("de").count("data-pixel=") == 30
