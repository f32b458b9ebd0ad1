"""Exact or closed-form chances of the classical tests, without a statistics library."""

from collections.abc import Sequence
from itertools import accumulate
from math import erfc, exp, fsum, inf, lgamma, log, log1p, pi, sqrt

NOTHING = 1e-17
"""Share of a sum that changes nothing in it."""


def chi_square_tail(statistic: float, degrees: int) -> float:
    """The chance that chi-square with ``degrees`` of freedom reaches ``statistic``.

    The regularised upper incomplete gamma function Q(degrees/2, statistic/2) in its closed form for whole and half
    numbers (Abramowitz and Stegun, 26.4.4 and 26.4.5), built up by Q(a + 1, x) = Q(a, x) + x^a e^-x / Gamma(a + 1).
    """
    x = statistic / 2
    if degrees % 2:
        a, tail, term = 0.5, erfc(sqrt(x)), exp(-x) * sqrt(x) * 2 / sqrt(pi)
    else:
        a, tail, term = 1.0, exp(-x), exp(-x) * x
    while a < degrees / 2:
        tail += term
        a += 1
        term *= x / a
    return min(1.0, tail)


def statistic(counts: Sequence[int], expected: Sequence[float]) -> float:
    """Pearson's chi-square of ``counts`` against what was ``expected``."""
    return fsum((count - usual) ** 2 / usual for count, usual in zip(counts, expected, strict=True))


def runs_two_sided(first: int, second: int, runs: int) -> float:
    """The two-sided chance of so many runs among ``first`` things of one kind and ``second`` of another in random
    order (Wald and Wolfowitz, 1940): twice the smaller tail. 1 where only one kind is there.

    The work grows with the square root of their number: a tail is added up from ``runs`` outwards until the rest of it
    changes nothing.
    """
    if first == 0 or second == 0:
        return 1.0
    orders = _log_comb(first + second, first)

    def chance(number: int) -> float:
        half, odd = divmod(number, 2)
        if not odd:
            return 2 * exp(_log_comb(first - 1, half - 1) + _log_comb(second - 1, half - 1) - orders)
        one_more = exp(_log_comb(first - 1, half) + _log_comb(second - 1, half - 1) - orders)
        return one_more + exp(_log_comb(first - 1, half - 1) + _log_comb(second - 1, half) - orders)

    here = tail = chance(runs)
    outwards = 1 if runs > 1 + 2 * first * second / (first + second) else -1
    for number in range(runs + outwards, 1 if outwards < 0 else first + second + 1, 2 * outwards):
        # Even and odd numbers of runs may differ much, so that two neighbours are looked at together.
        more = chance(number) + chance(number + outwards)
        tail += more
        if more < tail * NOTHING:
            break
    return min(1.0, 2 * min(tail, 1 - tail + here))


def at_least(hits: int, some: tuple[int, float], others: tuple[int, float]) -> float:
    """The chance that at least ``hits`` of independent events happen: so many of the chance in ``some``, and so many of
    that in ``others``."""
    if hits <= 0:
        return 1.0
    one, other = ([_binomial(*group, count) for count in range(hits)] for group in (some, others))
    return max(
        0.0, 1.0 - fsum(chance * below for chance, below in zip(one, reversed([*accumulate(other)]), strict=True))
    )


def _binomial(tries: int, chance: float, hits: int) -> float:
    """The chance of exactly ``hits`` in ``tries``."""
    return exp(_log_comb(tries, hits) + hits * log(chance) + (tries - hits) * log1p(-chance))


def _log_comb(things: int, chosen: int) -> float:
    """Logarithm of the number of ways to choose; minus infinity where there is none."""
    if not 0 <= chosen <= things:
        return -inf
    return lgamma(things + 1) - lgamma(chosen + 1) - lgamma(things - chosen + 1)


def holm(chances: Sequence[float]) -> list[float]:
    """``chances`` adjusted for the number of tests (Holm, 1979), in the same order."""
    adjusted = [0.0] * len(chances)
    worst = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        adjusted[at] = worst
    return adjusted
