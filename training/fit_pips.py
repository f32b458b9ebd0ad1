"""Fit the weights of the pip count's cues: ``python -m training.fit_pips PHOTOS OUT.json``. Needs no PyTorch.

Every candidate for a face on a patch gets its odds from its cues (`geometry/cues.py`), a value takes its best
candidate, "no readable face" scores zero, and the chances are the softmax of the seven; the gradients are those of
cross entropy (Bishop, Pattern Recognition and Machine Learning, 2006, sections 4.3.4 and 5.3). Prints how often they
are right.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import cv2
import msgspec
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from postparade.dice.vision.geometry import cut
from postparade.dice.vision.geometry.cues import NAMES, Weights, weigh
from postparade.dice.vision.geometry.layouts import propose
from postparade.dice.vision.geometry.spots import find
from training import photos
from training.classes import EITHER
from training.subjects import subjects_for
from training.windows import Subject

JITTERED = 3
"""Patches of a die besides the exact one: the finder is off by about a tenth of an edge and of its length."""

HIDDEN, ROUNDS, PART, PACE, DECAY = 16, 2000, 2048, 0.01, 1e-4
"""Hidden units, steps of the fit, patches per step, the length of the first step and the decay of weights."""

SURE = 0.8
"""Chance from which a value counts as sure in what is told of the fit."""

_NEVER = -60.0

Numbers = NDArray[np.floating[Any]]


class Patch(NamedTuple):
    """The values that may be seen on one patch with their cues (one row per candidate), and the true value or 0."""

    values: NDArray[np.intp]
    cues: Numbers
    truth: int


def patches(subjects: Sequence[Subject], rng: Generator) -> Iterator[Patch]:
    """Faces, places beside faces, and places without dice. Dice that lean a little look like flat ones and are left
    out."""
    for subject in subjects:
        rows, columns = subject.picture.shape[:2]
        for die in subject.dice:
            if die.why == EITHER:
                continue
            for number in range(1 + JITTERED):
                away, angle = 0.1 * die.edge * rng.random() ** 0.5 * (number > 0), rng.uniform(0, 2 * np.pi)
                edge = die.edge * np.exp(rng.uniform(-0.15, 0.15) * (number > 0))
                centre = die.x + away * np.cos(angle), die.y + away * np.sin(angle)
                yield seen(subject, centre, edge, die.value)
            away, angle = die.edge * rng.uniform(0.5, 0.85), rng.uniform(0, 2 * np.pi)
            yield seen(subject, (die.x + away * np.cos(angle), die.y + away * np.sin(angle)), die.edge, 0)
            x, y = rng.uniform(0, columns), rng.uniform(0, rows)
            if all(np.hypot(x - one.x, y - one.y) > 1.1 * one.edge for one in subject.dice):
                yield seen(subject, (x, y), die.edge, 0)


def seen(subject: Subject, centre: tuple[float, float], edge: float, truth: int) -> Patch:
    """The patch around ``centre``: what the geometry sees there, and the ``truth``."""
    spots = find(cut(subject.picture, centre, edge))
    ways = propose(spots)
    return Patch(ways.value, weigh(ways, spots), truth)


class Padded(NamedTuple):
    """Patches as arrays; ``values`` is 0 where a patch has fewer candidates than the longest."""

    values: NDArray[np.intp]
    cues: Numbers
    truth: NDArray[np.intp]


def padded(shown: Sequence[Patch]) -> Padded:
    """``shown`` in arrays of one size."""
    longest = max(len(patch.values) for patch in shown)
    values = np.zeros((len(shown), longest), np.intp)
    cues = np.zeros((len(shown), longest, len(NAMES)), np.float32)
    for index, patch in enumerate(shown):
        values[index, : len(patch.values)] = patch.values
        cues[index, : len(patch.values)] = patch.cues
    return Padded(values, cues, np.array([patch.truth for patch in shown]))


def chances(shown: Padded, odds: Numbers) -> tuple[Numbers, NDArray[np.intp]]:
    """The chance of "no face" and of each value, and which candidate each value takes, given the ``odds`` of all."""
    scores = np.where(shown.values > 0, odds, _NEVER)
    best, ways = np.full((len(scores), 7), _NEVER), np.zeros((len(scores), 7), np.intp)
    best[:, 0] = 0
    for value in range(1, 7):
        of_value = np.where(shown.values == value, scores, _NEVER)
        ways[:, value] = of_value.argmax(axis=1)
        best[:, value] = of_value.max(axis=1)
    raised = np.exp(best - best.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True), ways


class Layers(NamedTuple):
    """The weights while they are fitted; see :class:`~postparade.dice.vision.geometry.cues.Weights`."""

    inner: Numbers
    bias: Numbers
    outer: Numbers
    base: Numbers

    @classmethod
    def begun(cls, rng: Generator) -> "Layers":
        """Small random weights."""
        spread = 1 / np.sqrt(len(NAMES))
        inner = rng.uniform(-spread, spread, (HIDDEN, len(NAMES)))
        return cls(inner, rng.uniform(-spread, spread, HIDDEN), rng.uniform(-0.3, 0.3, HIDDEN), np.zeros(1))

    def bent(self, cues: Numbers) -> Numbers:
        """The outputs of the hidden units."""
        return np.asarray(np.tanh(cues @ self.inner.T + self.bias))

    def odds(self, cues: Numbers) -> Numbers:
        """The log odds of every candidate."""
        return np.asarray(self.bent(cues) @ self.outer + self.base)

    def kept(self) -> Weights:
        """These weights, rounded to four decimals."""
        inner, bias, outer, base = (np.round(part, 4).tolist() for part in self)
        return Weights(inner, bias, outer, base[0])


def slopes(layers: Layers, shown: Padded) -> Layers:
    """The gradient of the mean loss over ``shown`` (cross entropy of the chances) by the weights."""
    chance, ways = chances(shown, layers.odds(shown.cues))
    every = np.arange(len(shown.truth))
    chance[every, shown.truth] -= 1
    cues = shown.cues[every[:, None], ways[:, 1:]]
    pull = chance[:, 1:] * (shown.values[every[:, None], ways[:, 1:]] == np.arange(1, 7)) / len(every)
    bent = layers.bent(cues)
    back = pull[:, :, None] * layers.outer * (1 - bent**2)
    return Layers(
        np.einsum("pvh,pvc->hc", back, cues), back.sum(axis=(0, 1)), np.einsum("pv,pvh->h", pull, bent),
        np.array([pull.sum()]),
    )  # fmt: skip


def fit(shown: Padded, rng: Generator) -> Layers:
    """The weights, by Adam (Kingma and Ba, 2015) on a part of ``shown`` at a time, in ever smaller steps."""
    layers = Layers.begun(rng)
    first, second = [np.zeros_like(part) for part in layers], [np.zeros_like(part) for part in layers]
    for step in range(1, ROUNDS + 1):
        some = rng.choice(len(shown.truth), min(PART, len(shown.truth)), replace=False)
        slope = slopes(layers, Padded(shown.values[some], shown.cues[some], shown.truth[some]))
        pace = PACE * (1 + np.cos(np.pi * step / ROUNDS)) / 2
        moved = []
        for index, (part, grown) in enumerate(zip(layers, slope, strict=True)):
            pull = grown + DECAY * part
            first[index] = 0.9 * first[index] + 0.1 * pull
            second[index] = 0.99 * second[index] + 0.01 * pull**2
            way = (first[index] / (1 - 0.9**step)) / (np.sqrt(second[index] / (1 - 0.99**step)) + 1e-8)
            moved.append(part - pace * way)
        layers = Layers(*moved)
    return layers


def told(shown: Padded, layers: Layers) -> str:
    """How often the likeliest value is right, how often it is sure, and how often sure and wrong."""
    chance, _ = chances(shown, layers.odds(shown.cues))
    best, sure = chance[:, 1:].argmax(axis=1) + 1, chance[:, 1:].max(axis=1) >= SURE
    dice = shown.truth > 0
    right = best == shown.truth
    return (
        f"{dice.sum()} patches of dice: {right[dice].mean():.1%} right, {sure[dice].mean():.1%} sure, "
        f"{(sure & ~right)[dice].mean():.2%} sure and wrong; {(~dice).sum()} others: {sure[~dice].mean():.2%} answered"
    )


def main() -> None:
    """Command line."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("photos", type=Path)
    ask.add_argument("out", type=Path)
    ask.add_argument("--hold-back", type=int, help="part of the photographs to leave out; without it all are shown")
    ask.add_argument("--sprites", type=int, default=2352, help="rendered dice")
    ask.add_argument("--rolls", type=int, default=500, help="rendered pictures made of them")
    ask.add_argument("--seed", type=int, default=1)
    chosen = ask.parse_args()
    cv2.setNumThreads(1)
    taken = photos.load(chosen.photos)
    shown, _ = subjects_for(
        [photo for photo in taken if photo.fold != chosen.hold_back], chosen.sprites, chosen.rolls, chosen.seed
    )
    others = [
        Subject(photo.picture, photo.dice, upright=True)
        for photo in taken
        if photo.readable and photo.placed and photo.fold == chosen.hold_back
    ]
    rng = np.random.default_rng(chosen.seed)
    seen_dice = padded(list(patches(shown, rng)))
    layers = fit(seen_dice, rng)
    chosen.out.write_bytes(msgspec.json.encode(layers.kept()) + b"\n")
    print("shown:", told(seen_dice, layers))
    if others:
        print("held back:", told(padded(list(patches(others, rng))), layers))


if __name__ == "__main__":
    main()
