"""The table waits for people: a soft light walks from the gates to the finish, over and over."""

import numpy as np

from postparade.track.effects.field import DARK, WARM, Field, Light, paint
from postparade.track.effects.scene import Moment

STRENGTH = 0.45
SECONDS = 4.0
WIDTH = 0.12
"""Of the light, as part of a lane."""


def waiting(field: Field, scene: Moment) -> Light:
    """One soft point a lane that needs four seconds from end to end, all lanes level."""
    if not scene.waiting:
        return DARK
    middle = (scene.now / SECONDS) % 1.0 * (1.0 + 6.0 * WIDTH) - 3.0 * WIDTH
    along = field.place / np.maximum(field.last, 1.0)
    glow = STRENGTH * np.exp(-(((along - middle) / WIDTH) ** 2)) * (field.lane >= 0)
    return paint(glow.astype(np.float32), WARM)
