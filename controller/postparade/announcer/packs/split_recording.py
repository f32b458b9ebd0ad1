"""Cuts a long recording of a sheet into its lines, at the pauses. A clap takes back the line before it."""

from itertools import pairwise

import numpy as np
from msgspec import Struct

from postparade.announcer.packs.normalise import Samples
from postparade.core.faults import SoundFault

FRAME = 0.010
"""Seconds over which the level is measured."""
SHORTEST_PAUSE = 0.30
"""Seconds of quiet that may lie between two lines."""
CLAP = 0.25
"""A loud, isolated sound that is shorter than this, in seconds, is a clap."""
BELOW_SPEECH, ABOVE_NOISE = 32.0, 8.0
"""Decibels below the loud parts and above the quiet ones at which sound begins."""
DISTINCT = 1.3
"""Factor by which pauses between lines are longer than those inside lines."""
MARGIN = 0.05
"""Seconds kept before and behind a line: it begins and ends softly."""
ODD = 2.2
"""A line that is longer or shorter by this factor than its letters suggest was not read as written."""


class Stretch(Struct, frozen=True):
    """Sound between two pauses: ``start`` and ``end`` in seconds, ``peak`` its highest level in dB of full scale."""

    start: float
    end: float
    peak: float


def split(samples: Samples, rate: int, texts: tuple[str, ...]) -> list[Stretch]:
    """Where each of ``texts`` is in the recording.

    The pause between lines is whatever length gives as many lines as there are texts. Raises :class:`SoundFault`:
    ``recording_silent``, ``recording_count`` when no pause does, ``recording_odd`` when a line is too long or short.
    """
    heard = stretches(samples, rate)
    counts = []
    for pause in _candidates(heard):
        lines = without_retakes(_joined(heard, pause))
        counts.append(len(lines))
        if len(lines) == len(texts):
            _compare(lines, texts)
            return lines
    nearest = min(counts, key=lambda count: abs(count - len(texts)))
    raise SoundFault("recording_count", found=nearest, wanted=len(texts))


def stretches(samples: Samples, rate: int) -> list[Stretch]:
    """All stretches of sound that are at least :data:`SHORTEST_PAUSE` apart. Raises :class:`SoundFault`
    (``recording_silent``)."""
    size = round(FRAME * rate)
    frames = samples[: len(samples) // size * size].reshape(-1, size)
    levels = 10 * np.log10(np.mean(frames**2, axis=1) + 1e-10) if len(frames) else np.array([-100.0])
    loud, quiet = np.percentile(levels, 90), np.percentile(levels, 10)
    threshold = max(loud - BELOW_SPEECH, min(quiet + ABOVE_NOISE, loud - ABOVE_NOISE), -60.0)
    sounding = np.flatnonzero(levels > threshold)
    if loud < -55.0 or not sounding.size:
        raise SoundFault("recording_silent")
    breaks = np.flatnonzero(np.diff(sounding) * FRAME > SHORTEST_PAUSE)
    starts, ends = np.r_[sounding[0], sounding[breaks + 1]], np.r_[sounding[breaks], sounding[-1]] + 1
    found = [
        Stretch(float(start * FRAME), float(end * FRAME), float(levels[start:end].max()))
        for start, end in zip(starts, ends, strict=True)
    ]
    usual = float(np.median([one.peak for one in found if one.end - one.start >= CLAP] or [loud]))
    return [one for one in found if one.end - one.start >= CLAP or one.peak > usual - 6.0]


def without_retakes(heard: list[Stretch]) -> list[Stretch]:
    """The lines alone: without claps, and without the lines that claps take back."""
    kept: list[Stretch] = []
    for one in heard:
        if one.end - one.start >= CLAP:
            kept.append(one)
        elif kept:
            kept.pop()
    return kept


def _candidates(heard: list[Stretch]) -> list[float]:
    """Lengths of pause that may part the lines, clearer ones first: the pauses inside lines are distinctly shorter."""
    gaps = sorted({after.start - before.end for before, after in pairwise(heard)})
    steps = [(low, high) for low, high in pairwise([SHORTEST_PAUSE, *gaps]) if high > DISTINCT * low]
    return [(low + high) / 2 for low, high in sorted(steps, key=lambda step: step[0] - step[1])] or [SHORTEST_PAUSE]


def _joined(heard: list[Stretch], pause: float) -> list[Stretch]:
    """Join stretches that are less than ``pause`` apart into lines; claps stay separate."""
    joined = [heard[0]]
    for one in heard[1:]:
        last = joined[-1]
        short = min(one.end - one.start, last.end - last.start) < CLAP
        if one.start - last.end < pause and not short:
            joined[-1] = Stretch(last.start, one.end, max(last.peak, one.peak))
        else:
            joined.append(one)
    return joined


def _compare(lines: list[Stretch], texts: tuple[str, ...]) -> None:
    """Raise :class:`SoundFault` (``recording_odd``) when the length of a line does not fit its text."""
    lengths = np.array([line.end - line.start for line in lines])
    expected = np.array([8.0 + len(text) for text in texts])
    ratio = lengths / (expected * np.median(lengths / expected))
    worst = int(np.argmax(np.abs(np.log(ratio))))
    if not 1 / ODD < ratio[worst] < ODD:
        how = "long" if ratio[worst] > 1 else "short"
        minutes, seconds = divmod(int(lines[worst].start), 60)
        raise SoundFault("recording_odd", number=worst + 1, text=texts[worst], how=how, at=f"{minutes}:{seconds:02}")


def piece(samples: Samples, rate: int, line: Stretch) -> Samples:
    """The samples of ``line``, with a little of what lies around it."""
    start = max(0, round((line.start - MARGIN) * rate))
    return samples[start : round((line.end + MARGIN) * rate)]
