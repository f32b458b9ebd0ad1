"""Things that are struck: bell, starting gate, chips, dice, camera shutter."""

import numpy as np

from effects.synthesis import (
    RATE,
    Samples,
    band,
    faded,
    mix_in,
    noise_source,
    peak_at,
    room,
    silence,
    struck,
    time_axis,
)

BELL = [
    (620, 0.5, 0.35),
    (1240 * 1.003, 0.8, 0.28),
    (1487, 0.6, 0.25),
    (2045, 0.55, 0.22),
    (2755, 0.5, 0.16),
    (3520, 0.35, 0.12),
    (4630, 0.3, 0.09),
    (6120, 0.2, 0.06),
]
CHIP = [(3150, 0.9, 0.018), (4720, 0.8, 0.014), (6480, 0.7, 0.010), (8900, 0.4, 0.007), (1420, 0.35, 0.012)]
SHUTTER = [(1900, 0.8, 0.006), (3300, 0.6, 0.004), (240, 0.9, 0.012)]


def start_bell(seed: int = 5) -> Samples:
    """Electric gate bell: about fourteen strikes a second for two seconds, then it rings out."""
    chance, track, at = noise_source(seed), silence(3.2), 0.0
    rate = 14 if seed == 5 else chance.uniform(12.5, 15.5)
    while at < 2.0:
        mix_in(track, struck(1.1, BELL, int(at * 1000), click=0.6) * chance.uniform(0.75, 1), at)
        at += 1 / rate + chance.normal(0, 0.0015)
    return peak_at(faded(room(track, 0.8, 0.15, 4)))


def tick() -> Samples:
    """A small bell is struck once and damped with the hand: a call is coming that cannot wait."""
    partials = [(hertz, amplitude, decay / 8) for hertz, amplitude, decay in BELL[2:]]
    return peak_at(faded(struck(0.11, partials, 17, click=0.7), fall=0.03))


def gate_clang() -> Samples:
    """The doors of the gate fly open, one after the other."""
    chance, track = noise_source(11), silence(1.4)
    for door, at in enumerate((0, 0.018, 0.031, 0.052, 0.07)):
        pitches = chance.uniform(180, 900, 12)
        partials = [(hertz, chance.uniform(0.2, 1), chance.uniform(0.03, 0.16)) for hertz in pitches]
        clang = struck(1.0, [*partials, (70, 2.2, 0.08)], 20 + door, click=1.2)
        mix_in(track, clang * (1 - 0.12 * door), at)
    return peak_at(faded(room(track, 0.9, 0.25, 8)))


def _chip(seed: int) -> Samples:
    stretch = noise_source(seed).uniform(0.97, 1.03)
    partials = [(hertz * stretch, amplitude, decay) for hertz, amplitude, decay in CHIP]
    return struck(0.25, partials, seed, click=0.9)


def chip_1() -> Samples:
    """One chip is put down."""
    return peak_at(faded(np.concatenate([_chip(30), np.zeros(400)])), -3)


def chips_4() -> Samples:
    """Four chips fall on each other and settle."""
    chips, seed = 4, 31
    chance, track, at = noise_source(seed), silence(0.12 * chips + 0.5), 0.01
    for chip in range(chips):
        mix_in(track, _chip(seed + chip) * chance.uniform(0.6, 1), at)
        for bounce, loudness in enumerate((0.45, 0.25, 0.12), 1):
            mix_in(track, _chip(seed + chip + 50 * bounce) * loudness, at + 0.028 * bounce**0.8)
        at += chance.uniform(0.085, 0.13)
    return peak_at(faded(room(track, 0.25, 0.1, 9)), -2)


def _knock_on_wood(chance: np.random.Generator, loudness: float, seed: int) -> Samples:
    low, middle, high = chance.uniform(380, 520), chance.uniform(900, 1200), chance.uniform(2100, 2900)
    return struck(0.15, [(low, 1, 0.022), (middle, 0.7, 0.014), (high, 0.5, 0.007)], seed, click=0.8) * loudness


def _knock_together(chance: np.random.Generator, loudness: float, seed: int) -> Samples:
    low, high = chance.uniform(2300, 3300), chance.uniform(4200, 5600)
    return struck(0.15, [(low, 1, 0.008), (high, 0.7, 0.005)], seed, click=0.8) * loudness


def dice_roll(seed: int = 41) -> Samples:
    """Two dice are shaken in the hand, bounce on the table and stop."""
    chance, track, at = noise_source(seed), silence(1.9), 0.02
    while at < 0.85:
        loudness = chance.uniform(0.25, 0.7) * (0.6 + 0.4 * np.sin(2 * np.pi * 5 * at) ** 2)
        mix_in(track, _knock_together(chance, loudness, int(at * 1e4)), at)
        at += chance.uniform(0.018, 0.055)
    for start in (0.95, 1.0):
        at, gap, loudness = start, chance.uniform(0.13, 0.16), 1.0
        while gap > 0.018:
            mix_in(track, _knock_on_wood(chance, loudness, int(at * 1e4)), at)
            at += gap
            gap *= chance.uniform(0.62, 0.74)
            loudness *= 0.72
    return peak_at(faded(room(track, 0.3, 0.12, 6)), -1.5)


def photo_shutter(seed: int = 51) -> Samples:
    """A camera: two clicks, the film is wound on, the flash charges."""
    chance, track = noise_source(seed), silence(1.1)
    again = 0.055 if seed == 51 else chance.uniform(0.045, 0.075)
    for at, loudness in ((0.0, 1.0), (again, 0.8)):
        mix_in(track, struck(0.1, SHUTTER, int(at * 1000) + seed - 48, click=1.8) * loudness, at)
    time = time_axis(0.42)
    teeth = 0.5 + 0.5 * np.sign(np.sin(2 * np.pi * (55 + 40 * time) * time))
    arch = np.sin(np.pi * time / 0.42) ** 0.6
    mix_in(track, band(chance.standard_normal(len(time)), 700, 3800) * teeth * arch * 0.16, 0.1)
    time = time_axis(0.9)
    whine = np.sin(2 * np.pi * np.cumsum(5200 + 5200 * time / 0.9) / RATE)
    mix_in(track, 0.05 * whine * np.exp(-(((time - 0.25) / 0.3) ** 2)), 0.08)
    return peak_at(faded(room(track, 0.35, 0.12, 2)), -1.5)
