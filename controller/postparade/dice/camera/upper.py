"""Which face of a die is the upper one, and is that certain."""

from math import fsum, hypot, pi
from statistics import fmean
from typing import NamedTuple

import cv2
import numpy as np

from .layouts import Face, faces
from .pips import EDGE, Crop, Spot, Spots, look

ENOUGH = {1: (2.5, 0.9), 2: (2.5, 0.85), 3: (1.2, 0.5), 4: (1.0, 0.3), 5: (0.8, 0.2), 6: (0.8, 0.2)}
"""By value, the weight of votes and the share of channels that make a reading certain."""


FACE_REACH = 1.45
"""How far from its centre a face is searched for stray marks, in half spacings of the corner pips."""

WHOLE = 0.9
"""Share of the face that must lie within the silhouette."""

STRAY = 0.35
"""Area of stray marks on a face, as a share of its pips' area, above which it is not read."""


GOOD = 0.45
"""Mean quality of the fits behind a value that makes it certain."""


class Verdict(NamedTuple):
    """``value`` of the upper face or None. ``confidence`` 0..1. ``shares`` are the votes a value got, best first.
    ``relief`` is the strongest contrast of anything on it, in steps of 255; a thing without any is no die."""

    value: int | None
    confidence: float
    shares: tuple[tuple[int, float], ...]
    relief: float


def read(crop: Crop) -> Verdict:
    """The upper face of the die in ``crop``: every channel and threshold votes; a good dissent makes it unsure."""
    votes: dict[int, float] = {}
    worth: dict[int, float] = {}
    relief = 0.0
    heard = {"-": 0.0, "+": 0.0}
    spoke = {"-": 0.0, "+": 0.0}
    for spots in look(crop):
        weight = min(1.0, spots.peak / 70.0)
        heard[spots.sign] += weight
        relief = max(relief, spots.peak)
        best = judge(spots, crop)
        if best is not None:
            face, quality = best
            votes[face.value] = votes.get(face.value, 0.0) + weight * quality
            worth[face.value] = worth.get(face.value, 0.0) + weight
            spoke[spots.sign] += weight
    sign = max(spoke, key=lambda s: spoke[s])
    if not votes:
        return Verdict(None, 0.0, (), relief)
    winner = max(votes, key=lambda value: votes[value])
    return _count(votes, spoke[sign] / max(heard[sign], 1e-6), votes[winner] / worth[winner], relief)


def _count(votes: dict[int, float], turnout: float, quality: float, relief: float) -> Verdict:
    """``turnout`` is the share of the channels showing spots of the winning sign in which a face was found.

    Four and more spots in the right places hardly happen by chance, so a few channels are enough for them; one or two
    spots do, so most channels must agree.
    """
    shares = sorted(votes.items(), key=lambda item: -item[1])
    value, most = shares[0]
    total = sum(votes.values())
    second = shares[1][1] if len(shares) > 1 else 0.0
    need, share = ENOUGH[value]
    margin = max(0.0, (most - 2.0 * second) / total)
    confidence = margin * min(1.0, most / need) * min(1.0, turnout / share) * min(1.0, quality / GOOD)
    return Verdict(value, confidence, tuple((v, n / total) for v, n in shares), relief)


def judge(spots: Spots, crop: Crop) -> tuple[Face, float] | None:
    """The face among ``spots`` that is the upper one, with a quality 0..1, or None when none or more than one fits."""
    fitting = [(face, quality) for face in faces(spots.clear) if (quality := _quality(face, spots)) > 0.0]
    fitting = [(face, quality) for face, quality in fitting if not any(_within(face, other) for other, _ in fitting)]
    if not fitting:
        return None
    fitting.sort(key=lambda pair: -pair[1])
    best, quality = fitting[0]
    rival = max((rival for other, rival in fitting[1:] if other.value != best.value), default=0.0)
    quality -= 0.8 * rival
    return (best, quality) if quality > 0.05 and _bears_out(best, spots, crop) else None


def _bears_out(face: Face, spots: Spots, crop: Crop) -> bool:
    """True when ``face`` lies on the die and nothing on it stands out but its pips, whatever the shape."""
    x, y = crop.x - np.float32(face.x), crop.y - np.float32(face.y)
    if face.value == 1:
        on = x * x + y * y < 0.34**2
    else:
        inverse = np.linalg.inv(np.array([[face.right[0], face.down[0]], [face.right[1], face.down[1]]]))
        (a, b), (c, d) = inverse.astype(np.float32)
        on = (np.abs(a * x + b * y) < FACE_REACH) & (np.abs(c * x + d * y) < FACE_REACH)
    if np.count_nonzero(on & (crop.mask > 0)) < WHOLE * np.count_nonzero(on):
        return False
    marks = (on & spots.raised).astype(np.uint8)
    for pip in face.pips:
        reach = round(EDGE * (1.5 * (pip.area / pi) ** 0.5 + 0.03))
        cv2.circle(marks, _pixel(pip, crop), reach, 0, cv2.FILLED)
    stray = cv2.countNonZero(marks) / (EDGE * EDGE)
    return stray < STRAY * fsum(pip.area for pip in face.pips)


def _pixel(spot: Spot, crop: Crop) -> tuple[int, int]:
    return round(spot.x * EDGE + crop.centre[0]), round(spot.y * EDGE + crop.centre[1])


def _within(face: Face, other: Face) -> bool:
    """True when ``other`` explains all spots of ``face`` and more."""
    return len(other.pips) > len(face.pips) and set(face.pips) < set(other.pips)


def _quality(face: Face, spots: Spots) -> float:
    """0 when ``face`` cannot be the upper one, up to 1."""
    away = hypot(face.x, face.y)
    pip = fmean(spot.area for spot in face.pips)
    roundness = fmean(spot.roundness for spot in face.pips)
    if away > (0.25 if face.value == 1 else 0.34) or roundness < (0.6 if face.value < 3 else 0.5):
        return 0.0
    if face.value == 1:
        fits = 0.012 <= pip <= 0.11
    else:
        least = 0.28
        fits = least <= face.area <= 1.4 and 0.011 <= pip / face.area <= 0.14
    if not fits or _contradicted(face, spots, pip) or (face.value <= 3 and _rivalled(face, spots, pip)):
        return 0.0
    straight = min(1.0, max(0.1, (face.slant - 0.4) / 0.3))
    central = min(1.0, max(0.1, 1.4 - away / 0.25))
    return straight * central * (1.0 - 0.5 * face.misfit)


def _contradicted(face: Face, spots: Spots, pip: float) -> bool:
    """True when a spot lies on the face that its layout has no place for."""
    strength = fmean(spot.strength for spot in face.pips)
    for spot in spots.clear:
        like = spot.area > 0.3 * pip and spot.roundness > 0.45 and spot.strength > 0.4 * strength
        if like and spot not in face.pips and _on(face, spot, 1.55 if face.value > 3 else 1.8):
            return True
    # A larger faint spot is two pips run together.
    return any(
        _on(face, spot, 1.35) and 0.35 * pip < spot.area < 1.6 * pip and spot.roundness > 0.4 for spot in spots.faint
    )


def _rivalled(face: Face, spots: Spots, pip: float) -> bool:
    """True when other spots are as large and round as the few of ``face``: another face shows as well as this one."""
    roundness = fmean(spot.roundness for spot in face.pips)
    strength = fmean(spot.strength for spot in face.pips)
    return any(
        spot.area > 0.7 * pip and spot.roundness > max(0.5, 0.8 * roundness) and spot.strength > 0.7 * strength
        for spot in spots.clear
        if spot not in face.pips
    )


def _on(face: Face, spot: Spot, reach: float) -> bool:
    if face.value == 1:
        return hypot(spot.x - face.x, spot.y - face.y) < 0.27 * reach
    u, v = face.place(spot)
    return max(abs(u), abs(v)) <= reach
