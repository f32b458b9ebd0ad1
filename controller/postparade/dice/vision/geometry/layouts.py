"""The six layouts of pips as geometry: two diagonals with one midpoint, no templates.

A face seen at a slant is an affine picture of a square. Its corner pips are two diagonals with one midpoint; the middle
pip lies there; the two further pips of a six lie half way along opposite sides.
"""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.geometry.spots import PER_VIEW, Floats, Places, Spots

SPACING: Final = 0.26
"""Distance of neighbouring pips of a five from its middle, along one side, as a share of the die's edge."""

_CORNERS = [(-1, -1), (1, 1), (-1, 1), (1, -1)]
_LAYOUTS = [
    [(0, 0)],
    _CORNERS[:2],
    [*_CORNERS[:2], (0, 0)],
    _CORNERS,
    [*_CORNERS, (0, 0)],
    [*_CORNERS, (-1, 0), (1, 0)],
]
PIPS: Final = np.array([[*layout, *[(0, 0)] * (6 - len(layout))] for layout in _LAYOUTS], np.float32)
"""Indexed by value less one: the places of the pips along ``right`` and ``down``, filled up with zeros to six."""

PRESENT: Final = np.array([[index < len(layout) for index in range(6)] for layout in _LAYOUTS])
"""Indexed by value less one: which of the six places of ``PIPS`` count."""

_UNLIKE = 0.3
"""Strength that a pip must exceed, as a share of that of another pip of the same face."""

_APART = 0.2
"""How far the midpoints of two diagonals may lie apart, as a share of their half length."""

_FLATTEST = 0.4
"""Slant (see :func:`slant`) below which a face is not considered."""

_MOST_ONES, _MOST_PAIRS, _MOST_SQUARES = 8, 24, 12


class Faces(NamedTuple):
    """Candidates for a face, one per element. ``row`` is the row of :class:`Spots` it is seen in, ``middle`` its
    centre, ``right`` and ``down`` the vectors from there to the middle of two sides of the square of corner pips, in
    edges."""

    value: NDArray[np.intp]
    row: NDArray[np.intp]
    middle: Places
    right: Places
    down: Places

    def first(self, count: int) -> "Faces":
        """The first ``count`` of them."""
        value, row, middle, right, down = self
        return Faces(value[:count], row[:count], middle[:count], right[:count], down[:count])


def propose(spots: Spots) -> Faces:
    """Every face worth a closer look."""
    twos, worth = _twos(spots)
    few = twos.first(_MOST_PAIRS)
    kinds = [_ones(spots), few, few._replace(value=np.full_like(few.value, 3)), *_squares(twos, worth)]
    return Faces(
        np.concatenate([kind.value for kind in kinds]),
        np.concatenate([kind.row for kind in kinds]),
        np.concatenate([kind.middle for kind in kinds]),
        np.concatenate([kind.right for kind in kinds]),
        np.concatenate([kind.down for kind in kinds]),
    )


def slant(right: Places, down: Places) -> tuple[Floats, Floats]:
    """The longer half axis of the frame ``right``, ``down``, and the ratio of the shorter one to it: 1 for a square."""
    total = (right * right.conj() + down * down.conj()).real
    cross = right.real * down.imag - right.imag * down.real
    swing = np.sqrt(np.maximum(total**2 - 4 * cross**2, 0))
    return np.sqrt((total + swing) / 2), np.sqrt((total - swing) / (total + swing))


def _likely(place: Places) -> Floats:
    """How likely a face has its middle at ``place``: the finder is rarely off by more than a tenth of an edge, and the
    middle of the whole die lies beside that of its upper face."""
    return np.exp(-((np.abs(place) / np.float32(0.3)) ** 2)).astype(np.float32, copy=False)


def _ones(spots: Spots) -> Faces:
    row, index = np.nonzero((spots.strength > 0) & (np.abs(spots.place) < 0.33))
    best = np.argsort(-spots.strength[row, index])[:_MOST_ONES]
    row, index = row[best], index[best]
    side = np.full(len(row), SPACING, np.complex64)
    return Faces(np.ones_like(row), row, spots.place[row, index], side, side * np.complex64(1j))


@cache
def _couples(count: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """All pairs of numbers below ``count``, each of them once."""
    return np.triu_indices(count, 1)


def _twos(spots: Spots) -> tuple[Faces, Floats]:
    """The twos that pairs of spots make, and what each is worth, the best first. A three has the same outer pips, and
    the corner pips of larger values are two twos with one middle."""
    one, other = _couples(PER_VIEW)
    place, strength = spots.place, spots.strength
    weaker = np.minimum(strength[:, one], strength[:, other])
    stronger = np.maximum(strength[:, one], strength[:, other])
    middle = (place[:, one] + place[:, other]) / 2
    half = (place[:, other] - place[:, one]) / 2
    length = np.abs(half)
    fits = (weaker > _UNLIKE * stronger) & (length > 0.15) & (length < 0.62) & (np.abs(middle) < 0.4)
    row, pair = np.nonzero(fits)
    worth = weaker[row, pair] * _likely(middle[row, pair])
    best = np.argsort(-worth)[: 2 * _MOST_PAIRS]
    row, pair = row[best], pair[best]
    right, down = half[row, pair] * np.complex64(0.5 + 0.5j), half[row, pair] * np.complex64(0.5 - 0.5j)
    return Faces(np.full_like(row, 2), row, middle[row, pair], right, down), worth[best]


def _squares(twos: Faces, worth: Floats) -> list[Faces]:
    """The fours, fives and sixes whose corner pips are those of two ``twos``, of which each has a ``worth``."""
    first, second = _couples(len(twos.row))
    same = twos.row[first] == twos.row[second]
    first, second = first[same], second[same]
    half = twos.right + twos.down
    apart = np.abs(twos.middle[first] - twos.middle[second])
    near = apart < _APART * (np.abs(half[first]) + np.abs(half[second])) / 2
    first, second = first[near], second[near]
    right, down = (half[first] + half[second]) / 2, (half[first] - half[second]) / 2
    # Two pairs that share a spot span no area.
    whole = slant(right, down)[1] > _FLATTEST
    first, second, right, down = first[whole], second[whole], right[whole], down[whole]
    best = np.argsort(-np.minimum(worth[first], worth[second]))[:_MOST_SQUARES]
    first, second, right, down = first[best], second[best], right[best], down[best]
    row, middle = twos.row[first], (twos.middle[first] + twos.middle[second]) / 2
    upright = [Faces(np.full_like(row, value), row, middle, right, down) for value in (4, 5, 6)]
    return [*upright, Faces(np.full_like(row, 6), row, middle, down, right)]
