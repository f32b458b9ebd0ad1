"""The empty tray, prepared once for all pictures that are compared with it."""

from functools import cached_property, lru_cache
from typing import Generic, TypeVar

import cv2
import numpy as np

from postparade.dice.vision.difference import colours
from postparade.dice.vision.picture import Picture, Planes, fit

LONGEST = 320
"""Pixels of the longest side at which picture and empty tray are compared."""

T = TypeVar("T")


class EmptyTray:
    """The empty tray as ``picture`` shows it, at the size at which dice are looked for."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.scale = _scale(picture)

    @cached_property
    def small(self) -> Picture:
        """The picture, ``scale`` times as large."""
        return shrunk(self.picture)

    @cached_property
    def colours(self) -> Planes:
        """The colours of the small picture."""
        return colours(self.small)


def empty_tray(reference: Picture, rows: int, columns: int) -> EmptyTray:
    """What ``reference`` shows, in ``rows`` times ``columns`` pixels. It must not be changed afterwards: results are
    cached by its identity."""
    return _prepared(Same(reference), rows, columns)


def shrunk(picture: Picture) -> Picture:
    """``picture`` at the size at which it is compared with the empty tray."""
    height, width = picture.shape[:2]
    scale = _scale(picture)
    size = max(8, round(width * scale)), max(8, round(height * scale))
    return cv2.resize(picture, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)


def _scale(picture: Picture) -> float:
    return min(1.0, float(LONGEST / max(picture.shape[:2])))


class Same(Generic[T]):
    """Compares ``it`` by identity, so that a cache need not compare pixels."""

    def __init__(self, it: T) -> None:
        self.it = it

    def __hash__(self) -> int:
        return id(self.it)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.it is self.it


@lru_cache(maxsize=2)
def _prepared(reference: Same[Picture], rows: int, columns: int) -> EmptyTray:
    fitting = fit(reference.it)
    if fitting.shape[:2] != (rows, columns):
        fitting = cv2.resize(fitting, (columns, rows), interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    return EmptyTray(fitting)
