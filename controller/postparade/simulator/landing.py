"""Where thrown dice come to lie, and how."""

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from postparade.simulator.dice_looks import Look
from postparade.simulator.dice_model import Eye, Pose, facing, lying, resting_height, turned
from postparade.simulator.tray_picture import rim_width

APART = 3.6
"""Half edges between the centres of two dice at least."""

_FROM_RIM = 2.0
_LEANING_FROM_RIM = 1.6


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

    One of both is a three, whose slanting row fits no other face: the pips of a one beside a two, seen aslant, can pass
    for a four.
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
