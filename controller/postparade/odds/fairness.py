"""Fairness of boards: who wins how often over all scratches, and the lanes that come closest to equal chances."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from postparade.odds.clocks import Floats
from postparade.odds.scratching import gate_chances
from postparade.rules.boards import HORSES, Lanes
from postparade.rules.dice import WAYS

EVEN = 1 / len(HORSES)
PAIRS = 6
"""Horses 2 and 12, 3 and 11 ... 7 alone: a fair board gives the two of a pair lanes of the same length."""

BENDS = (0.5, 0.75, 1.0)


class BoardVerdict(NamedTuple):
    """A board and its chances, in the order of horses 2 to 12. ``unfairness`` is the root of the mean square by which
    chances miss one in eleven; ``widest`` the largest chance over the smallest."""

    lanes: Lanes
    chances: Floats
    unfairness: float
    widest: float


@lru_cache(maxsize=4096)
def judge(lanes: Lanes) -> BoardVerdict:
    """How fair ``lanes`` (moves needed by horses 2 to 12) are, over every order of four scratches."""
    chances = gate_chances(lanes)
    unfairness = float(np.sqrt(np.mean((chances - EVEN) ** 2)))
    return BoardVerdict(lanes, chances, unfairness, float(chances.max() / chances.min()))


def fairest(length: int) -> BoardVerdict:
    """The fairest symmetric board whose longest lane has ``length`` moves (1 or more), as far as a search finds it.

    It starts from lanes that grow with the ways to roll a horse, along several curves (a straight one gives boards such
    as 4 6 8 10 12 14), and from each goes to the fairest board that differs by a move in one or two pairs of lanes,
    until none is fairer.
    """
    starts = {
        _board(tuple(max(1, round(length * ((WAYS[horse] + 1) / 7) ** bend)) for horse in HORSES[:PAIRS]))
        for bend in BENDS
    }
    return min((_settled(judge(lanes), length) for lanes in sorted(starts)), key=_unfairness)


def _settled(best: BoardVerdict, length: int) -> BoardVerdict:
    while True:
        near = min((judge(_board(lanes)) for lanes in _neighbours(best.lanes[:PAIRS], length)), key=_unfairness)
        if near.unfairness >= best.unfairness:
            return best
        best = near


def _unfairness(verdict: BoardVerdict) -> float:
    return verdict.unfairness


def _board(half: Lanes) -> Lanes:
    return (*half, *half[-2::-1])


def _neighbours(half: Lanes, length: int) -> Iterator[Lanes]:
    """The board itself, and those one step away whose longest lane has ``length`` moves."""
    steps = [(at, by) for at in range(PAIRS) for by in (-1, 1)]
    yield half
    for moves in (*((step,) for step in steps), *combinations(steps, 2)):
        lanes = list(half)
        for at, by in moves:
            lanes[at] += by
        if min(lanes) >= 1 and max(lanes) == length and tuple(lanes) != half:
            yield tuple(lanes)
