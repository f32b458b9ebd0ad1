"""Exact or closed-form chances of the classical tests, without a statistics library."""

from collections.abc import Sequence
from math import comb, erfc, exp, fsum, pi, sqrt


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
    order (Wald and Wolfowitz, 1940): twice the smaller tail, exactly. 1 where only one kind is there."""
    if first == 0 or second == 0:
        return 1.0
    ways = [_ways(first, second, number) for number in range(2, first + second + 1)]
    low = sum(ways[: runs - 1])
    high = sum(ways[runs - 2 :])
    return min(1.0, 2 * min(low, high) / comb(first + second, first))


def _ways(first: int, second: int, runs: int) -> int:
    half, odd = divmod(runs, 2)
    if not odd:
        return 2 * comb(first - 1, half - 1) * comb(second - 1, half - 1)
    return comb(first - 1, half) * comb(second - 1, half - 1) + comb(first - 1, half - 1) * comb(second - 1, half)


def at_least(hits: int, chances: Sequence[float]) -> float:
    """The chance that at least ``hits`` of independent events with these ``chances`` happen."""
    if hits <= 0:
        return 1.0
    # below[k]: the chance of exactly k hits so far; what reaches `hits` leaves the list for good.
    below = [1.0] + [0.0] * (hits - 1)
    for chance in chances:
        for at in range(hits - 1, 0, -1):
            below[at] += chance * (below[at - 1] - below[at])
        below[0] *= 1.0 - chance
    return max(0.0, 1.0 - fsum(below))


def holm(chances: Sequence[float]) -> list[float]:
    """``chances`` adjusted for the number of tests (Holm, 1979), in the same order."""
    adjusted = [0.0] * len(chances)
    worst = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        worst = max(worst, min(1.0, (len(chances) - rank) * chances[at]))
        adjusted[at] = worst
    return adjusted
