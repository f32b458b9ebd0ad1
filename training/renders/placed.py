"""Dice put into a picture: a sprite turned, sized and moved to its place, and how much of its upper face is seen."""

import math
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from training.renders.camera import HEIGHT, WIDTH, Camera
from training.renders.die import Sprite
from training.renders.textures import Bytes, Floats

Doubles = NDArray[np.float64]


class Placed(NamedTuple):
    """A die in a picture. ``left`` and ``top`` are the window's first pixel; ``colour`` (already times ``cover``),
    ``cover`` and ``shadow`` (both 0..1) fill it. Places are pixels of the picture and ``tilt`` is as it is seen there;
    ``depth`` orders dice, the largest is the farthest."""

    left: int
    top: int
    colour: Floats
    cover: Floats
    shadow: Floats
    sprite: Sprite
    corners: Floats
    centre: tuple[float, float]
    box: tuple[int, int, int, int]
    edge: float
    tilt: tuple[float, float]
    depth: float

    @property
    def inside(self) -> bool:
        """Whether all of the die is in the picture."""
        x, y, wide, high = self.box
        return x >= 0 and y >= 0 and x + wide <= WIDTH and y + high <= HEIGHT

    @property
    def face(self) -> Bytes:
        """A mask (480 x 640, 255 inside) of the middle of the upper face, where its pips are."""
        mask = np.zeros((HEIGHT, WIDTH), np.uint8)
        middle = self.corners.mean(axis=0)
        shrunk = middle + 0.72 * (self.corners - middle)
        cv2.fillConvexPoly(mask, np.round(shrunk).astype(np.int32), 255)
        return mask


def put(sprite: Sprite, camera: Camera, place: tuple[float, float], lift: float = 0.0) -> Placed:
    """``sprite`` standing at ``place`` on the tray, or ``lift`` half edges above it."""
    edge = camera.edge_at(place)
    # What is lifted comes nearer to the camera.
    zoom = 1 / (1 - lift * math.sin(camera.elevation) * camera.edge / 2 / camera.focal)
    edge *= zoom
    turn = np.array([[math.cos(camera.roll), -math.sin(camera.roll)], [math.sin(camera.roll), math.cos(camera.roll)]])
    foot = camera.pixels(np.array([place]))[0] + turn @ (0.0, -lift * edge / 2 * math.cos(camera.elevation))
    matrix = turn * (edge / sprite.edge)
    shift = foot - matrix @ sprite.foot
    rows, columns = sprite.alpha.shape
    ends = np.array([(0, 0), (columns, 0), (columns, rows), (0, rows)]) @ matrix.T + shift
    left, top = (int(n) for n in np.floor(ends.min(axis=0)))
    size = tuple(int(n) for n in np.ceil(ends.max(axis=0)) - (left, top) + 1)
    cover, shadow = (
        _warped(sprite.alpha, matrix, shift - (left, top), size),
        _warped(sprite.shadow, matrix, shift - (left, top), size),
    )
    tinted = cv2.multiply(sprite.bgr, cv2.merge([sprite.alpha] * 3), scale=1 / 255)
    seen = np.argwhere(cover > 0.5)
    low, high = (seen.min(axis=0), seen.max(axis=0)) if len(seen) else (np.zeros(2), np.zeros(2))
    x, y = matrix @ sprite.centre + shift
    right, down = turn @ sprite.tilt
    return Placed(
        left=left,
        top=top,
        colour=_warped(tinted.astype(np.uint8, copy=False), matrix, shift - (left, top), size) * np.float32(255),
        cover=cover,
        shadow=shadow,
        sprite=sprite,
        corners=(sprite.corners @ matrix.T + shift).astype(np.float32),
        centre=(float(x), float(y)),
        box=(left + int(low[1]), top + int(low[0]), int(high[1] - low[1]) + 1, int(high[0] - low[0]) + 1),
        edge=edge,
        tilt=(float(right), float(down)),
        depth=place[1] * math.cos(camera.elevation) - lift * 10,
    )


def compose(picture: Bytes, die: Placed, shade: float) -> None:
    """Draw ``die`` into ``picture``; its shadow is ``shade`` (0..1) as dark as rendered."""
    place, part = _overlap(die)
    if place is None:
        return
    under = picture[place].astype(np.float32) * (1.0 - die.shadow[part] * np.float32(shade))[..., None]
    under *= (1.0 - die.cover[part])[..., None]
    under += die.colour[part]
    picture[place] = (np.clip(under, 0, 255) + 0.5).astype(np.uint8)


def overlapping(one: Placed, other: Placed) -> bool:
    """Whether a pixel shows both dice."""
    return bool((covering(one) & covering(other)).any())


def covering(die: Placed) -> Bytes:
    """A mask (480 x 640) of the pixels that show ``die`` (255)."""
    mask = np.zeros((HEIGHT, WIDTH), np.uint8)
    place, part = _overlap(die)
    if place is not None:
        mask[place] = np.where(die.cover[part] > 0.5, 255, 0)
    return mask


def hidden_share(die: Placed, over: Bytes) -> float:
    """How much of the upper face of ``die`` is under the mask ``over`` or outside of the picture, 0..1."""
    face = die.face > 0
    middle = die.corners.mean(axis=0)
    whole = 0.72**2 * abs(float(cv2.contourArea((die.corners - middle).astype(np.float32))))
    seen = float((face & (over == 0)).sum())
    drawn = float(face.sum())
    return 1.0 - seen / max(drawn if die.inside else whole, 1.0)


_Part = tuple[slice, slice]


def _overlap(die: Placed) -> tuple[_Part, _Part] | tuple[None, None]:
    """Where the window of ``die`` lies in the picture, and which part of the window that is."""
    rows, columns = die.cover.shape
    top, left = max(0, die.top), max(0, die.left)
    bottom, right = min(HEIGHT, die.top + rows), min(WIDTH, die.left + columns)
    if top >= bottom or left >= right:
        return None, None
    part = np.s_[top - die.top : bottom - die.top, left - die.left : right - die.left]
    return np.s_[top:bottom, left:right], part


def _warped(layer: Bytes, matrix: Doubles, shift: Doubles, size: tuple[int, ...]) -> Floats:
    """``layer`` (0..255) under the affine map ``matrix``, ``shift``, as 0..1. Pixels are squares: the first one's
    middle is at a half."""
    zoom = math.sqrt(abs(float(np.linalg.det(matrix))))
    while zoom < 0.55:
        # Halve by averaging first, as a sensor does: otherwise fine structures flicker.
        rows, columns = layer.shape[:2]
        layer = cv2.copyMakeBorder(layer, 0, rows % 2, 0, columns % 2, cv2.BORDER_CONSTANT).astype(np.uint8, copy=False)
        half = (layer.shape[1] // 2, layer.shape[0] // 2)
        layer = cv2.resize(layer, half, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
        matrix, zoom = matrix * 2, zoom * 2
    moved = matrix @ (0.5, 0.5) + shift - 0.5
    affine = np.column_stack([matrix, moved]).astype(np.float32)
    warped = cv2.warpAffine(layer, affine, (size[0], size[1]), flags=cv2.INTER_LINEAR)
    return warped.astype(np.float32) / np.float32(255)
