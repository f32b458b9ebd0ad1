"""The winner: its whole lane in waves of its colour, then in steady light."""

import numpy as np

from postparade.track.effects.field import BLACK, Field, Light, Scene
from postparade.track.motion import WINNER_SECONDS

WAVE_PIXELS = 8.0
WAVES_A_SECOND = 1.6


def winner(field: Field, scene: Scene) -> Light:
    """Waves that run to the finish while the celebration lasts, half light afterwards; dark while nobody has won."""
    if scene.since_win is None:
        return np.broadcast_to(BLACK, (len(field.lane), 3))
    lane = field.on_track & scene.won[field.lane]
    if scene.since_win >= WINNER_SECONDS:
        strength = 0.5 * lane
    else:
        phase = field.place / WAVE_PIXELS - scene.since_win * WAVES_A_SECOND
        strength = (0.55 + 0.45 * np.cos(2.0 * np.pi * phase)) * lane
    light: Light = (strength[:, None] * scene.colour[field.lane]).astype(np.float32)
    return light


def curtain(field: Field, scene: Scene) -> Light:
    """By how much every pixel is dimmed: once the purse is paid only the winner's lane stays bright."""
    if not scene.final or scene.since_win is None:
        return np.ones(len(field.lane), dtype=np.float32)
    return np.where(scene.won[field.lane], 1.0, 0.25).astype(np.float32)
