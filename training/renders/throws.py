"""Where thrown dice come to rest: apart, touching, one on the other."""

import math

import numpy as np

from training.renders.camera import HEIGHT, WIDTH, Camera
from training.renders.die import Sprite
from training.renders.library import Family
from training.renders.placed import Placed, covering, hidden_share, overlapping, put
from training.renders.textures import Bytes

_TRIES = 60
_APART = 3.0
"""Least distance between the centres of dice that do not touch, in half edges."""


def picked(chance: np.random.Generator, family: Family, count: int) -> list[Sprite]:
    """``count`` flat dice of one look, or of both."""
    same = chance.random() < 0.6
    look = int(chance.integers(2))
    looks = [look if same else int(chance.integers(2)) for _ in range(count)]
    return [family.flat[one][int(chance.integers(6))] for one in looks]


def apart(chance: np.random.Generator, sprites: list[Sprite], camera: Camera, floor: Bytes) -> list[Placed] | None:
    """Dice anywhere on ``floor`` that neither touch nor cover one another; None where there is no room."""
    places: list[tuple[float, float]] = []
    dice: list[Placed] = []
    for sprite in sprites:
        for _ in range(_TRIES):
            place = _somewhere(chance, camera, floor)
            if place is None or any(math.dist(place, other) < _APART for other in places):
                continue
            die = put(sprite, camera, place)
            if die.inside and not any(overlapping(die, other) for other in dice):
                places.append(place)
                dice.append(die)
                break
        else:
            return None
    return dice


def touching(chance: np.random.Generator, sprites: list[Sprite], camera: Camera, floor: Bytes) -> list[Placed] | None:
    """Two dice that lie against each other."""
    first, second = sprites
    for _ in range(_TRIES):
        place = _somewhere(chance, camera, floor)
        if place is None:
            continue
        # Flush along a face, or any corner against any side.
        flush = chance.random() < 0.5
        turn = first.yaw + int(chance.integers(4)) * math.pi / 2 if flush else float(chance.uniform(0, math.tau))
        if flush:
            turn += math.atan(chance.uniform(-0.6, 0.6))
        way = contact(first.yaw, second.yaw, turn) * float(chance.uniform(0.985, 1.03))
        other = place[0] + way * math.cos(turn), place[1] + way * math.sin(turn)
        dice = [put(first, camera, place), put(second, camera, other)]
        if all(die.inside for die in dice) and _on(floor, dice[1]):
            return dice
    return None


def stacked(chance: np.random.Generator, sprites: list[Sprite], camera: Camera, floor: Bytes) -> list[Placed] | None:
    """One die that lies partly on another one, or leans over it, and hides a part of its upper face."""
    lower, upper = sprites
    for _ in range(_TRIES):
        place = _somewhere(chance, camera, floor)
        if place is None:
            continue
        turn, way = chance.uniform(0, math.tau), chance.uniform(0.5, 1.6)
        other = place[0] + way * math.cos(turn), place[1] + way * math.sin(turn)
        lift = 2.0 if upper.lean < math.radians(8) else float(chance.uniform(0.3, 1.2))
        dice = [put(lower, camera, place), put(upper, camera, other, lift)]
        if all(die.inside for die in dice) and 0.15 < hidden_share(dice[0], covering(dice[1])) < 0.9:
            return dice
    return None


def contact(yaw: float, other_yaw: float, turn: float) -> float:
    """Half edges between the centres of two flat dice, turned by ``yaw`` and ``other_yaw``, that touch when the second
    lies in the direction ``turn`` from the first (all radians)."""
    ways = []
    for own, foreign in ((yaw, other_yaw), (other_yaw, yaw)):
        reach = 1.0 + abs(math.cos(own - foreign)) + abs(math.sin(own - foreign))
        ways += [reach / max(1e-6, abs(math.cos(turn - own - quarter))) for quarter in (0.0, math.pi / 2)]
    return min(ways)


def _somewhere(chance: np.random.Generator, camera: Camera, floor: Bytes) -> tuple[float, float] | None:
    margin = camera.edge * 0.5
    pixel = float(chance.uniform(margin, WIDTH - margin)), float(chance.uniform(margin, HEIGHT - margin))
    return camera.place(pixel) if floor[int(pixel[1]), int(pixel[0])] else None


def _on(floor: Bytes, die: Placed) -> bool:
    x, y = die.centre
    return 0 <= x < WIDTH and 0 <= y < HEIGHT and bool(floor[int(y), int(x)])
