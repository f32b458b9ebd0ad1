"""A horse is about to win: its finish beats like a heart, faster with one move left, and its last straight glows."""

import numpy as np

from postparade.track.effects.field import DARK, Field, Light, paint
from postparade.track.effects.scene import Moment

POST = 0.6
STRAIGHT = 0.26
BEATS = np.array((1.0, 2.0), dtype=np.float32)
"""Beats a second with two moves left and with one."""
COLOUR = np.array((1.0, 0.86, 0.6), dtype=np.float32)


def heart(phase: Light) -> Light:
    """The strength of a double beat, 0 to 1, over a period of 1."""
    part = phase % 1.0
    first, second = np.exp(-(((part - 0.12) / 0.07) ** 2)), np.exp(-(((part - 0.38) / 0.09) ** 2))
    strength: Light = np.maximum(first, 0.7 * second)
    return strength


def tension(field: Field, scene: Moment) -> Light:
    """Beating finishes and glowing straights of the tense lanes."""
    if not scene.tense.any():
        return DARK
    beat = heart(scene.now * np.where(scene.left <= 1.0, BEATS[1], BEATS[0]))
    post = POST * (0.5 + 0.5 * beat[field.lane]) * field.finish
    straight = STRAIGHT * beat[field.lane] * (field.place > scene.head[field.lane])
    return paint(np.maximum(post, straight) * scene.tense[field.lane], COLOUR)
