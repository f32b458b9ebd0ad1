"""Exact chances of winning a dice race from any position.

Let every horse have its own Poisson clock that ticks with its weight (ways to roll its sum, of 36). The order of ticks
is the order of rolls, so horse ``i`` wins when its clock ticks ``r_i`` times (moves still needed) before any other has
ticked ``r_j`` times:

    P(i) = integral over t > 0 of
           w_i (w_i t)^(r_i - 1) / (r_i - 1)! exp(-w_i t)
           times the product over j != i of exp(-w_j t) sum for k < r_j of (w_j t)^k / k!

Substituting x = W t with W the sum of all weights leaves a polynomial in x times exp(-x), which Gauss-Laguerre
quadrature of enough nodes integrates exactly; only rounding remains (about 1e-12).
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from postparade.games.dice import WAYS
from postparade.games.race import Race

Floats = NDArray[np.float64]

NODES = 96
"""Exact up to polynomials of degree 191; the usual board needs 93."""


@cache
def _nodes() -> tuple[Floats, Floats]:
    """Quadrature points and the logarithms of their weights."""
    points, weights = np.polynomial.laguerre.laggauss(NODES)
    with np.errstate(divide="ignore"):
        return points, np.log(weights)


def _log_poisson(rates: Floats, upto: int) -> Floats:
    """Logarithms of rate^k / k! for k below ``upto``; shape (upto, rates)."""
    k = np.arange(upto, dtype=np.float64)
    log_factorial = np.concatenate(([0.0], np.cumsum(np.log(np.arange(1, max(upto, 2))))))[:upto]
    terms: Floats = k[:, None] * np.log(rates)[None, :] - log_factorial[:, None]
    return terms


def win_chances(left: NDArray[np.int64], weights: Floats) -> Floats:
    """Chance of each horse to cross the line first.

    ``left`` holds the moves still needed (1 or more) and ``weights`` the chance weights, both of shape (horses,).
    Returns shape (horses,), summing to 1. Raises ``ValueError`` when nobody runs or a horse needs less than one move.
    """
    if left.size == 0 or left.shape != weights.shape or left.min() < 1 or weights.min() <= 0:
        raise ValueError("every running horse needs at least one move and a positive weight")
    points, log_weights = _nodes()
    share = weights / weights.sum()
    last, survive = [], []
    for needed, part in zip(left, share, strict=True):
        terms = _log_poisson(part * points, int(needed))
        last.append(terms[-1] + np.log(part))
        survive.append(np.logaddexp.reduce(terms, axis=0))
    everybody = np.sum(survive, axis=0)
    logs = np.array([tick + everybody - own for tick, own in zip(last, survive, strict=True)]) + log_weights
    chances: Floats = np.exp(logs).sum(axis=1)
    return chances


def race_chances(race: Race) -> dict[int, float]:
    """Chance to win of every horse still running, by lane number; the winner alone once it is decided.

    Lane numbers are the sums of two dice (2 to 12). Empty when no horse can move.
    """
    if race.winner is not None:
        return {race.winner: 1.0}
    running = [lane for lane in race.lanes if not lane.scratched]
    if not running:
        return {}
    left = np.array([lane.length - lane.position for lane in running], dtype=np.int64)
    weights = np.array([WAYS[lane.number] for lane in running], dtype=np.float64)
    chances = win_chances(left, weights)
    return {lane.number: float(chance) for lane, chance in zip(running, chances, strict=True)}
