"""The crowd follows the race and stays under the voice."""

from math import isclose, log10

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postparade.announcer.bed import Ducker, Glide, weights


@given(st.floats(-1, 2))
def test_cross_fade_keeps_the_power(tension: float) -> None:
    assert isclose(sum(weight**2 for weight in weights(tension)), 1.0)


def test_quiet_crowd_murmurs_and_excited_crowd_roars() -> None:
    assert weights(0.0) == (1.0, 0.0, 0.0)
    assert weights(1.0)[2] == pytest.approx(1.0)


def ducked(ducker: Ducker, start: float, end: float, *, due: bool) -> float:
    gain = ducker.gain
    for tick in range(int(start * 100), int(end * 100) + 1):
        gain = ducker.step(tick / 100, due=due)
    return 20 * log10(gain)


def test_bed_goes_down_quickly_is_held_and_comes_back_slowly() -> None:
    ducker = Ducker(18.0)
    ducker.step(0.0, due=False)
    assert ducked(ducker, 0.0, 0.06, due=True) < -12
    assert ducked(ducker, 0.07, 1.0, due=True) == pytest.approx(-18.0, abs=0.2)
    assert ducked(ducker, 1.01, 1.25, due=False) == pytest.approx(-18.0, abs=0.2)
    assert not ducker.settled
    assert -3 < ducked(ducker, 1.26, 1.75, due=False) < -0.3
    assert ducked(ducker, 1.76, 2.5, due=False) == pytest.approx(0.0, abs=0.1)
    assert ducker.settled


def test_gap_between_two_lines_does_not_let_the_bed_swell() -> None:
    ducker = Ducker(18.0)
    ducked(ducker, 0.0, 1.0, due=True)
    assert ducked(ducker, 1.01, 1.13, due=False) < -17.5


def test_glide_arrives() -> None:
    glide = Glide(1.0)
    for tick in range(200):
        glide.step(tick / 100, 1.0)
    assert glide.near(1.0)
