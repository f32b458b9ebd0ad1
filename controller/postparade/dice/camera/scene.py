"""What goes on in the tray, from one cheap number a frame: how much of a thumbnail changed since the frame before."""

from enum import StrEnum

import cv2
import numpy as np
from numpy.typing import NDArray

from .picture import Picture

Thumbnail = NDArray[np.float32]
"""60 rows x 80 columns of grey, 0..255."""


class Stage(StrEnum):
    """What the tray shows. Without a picture of the empty tray only ``MOVING`` and ``STILL`` can be told."""

    EMPTY = "empty"
    MOVING = "moving"
    STILL = "still"
    COVERED = "covered"


CHANGED = 5.0
"""Grey steps a cell must change between two frames to count; noise averages out well below."""

MOVES = 0.002
"""Share of changed cells above which something moves."""

DIFFERS = 9.0
"""Grey steps a cell must differ from the empty tray to be occupied."""

EMPTY_UP_TO = 0.0015
"""Share of occupied cells below which the tray is empty; a small die occupies four times as many."""

COVERED_FROM = 0.4
"""Share of occupied cells above which the tray counts as covered, whatever the shape."""

ARM_FROM = 0.03
"""Share of the picture that something long reaching in over the edge must occupy to cover the tray."""

ARM_RATIO = 1.8
"""Length to width of the tightest rectangle from which something counts as long."""

LARGE_FROM = 0.2
"""Share of the picture from which one thing covers the tray whatever its shape; a die is smaller."""


def thumbnail(picture: Picture) -> Thumbnail:
    """``picture`` shrunk to what the scene looks at."""
    small = cv2.resize(picture, (80, 60), interpolation=cv2.INTER_AREA)
    grey = cv2.cvtColor(small, cv2.COLOR_BGR2GRAY).astype(np.float32)
    return cv2.GaussianBlur(grey, (3, 3), 0).astype(np.float32, copy=False)


def changed(now: Thumbnail, before: Thumbnail, steps: float) -> NDArray[np.bool_]:
    """Cells that differ by more than ``steps`` once a common change of light is taken out."""
    gain = float(np.median((now + 1.0) / (before + 1.0)))
    return np.asarray(np.abs((now + 1.0) - (before + 1.0) * gain) > steps)


class Scene:
    """Tells the stage of each frame from the frame before and, if known, from the empty tray."""

    def __init__(self) -> None:
        self._before: Thumbnail | None = None

    def see(self, now: Thumbnail, empty: Thumbnail | None) -> Stage:
        """The stage of the frame ``now``; the first frame counts as moving."""
        before, self._before = self._before, now
        if before is None or float(changed(now, before, CHANGED).mean()) > MOVES:
            return Stage.MOVING
        if empty is None:
            return Stage.STILL
        occupied = changed(now, empty, DIFFERS)
        share = float(occupied.mean())
        if share <= EMPTY_UP_TO:
            return Stage.EMPTY
        return Stage.COVERED if share >= COVERED_FROM or _reaches_in(occupied) else Stage.STILL


def _reaches_in(occupied: NDArray[np.bool_]) -> bool:
    """True when something large, or long and crossing the edge of the picture, lies in the tray: a hand, an arm."""
    count, labels, stats, _ = cv2.connectedComponentsWithStats(occupied.astype(np.uint8), connectivity=8)
    rows, columns = occupied.shape
    for index in range(1, count):
        x, y, w, h, area = (int(n) for n in stats[index])
        if area >= LARGE_FROM * rows * columns:
            return True
        at_edge = x == 0 or y == 0 or x + w == columns or y + h == rows
        if at_edge and area >= ARM_FROM * rows * columns:
            points = np.argwhere(labels == index).astype(np.float32)
            sides = cv2.minAreaRect(points)[1]
            if max(sides) + 1 >= ARM_RATIO * (min(sides) + 1):
                return True
    return False
