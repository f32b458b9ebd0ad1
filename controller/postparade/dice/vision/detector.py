"""Where dice lie: a small network looks at the whole picture, or at those parts of it that are worth a look."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import AROUND, Mask
from postparade.dice.vision.networks import opened
from postparade.dice.vision.picture import Picture

INPUT = 320
"""Pixels of the longest side of what the network is shown."""

STRIDE = 4
"""Input pixels per cell of the network's answer, in both directions."""

CELL = 16
"""Pixels of which the sides of the network's input are multiples: its coarsest step."""

_USUAL = 32.0
_WORTH_A_LOOK = 0.2
_ONE_DIE = 0.55
"""Distance between two centres, in edges, below which both are the same die."""


class Found(NamedTuple):
    """A die: the middle of its upper face and its ``edge`` in pixels of the picture; ``score`` 0..1."""

    x: float
    y: float
    edge: float
    score: float


def find(picture: Picture, most: int, where: Mask | None = None) -> list[Found]:
    """The dice in ``picture``, surest first, at most ``most``, with things that only might be dice.

    ``where`` is 0 in those parts of the picture in which none can lie; it may be smaller than the picture.
    """
    height, width = picture.shape[:2]
    scale = INPUT / max(height, width)
    size = max(CELL, round(width * scale)), max(CELL, round(height * scale))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = cv2.resize(picture, size, interpolation=way)
    small = cv2.copyMakeBorder(small, 0, -size[1] % CELL, 0, -size[0] % CELL, cv2.BORDER_REPLICATE)
    zoom = width / size[0], height / size[1]
    found: list[Found] = []
    for left, top, right, bottom in _parts(where, small.shape[0] // CELL, small.shape[1] // CELL):
        network = _network()
        network.setInput(cv2.dnn.blobFromImage(small[top:bottom, left:right], 1 / 255.0))
        found += _peaks(network.forward()[0], (left, top), zoom, (width, height))
    return _apart(sorted(found, key=lambda one: -one.score))[:most]


def _parts(where: Mask | None, rows: int, columns: int) -> Iterator[tuple[int, int, int, int]]:
    """Left, top, right and bottom of what the network must see, in its pixels: what is worth a look, with
    one cell more on every side."""
    if where is None:
        yield 0, 0, columns * CELL, rows * CELL
        return
    worth = cv2.resize((where > 0).astype(np.uint8) * np.uint8(255), (columns, rows), interpolation=cv2.INTER_AREA)
    seen = cv2.dilate((worth > 0).astype(np.uint8), AROUND)
    count, _, boxes, _ = cv2.connectedComponentsWithStats(seen, connectivity=4)
    for x, y, w, h, _ in boxes[1:count].tolist():
        yield x * CELL, y * CELL, (x + w) * CELL, (y + h) * CELL


def _peaks(
    maps: NDArray[np.float32], begin: tuple[int, int], zoom: tuple[float, float], bounds: tuple[int, int]
) -> Iterator[Found]:
    """The peaks in the ``maps`` of the part that begins at ``begin``."""
    hills = 1.0 / (1.0 + np.exp(-maps[0]))
    tops = (hills >= cv2.dilate(hills, np.ones((3, 3), np.uint8))) & (hills > _WORTH_A_LOOK)
    for row, column in np.argwhere(tops).tolist():
        edge = _USUAL * float(np.exp(np.clip(maps[1, row, column], -2.5, 2.5)))
        x = ((column + 0.5 + float(maps[2, row, column])) * STRIDE + begin[0]) * zoom[0]
        y = ((row + 0.5 + float(maps[3, row, column])) * STRIDE + begin[1]) * zoom[1]
        if 0 <= x < bounds[0] and 0 <= y < bounds[1]:
            yield Found(x, y, edge * (zoom[0] + zoom[1]) / 2, float(hills[row, column]))


def _apart(found: list[Found]) -> list[Found]:
    kept: list[Found] = []
    for one in found:
        if all(np.hypot(one.x - k.x, one.y - k.y) > _ONE_DIE * max(one.edge, k.edge) for k in kept):
            kept.append(one)
    return kept


@cache
def _network() -> Any:
    return opened("finder.onnx")
