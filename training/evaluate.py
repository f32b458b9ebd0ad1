"""How well the networks read photographs: ``python -m training.evaluate PHOTOS [--fold 0]``. Needs no PyTorch.

Prints the tables of the model card: dice found, the confusion of faces, and what the whole reader answers.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import cv2
import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from postparade.dice.vision import detector, face_classifier
from postparade.dice.vision.reader import read
from training.emptied import emptied
from training.photos import Photo, PlacedDie, load

NEAR = 0.35
"""Edges by which a die may be found away from its label."""

MOST = 12


def matched(photo: Photo, found: Sequence[detector.Found]) -> list[tuple[PlacedDie, detector.Found | None]]:
    """Every labelled die of ``photo`` with the one of ``found`` that is it, if any."""
    pairs: list[tuple[PlacedDie, detector.Found | None]] = []
    for die in photo.dice:
        near = [(float(np.hypot(one.x - die.x, one.y - die.y)), one) for one in found]
        away, closest = min(near, key=lambda pair: pair[0], default=(np.inf, None))
        pairs.append((die, closest if away < NEAR * die.edge else None))
    return pairs


def confusion(shown: Sequence[Photo]) -> tuple[NDArray[np.int64], int]:
    """Labelled dice by value (rows) and what the face reader says of them (columns, its classes), and how many dice
    were not found."""
    table, lost = np.zeros((6, len(face_classifier.CLASSES)), np.int64), 0
    for photo in shown:
        pairs = matched(photo, detector.find(photo.picture, MOST))
        known = [(die, one) for die, one in pairs if one is not None]
        lost += len(pairs) - len(known)
        for (die, _), reading in zip(
            known, face_classifier.read(photo.picture, [one for _, one in known]), strict=True
        ):
            table[die.value - 1, int(np.argmax([*reading.chances, *reading.obstacles.values()]))] += 1
    return table, lost


def outcomes(shown: Sequence[Photo], rng: Generator | None = None) -> Counter[tuple[str, str]]:
    """How often the reader, told to expect two dice, is exact, wrong or silent, by set-up. With ``rng`` it is given the
    empty tray: the photograph with its dice painted out, in other light."""
    table: Counter[tuple[str, str]] = Counter()
    for photo in shown:
        values = read(photo.picture, 2, None if rng is None else emptied(photo, rng)).values
        right = photo.readable and values == photo.values
        outcome = "abstain" if values is None else "exact" if right else "misread"
        kind = "unreadable" if not photo.readable else "two dice" if len(photo.values) == 2 else "other numbers"
        table[kind if kind != "two dice" else f"two dice, {photo.source}", outcome] += 1
    return table


def main() -> None:
    """Command line."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("photos", type=Path)
    ask.add_argument("--fold", type=int, help="only this part of the photographs")
    ask.add_argument("--emptied", action="store_true", help="give the reader the readable ones with dice painted out")
    chosen = ask.parse_args()
    cv2.setNumThreads(1)
    shown = [photo for photo in load(chosen.photos) if chosen.fold is None or photo.fold == chosen.fold]
    table, lost = confusion([photo for photo in shown if photo.readable])
    print(f"{len(shown)} photographs, {table.sum() + lost} dice, {lost} not found\n")
    print("| value | " + " | ".join(face_classifier.CLASSES) + " |\n|" + " --- |" * (len(face_classifier.CLASSES) + 1))
    for value, row in enumerate(table, 1):
        print(f"| {value} | " + " | ".join(str(count) for count in row) + " |")
    print(f"\nfaces right: {np.trace(table[:, :6]) / table.sum():.1%}\n")
    if chosen.emptied:
        shown = [photo for photo in shown if photo.readable and photo.placed]
    found = outcomes(shown, np.random.default_rng(5) if chosen.emptied else None)
    print("| set-up | pictures | exact | misread | abstain |\n| --- | --- | --- | --- | --- |")
    for kind in sorted({kind for kind, _ in found}):
        row_of = [found[kind, outcome] for outcome in ("exact", "misread", "abstain")]
        print(f"| {kind} | {sum(row_of)} | " + " | ".join(str(count) for count in row_of) + " |")


if __name__ == "__main__":
    main()
