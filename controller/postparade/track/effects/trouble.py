"""Something that the table needs is broken: every tenth pixel is amber, as on a board that hears no controller."""

import numpy as np

from postparade.track.effects.field import AMBER, DARK, Field, Light, paint
from postparade.track.effects.scene import Moment

STRENGTH = 0.55
EVERY = 10
ALARM_SECONDS = 4.0


def trouble(field: Field, scene: Moment) -> Light:
    """Double blinks for some seconds, then steady."""
    if scene.trouble_for is None:
        return DARK
    part = scene.trouble_for % 2.0
    off = scene.trouble_for < ALARM_SECONDS and (0.2 <= part < 0.4 or part >= 0.6)
    marked = np.arange(field.pixels) % EVERY == 0
    return paint((0.0 if off else STRENGTH) * marked.astype(np.float32), AMBER)
