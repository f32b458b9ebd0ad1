"""The course itself: a faint point at the gate and a white one at the finish of every lane that runs."""

from postparade.track.effects.field import WHITE, Field, Light, paint
from postparade.track.effects.scene import Moment

GATE = 0.2
FINISH = 0.32


def course(field: Field, scene: Moment) -> Light:
    """Gate and finish."""
    return paint((GATE * field.gate + FINISH * field.finish) * scene.runs[field.lane], WHITE).clip(0.0, FINISH)
