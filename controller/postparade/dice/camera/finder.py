"""Where dice lie: a small network looks at the whole picture at once."""

from functools import cache
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from .networks import opened
from .picture import Picture

INPUT = 320
"""Pixels of the longest side of what the network is shown."""

STRIDE = 4
"""Pixels of that to one cell of its answer, either way."""

_USUAL = 32.0
_WORTH_A_LOOK = 0.2
_ONE_DIE = 0.55
"""Edges between two middles below which both are the same die."""


class Found(NamedTuple):
    """A die: the middle of its upper face and its ``edge`` in pixels of the picture; ``score`` 0..1."""

    x: float
    y: float
    edge: float
    score: float


def find(picture: Picture, most: int) -> list[Found]:
    """The dice in ``picture``, surest first, at most ``most``; what only might be one is among them."""
    height, width = picture.shape[:2]
    scale = INPUT / max(height, width)
    size = max(16, round(width * scale)), max(16, round(height * scale))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = cv2.resize(picture, size, interpolation=way)
    small = cv2.copyMakeBorder(small, 0, -size[1] % 16, 0, -size[0] % 16, cv2.BORDER_REPLICATE)
    network = _network()
    network.setInput(cv2.dnn.blobFromImage(small, 1 / 255.0))
    maps: NDArray[np.float32] = network.forward()[0]
    zoom = width / size[0], height / size[1]
    return _apart(_peaks(maps, zoom, (width, height)))[:most]


def _peaks(maps: NDArray[np.float32], zoom: tuple[float, float], bounds: tuple[int, int]) -> list[Found]:
    hills = 1.0 / (1.0 + np.exp(-maps[0]))
    tops = (hills >= cv2.dilate(hills, np.ones((3, 3), np.uint8))) & (hills > _WORTH_A_LOOK)
    found = []
    for row, column in np.argwhere(tops).tolist():
        edge = _USUAL * float(np.exp(np.clip(maps[1, row, column], -2.5, 2.5)))
        x = (column + 0.5 + float(maps[2, row, column])) * STRIDE * zoom[0]
        y = (row + 0.5 + float(maps[3, row, column])) * STRIDE * zoom[1]
        if 0 <= x < bounds[0] and 0 <= y < bounds[1]:
            found.append(Found(x, y, edge * (zoom[0] + zoom[1]) / 2, float(hills[row, column])))
    return sorted(found, key=lambda one: -one.score)


def _apart(found: list[Found]) -> list[Found]:
    kept: list[Found] = []
    for one in found:
        if all(np.hypot(one.x - k.x, one.y - k.y) > _ONE_DIE * max(one.edge, k.edge) for k in kept):
            kept.append(one)
    return kept


@cache
def _network() -> Any:
    return opened("finder.onnx")
