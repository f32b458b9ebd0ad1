"""How high, and how widely, a voice speaks."""

import numpy as np
from numpy.typing import NDArray

LOWEST, HIGHEST = 70, 420
"""Hertz between which a voice is looked for."""


def pitches(samples: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    """The pitch of every voiced 20 ms in semitones (12 a doubling of hertz), by autocorrelation."""
    window, found = round(0.04 * rate), []
    loud = np.sqrt(np.mean(samples**2)) * 0.3
    for start in range(0, len(samples) - window, window // 2):
        part = samples[start : start + window] - samples[start : start + window].mean()
        if np.sqrt(np.mean(part**2)) < loud:
            continue
        spectrum = np.fft.rfft(part * np.hanning(window), 2 * window)
        alike = np.fft.irfft(np.abs(spectrum) ** 2)
        lags = slice(round(rate / HIGHEST), round(rate / LOWEST))
        best = int(np.argmax(alike[lags])) + lags.start
        if alike[best] > 0.45 * alike[0]:
            found.append(12 * np.log2(rate / best))
    return np.array(found)


def middle_and_range(samples: NDArray[np.float64], rate: int) -> tuple[float, float]:
    """The middle pitch in semitones, and how many lie between the lowest and the highest tenth."""
    known = pitches(samples, rate)
    low, middle, high = np.percentile(known, [10, 50, 90])
    return float(middle), float(high - low)
