"""The six pip layouts, fitted to spots as geometry: midpoints and diagonals, no templates.

A face seen at a slant is an affine picture of a square. Its corner pips are two diagonals with one midpoint; the middle
pip lies there; the two further pips of a six lie half way along opposite sides.
"""

from itertools import combinations
from typing import NamedTuple

import numpy as np

from .pips import Spot

CORNER_SPACING = 0.52
"""Distance of two corner pips as a share of the die's edge; dice differ by about a sixth either way."""

TOLERANCE = 0.17
"""How far a pip may lie from its place, as a share of the half diagonal."""


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
        cross = self.right[0] * self.down[1] - self.right[1] * self.down[0]
        return 4.0 * abs(cross) / CORNER_SPACING**2

    def place(self, spot: Spot) -> tuple[float, float]:
        """Where ``spot`` lies on this face: the corner pips are at +-1, the edges of the face near +-1.9."""
        frame = np.array([[self.right[0], self.down[0]], [self.right[1], self.down[1]]])
        try:
            u, v = np.linalg.solve(frame, (spot.x - self.x, spot.y - self.y))
        except np.linalg.LinAlgError:
            return 0.0, 0.0
        return float(u), float(v)


class _Pair(NamedTuple):
    ends: tuple[int, int]
    middle: np.ndarray
    half: np.ndarray
    length: float


def faces(spots: list[Spot]) -> list[Face]:
    """Every face that some of ``spots`` could be, at most 16 spots."""
    spots = sorted(spots, key=lambda s: -s.strength * s.area)[:16]
    pairs = _pairs(spots)
    found = [_one(spot) for spot in spots]
    for pair in pairs:
        found += _diagonal(spots, pair)
    for one, other in combinations(pairs, 2):
        found += _square(spots, one, other)
    return found


def _alike(spots: list[Spot], loose: float = 2.0) -> bool:
    areas = [spot.area for spot in spots]
    strengths = [spot.strength for spot in spots]
    return max(areas) <= loose * min(areas) and max(strengths) <= 2.0 * min(strengths)


def _twins(one: Spot, other: Spot) -> bool:
    """True when two spots are so alike that they must lie on the same face."""
    areas, shapes = sorted((one.area, other.area)), sorted((one.roundness, other.roundness))
    return areas[1] <= 1.4 * areas[0] and shapes[1] <= 1.35 * shapes[0]


def _pairs(spots: list[Spot]) -> list[_Pair]:
    pairs = []
    for i, j in combinations(range(len(spots)), 2):
        if not _alike([spots[i], spots[j]]):
            continue
        a, b = np.array(spots[i][:2]), np.array(spots[j][:2])
        half = (b - a) / 2
        length = float(np.hypot(*half))
        if 0.15 <= length <= 0.52:
            pairs.append(_Pair((i, j), (a + b) / 2, half, length))
    return pairs


def _one(spot: Spot) -> Face:
    half = CORNER_SPACING / 2 * 0.9
    return Face(1, spot.x, spot.y, (half, 0.0), (0.0, half), 0.0, spot.roundness, (spot,))


def _near(spots: list[Spot], place: np.ndarray, reach: float, taken: set[int]) -> tuple[int, float] | None:
    best = None
    for index, spot in enumerate(spots):
        if index in taken:
            continue
        away = float(np.hypot(spot.x - place[0], spot.y - place[1]))
        if away <= reach and (best is None or away < best[1]):
            best = (index, away)
    return best


def _diagonal(spots: list[Spot], pair: _Pair) -> list[Face]:
    """The two or the three whose outer pips are ``pair``."""
    turned = np.array([-pair.half[1], pair.half[0]])
    right, down = (pair.half + turned) / 2, (pair.half - turned) / 2
    frame = (float(right[0]), float(right[1])), (float(down[0]), float(down[1]))
    ends = [spots[i] for i in pair.ends]
    reach = TOLERANCE * pair.length
    middle = _near(spots, pair.middle, reach * 1.3, set(pair.ends))
    x, y = (float(n) for n in pair.middle)
    slant = min(spot.roundness for spot in ends)
    found = [Face(2, x, y, *frame, 0.0, slant, tuple(ends))] if _twins(*ends) else []
    if middle is not None and _alike([*ends, spots[middle[0]]]):
        found.append(Face(3, x, y, *frame, middle[1] / (reach * 1.3), slant, (*ends, spots[middle[0]])))
    return found


def _square(spots: list[Spot], one: _Pair, other: _Pair) -> list[Face]:
    """The four, five or six whose corner pips are the ends of the two pairs."""
    taken = {*one.ends, *other.ends}
    if len(taken) < 4:
        return []
    size = (one.length + other.length) / 2
    off = float(np.hypot(*(one.middle - other.middle))) / (TOLERANCE * size)
    if off > 1.0 or max(one.length, other.length) > 1.9 * min(one.length, other.length):
        return []
    corners = [spots[i] for i in taken]
    if not _alike(corners):
        return []
    right, down = (one.half + other.half) / 2, (one.half - other.half) / 2
    singular = np.linalg.svd(np.stack([right, down]), compute_uv=False)
    slant = float(singular[1] / singular[0])
    if slant < 0.4:
        return []
    x, y = (float(n) for n in (one.middle + other.middle) / 2)
    centre = np.array([x, y])
    frame = (float(right[0]), float(right[1])), (float(down[0]), float(down[1]))
    reach = TOLERANCE * size
    found = [Face(4, x, y, *frame, off, slant, tuple(corners))] if slant >= 0.55 else []
    middle = _near(spots, centre, reach, taken)
    if slant >= 0.55 and middle is not None and _alike([*corners, spots[middle[0]]]):
        misfit = max(off, middle[1] / reach)
        found.append(Face(5, x, y, *frame, misfit, slant, (*corners, spots[middle[0]])))
    for side in (right, down):
        near, far = _near(spots, centre + side, reach, taken), _near(spots, centre - side, reach, taken)
        if near is not None and far is not None and _alike([*corners, spots[near[0]], spots[far[0]]]):
            misfit = max(off, near[1] / reach, far[1] / reach)
            six = (*corners, spots[near[0]], spots[far[0]])
            found.append(Face(6, x, y, *frame, misfit, slant, six))
    return found
