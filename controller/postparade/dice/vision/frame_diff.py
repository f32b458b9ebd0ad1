"""What changed between two pictures, whatever the light did meanwhile. Works on thumbnails, which is cheap."""

from functools import cached_property
from typing import NamedTuple

import cv2
import numpy as np

from postparade.dice.vision import light
from postparade.dice.vision.floor import Floor, Mask
from postparade.dice.vision.picture import Field, Picture, Planes

LONGEST = 160
"""Cells along the longer side of a thumbnail: 4 pixels of 640 each, so that a die of 18 pixels fills 20 cells."""

ROW_GAIN = 1.2
"""How much one row may be lighter than the whole: lamps on mains current draw bands over the picture."""

NEIGHBOURS = 3
"""Cells of 3 x 3 that must be set for the middle one to count; noise sets single ones."""

_SMOOTH = LONGEST // 5 + 1
_AROUND = np.ones((3, 3), np.uint8)


class Thumbnail(NamedTuple):
    """An image at the size at which motion and tray state are judged. ``relief`` is how much each cell differs from its
    neighbours, in the channel in which it differs most."""

    planes: Planes
    relief: Field


class Change:
    """By how many grey steps each cell has changed once the common light is taken out: ``away``, of which ``shaken``
    may come from trembling edges and is taken off every measure. Measures are computed on first use."""

    def __init__(self, away: Planes, shaken: Field, floor: Floor) -> None:
        self._away, self._shaken, self._floor = away, shaken, floor

    @cached_property
    def sharp(self) -> Field:
        """The change without whatever varies slowly over the picture: soft shadows, a lamp from one side."""
        return most(cv2.absdiff(self._away, self._floor.smoothed(self._away, _SMOOTH))) - self._shaken

    @cached_property
    def whole(self) -> Field:
        """The change of the channel that differs most."""
        return most(np.abs(self._away)) - self._shaken

    @cached_property
    def tint(self) -> Field:
        """By how much the change of the channels differs."""
        blue, green, red = cv2.split(self._away)
        high, low = cv2.max(cv2.max(blue, green), red), cv2.min(cv2.min(blue, green), red)
        return np.asarray(high - low - self._shaken, np.float32)

    @cached_property
    def usual(self) -> float:
        """The median change of the cells of the floor."""
        return self._floor.middle(most(np.abs(self._away[::4, ::4])), (4, 4))


def thumbnail(picture: Picture) -> Thumbnail:
    """``picture`` at most :data:`LONGEST` cells long, and a little softened: cameras add noise mostly between
    neighbouring cells."""
    small = picture
    while max(small.shape) >= 2 * LONGEST:
        halves = (small.shape[1] // 2, small.shape[0] // 2)
        small = cv2.resize(small, halves, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    scale = LONGEST / max(small.shape)
    if scale < 1.0:
        size = (max(1, round(small.shape[1] * scale)), max(1, round(small.shape[0] * scale)))
        small = cv2.resize(small, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    return of_planes(cv2.GaussianBlur(small.astype(np.float32), (3, 3), 0).astype(np.float32, copy=False))


def of_planes(planes: Planes) -> Thumbnail:
    """The thumbnail that shows ``planes``."""
    relief = cv2.morphologyEx(planes, cv2.MORPH_GRADIENT, _AROUND)
    return Thumbnail(planes, most(relief))


def change(now: Thumbnail, then: Thumbnail, trembling: float, floor: Floor) -> Change:
    """What differs on the ``floor`` between two thumbnails of its size. ``trembling`` is how many cells an edge may
    shift unnoticed."""
    lit = cv2.multiply(then.planes, _gains_by_row(now.planes, then.planes, floor))
    away = np.asarray(cv2.subtract(now.planes, lit), np.float32)
    return Change(away, then.relief * np.float32(trembling), floor)


def cells(field: Field, steps: Field | float, neighbours: int = NEIGHBOURS) -> Mask:
    """The cells of ``field`` with ``neighbours`` of their 3 x 3 cells above ``steps`` (one number, or one per cell)."""
    above = (field > steps).astype(np.uint8)
    return np.asarray(cv2.boxFilter(above, -1, (3, 3), normalize=False) >= neighbours, np.uint8)


def most(planes: cv2.typing.MatLike) -> Field:
    """The largest of the three channels."""
    blue, green, red = cv2.split(planes)
    return np.asarray(np.maximum(np.maximum(blue, green), red), np.float32)


def _gains_by_row(now: Planes, then: Planes, floor: Floor) -> Planes:
    """How much lighter it became: a gain per channel and, within limits, one per row. Medians follow the floor, not
    what lies on it."""
    common = light.gains(now, then, floor).astype(np.float32)
    ratio = (now[::2, ::4, 1] + 1.0) / (then[::2, ::4, 1] + 1.0)
    by_row = floor.row_middles(ratio, (2, 4)) / common[1]
    rows = np.clip(by_row, 1 / ROW_GAIN, ROW_GAIN).repeat(2)[: now.shape[0]]
    return np.outer(rows, np.tile(common, now.shape[1])).reshape(now.shape).astype(np.float32, copy=False)
