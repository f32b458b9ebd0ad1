"""Labelled pictures for the model of confidence: photographs, the same changed, rendered rolls, and leaning dice on the
simulated tray; and what the reader knows of each.
"""

import math
import random
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import cv2
import numpy as np
from numpy.random import Generator

from postparade.core.clock import HandClock
from postparade.dice.vision import detector
from postparade.dice.vision.against_empty import AgainstEmpty
from postparade.dice.vision.confidence import Term
from postparade.dice.vision.picture import SMALLEST_SIDE, Picture, fit
from postparade.dice.vision.reader import MOST_DICE, Answer, after_another_look, likeliest, places_in
from postparade.simulator.tray.dice_model import LOOKS, Pose, compose, draw, lying, resting_height, turned
from postparade.simulator.tray.throw import Die, flat
from postparade.simulator.tray.tray import SimulatedTray
from training.emptied import emptied
from training.photos import load
from training.renders.library import FAMILY, library
from training.renders.rolls import KINDS, roll
from training.renders.truth import FLAT

SEED, FAMILIES, PARTS = 11, 84, 2

SLIGHT: Final = math.radians(20)
"""Rendered dice that lean by less are left out: they hardly look cocked."""

LEANS: Final = (0, 0, 0, 25, 30, 35, 40, 45)
"""Degrees by which the second of two simulated dice leans."""

CHANGES: Final = ("bright", "dark", "blurred", "small", "noisy", "packed", "coloured", "aslant", "streaked", "lamp")


class Labelled(NamedTuple):
    """A picture of ``source`` with the empty tray, if that is known. ``values`` are the upper faces, empty where none
    may be read; ``kind`` is what was done to it or what it shows."""

    source: str
    kind: str
    picture: Picture
    reference: Picture | None
    values: tuple[int, ...]


class Case(NamedTuple):
    """What the reader knows of a picture after one look and after more: the ``terms`` of its likeliest answer, empty
    where the rules on things, numbers and leaning dice forbid any; and whether that answer is ``right``. ``due`` tells
    whether two dice lie there that a person can read."""

    source: str
    kind: str
    due: bool
    terms: tuple[list[Term], list[Term]]
    right: tuple[bool, bool]

    @property
    def rare(self) -> bool:
        """Whether it shows what happens far more often here than on a table: a leaning die, a hand."""
        return not self.due and self.kind in ("cocked", "hand", "leaning")


def case(one: Labelled) -> Case:
    """What the reader knows of ``one``."""
    work = fit(one.picture)
    against = None if one.reference is None else AgainstEmpty(work, one.reference)
    found = detector.find(work, 2 * MOST_DICE, None if against is None else against.mask)
    places = places_in(work, found, against)
    first = likeliest(work, places, 2, against)
    again = first if first.leans else likeliest(work, after_another_look(work, places, first), 2, against)
    looks = (first, again)
    return Case(
        one.source, one.kind, len(one.values) == 2, (_terms(first, against), _terms(again, against)),
        (_is_right(looks[0], one), _is_right(looks[1], one)),
    )  # fmt: skip


def _terms(answer: Answer, against: AgainstEmpty | None) -> list[Term]:
    dice = [die.found for die in answer.dice]
    if len(dice) < 2 or answer.leans:
        return []
    if against is not None and against.beside(dice, None) != "nothing":
        return []
    return answer.terms


def _is_right(answer: Answer, one: Labelled) -> bool:
    return bool(one.values) and tuple(sorted(die.value for die in answer.dice)) == one.values


def photographed(folder: Path, changes: int) -> Iterator[Labelled]:
    """The photographs in ``folder`` without an empty tray, those of two dice also with one made by painting out the
    dice, and ``changes`` changed copies of each of them."""
    for photo in load(folder):
        chance = np.random.default_rng(zlib.crc32(photo.name.encode()))
        if min(photo.picture.shape[:2]) < SMALLEST_SIDE:
            continue
        values = photo.values if photo.readable else ()
        yield Labelled(photo.source, "plain", photo.picture, None, values)
        if len(values) != 2:
            continue
        if photo.placed:
            yield Labelled(photo.source, "plain", photo.picture, emptied(photo, chance), values)
        for kind in chance.choice(CHANGES, changes, replace=False):
            yield Labelled(photo.source, str(kind), changed(photo.picture, str(kind), chance), None, values)


def changed(picture: Picture, kind: str, chance: Generator) -> Picture:
    """``picture`` as another camera or another light would show it."""
    height, width = picture.shape[:2]
    seen, size = picture.astype(np.float32), max(height, width)
    match kind:
        case "bright" | "dark":
            seen *= chance.uniform(*((1.3, 2.2) if kind == "bright" else (0.3, 0.7)))
        case "blurred":
            seen = cv2.GaussianBlur(seen, (0, 0), chance.uniform(0.8, 3.0) * size / 640).astype(np.float32)
        case "small":
            share = max(chance.uniform(0.35, 0.75), SMALLEST_SIDE / min(height, width))
            small = (max(SMALLEST_SIDE, round(width * share)), max(SMALLEST_SIDE, round(height * share)))
            seen = cv2.resize(seen, small, interpolation=cv2.INTER_AREA).astype(np.float32)
        case "noisy":
            seen += chance.normal(0, chance.uniform(4, 16), seen.shape)
        case "packed":
            _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, int(chance.integers(12, 35))])
            seen = np.asarray(cv2.imdecode(data, cv2.IMREAD_COLOR), np.float32)
        case "coloured":
            hues = cv2.cvtColor(picture, cv2.COLOR_BGR2HSV)
            hues[..., 0] = (hues[..., 0].astype(int) + int(chance.integers(20, 160))) % 180
            seen = cv2.cvtColor(hues, cv2.COLOR_HSV2BGR).astype(np.float32)
        case "aslant":
            seen = _aslant(picture, chance).astype(np.float32)
        case "streaked":
            length, angle = int(chance.integers(5, 13)), chance.uniform(0, math.pi)
            across, down = length / 2 * math.cos(angle), length / 2 * math.sin(angle)
            streak, half = np.zeros((length, length), np.float32), length / 2
            ends = (int(half - across), int(half - down)), (int(half + across), int(half + down))
            cv2.line(streak, *ends, 1.0)
            seen = cv2.filter2D(seen, -1, streak / max(float(streak.sum()), 1.0)).astype(np.float32)
        case _:
            y, x = np.mgrid[:height, :width]
            away = (x - chance.uniform(0, width)) ** 2 + (y - chance.uniform(0, height)) ** 2
            spot = np.exp(-away / (chance.uniform(0.1, 0.3) * size) ** 2)[..., None]
            seen += (255 * chance.uniform(0.3, 0.9) * spot).astype(np.float32)
    return np.clip(seen, 0, 255).astype(np.uint8)


def _aslant(picture: Picture, chance: Generator) -> Picture:
    height, width = picture.shape[:2]
    angle, short = chance.uniform(0, math.pi), chance.uniform(0.6, 0.85)
    turn = np.array([[math.cos(angle), -math.sin(angle)], [math.sin(angle), math.cos(angle)]])
    squeeze, middle = turn @ np.diag([1, short]) @ turn.T, np.array([width / 2, height / 2])
    move = np.hstack([squeeze, (middle - squeeze @ middle)[:, None]])
    return np.asarray(cv2.warpAffine(picture, move, (width, height), borderMode=cv2.BORDER_REPLICATE), np.uint8)


def rendered(rolls: range) -> Iterator[Labelled]:
    """These rendered rolls, each with the empty tray and without."""
    families = library(SEED, FAMILIES * FAMILY)
    for number in rolls:
        part, kind = number // (len(KINDS) + 1) % PARTS, (*KINDS, "plain")[number % (len(KINDS) + 1)]
        try:
            rolled = roll(np.random.default_rng([SEED, 5, number]), families[part::PARTS], kind)
        except ValueError:
            continue
        if any(FLAT < die.lean < SLIGHT for die in rolled.dice):
            continue
        for reference in (None, rolled.reference):
            yield Labelled(f"rendered {part + 1}", kind, rolled.picture, reference, rolled.values or ())


def simulated(pictures: int, seed: int = 100) -> Iterator[Labelled]:
    """Two dice on the simulated tray, of which one may lean on something, with the empty tray and without."""
    chance, tray = random.Random(seed), SimulatedTray(HandClock(), seed)
    looks, eye, bare = list(LOOKS.values()), tray._eye, tray._bare  # noqa: SLF001 - what a throw draws with
    for number in range(pictures):
        degrees, faces = LEANS[number % len(LEANS)], (chance.randint(1, 6), chance.randint(1, 6))
        one, other = flat(faces, looks, eye, chance)
        if degrees:
            other = _leaning(other, degrees, chance)
        picture = bare.copy()
        for die in (one, other):
            compose(picture, draw(die.look, die.pose, eye))
        for reference in (None, tray.empty()):
            kind, values = ("leaning", ()) if degrees else ("plain", tuple(sorted(faces)))
            yield Labelled("simulated", kind, picture, reference, values)


def _leaning(die: Die, degrees: float, chance: random.Random) -> Die:
    """``die`` tilted about one of its edges, standing where it lay."""
    tilt = turned(chance.choice((0, 1)), math.radians(degrees))
    lies = lying(chance.randint(1, 6), chance.choice((0.0, math.pi / 2, math.pi)))
    rotation = turned(2, chance.uniform(0, math.tau)) @ tilt @ lies
    x, y, _ = die.pose.centre
    die.pose.centre[:] = x, y, resting_height(rotation, die.look.rounding)
    return Die(die.look, Pose(die.pose.centre, rotation))
