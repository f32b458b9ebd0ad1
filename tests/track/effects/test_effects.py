"""What each effect shows and, as important, when it shows nothing."""

from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

from postparade.rules.race import Race
from postparade.track.effects import palette
from postparade.track.effects.attract import attract, glow
from postparade.track.effects.field import UNDER_HEAD, Light, build_field
from postparade.track.effects.finish import curtain, payout, photo, tension, winner
from postparade.track.effects.moment import Moment, moment_at
from postparade.track.effects.runners import course, horse, leader, scratched
from postparade.track.effects.signals import ALARM_SECONDS, CALL_SECONDS, TROUBLE_EVERY, trouble, turn, waiting
from postparade.track.layout.lanes import STRIPS, Layout, build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.settings import SeatLights, TrackSettings
from postparade.track.timeline import PAYOUT_SECONDS, PHOTO_SECONDS, WINNER_SECONDS, follow, opening
from tests.track.fields import field_of_eleven

LAYOUT = build_layout(TrackSettings())
FIELD = build_field(LAYOUT)
SEATED = build_layout(TrackSettings(seats=tuple(SeatLights(seat=n, first=326 + 4 * n, count=4) for n in range(1, 7))))


def at(race_status: RaceStatus, now: float = 100.0, layout: Layout = LAYOUT, **look: bool) -> Moment:
    """The moment ``now``; the table has stood so since 0, and horses were there at once."""
    return moment_at(follow(opening(layout), race_status, layout, 0.0, 0.0), layout, now, **look)


def by_place(light: Light, number: int, layout: Layout = LAYOUT) -> Light:
    """How bright the pixels of a lane are, gate first."""
    whole = np.broadcast_to(light, (layout.pixels, 3))
    bright: Light = whole[layout.lanes[number - 2].indices].max(axis=1)
    return bright


def lit(light: Light, number: int) -> list[int]:
    return np.flatnonzero(by_place(light, number) > 0.02).tolist()


def dark(light: Light) -> bool:
    return not np.asarray(light).any()


def without(race: Race, number: int) -> Race:
    """The race with a scratched lane."""
    return replace(race, lanes=tuple(replace(lane, scratched=lane.number == number) for lane in race.lanes))


def test_course_has_a_finish_and_a_fainter_gate() -> None:
    light = course(FIELD, at(RaceStatus(field_of_eleven())))
    lane = by_place(light, 7)
    assert lit(light, 7) == [0, 29]
    assert lane[0] < lane[29] < UNDER_HEAD


def test_scratched_lane_has_red_points_and_nothing_else() -> None:
    moment = at(RaceStatus(without(field_of_eleven({7: 4}), 7)))
    light = scratched(FIELD, moment)
    assert lit(light, 7) == list(range(0, 30, 4))
    assert not light[LAYOUT.lanes[5].indices, 1:].any()
    assert [number for number in STRIPS if lit(light, number)] == [7]
    for other in (course, horse):
        assert lit(other(FIELD, moment), 7) == []


def test_short_scratched_lane_still_has_more_than_one_point() -> None:
    layout = build_layout(TrackSettings(preset="spaces"))
    light = scratched(build_field(layout), at(RaceStatus(without(field_of_eleven(), 2)), layout=layout))
    assert np.flatnonzero(by_place(light, 2, layout)).tolist() == [0, 2]


def test_horse_is_one_bright_point_with_a_trail_behind() -> None:
    lane = by_place(horse(FIELD, at(RaceStatus(field_of_eleven({7: 10})))), 7)
    head = round(10 / 17 * 29)
    assert lane[head] == 1.0
    assert not lane[head + 1 :].any()
    assert (np.diff(lane[: head + 1]) > 0).all()


def test_horse_between_two_places_shares_its_light() -> None:
    still = follow(opening(LAYOUT), RaceStatus(field_of_eleven({7: 9})), LAYOUT, 0.0, 0.0)
    moving = follow(still, RaceStatus(field_of_eleven({7: 10})), LAYOUT, 10.0, 0.6)
    lanes = [by_place(horse(FIELD, moment_at(moving, LAYOUT, 10.0 + t)), 7) for t in (0.0, 0.2, 0.3, 0.4, 0.6)]
    first, last = round(9 / 17 * 29), round(10 / 17 * 29)
    assert lanes[0][first] == lanes[-1][last] == 1.0
    assert last == first + 2
    assert 0.0 < lanes[1][first + 1] < 1.0
    linear = [(lane[first:] ** 2.2).sum() for lane in lanes]
    assert max(linear) < 1.5 * min(linear), "the light of a gliding horse hardly changes"


def test_leader_glows_on_both_sides_of_its_head() -> None:
    light = leader(FIELD, at(RaceStatus(field_of_eleven({6: 7}, leader=6))))
    lane = by_place(light, 6)
    head = round(7 / 14 * 29)
    assert lane[head - 1] > 0.2
    assert lane[head + 1] > 0.2
    assert lane[head] == 0.0
    assert dark(leader(FIELD, at(RaceStatus(field_of_eleven({6: 7})))))


@pytest.mark.parametrize(("position", "tense"), [(14, False), (15, True), (16, True)])
def test_tension_begins_two_moves_before_the_finish(position: int, tense: bool) -> None:
    light = tension(FIELD, at(RaceStatus(field_of_eleven({7: position}, running=True))))
    assert (lit(light, 7) != []) is tense
    assert dark(light) is not tense


def test_heart_beats_twice_as_fast_with_one_move_left() -> None:
    times = np.arange(0, 4, 1 / 60)

    def beats(position: int) -> int:
        race = RaceStatus(field_of_eleven({7: position}, running=True))
        post = np.array([by_place(tension(FIELD, at(race, float(now))), 7)[29] for now in times])
        return int(np.count_nonzero((post[1:] > 0.55) & (post[:-1] <= 0.55)))

    assert (beats(15), beats(16)) == (4, 8)


def test_there_is_no_tension_in_the_gate_or_after_the_finish() -> None:
    assert dark(tension(FIELD, at(RaceStatus(field_of_eleven({}, running=True)))))
    assert dark(tension(FIELD, at(RaceStatus(field_of_eleven({7: 17, 6: 13}, winner=7)))))


def test_the_photo_flashes_for_the_winner_and_whoever_was_nearly_level() -> None:
    close = RaceStatus(field_of_eleven({7: 17, 6: 13, 5: 9}, winner=7))
    flash, look = photo(FIELD, at(close, 0.05)), photo(FIELD, at(close, 1.0))
    assert [number for number in STRIPS if lit(flash, number)] == [6, 7]
    assert by_place(flash, 7)[29] > by_place(look, 7)[29] > 0.0
    assert dark(photo(FIELD, at(close, PHOTO_SECONDS)))
    assert photo(FIELD, at(close, 0.05, calm=True)).max() < 0.6, "no flashes at night"
    assert dark(photo(FIELD, at(RaceStatus(field_of_eleven({7: 17, 5: 9}, winner=7)), 0.05)))


def test_flashes_are_fewer_than_three_a_second() -> None:
    """More may be dangerous to people with photosensitive epilepsy."""
    close = RaceStatus(field_of_eleven({7: 17, 6: 13}, winner=7))
    bright = [False, *(bool(photo(FIELD, at(close, n / 60)).max() > 0.6) for n in range(120))]
    assert sum(now and not before for before, now in pairwise(bright)) == 2


def test_winner_waits_for_the_photo() -> None:
    close = RaceStatus(field_of_eleven({7: 17, 6: 13}, winner=7))
    assert dark(winner(FIELD, at(close, PHOTO_SECONDS - 0.1)))
    assert not dark(winner(FIELD, at(close, PHOTO_SECONDS + 0.1)))
    clear = RaceStatus(field_of_eleven({7: 17}, winner=7))
    assert [number for number in STRIPS if lit(winner(FIELD, at(clear, 0.1)), number)] == [7]


def test_curtain_leaves_winner_and_seats_bright() -> None:
    field = build_field(SEATED)
    left = curtain(field, at(RaceStatus(field_of_eleven({7: 17}, winner=7)), layout=SEATED))
    assert set(left[SEATED.lanes[5].indices]) == {1.0}
    assert max(left[SEATED.lanes[4].indices]) < 1.0
    assert set(left[330:]) == {1.0}


def test_payout_runs_after_the_celebration_and_leaves_gold_at_the_seats() -> None:
    field = build_field(SEATED)
    paid = RaceStatus(field_of_eleven({7: 17}, winner=7), final=True, paid=(2, 5))
    assert dark(payout(field, at(paid, WINNER_SECONDS - 0.1, SEATED)))
    running = payout(field, at(paid, WINNER_SECONDS + 1.4, SEATED))
    assert [lane.horse for lane in SEATED.lanes if running[lane.indices].any()] == [7]
    still = payout(field, at(paid, WINNER_SECONDS + PAYOUT_SECONDS, SEATED))
    assert [light.seat for light in SEATED.seats if still[light.indices].all()] == [2, 5]
    assert np.count_nonzero(still.any(axis=1)) == 8


def test_turn_lights_the_seat() -> None:
    field = build_field(SEATED)
    light = turn(field, at(RaceStatus(field_of_eleven(), turn=4), layout=SEATED))
    assert [one.seat for one in SEATED.seats if light[one.indices].all()] == [4]
    assert not light[:330].any()


@pytest.mark.parametrize("seat", range(1, 13))
def test_without_lights_at_the_seats_as_many_finishes_are_lit(seat: int) -> None:
    light = turn(FIELD, at(RaceStatus(field_of_eleven(), turn=seat)))
    assert int((light.max(axis=1) > 0).sum()) == seat
    called = turn(FIELD, at(RaceStatus(field_of_eleven(), turn=seat), CALL_SECONDS - 0.1))
    assert np.array_equal(called, light), "the call ends with all of them lit"


def test_waiting_walks_from_gate_to_finish() -> None:
    moments = [waiting(FIELD, at(RaceStatus(field_of_eleven(), waiting=True), now)) for now in (1.0, 2.0, 3.0)]
    peaks = [int(np.argmax(by_place(light, 7))) for light in moments]
    assert peaks == sorted(peaks)
    assert peaks[0] < peaks[2] - 10
    assert dark(waiting(FIELD, at(RaceStatus(field_of_eleven()))))


def test_trouble_is_every_tenth_pixel_and_blinks_at_first() -> None:
    broken = RaceStatus(trouble=True)
    steady = trouble(FIELD, at(broken))
    assert np.flatnonzero(steady.any(axis=1)).tolist() == list(range(0, 330, TROUBLE_EVERY))
    alarm = [dark(trouble(FIELD, at(broken, n / 20))) for n in range(int(20 * ALARM_SECONDS))]
    assert sum(alarm[n - 1] and not alarm[n] for n in range(1, len(alarm))) == 3
    assert dark(trouble(FIELD, at(RaceStatus())))


def test_attract_never_stands_still_and_never_repeats_soon() -> None:
    shows = [attract(FIELD, at(RaceStatus(), float(now))) for now in range(30)]
    assert all(not np.allclose(one, other) for n, one in enumerate(shows) for other in shows[:n])
    assert all(by_place(show, 7).any() for show in shows)
    still = glow(FIELD, at(RaceStatus()))
    assert [lit(still, number) for number in STRIPS] == [[0, 29]] * 11


FRACTIONS = np.linspace(0.0, palette.PERIOD, 48, endpoint=False)


def grey(number: int) -> tuple[int, tuple[bool, ...]]:
    """All that somebody who sees no colours can tell: how many pixels a horse has, and when it is dim."""
    layout = LAYOUT
    race = Race(tuple(replace(lane, length=17, position=9) for lane in field_of_eleven().lanes))
    films = [by_place(horse(FIELD, at(RaceStatus(race), float(t), safe=True)), number, layout) for t in FRACTIONS]
    head = round(9 / 17 * 29)
    assert all(film[head] == film.max() for film in films)
    brightest = max(films, key=lambda film: float(film[head]))
    return int((brightest > 0.5).sum()), tuple(bool(film[head] < 0.9) for film in films)


def test_horses_differ_without_colours_in_the_safe_palette() -> None:
    signs = {number: grey(number) for number in STRIPS}
    assert len(set(signs.values())) == 11
    assert {size for size, _ in signs.values()} == {1, 2, 3}


def test_colours_of_neighbours_differ_in_the_safe_palette() -> None:
    colours = [palette.safe_colour(index) for index in range(11)]
    assert all(one != other for one, other in pairwise(colours))


def test_words_that_are_not_colours_are_refused() -> None:
    for text in ("red", "#12", "#gggggg", "c81e1e0"):
        with pytest.raises(ValueError):  # noqa: PT011  (the words of bytes.fromhex differ between versions)
            palette.lit(text)


def test_effects_leave_pixels_of_no_lane_dark() -> None:
    layout = build_layout(TrackSettings(pixels_a_lane=10, gap=3))
    apart = build_field(layout)
    moment = at(RaceStatus(field_of_eleven({7: 15}, running=True, leader=7), turn=3, waiting=True), layout=layout)
    nowhere = np.flatnonzero(apart.lane < 0)
    assert len(nowhere) == 30
    for effect in (course, scratched, horse, leader, tension, photo, winner, payout, turn, waiting):
        assert not np.broadcast_to(effect(apart, moment), (layout.pixels, 3))[nowhere].any(), effect.__name__
