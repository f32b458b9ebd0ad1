"""Exact chances of winning a dice race from any position.

    P(i) = integral over t > 0 of
           w_i (w_i t)^(r_i - 1) / (r_i - 1)! exp(-w_i t)
           times the product over j != i of exp(-w_j t) sum for k < r_j of (w_j t)^k / k!

with ``w`` the weights (ways to roll a horse) and ``r`` the moves still needed; see :mod:`postparade.odds.clocks`.
"""

from collections.abc import Sequence

import numpy as np

from postparade.odds.clocks import Floats, Whole, clocks_for
from postparade.rules.boards import Board
from postparade.rules.race import Race


def rates_of(board: Board) -> Floats:
    """How often each horse of ``board`` comes up in one roll, shape (horses,)."""
    return np.array(board.rates)


def win_chances(left: Whole, weights: Floats) -> Floats:
    """Chance of each horse to cross the line first, for one position or many at once.

    ``left`` holds the moves still needed, shape (..., horses), 0 for a horse that does not run; ``weights`` are
    positive, shape (horses,), in any unit. Returns the shape of ``left``; each position sums to 1. Raises
    ``ValueError`` when nobody runs or a number makes no sense.
    """
    if not left.size or left.shape[-1:] != weights.shape or left.min() < 0 or not left.any(axis=-1).all():
        raise ValueError("somebody has to run, with at least one move to go")
    if not (weights > 0).all():
        raise ValueError("every horse needs a positive weight")
    clocks, kinds = clocks_for(weights / weights.sum(), left)
    chances: Floats = clocks.arrivals(kinds, left) @ clocks.steps
    return chances


def moves_left(board: Board, positions: Sequence[int] = (), scratched: Sequence[int] = ()) -> Whole:
    """Moves still needed by the horses of ``board``, shape (horses,); 0 for ``scratched`` ones, which are named by
    their numbers. ``positions`` are in the order of the lanes; without them, every horse is at its gate."""
    left = np.array(board.lengths, dtype=np.int64) - np.array(positions or (0,) * len(board.lanes), dtype=np.int64)
    left[[board.index(horse) for horse in scratched]] = 0
    return left


def left_of(race: Race) -> Whole:
    """Moves still needed by the horses of a dice race, shape (horses,); 0 for scratched ones."""
    return np.array([0 if lane.scratched else lane.length - lane.position for lane in race.lanes], dtype=np.int64)


def by_horse(numbers: Sequence[int], chances: Floats, left: Whole) -> dict[int, float]:
    """The chances of one position by horse, only for those that run."""
    return {horse: float(chance) for horse, chance, needed in zip(numbers, chances, left, strict=True) if needed}


def expected_rolls(left: Whole, rates: Floats) -> float:
    """How many more rolls, those that move nobody included, until a horse crosses the line; ``left`` as in
    :func:`win_chances`, ``rates`` as in :func:`rates_of`, shape (horses,).

    The race is undecided at ``t`` with the product of all chances to be on the way; clocks tick once a roll.
    """
    clocks, kinds = clocks_for(rates, left)
    return float(np.prod(clocks.alive[kinds, left], axis=-2) @ clocks.steps)
