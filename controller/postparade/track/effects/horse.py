"""The horse: a bright head that glides between pixels, and its trail back to the gate."""

import numpy as np

from postparade.track.effects.field import Field, Light, Scene

TRAIL = 0.5
TRAIL_PIXELS = 5.0


def horse(field: Field, scene: Scene) -> Light:
    """Head and trail of every running lane. The head's light is shared by the two pixels it stands between."""
    ahead = field.place - scene.head[field.lane]
    # The root undoes the usual gamma, so that two half-lit pixels give as much light as one.
    head = np.clip(1.0 - np.abs(ahead), 0.0, 1.0) ** 0.45
    trail = np.where(ahead < 0.0, TRAIL * np.exp(np.minimum(ahead, 0.0) / TRAIL_PIXELS), 0.0)
    visible = field.on_track & scene.runs[field.lane]
    strength = np.maximum(head, trail) * visible
    light: Light = strength[:, None] * scene.colour[field.lane]
    return light


def leader(field: Field, scene: Scene) -> Light:
    """A warm glow in front of and behind the horse that leads."""
    ahead = field.place - scene.head[field.lane]
    glow = 0.35 * np.exp(-(ahead**2) / 8.0) * (field.on_track & scene.leads[field.lane] & scene.runs[field.lane])
    # The head itself stays the brightest point: the glow only fills the pixels around it.
    glow *= np.clip(np.abs(ahead), 0.0, 1.0)
    light: Light = (glow[:, None] * np.array((1.0, 0.7, 0.3), dtype=np.float32)).astype(np.float32)
    return light
