"""What the upper face of a die shows: a small network looks at the die alone. The first of two readings."""

from collections.abc import Sequence
from functools import cache
from itertools import cycle
from typing import Any, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.detector import Found
from postparade.dice.vision.networks import opened
from postparade.dice.vision.picture import Picture

INPUT = 56
WINDOW = 1.65
"""Side of what the network is shown, in edges of the die."""

CLASSES = ("1", "2", "3", "4", "5", "6", "nothing", "blurred", "covered", "cocked")
"""Faces, then what a crop that must not be read shows instead."""

TURNS = ((0, 1), (2, 1), (1, -1), (3, -1))
"""Quarter turns of a crop, and whether it is mirrored (-1) before: a face is the same whichever way it lies."""


class FaceReading(NamedTuple):
    """``chances`` of the faces 1 to 6, and of ``obstacles``, the things that are no readable face; together 1. ``tilt``
    is how far right and (imaginary) down in the picture the unit normal of the face points: 0 for a face seen from
    straight above, 1 in length for one seen edge-on."""

    chances: tuple[float, ...]
    obstacles: dict[str, float]
    tilt: complex

    @property
    def value(self) -> int:
        """The likeliest face."""
        return int(np.argmax(self.chances)) + 1

    @property
    def chance(self) -> float:
        """The chance of ``value``."""
        return max(self.chances)


def read(picture: Picture, dice: Sequence[Found]) -> list[FaceReading]:
    """One reading for each of ``dice`` in ``picture``."""
    if not dice:
        return []
    return [_reading(row) for row in _answers([patch(picture, die, INPUT, WINDOW) for die in dice])]


def read_turned(picture: Picture, dice: Sequence[Found]) -> list[FaceReading]:
    """Like :func:`read`, with each of ``dice`` in the next of the ``TURNS``: if all are one die, the mean of the
    readings is right more often than any one of them."""
    if not dice:
        return []
    patches = [patch(picture, die, INPUT, WINDOW) for die in dice]
    turns = [turn for turn, _ in zip(cycle(TURNS), dice, strict=False)]
    turned = [np.rot90(one[:, ::step], quarters) for one, (quarters, step) in zip(patches, turns, strict=True)]
    return [
        seen._replace(tilt=_turned_back(seen.tilt, *turn))
        for seen, turn in zip(map(_reading, _answers(turned)), turns, strict=True)
    ]


def _answers(crops: Sequence[Picture]) -> NDArray[np.float32]:
    """The chances of all ``CLASSES`` for each of ``crops``, and how far right and down it is tilted, a row each."""
    network = _network()
    network.setInput(cv2.dnn.blobFromImages(crops, 1 / 255.0))
    answers = np.asarray(network.forward(), np.float32)
    chances = answers[:, : len(CLASSES)]
    np.exp(chances - chances.max(axis=1, keepdims=True), out=chances)
    chances /= chances.sum(axis=1, keepdims=True)
    return answers


def _reading(answer: NDArray[np.float32]) -> FaceReading:
    *chances, right, down = answer.tolist()
    return FaceReading(tuple(chances[:6]), dict(zip(CLASSES[6:], chances[6:], strict=True)), complex(right, down))


def _turned_back(tilt: complex, quarters: int, step: int) -> complex:
    """The ``tilt`` in the picture of what was mirrored by ``step`` and then turned by so many ``quarters``."""
    before = tilt * 1j**quarters
    return before if step == 1 else -before.conjugate()


def mean(readings: Sequence[FaceReading]) -> FaceReading:
    """The mean of ``readings`` of one place."""
    if len(readings) == 1:
        return readings[0]
    count = len(readings)
    chances = tuple(sum(seen) / count for seen in zip(*(one.chances for one in readings), strict=True))
    obstacles = {what: sum(one.obstacles[what] for one in readings) / count for what in CLASSES[6:]}
    return FaceReading(chances, obstacles, sum(one.tilt for one in readings) / count)


def patch(picture: Picture, die: Found, size: int, window: float) -> Picture:
    """The square around ``die``, ``window`` edges wide, scaled to ``size`` pixels; past the rim pixels are repeated."""
    scale = size / (window * die.edge)
    half = 0.5 * window * die.edge
    height, width = picture.shape[:2]
    if scale < 1.0:
        left, top = int(np.floor(die.x - half)), int(np.floor(die.y - half))
        side = round(2 * half)
        inside = picture[max(0, top) : max(0, top + side), max(0, left) : max(0, left + side)]
        if inside.shape[:2] != (side, side):
            inside = cv2.copyMakeBorder(
                inside, max(0, -top), max(0, top + side - height), max(0, -left), max(0, left + side - width),
                cv2.BORDER_REPLICATE,
            ).astype(np.uint8, copy=False)  # fmt: skip
        return cv2.resize(inside, (size, size), interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    matrix = np.array([[scale, 0.0, size / 2 - scale * die.x], [0.0, scale, size / 2 - scale * die.y]])
    return cv2.warpAffine(
        picture, matrix, (size, size), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    ).astype(np.uint8, copy=False)


@cache
def _network() -> Any:
    return opened("faces.onnx")
