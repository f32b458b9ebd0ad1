"""The exacta: who comes in first and who second, if the race were run on. Exact, by the clocks."""

import numpy as np

from postparade.odds.clocks import Floats, Whole, clocks_for


def first_two(left: Whole, weights: Floats) -> Floats:
    """Chance that horse ``i`` crosses the line first and horse ``j`` next, as [i, j]; shape (horses, horses).

    ``left`` and ``weights`` as in :func:`postparade.odds.win.win_chances`, shape (horses,). The matrix sums to 1, its
    rows to the chances to win; with a single runner there is no second, and its own chance stands on the diagonal.

        P(i, j) = integral of density_j (1 - alive_i) times the product over k other than i and j of alive_k
    """
    clocks, kinds = clocks_for(weights / weights.sum(), left)
    alive, hazard = clocks.alive[kinds, left], clocks.hazard[kinds, left]
    runs = left > 0
    orders = np.zeros((len(left), len(left)))
    if runs.sum() == 1:
        return np.diag(runs.astype(np.float64))
    for first in np.flatnonzero(runs):
        others = np.delete(np.arange(len(left)), first)
        nobody_else = np.prod(alive[others], axis=0)
        orders[first, others] = (hazard[others] * nobody_else * (1 - alive[first])) @ clocks.steps
    return orders
