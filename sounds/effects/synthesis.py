"""What all effects are made with: noise bands, room, decaying partials, fades.

Loops are filtered circularly, so that their end meets their beginning without a click.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

RATE = 44_100


def noise_source(seed: int) -> np.random.Generator:
    """A random generator that always gives the same numbers for ``seed``."""
    return np.random.default_rng(seed)


def count(seconds: float) -> int:
    """Samples in ``seconds``."""
    return round(seconds * RATE)


def time_axis(seconds: float) -> Samples:
    """The time of each sample, in seconds."""
    return np.arange(count(seconds)) / RATE


def silence(seconds: float) -> Samples:
    """An empty track to mix into."""
    return np.zeros(count(seconds))


def mix_in(track: Samples, sound: Samples, at: float) -> None:
    """Add ``sound`` to ``track`` from second ``at`` on; what does not fit is cut off."""
    place = track[count(at) : count(at) + len(sound)]
    place += sound[: len(place)]


def mix_round(track: Samples, sound: Samples, at: float) -> None:
    """Add ``sound`` to the loop ``track`` from second ``at`` on; what runs over the end continues at the beginning."""
    track[(count(at) + np.arange(len(sound))) % len(track)] += sound


def band(sound: Samples, low: float, high: float, order: int = 4) -> Samples:
    """``sound`` between ``low`` and ``high`` hertz (0: no limit), with the skirts of a Butterworth filter; circular."""
    frequency = np.fft.rfftfreq(len(sound), 1 / RATE) + 1e-9
    gain = np.ones_like(frequency)
    if low:
        gain /= np.sqrt(1 + (low / frequency) ** (2 * order))
    if high:
        gain /= np.sqrt(1 + (frequency / high) ** (2 * order))
    return np.fft.irfft(np.fft.rfft(sound) * gain, len(sound))


def room(sound: Samples, seconds: float, wet: float, seed: int) -> Samples:
    """``sound`` in the open air: a first echo after 12 ms and a tail of noise that fades 60 dB in ``seconds``."""
    length = count(seconds * 1.1)
    tail = noise_source(seed).standard_normal(length) * np.exp(-6.9 * np.arange(length) / (seconds * RATE))
    tail = band(tail, 150, 5000, 2)
    tail = np.concatenate([silence(0.012), tail / np.sqrt((tail**2).sum())])
    length = len(sound) + len(tail)
    echoes = np.fft.irfft(np.fft.rfft(sound, length) * np.fft.rfft(tail, length), length)
    return np.concatenate([sound, np.zeros(len(tail))]) * (1 - wet) + echoes * wet


def loop_room(sound: Samples, seconds: float, wet: float, seed: int) -> Samples:
    """Like :func:`room`, for loops."""
    tail = noise_source(seed).standard_normal(len(sound)) * np.exp(-6.9 * np.arange(len(sound)) / (seconds * RATE))
    tail /= np.sqrt((tail**2).sum())
    return (1 - wet) * sound + wet * np.fft.irfft(np.fft.rfft(sound) * np.fft.rfft(tail), len(sound))


def peak_at(sound: Samples, decibels: float = -1.0) -> Samples:
    """``sound`` with its highest sample at ``decibels`` of full scale."""
    return sound / np.abs(sound).max() * 10 ** (decibels / 20)


def power(sound: Samples) -> float:
    """Root mean square."""
    return float(np.sqrt((sound**2).mean()))


def faded(sound: Samples, rise: float = 0.002, fall: float = 0.01) -> Samples:
    """``sound`` without a click at either end."""
    sound = sound.copy()
    sound[: count(rise)] *= np.linspace(0, 1, count(rise))
    sound[-count(fall) :] *= np.linspace(1, 0, count(fall))
    return sound


def struck(seconds: float, partials: Sequence[tuple[float, float, float]], seed: int, click: float = 0.0) -> Samples:
    """Something hit: partials of (hertz, amplitude, seconds of decay) and a ``click`` of noise at the start."""
    time, chance = time_axis(seconds), noise_source(seed)
    sound = np.zeros(len(time))
    for hertz, amplitude, decay in partials:
        phase = chance.uniform(0, 6.28)
        sound += amplitude * np.exp(-time / decay) * np.sin(2 * np.pi * hertz * time + phase)
    if click:
        sound += click * band(chance.standard_normal(len(time)), 2000, 12000) * np.exp(-time / 0.0015)
    return sound * np.minimum(1, (seconds - time) / (0.15 * seconds))
