"""Which dice are drawn: their colours, how they stand, and the camera and light that dice of one picture share."""

import math
from typing import NamedTuple

import numpy as np

from training.renders.die import Sprite, Stand, draw
from training.renders.light import random_light
from training.renders.looks import Look, Theme, random_look
from training.renders.paint import random_grain

FAMILY = 14
"""Sprites in a family: both looks with every face up, and two dice that lean."""

THEMES: tuple[Theme, ...] = ("any", "any", "any", "light", "dark", "faint")
"""Themes of the colours of families; one that is repeated here is more frequent."""

_ALIKE = 0.35


class Family(NamedTuple):
    """Dice that can lie in one picture. ``flat`` holds, for either look, the sprites with 1 to 6 up, ``leaning`` dice
    that lean on something, ``elevation`` is the camera's over the tray (radians), ``theme`` what their colours are."""

    flat: tuple[tuple[Sprite, ...], tuple[Sprite, ...]]
    leaning: tuple[Sprite, ...]
    elevation: float
    theme: Theme


def family(seed: int, number: int) -> Family:
    """Family ``number`` of the library of ``seed``."""
    chance = np.random.default_rng([seed, number])
    theme = THEMES[int(chance.integers(len(THEMES)))]
    elevation = _elevation(chance)
    distance = float(chance.uniform(14, 60))
    light = random_light(chance)
    first = random_look(chance, theme)
    second = first if chance.random() < 0.5 else random_look(chance, theme)

    def one(look: Look, stand: Stand) -> Sprite:
        seen_at = float(np.clip(elevation + chance.normal(0, math.radians(2.5)), math.radians(24), math.pi / 2))
        return draw(look, random_grain(chance, look), stand, light, seen_at, distance)

    # Dice that touch are hardest to separate when their faces lie flush, so some families are turned alike.
    alike = float(chance.uniform(0, math.tau)) if chance.random() < _ALIKE else None

    def turn() -> float:
        if alike is None:
            return float(chance.uniform(0, math.tau))
        return alike + float(chance.integers(4)) * math.pi / 2 + float(chance.normal(0, 0.02))

    def lying(look: Look) -> tuple[Sprite, ...]:
        return tuple(one(look, Stand(value, turn())) for value in range(1, 7))

    leaning = tuple(one(look, _leaning(chance)) for look in (first, second))
    return Family((lying(first), lying(second)), leaning, elevation, theme)


def _elevation(chance: np.random.Generator) -> float:
    kind = chance.random()
    low, high = (68, 90) if kind < 0.4 else (45, 68) if kind < 0.75 else (25, 45)
    return math.radians(chance.uniform(low, high))


def _leaning(chance: np.random.Generator) -> Stand:
    lean = math.radians(chance.uniform(10, 45)) * (1 if chance.random() < 0.5 else -1)
    across = math.radians(chance.normal(0, 8)) if chance.random() < 0.3 else 0.0
    value, yaw = int(chance.integers(1, 7)), float(chance.uniform(0, math.tau))
    return Stand(value, yaw, lean, across) if chance.random() < 0.5 else Stand(value, yaw, across, lean)
