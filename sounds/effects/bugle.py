"""The call to the post: First Call, a military signal heard at races since the 19th century, in the public domain."""

import numpy as np

from effects.synthesis import RATE, Samples, band, mix_in, noise_source, peak_at, room, silence, time_axis

G4, C5, E5, G5 = 392.0, 523.25, 659.26, 783.99
EIGHTH = 0.2083
"""Seconds: dotted quarter = 96 in 3/8."""

Note = tuple[float | None, float]
"""Hertz (``None``: a rest) and length in eighths."""

_THIRD = 1 / 3
_PICK_UP: list[Note] = [(G4, _THIRD), (C5, _THIRD), (E5, _THIRD)]


def _rapped(pitch: float) -> list[Note]:
    return [(pitch, 1), *[(pitch, _THIRD)] * 3, (pitch, 1)]


CALL: list[Note] = [
    *_PICK_UP,
    *_rapped(G5),
    *_rapped(E5),
    *[(C5, 1), (E5, 1), (C5, 1), (G4, 1), (None, 1)],
    *_PICK_UP,
    *_rapped(G5),
    *[(G5, 1), (E5, 1), (C5, 1)],
    *_rapped(G4),
    (C5, 4.5),
]


def bugle_call() -> Samples:
    """The whole call on an open bugle."""
    chance = noise_source(7)
    track = silence(sum(length for _, length in CALL) * EIGHTH + 0.5)
    at = 0.0
    for pitch, length in CALL:
        seconds = length * EIGHTH
        if pitch is not None:
            tone = blown(pitch, seconds * (0.80 if length >= 1 else 0.86), chance)
            mix_in(track, tone, at + chance.normal(0, 0.003) + 0.01)
        at += seconds
    return peak_at(room(track, 1.6, 0.30, seed=3))


def blown(pitch: float, seconds: float, chance: np.random.Generator) -> Samples:
    """One note: the lips slide into it, its spectrum brightens with loudness, long notes end in vibrato."""
    time = time_axis(seconds)
    samples, long = len(time), seconds > 0.4
    envelope = np.minimum(1, time / 0.018) * np.minimum(1, (seconds - time) / 0.035)
    swell = 0.82 + 0.18 * np.exp(-time / 0.06) + (0.12 * np.minimum(1, time / 0.5) if long else 0)
    waver = 0.0008 * np.cumsum(chance.standard_normal(samples)) / np.sqrt(samples)
    frequency = pitch * (1 - 0.025 * np.exp(-time / 0.012)) * (1 + waver)
    if long:
        frequency *= 1 + 0.006 * np.sin(2 * np.pi * 5.6 * time) * np.clip((time - 0.25) / 0.3, 0, 1)
    phase = 2 * np.pi * np.cumsum(frequency) / RATE
    brightness = envelope * swell
    tone = np.zeros(samples)
    for partial in range(1, 19):
        hertz = pitch * partial
        if hertz > 15000:
            break
        bell = 1 / (1 + ((hertz - 1400) / 1700) ** 2) + 0.25
        amplitude = bell * brightness ** (1 + 0.32 * (partial - 1)) / partial**0.55
        tone += amplitude * np.sin(partial * phase + 0.3 * partial)
    tongue = band(chance.standard_normal(samples), 900, 6000) * np.exp(-time / 0.02) * 0.35
    return (tone + tongue) * brightness
