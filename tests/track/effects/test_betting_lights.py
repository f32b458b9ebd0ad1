"""The light of races with bets while they run: the red line, its crossings, "no more bets", surges."""

import numpy as np
import pytest

from postparade.rules.race import Race
from postparade.track.effects.betting import (
    CROSSING_SECONDS,
    FLASH_SECONDS,
    FLASHES,
    no_more_bets,
    red_line,
)
from postparade.track.effects.field import UNDER_HEAD, Light, build_field
from postparade.track.effects.moment import Moment, moment_at
from postparade.track.effects.runners import surge
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import SeatLights, TrackSettings
from postparade.track.timeline import CLOSING_SECONDS, SURGE_SECONDS, follow, opening
from tests.track.fields import field_of_eleven, field_of_nine

LAYOUT = build_layout(TrackSettings())
SEATED = build_layout(TrackSettings(seats=(SeatLights(seat=2, first=330, count=3),)))
FIELD = build_field(LAYOUT)
LINE_PLACE = 18
"""Of thirty places fifteen spaces share: between those of the ninth and the tenth."""

ONE, TWO, THREE = {7: 10}, {7: 11, 8: 10}, {7: 11, 8: 10, 6: 12}


def after(
    now: float, *races: Race, layout: Layout = LAYOUT, surged: tuple[int, ...] = (), calm: bool = False
) -> Moment:
    """``now`` seconds after the last of ``races``, which follow each other by a minute and are reached at once."""
    timeline, at = opening(layout), 0.0
    for number, race in enumerate(races):
        at = 60.0 * number
        timeline = follow(timeline, RaceStatus(race, surged=surged if race is races[-1] else ()), layout, at, 0.0)
    return moment_at(timeline, layout, at + now, calm=calm)


def colours(light: Light, lane: int, layout: Layout = LAYOUT) -> Light:
    """The light of the lane of horse ``lane``, gate first."""
    whole: Light = np.broadcast_to(light, (layout.pixels, 3))[layout.lanes[lane - 2].indices]
    return whole


def is_red(light: Light) -> bool:
    return bool(light[0] > 0.2 and light[1] == light[2] == 0.0)


def is_gold(light: Light) -> bool:
    return bool(light[0] > light[1] > 0.3)


def test_line_lies_across_all_lanes_before_the_place_of_a_horse_that_has_crossed_it() -> None:
    light = red_line(FIELD, after(30.0, field_of_nine()))
    for horse in range(2, 13):
        lane = colours(light, horse)
        assert np.flatnonzero(lane.any(axis=1)).tolist() == [LINE_PLACE]
        assert is_red(lane[LINE_PLACE])


def test_line_is_on_the_space_itself_where_a_space_has_one_pixel() -> None:
    layout = build_layout(TrackSettings(pixels_a_lane=16))
    light = red_line(build_field(layout), after(30.0, field_of_nine(), layout=layout))
    assert np.flatnonzero(colours(light, 7, layout).any(axis=1)).tolist() == [10]


def test_races_without_a_line_show_none() -> None:
    assert not red_line(FIELD, after(30.0, field_of_eleven({7: 17}))).any()
    assert not no_more_bets(FIELD, after(0.1, field_of_eleven({7: 5}), field_of_eleven({7: 17}))).any()


@pytest.mark.parametrize(("positions", "over"), [({}, []), (ONE, [7]), (TWO, [7, 8])])
def test_lanes_over_the_line_can_be_counted(positions: dict[int, int], over: list[int]) -> None:
    light = red_line(FIELD, after(30.0, field_of_nine({7: 9}), field_of_nine(positions)))
    assert [horse for horse in range(2, 13) if is_gold(colours(light, horse)[LINE_PLACE])] == over


def test_a_horse_that_two_sums_move_crosses_on_both_lanes() -> None:
    light = red_line(FIELD, after(30.0, field_of_nine(), field_of_nine({2: 11})))
    assert is_gold(colours(light, 2)[LINE_PLACE])
    assert is_gold(colours(light, 3)[LINE_PLACE])


def flashes(before: Race, race: Race, seconds: float = 4.0, calm: bool = False) -> int:
    """How often the line lights up in the seconds after ``race`` follows ``before``."""
    times = np.arange(0.01, seconds, 0.02)
    lights = (colours(red_line(FIELD, after(float(now), before, race, calm=calm)), 12) for now in times)
    wide = [bool(light[LINE_PLACE - 1].any()) for light in lights]
    return sum(now and not then for then, now in zip([False, *wide], wide, strict=False))


def test_crossings_flash_as_many_times_as_there_were() -> None:
    assert flashes(field_of_nine(), field_of_nine(ONE)) == 1
    assert flashes(field_of_nine(ONE), field_of_nine(TWO)) == 2
    assert flashes(field_of_nine(ONE), field_of_nine({7: 12})) == 0
    assert flashes(field_of_nine(), field_of_nine(ONE), calm=True) == 0, "no flashes at night"


def test_a_table_that_resumes_and_a_correction_show_no_crossing() -> None:
    resumed = follow(opening(LAYOUT), RaceStatus(field_of_nine(TWO)), LAYOUT, 5.0, 0.6)
    assert resumed.crossed_at is None
    taken_back = follow(resumed, RaceStatus(field_of_nine(ONE)), LAYOUT, 9.0, 0.6)
    assert taken_back.crossed_at is None


def test_line_breathes_only_while_the_next_crossing_closes_the_betting() -> None:
    def levels(race: Race) -> int:
        times = np.arange(30.0, 31.0, 0.1)
        return len({round(float(colours(red_line(FIELD, after(now, race)), 12)[LINE_PLACE, 0]), 3) for now in times})

    assert levels(field_of_nine(ONE)) == 1
    assert levels(field_of_nine(TWO)) > 4


def test_closing_lights_every_lane_and_seat_three_times() -> None:
    field = build_field(SEATED)
    lit = []
    for now in np.arange(0.0, FLASHES * FLASH_SECONDS, 0.05):
        moment = after(float(now), field_of_nine(TWO), field_of_nine(THREE), layout=SEATED)
        light = np.broadcast_to(no_more_bets(field, moment), (SEATED.pixels, 3))
        share = (light[:, 0] > 0.3).mean()
        assert share == 0.0 or share > 0.95, "all of the track or nothing"
        assert not light[:, 1:].any()
        lit.append(bool(share))
    assert sum(now and not then for then, now in zip([False, *lit], lit, strict=False)) == FLASHES


def test_wall_of_red_falls_back_to_the_gate_and_leaves_the_straight_free() -> None:
    fronts = []
    for now in np.linspace(FLASHES * FLASH_SECONDS, CLOSING_SECONDS - 0.05, 8):
        light = colours(no_more_bets(FIELD, after(float(now), field_of_nine(TWO), field_of_nine(THREE))), 12)
        assert not light[LINE_PLACE + 1 :].any()
        fronts.append(int(np.flatnonzero(light[:, 0]).max(initial=0)))
    assert fronts[0] == LINE_PLACE
    assert fronts == sorted(fronts, reverse=True)
    assert fronts[-1] < 3
    over = after(CLOSING_SECONDS, field_of_nine(TWO), field_of_nine(THREE))
    assert not no_more_bets(FIELD, over).any()
    assert colours(red_line(FIELD, over), 12)[LINE_PLACE, 0] > 0.7, "the line stays closed"


def test_a_table_that_resumes_after_the_closing_shows_the_closed_line_at_once() -> None:
    resumed = after(0.0, field_of_nine(THREE))
    assert not no_more_bets(FIELD, resumed).any()
    assert colours(red_line(FIELD, resumed), 12)[LINE_PLACE, 0] > 0.7


def test_closing_does_not_flash_at_night() -> None:
    night = [
        float(no_more_bets(FIELD, after(float(now), field_of_nine(TWO), field_of_nine(THREE), calm=True)).max())
        for now in np.arange(0.0, CLOSING_SECONDS, 0.1)
    ]
    assert all(level > 0.0 for level in night[:-2])
    assert night == sorted(night, reverse=True), "it only fades"


def test_finish_ends_the_closing() -> None:
    won = field_of_nine({7: 15, 8: 10, 6: 12}, running=False, finished=True, winners=(7,))
    assert not no_more_bets(FIELD, after(0.1, field_of_nine(TWO), won)).any()


@pytest.mark.parametrize("now", [0.05, 0.2, 0.6, 1.1, 1.6, 2.5])
def test_heads_stay_the_brightest_of_their_lanes_and_keep_their_colour(now: float) -> None:
    settings = TrackSettings(cap_ma=60000)
    timeline = opening(LAYOUT)
    for at, race in ((0.0, field_of_nine(TWO)), (60.0, field_of_nine(THREE))):
        timeline = follow(timeline, RaceStatus(race), LAYOUT, at, 0.0)
    frame = Renderer(LAYOUT, settings).render(timeline, 60.0 + now)
    still = Renderer(LAYOUT, settings).render(timeline, 200.0)
    for lane in LAYOUT.lanes:
        light = frame[lane.indices].max(axis=1)
        head = int(light.argmax())
        assert (light == light[head]).sum() == 1
        assert frame[lane.indices][head].tolist() == still[lane.indices][head].tolist()


def test_surge_is_a_streak_from_the_place_before_to_the_head_that_fades_from_behind() -> None:
    lengths = []
    for now in np.linspace(0.0, SURGE_SECONDS - 0.05, 6):
        moment = after(float(now), field_of_nine({6: 3}), field_of_nine({6: 7}), surged=(6,))
        light = surge(FIELD, moment)
        assert light.max() < UNDER_HEAD
        places = np.flatnonzero(colours(light, 6).any(axis=1))
        assert places.size == 0 or (places[0] >= 6 and places[-1] == 13), "behind the head, which is on place 14"
        assert not colours(light, 7).any()
        lengths.append(places.size)
    assert lengths[0] == 8
    assert lengths == sorted(lengths, reverse=True)
    over = after(SURGE_SECONDS, field_of_nine({6: 3}), field_of_nine({6: 7}), surged=(6,))
    assert not surge(FIELD, over).any()


def test_a_bet_that_arrives_meanwhile_leaves_the_streak_alone() -> None:
    timeline = follow(opening(LAYOUT), RaceStatus(field_of_nine({6: 3})), LAYOUT, 0.0, 0.0)
    timeline = follow(timeline, RaceStatus(field_of_nine({6: 7}), surged=(6,)), LAYOUT, 60.0, 0.6)
    meanwhile = follow(timeline, RaceStatus(field_of_nine({6: 7}), turn=3), LAYOUT, 60.2, 0.6)
    for now in (60.3, 60.6, 61.0):
        assert np.array_equal(
            surge(FIELD, moment_at(meanwhile, LAYOUT, now)), surge(FIELD, moment_at(timeline, LAYOUT, now))
        )


def test_nothing_flashes_faster_than_two_and_a_half_times_a_second() -> None:
    assert 1.0 / CROSSING_SECONDS <= 2.5
    assert 1.0 / FLASH_SECONDS <= 2.5
