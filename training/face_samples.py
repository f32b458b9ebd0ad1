"""Training samples for the face reader: crops of one die with the value of its upper face, and crops to reject."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.random import Generator

from postparade.dice.vision.face_classifier import INPUT, WINDOW
from training import light
from training.classes import BLURRED, COVERED, EITHER, NOTHING
from training.photos import Picture, PlacedDie
from training.windows import Subject, Window, covered, cut, stacked

REJECTED = 0.34
"""Share of the samples that must be rejected."""

LEFT_BEHIND = 0.6
"""Share of the crops that show a thing which is no die, where a picture has such things."""

OFF_CENTRE, OFF_SIZE = 0.09, 0.16
"""How far the finder may be off while the face must still be read: standard deviations of the place in edges, and of
the logarithm of the size."""

FLATTEST = 5.0
"""Steps of 255; nobody can read a face whose pips are lost in light or darkness."""

CLOUDED = 0.12
"""Share of the crops in which the die is translucent."""

_COARSEST, _FINEST = 11.0, 44.0


Tilt = tuple[float, float] | None
"""How far right and down the unit normal of the upper face points, where there is one and it is known."""


def sample(subjects: Sequence[Subject], rng: Generator) -> tuple[Picture, int, Tilt]:
    """One crop, its class (value less one, or why it must not be read) and its tilt. The first of ``subjects`` is
    what is seen, the others lend dice that lie on top of it."""
    subject = subjects[0]
    dice = [die for die in subject.dice if die.edge >= 8 and die.why != EITHER]
    if subject.things and rng.random() < LEFT_BEHIND:
        dice = list(subject.things)
    if not dice:
        return _photographed(_anywhere(subject, rng), rng), NOTHING, None
    die = dice[int(rng.integers(len(dice)))]
    if die.value and rng.random() < REJECTED:
        return (*_rejected(subjects, die, rng), None)
    off = rng.normal(0, OFF_CENTRE, 2)
    off *= min(1.0, 0.2 / max(1e-6, float(np.hypot(*off))))
    window = _crop(subject, die, (float(off[0]), float(off[1])), rng)
    picture = _photographed(window, rng)
    middle = picture[INPUT // 4 : -INPUT // 4, INPUT // 4 : -INPUT // 4]
    if middle.std(axis=(0, 1)).max() <= FLATTEST:
        return picture, NOTHING, None
    return picture, _class(die), window.dice[0].tilt


def _class(die: PlacedDie) -> int:
    return die.value - 1 if die.value else die.why


def _rejected(subjects: Sequence[Subject], die: PlacedDie, rng: Generator) -> tuple[Picture, int]:
    """Something that looks nearly like a readable die: beside one, smeared, covered, or of the wrong size."""
    subject, kind = subjects[0], rng.random()
    if kind < 0.3:
        for _ in range(8):
            angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(0.42, 1.3)
            off = float(np.cos(angle) * far), float(np.sin(angle) * far)
            if _clear_of_others(subject, die, off):
                return _photographed(_crop(subject, die, off, rng), rng), NOTHING
        return _photographed(_anywhere(subject, rng), rng), NOTHING
    if kind < 0.42:
        return _photographed(_anywhere(subject, rng), rng), NOTHING
    window = _crop(subject, die, (0.0, 0.0), rng)
    if kind < 0.6:
        edge = INPUT / WINDOW
        smeared = (
            light.shaken(window.picture, edge * float(rng.uniform(0.3, 0.9)), float(rng.uniform(0, np.pi)))
            if rng.random() < 0.5
            else light.blurred(window.picture, edge * float(rng.uniform(0.13, 0.3)))
        )
        return light.taken(light.lit(light.recoloured(smeared, rng), rng), rng), BLURRED
    for _ in range(6):
        if kind < 0.8:
            hidden = covered(window, rng)
        else:
            other = next((s for s in subjects[1:] if any(die.value for die in s.dice)), subject)
            lender = other.dice[int(rng.integers(len(other.dice)))]
            angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(0.45, 0.75)
            shifted = float(np.cos(angle) * far), float(np.sin(angle) * far)
            hidden = stacked(window, rng, [_crop(other, lender, shifted, rng)])
        if hidden.dice and hidden.dice[0].value == 0:
            return _photographed(hidden, rng), COVERED
    return _photographed(_anywhere(subject, rng), rng), NOTHING


def _crop(subject: Subject, die: PlacedDie, off: tuple[float, float], rng: Generator) -> Window:
    """The crop around ``die``, ``off`` edges beside its middle; the die itself is the first of the window's dice."""
    edge = INPUT / WINDOW * float(np.exp(np.clip(rng.normal(0, OFF_SIZE), -0.3, 0.3)))
    centre = die.x + off[0] * die.edge, die.y + off[1] * die.edge
    alone = subject._replace(dice=(die, *(other for other in subject.dice if other is not die)))
    return cut(alone, centre, edge / die.edge, (INPUT, INPUT), rng, 0.08)


def _anywhere(subject: Subject, rng: Generator) -> Window:
    """A crop of the same picture without an upper face in its middle."""
    height, width = subject.picture.shape[:2]
    usual = float(np.median([die.edge for die in subject.dice])) if subject.dice else width / 12
    scale = INPUT / WINDOW / usual * float(np.exp(rng.normal(0, 0.4)))
    for _ in range(12):
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        if all(np.hypot(die.x - x, die.y - y) > 0.5 * die.edge for die in subject.dice):
            break
    return cut(subject, (float(x), float(y)), float(scale), (INPUT, INPUT), rng, 0.1)


def _clear_of_others(subject: Subject, die: PlacedDie, off: tuple[float, float]) -> bool:
    x, y = die.x + off[0] * die.edge, die.y + off[1] * die.edge
    return all(np.hypot(other.x - x, other.y - y) > 0.4 * other.edge for other in subject.dice if other is not die)


def _photographed(window: Window, rng: Generator) -> Picture:
    """``window`` through a camera that may see the die small: coarse, then enlarged."""
    picture, edge = light.recoloured(window.picture, rng), INPUT / WINDOW
    if rng.random() < CLOUDED:
        picture = light.clouded(picture, edge * float(rng.uniform(0.15, 0.5)), rng)
    picture = light.lit(picture, rng)
    if rng.random() < 0.5:
        return light.taken(picture, rng)
    coarse = max(8, round(INPUT * float(rng.uniform(_COARSEST, _FINEST)) / max(edge, _FINEST)))
    small = cv2.resize(picture, (coarse, coarse), interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    small = light.taken(small, rng, softness=0.6)
    return cv2.resize(small, (INPUT, INPUT), interpolation=cv2.INTER_LINEAR).astype(np.uint8, copy=False)
