"""Since when what is on: the lights count from there."""

import numpy as np
from msgspec.structs import replace

from postparade.track.layout.lanes import build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.settings import TrackSettings
from postparade.track.timeline import PHOTO_SECONDS, WINNER_SECONDS, Timeline, follow, opening, rivals, tense
from tests.track.fields import field_of_eleven

LAYOUT = build_layout(TrackSettings())
WON = field_of_eleven({7: 17}, winner=7)


def after(*standings: RaceStatus) -> Timeline:
    """One standing every ten seconds, the first at 10."""
    timeline = opening(LAYOUT)
    for number, race_status in enumerate(standings, 1):
        timeline = follow(timeline, race_status, LAYOUT, 10.0 * number, 0.6)
    return timeline


def test_nothing_has_happened_yet() -> None:
    first = opening(LAYOUT)
    assert (first.won_at, first.paid_at, first.turn_at, first.trouble_at) == (None, None, None, None)
    assert not first.motion.at(0.0).any()


def test_what_goes_on_holds_since_it_began() -> None:
    timeline = after(RaceStatus(WON), RaceStatus(WON, turn=2), RaceStatus(WON, turn=2, final=True))
    assert (timeline.won_at, timeline.turn_at, timeline.paid_at) == (10.0, 20.0, 30.0)


def test_another_winner_or_turn_begins_anew() -> None:
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


def test_rivals_needed_one_more_move() -> None:
    assert rivals(field_of_eleven({7: 17, 6: 13, 5: 9, 2: 2}, winner=7)) == (2, 6)
    assert rivals(field_of_eleven({6: 13})) == ()
    assert rivals(None) == ()


def test_scratched_horses_are_neither_rivals_nor_tense() -> None:
    race = field_of_eleven({7: 17, 6: 13}, winner=7)
    race = replace(race, lanes=tuple(replace(lane, scratched=lane.number == 6) for lane in race.lanes))
    assert rivals(race) == ()
    assert tense(replace(race, finished=False, winners=(), running=True)) == (7,)


def test_without_a_race_the_horses_are_in_the_gate() -> None:
    assert not np.any(after(RaceStatus(field_of_eleven({7: 9})), RaceStatus()).motion.at(100.0))
