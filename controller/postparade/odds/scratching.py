"""What the scratches to come can bring: every order in which horses can still be scratched, with its chance.

The chance that a horse is scratched next is its ways to be rolled over those of all horses that are not scratched yet;
rolls of scratched ones are repeats and decide nothing.
"""

from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.odds.clocks import Floats, Whole
from postparade.odds.win import RATES, moves_left, win_chances
from postparade.rules.boards import HORSES
from postparade.rules.dice import WAYS

BOXES = 4


class Scratchings(NamedTuple):
    """All ways in which the boxes may be full in the end, grouped by the field that then runs.

    ``boxes`` holds horses as indices from 0 (horse 2), shape (fields, orders, 4), the boxes that are full already in
    front; ``chances`` has the shape (fields, orders) and sums to 1; ``runs`` marks who runs, shape (fields, 11).
    """

    boxes: Whole
    chances: Floats
    runs: NDArray[np.bool_]


@lru_cache(maxsize=64)
def scratchings(scratched: tuple[int, ...] = ()) -> Scratchings:
    """Everything that can follow when ``scratched`` (in order, four at most) are in their boxes."""
    gone = [HORSES.index(horse) for horse in scratched]
    others = [at for at in range(len(HORSES)) if at not in gone]
    boxes = np.array(
        [
            [[*gone, *order] for order in permutations(more)]
            for more in combinations(others, max(0, BOXES - len(scratched)))
        ]
    )
    weights = np.array([WAYS[horse] for horse in HORSES])[boxes]
    still = 36 - np.cumsum(weights, axis=-1) + weights
    chances = np.prod((weights / still)[..., len(scratched) :], axis=-1)
    runs = np.ones((len(boxes), len(HORSES)), dtype=np.bool_)
    np.put_along_axis(runs, boxes[:, 0], False, axis=1)
    return Scratchings(boxes, chances, runs)


def fields_left(lanes: tuple[int, ...], found: Scratchings) -> Whole:
    """Moves needed at the gate in every field, shape (fields, 11), 0 for scratched horses."""
    left: Whole = found.runs * moves_left(lanes, (0,) * len(HORSES), ())
    return left


def gate_chances(lanes: tuple[int, ...], scratched: tuple[int, ...] = ()) -> Floats:
    """Chance of horses 2 to 12 to win a race whose scratches are not complete, over all that may follow; shape (11,).

    ``lanes`` are the moves needed; ``scratched`` are those in the boxes so far and have no chance.
    """
    found = scratchings(scratched)
    fields = win_chances(fields_left(lanes, found), RATES)
    chances: Floats = found.chances.sum(axis=1) @ fields
    return chances
