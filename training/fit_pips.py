"""Fit what the cues of the pip count weigh: ``python -m training.fit_pips PHOTOS --hold-back 0``. Needs no PyTorch.

A logistic regression: every way to see a face on a patch scores the weighted sum of its cues, a value takes its best
way, "no readable face" scores zero, and the chances are the softmax of the seven (Bishop, Pattern Recognition and
Machine Learning, 2006, section 4.3.4). Prints the weights and how often they are right on what was held back.
"""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from postparade.dice.camera.geometry import SURE, cut
from postparade.dice.camera.geometry.cues import NAMES, weigh
from postparade.dice.camera.geometry.layouts import propose
from postparade.dice.camera.geometry.spots import find
from training import photos
from training.subjects import subjects_for
from training.windows import Subject

JITTERED = 3
"""Patches of a die beside the exact one: the finder is off by about a tenth of an edge and of its length."""

ROUNDS = 400
_NEVER = -60.0

Floats = NDArray[np.float64]


class Patch(NamedTuple):
    """The values that may be seen on one patch with their cues (one row a way to see it), and the true value or 0."""

    values: NDArray[np.intp]
    cues: Floats
    truth: int


def patches(subjects: Sequence[Subject], rng: Generator) -> Iterator[Patch]:
    """Faces, places beside faces, and places without dice."""
    for subject in subjects:
        rows, columns = subject.picture.shape[:2]
        for die in subject.dice:
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
    """What the geometry sees there."""
    spots = find(cut(subject.picture, centre, edge))
    ways = propose(spots)
    return Patch(ways.value, weigh(ways, spots).astype(np.float64), truth)


class Padded(NamedTuple):
    """Patches as arrays; ``values`` is 0 where a patch has fewer ways than the longest."""

    values: NDArray[np.intp]
    cues: Floats
    truth: NDArray[np.intp]


def padded(shown: Sequence[Patch]) -> Padded:
    """``shown`` in arrays of one size."""
    longest = max(len(patch.values) for patch in shown)
    values = np.zeros((len(shown), longest), np.intp)
    cues = np.zeros((len(shown), longest, len(NAMES)))
    for index, patch in enumerate(shown):
        values[index, : len(patch.values)] = patch.values
        cues[index, : len(patch.values)] = patch.cues
    return Padded(values, cues, np.array([patch.truth for patch in shown]))


def chances(shown: Padded, weights: Floats) -> tuple[Floats, NDArray[np.intp]]:
    """The chance of "no face" and of each value, and which way each value takes."""
    scores = np.where(shown.values > 0, shown.cues @ weights, _NEVER)
    odds, ways = np.full((len(scores), 7), _NEVER), np.zeros((len(scores), 7), np.intp)
    odds[:, 0] = 0
    for value in range(1, 7):
        of_value = np.where(shown.values == value, scores, _NEVER)
        ways[:, value] = of_value.argmax(axis=1)
        odds[:, value] = of_value.max(axis=1)
    raised = np.exp(odds - odds.max(axis=1, keepdims=True))
    return raised / raised.sum(axis=1, keepdims=True), ways


def fit(shown: Padded) -> Floats:
    """The weights, by Adam (Kingma and Ba, 2015) on the whole of ``shown`` with a little decay."""
    weights, first, second = np.zeros(len(NAMES)), np.zeros(len(NAMES)), np.zeros(len(NAMES))
    every = np.arange(len(shown.truth))
    for step in range(1, ROUNDS + 1):
        chance, ways = chances(shown, weights)
        chance[every, shown.truth] -= 1
        slope = 1e-3 * weights
        for value in range(1, 7):
            there = shown.values[every, ways[:, value]] == value
            slope += (chance[:, value] * there) @ shown.cues[every, ways[:, value]] / len(every)
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope**2
        weights -= 0.05 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights


def told(shown: Padded, weights: Floats) -> str:
    """How often the likeliest value is right, how often it is sure, and how often sure and wrong."""
    chance, _ = chances(shown, weights)
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
    ask.add_argument("--hold-back", type=int, default=0, help="part of the photographs that is not shown")
    ask.add_argument("--sprites", type=int, default=2352, help="rendered dice")
    ask.add_argument("--rolls", type=int, default=300, help="rendered pictures made of them")
    ask.add_argument("--seed", type=int, default=1)
    chosen = ask.parse_args()
    cv2.setNumThreads(1)
    taken = photos.load(chosen.photos)
    shown, _ = subjects_for(taken, chosen.hold_back, chosen.sprites, chosen.rolls, chosen.seed)
    others = [
        Subject(photo.picture, photo.dice, upright=True)
        for photo in taken
        if photo.readable and photo.placed and photo.fold == chosen.hold_back
    ]
    rng = np.random.default_rng(chosen.seed)
    seen_dice = padded(list(patches(shown, rng)))
    weights = fit(seen_dice)
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name:9} {weight:6.2f}")
    print("shown:", told(seen_dice, weights))
    print("held back:", told(padded(list(patches(others, rng))), weights))


if __name__ == "__main__":
    main()
