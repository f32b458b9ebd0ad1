"""What the scratches to come can bring: every order in which horses can still be scratched, with its chance.

The chance that a horse is scratched next is its ways to be rolled over those of all horses that are not scratched yet;
rolls of scratched ones are repeats and decide nothing.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.odds.clocks import Floats, Whole
from postparade.odds.win import moves_left, rates_of, win_chances
from postparade.rules.boards import Board


class Scratchings(NamedTuple):
    """All ways in which the boxes may be full in the end, grouped by the field that then runs.

    ``boxes`` holds horses as indices from 0, shape (fields, orders, boxes), the boxes that are full already in front;
    ``chances`` has the shape (fields, orders) and sums to 1; ``runs`` marks who runs, shape (fields, horses).
    """

    boxes: Whole
    chances: Floats
    runs: NDArray[np.bool_]


def scratchings(board: Board, scratched: Sequence[int] = ()) -> Scratchings:
    """Everything that can follow on ``board`` when ``scratched`` (in order, at most as many as there are boxes) are in
    their boxes."""
    return _scratchings(board.ways, board.boxes, tuple(map(board.index, scratched)))


@lru_cache(maxsize=64)
def _scratchings(ways: tuple[int, ...], boxes: int, gone: tuple[int, ...]) -> Scratchings:
    others = [at for at in range(len(ways)) if at not in gone]
    found = np.array(
        [[[*gone, *order] for order in permutations(more)] for more in combinations(others, max(0, boxes - len(gone)))],
        dtype=np.int64,
    )
    weights = np.array(ways)[found]
    still = sum(ways) - np.cumsum(weights, axis=-1) + weights
    chances = np.prod((weights / still)[..., len(gone) :], axis=-1)
    runs = np.ones((len(found), len(ways)), dtype=np.bool_)
    np.put_along_axis(runs, found[:, 0], False, axis=1)
    return Scratchings(found, chances, runs)


def fields_left(board: Board, found: Scratchings) -> Whole:
    """Moves needed at the gate in every field, shape (fields, horses), 0 for scratched horses."""
    left: Whole = found.runs * moves_left(board)
    return left


def gate_chances(board: Board, scratched: Sequence[int] = ()) -> Floats:
    """Chance of each horse of ``board`` to win a race whose scratches are not complete, over all that may follow; shape
    (horses,). ``scratched`` are those in the boxes so far and have no chance."""
    found = scratchings(board, scratched)
    fields = win_chances(fields_left(board, found), rates_of(board))
    chances: Floats = found.chances.sum(axis=1) @ fields
    return chances
