"""The sound of the racecourse loudspeakers: what cuts through a crowd, and nothing that costs understanding.

No horn, no echo, no distortion: a recogniser in the crowd understands fewer lines with each of them.
"""

import numpy as np

from postparade.announcer.commentary.calls import Energy
from postparade.announcer.packs.normalise import RATE, Samples, compress, normalise, rounded, trim

LOW_CUT = 170.0
"""Hertz below which there is nothing but boom."""
BANDS = ((350.0, -2.0, 1.0), (2800.0, 4.0, 0.8))
"""Hertz, decibels and quality of the bands that are lowered and raised: less chest, more consonants."""
RATIO, ABOVE, LEVEL = 3.0, -30.0, 0.5
"""Ratio of the compression, above which decibels of full scale it works, and the peak that a voice is brought to
before."""
BRIGHTER: dict[Energy, float] = {"calm": 0.0, "warm": 1.5, "hot": 3.0}
"""Decibels by which everything above :data:`TREBLE` hertz is raised: who shouts sounds brighter, not only louder."""
TREBLE = 1200.0
TAIL = 0.05
"""Seconds that the filters take to fall silent."""


def announced(samples: Samples, rate: int, energy: Energy = "calm") -> Samples:
    """The finished clip of what a synthetic voice said with ``energy``. Raises ``ValueError`` when that is nothing but
    silence."""
    return normalise(public_address(trim(samples, rate), rate, energy), rate, energy)


def public_address(samples: Samples, rate: int, energy: Energy = "calm") -> Samples:
    """``samples`` as the loudspeakers play what is said with ``energy``: high-passed, equalised, compressed."""
    length = len(rounded(samples)) + round(TAIL * RATE)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(length))
    heard = np.fft.rfft(samples, length)
    for b, a in (_high_pass(rate), *(_peak(*band, rate) for band in BANDS), _shelf(BRIGHTER[energy], rate)):
        heard *= np.polyval(b[::-1], z) / np.polyval(a[::-1], z)
    clear = np.fft.irfft(heard, length)[: len(samples)]
    highest = np.abs(clear).max(initial=0.0)
    return compress(clear * (LEVEL / highest), rate, RATIO, ABOVE) if highest else clear


# The filters of the Audio EQ Cookbook, as (b, a).
Biquad = tuple[tuple[float, float, float], tuple[float, float, float]]


def _high_pass(rate: int) -> Biquad:
    turn = 2 * np.pi * LOW_CUT / rate
    alpha, cos = np.sin(turn) / np.sqrt(2), np.cos(turn)
    return ((1 + cos) / 2, -(1 + cos), (1 + cos) / 2), (1 + alpha, -2 * cos, 1 - alpha)


def _peak(hertz: float, decibels: float, quality: float, rate: int) -> Biquad:
    turn, amplitude = 2 * np.pi * hertz / rate, 10 ** (decibels / 40)
    alpha, cos = np.sin(turn) / (2 * quality), np.cos(turn)
    up, down = alpha * amplitude, alpha / amplitude
    return (1 + up, -2 * cos, 1 - up), (1 + down, -2 * cos, 1 - down)


def _shelf(decibels: float, rate: int) -> Biquad:
    turn, amplitude = 2 * np.pi * TREBLE / rate, 10 ** (decibels / 40)
    alpha, cos = np.sin(turn) / np.sqrt(2), np.cos(turn)
    more, less, root = amplitude + 1, amplitude - 1, 2 * np.sqrt(amplitude) * alpha
    b = (more + less * cos + root, -2 * (less + more * cos), more + less * cos - root)
    a = (more - less * cos + root, 2 * (less - more * cos), more - less * cos - root)
    return (amplitude * b[0], amplitude * b[1], amplitude * b[2]), a
