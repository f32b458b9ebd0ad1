"""How a line is delivered: calmly, warmly, or as callers do on the last furlong, who go up in pitch, range, intensity
and brightness, and not in tempo."""

import numpy as np
from msgspec import Struct

from postparade.announcer.commentary.calls import Energy
from postparade.announcer.packs.normalise import Samples

LOWEST, HIGHEST = 65.0, 500.0
"""Hertz between which voices are looked for."""


class Delivery(Struct, frozen=True):
    """A voice ``semitones`` higher than it speaks by itself, its melody ``range`` times as wide."""

    semitones: float = 0.0
    range: float = 1.0

    @property
    def pitch(self) -> float:
        """How many times as high the voice is."""
        return float(2 ** (self.semitones / 12))


DELIVERIES: dict[Energy, Delivery] = {
    "calm": Delivery(),
    "warm": Delivery(2.0, 1.1),
    "hot": Delivery(5.5, 1.35),
}


def deliver(samples: Samples, rate: int, energy: Energy) -> Samples:
    """Recorded speech as the same speaker says it with ``energy``: the melody is lifted and widened about its middle,
    and the shape of the mouth stays. Needs ``pyworld``, of the extra ``voice``."""
    delivery = DELIVERIES[energy]
    if delivery == Delivery():
        return samples
    import pyworld

    pitch, times = pyworld.harvest(samples, rate, f0_floor=LOWEST, f0_ceil=HIGHEST)
    mouth, breath = pyworld.cheaptrick(samples, pitch, times, rate), pyworld.d4c(samples, pitch, times, rate)
    voiced = pitch > 0
    if not voiced.any():
        return samples
    middle = np.exp(np.median(np.log(pitch[voiced])))
    lifted = pitch.copy()
    lifted[voiced] = middle * delivery.pitch * (pitch[voiced] / middle) ** delivery.range
    made: Samples = pyworld.synthesize(lifted, mouth, breath, rate)[: len(samples)]
    return made
