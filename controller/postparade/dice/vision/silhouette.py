"""The body of a die against the empty tray: its outline, how large it is, and whether it is seen longer than wide."""

from collections.abc import Sequence
from itertools import combinations
from math import hypot, sqrt
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.detector import Found
from postparade.dice.vision.difference import FAINTEST
from postparade.dice.vision.picture import Field

LEVEL = 0.6
"""Quantile of the differences in the core that counts as the core's difference from the tray."""

STANDS_OUT = (0.45, 0.35, 0.25)
"""Shares of the core's difference from the tray from which something belongs to the thing; shadows and reflections
differ less. The next one is tried where a part is missing: a side of the die is nearly as bright as the tray."""

CONVEX = 0.9
"""Share of its convex hull that a thing fills when no part is missing and nothing else hangs on it: from wherever a die
is seen, its outline has no bay."""

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
    seen = _hull(strength, middle, core, thin)
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


def _hull(
    strength: Field, middle: tuple[float, float], core: float, thin: int
) -> tuple[cv2.typing.MatLike, float] | None:
    """The convex hull of the thing around ``middle``, as complete as it can be traced, and the share of it that is
    filled."""
    window, inside = _core(strength, middle, core)
    certain = np.sort(strength[window][inside])
    level = float(np.interp(LEVEL * (len(certain) - 1), np.arange(len(certain)), certain))
    if level < FAINTEST:
        return None
    seen = None
    for share in STANDS_OUT:
        above = strength > max(FAINTEST, share * level)
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


REACH = 1.5
"""Radius around a die's centre that is looked at, in edges."""

CORE = 0.3
"""Radius around the centre that certainly belongs to the die, in edges."""

LENGTH, ASLANT = 0.6, 0.3
"""How far one of two dice leans is a sum: how many edges apart their faces lie on their bodies, plus ``LENGTH`` times
how much longer one body is than the other, less ``ASLANT`` times how far both faces lie off centre. From above a flat
die is square with its face in the middle, one that leans is longer and shows two faces; a camera that looks aslant
makes flat dice longer, too, and moves all faces the same way. Set on renders and on photographs with their dice painted
out."""

SMALLEST, MISTAKEN = 0.71, 2.45
"""Size of a body as a multiple of the detection: a smaller one was not made out; up to the second the finder may have
taken part of a die for the whole."""

ALONE = 1.7
"""Distance between two centres, in edges, from which the bodies are certainly apart."""

MISJUDGED, PART = 1.15, 1.3
"""Factors by which a body must be larger than the detection for its size to be used instead; from the second on its
centre is used, too, because a pip was taken for the die. A body that seems smaller merely has soft edges."""


def is_as_large(die: Found, body: Outline | None) -> bool:
    """Whether ``body`` bears out the size of ``die``, so that it is not a pip."""
    return body is not None and body.whole and SMALLEST <= times_as_large(body, die) < PART


def measured(die: Found, body: Outline | None, dice: Sequence[Found]) -> Found:
    """``die``, one of ``dice``, enlarged to the size of its ``body``, where nothing else is near."""
    near = [one for one in dice if 0 < np.hypot(one.x - die.x, one.y - die.y) < ALONE * max(one.edge, die.edge)]
    if body is None or not body.whole:
        return die
    factor = times_as_large(body, die)
    if not SMALLEST <= factor <= MISTAKEN:
        return die
    if _joined(die, body, near):
        return die
    if factor > PART and all(one.edge < PART * die.edge for one in near):
        return Found(*body.centre, factor * die.edge, die.score)
    return die if near or factor < MISJUDGED else die._replace(edge=factor * die.edge)


def times_as_large(body: Outline, die: Found) -> float:
    """The side of ``body`` as a multiple of the edge of ``die``."""
    return body.side / die.edge


def _joined(die: Found, body: Outline, dice: Sequence[Found]) -> bool:
    """Whether the ``body`` of ``die`` is that of another one of ``dice``, too."""
    x, y = body.centre
    return any(np.hypot(one.x - x, one.y - y) < body.side / 2 for one in dice if one is not die)


def lean(dice: Sequence[Found], seen: Sequence[Outline | None]) -> float:
    """How far one of ``dice`` with the bodies ``seen`` leans, in edges; 0 where fewer than two are made out."""
    return max((_lean(*pair) for pair in combinations(_made_out(dice, seen), 2)), default=0.0)


def _made_out(dice: Sequence[Found], seen: Sequence[Outline | None]) -> list[tuple[Found, Outline]]:
    """Those of ``dice`` whose bodies are made out by themselves, with them."""
    return [
        (die, one)
        for die, one in zip(dice, seen, strict=True)
        if one is not None and one.whole and times_as_large(one, die) >= SMALLEST and not _joined(die, one, dice)
    ]


def _lean(one: tuple[Found, Outline], other: tuple[Found, Outline]) -> float:
    """How much longer one is seen than the other, and how far apart their upper faces lie on their bodies."""
    shorter, longer = sorted((one[1].elongation, other[1].elongation))
    first, second = _face_on_body(*one), _face_on_body(*other)
    return max(0.0, LENGTH * (longer / shorter - 1) + abs(first - second) - ASLANT * abs(first + second) / 2)


def _face_on_body(die: Found, body: Outline) -> complex:
    """How far right of and (imaginary) below the middle of the body the upper face is, in edges."""
    return complex(die.x - body.centre[0], die.y - body.centre[1]) / body.side


def around(die: Found, shape: tuple[int, ...]) -> tuple[slice, slice]:
    """Rows and columns of what is looked at in a picture of that ``shape``."""
    reach = REACH * die.edge
    rows = slice(max(0, round(die.y - reach)), min(shape[0], round(die.y + reach) + 1))
    return rows, slice(max(0, round(die.x - reach)), min(shape[1], round(die.x + reach) + 1))


def body_in(strength: Field, die: Found, begin: tuple[int, int], thin: int) -> Outline | None:
    """The body of ``die`` in the window that begins (x, y) at ``begin`` and differs from the tray by ``strength``."""
    seen = outlined(strength, (die.x - begin[0], die.y - begin[1]), CORE * die.edge, thin)
    return None if seen is None else seen.shifted(*begin)
