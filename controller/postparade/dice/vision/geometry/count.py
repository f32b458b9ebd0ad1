"""The value that the pips of a patch show, and how certain that is."""

from typing import Final, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.geometry import cues, layouts, spots
from postparade.dice.vision.geometry.two_faced import is_two_faced

STROKES: Final = (0.05, 0.24)
"""The least and the largest area of a digit, in squared edges: finders take dice with digits for smaller ones."""

BAYS: Final = (0.55, 0.9)
"""The least and the largest share of its convex hull that a digit fills; the round pip of a one fills more. By these
measures none of 1,221 faces of photographed dice that are read has a digit; half of them were looked at first."""

_NEVER = -60.0
_LOOSE = 0.06
_CENTRAL = 0.16


class Count(NamedTuple):
    """``confidence`` is the chance of the best value, where "no readable face" has a chance, too. ``shares`` are the
    chances of all six among themselves, best first. ``plain`` is false when paler spots may turn the best value into
    another."""

    confidence: float
    shares: tuple[tuple[int, float], ...]
    plain: bool = True

    @property
    def value(self) -> int:
        """The likeliest value of the upper face."""
        return self.shares[0][0]

    def support(self, value: int) -> float:
        """The chance of ``value``, 0 to 1, where "no readable face" has a chance, too."""
        best = self.shares[0][1]
        return self.confidence * dict(self.shares)[value] / best


def count(patch: NDArray[np.uint8]) -> Count:
    """Count the pips on the upper face in the middle of ``patch`` (``spots.SIDE`` pixels square, blue-green-red, the
    die's edge about ``spots.EDGE`` pixels long). Raises ValueError for any other shape or type."""
    if patch.shape != (spots.SIDE, spots.SIDE, 3) or patch.dtype != np.uint8:
        raise ValueError(f"a patch has {spots.SIDE} x {spots.SIDE} x 3 bytes, not {patch.shape} of {patch.dtype}")
    found = spots.find(patch)
    faces = layouts.propose(found)
    seen = cues.weigh(faces, found)
    each = cues.fitted().odds(seen)
    odds = np.full(7, _NEVER)
    np.maximum.at(odds, faces.value, each)
    odds[0] = 0.0
    chances = np.exp(odds - odds.max())
    chances /= chances.sum()
    order = np.argsort(-chances[1:], kind="stable")
    best = int(order[0]) + 1
    confidence = float(chances[best])
    among = chances[1:] / chances[1:].sum()
    shares = tuple((int(index) + 1, float(among[index])) for index in order)
    ways = np.flatnonzero(faces.value == best)
    if not len(ways):
        return Count(confidence, shares)
    way = int(ways[each[ways].argmax()])
    plain = not is_two_faced(faces, found, way)
    return Count(confidence, shares, plain)


def is_numeral(patch: NDArray[np.uint8]) -> bool:
    """Whether the face in the middle of ``patch`` shows a digit: one thing with bays, and nothing else."""
    half, middle = spots.EDGE * 0.45, spots.SIDE / 2
    inner = slice(round(middle - half), round(middle + half))
    face = cv2.cvtColor(patch[inner, inner], cv2.COLOR_BGR2GRAY)
    away = cv2.absdiff(face, np.full_like(face, np.median(face)))
    _, seen = cv2.threshold(away, 0, 1, cv2.THRESH_BINARY | cv2.THRESH_OTSU)
    count, labels, stats, centres = cv2.connectedComponentsWithStats(seen, connectivity=8)
    if count < 2:
        return False
    areas = stats[1:, cv2.CC_STAT_AREA] / spots.EDGE**2
    largest = int(areas.argmax())
    aside = float(np.hypot(*(centres[1 + largest] - half + 0.5))) / spots.EDGE
    if not STROKES[0] <= areas[largest] <= STROKES[1] or areas.sum() - areas[largest] > _LOOSE or aside > _CENTRAL:
        return False
    thing = (labels == 1 + largest).astype(np.uint8)
    hull = cv2.convexHull(cv2.findNonZero(thing))
    # Pixels have an area of their own, corners of the hull have none.
    around = cv2.contourArea(hull) + cv2.arcLength(hull, True) / 2 + 1
    return BAYS[0] < float(thing.sum()) / around < BAYS[1]


def cut(picture: NDArray[np.uint8], centre: tuple[float, float], edge: float) -> NDArray[np.uint8]:
    """The patch of ``picture`` around a die, given the ``centre`` (x, y) of its upper face and the length of its
    ``edge`` in pixels; past the picture's rim its last pixels are repeated."""
    scale = spots.EDGE / edge
    finer = max(1, round(1 / scale))
    zoom, side = scale * finer, spots.SIDE * finer
    shift = (side - 1) / 2 - zoom * np.array(centre)
    matrix = np.array([[zoom, 0, shift[0]], [0, zoom, shift[1]]])
    way = cv2.INTER_CUBIC if scale > 1 else cv2.INTER_LINEAR
    seen = cv2.warpAffine(picture, matrix, (side, side), flags=way, borderMode=cv2.BORDER_REPLICATE)
    if finer > 1:
        seen = cv2.resize(seen, (spots.SIDE, spots.SIDE), interpolation=cv2.INTER_AREA)
    return seen.astype(np.uint8, copy=False)
