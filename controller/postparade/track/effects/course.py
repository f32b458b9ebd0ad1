"""The course itself: gate and finish, scratched lanes, the empty track."""

import numpy as np

from postparade.track.effects.field import RED, WARM, WHITE, Field, Light, Scene

FINISH = 0.30
SCRATCH = 0.32
IDLE = 0.25
EVERY = 4


def gate_and_finish(field: Field, scene: Scene) -> Light:
    """A white point at the finish and a faint one at the gate of every lane that runs."""
    runs = field.on_track & scene.runs[field.lane]
    finish = FINISH * (field.place == field.last) * runs
    gate = 0.6 * FINISH * (field.place == 0) * runs
    light: Light = (np.maximum(finish, gate)[:, None] * WHITE).astype(np.float32)
    return light


def scratched(field: Field, scene: Scene) -> Light:
    """Every fourth pixel of a scratched lane in dim red, and no horse."""
    marked = field.on_track & scene.scratched[field.lane] & (field.place % EVERY == 0)
    light: Light = (SCRATCH * marked[:, None] * RED).astype(np.float32)
    return light


def idle(field: Field) -> Light:
    """Nothing is being played: gate and finish glow warm."""
    ends = field.on_track & ((field.place == 0) | (field.place == field.last))
    light: Light = (IDLE * ends[:, None] * WARM).astype(np.float32)
    return light
