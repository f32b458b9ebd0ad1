"""Thrown dice: how they fly through the tray, and where and how they come to rest.

Flying dice are drawn coarsely, because the shutter smears them anyway.
"""

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.simulator.tray.dice_model import Eye, Look, Pose, Sprite, draw, facing, lying, resting_height, turned
from postparade.simulator.tray.picture import rim_width

APART = 3.6
"""Least distance between the centres of two dice, in half edges."""

_FROM_RIM = 2.0
_LEANING_FROM_RIM = 1.6

TUMBLE = 0.7
"""Seconds from the hand to rest."""

_SHUTTER = 1 / 40
_TURNS = 6
_HOP = 0.35
"""How much larger a die looks at the top of its first hop than on the tray."""

_COARSE = 2
"""Tumbling dice are drawn with this many pixels of the picture to one of their own."""

_SMEARS = 7
_PLANES = {"colour": 1.0, "cover": 255.0, "shadow": 255.0}
"""What a die is drawn with, and the steps that its turns are kept in: a quarter of the memory, and the dice are blurred
anyway."""


class Die(NamedTuple):
    """A die that has come to rest."""

    look: Look
    pose: Pose


def flat(faces: Sequence[int], looks: Sequence[Look], eye: Eye, chance: random.Random) -> list[Die]:
    """Dice with ``faces`` up, anywhere on the cloth with room between them."""
    wide, high = _reach(eye, _FROM_RIM)
    while True:
        places = [(chance.uniform(-wide, wide), chance.uniform(-high, high)) for _ in faces]
        if all(math.dist(one, other) >= APART for i, one in enumerate(places) for other in places[:i]):
            break
    rotations = [lying(face, chance.uniform(0, math.tau)) for face in faces]
    return [_rest(chance.choice(looks), *put) for put in zip(rotations, places, strict=True)]


def cocked(looks: Sequence[Look], eye: Eye, chance: random.Random) -> list[Die]:
    """A die that leans on the rim and turns two faces equally towards the camera, and another that lies flat.

    One of these faces is a three, whose slanting row fits no other face: the pips of a one beside a two, seen aslant,
    can pass for a four.
    """
    wide, high = _reach(eye, _LEANING_FROM_RIM)
    side = chance.choice((-1.0, 1.0))
    place = side * wide, chance.uniform(-high / 2, high / 2)
    seen_from = math.atan2(place[0], eye.distance)
    towards = [lying(face, quarter * math.pi / 2) for face in (1, 2, 3) for quarter in range(4)]
    pairs = [
        (rotation, {facing(rotation, (0.0, 0.0, 1.0)), facing(rotation, (-1.0, 0.0, 0.0))}) for rotation in towards
    ]
    plain = [rotation for rotation, pair in pairs if pair in ({1, 3}, {2, 3})]
    rotation = turned(1, math.pi / 4 - seen_from) @ chance.choice(plain)
    (other,) = flat((chance.randint(1, 6),), looks, eye, chance)
    if other.pose.centre[0] * side > 0:
        other.pose.centre[0] *= -1
    return [other, _rest(chance.choice(looks), rotation, place)]


def _reach(eye: Eye, from_rim: float) -> tuple[float, float]:
    """How far from the middle of the tray the centre of a die may be, across and up, in half edges."""
    margin = rim_width(eye.width) / eye.scale + from_rim
    return eye.width / 2 / eye.scale - margin, eye.height / 2 / eye.scale - margin


def _rest(look: Look, rotation: NDArray[np.float64], place: tuple[float, float]) -> Die:
    return Die(look, Pose(np.array([*place, resting_height(rotation, look.rounding)]), rotation))


class Flight(NamedTuple):
    """The flight of one die from ``start`` to ``end``, in pixels; ``first`` shifts its sequence of turns."""

    look: Look
    start: tuple[float, float]
    end: tuple[float, float]
    first: int


def flight(look: Look, end: tuple[float, float], eye: Eye, chance: random.Random) -> Flight:
    """A flight to ``end`` from somewhere below the lower edge of the picture, where the thrower sits."""
    return Flight(look, (eye.width * chance.uniform(0.2, 0.8), eye.height * 1.1), end, chance.randrange(_TURNS))


def flying(die: Flight, share: float, eye: Eye) -> Sprite:
    """The die when ``share`` (0..1) of :data:`TUMBLE` has passed; it comes in fast, hops, and slows down."""
    way = 1 - (1 - share) ** 2
    speed = 2 * (1 - share) / TUMBLE * _SHUTTER
    across, down = die.end[0] - die.start[0], die.end[1] - die.start[1]
    hop = 1 + _HOP * (1 - share) * abs(math.cos(2.5 * math.pi * share))
    turn = _turns(die.look, eye)[(die.first + int(share * 11)) % _TURNS]
    blurred = _smeared(turn, across * speed / _COARSE, down * speed / _COARSE)
    return _enlarged(blurred, _COARSE * hop, (die.start[0] + across * way, die.start[1] + down * way))


def prepare(look: Look, eye: Eye) -> None:
    """Draw the turns of a die before its first flight, because that takes longer than a frame."""
    _turns(look, eye)


@lru_cache(maxsize=16)
def _turns(look: Look, eye: Eye) -> tuple[Sprite, ...]:
    """A die of ``look`` at some moments of its tumble, in the middle of a coarse picture."""
    coarse = Eye(eye.width // _COARSE, eye.height // _COARSE, eye.scale / _COARSE, eye.distance)
    poses = [Pose(np.array([0.0, 0.0, 1.4]), turned(0, 0.9 * k) @ turned(1, 0.4 + 1.3 * k)) for k in range(_TURNS)]
    drawn = (draw(look, pose, coarse) for pose in poses)
    return tuple(
        one._replace(**{part: (getattr(one, part) * steps).round().astype(np.uint8) for part, steps in _PLANES.items()})
        for one in drawn
    )


def _smeared(sprite: Sprite, across: float, down: float) -> Sprite:
    """``sprite`` blurred by its motion of ``across``, ``down`` pixels while the shutter was open. Its colours are
    multiplied by ``cover``, as blurring needs them."""
    margin = int(max(abs(across), abs(down)) / 2) + 1
    rows, columns = sprite.cover.shape
    colour, cover, shadow = (
        getattr(sprite, part).astype(np.float32) / np.float32(steps) for part, steps in _PLANES.items()
    )
    whole = np.dstack([colour * cover[..., None], cover, shadow])
    total = np.zeros((rows + 2 * margin, columns + 2 * margin, 5), np.float32)
    for share in np.linspace(-0.5, 0.5, _SMEARS):
        top, left = margin + round(share * down), margin + round(share * across)
        total[top : top + rows, left : left + columns] += whole
    total /= _SMEARS
    return Sprite(0, 0, total[..., :3], total[..., 3], total[..., 4])


def _enlarged(sprite: Sprite, zoom: float, centre: tuple[float, float]) -> Sprite:
    """``sprite`` (colours multiplied by cover) at ``zoom`` times its size around ``centre``, colours restored."""
    rows, columns = sprite.cover.shape
    size = round(columns * zoom), round(rows * zoom)
    colour, cover, shadow = (
        cv2.resize(plane, size, interpolation=cv2.INTER_LINEAR).astype(np.float32, copy=False)
        for plane in (np.ascontiguousarray(sprite.colour), sprite.cover, sprite.shadow)
    )
    colour /= np.maximum(cover, np.float32(1e-3))[..., None]
    return Sprite(round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2), colour, cover, shadow)
