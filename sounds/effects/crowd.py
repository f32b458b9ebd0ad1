"""A crowd: dozens of far talkers, each a buzz through the formants of random vowels, and the breath of the mass."""

from typing import Literal, NamedTuple

import numpy as np

from effects.synthesis import (
    RATE,
    Samples,
    band,
    count,
    faded,
    loop_room,
    mix_in,
    mix_round,
    noise_source,
    peak_at,
    power,
    time_axis,
)

SECONDS = 8.0

VOWELS = (
    (730, 1090, 2440),
    (530, 1840, 2480),
    (570, 840, 2410),
    (440, 1020, 2240),
    (660, 1720, 2410),
    (300, 870, 2240),
)
"""First three formants in hertz."""


class Mood(NamedTuple):
    """How a crowd sounds: how many talk, whether they shout, how fast, how high, how breathy, in which band (hertz)."""

    talkers: int
    shout: bool
    rate: float
    pitch: float
    breath: float
    low: float
    high: float


MOODS = {
    "murmur": Mood(34, False, 1.0, 1.0, 0.10, 120, 2600),
    "buzz": Mood(44, True, 1.25, 1.2, 0.35, 160, 4200),
    "roar": Mood(48, True, 0.8, 1.45, 1.0, 200, 7000),
}


def crowd_loop(mood: Literal["murmur", "buzz", "roar"], seed: int, level: float) -> Samples:
    """A loop of eight seconds at ``level`` dB (root mean square) of full scale."""
    sound = _crowd(MOODS[mood], SECONDS, seed)
    return sound * 10 ** (level / 20) / power(sound)


def cheer() -> Samples:
    """The roar swells and dies away, with whistles and claps over it."""
    sound = _crowd(MOODS["roar"], 5.0, 91)
    time = np.arange(len(sound)) / RATE
    sound = sound * np.minimum(1, time / 0.35) * np.exp(-np.maximum(0, time - 2.0) / 1.1)
    chance = noise_source(92)
    for _ in range(9):
        at, seconds = chance.uniform(0.3, 3.2), chance.uniform(0.25, 0.6)
        arch = np.sin(np.pi * time_axis(seconds) / seconds)
        pitch = chance.uniform(1900, 2900) * (1 + 0.25 * arch**2)
        mix_in(sound, np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * arch * chance.uniform(0.1, 0.32), at)
    claps = np.zeros(len(sound))
    for _ in range(520):
        at = chance.uniform(0.2, 4.6)
        hands = chance.standard_normal(count(0.03))
        clap = band(hands, chance.uniform(700, 1200), chance.uniform(2500, 4500), 2) * np.exp(-time_axis(0.03) / 0.006)
        mix_in(claps, clap * chance.uniform(0.2, 1) * np.exp(-max(0, at - 2) / 1.4), at)
    return peak_at(faded(sound + 0.9 * claps, 0.02, 0.3))


def _crowd(mood: Mood, seconds: float, seed: int) -> Samples:
    chance, samples = noise_source(seed), count(seconds)
    voices = np.zeros(samples)
    for _ in range(mood.talkers):
        pitch = chance.choice([chance.uniform(95, 150), chance.uniform(170, 260)]) * mood.pitch
        talker = _talker(samples, chance, pitch, mood)
        near = chance.uniform(0.25, 1)
        voices += band(talker, 90, 1500 + 5000 * near, 1) * near
    breath = band(chance.standard_normal(samples), 350, 2400, 2)
    breath += 0.6 * band(chance.standard_normal(samples), 2400, 7500, 1)
    swell = band(chance.standard_normal(samples), 0, 1.2, 2)
    breath *= 1 + 0.25 * swell / swell.std()
    sound = band(voices / power(voices) + mood.breath * breath / power(breath), mood.low, mood.high, 2)
    sound = loop_room(sound, 1.1, 0.35, seed + 1)
    sound = np.tanh(sound / power(sound) * 0.28) / 0.28  # softens the peaks
    return sound / power(sound)


def _talker(samples: int, chance: np.random.Generator, pitch: float, mood: Mood) -> Samples:
    """Random syllables with pauses, for one round of the loop."""
    track = np.zeros(samples)
    at = chance.uniform(0, samples / RATE)
    end = at + samples / RATE
    while at < end:
        seconds = chance.uniform(0.10, 0.26) / mood.rate
        if mood.shout and chance.random() < 0.5:
            seconds *= 1.9
        mix_round(track, _syllable(seconds, chance, pitch, mood.shout), at)
        at += seconds + (chance.exponential(0.05) if chance.random() < 0.82 else chance.uniform(0.3, 1.3) / mood.rate)
    return track


def _syllable(seconds: float, chance: np.random.Generator, pitch: float, shout: bool) -> Samples:
    time = time_axis(seconds)
    glide = 1 + (0.18 if shout else 0.06) * np.sin(np.pi * time / seconds)
    phase = np.cumsum(pitch * chance.uniform(0.9, 1.25) * glide) / RATE
    formants = np.array(VOWELS[chance.integers(len(VOWELS))]) * (1.12 if pitch > 170 else 1.0)
    sound = np.zeros(len(time))
    for partial in range(1, int(3600 // pitch) + 1):
        distance = (pitch * partial - formants) / np.array([110, 140, 200])
        amplitude = (np.array([1, 0.6, 0.25]) / (1 + distance**2)).sum() + 0.015
        sound += amplitude * np.sin(2 * np.pi * partial * phase + partial) / partial ** (0.25 if shout else 0.5)
    sound += 0.18 * chance.standard_normal(len(time))
    return sound * np.sin(np.pi * time / seconds) ** 0.7 * chance.uniform(0.35, 1)
