"""The second way to an answer: a network finds the dice, another reads them, and the pips must bear every face out.

Taken where the outlines alone gave no answer. The figures were set on the development photographs, for no misreads
first.
"""

from collections.abc import Sequence
from itertools import combinations, product
from typing import NamedTuple

import cv2
import numpy as np

from . import faces, finder, upper
from .faces import FaceReading
from .finder import Found
from .picture import Picture
from .pips import crop
from .silhouettes import Silhouette

CONFIRMS = 0.9
"""Chance from which the network's face stands beside the one that the pips show."""

NEARLY = 0.1
"""Confidence of the pips that is enough where the network is sure of the same face."""

OBJECTS = 0.75
"""Chance from which another face, or something that is no readable face, makes a sure reading doubtful."""

FOUND, DOUBTFUL = 0.5, 0.6
"""Scores: from the first something may be one of the dice looked for, from the second it must be."""

APART = 1.35
"""Edges between two middles below which one die may lie on the other."""

_BODY = 1.12
_OFFERS = 4


class Opinion(NamedTuple):
    """``dice`` with their faces and chances, as many as were asked for, or none; ``likely`` values, best first."""

    dice: tuple[tuple[Found, int, float], ...]
    likely: tuple[tuple[int, ...], ...]


def of(picture: Picture, things: Sequence[Silhouette]) -> list[FaceReading]:
    """What the network sees on each of ``things``."""
    return faces.read(picture, [Found(*thing.centre, thing.edge / _BODY, 1.0) for thing in things])


def second_look(picture: Picture, expect: int) -> Opinion:
    """Look for ``expect`` dice in ``picture`` without their outlines."""
    found = [one for one in finder.find(picture, 2 * expect + 2) if one.score >= FOUND]
    readings = faces.read(picture, found)
    offers = _likely(readings[:expect]) if len(found) >= expect else ()
    dice = [
        (one, reading.value, reading.chance)
        for one, reading in zip(found, readings, strict=True)
        if reading.chance >= CONFIRMS and _borne_out(picture, one, reading.value)
    ]
    read = [one for one, _, _ in dice]
    others = [one for one in found if one not in read and one.score >= DOUBTFUL]
    if len(dice) != expect or others or _stacked(read):
        return Opinion((), offers)
    return Opinion(tuple(dice), offers)


def _borne_out(picture: Picture, die: Found, value: int) -> bool:
    verdict = upper.read(crop(picture, _disc(picture, die)))
    return verdict.value == value and verdict.confidence >= NEARLY


def _stacked(dice: Sequence[Found]) -> bool:
    return any(
        np.hypot(one.x - other.x, one.y - other.y) < APART * max(one.edge, other.edge)
        for one, other in combinations(dice, 2)
    )


def _disc(picture: Picture, die: Found) -> Silhouette:
    """A round outline about as large as ``die``: enough to look for pips within."""
    height, width = picture.shape[:2]
    reach = _BODY * die.edge / np.sqrt(np.pi)
    left, top = max(0, int(die.x - reach)), max(0, int(die.y - reach))
    right, bottom = min(width, int(die.x + reach) + 1), min(height, int(die.y + reach) + 1)
    mask = np.zeros((bottom - top, right - left), np.uint8)
    cv2.circle(mask, (int(die.x - left), int(die.y - top)), int(reach), 255, cv2.FILLED)
    box = left, top, right - left, bottom - top
    return Silhouette(box, mask, (_BODY * die.edge) ** 2, (die.x, die.y), 1.0, 1.0, parted=False, cut=False)


def _likely(readings: Sequence[FaceReading]) -> tuple[tuple[int, ...], ...]:
    voiced = [sorted(enumerate(one.chances, 1), key=lambda pair: -pair[1])[:3] for one in readings]
    offers: dict[tuple[int, ...], float] = {}
    for choice in product(*voiced):
        values = tuple(sorted(value for value, _ in choice))
        offers[values] = offers.get(values, 0.0) + float(np.prod([chance for _, chance in choice]))
    return tuple(sorted(offers, key=lambda values: -offers[values])[:_OFFERS])
