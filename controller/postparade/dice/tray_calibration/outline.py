"""Where the floor of the tray ends, found in a picture of the empty tray: four corners, a round rim, or any other shape
without notches."""

import math
from itertools import pairwise
from typing import Literal, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.core.faults import Phrase
from postparade.dice.tray_calibration.calibrated_tray import Corner
from postparade.dice.vision.picture import Picture

Shape = Literal["corners", "round", "free", "whole", "by_hand"]
Mask = NDArray[np.uint8]
Points = NDArray[np.float64]
"""n x 2: x, y in pixels."""

WORK_WIDTH = 320
CORNERS_OF_A_ROUND_TRAY = 16
MOST_CORNERS = 32

_SEED = 0.3
"""Share of width and height around the middle of the picture that is taken for the floor."""
_MOTLEY = 22.0
"""Spread of lightness or colour in the middle of the picture (8-bit L*a*b*) above which it is not taken for floor."""
_LARGE_ENOUGH = 0.12
"""Share of the picture that the floor must cover at least."""
_FITS = 0.968
"""Overlap (intersection over union) with the floor that was seen from which a shape fits it."""
_WHOLE = 0.97
"""Share of the picture covered by floor from which the tray is taken to extend beyond the picture."""
_CLOSE = 0.012
_SHY = 5
"""Pixels across by which the floor is dilated in the end, because the edge around it takes up as many."""


class Outline(NamedTuple):
    """The outline of the tray's floor. ``corners`` run around it; ``None`` stands for the whole picture."""

    shape: Shape
    corners: tuple[Corner, ...] | None


WHOLE = Outline("whole", None)


def find(empty: Picture) -> Outline | None:
    """The outline of the tray in ``empty``, or ``None`` where no bounded floor is seen.

    The floor is what has the colour of the middle of the picture, in more or less light, and is connected to it without
    an edge in between.
    """
    height, width = empty.shape[:2]
    scale = WORK_WIDTH / width
    small = cv2.resize(empty, (WORK_WIDTH, max(8, round(height * scale))), interpolation=cv2.INTER_AREA)
    floor = _floor(small.astype(np.uint8, copy=False))
    share = cv2.countNonZero(floor) / floor.size
    if share < _LARGE_ENOUGH:
        return None
    contours, _ = cv2.findContours(floor, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    hull = cv2.convexHull(max(contours, key=cv2.contourArea))[:, 0].astype(np.float64)
    if _overlap(floor, hull) < 0.85:
        return None
    solid = _filled(floor.shape, hull)
    if cv2.countNonZero(solid) >= _WHOLE * floor.size:
        return WHOLE
    return _simplest(solid, hull)


def by_hand(corners: tuple[Corner, ...]) -> Outline:
    """An outline that somebody has drawn. Raises ``ValueError`` with the reason when it encloses no tray."""
    if not 3 <= len(corners) <= MOST_CORNERS:
        raise ValueError(Phrase("corners_wrong", count=len(corners), most=MOST_CORNERS))
    if not all(math.isfinite(share) and 0.0 <= share <= 1.0 for corner in corners for share in corner):
        raise ValueError(Phrase("corner_outside"))
    points = np.array(corners, np.float32)
    if abs(cv2.contourArea(points)) < 0.02:
        raise ValueError(Phrase("nearly_nothing"))
    if not cv2.isContourConvex(np.rint(points * 4096).astype(np.int32)):
        raise ValueError(Phrase("sides_cross"))
    return Outline("by_hand", tuple((float(x), float(y)) for x, y in corners))


def _floor(small: Picture) -> Mask:
    """255 where the floor is."""
    lab = cv2.cvtColor(cv2.medianBlur(small, 5), cv2.COLOR_BGR2LAB).astype(np.float32)
    rows, columns = lab.shape[:2]
    top, left = round(rows * (1 - _SEED) / 2), round(columns * (1 - _SEED) / 2)
    seed = lab[top : rows - top, left : columns - left].reshape(-1, 3)
    colour = np.median(seed, axis=0)
    spread = 1.4826 * np.median(np.abs(seed - colour), axis=0)
    if spread.max() > _MOTLEY:
        return np.zeros((rows, columns), np.uint8)
    # Light falls off towards the rim: lightness may differ more than colour, more to the dark, and takes colour along.
    lightness = lab[..., 0] - colour[0]
    faded = np.clip(lab[..., :1] / max(1.0, colour[0]), 0.4, 1.2)
    tints = np.abs((lab[..., 1:] - 128.0) - (colour[1:] - 128.0) * faded) / np.maximum(6.0, 6 * spread[1:])
    down, up = max(30.0, 0.45 * colour[0], 6 * spread[0]), max(24.0, 6 * spread[0])
    like = (lightness > -down) & (lightness < up) & (tints.max(axis=2) < 1.0)
    like &= ~_edges(lab, spread)
    mask = like.astype(np.uint8) * np.uint8(255)
    mask = cv2.morphologyEx(mask, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (7, 7)))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=4)
    middle = labels[top : rows - top, left : columns - left]
    votes = np.bincount(middle[middle > 0].astype(np.intp), minlength=len(stats))
    piece = (labels == int(votes.argmax())) if votes.any() else np.zeros_like(mask, bool)
    whole = cv2.dilate(piece.astype(np.uint8) * np.uint8(255), np.ones((_SHY, _SHY), np.uint8))
    return _filled_holes(whole.astype(np.uint8, copy=False))


def _edges(lab: NDArray[np.float32], spread: NDArray[np.floating]) -> NDArray[np.bool_]:
    """Where colour or lightness changes abruptly, much more than within the weave of the floor."""
    smooth = cv2.GaussianBlur(lab, (0, 0), 1.2)
    steps = [
        np.abs(cv2.Sobel(smooth, cv2.CV_32F, dx, dy, ksize=3, scale=0.25)).max(axis=2) for dx, dy in ((1, 0), (0, 1))
    ]
    strength = np.maximum(*steps)
    usual = float(np.percentile(strength, 60))
    return np.asarray(strength > max(4.0, 3.5 * usual, 1.2 * float(spread.max())))


def _filled_holes(mask: Mask) -> Mask:
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    whole = np.zeros_like(mask)
    cv2.drawContours(whole, contours, -1, 255, cv2.FILLED)
    return whole


def _filled(shape: tuple[int, ...], points: Points) -> Mask:
    mask = np.zeros(shape[:2], np.uint8)
    cv2.fillPoly(mask, [np.rint(points).astype(np.int32)], 255)
    return mask


def _overlap(mask: Mask, points: Points) -> float:
    """Intersection over union of ``mask`` and the polygon."""
    other = _filled(mask.shape, points)
    both, either = cv2.bitwise_and(mask, other), cv2.bitwise_or(mask, other)
    return cv2.countNonZero(both) / max(1, cv2.countNonZero(either))


def _simplest(solid: Mask, hull: Points) -> Outline:
    """The shape with the fewest corners that covers ``solid``."""
    rows, columns = solid.shape
    edge = (columns - 1, rows - 1)
    shapes: list[tuple[Shape, Points | None]] = [("corners", _quadrilateral(hull)), ("round", _ellipse(hull))]
    fits = [(name, np.clip(points, 0, edge)) for name, points in shapes if points is not None]
    shape, best = max(fits, key=lambda one: _overlap(solid, one[1]), default=("free", hull))
    if shape == "free" or _overlap(solid, best) < _FITS:
        loop = hull.astype(np.float32)
        few = cv2.approxPolyDP(loop, 0.008 * cv2.arcLength(loop, closed=True), closed=True)
        shape, best = "free", few[:, 0].astype(np.float64)
    shares = (best + 0.5) / (columns, rows)
    # A tray that comes close to the edge of the picture is taken to extend beyond it.
    shares = np.where(shares < _CLOSE, 0.0, np.where(shares > 1.0 - _CLOSE, 1.0, shares))
    return Outline(shape, tuple((round(float(x), 4), round(float(y), 4)) for x, y in shares))


def _quadrilateral(hull: Points) -> Points | None:
    """The crossings of four lines fitted to the sides of ``hull``; None where it does not have four sides."""
    loop = hull.astype(np.float32)
    length = cv2.arcLength(loop, closed=True)
    rough = next(
        (
            four
            for share in np.arange(0.01, 0.12, 0.005)
            if len(four := cv2.approxPolyDP(loop, share * length, True)) <= 4
        ),
        None,
    )
    if rough is None or len(rough) != 4:
        return None
    corners = rough[:, 0].astype(np.float64)
    around = _densely(hull)
    lines = [_side(around, corners[k], corners[(k + 1) % 4]) for k in range(4)]
    met = [_crossing(lines[k - 1], lines[k]) for k in range(4)]
    if any(point is None for point in met):
        return None
    return np.array(met, np.float64)


def _densely(hull: Points) -> Points:
    """Points a pixel apart along ``hull``."""
    closed = np.vstack([hull, hull[:1]])
    pieces = [
        np.linspace(one, other, max(2, round(float(np.linalg.norm(other - one)))), endpoint=False)
        for one, other in pairwise(closed)
    ]
    return np.concatenate(pieces)


def _side(around: Points, start: Points, end: Points) -> tuple[Points, Points]:
    """A point and the direction of the line through the middle part of the side from ``start`` to ``end``."""
    way = end - start
    length = float(np.linalg.norm(way)) or 1.0
    along = (around - start) @ way / length**2
    off = np.abs((around - start) @ np.array([-way[1], way[0]]) / length)
    near = around[(along > 0.15) & (along < 0.85) & (off < 0.06 * length)]
    if len(near) < 4:
        return start, way
    vx, vy, x, y = cv2.fitLine(near.astype(np.float32), cv2.DIST_HUBER, 0, 0.01, 0.01).ravel()
    return np.array([x, y], np.float64), np.array([vx, vy], np.float64)


def _crossing(one: tuple[Points, Points], other: tuple[Points, Points]) -> Points | None:
    (p, u), (q, v) = one, other
    cross = u[0] * v[1] - u[1] * v[0]
    if abs(cross) < 1e-3 * float(np.linalg.norm(u) * np.linalg.norm(v)):
        return None
    t = ((q - p)[0] * v[1] - (q - p)[1] * v[0]) / cross
    return np.asarray(p + t * u)


def _ellipse(hull: Points) -> Points | None:
    """The ellipse around ``hull`` as a polygon of the same area."""
    around = _densely(hull).astype(np.float32)
    if len(around) < 8:
        return None
    (x, y), (w, h), turn = cv2.fitEllipseDirect(around)
    if not all(map(math.isfinite, (x, y, w, h, turn))):
        return None
    n = CORNERS_OF_A_ROUND_TRAY
    grow = math.sqrt(2 * math.pi / n / math.sin(2 * math.pi / n))
    angles = np.arange(n) * 2 * math.pi / n
    a, b, turn = w / 2 * grow, h / 2 * grow, math.radians(turn)
    right = np.array([math.cos(turn), math.sin(turn)]) * a
    down = np.array([-math.sin(turn), math.cos(turn)]) * b
    return np.array([x, y]) + np.cos(angles)[:, None] * right + np.sin(angles)[:, None] * down
