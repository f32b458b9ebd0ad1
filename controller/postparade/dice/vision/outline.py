"""The outline of a thing that lies in the tray, traced by how much it differs from the empty tray."""

from math import hypot, sqrt
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.picture import Field

LEVEL = 0.6
"""Quantile of the differences in the core that counts as the core's difference from the tray."""

STANDS_OUT = (0.45, 0.35, 0.25)
"""Shares of the core's difference from the tray from which something belongs to the thing; shadows and reflections
differ less. The next one is tried where a part is missing: a side of the die is nearly as bright as the tray."""

CONVEX = 0.9
"""Share of its convex hull that a thing fills when no part is missing and nothing else hangs on it: from wherever a die
is seen, its outline has no bay."""

_FAINTEST = 12.0

Window = tuple[slice, slice]
"""Rows and columns."""


class Outline(NamedTuple):
    """``centre`` (x, y) and ``area`` in pixels of the convex hull, ``elongation`` how many times as long as wide it is,
    ``roundness`` is 1 for an ellipse and less for anything else. ``whole`` is false when it is cut by the rim of the
    window, has something else hanging on it or a part that is as bright as the tray."""

    centre: tuple[float, float]
    area: float
    elongation: float
    roundness: float
    whole: bool

    @property
    def side(self) -> float:
        """The side of a square of the same area, in pixels."""
        return sqrt(self.area)

    def shifted(self, right: int, down: int) -> "Outline":
        """The same seen in a picture in which the window begins so many pixels further ``right`` and ``down``."""
        return self._replace(centre=(self.centre[0] + right, self.centre[1] + down))

    def enlarged(self, zoom: float) -> "Outline":
        """The same in a picture ``zoom`` times as large. Pixels are counted from their middles."""
        x, y = ((place + 0.5) * zoom - 0.5 for place in self.centre)
        return self._replace(centre=(x, y), area=self.area * zoom**2)


def outlined(strength: Field, middle: tuple[float, float], core: float, thin: int) -> Outline | None:
    """The outline of the thing around ``middle`` (x, y) in a window that differs from the tray by ``strength``.

    ``core`` is how many pixels around the middle belong to it for certain; what is thinner than ``thin`` pixels does
    not connect. None where nothing stands out.
    """
    seen = _made_out(strength, middle, core, thin)
    if seen is None:
        return None
    hull, filled = seen
    x, y, w, h = cv2.boundingRect(hull)
    rows, columns = strength.shape
    whole = filled >= CONVEX and x > 0 and y > 0 and x + w < columns and y + h < rows
    moments = cv2.moments(hull)
    weight = max(1.0, moments["m00"])
    centre = moments["m10"] / weight, moments["m01"] / weight
    return Outline(centre, float(moments["m00"]), _elongation(moments), _roundness(moments), whole)


def _made_out(
    strength: Field, middle: tuple[float, float], core: float, thin: int
) -> tuple[cv2.typing.MatLike, float] | None:
    """The convex hull of the thing around ``middle``, as complete as it can be traced, and the share of it that is
    filled."""
    window, inside = _core(strength, middle, core)
    certain = np.sort(strength[window][inside])
    level = float(np.interp(LEVEL * (len(certain) - 1), np.arange(len(certain)), certain))
    if level < _FAINTEST:
        return None
    seen = None
    for share in STANDS_OUT:
        above = strength > max(_FAINTEST, share * level)
        stands = _connected(above.astype(np.uint8), window, inside, thin)
        if stands is None:
            continue
        rim = max(cv2.findContours(stands, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=len)
        hull = cv2.convexHull(rim)
        filled = cv2.contourArea(rim) / max(1.0, cv2.contourArea(hull))
        if seen is None or filled > seen[1]:
            seen = hull, filled
        if filled >= CONVEX:
            break
    return seen


def _elongation(moments: cv2.typing.Moments) -> float:
    """The ratio of the axes of the ellipse with the same second moments, finer than a rectangle of whole pixels."""
    usual = (moments["mu20"] + moments["mu02"]) / 2
    beyond = hypot((moments["mu20"] - moments["mu02"]) / 2, moments["mu11"])
    return sqrt((usual + beyond) / max(usual - beyond, 1e-6))


def _roundness(moments: cv2.typing.Moments) -> float:
    """The ratio of the area to that of the ellipse with the same second moments: area squared over 4 pi times the root
    of their determinant, which no affine map changes."""
    determinant = moments["mu20"] * moments["mu02"] - moments["mu11"] ** 2
    return float(moments["m00"] ** 2 / (4 * np.pi * np.sqrt(max(determinant, 1e-6))))


def _core(strength: Field, middle: tuple[float, float], core: float) -> tuple[Window, NDArray[np.bool_]]:
    """Rows and columns of the square around the ``core``, and which pixels of it lie in the core."""
    left, top = max(0, int(middle[0] - core)), max(0, int(middle[1] - core))
    window = slice(top, int(middle[1] + core) + 2), slice(left, int(middle[0] + core) + 2)
    height, width = strength[window].shape
    down, across = np.arange(height) + (top - middle[1]), np.arange(width) + (left - middle[0])
    return window, np.square(down)[:, None] + np.square(across) < core**2


def _connected(
    above: NDArray[np.uint8], window: Window, inside: NDArray[np.bool_], thin: int
) -> NDArray[np.uint8] | None:
    """The one connected thing in ``above`` that fills most of the core; what is thinner than ``thin`` pixels does not
    connect."""
    closed = cv2.morphologyEx(above, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    mask = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((thin, thin), np.uint8))
    count, labels = cv2.connectedComponents(mask, connectivity=4)
    hit = np.bincount(labels[window][inside].astype(np.intp), minlength=count)[1:]
    if not len(hit) or not hit.max():
        return None
    return np.asarray(labels == int(hit.argmax()) + 1, np.uint8)
