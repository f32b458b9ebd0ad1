"""Faces that show two values, one in strong spots and another one with paler spots besides.

A pale spot in the middle of a four is a pip full of light or the ghost of one; pale spots around the two dark ones of
a two are pips of the other side that shine through. Whoever looks at the spots alone cannot tell.
"""

from itertools import permutations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .layouts import PIPS, PRESENT, Faces
from .spots import Floats, Spots

GHOST: Final = 0.2
"""Strength of spots that would make another face, in pips of the face, from which they may be pips, too. This and what
follows was set on renders and on photographs, of which it costs none."""

PALE: Final = 0.5
"""The same below which pips of the face may be none, as the stronger ones alone make another face."""

OUTSHONE: Final = 1.25
"""Strength of a spot that belongs to no face, in pips of the face, from which those may be no pips."""

NEAR: Final = 0.35
"""Steps between pips within which a spot stands for a pip; from half as much on it counts for less."""

_GRID: Final = np.array([(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)], np.float32)


def _on_grid(value: int, turn: int) -> NDArray[np.bool_]:
    """Which places of the grid have a pip when ``value`` is turned by so many quarters."""
    pips = PIPS[value - 1][PRESENT[value - 1]]
    for _ in range(turn):
        pips = np.stack((-pips[:, 1], pips[:, 0]), axis=1)
    return np.asarray((_GRID[:, None] == pips[None]).all(axis=2).any(axis=1))


_FACES: Final = [_on_grid(value, turn) for value in range(1, 7) for turn in range(2)]
_FEWER_AND_MORE: Final = [
    (few, many) for few, many in permutations(_FACES, 2) if (few <= many).all() and few.sum() < many.sum()
]


def is_two_faced(faces: Faces, spots: Spots, which: int, stray: float) -> bool:
    """Whether the face number ``which`` of ``faces``, seen in ``spots``, may as well show another value. ``stray`` is
    the strength of the strongest spot on it that is none of its pips, in pips."""
    own = _on_grid(int(faces.value[which]), 0)
    there = _strengths(faces, spots, which)
    pip = max(float(there[own].mean()), 1e-3)
    if stray > OUTSHONE:
        return True
    for few, many in _FEWER_AND_MORE:
        others = there[many & ~few]
        if (few == own).all() and others.min() > GHOST * pip:
            return True
        if (many == own).all() and GHOST * pip < others.max() < PALE * there[few].min():
            return True
    return False


def _strengths(faces: Faces, spots: Spots, which: int) -> Floats:
    """How strong the spots are at the places of the grid."""
    row, right, down = faces.row[which], faces.right[which], faces.down[which]
    places = faces.middle[which] + right * _GRID[:, 0] + down * _GRID[:, 1]
    step = (abs(right) + abs(down)) / 2
    away = np.abs(places[:, None] - spots.place[row]) / step
    there: Floats = (spots.strength[row] * np.clip(1.5 - away / NEAR, 0, 1)).max(axis=1)
    return there
