"""The horse that leads has a warm glow around it."""

import numpy as np

from postparade.track.effects.field import DARK, Field, Light, paint
from postparade.track.effects.scene import Moment

STRENGTH = 0.4
WIDTH = 8.0
GLOW = np.array((1.0, 0.7, 0.3), dtype=np.float32)


def leader(field: Field, scene: Moment) -> Light:
    """A glow in front of and behind the head, which stays the brightest point itself."""
    if not scene.leads.any():
        return DARK
    ahead = field.place - scene.head[field.lane]
    glow = STRENGTH * np.exp(-(ahead**2) / WIDTH) * np.clip(np.abs(ahead), 0.0, 1.0)
    if scene.safe:
        # Behind the head the places of the horse are counted: there only its front glows.
        glow *= ahead > 0.0
    return paint(glow * scene.leads[field.lane], GLOW)
