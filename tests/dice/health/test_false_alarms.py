"""The verdict is looked at after every roll of thousands of evenings: fair dice are not accused, loaded ones are.

The evenings are counted out with arrays; that those give what :func:`findings` gives is checked first.
"""

from functools import cache

import numpy as np
import pytest

from postparade.dice.health.fairness_evidence import ENOUGH, findings
from postparade.dice.health.tally import Seen, Tally
from tests.dice.health.evenings import Evidence, evidence, named_after, thrown

pytestmark = pytest.mark.slow(2)


@cache
def looks_of_fair_evenings() -> Evidence:
    """4,000 fair sessions of 300 rolls: the strongest evidence at each of 1.2 million looks."""
    return evidence(thrown(4000, 300, 1, 1 / 6, 1 / 6))


@pytest.mark.parametrize("loads", [(1 / 6, 1 / 6), (0.4, 1 / 6)])
def test_arrays_count_as_the_monitor_does(loads: tuple[float, float]) -> None:
    dice = thrown(3, 60, 9, *loads)
    strongest = evidence(dice)
    for evening in range(len(dice)):
        tally = Tally()
        for at, (first, second) in enumerate(dice[evening].tolist()):
            tally.add(Seen((first, second)))
            if at % 7 == 3:
                expected = max(finding.one_in for finding in findings(tally, enough=0.0))
                assert strongest[evening, at] == pytest.approx(expected)


def test_fewer_than_one_fair_evening_in_a_hundred_is_ever_accused() -> None:
    evenings = looks_of_fair_evenings().max(1)
    assert evenings.shape == (4000,)
    assert (evenings >= ENOUGH).mean() < 0.01


@pytest.mark.parametrize("one_in", [2, 5, 20, 50])
def test_the_rarity_that_is_reported_is_true(one_in: int) -> None:
    """Evidence of N is ever reached on at most one fair session in N."""
    assert (looks_of_fair_evenings() >= one_in).any(1).mean() <= 1 / one_in


def test_a_chi_square_test_at_every_roll_would_accuse_fair_dice() -> None:
    """What this is for: the same looks with the classical test at one in a hundred."""
    dice = thrown(1000, 300, 3, 1 / 6, 1 / 6)
    counts = np.stack([(dice == face).sum(-1).cumsum(1) for face in range(1, 7)])
    usual = np.arange(1, 301) / 3
    value = ((counts - usual) ** 2 / usual).sum(0)[:, 15:]
    assert (value >= 15.086).any(1).mean() > 0.04


def test_two_dice_loaded_to_a_quarter_are_reported_within_an_evening() -> None:
    after = named_after((0.25, 0.25), 500, 400)
    assert np.median(after) < 250
    assert (after <= 400).mean() > 0.9


def test_one_loaded_die_among_two_that_look_alike_needs_longer() -> None:
    assert np.median(named_after((0.25, 1 / 6), 300, 1200)) < 800
    assert np.median(named_after((0.5, 1 / 6), 300, 300)) < 75
