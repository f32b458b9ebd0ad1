"""The winner: its whole lane in waves of its colour, then in steady light; the others stand back."""

import numpy as np

from postparade.track.effects.field import DARK, UNDER_HEAD, Field, Light, paint
from postparade.track.effects.scene import Moment
from postparade.track.timeline import WINNER_SECONDS

WAVE_PLACES = 8.0
WAVES_A_SECOND = 1.6
STEADY = 0.5
BACKSTAGE = 0.5


def winner(field: Field, scene: Moment) -> Light:
    """Waves that run to the finish while the celebration lasts, half light afterwards."""
    if scene.won_for is None:
        return DARK
    lane = scene.won[field.lane]
    if scene.won_for >= WINNER_SECONDS:
        return paint(np.float32(STEADY) * lane, scene.colour[field.lane])
    phase = field.place / WAVE_PLACES - scene.won_for * WAVES_A_SECOND
    wave = (0.5 + 0.5 * np.cos(2.0 * np.pi * phase)).astype(np.float32)
    return paint(UNDER_HEAD * (0.15 + 0.85 * wave) * lane, scene.colour[field.lane])


def curtain(field: Field, scene: Moment) -> Light:
    """How much of every pixel's light is left, 0 to 1: only the winner's lane stays bright once it is celebrated."""
    if scene.won_for is None:
        return np.ones(field.pixels, dtype=np.float32)
    return np.where(scene.won[field.lane] | (field.lane < 0), 1.0, BACKSTAGE).astype(np.float32)
