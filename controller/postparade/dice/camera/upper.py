"""Which face of a die is the upper one, and is that certain."""

from typing import NamedTuple

import numpy as np

from .layouts import Face, faces
from .pips import Crop, Spot, Spots, look


class Verdict(NamedTuple):
    """``value`` of the upper face or None. ``confidence`` 0..1. ``shares`` are the votes a value got, best first."""

    value: int | None
    confidence: float
    shares: tuple[tuple[int, float], ...]


def read(crop: Crop) -> Verdict:
    """The upper face of the die in ``crop``: every channel and threshold votes; a good dissent makes it unsure."""
    votes: dict[int, float] = {}
    heard = {"-": 0.0, "+": 0.0}
    spoke = {"-": 0.0, "+": 0.0}
    for spots in look(crop):
        weight = min(1.0, spots.peak / 70.0)
        heard[spots.sign] += weight
        best = judge(spots)
        if best is not None:
            face, quality = best
            votes[face.value] = votes.get(face.value, 0.0) + weight * quality
            spoke[spots.sign] += weight
    sign = max(spoke, key=lambda s: spoke[s])
    return _count(votes, spoke[sign] / max(heard[sign], 1e-6))


def _count(votes: dict[int, float], turnout: float) -> Verdict:
    shares = sorted(votes.items(), key=lambda item: -item[1])
    if not shares:
        return Verdict(None, 0.0, ())
    value, most = shares[0]
    total = sum(votes.values())
    second = shares[1][1] if len(shares) > 1 else 0.0
    confidence = (most - 2.0 * second) / total * min(1.0, 1.3 * turnout) * min(1.0, most / 1.5)
    return Verdict(value, max(0.0, confidence), tuple((v, n / total) for v, n in shares))


def judge(spots: Spots) -> tuple[Face, float] | None:
    """The face among ``spots`` that is the upper one, with a quality 0..1, or None when none or more than one fits."""
    fitting = [(face, quality) for face in faces(spots.clear) if (quality := _quality(face, spots)) > 0.0]
    fitting = [(face, quality) for face, quality in fitting if not any(_within(face, other) for other, _ in fitting)]
    if not fitting:
        return None
    fitting.sort(key=lambda pair: -pair[1])
    best, quality = fitting[0]
    rival = max((rival for other, rival in fitting[1:] if other.value != best.value), default=0.0)
    quality -= 0.8 * rival
    return (best, quality) if quality > 0.05 else None


def _within(face: Face, other: Face) -> bool:
    """True when ``other`` explains all spots of ``face`` and more."""
    return len(other.pips) > len(face.pips) and set(face.pips) < set(other.pips)


def _quality(face: Face, spots: Spots) -> float:
    """0 when ``face`` cannot be the upper one, up to 1."""
    away = float(np.hypot(face.x, face.y))
    pip = float(np.mean([spot.area for spot in face.pips]))
    roundness = float(np.mean([spot.roundness for spot in face.pips]))
    if away > (0.25 if face.value == 1 else 0.34) or roundness < (0.6 if face.value < 3 else 0.5):
        return 0.0
    if face.value == 1:
        fits = 0.012 <= pip <= 0.15
    else:
        least = 0.28
        fits = least <= face.area <= 1.4 and 0.011 <= pip / face.area <= 0.14
    if not fits or _contradicted(face, spots, pip):
        return 0.0
    straight = float(np.clip((face.slant - 0.4) / 0.3, 0.1, 1.0))
    central = float(np.clip(1.4 - away / 0.25, 0.1, 1.0))
    return straight * central * (1.0 - 0.5 * face.misfit)


def _contradicted(face: Face, spots: Spots, pip: float) -> bool:
    """True when a spot lies on the face that its layout has no place for."""
    strength = float(np.mean([spot.strength for spot in face.pips]))
    for spot in spots.clear:
        like = spot.area > 0.3 * pip and spot.roundness > 0.45 and spot.strength > 0.4 * strength
        if like and spot not in face.pips and _on(face, spot, 1.55 if face.value > 3 else 1.8):
            return True
    return any(_on(face, spot, 1.35) and spot.area > 0.35 * pip and spot.roundness > 0.4 for spot in spots.faint)


def _on(face: Face, spot: Spot, reach: float) -> bool:
    if face.value == 1:
        return bool(np.hypot(spot.x - face.x, spot.y - face.y) < 0.27 * reach)
    u, v = face.place(spot)
    return max(abs(u), abs(v)) <= reach
