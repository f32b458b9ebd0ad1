import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from postparade.games.race import Race
from postparade.track.layout import Layout, build_layout
from postparade.track.motion import WINNER_SECONDS, follow, standing
from postparade.track.power import Frame, estimate_ma
from postparade.track.renderer import Renderer
from postparade.track.settings import TrackSettings
from tests.track.fields import LENGTHS, field_of_eleven, layouts, races

SETTINGS = TrackSettings()
LAYOUT = build_layout(SETTINGS)
RENDERER = Renderer(LAYOUT, SETTINGS)


def settled(race: Race, final: bool = False) -> Frame:
    """The picture long after everything has come to rest."""
    motion = follow(standing(LAYOUT), race, LAYOUT, 0.0, 0.6)
    return RENDERER.render(race, motion, 100.0, final)


def lane_light(frame: Frame, horse: int) -> list[int]:
    """The light of every pixel of a lane, gate first."""
    strip = LAYOUT.lanes[horse - 2]
    light: list[int] = frame[strip.indices].sum(axis=1).tolist()
    return light


@given(races(), layouts(), st.floats(0, 20), st.integers(1040, 3000), st.floats(0, 1), st.booleans())
def test_any_race_on_any_layout_stays_below_the_cap(
    race: Race, layout: Layout, now: float, cap_ma: int, brightness: float, final: bool
) -> None:
    renderer = Renderer(layout, TrackSettings(cap_ma=cap_ma, brightness=brightness))
    motion = follow(standing(layout), race, layout, 0.0, 0.6)
    frame = renderer.render(race, motion, now, final)
    assert frame.shape == (layout.pixels, 3)
    assert frame.dtype == np.uint8
    assert estimate_ma(frame) <= cap_ma


@given(st.fixed_dictionaries({horse: st.integers(0, length) for horse, length in LENGTHS.items()}))
def test_place_of_every_horse_can_be_read_from_the_pixels(positions: dict[int, int]) -> None:
    frame = settled(field_of_eleven(positions, running=True, leader=7))
    for horse, length in LENGTHS.items():
        brightest = int(np.argmax(lane_light(frame, horse)))
        assert round(brightest / 29 * length) == positions[horse]


def test_horse_glides_forward_between_two_places() -> None:
    layout = LAYOUT
    start = follow(standing(layout), field_of_eleven({7: 4}), layout, 0.0, 0.6)
    race = field_of_eleven({7: 5})
    motion = follow(start, race, layout, 10.0, 0.6)
    seen = [float(motion.at(10.0 + step / 60)[5]) for step in range(37)]
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (7.0, 9.0)
    assert len({round(place, 3) for place in seen}) > 20
    assert motion.moving(10.3)
    assert not motion.moving(10.6)


def test_corrected_horse_walks_back() -> None:
    ahead = follow(standing(LAYOUT), field_of_eleven({7: 17}), LAYOUT, 0.0, 0.6)
    motion = follow(ahead, field_of_eleven({7: 3}), LAYOUT, 5.0, 0.6)
    assert motion.at(5.0)[5] == 29.0
    assert motion.at(6.0)[5] == 5.0


def test_change_in_the_middle_of_a_step_goes_on_from_what_is_seen() -> None:
    first = follow(standing(LAYOUT), field_of_eleven({7: 10}), LAYOUT, 0.0, 0.6)
    seen = first.at(0.3)
    assert np.array_equal(follow(first, field_of_eleven({7: 12}), LAYOUT, 0.3, 0.6).at(0.3), seen)


def test_scratched_lane_shows_red_marks_and_no_horse() -> None:
    race = field_of_eleven({7: 4})
    race = replace(race, lanes=tuple(replace(lane, scratched=lane.number == 7) for lane in race.lanes))
    lane = settled(race)[LAYOUT.lanes[5].indices]
    assert not lane[:, 1:].any()
    assert np.flatnonzero(lane[:, 0]).tolist() == list(range(0, 30, 4))


def test_leader_glows_ahead_of_its_head() -> None:
    plain = lane_light(settled(field_of_eleven({6: 7})), 6)
    leading = lane_light(settled(field_of_eleven({6: 7}, leader=6)), 6)
    head = int(np.argmax(plain))
    assert int(np.argmax(leading)) == head
    assert leading[head + 1] > plain[head + 1]


def test_winner_is_celebrated_with_moving_light_and_then_steady() -> None:
    race = field_of_eleven({7: 17}, winner=7)
    motion = follow(standing(LAYOUT), race, LAYOUT, 0.0, 0.6)
    early, later = RENDERER.render(race, motion, 1.0), RENDERER.render(race, motion, 1.2)
    assert not np.array_equal(early, later)
    assert motion.moving(WINNER_SECONDS - 0.1)
    assert not motion.moving(WINNER_SECONDS)
    steady = RENDERER.render(race, motion, WINNER_SECONDS)
    assert np.array_equal(steady, RENDERER.render(race, motion, WINNER_SECONDS + 50))
    assert min(lane_light(steady, 7)) > 0


def test_after_the_payout_the_others_fade() -> None:
    race = field_of_eleven({7: 17, 6: 9}, winner=7)
    before, after = settled(race), settled(race, final=True)
    assert lane_light(before, 7) == lane_light(after, 7)
    assert sum(lane_light(after, 6)) < sum(lane_light(before, 6)) / 2


def test_idle_track_glows_at_gate_and_finish_only() -> None:
    frame = RENDERER.render(None, standing(LAYOUT), 3.0)
    assert np.flatnonzero(frame.any(axis=1)).tolist() == sorted([*range(0, 330, 30), *range(29, 330, 30)])


def test_same_race_and_time_give_the_same_picture() -> None:
    race = field_of_eleven({5: 3, 9: 2}, leader=5)
    assert np.array_equal(settled(race), settled(race))


def test_dark_colour_of_a_runner_is_shown_all_the_same() -> None:
    race = field_of_eleven({7: 8})
    black = replace(race, lanes=tuple(replace(lane, colour="#000000") for lane in race.lanes))
    light = lane_light(settled(black), 7)
    assert max(light) > 100
