"""Exact chances of winning a dice race from any position.

    P(i) = integral over t > 0 of
           w_i (w_i t)^(r_i - 1) / (r_i - 1)! exp(-w_i t)
           times the product over j != i of exp(-w_j t) sum for k < r_j of (w_j t)^k / k!

with ``w`` the weights (ways to roll a horse) and ``r`` the moves still needed; see :mod:`postparade.odds.clocks`.
"""

from collections.abc import Sequence

import numpy as np

from postparade.odds.clocks import Floats, Whole, clocks_for
from postparade.rules.boards import HORSES
from postparade.rules.dice import WAYS
from postparade.rules.race import Race

RATES: Floats = np.array([WAYS[horse] / 36 for horse in HORSES])
"""How often each of the horses 2 to 12 comes up in one roll."""


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


def moves_left(lanes: Sequence[int], positions: Sequence[int], scratched: Sequence[int]) -> Whole:
    """Moves still needed by horses 2 to 12, shape (11,); 0 for ``scratched`` ones. All in the order of the horses."""
    left = np.array(lanes, dtype=np.int64) - np.array(positions, dtype=np.int64)
    left[[horse - HORSES[0] for horse in scratched]] = 0
    return left


def left_of(race: Race) -> Whole:
    """Moves still needed by horses 2 to 12 of a dice race, shape (11,); 0 for scratched ones."""
    return np.array([0 if lane.scratched else lane.length - lane.position for lane in race.lanes], dtype=np.int64)


def by_horse(chances: Floats, left: Whole) -> dict[int, float]:
    """The chances of one position by horse, only for those that run."""
    return {horse: float(chance) for horse, chance, needed in zip(HORSES, chances, left, strict=True) if needed}


def race_chances(race: Race) -> dict[int, float]:
    """Chance to win of every horse still running in a dice race, by number; the winner alone once it is decided.

    Horses that are not scratched yet all run: chances over scratches to come are those of
    :func:`postparade.odds.scratching.gate_chances`. Empty when no horse can move.
    """
    if race.winner is not None:
        return {race.winner: 1.0}
    left = left_of(race)
    return by_horse(win_chances(left, RATES), left) if left.any() else {}


def expected_rolls(left: Whole) -> float:
    """How many more rolls, scratched ones included, until a horse crosses the line; ``left`` as in
    :func:`win_chances`, shape (11,).

    The race is undecided at ``t`` with the product of all chances to be on the way; clocks tick once a roll.
    """
    clocks, kinds = clocks_for(RATES, left)
    return float(np.prod(clocks.alive[kinds, left], axis=-2) @ clocks.steps)
