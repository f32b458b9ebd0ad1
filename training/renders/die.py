"""One die as a picture with cover and shadow, and the truth about it."""

import math
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.simulator.tray.dice_model import FACES, facing, lying, resting_height, turned
from training.renders.light import Light
from training.renders.looks import Colour, Look
from training.renders.paint import Grain, painted
from training.renders.shade import Lit, shaded, shadow
from training.renders.shape import REACH
from training.renders.view import Floats, View

Bytes = NDArray[np.uint8]

EDGE = 76.0
"""Pixels of a die's edge in a sprite, at the height of its centre."""

SIZE = 224
"""Pixels of the square in which sprites are drawn before their empty margin is cut off."""

_COARSE = 4
"""Side of the squares of pixels that share one computed shadow."""


class Stand(NamedTuple):
    """How a die stands: the value meant to be up, its turn on the tray and how far it leans over one edge and over the
    other (radians); 0 and 0 is flat."""

    value: int
    yaw: float
    lean: float = 0.0
    lean_across: float = 0.0


class Sprite(NamedTuple):
    """A drawn die and the truth about it. Places are pixels from the upper left corner of the sprite.

    ``bgr`` (rows x columns x 3), ``alpha`` and ``shadow`` (rows x columns) are 0..255. ``foot`` is where the point of
    the tray under the die's centre appears. ``value`` is the face most upward, ``corners`` (4 x 2, in order around it)
    are those of its face if the edges were sharp, ``centre`` its middle, ``box`` is x, y, width, height of the whole
    die and ``edge`` the length of its edge. ``lean`` is the angle between the upper face and the tray, ``elevation``
    that of the line of sight over it, ``yaw`` the die's turn (all radians). ``tilt`` is how far right and down in the
    picture the unit normal of the upper face points; 0, 0 when it is seen from straight above. ``ink`` is
    the colour in which the pips of the upper face are seen and ``paper`` that of what is around them (blue, green, red,
    0..255), which varies by ``mottle`` (standard deviation in the channel where it varies most).
    """

    bgr: Bytes
    alpha: Bytes
    shadow: Bytes
    foot: tuple[float, float]
    value: int
    corners: Floats
    centre: tuple[float, float]
    box: tuple[int, int, int, int]
    edge: float
    lean: float
    tilt: tuple[float, float]
    elevation: float
    yaw: float
    paper: Colour
    ink: Colour
    mottle: float


def draw(look: Look, grain: Grain, stand: Stand, light: Light, elevation: float, distance: float) -> Sprite:
    """The die of ``look`` seen at ``elevation`` (radians over the tray) from ``distance`` half edges."""
    rotation = lying_on(stand)
    height = min(resting_height(rotation, look.shape.rounding), look.shape.ball)
    view = View(elevation, distance, EDGE / 2, SIZE, height)
    die = Lit(look, grain, rotation.astype(np.float32), np.array([0.0, 0.0, height], np.float32))
    rays, from_centre = view.rays(), view.eye - die.centre
    along = from_centre @ rays
    near = np.flatnonzero(from_centre @ from_centre - along * along < REACH**2)
    origin, sights = die.rotation.T @ from_centre, die.rotation.T @ rays[:, near]
    surface, gap = look.shape.trace(origin, sights)
    pixel, cover = 1.0 / view.scale, np.zeros(SIZE * SIZE, np.float32)
    cover[near] = np.clip(1.0 - gap / pixel, 0.0, 1.0)
    hit = cover[near] > 0
    colour = np.zeros((SIZE * SIZE, 3), np.float32)
    colour[near[hit]] = developed(shaded(die, light, surface[:, hit], sights[:, hit], pixel)).T
    dark, top = _falling(die, light, view), facing(rotation, (0.0, 0.0, 1.0))
    corners = view.project(upper_face(rotation, top) + die.centre[:, None])
    upper = _upper(top, surface[:, hit])
    upper_colour, marked = colour[near[hit]][upper], painted(look, grain, surface[:, hit][:, upper], pixel).pip
    drawn = np.clip(colour, 0, 255).astype(np.uint8).reshape(SIZE, SIZE, 3)
    sprite = Sprite(
        bgr=drawn,
        alpha=np.round(cover * 255).astype(np.uint8).reshape(SIZE, SIZE),
        shadow=np.round(dark * 255).astype(np.uint8),
        foot=_place(view.project(np.array([[0.0], [0.0], [0.0]], np.float32))[0]),
        value=top,
        corners=corners,
        centre=_place(view.project(upper_face(rotation, top).mean(axis=1, keepdims=True) + die.centre[:, None])[0]),
        box=(0, 0, 0, 0),
        edge=EDGE,
        lean=math.acos(min(1.0, float(np.abs(rotation[2]).max()))),
        tilt=_tilt(rotation, top, view),
        elevation=elevation,
        yaw=stand.yaw,
        paper=_usual(upper_colour[marked < 0.1]),
        ink=_usual(upper_colour[marked > 0.9]),
        mottle=float(upper_colour[marked < 0.1].std(axis=0).max()) if (marked < 0.1).any() else 0.0,
    )
    return _trimmed(sprite)


def lying_on(stand: Stand) -> NDArray[np.float64]:
    """The rotation from the die's coordinates to the world's."""
    leaning = turned(0, stand.lean) @ turned(1, stand.lean_across)
    rotation: NDArray[np.float64] = turned(2, stand.yaw) @ leaning @ lying(stand.value, 0.0)
    return rotation


def upper_face(rotation: NDArray[np.float64], value: int) -> NDArray[np.float64]:
    """Corners (3 x 4, in order around) of face ``value`` of a sharp-edged die at the origin turned by ``rotation``."""
    axis, sign, _ = FACES[value - 1]
    corners = np.zeros((3, 4))
    corners[axis] = sign
    corners[(axis + 1) % 3] = (-1, 1, 1, -1)
    corners[(axis + 2) % 3] = (-1, -1, 1, 1)
    turned_corners: NDArray[np.float64] = rotation @ corners
    return turned_corners


def _tilt(rotation: NDArray[np.float64], value: int, view: View) -> tuple[float, float]:
    axis, sign, _ = FACES[value - 1]
    stands, (right, up, _) = sign * rotation[:, axis], view.axes
    return float(stands @ right), -float(stands @ up)


def developed(light: Floats) -> Floats:
    """Linear light (1 is white) as a camera stores it, 0..255: its gamma, and a soft shoulder into white."""
    bright = np.where(light > 0.7, 0.7 + 0.3 * np.tanh((light - 0.7) / 0.42), light)
    stored: Floats = 255.0 * np.maximum(bright, 0.0) ** np.float32(1 / 2.2)
    return stored


def _upper(value: int, surface: Floats) -> NDArray[np.bool_]:
    """Which ``surface`` points lie on face ``value``."""
    axis, sign, _ = FACES[value - 1]
    across, along = np.abs(surface[(axis + 1) % 3]), np.abs(surface[(axis + 2) % 3])
    upper: NDArray[np.bool_] = (surface[axis] * sign > np.maximum(across, along)) & (np.maximum(across, along) < 0.8)
    return upper


def _usual(colours: Floats) -> Colour:
    """The median of some pixels (n x 3); black where there are none."""
    b, g, r = np.median(np.clip(colours, 0, 255), axis=0).tolist() if len(colours) else (0.0, 0.0, 0.0)
    return b, g, r


def _falling(die: Lit, light: Light, view: View) -> Floats:
    """The shadow at every pixel, gone at the border of the sprite. It is soft, so it is computed coarsely."""
    coarse = view._replace(size=SIZE // _COARSE, scale=view.scale / _COARSE)
    eye, rays = coarse.eye, coarse.rays()
    ground = eye[:, None] - rays * (eye[2] / np.minimum(rays[2], -1e-3))
    offset = np.abs(np.arange(coarse.size, dtype=np.float32) + 0.5 - coarse.size / 2) / (coarse.size / 2)
    border = np.clip((1.0 - np.maximum(offset[None, :], offset[:, None])) * 6.0, 0.0, 1.0)
    dark = shadow(die, light, ground).reshape(coarse.size, coarse.size) * border
    soft = cv2.resize(cv2.blur(dark, (3, 3)), (SIZE, SIZE), interpolation=cv2.INTER_LINEAR)
    result: Floats = soft.astype(np.float32, copy=False)
    return result


def _trimmed(sprite: Sprite) -> Sprite:
    """``sprite`` without its empty margin, and with the box of the die."""
    left, top, right, bottom = _extent(np.maximum(sprite.alpha, np.where(sprite.shadow > 6, 255, 0).astype(np.uint8)))
    part = np.s_[top:bottom, left:right]
    x0, y0, x1, y1 = _extent(sprite.alpha)
    return sprite._replace(
        bgr=np.ascontiguousarray(sprite.bgr[part]),
        alpha=np.ascontiguousarray(sprite.alpha[part]),
        shadow=np.ascontiguousarray(sprite.shadow[part]),
        foot=(sprite.foot[0] - left, sprite.foot[1] - top),
        corners=sprite.corners - np.array([left, top], np.float32),
        centre=(sprite.centre[0] - left, sprite.centre[1] - top),
        box=(x0 - left, y0 - top, x1 - x0, y1 - y0),
    )


def _extent(mask: Bytes) -> tuple[int, int, int, int]:
    """Left, top, right and bottom (exclusive) of the pixels that are more than half covered."""
    columns, rows = np.flatnonzero((mask > 127).any(axis=0)), np.flatnonzero((mask > 127).any(axis=1))
    return int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1


def _place(point: Floats) -> tuple[float, float]:
    return float(point[0]), float(point[1])
