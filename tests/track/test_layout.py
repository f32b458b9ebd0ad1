import numpy as np
import pytest
from hypothesis import given

from postparade.faults import ConfigurationFault
from postparade.games.race import Lane, Race
from postparade.track.layout import Layout, build_layout
from postparade.track.settings import LaneSettings, TrackSettings
from tests.track.fields import field_of_eleven, layouts


def test_default_is_eleven_lanes_of_thirty() -> None:
    layout = build_layout(TrackSettings())
    assert layout.pixels == 330
    assert layout.chains == (330,)
    assert [lane.horse for lane in layout.lanes] == list(range(2, 13))
    assert layout.lanes[5].indices.tolist() == list(range(150, 180))


def test_strip_a_lane_goes_to_and_fro() -> None:
    layout = build_layout(TrackSettings(serpentine=True, pixels_a_lane=5))
    assert layout.lanes[0].indices.tolist() == [0, 1, 2, 3, 4]
    assert layout.lanes[1].indices.tolist() == [9, 8, 7, 6, 5]


@given(layouts())
def test_no_pixel_belongs_to_two_lanes_or_lies_outside(layout: Layout) -> None:
    used = np.concatenate([lane.indices for lane in layout.lanes])
    assert len(set(used.tolist())) == len(used)
    assert used.min() >= 0
    assert used.max() < layout.pixels


def lane(horse: int, first: int, count: int = 10, **more: int) -> LaneSettings:
    return LaneSettings(horse=horse, first=first, count=count, **more)  # type: ignore[arg-type]  # servo ends


IMPOSSIBLE = {
    "track_lanes_overlap": TrackSettings(lanes=(lane(2, 0), lane(3, 9))),
    "track_lane_outside": TrackSettings(lanes=(lane(2, 0), lane(3, 10)), pixels=19),
    "track_lane_unknown_horse": TrackSettings(lanes=(lane(13, 0),)),
    "track_lane_twice": TrackSettings(lanes=(lane(2, 0), lane(2, 10))),
    "track_servo_no_way": TrackSettings(lanes=(lane(2, 0, gate_us=1500, finish_us=1500),)),
    "track_preset_unknown": TrackSettings(preset="spiral"),
    "track_order_unknown": TrackSettings(order="XYZ"),
    "track_chains_wrong": TrackSettings(chains=(100, 100), pixels=330),
    "track_too_many_pixels": TrackSettings(pixels_a_lane=100),
    "track_cap_too_low": TrackSettings(cap_ma=300),
}


@pytest.mark.parametrize("code", IMPOSSIBLE)
def test_impossible_layout_is_refused_with_a_remedy(code: str) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        build_layout(IMPOSSIBLE[code])
    assert caught.value.code == code
    assert "{" not in caught.value.sentence + caught.value.remedy
    assert caught.value.remedy


def test_lanes_find_their_horses_in_any_order() -> None:
    layout = build_layout(TrackSettings(lanes=(lane(7, 10), lane(3, 0))))
    race = Race((Lane(7, "7", "#ffffff", 17), Lane(3, "3", "#ffffff", 6)))
    assert [layout.lanes[index].horse for index in layout.lanes_of(race) if index is not None] == [7, 3]


def test_a_race_with_other_numbers_takes_the_lanes_in_order() -> None:
    layout = build_layout(TrackSettings(lanes=(lane(2, 0), lane(3, 10))))
    strangers = Race(tuple(Lane(number, "", "#ffffff", 10) for number in (20, 30, 40)))
    assert layout.lanes_of(strangers) == (0, 1, None)
    assert build_layout(TrackSettings()).lanes_of(field_of_eleven()) == tuple(range(11))
