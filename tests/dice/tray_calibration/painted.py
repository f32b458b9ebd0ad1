"""Painted trays of many shapes and colours, and lamps that shine on pictures."""

import math
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.picture import Picture

Corners = tuple[tuple[float, float], ...]
SIZE = (640, 480)


def ring(n: int, across: float, down: float, turn: float = 0.0) -> Corners:
    """``n`` corners of a regular polygon, or nearly a circle."""
    angles = [turn + 2 * math.pi * k / n for k in range(n)]
    return tuple((0.5 + across * math.cos(angle), 0.5 + down * math.sin(angle)) for angle in angles)


SHAPES: dict[str, Corners] = {
    "rectangle": ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9)),
    "seen aslant": ((0.18, 0.15), (0.83, 0.12), (0.93, 0.92), (0.06, 0.88)),
    "round": ring(60, 0.36, 0.44),
    "octagon": ring(8, 0.38, 0.45, 0.39),
    "hexagon": ring(6, 0.4, 0.46),
    "beyond the picture": ((-0.1, 0.1), (0.9, 0.1), (0.9, 1.1), (-0.1, 1.1)),
    "off the middle": ((0.05, 0.2), (0.72, 0.2), (0.72, 0.95), (0.05, 0.95)),
}


NEARLY_ALL: Corners = ((0.045, 0.06), (0.955, 0.06), (0.955, 0.94), (0.045, 0.94))
"""The floor of the simulated tray, on which its dice land."""


class Colours(NamedTuple):
    """Blue-green-red of the floor, of the rim around it, and of the table."""

    floor: tuple[int, int, int]
    rim: tuple[int, int, int]
    table: tuple[int, int, int]


COLOURS = {
    "green cloth, black rim": Colours((44, 54, 41), (30, 30, 30), (90, 130, 170)),
    "green cloth, wooden rim, dark table": Colours((44, 54, 41), (58, 84, 118), (50, 75, 105)),
    "red velvet, leather rim": Colours((40, 35, 130), (30, 40, 70), (90, 130, 170)),
    "green cloth, rim like the table": Colours((44, 54, 41), (90, 130, 170), (90, 130, 170)),
    "blue cloth, black table": Colours((110, 60, 30), (30, 30, 30), (30, 30, 30)),
    "grey felt, white table": Colours((90, 90, 90), (150, 150, 150), (220, 222, 225)),
}


def tray(corners: Corners, colours: Colours, seed: int = 0, rim: int = 14) -> Picture:
    """A tray with a rim ``rim`` pixels wide on a table of grained wood, lit from one side, with sensor noise."""
    chance = np.random.default_rng(seed)
    width, height = SIZE
    inside = floor(corners)
    around = cv2.dilate(inside, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * rim + 1, 2 * rim + 1)))
    grain = cv2.GaussianBlur(chance.normal(0, 1, (height, width)), (0, 0), 12, sigmaY=0.8)
    weave = cv2.GaussianBlur(chance.normal(0, 1, (height, width)), (0, 0), 1.1)
    table = np.array(colours.table) * (1 + 0.1 * grain / grain.std())[..., None]
    edge = np.array(colours.rim) * (1 + 0.03 * weave / weave.std())[..., None]
    # The rim keeps some light off the floor beside it.
    shade = 0.6 + 0.4 * np.clip(2 * cv2.GaussianBlur(inside, (0, 0), 10) - 1, 0, 1)
    cloth = np.array(colours.floor) * (shade * (1 + 0.08 * weave / weave.std()))[..., None]
    picture = table
    for cover, seen in ((around, edge), (inside, cloth)):
        soft = cv2.GaussianBlur(cover, (0, 0), 0.9)[..., None]
        picture = picture * (1 - soft) + seen * soft
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    picture = picture * (1.06 - 0.16 * (x * x + y * y) + 0.1 * x)[..., None] + chance.normal(0, 2, picture.shape)
    return _picture(picture)


def floor(corners: Corners) -> NDArray[np.float32]:
    """1 on the floor within ``corners`` and 0 elsewhere."""
    inside = np.zeros(SIZE[::-1], np.float32)
    cv2.fillPoly(inside, [np.rint(np.array(corners) * SIZE).astype(np.int32)], 1.0)
    return inside


def lamp(picture: Picture, x: float = 0.3, y: float = 0.3, size: float = 0.06, strength: float = 255.0) -> Picture:
    """``picture`` with a lamp mirrored at ``x``, ``y`` (shares of the picture)."""
    height, width = picture.shape[:2]
    down, across = np.mgrid[0 : 1 : height * 1j, 0 : 1 : width * 1j]
    shine = strength * np.exp(-((across - x) ** 2 + (down - y) ** 2) / (2 * size**2))
    return _picture(picture + shine[..., None])


def lit(picture: Picture, level: float) -> Picture:
    """``picture`` at ``level`` times the light."""
    return _picture(picture * level)


def _picture(light: NDArray[np.floating]) -> Picture:
    picture: Picture = np.clip(light, 0, 255).astype(np.uint8)
    return picture
