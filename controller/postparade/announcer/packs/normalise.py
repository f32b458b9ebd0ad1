"""From raw speech to a clip: trimmed, as loud as its energy asks for, unclipped. For packs and the voice process."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from postparade.announcer.commentary.calls import Energy

Samples = NDArray[np.float64]

RATE = 24_000
"""Samples a second of finished clips: one of the rates that Opus knows."""
LOUDNESS = -16.0
"""Loudness of calm clips in LUFS."""
CEILING = -4.5
"""Highest sample in dB of full scale; the Vorbis coder may go a decibel beyond it."""
VERSION = 4
"""Part of every cache key: raise it when clips come out different."""

# ITU-R BS.1770-4, tables 1 and 2: the K-weighting filters at 48 kHz, as (b, a).
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))
_FILTER_RATE = 48_000


LOUDER: dict["Energy", float] = {"calm": 0.0, "warm": 1.0, "hot": 2.0}
"""Decibels by which a line is louder than :data:`LOUDNESS`, by its energy."""


def normalise(samples: Samples, rate: int, energy: "Energy" = "calm") -> Samples:
    """``samples`` (-1 to 1, ``rate`` a second) trimmed, at :data:`RATE`, as loud as a line of that ``energy``, below
    :data:`CEILING`.

    Raises ``ValueError`` when there is nothing but silence.
    """
    clip = rounded(resample(trim(samples, rate), rate, RATE))
    for _ in range(20):  # the limiter takes a little loudness, which the next round gives back
        short = LOUDNESS + LOUDER[energy] - loudness(clip, RATE)
        clip = limit(clip * 10 ** (short / 20), RATE)
        if abs(short) < 0.2:
            break
    return clip


def trim(samples: Samples, rate: int, level: float = -50.0, keep: float = 0.030) -> Samples:
    """Without the silence (below ``level`` dB of full scale) at both ends, but for ``keep`` s: an f begins softly."""
    loud = np.flatnonzero(np.abs(samples) > 10 ** (level / 20))
    if not loud.size:
        raise ValueError("there is nothing but silence")
    margin = round(keep * rate)
    return samples[max(0, loud[0] - margin) : loud[-1] + margin + 1]


def rounded(samples: Samples) -> Samples:
    """``samples`` with silence up to the next hundredth of a second: spectra of such lengths are three times as
    quick."""
    return np.pad(samples, (0, -len(samples) % (RATE // 100)))


def resample(samples: Samples, rate: float, wanted: int) -> Samples:
    """The same sound at ``wanted`` samples a second, by its spectrum."""
    if rate == wanted:
        return samples
    length = round(len(samples) * wanted / rate)
    resampled: Samples = np.fft.irfft(np.fft.rfft(samples), length) * (length / len(samples))
    return resampled


def loudness(samples: Samples, rate: int) -> float:
    """Loudness in LUFS by ITU-R BS.1770-4, with blocks of 0.4 s or, for shorter clips, of the whole clip."""
    spectrum = np.fft.rfft(samples)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(len(samples), 1 / rate) / _FILTER_RATE)
    for b, a in (_SHELF, _HIGH_PASS):
        spectrum = spectrum * np.polyval(b[::-1], z) / np.polyval(a[::-1], z)
    weighted = np.fft.irfft(spectrum, len(samples))
    block = min(len(weighted), round(0.4 * rate))
    starts = range(0, len(weighted) - block + 1, max(1, block // 4))
    power = np.array([np.mean(weighted[start : start + block] ** 2) for start in starts]) + 1e-12
    gated = power[_lufs(power) > -70.0]
    if not gated.size:
        return -70.0
    gated = gated[_lufs(gated) > _lufs(gated.mean()) - 10.0]
    return float(_lufs(gated.mean()))


def _lufs(power: Any) -> Any:
    return -0.691 + 10 * np.log10(power)


def compress(samples: Samples, rate: int, ratio: float, above: float = -26.0) -> Samples:
    """Denser speech: parts louder than ``above`` dB of full scale (over 20 ms) are brought nearer to it by
    ``ratio``."""
    block = round(0.005 * rate)
    power = np.array([np.mean(samples[at : at + block] ** 2) for at in range(0, len(samples), block)])
    level = 10 * np.log10(np.convolve(power, np.full(4, 0.25), "same") + 1e-10)
    gain = 10 ** (-np.maximum(0.0, level - above) * (1 - 1 / ratio) / 20)
    smooth = np.convolve(np.pad(gain, 6, mode="edge"), np.full(13, 1 / 13), "valid")
    compressed: Samples = samples * np.interp(np.arange(len(samples)), np.arange(len(smooth)) * block, smooth)
    return compressed


def limit(samples: Samples, rate: int, ceiling: float = CEILING, window: float = 0.004) -> Samples:
    """Peaks above ``ceiling`` dB turned down smoothly, looking ``window`` seconds ahead and behind."""
    top = 10 ** (ceiling / 20)
    needed = np.minimum(1.0, top / np.maximum(np.abs(samples), 1e-9))
    if needed.min(initial=1.0) == 1.0:
        return samples
    reach = max(1, round(window * rate))
    padded = np.pad(needed, 2 * reach, mode="edge")
    lowest = np.lib.stride_tricks.sliding_window_view(padded, 2 * reach + 1).min(axis=1)
    gain = np.lib.stride_tricks.sliding_window_view(lowest, 2 * reach + 1).mean(axis=1)
    limited: Samples = samples * gain
    return limited
