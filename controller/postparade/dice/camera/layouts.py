"""The six pip layouts, fitted to spots as geometry: midpoints and diagonals, no templates.

A face seen at a slant is an affine picture of a square. Its corner pips are two diagonals with one midpoint; the middle
pip lies there; the two further pips of a six lie half way along opposite sides.
"""

import math
from itertools import combinations
from typing import NamedTuple

from .pips import Spot

CORNER_SPACING = 0.52
"""Distance of two corner pips as a share of the die's edge; dice differ by about a sixth either way."""

TOLERANCE = 0.17
"""How far a pip may lie from its place, as a share of the half diagonal."""


SQUAREST = 0.64
"""Slant below which four pips are no square: two of the three columns of a six have 0.5."""


class Face(NamedTuple):
    """One way to see a face.

    ``x``, ``y`` is its centre and ``right``, ``down`` the vectors to the middle of two sides of the square of corner
    pips, in edges of the silhouette. ``misfit`` is 0 (exact) to 1 (at the limit), ``slant`` the ratio of the shorter to
    the longer axis (1 seen straight from above), ``pips`` the spots it is made of.
    """

    value: int
    x: float
    y: float
    right: tuple[float, float]
    down: tuple[float, float]
    misfit: float
    slant: float
    pips: tuple[Spot, ...]

    @property
    def area(self) -> float:
        """Area of the whole face in squared edges of the silhouette."""
        return 4.0 * abs(self._cross) / CORNER_SPACING**2

    @property
    def _cross(self) -> float:
        return self.right[0] * self.down[1] - self.right[1] * self.down[0]

    def place(self, spot: Spot) -> tuple[float, float]:
        """Where ``spot`` lies on this face: the corner pips are at +-1, the edges of the face near +-1.9."""
        x, y, cross = spot.x - self.x, spot.y - self.y, self._cross
        return (x * self.down[1] - y * self.down[0]) / cross, (y * self.right[0] - x * self.right[1]) / cross


class _Pair(NamedTuple):
    """Two spots that may be a diagonal. Places and vectors are complex numbers, x + y i."""

    ends: tuple[int, int]
    middle: complex
    half: complex
    length: float


def faces(spots: list[Spot]) -> list[Face]:
    """Every face that some of ``spots`` could be; of more than 14 spots only the strongest are tried."""
    spots = sorted(spots, key=lambda s: -s.strength * s.area)[:14]
    pairs = _pairs(spots)
    found = [_one(spot) for spot in spots]
    for pair in pairs:
        found += _diagonal(spots, pair)
    for one, other in combinations(pairs, 2):
        size = (one.length + other.length) / 2
        if abs(one.middle - other.middle) <= TOLERANCE * size and len({*one.ends, *other.ends}) == 4:
            found += _square(spots, one, other, size)
    return found


def _alike(*spots: Spot) -> bool:
    """True when ``spots`` could be pips of one face."""
    areas = [spot.area for spot in spots]
    strengths = [spot.strength for spot in spots]
    return max(areas) <= 2.0 * min(areas) and max(strengths) <= 2.0 * min(strengths)


def _twins(one: Spot, other: Spot) -> bool:
    """True when two spots are so alike that they must lie on the same face."""
    areas, shapes = sorted((one.area, other.area)), sorted((one.roundness, other.roundness))
    return areas[1] <= 1.4 * areas[0] and shapes[1] <= 1.35 * shapes[0]


def _pairs(spots: list[Spot]) -> list[_Pair]:
    pairs = []
    for i, j in combinations(range(len(spots)), 2):
        a, b = _at(spots[i]), _at(spots[j])
        half = (b - a) / 2
        if 0.15 <= abs(half) <= 0.52 and _alike(spots[i], spots[j]):
            pairs.append(_Pair((i, j), (a + b) / 2, half, abs(half)))
    return pairs


def _at(spot: Spot) -> complex:
    return complex(spot.x, spot.y)


def _xy(vector: complex) -> tuple[float, float]:
    return vector.real, vector.imag


def _near(spots: list[Spot], place: complex, reach: float, taken: set[int]) -> tuple[int, float] | None:
    """The spot closest to ``place`` within ``reach`` that is not ``taken``, and how far away it is."""
    near = [(abs(_at(spot) - place), index) for index, spot in enumerate(spots) if index not in taken]
    away, index = min(near, default=(math.inf, -1))
    return (index, away) if away <= reach else None


def _one(spot: Spot) -> Face:
    half = CORNER_SPACING / 2 * 0.9
    return Face(1, spot.x, spot.y, (half, 0.0), (0.0, half), 0.0, spot.roundness, (spot,))


def _diagonal(spots: list[Spot], pair: _Pair) -> list[Face]:
    """The two or the three whose outer pips are ``pair``."""
    turned = pair.half * 1j
    frame = _xy((pair.half + turned) / 2), _xy((pair.half - turned) / 2)
    ends = tuple(spots[i] for i in pair.ends)
    slant = min(spot.roundness for spot in ends)
    found = [Face(2, *_xy(pair.middle), *frame, 0.0, slant, ends)] if _twins(*ends) else []
    reach = 1.3 * TOLERANCE * pair.length
    middle = _near(spots, pair.middle, reach, set(pair.ends))
    if middle is not None and _alike(*ends, spots[middle[0]]):
        found.append(Face(3, *_xy(pair.middle), *frame, middle[1] / reach, slant, (*ends, spots[middle[0]])))
    return found


def _square(spots: list[Spot], one: _Pair, other: _Pair, size: float) -> list[Face]:
    """The four, five or six whose corner pips are the ends of the two pairs."""
    taken = {*one.ends, *other.ends}
    corners = tuple(spots[i] for i in taken)
    right, down = (one.half + other.half) / 2, (one.half - other.half) / 2
    slant = _slant(right, down)
    if slant < 0.4 or not _alike(*corners):
        return []
    centre, reach = (one.middle + other.middle) / 2, TOLERANCE * size
    frame = _xy(right), _xy(down)
    off = abs(one.middle - other.middle) / reach
    found = []
    if slant >= SQUAREST:
        found.append(Face(4, *_xy(centre), *frame, off, slant, corners))
        middle = _near(spots, centre, reach, taken)
        if middle is not None and _alike(*corners, spots[middle[0]]):
            misfit = max(off, middle[1] / reach)
            found.append(Face(5, *_xy(centre), *frame, misfit, slant, (*corners, spots[middle[0]])))
    for side in (right, down):
        near, far = _near(spots, centre + side, reach, taken), _near(spots, centre - side, reach, taken)
        if near is not None and far is not None and _alike(*corners, spots[near[0]], spots[far[0]]):
            misfit = max(off, near[1] / reach, far[1] / reach)
            six = (*corners, spots[near[0]], spots[far[0]])
            found.append(Face(6, *_xy(centre), *frame, misfit, slant, six))
    return found


def _slant(right: complex, down: complex) -> float:
    """Ratio of the singular values of the frame ``right``, ``down``: 1 for a square, 0 for a line."""
    total = abs(right) ** 2 + abs(down) ** 2
    cross = abs(right.real * down.imag - right.imag * down.real)
    swing = math.sqrt(max(0.0, total**2 - 4 * cross**2))
    return math.sqrt(max(0.0, total - swing) / max(total + swing, 1e-12))
