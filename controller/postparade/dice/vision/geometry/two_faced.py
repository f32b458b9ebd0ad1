"""Faces that show two values, one in strong spots and another with paler spots added.

A pale spot in the middle of a four is a pip full of light or the ghost of one; pale spots around the two dark ones of
a two are pips of the other side that shine through. The spots alone do not tell. Where a clear die shows a six with a
spot in its middle, of whatever colour, that spot is its one, and the six is on the side it lies on.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.geometry.cues import stands_for_pip
from postparade.dice.vision.geometry.layouts import PIPS, PRESENT, Faces
from postparade.dice.vision.geometry.spots import Floats, Spots

GHOST: Final = 0.2
"""Strength of spots that would make another face, in pips of the face, from which they may be pips, too. This and the
constants below were set on renders and on photographs, and cost no photograph its reading."""

PALE: Final = 0.5
"""The same below which pips of the face may be no pips, where the stronger ones alone make another face."""

ITS_ONE: Final = 1.0
"""Strength, in pips, of a round spot in the middle of a six from which it may be the one of the other side; one in 50
photographed sixes has such a spot."""

ROUND: Final = 0.5
"""Roundness from which a spot may be that one."""

MIDDLE: Final = 0.5
"""Distance from the middle, in steps between pips, up to which a spot lies in it."""

_GRID: Final = np.array([(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)], np.float32)


def _on_grid(value: int, turn: int) -> NDArray[np.bool_]:
    """Which places of the grid have a pip when ``value`` is turned by ``turn`` quarters."""
    pips = PIPS[value - 1][PRESENT[value - 1]]
    for _ in range(turn):
        pips = np.stack((-pips[:, 1], pips[:, 0]), axis=1)
    return np.asarray((_GRID[:, None] == pips[None]).all(axis=2).any(axis=1))


_OWN: Final = [_on_grid(value, 0) for value in range(1, 7)]
_EVERY: Final = [_on_grid(value, turn) for value in range(1, 7) for turn in range(2)]
_MORE: Final = [[many & ~own for many in _EVERY if (own <= many).all() and (own < many).any()] for own in _OWN]
_FEWER: Final = [[few for few in _EVERY if (few <= own).all() and (few < own).any()] for own in _OWN]


def is_two_faced(faces: Faces, spots: Spots, which: int) -> bool:
    """Whether the face number ``which`` of ``faces``, seen in ``spots``, may as well show another value."""
    kind = int(faces.value[which]) - 1
    own, there = _OWN[kind], _strengths(faces, spots, which)
    pips = float(there[own].mean())
    if PRESENT[kind].all() and _in_the_middle(faces, spots, which) > ITS_ONE * pips:
        return True
    ghost = GHOST * max(pips, 1e-3)
    if any(there[besides].min() > ghost for besides in _MORE[kind]):
        return True
    return any(ghost < there[own & ~few].max() < PALE * there[few].min() for few in _FEWER[kind])


def _strengths(faces: Faces, spots: Spots, which: int) -> Floats:
    """How strong the spots are at the places of the grid."""
    row, right, down = faces.row[which], faces.right[which], faces.down[which]
    places = faces.middle[which] + right * _GRID[:, 0] + down * _GRID[:, 1]
    away = np.abs(places[:, None] - spots.place[row]) / _step(faces, which)
    there: Floats = (spots.strength[row] * stands_for_pip(away)).max(axis=1)
    return there


def _in_the_middle(faces: Faces, spots: Spots, which: int) -> float:
    """Strength of the strongest round spot in the middle of the face, in any view."""
    near = np.abs(spots.place - faces.middle[which]) < MIDDLE * _step(faces, which)
    return float(np.where(near & (spots.roundness > ROUND), spots.strength, 0.0).max())


def _step(faces: Faces, which: int) -> float:
    """Edges from the middle of the face to its pips along a side."""
    return float(abs(faces.right[which]) + abs(faces.down[which])) / 2
