"""A lane whose horse does not run: red points with wide gaps, and no horse."""

import numpy as np

from postparade.track.effects.field import RED, Field, Light, paint
from postparade.track.effects.scene import Moment

STRENGTH = 0.34
EVERY = 4
SHORT = 8
"""A lane with no more places than that has its points closer together."""


def scratched(field: Field, scene: Moment) -> Light:
    """Every fourth place in dim red, every second one of a short lane."""
    marked = field.place % np.where(field.last < SHORT, EVERY / 2, EVERY) == 0
    return paint(STRENGTH * (marked & scene.scratched[field.lane]), RED)
