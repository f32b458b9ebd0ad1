"""A chip that is bet against fair dice: nothing is won on average, so little evidence never looks like much."""

from math import comb, fsum

import pytest

from postparade.dice.health.fairness_evidence import ODDS, EProcess, winnings


@pytest.mark.parametrize("chance", [1 / 36, 1 / 6, 0.5])
@pytest.mark.parametrize("tries", [0, 1, 7, 60])
def test_fair_dice_pay_back_one_chip_on_average(chance: float, tries: int) -> None:
    """The promise that Ville's inequality rests on, summed over every possible outcome."""
    average = fsum(
        comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits) * winnings(EProcess(hits, tries, chance))
        for hits in range(tries + 1)
    )
    assert average == pytest.approx(1.0)


def test_stakes_under_two_chances_make_one_bet() -> None:
    """Half of the tries after doubles, half after other rolls: again one chip on average."""
    average = 0.0
    for first in range(5):
        for second in range(6):
            weight = comb(4, first) * (1 / 36) ** first * (35 / 36) ** (4 - first)
            weight *= comb(5, second) * (1 / 18) ** second * (17 / 18) ** (5 - second)
            average += weight * winnings(EProcess(first, 4, 1 / 36), EProcess(second, 5, 1 / 18))
    assert average == pytest.approx(1.0)


def test_a_loaded_die_earns_chips_and_a_fair_one_loses_them() -> None:
    assert winnings(EProcess(50, 200, 1 / 6)) > 20
    assert winnings(EProcess(33, 200, 1 / 6)) < 1
    assert winnings(EProcess(5, 200, 1 / 6)) > 20, "a face that hardly ever comes is as telling"


def test_no_number_of_rolls_is_too_large() -> None:
    assert winnings(EProcess(10**6, 10**6, 1 / 6)) > 1e300 / len(ODDS)
    assert winnings(EProcess(10**6, 6 * 10**6, 1 / 6)) < 1
