"""The light over a tray: a main lamp or window, the room around it, and the mirror images of both."""

import math
from typing import NamedTuple

import numpy as np

from training.renders.view import Floats


class Lamp(NamedTuple):
    """A light that is mirrored by glossy things: its direction, half its width (radians) across and along (the shape
    is an ellipse when ``round``), and its brightness, where 1 is a white wall."""

    towards: Floats
    across: float
    along: float
    round: bool
    bright: float


class Light(NamedTuple):
    """Everything that lights a die. Colours are linear blue, green, red, where 1 is a white thing fully lit.

    ``towards`` is the unit direction of the main light, ``softness`` (0..1) how far it reaches around corners,
    ``main``, ``sky`` and ``ground`` the light from it, from above and from the tray. ``shade`` (0..1) is how dark
    shadows are, ``lamps`` are what glossy things mirror.
    """

    towards: Floats
    softness: float
    main: Floats
    sky: Floats
    ground: Floats
    shade: float
    lamps: tuple[Lamp, ...]

    def mirrored(self, directions: Floats, rough: float) -> Floats:
        """The light (3 x n) that a surface as ``rough`` (0..1) sees when it mirrors towards ``directions`` (3 x n)."""
        height = np.clip(directions[2] * 0.5 + 0.5, 0.0, 1.0)
        seen = self.ground[:, None] * 0.8 + (self.sky[:, None] * 1.2 - self.ground[:, None] * 0.8) * height
        for lamp in self.lamps:
            seen += self.main[:, None] * (lamp.bright * _glimpse(lamp, directions, rough))
        result: Floats = seen.astype(np.float32, copy=False)
        return result


def random_light(chance: np.random.Generator) -> Light:
    """Some room: a bulb, a window, a light box or an overcast ceiling."""
    kind = chance.random()
    slant = chance.uniform(0.0, 0.5) if kind < 0.35 else chance.uniform(0.3, 1.15)
    turn = chance.uniform(0, math.tau)
    towards = np.array(
        [math.sin(slant) * math.cos(turn), math.sin(slant) * math.sin(turn), math.cos(slant)], np.float32
    )
    warmth = chance.normal(0.0, 0.09)
    tint = np.array([1 - warmth, 1.0, 1 + warmth], np.float32)
    share = chance.uniform(0.25, 0.85)
    room = chance.uniform(0.75, 1.25) / (0.55 + 0.45 * math.cos(slant))
    cool = 1 + chance.normal(0.0, 0.05, 3)
    return Light(
        towards=towards,
        softness=float(chance.uniform(0.0, 0.6)),
        main=(tint * share * room).astype(np.float32),
        sky=(tint * cool * (1 - share) * room).astype(np.float32),
        ground=(chance.uniform(0.02, 0.5) * room * (1 + chance.normal(0, 0.15, 3))).clip(0.01, 0.8).astype(np.float32),
        shade=float(np.clip(0.35 + 0.5 * share + chance.normal(0, 0.1), 0.2, 0.92)),
        lamps=tuple(_lamp(chance, towards) for _ in range(1 + chance.binomial(3, 0.4))),
    )


def _lamp(chance: np.random.Generator, main: Floats) -> Lamp:
    towards = main + chance.normal(0, 0.15, 3)
    if chance.random() < 0.35:
        towards = chance.normal((0, 0, 1.4), 1)
    towards[2] = max(towards[2], 0.15)
    wide = chance.random() < 0.45
    across, along = chance.uniform(0.2, 0.5, 2) if wide else chance.uniform(0.04, 0.16, 2)
    bright = chance.uniform(3, 9) if wide else chance.uniform(8, 40)
    unit = (towards / np.linalg.norm(towards)).astype(np.float32)
    return Lamp(unit, float(across), float(along), bool(chance.random() < 0.5), float(bright))


def _glimpse(lamp: Lamp, directions: Floats, rough: float) -> Floats:
    """How much of ``lamp`` is seen in ``directions`` (0..1): rough surfaces see less of it, but over a wider angle."""
    side = np.cross(lamp.towards, np.array([0.31, 0.95, 0.05], np.float32))
    side /= np.linalg.norm(side)
    other = np.cross(lamp.towards, side)
    soft = 0.03 + 0.35 * rough
    across, along = np.abs(side @ directions), np.abs(other @ directions)
    if lamp.round:
        edge = np.hypot(across / lamp.across, along / lamp.along) - 1.0
        edge *= min(lamp.across, lamp.along)
    else:
        edge = np.maximum(across - lamp.across, along - lamp.along)
    seen = np.clip(0.5 - edge / soft, 0.0, 1.0)
    spilled = math.sqrt(lamp.across * lamp.along / ((lamp.across + soft) * (lamp.along + soft)))
    glimpse: Floats = np.where(lamp.towards @ directions > 0, seen * seen * (3 - 2 * seen) * spilled, 0.0)
    return glimpse
