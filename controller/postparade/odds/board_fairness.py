"""Fairness of boards: who wins how often over all scratches, and the lanes that come closest to equal chances."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from postparade.odds.clocks import Floats
from postparade.odds.scratching import gate_chances
from postparade.rules.boards import Board, Lanes

BENDS = (0.5, 0.75, 1.0)


class BoardVerdict(NamedTuple):
    """A board and its chances, in the order of its lanes. ``unfairness`` is the root of the mean square by which
    chances miss equal ones; ``widest`` the largest chance over the smallest."""

    board: Board
    chances: Floats
    unfairness: float
    widest: float

    @property
    def even(self) -> float:
        """What every horse's chance would be if all were equal."""
        return 1 / len(self.chances)


@lru_cache(maxsize=4096)
def judge(board: Board) -> BoardVerdict:
    """How fair ``board`` is, over every order of scratches."""
    chances = gate_chances(board)
    unfairness = float(np.sqrt(np.mean((chances - 1 / len(chances)) ** 2)))
    return BoardVerdict(board, chances, unfairness, float(chances.max() / chances.min()))


def fairest(board: Board, length: int) -> BoardVerdict:
    """The fairest board with the lanes of ``board`` whose longest has ``length`` moves (1 or more), as far as a search
    finds it; horses that come up as often as each other get lanes of the same length.

    It starts from lanes that grow with the ways to roll a horse, along several curves (a straight one gives boards such
    as 4 6 8 10 12 14), and from each goes to the fairest board that differs by a move in one or two of the lengths,
    until none is fairer.
    """
    ways = board.ways
    kinds = tuple(sorted(set(ways)))
    starts = {tuple(max(1, round(length * ((kind + 1) / (kinds[-1] + 1)) ** bend)) for kind in kinds) for bend in BENDS}
    search = _Search(board, tuple(kinds.index(count) for count in ways), length)
    return min((search.settled(lengths) for lengths in sorted(starts)), key=_unfairness)


def _unfairness(verdict: BoardVerdict) -> float:
    return verdict.unfairness


class _Search(NamedTuple):
    """The search on one board; ``kinds`` says by lane which of the lengths it has."""

    board: Board
    kinds: tuple[int, ...]
    length: int

    def settled(self, lengths: Lanes) -> BoardVerdict:
        """The fairest board that steps from ``lengths`` lead to."""
        best = self._judge(lengths)
        while True:
            near = min(((self._judge(other), other) for other in self._neighbours(lengths)), key=_of_the_board)
            if near[0].unfairness >= best.unfairness:
                return best
            best, lengths = near

    def _judge(self, lengths: Lanes) -> BoardVerdict:
        return judge(self.board.with_lengths(tuple(lengths[kind] for kind in self.kinds)))

    def _neighbours(self, lengths: Lanes) -> Iterator[Lanes]:
        """The lengths themselves, and those one step away of which the longest has as many moves as it should."""
        steps = [(at, by) for at in range(len(lengths)) for by in (-1, 1)]
        yield lengths
        for moves in (*((step,) for step in steps), *combinations(steps, 2)):
            changed = list(lengths)
            for at, by in moves:
                changed[at] += by
            if min(changed) >= 1 and max(changed) == self.length and tuple(changed) != lengths:
                yield tuple(changed)


def _of_the_board(found: tuple[BoardVerdict, Lanes]) -> float:
    return found[0].unfairness
