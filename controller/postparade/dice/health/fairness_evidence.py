"""Evidence against fair dice.

Each kind of finding has its share of one chip, so that all of them together raise no more false alarms than one would.
An e-process: for every throw the chip is multiplied by how much better a certain unfair die explains it than a fair
one. With fair dice the chance that one chip *ever* becomes N is at most 1 in N (Ville's inequality; G. Shafer, "Testing
by betting", Journal of the Royal Statistical Society A 184, 2021). That allows a look after every single roll; a
chi-square test repeated as often would raise false alarms.
"""

from collections.abc import Iterator
from functools import cache
from math import exp, log
from typing import Literal, NamedTuple

from msgspec import Struct

from postparade.dice.health.tally import FAIR, SUMS, Tally
from postparade.rules.dice import FACES

ODDS = (0.5, 1.35, 1.8, 3.0)
"""The unfair dice that are bet on, one quarter of the chip each: their odds of the event as multiples of the fair ones.
A face that comes with chance 1/4 has 1.67 times the odds; pooled with a fair die, 1.32 times."""

_MOST = 700.0
"""Logarithm of the largest number of chips that is counted."""


class EProcess(NamedTuple):
    """An event that came ``hits`` times in ``tries``, each time with the fair chance ``chance``."""

    hits: int
    tries: int
    chance: float


def winnings(*stakes: EProcess) -> float:
    """What one chip bet on all ``stakes`` has become; they belong to one event under several chances."""
    total = 0.0
    for at, gain in enumerate(_GAINS):
        total += exp(min(_MOST, sum(stake.hits * gain - stake.tries * _costs(stake.chance)[at] for stake in stakes)))
    return total / len(ODDS)


_GAINS = tuple(log(odds) for odds in ODDS)


@cache
def _costs(chance: float) -> tuple[float, ...]:
    """With r times the odds an event of chance p has the chance rp / (1 - p + rp): a hit multiplies the chip by
    r / (1 - p + rp), a miss by 1 / (1 - p + rp)."""
    return tuple(log(1.0 + (odds - 1.0) * chance) for odds in ODDS)


Kind = Literal["die", "face", "sum", "again", "order"]

ENOUGH = 100
"""Evidence from which a finding is reported: at most one fair session in so many ever gets there."""

SHARES: dict[Kind, float] = {"die": 0.2, "face": 0.4, "sum": 0.15, "again": 0.15, "order": 0.1}
"""How one chip is spread over the kinds, the most telling first; inside a kind it is spread evenly over its events
(Bonferroni). A named die gets half of the share of its kind."""


class Finding(Struct, frozen=True):
    """Event ``number`` of ``kind`` (a face, a sum; 0 where there is only one) came ``times`` in ``tries`` where
    ``usual`` are usual. At most one fair session in ``one_in`` ever looks like this. ``die`` is its name, where dice
    are told apart."""

    kind: Kind
    number: int
    times: int
    tries: int
    usual: float
    one_in: float
    die: str = ""


def findings(tally: Tally, enough: float = ENOUGH) -> list[Finding]:
    """All findings with at least ``enough`` evidence: dice before faces, before sums, before the order of rolls; the
    strongest of a kind first."""
    found = [finding for finding in _all(tally) if finding.one_in >= enough]
    telling = list(SHARES)
    return sorted(found, key=lambda finding: (telling.index(finding.kind), -finding.one_in))


def _all(tally: Tally) -> Iterator[Finding]:
    yield from _faces("face", tally.faces, SHARES["face"])
    for name, faces in list(tally.by_die.items())[:2]:
        yield from _faces("die", faces, SHARES["die"] / 2, name)
    for total, count, chance in zip(SUMS, tally.sums, FAIR, strict=True):
        yield _finding("sum", total, SHARES["sum"] / len(SUMS), EProcess(count, tally.rolls, chance))
    yield _finding(
        "again",
        0,
        SHARES["again"],
        EProcess(tally.again_after_double, tally.after_double, 1 / 36),
        EProcess(tally.again_after_mixed, tally.after_mixed, 2 / 36),
    )
    sides = tally.high + tally.low
    yield _finding("order", 0, SHARES["order"], EProcess(tally.changes, max(0, sides - 1), 1 / 2))


def _faces(kind: Kind, faces: list[int], share: float, die: str = "") -> Iterator[Finding]:
    tries = sum(faces)
    for face, count in zip(FACES, faces, strict=True):
        yield _finding(kind, face, share / len(faces), EProcess(count, tries, 1 / len(faces)), die=die)


def _finding(kind: Kind, number: int, share: float, *stakes: EProcess, die: str = "") -> Finding:
    times = sum(stake.hits for stake in stakes)
    tries = sum(stake.tries for stake in stakes)
    usual = sum(stake.tries * stake.chance for stake in stakes)
    return Finding(kind, number, times, tries, usual, share * winnings(*stakes), die)
