"""A crowd made of single voices: its murmur, buzz and roar as loops, and everything that it breaks out in."""

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
    room,
    silence,
    time_axis,
)
from effects.voices import Mood, people

SECONDS = 32.0


class Gathering(NamedTuple):
    """How a crowd sounds: how many voices a second are heard in which mood, the share of those that stand near, how
    breathy the rest is, in which band (hertz), and by how many decibels it swells."""

    voices: dict[Mood, float]
    near: float
    breath: float
    low: float
    high: float
    swell: float


GATHERINGS = {
    "murmur": Gathering({"talk": 5.0, "laugh": 0.35, "ooh": 0.1}, 0.16, 0.04, 120, 5000, 2.0),
    "buzz": Gathering({"talk": 11.0, "shout": 3.0, "laugh": 0.8, "ooh": 1.0, "yes": 0.5}, 0.12, 0.15, 150, 7000, 3.0),
    "roar": Gathering({"shout": 46.0, "yes": 14.0, "ooh": 9.0, "go": 10.0}, 0.10, 0.55, 180, 9000, 5.0),
}


def crowd_loop(mood: Literal["murmur", "buzz", "roar"], seed: int, level: float) -> Samples:
    """A loop of 32 seconds at ``level`` dB (root mean square) of full scale."""
    gathering, chance, samples = GATHERINGS[mood], noise_source(seed), count(SECONDS)
    swell = 10 ** (gathering.swell / 20 * _waves(samples, chance))
    near, far = np.zeros(samples), np.zeros(samples)
    for kind, often in gathering.voices.items():
        voices = people(kind)
        for _ in range(round(often * SECONDS)):
            voice = _varied(voices[chance.integers(len(voices))], chance)
            at = chance.uniform(0, SECONDS)
            amplitude = 10 ** (chance.uniform(-18, 0) / 20) * swell[count(at) % samples]
            mix_round(near if chance.random() < gathering.near else far, voice * amplitude, at)
    air = band(chance.standard_normal(samples), 350, 2400, 2) + 0.7 * band(
        chance.standard_normal(samples), 2400, 8500, 1
    )
    far = loop_room(far, 1.4, 0.75, seed + 1)
    sound = far / power(far) + 0.35 * near / power(near) + gathering.breath * swell * air / power(air)
    sound = band(sound, gathering.low, gathering.high, 2)
    sound = np.tanh(sound / power(sound) * 0.28) / 0.28  # softens the peaks
    return sound * 10 ** (level / 20) / power(sound)


def gasp(seed: int) -> Samples:
    """Everybody draws breath and says oh."""
    chance = noise_source(seed)
    breath = band(chance.standard_normal(count(0.5)), 900, 6500, 2) * np.linspace(0, 1, count(0.5)) ** 2
    sound = _outburst("ooh", 2.2, 42, 0.16, chance, begin=0.18)
    mix_in(sound, 0.5 * breath / power(breath) * power(sound), 0.0)
    return _outside(sound, seed)


def groan(seed: int) -> Samples:
    """A sigh of disappointment that sinks."""
    chance = noise_source(seed)
    return _outside(_outburst("aw", 2.8, 46, 0.28, chance, sinks=5.0), seed)


def laughter(seed: int) -> Samples:
    """A wave of laughter that dies away."""
    chance = noise_source(seed)
    return _outside(_outburst("laugh", 3.4, 34, 0.45, chance), seed)


def cheer(seed: int) -> Samples:
    """A roar of joy with whistles and claps over it."""
    chance, seconds = noise_source(seed), 4.6
    sound = _outburst("yes", seconds, 110, 0.75, chance)
    sound += 0.8 * _outburst("shout", seconds, 70, 0.9, chance)
    air = band(chance.standard_normal(len(sound)), 600, 8000, 2)
    time = np.arange(len(sound)) / RATE
    arch = np.minimum(1, time / 0.3) * np.exp(-np.maximum(0, time - 1.6) / 1.0)
    sound += 0.3 * power(sound) * arch * air / power(air)
    for _ in range(7):
        at, length = chance.uniform(0.3, 2.8), chance.uniform(0.25, 0.6)
        bend = np.sin(np.pi * time_axis(length) / length)
        pitch = chance.uniform(1900, 2900) * (1 + 0.25 * bend**2)
        whistle = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * bend
        mix_in(sound, whistle * chance.uniform(0.2, 0.7) * power(sound), at)
    sound += 0.5 * power(sound) * _claps(seconds, 260, chance)[: len(sound)]
    return _outside(sound, seed)


def applause(seed: int) -> Samples:
    """Hands alone, and a few voices among them."""
    chance, seconds = noise_source(seed), 4.2
    sound = _claps(seconds, 620, chance)
    voices = _outburst("yes", seconds, 8, 1.2, chance)
    return _outside(sound / power(sound) + 0.4 * voices / power(voices), seed)


def chant(seed: int) -> Samples:
    """Go, go, go, go: together, more or less, with clapping on the beat."""
    chance = noise_source(seed)
    beat, voices = chance.uniform(0.36, 0.42), people("go")
    sound = silence(8 * beat + 0.9)
    for count_of_beat in range(8):
        for _ in range(16):
            voice = _varied(voices[chance.integers(len(voices))], chance)
            at = 0.06 + count_of_beat * beat + abs(chance.normal(0, 0.028))
            mix_in(sound, voice * 10 ** (chance.uniform(-14, 0) / 20), at)
            mix_in(sound, 2.2 * _clap(chance) * chance.uniform(0.2, 1), at + abs(chance.normal(0, 0.015)))
    return _outside(sound, seed)


def _outburst(
    mood: Mood, seconds: float, voices: int, spread: float, chance: np.random.Generator, *, begin: float = 0.02,
    sinks: float = 0.0,
) -> Samples:  # fmt: skip
    """``voices`` that all break out at ``begin``, give or take ``spread`` s; they sink by as many semitones."""
    sound, known = silence(seconds), people(mood)
    for _ in range(voices):
        voice = _varied(known[chance.integers(len(known))], chance, sinks)
        at = min(begin + abs(chance.normal(0, spread)), seconds - 0.1)
        mix_in(sound, voice * 10 ** (chance.uniform(-16, 0) / 20), at)
    return sound


def _outside(sound: Samples, seed: int) -> Samples:
    """``sound`` across a lawn, at full level and without a click."""
    clear = band(sound, 150, 9500, 2) + 0.8 * band(sound, 1800, 9500, 1)
    heard = room(clear, 0.9, 0.35, seed + 1)
    heard = np.tanh(heard / power(heard) * 0.2)
    return peak_at(faded(heard, 0.01, 0.5), -2.5)


def _varied(voice: Samples, chance: np.random.Generator, sinks: float = 0.0) -> Samples:
    """The same words from somebody else: up to four semitones higher or lower, sinking by ``sinks`` semitones."""
    semitones = chance.uniform(-4, 4) - sinks * np.linspace(0, 1, len(voice))
    place = np.cumsum(2 ** (semitones / 12))
    place = place[place < len(voice) - 1]
    return np.interp(place, np.arange(len(voice)), voice)


def _waves(samples: int, chance: np.random.Generator) -> Samples:
    """A slow movement between -1 and 1 that ends where it begins."""
    time = 2 * np.pi * np.arange(samples) / samples
    waves = sum(np.sin(turns * time + chance.uniform(0, 6.28)) / turns**0.5 for turns in (2, 3, 5, 7, 11))
    moved: Samples = waves / np.abs(waves).max()
    return moved


def _claps(seconds: float, hands: int, chance: np.random.Generator) -> Samples:
    """Many who clap, and tire; root mean square 1."""
    track = silence(seconds)
    for _ in range(hands):
        at = chance.uniform(0.05, seconds - 0.3)
        mix_in(track, _clap(chance) * chance.uniform(0.2, 1) * np.exp(-max(0.0, at - 1.8) / 1.3), at)
    return track / power(track)


def _clap(chance: np.random.Generator) -> Samples:
    hands = chance.standard_normal(count(0.03))
    return band(hands, chance.uniform(700, 1200), chance.uniform(2500, 4500), 2) * np.exp(-time_axis(0.03) / 0.006)
