"""Horses as Poisson clocks: the one table from which all exact chances are read.

Let every horse have a clock of its own that ticks at its rate (its share of the 36 rolls). The order of ticks is the
order of rolls, and the clocks run independently of each other, so that a race becomes a product of one-dimensional
functions of time (measured in rolls, scratched ones included):

* a horse that needs ``r`` ticks is still on its way at ``t`` with chance  sum for k < r of (w t)^k / k! exp(-w t);
* its last tick comes at ``t`` with density  w (w t)^(r-1) / (r-1)! exp(-w t).

Every chance is then an integral over ``t > 0`` of products of such terms. Substituting ``t = exp(u - exp(-u))`` makes
the integrand fall off doubly exponentially at 0 and at infinity, where the trapezoidal rule converges geometrically
(Takahasi and Mori, "Double exponential formulas for numerical integration", 1974). With the step used here nothing but
rounding is left: about 1e-14 relative, and every term is positive, so that small chances are as exact as large ones.
"""

from functools import lru_cache
from math import log, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]

MOVES = (120, 240, 480, 1200)
"""Sums of moves for which tables are made: a table serves all positions with no more moves to go, so that races share
it."""
LANE = 20
"""Moves a lane by which tables grow."""


class Clocks(NamedTuple):
    """All clocks of one kind of race. ``kinds`` are the different rates.

    ``times`` and ``steps`` are the points and weights of the integration, shape (times,). ``alive`` and ``hazard`` have
    the shape (kinds, moves + 1, times): the chance that fewer than that many ticks have come, and the density of
    the last tick over that chance. Row 0 is a horse that does not run: always on its way, never to arrive.
    """

    times: Floats
    steps: Floats
    alive: Floats
    hazard: Floats

    def arrivals(self, kinds: Whole, left: Whole) -> Floats:
        """Density that each horse is the first to arrive, at each time; shape of ``left`` with the times added."""
        nobody_yet = np.prod(self.alive[kinds, left], axis=-2, keepdims=True)
        first: Floats = self.hazard[kinds, left] * nobody_yet
        return first


def clocks_for(rates: Floats, left: Whole) -> tuple[Clocks, Whole]:
    """The table for horses with these ``rates`` (summing to 1 at most) in all positions ``left``, and the kind of each
    horse."""
    different, kinds = np.unique(rates, return_inverse=True)
    longest = -(-int(left.max()) // LANE) * LANE
    moves = int(left.sum(axis=-1).max())
    enough = next((size for size in MOVES if size >= moves), -(-moves // MOVES[-1]) * MOVES[-1])
    return _clocks(tuple(different.tolist()), longest, enough), kinds.astype(np.int64)


@lru_cache(maxsize=16)
def _clocks(rates: tuple[float, ...], longest: int, moves: int) -> Clocks:
    times, steps = _rule(min(rates), longest, moves)
    ticks = np.array(rates)[:, None] * times
    exactly = np.empty((len(rates), longest, len(times)))
    exactly[:, 0] = np.exp(-ticks)
    for k in range(1, longest):
        exactly[:, k] = exactly[:, k - 1] * ticks / k
    alive = np.concatenate((np.ones((len(rates), 1, len(times))), exactly.cumsum(axis=1)), axis=1)
    density = np.zeros_like(alive)
    density[:, 1:] = np.array(rates)[:, None, None] * exactly
    return Clocks(times, steps, alive, np.divide(density, alive, out=np.zeros_like(alive), where=alive > 0))


def _rule(slowest: float, longest: int, moves: int) -> tuple[Floats, Floats]:
    """Points and weights. In log time the integrand is as narrow as one over the root of all moves; the last point lies
    where even the slowest horse has arrived in its longest lane."""
    end = log((longest + 12 * sqrt(longest) + 40) / slowest)
    u = np.arange(-3.6, end, 0.64 / sqrt(moves))
    times = np.exp(u - np.exp(-u))
    return times, (u[1] - u[0]) * times * (1 + np.exp(-u))
