"""Horses walk smoothly from where they are seen to where the race has them."""

import numpy as np

from postparade.track.easing import standing_still, walk
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import TrackSettings
from tests.track.fields import field_of_eleven

LAYOUT = build_layout(TrackSettings())
SEVEN = 5


def test_horse_glides_forward_between_two_places() -> None:
    start = walk(standing_still(LAYOUT), field_of_eleven({7: 4}), LAYOUT, 0.0, 0.6)
    motion = walk(start, field_of_eleven({7: 5}), LAYOUT, 10.0, 0.6)
    seen = [float(motion.at(10.0 + step / 60)[SEVEN]) for step in range(37)]
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (7.0, 9.0)
    assert len({round(place, 3) for place in seen}) > 20
    assert motion.walking(10.3)
    assert not motion.walking(10.6)


def test_it_starts_and_ends_gently() -> None:
    motion = walk(standing_still(LAYOUT), field_of_eleven({7: 17}), LAYOUT, 0.0, 1.0)
    steps = np.diff([motion.at(step / 60)[SEVEN] for step in range(61)])
    assert steps[0] < steps[30] / 10
    assert steps[-1] < steps[30] / 10


def test_corrected_horse_walks_back() -> None:
    ahead = walk(standing_still(LAYOUT), field_of_eleven({7: 17}), LAYOUT, 0.0, 0.6)
    motion = walk(ahead, field_of_eleven({7: 3}), LAYOUT, 5.0, 0.6)
    assert motion.at(5.0)[SEVEN] == 29.0
    assert motion.at(6.0)[SEVEN] == 5.0


def test_change_in_the_middle_of_a_step_goes_on_from_what_is_seen() -> None:
    first = walk(standing_still(LAYOUT), field_of_eleven({7: 10}), LAYOUT, 0.0, 0.6)
    assert np.array_equal(walk(first, field_of_eleven({7: 12}), LAYOUT, 0.3, 0.6).at(0.3), first.at(0.3))


def test_without_a_step_horses_are_there_at_once() -> None:
    motion = walk(standing_still(LAYOUT), field_of_eleven({7: 17}), LAYOUT, 0.0, 0.0)
    assert motion.at(0.0)[SEVEN] == 29.0
    assert not motion.walking(0.0)
