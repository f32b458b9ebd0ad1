"""Since when what is on: the lights count from there."""

import numpy as np
from msgspec.structs import replace

from postparade.track.layout import build_layout
from postparade.track.programme import PHOTO_SECONDS, WINNER_SECONDS, Programme, follow, opening, rivals, tense
from postparade.track.settings import TrackSettings
from postparade.track.standing import Standing
from tests.track.fields import field_of_eleven

LAYOUT = build_layout(TrackSettings())
WON = field_of_eleven({7: 17}, winner=7)


def after(*standings: Standing) -> Programme:
    """One standing every ten seconds, the first at 10."""
    programme = opening(LAYOUT)
    for number, standing in enumerate(standings, 1):
        programme = follow(programme, standing, LAYOUT, 10.0 * number, 0.6)
    return programme


def test_nothing_has_happened_yet() -> None:
    first = opening(LAYOUT)
    assert (first.won_at, first.paid_at, first.turn_at, first.trouble_at) == (None, None, None, None)
    assert not first.motion.at(0.0).any()


def test_what_goes_on_holds_since_it_began() -> None:
    programme = after(Standing(WON), Standing(WON, turn=2), Standing(WON, turn=2, final=True))
    assert (programme.won_at, programme.turn_at, programme.paid_at) == (10.0, 20.0, 30.0)


def test_another_winner_or_turn_begins_anew() -> None:
    corrected = field_of_eleven({6: 14}, winner=6)
    programme = after(Standing(WON, turn=1), Standing(corrected, turn=3))
    assert (programme.won_at, programme.turn_at) == (20.0, 20.0)


def test_correction_that_takes_the_win_back_ends_the_celebration() -> None:
    programme = after(Standing(WON, final=True), Standing(field_of_eleven({7: 16})))
    assert (programme.won_at, programme.paid_at, programme.celebrated_from, programme.paid_from) == (None,) * 4


def test_chips_wait_for_the_celebration_and_that_for_the_photo() -> None:
    close = field_of_eleven({7: 17, 6: 13}, winner=7)
    programme = after(Standing(close, final=True))
    assert programme.celebrated_from == 10.0 + PHOTO_SECONDS
    assert programme.paid_from == 10.0 + PHOTO_SECONDS + WINNER_SECONDS
    assert after(Standing(WON), Standing(WON), Standing(WON), Standing(WON, final=True)).paid_from == 40.0


def test_rivals_needed_one_more_move() -> None:
    assert rivals(field_of_eleven({7: 17, 6: 13, 5: 9, 2: 2}, winner=7)) == (2, 6)
    assert rivals(field_of_eleven({6: 13})) == ()
    assert rivals(None) == ()


def test_scratched_horses_are_neither_rivals_nor_tense() -> None:
    race = field_of_eleven({7: 17, 6: 13}, winner=7)
    race = replace(race, lanes=tuple(replace(lane, scratched=lane.number == 6) for lane in race.lanes))
    assert rivals(race) == ()
    assert tense(replace(race, winner=None, running=True)) == (7,)


def test_without_a_race_the_horses_are_in_the_gate() -> None:
    assert not np.any(after(Standing(field_of_eleven({7: 9})), Standing()).motion.at(100.0))
