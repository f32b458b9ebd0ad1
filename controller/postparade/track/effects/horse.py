"""The horse: a bright head that glides between places, and its trail back to the gate."""

import numpy as np

from postparade.track.effects.field import Field, Light, paint
from postparade.track.effects.scene import Moment

TRAIL = 0.5
TRAIL_PLACES = 5.0
BODY = 0.85
"""Light of the places behind the head of a horse that has more than one."""
SHADOW = 0.22
"""The trail of such a horse, whose places are to be counted."""


def horse(field: Field, scene: Moment) -> Light:
    """Head, body and trail of every running lane. The head's light is shared by the two places it stands between."""
    behind = scene.head[field.lane] - field.place
    # The root undoes the usual gamma, so that two half-lit pixels give as much light as one.
    head = np.clip(1.0 - np.abs(behind), 0.0, 1.0) ** 0.45
    if scene.safe:
        body = BODY * np.clip(scene.size[field.lane] - behind, 0.0, 1.0) * (behind > 0.0)
        # One dark place ends the horse, so that its places can be counted; only then comes the trail.
        trail = SHADOW * (behind >= scene.size[field.lane] + 1.0)
        head = np.maximum(head, body)
    else:
        trail = np.where(behind > 0.0, TRAIL * np.exp(-np.maximum(behind, 0.0) / TRAIL_PLACES), 0.0)
    strength = np.maximum(head, trail) * scene.beat[field.lane] * scene.runs[field.lane]
    return paint(strength, scene.colour[field.lane])
