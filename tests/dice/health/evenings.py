"""Thousands of evenings counted out with arrays, with the evidence that the monitor has after every single roll."""

import numpy as np
from numpy.typing import NDArray

from postparade.dice.health.fairness_evidence import ENOUGH, ODDS, SHARES
from postparade.dice.health.tally import FAIR, SUMS

Rolls = NDArray[np.int64]
Evidence = NDArray[np.float64]


def thrown(evenings: int, rolls: int, seed: int, *loads: float) -> Rolls:
    """Dice of many evenings: evening, roll, die. Each of ``loads`` is the chance of the six of one die."""
    chance = np.random.default_rng(seed)
    dice = [chance.choice(6, size=(evenings, rolls), p=[(1 - load) / 5] * 5 + [load]) + 1 for load in loads]
    together: Rolls = np.stack(dice, -1)
    return together


def winnings(*stakes: tuple[Rolls, Rolls, float]) -> Evidence:
    """As the wager, for whole arrays."""
    chips = [sum(hits * np.log(odds) - tries * np.log1p((odds - 1) * p) for hits, tries, p in stakes) for odds in ODDS]
    chip: Evidence = np.exp(np.array(chips)).mean(0)
    return chip


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
    strongest: Evidence = np.maximum.reduce(found)
    return strongest


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


def named_after(loads: tuple[float, float], evenings: int, rolls: int) -> Evidence:
    """After how many rolls evenings with loaded dice are told, infinity for those that are not."""
    told = evidence(thrown(evenings, rolls, 2, *loads)) >= ENOUGH
    return np.where(told.any(1), told.argmax(1) + 1.0, np.inf)
