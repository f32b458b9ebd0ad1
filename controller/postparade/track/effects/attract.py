"""While nobody plays: ghosts of horses gallop round the track in the colours of the rainbow, or the gates just glow."""

import numpy as np

from postparade.track.effects.field import WARM, Field, Light, paint
from postparade.track.effects.moment import Moment

GLOW = 0.25
STRENGTH = 0.8
TRAIL_PLACES = 6.0
LAPS_A_MINUTE = 9.0
GOLDEN = 0.618034
"""Multiples of it are spread evenly whatever their number, so that no two lanes gallop in step."""
RAINBOW_SECONDS = 24.0


def attract(field: Field, moment: Moment) -> Light:
    """One ghost per lane, each with its own pace and start."""
    lane = field.lane.astype(np.float32)
    share = (lane * GOLDEN) % 1.0
    way = field.last + 1.0 + 2.0 * TRAIL_PLACES
    lap = moment.now * LAPS_A_MINUTE / 60.0 * (0.7 + 0.6 * share) + share
    behind = lap % 1.0 * way - field.place
    ghost = np.where(behind < 0.0, np.clip(1.0 + behind, 0.0, 1.0), np.exp(-np.maximum(behind, 0.0) / TRAIL_PLACES))
    strength = STRENGTH * ghost * (field.lane >= 0)
    hue = (lane / max(1, field.lanes) + moment.now / RAINBOW_SECONDS % 1.0).astype(np.float32)
    return np.maximum(paint(strength.astype(np.float32), rainbow(hue)), glow(field, moment))


def glow(field: Field, moment: Moment) -> Light:
    """A warm glow at gates and finishes, which is all that is left at night."""
    del moment  # it always looks the same
    return paint(np.float32(GLOW) * (field.gate | field.finish), WARM)


def rainbow(hue: Light) -> Light:
    """Full colours; ``hue`` goes round once from 0 to 1."""
    turns = hue[..., None] * 6.0 + np.array((0.0, 4.0, 2.0), dtype=np.float32)
    light: Light = np.clip(np.abs(turns % 6.0 - 3.0) - 1.0, 0.0, 1.0)
    return light
