"""What is seen on the strip, whatever is on."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from postparade.rules.race import Race
from postparade.track.current_limit import estimate_ma
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.renderer import Renderer
from postparade.track.settings import TrackSettings
from postparade.track.test_patterns import Check
from postparade.track.timeline import PAYOUT_SECONDS, WINNER_SECONDS, Timeline, follow, opening
from tests.track.fields import LENGTHS, field_of_eleven, layouts, races, timelines

SETTINGS = TrackSettings()
LAYOUT = build_layout(SETTINGS)
RENDERER = Renderer(LAYOUT, SETTINGS)


def settled(race: Race, final: bool = False) -> Frame:
    """The frame long after everything has come to rest."""
    return RENDERER.render(follow(opening(LAYOUT), RaceStatus(race, final=final), LAYOUT, 0.0, 0.6), 100.0)


def lane_light(frame: Frame, horse: int) -> list[int]:
    """The light of every pixel of a lane, gate first."""
    light: list[int] = frame[LAYOUT.lanes[horse - 2].indices].sum(axis=1).tolist()
    return light


tables = st.builds(
    TrackSettings,
    cap_ma=st.integers(1040, 3000),
    brightness=st.floats(0, 1),
    palette=st.sampled_from(("silks", "safe")),
    night=st.booleans(),
    attract=st.booleans(),
    gamma=st.floats(1, 4),
)


@given(st.data(), layouts(), tables, st.floats(0, 30))
def test_whatever_is_on_stays_below_the_cap(
    data: st.DataObject, layout: Layout, settings: TrackSettings, now: float
) -> None:
    frame = Renderer(layout, settings).render(data.draw(timelines(layout)), now)
    assert frame.shape == (layout.pixels, 3)
    assert frame.dtype == np.uint8
    assert estimate_ma(frame) <= settings.cap_ma


@given(layouts(), tables, st.sampled_from(("lane", "lanes", "colour", "colours")), st.floats(0, 30))
def test_checks_of_the_wiring_stay_below_the_cap_too(
    layout: Layout, settings: TrackSettings, what: str, now: float
) -> None:
    check = Check(what, 0.0)  # type: ignore[arg-type]  # sampled from the literals
    frame = Renderer(layout, settings).render_check(check, now)
    assert frame.shape == (layout.pixels, 3)
    assert estimate_ma(frame) <= settings.cap_ma


@given(races())
def test_same_timeline_and_time_give_the_same_frame(race: Race) -> None:
    assert np.array_equal(settled(race), settled(race))


def test_brightness_and_night_darken_everything() -> None:
    timeline = follow(opening(LAYOUT), RaceStatus(field_of_eleven({7: 4}), turn=3), LAYOUT, 0.0, 0.6)
    whole = TrackSettings(brightness=1.0)
    full, half, night = (
        Renderer(LAYOUT, settings).render(timeline, 100.0).astype(int)
        for settings in (whole, replace(whole, brightness=0.5), replace(whole, night=True))
    )
    assert (half <= full).all()
    assert abs(int(half.max()) - int(full.max()) / 2) <= 1
    assert night.max() <= full.max() / 4 + 1
    assert night[:, 2].sum() < night[:, 0].sum() * full[:, 2].sum() / full[:, 0].sum()


def test_winner_is_celebrated_with_moving_light_and_then_steady() -> None:
    timeline = won({7: 17})
    early, later = RENDERER.render(timeline, 1.0), RENDERER.render(timeline, 1.2)
    assert not np.array_equal(early, later)
    steady = RENDERER.render(timeline, WINNER_SECONDS)
    assert np.array_equal(steady, RENDERER.render(timeline, WINNER_SECONDS + 50))
    assert min(lane_light(steady, 7)) > 0


def test_chips_run_once_the_winner_is_celebrated() -> None:
    timeline = won({7: 17}, final=True)
    running = [RENDERER.render(timeline, WINNER_SECONDS + 0.1 + step / 10) for step in range(3)]
    assert not np.array_equal(running[0], running[1])
    gold = running[0][LAYOUT.lanes[5].indices]
    assert (gold[:, 0].astype(int) > gold[:, 2].astype(int) + 50).any(), "the seven itself is sky blue"
    end = WINNER_SECONDS + PAYOUT_SECONDS
    assert np.array_equal(RENDERER.render(timeline, end), RENDERER.render(timeline, end + 50))


def won(positions: dict[int, int], final: bool = False) -> Timeline:
    """The seven has just won."""
    return follow(opening(LAYOUT), RaceStatus(field_of_eleven(positions, winner=7), final=final), LAYOUT, 0.0, 0.0)


def test_beside_the_winner_the_others_fade() -> None:
    before = settled(field_of_eleven({7: 16, 6: 9}))
    after = settled(field_of_eleven({7: 17, 6: 9}, winner=7))
    assert sum(lane_light(after, 7)) > sum(lane_light(before, 7))
    assert sum(lane_light(after, 6)) < sum(lane_light(before, 6)) / 2


def test_a_dark_colour_of_a_runner_is_still_shown() -> None:
    race = field_of_eleven({7: 8})
    black = replace(race, lanes=tuple(replace(lane, colour="#000000") for lane in race.lanes))
    assert max(lane_light(settled(black), 7)) > 100


@given(st.fixed_dictionaries({horse: st.integers(0, length) for horse, length in LENGTHS.items()}))
def test_horse_at_rest_is_the_brightest_point_of_its_lane(positions: dict[int, int]) -> None:
    frame = settled(field_of_eleven(positions, running=True, leader=7))
    for horse, length in LENGTHS.items():
        brightest = int(np.argmax(frame[LAYOUT.lanes[horse - 2].indices].max(axis=1)))
        assert round(brightest / 29 * length) == positions[horse]
