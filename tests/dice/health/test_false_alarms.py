"""The verdict is looked at after every roll of thousands of evenings: fair dice are not accused, loaded ones are.

The evenings are counted out with arrays; that those give what :func:`findings` gives is checked first.
"""

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from postparade.dice.health.evidence import ENOUGH, SHARES, findings
from postparade.dice.health.tally import FAIR, SUMS, Seen, Tally
from postparade.dice.health.wager import ODDS

Rolls = NDArray[np.int64]
Evidence = NDArray[np.float64]


def thrown(evenings: int, rolls: int, seed: int, *loads: float) -> Rolls:
    """Dice of many evenings: evening, roll, die. Each of ``loads`` is the chance of the six of one die."""
    chance = np.random.default_rng(seed)
    dice = [chance.choice(6, size=(evenings, rolls), p=[(1 - load) / 5] * 5 + [load]) + 1 for load in loads]
    return np.stack(dice, -1)


def winnings(*stakes: tuple[Rolls, Rolls, float]) -> Evidence:
    """As the wager, for whole arrays."""
    chips = [sum(hits * np.log(odds) - tries * np.log1p((odds - 1) * p) for hits, tries, p in stakes) for odds in ODDS]
    return np.asarray(np.exp(np.array(chips)).mean(0))


def evidence(dice: Rolls) -> Evidence:
    """The strongest evidence after every roll of every evening: evening, roll."""
    number = np.broadcast_to(np.arange(1, dice.shape[1] + 1), dice.shape[:2])
    totals = dice.sum(-1)
    found = [
        SHARES["face"] / 6 * winnings(((dice == face).sum(-1).cumsum(1), 2 * number, 1 / 6)) for face in range(1, 7)
    ]
    for total, chance in zip(SUMS, FAIR, strict=True):
        found.append(SHARES["sum"] / len(SUMS) * winnings(((totals == total).cumsum(1), number, chance)))
    found.append(SHARES["again"] * winnings(*repeats(dice)))
    found.append(SHARES["order"] * winnings(changes(totals)))
    return np.array(found).max(0)


def repeats(dice: Rolls) -> tuple[tuple[Rolls, Rolls, float], tuple[Rolls, Rolls, float]]:
    ordered = np.sort(dice, -1)
    first = np.zeros((len(dice), 1), bool)
    again = np.hstack([first, (ordered[:, 1:] == ordered[:, :-1]).all(-1)])
    double = np.hstack([first, ordered[:, :-1, 0] == ordered[:, :-1, 1]])
    mixed = np.hstack([first, ordered[:, :-1, 0] != ordered[:, :-1, 1]])
    return (
        ((again & double).cumsum(1), double.cumsum(1), 1 / 36),
        ((again & mixed).cumsum(1), mixed.cumsum(1), 2 / 36),
    )


def changes(totals: Rolls) -> tuple[Rolls, Rolls, float]:
    side = np.sign(totals - 7)
    last = np.zeros(len(totals), np.int64)
    changed = np.zeros_like(totals)
    for at in range(totals.shape[1]):
        changed[:, at] = side[:, at] * last == -1
        last = np.where(side[:, at] == 0, last, side[:, at])
    return changed.cumsum(1), np.maximum(0, (side != 0).cumsum(1) - 1), 0.5


@cache
def looks_of_fair_evenings() -> Evidence:
    """4,000 fair evenings of 300 rolls: the strongest evidence at each of 1.2 million looks."""
    return evidence(thrown(4000, 300, 1, 1 / 6, 1 / 6))


def named_after(loads: tuple[float, float], evenings: int, rolls: int) -> Evidence:
    """After how many rolls evenings with loaded dice are told, infinity for those that are not."""
    told = evidence(thrown(evenings, rolls, 2, *loads)) >= ENOUGH
    return np.where(told.any(1), told.argmax(1) + 1.0, np.inf)


@pytest.mark.parametrize("loads", [(1 / 6, 1 / 6), (0.4, 1 / 6)])
def test_arrays_count_as_the_vet_does(loads: tuple[float, float]) -> None:
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
    accused = (looks_of_fair_evenings() >= ENOUGH).any(1)
    assert len(accused) == 4000
    assert accused.mean() < 0.01


@pytest.mark.parametrize("one_in", [2, 5, 20, 50])
def test_the_rarity_that_is_told_is_true(one_in: int) -> None:
    """Evidence of N is ever reached on at most one fair evening in N."""
    assert (looks_of_fair_evenings() >= one_in).any(1).mean() <= 1 / one_in


def test_a_chi_square_test_at_every_roll_would_accuse_fair_dice() -> None:
    """What this is for: the same looks with the classical test at one in a hundred."""
    dice = thrown(1000, 300, 3, 1 / 6, 1 / 6)
    counts = np.stack([(dice == face).sum(-1).cumsum(1) for face in range(1, 7)])
    usual = np.arange(1, 301) / 3
    value = ((counts - usual) ** 2 / usual).sum(0)[:, 15:]
    assert (value >= 15.086).any(1).mean() > 0.04


def test_two_dice_loaded_to_a_quarter_are_told_within_an_evening() -> None:
    after = named_after((0.25, 0.25), 500, 400)
    assert np.median(after) < 250
    assert (after <= 400).mean() > 0.9


def test_one_loaded_die_among_two_that_look_alike_needs_longer() -> None:
    assert np.median(named_after((0.25, 1 / 6), 300, 1200)) < 800
    assert np.median(named_after((0.5, 1 / 6), 300, 300)) < 75
