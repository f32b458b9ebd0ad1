"""The outlines of what lies in the tray, one for each die-sized thing; touching dice are separated."""

from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.tray_calibration.difference import Difference

Mask = NDArray[np.uint8]
"""255 inside, 0 outside."""

SMALLEST_EDGE = 11.0
"""Pixels; a die needs this much edge before its pips can be told apart."""


class Silhouette(NamedTuple):
    """One thing in the tray.

    ``box`` is x, y, width, height in the picture and ``mask`` covers the box. ``area`` is in pixels, ``solidity``
    the share of its convex hull that it fills, ``elongation`` the sides' ratio of its tightest rectangle.
    ``parted`` is true when it touched another one, ``cut`` when the picture's edge cuts it off.
    """

    box: tuple[int, int, int, int]
    mask: Mask
    area: float
    centre: tuple[float, float]
    solidity: float
    elongation: float
    parted: bool
    cut: bool

    @property
    def edge(self) -> float:
        """Approximate length of the edge in pixels, if this is a die."""
        return float(np.sqrt(self.area))


def find(difference: Difference) -> list[Silhouette]:
    """Everything in the tray that is large enough to be a die, largest first."""
    strength = difference.strength
    threshold = max(9.0 if difference.bare else 11.0, 3.2 * difference.noise)
    mask = _as_mask(strength > threshold)
    mask = _filled(cv2.morphologyEx(mask, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8)).astype(np.uint8, copy=False))
    found: list[Silhouette] = []
    for box in _boxes(mask):
        found += _refine(difference, mask, box)
    found.sort(key=lambda silhouette: -silhouette.area)
    return found


def _as_mask(condition: NDArray[np.bool_]) -> Mask:
    return condition.astype(np.uint8) * np.uint8(255)


def _filled(mask: Mask) -> Mask:
    """``mask`` with its holes closed, so that pips in the colour of the tray belong to the die; the inside of a ring,
    such as the rim of the tray, stays open."""
    contours, tree = cv2.findContours(mask, cv2.RETR_CCOMP, cv2.CHAIN_APPROX_NONE)
    whole = mask.copy()
    for index, contour in enumerate(contours):
        around = tree[0][index][3]
        if around >= 0 and cv2.contourArea(contour) < 0.5 * cv2.contourArea(contours[around]):
            cv2.drawContours(whole, contours, index, 255, cv2.FILLED)
    return whole


def _boxes(mask: Mask) -> list[tuple[int, int, int, int]]:
    _, _, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=4)
    least = SMALLEST_EDGE**2 * 0.5
    return [(int(x), int(y), int(w), int(h)) for x, y, w, h, area in stats[1:] if area >= least]


def _refine(difference: Difference, mask: Mask, box: tuple[int, int, int, int]) -> list[Silhouette]:
    """Draw the outline again at half the strength of the thing itself; faint reflections and shadows fall away.

    On a die almost as light as the tray the pips are the strongest part; then a lower level brings back its body.
    """
    height, width = mask.shape
    x, y, w, h = box
    left, top = max(0, x - 2), max(0, y - 2)
    right, bottom = min(width, x + w + 2), min(height, y + h + 2)
    window = (slice(top, bottom), slice(left, right))
    inside = mask[window] > 0
    best: list[Silhouette] = []
    for percentile in (50 if difference.bare else 40, 25):
        pieces = _pieces(_clear(difference, window, inside, percentile))
        found = [_silhouette(part, (left, top), (height, width), parted) for part, parted in pieces]
        found.sort(key=lambda piece: -piece.area)
        if not best or (found and found[0].solidity > best[0].solidity + 0.05):
            best = found
        if best and best[0].solidity >= 0.86:
            break
    return best


def _clear(
    difference: Difference, window: tuple[slice, slice], inside: NDArray[np.bool_], percentile: int
) -> NDArray[np.bool_]:
    """Where ``window`` shows the thing itself, judged by the ``percentile`` of the strength ``inside`` it."""
    vector, strength = difference.vector[window], difference.strength[window]
    level = float(np.percentile(strength[inside], percentile))
    typical = np.median(vector[inside & (strength >= level)], axis=0)
    length = float(np.linalg.norm(typical))
    if length < 60.0 and length > 0.75 * level:
        return np.asarray(inside & (vector @ (typical / length) > 0.5 * length))
    return np.asarray(inside & (strength > 0.45 * level))


def _pieces(clear: NDArray[np.bool_]) -> list[tuple[Mask, bool]]:
    closed = cv2.morphologyEx(_as_mask(clear), cv2.MORPH_CLOSE, np.ones((3, 3), np.uint8))
    whole = _filled(closed.astype(np.uint8, copy=False))
    sharp = cv2.morphologyEx(whole, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (5, 5)))
    _, labels, stats, _ = cv2.connectedComponentsWithStats(sharp, connectivity=4)
    found: list[tuple[Mask, bool]] = []
    for index in range(1, len(stats)):
        if stats[index, cv2.CC_STAT_AREA] >= SMALLEST_EDGE**2 * 0.8:
            found += _parts(_as_mask(labels == index))
    return found


def _parts(mask: Mask) -> list[tuple[Mask, bool]]:
    """``mask`` cut at its waists: the peaks of the distance to the outline are the dice."""
    padded = cv2.copyMakeBorder(mask, 1, 1, 1, 1, cv2.BORDER_CONSTANT, value=0)
    depth = cv2.distanceTransform(padded, cv2.DIST_L2, 5)[1:-1, 1:-1]
    deepest = float(depth.max())
    area = float(cv2.countNonZero(mask))
    if area < 2.0 * np.pi * (0.75 * deepest) ** 2:
        return [(mask, False)]
    cores = _as_mask(depth > 0.72 * deepest)
    count, labels, _, _ = cv2.connectedComponentsWithStats(cores, connectivity=8)
    if count <= 2 or count > 9:
        return [(mask, False)]
    return [(part, True) for part in _nearest_core(mask, labels.astype(np.int32, copy=False), count)]


def _nearest_core(mask: Mask, labels: NDArray[np.int32], count: int) -> list[Mask]:
    distances = []
    for index in range(1, count):
        away = cv2.distanceTransform(_as_mask(labels != index), cv2.DIST_L2, 5)
        distances.append(away)
    owner = np.argmin(np.stack(distances), axis=0)
    return [_as_mask((owner == index) & (mask > 0)) for index in range(count - 1)]


def _silhouette(mask: Mask, origin: tuple[int, int], size: tuple[int, int], parted: bool) -> Silhouette:
    contours, _ = cv2.findContours(mask, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    outline = max(contours, key=cv2.contourArea)
    hull = cv2.convexHull(outline)
    x, y, w, h = cv2.boundingRect(outline)
    area = float(cv2.countNonZero(mask))
    _, sides, _ = cv2.minAreaRect(outline)
    moments = cv2.moments(hull)
    weight = moments["m00"] or 1.0
    left, top = origin[0] + x, origin[1] + y
    cut = left <= 1 or top <= 1 or left + w >= size[1] - 1 or top + h >= size[0] - 1
    return Silhouette(
        box=(left, top, w, h),
        mask=_hull(hull.astype(np.int32, copy=False), (x, y, w, h)) if not parted else mask[y : y + h, x : x + w],
        area=area,
        centre=(origin[0] + moments["m10"] / weight, origin[1] + moments["m01"] / weight),
        solidity=min(1.0, area / max(1.0, float(cv2.contourArea(hull)) + 0.5 * len(hull))),
        elongation=float(max(sides) / max(1.0, min(sides))),
        parted=parted,
        cut=cut,
    )


def _hull(hull: NDArray[np.int32], box: tuple[int, int, int, int]) -> Mask:
    """The filled ``hull``: a die is convex, so a bite out of its outline is a pip or a highlight at the edge."""
    x, y, w, h = box
    mask = np.zeros((h, w), np.uint8)
    cv2.fillConvexPoly(mask, hull - np.array([[[x, y]]], np.int32), 255)
    return mask
