"""One die as a camera sees it: a rounded cube with pips, traced ray by ray in numpy.

World coordinates are half die edges: x to the right, y up in the picture, z from the tray (0) towards the camera.
A die that lies flat has its centre at z = 1. Pictures are blue-green-red.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

_STEPS = 18
_REACH = 1.75
"""Half edges from the centre of a die to beyond its farthest corner."""

_SHADOW_REACH = 1.1
_LIGHT = np.array([-0.28, 0.34, 0.9], np.float32)
_LIGHT /= np.linalg.norm(_LIGHT)

# A western die: opposite faces add up to seven, and 1, 2, 3 run counter-clockwise around their corner.
FACES = ((2, 1, 1), (0, 1, 2), (1, 1, 3), (1, -1, 4), (0, -1, 5), (2, -1, 6))
"""Axis, sign and value of every face, in the coordinates of the die."""

_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))
PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}
"""Where the pips of every value are, in steps across and along the face."""


class Look(NamedTuple):
    """What a die is made of. Colours are blue-green-red, 0..255; ``rounding``, ``pip`` (radius) and ``spread`` (of the
    corner pips from the middle) are in half edges, ``gloss`` and ``marbling`` run from 0 to 1."""

    body: tuple[float, float, float]
    pips: tuple[float, float, float]
    rounding: float = 0.24
    pip: float = 0.19
    spread: float = 0.52
    gloss: float = 0.25
    marbling: float = 0.0


LOOKS: dict[str, Look] = {
    "ivory": Look((205, 226, 234), (28, 26, 30)),
    "white": Look((238, 238, 236), (40, 28, 24), rounding=0.32, pip=0.21, gloss=0.35),
    "red": Look((42, 34, 186), (236, 238, 240), gloss=0.4),
    "cherry": Look((48, 36, 150), (178, 208, 226), rounding=0.18, spread=0.5),
    "blue": Look((172, 84, 32), (238, 240, 242), rounding=0.3),
    "green": Look((74, 138, 36), (232, 240, 236), gloss=0.4, marbling=0.35),
    "amber": Look((40, 160, 232), (26, 24, 34), spread=0.55, marbling=0.25),
    "violet": Look((150, 60, 118), (236, 232, 238), rounding=0.2, marbling=0.3),
}


class Eye(NamedTuple):
    """A camera that looks straight down: picture size in pixels, ``scale`` in pixels per half edge on the tray,
    ``distance`` above the tray in half edges."""

    width: int
    height: int
    scale: float
    distance: float

    def pixel(self, place: NDArray[np.float64]) -> tuple[float, float]:
        """Where the world point ``place`` (x, y, z) appears, in pixels from the upper left corner."""
        zoom = self.scale * self.distance / (self.distance - float(place[2]))
        return self.width / 2 + float(place[0]) * zoom, self.height / 2 - float(place[1]) * zoom


class Pose(NamedTuple):
    """Where a die is: its centre in the world, and the rotation (3 x 3) from the die's coordinates to the world's."""

    centre: NDArray[np.float64]
    rotation: NDArray[np.float64]


class Sprite(NamedTuple):
    """A drawn die: its window's upper left pixel, colours (rows x columns x 3, 0..255), and how far each pixel is die
    (``cover``) and shadowed tray (``shadow``), both 0..1."""

    left: int
    top: int
    colour: Floats
    cover: Floats
    shadow: Floats


def lying(value: int, yaw: float) -> NDArray[np.float64]:
    """The rotation of a die that lies flat with face ``value`` (1..6) up, turned by ``yaw`` radians."""
    axis, sign, _ = FACES[value - 1]
    up = np.zeros(3)
    up[axis] = sign
    right = np.roll(np.abs(up), 1)
    flat = np.stack([right, np.cross(up, right), up])
    rotation: NDArray[np.float64] = turned(2, yaw) @ flat
    return rotation


def facing(rotation: NDArray[np.float64], direction: tuple[float, float, float]) -> int:
    """The face of a die turned by ``rotation`` that looks most towards ``direction`` in the world."""
    towards = rotation.T @ np.array(direction)
    return max(FACES, key=lambda face: face[1] * float(towards[face[0]]))[2]


def turned(axis: int, angle: float) -> NDArray[np.float64]:
    """The rotation by ``angle`` radians about a world axis (0, 1, 2 for x, y, z)."""
    rotation = np.eye(3)
    i, j = (axis + 1) % 3, (axis + 2) % 3
    rotation[i, i] = rotation[j, j] = np.cos(angle)
    rotation[i, j], rotation[j, i] = -np.sin(angle), np.sin(angle)
    return rotation


def resting_height(rotation: NDArray[np.float64], rounding: float) -> float:
    """The height of the centre of a die turned by ``rotation`` whose lowest point touches the tray."""
    return float(np.abs(rotation[2]).sum()) * (1.0 - rounding) + rounding


def draw(look: Look, pose: Pose, eye: Eye) -> Sprite:
    """The die of ``look`` in ``pose`` seen by ``eye``; its shadow falls on the tray at z = 0."""
    left, top, ground = _window(pose, eye)
    rotation = pose.rotation.astype(np.float32)
    sight = ground - np.array([0, 0, eye.distance], np.float32)
    sight /= np.linalg.norm(sight, axis=-1, keepdims=True)
    from_centre = (np.array([0, 0, eye.distance]) - pose.centre).astype(np.float32)
    along = sight @ from_centre
    near = from_centre @ from_centre - along**2 < _REACH**2
    rays, start = sight[near] @ rotation, from_centre @ rotation
    surface, gap = _trace(start, rays, -along[near] - _REACH, look.rounding)
    pixel = (eye.distance - float(pose.centre[2])) / (eye.scale * eye.distance)
    cover = np.zeros(near.shape, np.float32)
    cover[near] = np.clip(1.0 - gap / pixel, 0.0, 1.0)
    colour = np.zeros((*near.shape, 3), np.float32)
    colour[near] = _shade(look, surface, rays, rotation, float(pose.centre[2]), pixel)
    shadow = _shadow(ground, pose, look.rounding)
    return Sprite(left, top, colour, cover, shadow)


def trimmed(sprite: Sprite) -> Sprite:
    """``sprite`` without the part of its window where there is only shadow."""
    rows, columns = np.flatnonzero(sprite.cover.any(axis=1)), np.flatnonzero(sprite.cover.any(axis=0))
    part = np.s_[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
    left, top = sprite.left + int(columns[0]), sprite.top + int(rows[0])
    return Sprite(left, top, sprite.colour[part], sprite.cover[part], sprite.shadow[part])


def compose(picture: NDArray[np.uint8], sprite: Sprite) -> None:
    """Draw ``sprite`` with its shadow into ``picture``; what lies outside is cut off."""
    height, width = picture.shape[:2]
    rows, columns = sprite.cover.shape
    top, left = max(0, sprite.top), max(0, sprite.left)
    bottom, right = min(height, sprite.top + rows), min(width, sprite.left + columns)
    if top >= bottom or left >= right:
        return
    part = np.s_[top - sprite.top : bottom - sprite.top, left - sprite.left : right - sprite.left]
    cover = sprite.cover[part][..., None]
    place = picture[top:bottom, left:right]
    lit = place * (1.0 - sprite.shadow[part][..., None])
    place[:] = (lit + (sprite.colour[part] - lit) * cover + 0.5).astype(np.uint8)


def _window(pose: Pose, eye: Eye) -> tuple[int, int, Floats]:
    """The pixels that a die and its shadow can reach, with the tray point under each."""
    x, y = eye.pixel(pose.centre)
    zoom = eye.scale * eye.distance / (eye.distance - float(pose.centre[2]) - 1.0)
    reach = (_REACH + _SHADOW_REACH) * zoom
    left, top = int(x - reach), int(y - reach)
    size = int(2 * reach) + 2
    u = (np.arange(left, left + size, dtype=np.float32) + 0.5 - eye.width / 2) / eye.scale
    v = (eye.height / 2 - np.arange(top, top + size, dtype=np.float32) - 0.5) / eye.scale
    ground = np.zeros((size, size, 3), np.float32)
    ground[..., 0], ground[..., 1] = u[None, :], v[:, None]
    return left, top, ground


def _distance(points: Floats, rounding: float) -> Floats:
    """Signed distance of ``points`` to the rounded cube (I. Quilez, "distance functions")."""
    beyond = np.abs(points) - np.float32(1.0 - rounding)
    outside = np.maximum(beyond, 0.0)
    # Three columns by hand: numpy's maximum along a short last axis takes five times as long.
    deepest = np.maximum(np.maximum(beyond[:, 0], beyond[:, 1]), beyond[:, 2])
    result: Floats = np.sqrt(np.einsum("ij,ij->i", outside, outside)) + np.minimum(deepest, 0.0) - rounding
    return result


def _trace(start: Floats, rays: Floats, first: Floats, rounding: float) -> tuple[Floats, Floats]:
    """Sphere tracing: the point of every ray closest to the die, and how far it passes (0 for a hit)."""
    travelled = first.astype(np.float32)
    best = np.full(len(rays), np.inf, np.float32)
    at = travelled.copy()
    for _ in range(_STEPS):
        gap = _distance(start + rays * travelled[:, None], rounding)
        closer = gap < best
        best[closer], at[closer] = gap[closer], travelled[closer]
        travelled += gap
    return start + rays * at[:, None], np.maximum(best - 0.004, 0.0)


def _shade(look: Look, surface: Floats, rays: Floats, rotation: Floats, height: float, pixel: float) -> Floats:
    outward = np.maximum(np.abs(surface) - np.float32(1.0 - look.rounding), 1e-6) * np.sign(surface)
    painted, hollow = _pips(look, surface, pixel)
    normal = outward / np.linalg.norm(outward, axis=-1, keepdims=True) + hollow
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    body = np.array(look.body, np.float32)[None, :] * _marble(look, surface)
    colour = body + (np.array(look.pips, np.float32) - body) * painted[:, None]
    light = _LIGHT @ rotation
    halfway = light - rays
    halfway /= np.linalg.norm(halfway, axis=-1, keepdims=True)
    facing = np.clip(normal @ light, 0.0, 1.0)
    shine = np.clip(np.einsum("ij,ij->i", normal, halfway), 0.0, 1.0) ** 48 * (look.gloss * 90.0)
    # The tray swallows light: the lower half of a die is darker than its upper half.
    above = np.clip((surface @ rotation[2] + height) / 2.0, 0.0, 1.0)
    lit = (0.34 + 0.16 * above + 0.56 * facing)[:, None]
    result: Floats = np.clip(colour * lit + shine[:, None], 0.0, 255.0)
    return result


def _marble(look: Look, surface: Floats) -> Floats:
    waves = np.sin(surface @ np.array([3.1, 4.3, -2.6], np.float32) + 2.2 * np.sin(2.0 * surface[:, 0] + surface[:, 2]))
    veins: Floats = (1.0 + 0.3 * look.marbling * waves).astype(np.float32)[:, None]
    return veins


def _pips(look: Look, surface: Floats, pixel: float) -> tuple[Floats, Floats]:
    """How far every surface point is pip (0..1), and how the hollow of the pip bends its normal."""
    painted = np.zeros(len(surface), np.float32)
    hollow = np.zeros_like(surface)
    main = np.abs(surface).argmax(axis=-1)
    for axis, sign, value in FACES:
        here = np.flatnonzero((main == axis) & (surface[:, axis] * sign > 0))
        if not len(here):
            continue
        across, along = (axis + 1) % 3, (axis + 2) % 3
        points = surface[here]
        radius = look.pip * (1.25 if value == 1 else 1.0)
        for i, j in PIPS[value]:
            right, down = points[:, across] - i * look.spread, points[:, along] - j * look.spread
            share = np.clip((radius - np.hypot(right, down)) / pixel + 0.5, 0.0, 1.0)
            painted[here] = np.maximum(painted[here], share)
            hollow[here, across] -= 0.35 * right / radius * share
            hollow[here, along] -= 0.35 * down / radius * share
    return painted, hollow


def _shadow(ground: Floats, pose: Pose, rounding: float) -> Floats:
    """Soft shadow: tray points are moved towards the light and fade with their distance to the die."""
    towards = _LIGHT[:2] / _LIGHT[2] * 0.8
    moved = ground - pose.centre.astype(np.float32)
    moved[..., :2] += towards
    moved[..., 2] += min(1.0, float(pose.centre[2]))
    gap = _distance((moved @ pose.rotation.astype(np.float32)).reshape(-1, 3), rounding).reshape(ground.shape[:2])
    fading: Floats = np.clip(1.0 - gap / _SHADOW_REACH, 0.0, 1.0) ** 2 * 0.45
    return fading.astype(np.float32)
