"""An empty tray or table as the camera sees it: floor, rim, what stands around, and how the light falls on it."""

import math
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from training.renders.camera import HEIGHT, WIDTH, Camera
from training.renders.clutter import strew
from training.renders.textures import SIDE, Bytes, Floats, Material, pattern, random_material

_COARSE = (32, 24)


class Tray(NamedTuple):
    """``picture`` is the empty tray in even light (640 x 480), ``floor`` is 255 where dice may lie, ``gain`` (24 x 32 x
    3) how much of the light arrives at each part of the picture."""

    picture: Bytes
    floor: Bytes
    gain: Floats


def random_tray(chance: np.random.Generator, camera: Camera, brightness: float | None, cluttered: bool) -> Tray:
    """Some place to roll dice; ``brightness`` (0..255) asks for a floor of that level."""
    floor = random_material(chance, brightness)
    picture = laid(floor, camera, chance)
    inside = np.full((HEIGHT, WIDTH), 255, np.uint8)
    kind = chance.random()
    if kind < 0.62:
        picture, inside = _fenced(chance, camera, picture, framed=kind < 0.45)
    if chance.random() < 0.3:
        _soil(chance, picture)
    if cluttered:
        inside = strew(chance, picture, inside, camera.edge)
    return Tray(picture, inside, _gain(chance))


def laid(material: Material, camera: Camera, chance: np.random.Generator) -> Bytes:
    """The picture of an endless plane of ``material``."""
    turn = chance.uniform(0, math.tau)
    c, s, shift = math.cos(turn) * material.fineness, math.sin(turn) * material.fineness, chance.uniform(0, SIDE, 2)
    to_pattern = np.array([[c, -s, shift[0]], [s, c, shift[1]], [0, 0, 1]])
    matrix = to_pattern @ np.linalg.inv(camera.matrix)
    grey = cv2.warpPerspective(
        pattern(material.pattern),
        matrix,
        (WIDTH, HEIGHT),
        flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_WRAP,
    )
    # What is finer than a pixel is not seen.
    if material.fineness * 2 > 1.6 * camera.edge:
        grey = cv2.blur(grey, (3, 3))
    return material.painted(grey.astype(np.uint8, copy=False))


def _fenced(chance: np.random.Generator, camera: Camera, floor: Bytes, framed: bool) -> tuple[Bytes, NDArray[np.uint8]]:
    """``floor`` as the inside of a tray with a rim (``framed``) or as a mat, on a table of other material."""
    reach = np.array([WIDTH, HEIGHT]) / camera.edge
    half = reach * chance.uniform(0.62, 1.08, 2)
    outline = _outline(chance, half)
    turn = (-camera.roll if chance.random() < 0.8 else 0.0) + chance.normal(0, 0.06)
    c, s = math.cos(turn), math.sin(turn)
    outline = outline @ np.array([[c, s], [-s, c]]) + chance.normal(0, 0.06, 2) * reach
    inner = _polygon(camera, outline)
    mask = np.zeros((HEIGHT, WIDTH), np.uint8)
    cv2.fillPoly(mask, [inner], 255, cv2.LINE_AA, shift=4)
    table = laid(random_material(chance), camera, chance)
    room = float(camera.edge)
    if framed:
        thickness = 1 + chance.uniform(0.8, 3.0) / float(half.min())
        outer = _polygon(camera, outline * thickness)
        rim = np.zeros((HEIGHT, WIDTH), np.uint8)
        cv2.fillPoly(rim, [outer], 255, cv2.LINE_AA, shift=4)
        table = _over(table, laid(random_material(chance), camera, chance), rim)
        if not rim[::4, ::4].any():
            rim[::4, ::4] = 255
        wall = tuple(
            float(n)
            for n in np.median(table[::4, ::4][rim[::4, ::4] > 0].reshape(-1, 3), axis=0) * chance.uniform(0.4, 1.1)
        )
        cv2.polylines(table, [inner], True, wall, max(2, round(room * chance.uniform(0.1, 0.5))), cv2.LINE_AA, 4)
        # The rim keeps some light off the floor beside it.
        depth = cv2.resize(cv2.blur(cv2.resize(mask, (160, 120)), (15, 15)), (WIDTH, HEIGHT))
        dim = np.clip(1.0 - chance.uniform(0.0, 0.55) * (255.0 - depth.astype(np.float32)) / 128.0, 0.2, 1.0)
        floor = cv2.multiply(floor.astype(np.float32), cv2.merge([dim, dim, dim])).astype(np.uint8)
    shrunk = cv2.erode(mask, np.ones((3, 3), np.uint8), iterations=max(1, round(room * 0.3)), borderValue=255)
    return _over(table, floor, mask), shrunk.astype(np.uint8, copy=False)


def _outline(chance: np.random.Generator, half: NDArray[np.float64]) -> NDArray[np.float64]:
    """Corners of the inside (n x 2, half edges): a rectangle, one with cut corners, or nearly round."""
    kind = chance.random()
    if kind < 0.65:
        corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float64)
    elif kind < 0.8:
        k = chance.uniform(0.5, 0.9)
        corners = np.array([(-1, -k), (-k, -1), (k, -1), (1, -k), (1, k), (k, 1), (-k, 1), (-1, k)])
    else:
        sides = int(chance.choice([6, 8, 40]))
        angles = np.arange(sides) * math.tau / sides
        return np.column_stack([np.cos(angles), np.sin(angles)]) * float(half.max()) * 0.95
    return corners * half


def _polygon(camera: Camera, outline: NDArray[np.float64]) -> NDArray[np.int32]:
    """``outline`` on the tray as points for OpenCV, in sixteenths of pixels."""
    return np.round(np.clip(camera.pixels(outline), -4000, 4000) * 16).astype(np.int32)


def _over(under: Bytes, over: Bytes, mask: Bytes) -> Bytes:
    """``over`` where ``mask`` is set, ``under`` elsewhere."""
    return cv2.copyTo(over, mask, under).astype(np.uint8, copy=False)


def _soil(chance: np.random.Generator, picture: Bytes) -> None:
    """Crumbs, dents and stains."""
    for _ in range(int(chance.integers(1, 14))):
        where = int(chance.integers(0, WIDTH)), int(chance.integers(0, HEIGHT))
        colour = picture[where[1], where[0]] * chance.uniform(0.4, 1.5)
        axes = int(chance.integers(1, 4)), int(chance.integers(1, 3))
        paint = tuple(float(n) for n in np.clip(colour, 0, 255))
        cv2.ellipse(picture, where, axes, chance.uniform(0, 180), 0, 360, paint, cv2.FILLED, cv2.LINE_AA)


def _gain(chance: np.random.Generator) -> Floats:
    """How light falls off over the picture: a slope, the lens's dark corners, the pool of a lamp, a cast shade."""
    x, y = np.meshgrid(np.linspace(-1, 1, _COARSE[0]), np.linspace(-0.75, 0.75, _COARSE[1]))
    gain = 1.0 + chance.normal(0, 0.12) * x + chance.normal(0, 0.12) * y - chance.uniform(0, 0.25) * (x * x + y * y)
    if chance.random() < 0.35:
        middle, width = chance.uniform(-1, 1, 2), chance.uniform(0.4, 1.2)
        pool = np.exp(-((x - middle[0]) ** 2 + (y - middle[1]) ** 2) / (2 * width**2))
        gain = gain * (1 - chance.uniform(0.1, 0.45) * (1 - pool))
    if chance.random() < 0.2:
        # Somebody's arm or the lamp's stand throws a soft shade over a part of the tray.
        angle, offset = chance.uniform(0, math.tau), chance.uniform(-0.7, 0.7)
        along = x * math.cos(angle) + y * math.sin(angle) - offset
        gain = gain * (1 - chance.uniform(0.1, 0.4) / (1 + np.exp(-along / chance.uniform(0.04, 0.2))))
    tint = 1.0 + chance.normal(0, 0.04, 3) + chance.normal(0, 0.03, 3) * x[..., None]
    result: Floats = np.clip(gain[..., None] * tint, 0.15, 1.8).astype(np.float32)
    return result
