"""A bet against fair dice: what a chip has become is the evidence, however often anybody looks.

A wager pays, for every throw, how much better a certain unfair die explains it than a fair one. Fair dice make nobody
rich: the chance that one chip *ever* becomes N is at most 1 in N (Ville's inequality; G. Shafer, "Testing by betting",
Journal of the Royal Statistical Society A 184, 2021). That is what allows a look after every single roll, which
would make false alarms of a chi-square test that is repeated so often.
"""

from functools import cache
from math import exp, log
from typing import NamedTuple

ODDS = (0.5, 1.35, 1.8, 3.0)
"""The unfair dice that are bet on, one quarter of the chip each: the odds of the event are so many times the fair ones.
A face that comes with chance 1/4 has 1.67 times the odds; pooled with a fair die, 1.32 times."""

_MOST = 700.0
"""Logarithm of the largest number of chips that is counted."""


class EProcess(NamedTuple):
    """An event that came ``hits`` times in ``tries``, each time with the fair chance ``chance``."""

    hits: int
    tries: int
    chance: float


def winnings(*stakes: EProcess) -> float:
    """What one chip has become that was bet on all ``stakes``, which belong to one event under several chances."""
    total = 0.0
    for at, gain in enumerate(_GAINS):
        total += exp(min(_MOST, sum(stake.hits * gain - stake.tries * _costs(stake.chance)[at] for stake in stakes)))
    return total / len(ODDS)


_GAINS = tuple(log(odds) for odds in ODDS)


@cache
def _costs(chance: float) -> tuple[float, ...]:
    """With the odds times r an event of chance p has the chance rp / (1 - p + rp): a hit multiplies the chip by
    r / (1 - p + rp), a miss by 1 / (1 - p + rp)."""
    return tuple(log(1.0 + (odds - 1.0) * chance) for odds in ODDS)
