"""Since when what is on: the lights count from there."""

import numpy as np
from msgspec.structs import replace

from postparade.track.layout.lanes import build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.settings import TrackSettings
from postparade.track.timeline import PHOTO_SECONDS, WINNER_SECONDS, Timeline, follow, opening, tense
from tests.track.fields import duel, field_of_eleven, field_of_nine

LAYOUT = build_layout(TrackSettings())
WON = field_of_eleven({7: 17}, winner=7)


def after(*statuses: RaceStatus) -> Timeline:
    """One standing every ten seconds, the first at 10."""
    timeline = opening(LAYOUT)
    for number, race_status in enumerate(statuses, 1):
        timeline = follow(timeline, race_status, LAYOUT, 10.0 * number, 0.6)
    return timeline


def test_nothing_has_happened_yet() -> None:
    first = opening(LAYOUT)
    assert (first.won_at, first.paid_at, first.turn_at, first.trouble_at) == (None, None, None, None)
    assert not first.motion.at(0.0).any()


def test_a_lasting_state_holds_since_it_began() -> None:
    timeline = after(RaceStatus(WON), RaceStatus(WON, turn=2), RaceStatus(WON, turn=2, final=True))
    assert (timeline.won_at, timeline.turn_at, timeline.paid_at) == (10.0, 20.0, 30.0)


def test_another_winner_or_turn_starts_over() -> None:
    corrected = field_of_eleven({6: 14}, winner=6)
    timeline = after(RaceStatus(WON, turn=1), RaceStatus(corrected, turn=3))
    assert (timeline.won_at, timeline.turn_at) == (20.0, 20.0)


def test_correction_that_takes_the_win_back_ends_the_celebration() -> None:
    timeline = after(RaceStatus(WON, final=True), RaceStatus(field_of_eleven({7: 16})))
    assert (timeline.won_at, timeline.paid_at, timeline.celebrated_from, timeline.paid_from) == (None,) * 4


def test_chips_wait_for_the_celebration_and_that_for_the_photo() -> None:
    close = field_of_eleven({7: 17, 6: 13}, winner=7)
    timeline = after(RaceStatus(close, final=True))
    assert timeline.celebrated_from == 10.0 + PHOTO_SECONDS
    assert timeline.paid_from == 10.0 + PHOTO_SECONDS + WINNER_SECONDS
    assert after(RaceStatus(WON), RaceStatus(WON), RaceStatus(WON), RaceStatus(WON, final=True)).paid_from == 40.0


def test_scratched_horses_are_not_tense() -> None:
    race = field_of_eleven({7: 17, 6: 13}, winner=7)
    race = replace(race, lanes=tuple(replace(lane, scratched=lane.number == 6) for lane in race.lanes))
    assert tense(replace(race, finished=False, winners=(), running=True)) == (7,)
    assert tense(duel(90, 89, running=True)) == (1,)


def test_without_a_race_the_horses_are_in_the_gate() -> None:
    assert not np.any(after(RaceStatus(field_of_eleven({7: 9})), RaceStatus()).motion.at(100.0))


def test_a_dead_heat_is_looked_at_before_both_are_celebrated() -> None:
    timeline = after(RaceStatus(duel(100, 100, finished=True, winners=(1, 2))))
    assert timeline.celebrated_from == 10.0 + PHOTO_SECONDS
    alone = after(RaceStatus(duel(100, 60, finished=True, winners=(1,))))
    assert alone.celebrated_from == 10.0


def test_a_race_without_a_winner_is_not_celebrated() -> None:
    timeline = after(RaceStatus(duel(70, 60, finished=True)))
    assert timeline.won_at is None


def test_updates_that_move_nobody_do_not_hold_up_a_horse() -> None:
    """Bets arrive many times a second while a horse is on its way."""
    timeline = follow(opening(LAYOUT), RaceStatus(field_of_nine()), LAYOUT, 0.0, 0.6)
    timeline = follow(timeline, RaceStatus(field_of_nine({7: 4})), LAYOUT, 10.0, 0.6)
    undisturbed = timeline.motion
    for step in range(1, 20):
        timeline = follow(timeline, RaceStatus(field_of_nine({7: 4}), turn=step), LAYOUT, 10.0 + 0.03 * step, 0.6)
    assert np.array_equal(timeline.motion.at(10.5), undisturbed.at(10.5))
    assert not timeline.motion.walking(10.6)


def test_strides_become_an_even_run() -> None:
    """Six strides of 0.8 seconds, each told when the one before has been seen."""
    timeline, seen = opening(LAYOUT), []
    for stride in range(1, 7):
        began = 0.8 * stride
        status = RaceStatus(duel(16 * stride, 10 * stride, running=True), seconds=0.8)
        timeline = follow(timeline, status, LAYOUT, began, 0.6)
        seen += [timeline.motion.at(began + share * 0.8)[2] for share in (0.0, 0.25, 0.5, 0.75)]
    steps = np.diff(seen)
    assert (steps > 0.0).all(), "it never stops on the way"
    assert steps.max() < 2.0 * steps.min()
