"""The body of a die against the empty tray: how large it is, and whether it is seen longer than wide."""

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from .difference import Difference, Gains, gains, to_reference
from .finder import Found
from .picture import Picture

REACH = 1.5
"""Edges around a die's middle that are looked at."""

CORE = 0.3
"""Edges around the middle that belong to the die for certain."""

STANDS_OUT = 0.45
"""Share of the core's difference from the tray that belongs to the body; shadows and reflections differ less."""

LEANING = 1.08
"""How much longer than another a die may always be seen: one that leans shows two faces. From above a flat die is
square; a camera that looks aslant makes all of them longer, but not all the same."""

LEANS = 0.28
"""What one is longer than the other, and the edges by which their faces lie elsewhere on their bodies, together: from
this on one of them leans."""

SMALLEST, LARGEST = 0.5, 2.0
"""Areas in squared edges: a smaller body was not made out, one die has no larger one."""

_FAINTEST = 12.0

EDGE = 36.0
"""Pixels; from twice as many on a die is looked at in a picture that was shrunk by a whole number."""

ALONE = 1.7
"""Edges between two middles from which the bodies are apart for certain."""

MISJUDGED, PART = 1.15, 1.3
"""Factors by which a body must be larger than what was found to be believed instead; from the second its middle is
believed, too: a pip was taken for the whole. A body that seems smaller has soft edges."""


class Body(NamedTuple):
    """``centre`` (x, y) in pixels, ``area`` in squared edges of the die as it was found, ``elongation`` how
    many times as long as wide it is. ``whole`` is false when it is cut by the picture's rim or joined to something
    else."""

    centre: tuple[float, float]
    area: float
    elongation: float
    whole: bool


class Bodies:
    """The bodies in ``picture`` against ``reference``, the empty tray in the same size; each is looked for once.
    ``light`` is how much lighter the picture is, where that is known."""

    def __init__(self, picture: Picture, reference: Picture, light: Gains | None = None) -> None:
        self._picture, self._reference = picture, reference
        self._light = gains(picture, reference) if light is None else light
        self._seen: dict[Found, Body | None] = {}

    def of(self, die: Found) -> Body | None:
        """The body of ``die``; None where nothing stands out."""
        if die not in self._seen:
            self._seen[die] = _body(self._picture, self._reference, die, self._light)
        return self._seen[die]

    def measured(self, dice: Sequence[Found]) -> list[Found]:
        """``dice`` at least as large as their bodies are, where nothing else is near."""
        return [_measured(die, self.of(die), dice) for die in dice]

    def fault(self, dice: Sequence[Found]) -> Literal["cocked", "unsure"] | None:
        """Why ``dice`` with these bodies must not be read, or None."""
        return fault(dice, [self.of(die) for die in dice])


def _measured(die: Found, body: Body | None, dice: Sequence[Found]) -> Found:
    near = [one for one in dice if 0 < np.hypot(one.x - die.x, one.y - die.y) < ALONE * max(one.edge, die.edge)]
    if body is None or not body.whole or not SMALLEST <= body.area <= 2 * LARGEST:
        return die
    factor = float(np.sqrt(body.area))
    if factor > PART and all(one.edge < PART * die.edge for one in near):
        return Found(*body.centre, factor * die.edge, die.score)
    return die if near or factor < MISJUDGED else die._replace(edge=factor * die.edge)


def fault(dice: Sequence[Found], seen: Sequence[Body | None]) -> Literal["cocked", "unsure"] | None:
    """Why ``dice`` with the bodies ``seen`` must not be read, or None."""
    pairs = zip(dice, seen, strict=True)
    whole = [(die, one) for die, one in pairs if one is not None and one.whole and one.area >= SMALLEST]
    if any(one.area > LARGEST for _, one in whole):
        return "unsure"
    return "cocked" if any(_one_leans(*pair) for pair in combinations(whole, 2)) else None


def _one_leans(one: tuple[Found, Body], other: tuple[Found, Body]) -> bool:
    """Whether one is seen longer than the other, and its upper face lies elsewhere on its body."""
    shorter, longer = sorted((one[1].elongation, other[1].elongation))
    apart = np.subtract(_face_on_body(*one), _face_on_body(*other))
    return longer > LEANING * shorter and longer / shorter - 1 + float(np.hypot(*apart)) > LEANS


def _face_on_body(die: Found, body: Body) -> tuple[float, float]:
    """How far the upper face is from the middle of the body, in edges."""
    edge = float(np.sqrt(body.area)) * die.edge
    return (die.x - body.centre[0]) / edge, (die.y - body.centre[1]) / edge


def _body(picture: Picture, reference: Picture, die: Found, light: Gains) -> Body | None:
    height, width = picture.shape[:2]
    reach, coarse = REACH * die.edge, max(1, int(die.edge / EDGE))
    left, top = max(0, round(die.x - reach)), max(0, round(die.y - reach))
    right, bottom = min(width, round(die.x + reach) + 1), min(height, round(die.y + reach) + 1)
    now, empty = (_shrunk(one[top:bottom, left:right], coarse) for one in (picture, reference))
    middle, edge = ((die.x - left) / coarse, (die.y - top) / coarse), die.edge / coarse
    stands = _standing_out(to_reference(now, empty, light), middle, CORE * edge, thin=3 if coarse > 1 else 5)
    if stands is None:
        return None
    outline = cv2.convexHull(max(cv2.findContours(stands, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)[0], key=len))
    x, y, w, h = cv2.boundingRect(outline)
    rows, columns = stands.shape
    whole = x > 0 and y > 0 and x + w < columns and y + h < rows
    moments = cv2.moments(outline)
    weight = max(1.0, moments["m00"])
    centre = left + coarse * moments["m10"] / weight, top + coarse * moments["m01"] / weight
    return Body(centre, float(moments["m00"]) / edge**2, _elongation(moments), whole)


def _elongation(moments: cv2.typing.Moments) -> float:
    """The ratio of the axes of the ellipse that spreads as far, finer than a rectangle of whole pixels."""
    spread = np.array([[moments["mu20"], moments["mu11"]], [moments["mu11"], moments["mu02"]]])
    least, most = np.linalg.eigvalsh(spread)
    return float(np.sqrt(most / max(least, 1e-6)))


def _shrunk(picture: Picture, times: int) -> Picture:
    size = picture.shape[1] // times, picture.shape[0] // times
    if times == 1:
        return picture
    whole = picture[: size[1] * times, : size[0] * times]
    return cv2.resize(whole, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)


def _standing_out(
    difference: Difference, middle: tuple[float, float], core: float, thin: int
) -> NDArray[np.uint8] | None:
    """The one connected thing around ``middle``; what is thinner than ``thin`` pixels does not connect."""
    left, top = max(0, int(middle[0] - core)), max(0, int(middle[1] - core))
    window = slice(top, int(middle[1] + core) + 2), slice(left, int(middle[0] + core) + 2)
    near = difference.strength[window]
    rows, columns = np.ogrid[top : top + near.shape[0], left : left + near.shape[1]]
    inside = np.hypot(columns - middle[0], rows - middle[1]) < core
    level = float(np.percentile(near[inside], 60))
    if level < _FAINTEST:
        return None
    above = (difference.strength > max(_FAINTEST, STANDS_OUT * level)).astype(np.uint8)
    closed = cv2.morphologyEx(above, cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    mask = cv2.morphologyEx(closed, cv2.MORPH_OPEN, np.ones((thin, thin), np.uint8))
    count, labels = cv2.connectedComponents(mask, connectivity=4)
    hit = np.bincount(labels[window][inside], minlength=count)[1:]
    if not len(hit) or not hit.max():
        return None
    return np.asarray(labels == int(hit.argmax()) + 1, np.uint8)
