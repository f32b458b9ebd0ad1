"""Galloping horses: four beats and a moment in the air a stride."""

import numpy as np

from effects.synthesis import Samples, band, loop_room, mix_round, noise_source, peak_at, silence, time_axis

SECONDS = 30.0

ACCENTS = (0.75, 0.8, 0.9, 1.0)


def gallop_loop(horses: int, rate: float, seed: int) -> Samples:
    """A loop of half a minute at ``rate`` strides a second; the ``horses`` are out of step with each other."""
    strides = round(SECONDS * rate)
    chance, track = noise_source(seed), silence(strides / rate)
    for horse in range(horses):
        phase, loudness = (0.0, 1.0) if horse == 0 else (chance.uniform(0, 1), chance.uniform(0.3, 0.75))
        beats = np.array([0, 0.17, 0.30, 0.46]) + chance.normal(0, 0.012, 4)
        for stride in range(strides):
            for beat, accent in zip(beats, ACCENTS, strict=True):
                at = ((stride + phase + beat + chance.normal(0, 0.006)) / rate) % (strides / rate)
                thud = hoof(int(chance.integers(1 << 30)))
                mix_round(track, thud * accent * loudness * chance.uniform(0.85, 1.1), at)
    return peak_at(loop_room(track, 0.35, 0.10, 3), -2)


def hoof(seed: int, turf: float = 0.75) -> Samples:
    """One hoof on the ground; ``turf`` 0 is hard, 1 is soft."""
    chance, time = noise_source(seed), time_axis(0.22)
    pitch = chance.uniform(62, 88)
    thump = np.sin(2 * np.pi * (pitch * time + 18 * (1 - np.exp(-time / 0.018)))) * np.exp(-time / 0.045)
    clop = band(chance.standard_normal(len(time)), 280, 1300, 2) * np.exp(-time / 0.016) * 1.4
    spray = np.exp(-np.maximum(0, time - 0.006) / 0.03) * 0.16
    dirt = band(chance.standard_normal(len(time)), 1800, 7000, 2) * spray
    return (thump + (1 - turf) * 1.65 * clop + clop * 0.35 + dirt) * np.minimum(1, time / 0.0015)
