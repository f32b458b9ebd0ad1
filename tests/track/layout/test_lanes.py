import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.faults import ConfigurationFault
from postparade.rules.race import Lane, Race
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.settings import LaneSettings, RailSettings, SeatLights, Stretch, TrackSettings
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
    "track_servo_swapped": TrackSettings(lanes=(lane(2, 0, gate_us=2000, finish_us=1000),)),
    "track_servo_no_stop": TrackSettings(
        lanes=(lane(2, 0, stop_us=2100),), rails=RailSettings(servos="continuous", travel_seconds=2.0)
    ),
    "track_preset_unknown": TrackSettings(preset="spiral"),
    "track_order_unknown": TrackSettings(order="XYZ"),
    "track_chains_wrong": TrackSettings(chains=(100, 100), pixels=330),
    "track_too_many_pixels": TrackSettings(pixels_a_lane=100),
    "track_cap_too_low": TrackSettings(cap_ma=300),
    "track_chain_missing": TrackSettings(chains=(330,), seats=(SeatLights(seat=1, first=0, count=2, chain=2),)),
    "track_space_uneven": TrackSettings(lanes=(LaneSettings(horse=2, first=0, count=10, space=3),)),
}
ALSO_IMPOSSIBLE = {
    "a mirrored servo with the ends of one that is not": (
        "track_servo_swapped",
        TrackSettings(lanes=(lane(2, 0, gate_us=1000, finish_us=2000, mirrored=True),)),
    ),
    "a lane of more than its own chain": (
        "track_lane_outside",
        TrackSettings(lanes=(LaneSettings(horse=2, first=5, count=10, chain=1),), chains=(10, 30)),
    ),
    "a further stretch beyond the strip": (
        "track_lane_outside",
        TrackSettings(
            lanes=(LaneSettings(horse=2, first=0, count=5, further=(Stretch(first=8, count=5),)),), pixels=12
        ),
    ),
    "a lane over itself": (
        "track_lanes_overlap",
        TrackSettings(lanes=(LaneSettings(horse=2, first=0, count=5, further=(Stretch(first=4, count=5),)),)),
    ),
    "seats on a lane": (
        "track_lanes_overlap",
        TrackSettings(seats=(SeatLights(seat=4, first=329, count=2),)),
    ),
    "the same pixels, once along their chain": (
        "track_lanes_overlap",
        TrackSettings(
            lanes=(LaneSettings(horse=2, first=30, count=5), LaneSettings(horse=3, first=0, count=5, chain=2)),
            chains=(30, 30),
        ),
    ),
    "a preset longer than the board drives": ("track_too_many_pixels", TrackSettings(gap=100)),
    "lanes of a preset that do not fit the chains": ("track_lane_outside", TrackSettings(outputs=2, chains=(150, 180))),
}


@pytest.mark.parametrize("code", IMPOSSIBLE)
def test_impossible_layout_is_refused_with_a_remedy(code: str) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        build_layout(IMPOSSIBLE[code])
    assert caught.value.code == code
    assert "{" not in caught.value.sentence + caught.value.remedy
    assert caught.value.remedy


@pytest.mark.parametrize("what", ALSO_IMPOSSIBLE)
def test_subtler_mistakes_are_refused_too(what: str) -> None:
    code, settings = ALSO_IMPOSSIBLE[what]
    with pytest.raises(ConfigurationFault) as caught:
        build_layout(settings)
    assert caught.value.code == code
    assert "{" not in caught.value.sentence + caught.value.remedy


def test_mirrored_servo_has_the_smaller_pulse_at_the_finish() -> None:
    settings = TrackSettings(lanes=(lane(2, 0, gate_us=1900, finish_us=1100, mirrored=True),))
    strip = build_layout(settings).lanes[0]
    assert (strip.gate_us, strip.finish_us, strip.travel_ms) == (1900, 1100, 0)


def test_a_lane_in_pieces_passes_them_in_order() -> None:
    further = (Stretch(first=8, count=2, reverse=True), Stretch(first=0, count=2, chain=2))
    settings = TrackSettings(lanes=(LaneSettings(horse=7, first=3, count=3, chain=1, further=further),))
    layout = build_layout(settings)
    assert layout.chains == (10, 2)
    assert layout.lanes[0].indices.tolist() == [3, 4, 5, 9, 8, 10, 11]
    assert layout.lanes[0].places == 7


def test_gaps_belong_to_nobody() -> None:
    layout = build_layout(TrackSettings(pixels_a_lane=5, gap=2, serpentine=True))
    assert layout.pixels == 11 * 5 + 10 * 2
    assert layout.lanes[1].indices.tolist() == [11, 10, 9, 8, 7]


def test_a_preset_on_several_outputs_starts_over_on_each() -> None:
    layout = build_layout(TrackSettings(outputs=3, serpentine=True, pixels_a_lane=10))
    assert layout.chains == (40, 40, 30)
    starts = [int(lane.indices[0]) for lane in layout.lanes]
    assert starts == [0, 19, 20, 39, 40, 59, 60, 79, 80, 99, 100]


def test_spaces_have_one_place_a_move_and_one_for_the_gate() -> None:
    layout = build_layout(TrackSettings(preset="spaces", pixels_a_space=4))
    assert [lane.places for lane in layout.lanes] == [4, 7, 9, 12, 15, 18, 15, 12, 9, 7, 4]
    assert layout.pixels == 4 * 112
    assert all(len(lane.indices) == 4 * lane.places for lane in layout.lanes)


def test_lights_of_seats_make_the_strip_longer() -> None:
    layout = build_layout(TrackSettings(seats=(SeatLights(seat=2, first=330, count=3, reverse=True),)))
    assert layout.chains == (333,)
    assert layout.seats[0].indices.tolist() == [332, 331, 330]


def test_lanes_find_their_horses_in_any_order() -> None:
    layout = build_layout(TrackSettings(lanes=(lane(7, 10), lane(3, 0))))
    race = Race((Lane(7, "7", "#ffffff", 17), Lane(3, "3", "#ffffff", 6)))
    assert [layout.lanes[index].horse for (index,) in layout.lanes_of(race)] == [7, 3]


def test_a_race_with_more_lanes_than_the_track_fills_it_in_order() -> None:
    layout = build_layout(TrackSettings(lanes=(lane(2, 0), lane(3, 10))))
    strangers = Race(tuple(Lane(number, "", "#ffffff", 10) for number in (20, 30, 40)))
    assert layout.lanes_of(strangers) == ((0,), (1,), ())
    assert build_layout(TrackSettings()).lanes_of(field_of_eleven()) == tuple((index,) for index in range(11))


def gates(count: int) -> Race:
    """A race of so many gates that no dice move, numbered from 1."""
    return Race(tuple(Lane(number, "", "#ffffff", 100) for number in range(1, count + 1)))


def nine() -> Race:
    """Nine horses of which the outer two stand for two sums each, numbered by their lowest."""
    sums = ((2, 3), *((total,) for total in range(4, 11)), (11, 12))
    return Race(tuple(Lane(one[0], "-".join(map(str, one)), "#ffffff", 15, sums=one) for one in sums))


def test_a_horse_that_several_sums_move_is_shown_on_all_their_lanes() -> None:
    shown = build_layout(TrackSettings()).lanes_of(nine())
    assert shown == ((0, 1), (2,), (3,), (4,), (5,), (6,), (7,), (8,), (9, 10))


def test_shared_lanes_but_the_first_stay_dark_by_choice() -> None:
    shown = build_layout(TrackSettings(shared_lanes="first")).lanes_of(nine())
    assert shown == tuple((index,) for index in (0, 2, 3, 4, 5, 6, 7, 8, 9))


def test_a_sum_without_a_lane_is_not_shown_on_another_lane() -> None:
    layout = build_layout(TrackSettings(lanes=(lane(7, 10), lane(3, 0))))
    assert layout.lanes_of(nine()) == ((0,), (), (), (), (1,), (), (), (), ())


@pytest.mark.parametrize(("count", "shown"), [(1, [5]), (2, [2, 8]), (3, [1, 5, 9]), (8, [0, 2, 3, 4, 6, 7, 8, 10])])
def test_gates_and_duels_are_spread_over_the_track(count: int, shown: list[int]) -> None:
    assert build_layout(TrackSettings()).lanes_of(gates(count)) == tuple((index,) for index in shown)


@given(layouts(), st.integers(1, 14))
def test_no_lane_of_the_track_shows_two_horses(layout: Layout, count: int) -> None:
    for race in (gates(count), nine(), field_of_eleven()):
        shown = [index for indices in layout.lanes_of(race) for index in indices]
        assert len(set(shown)) == len(shown)
        assert set(shown) <= set(range(len(layout.lanes)))
