"""How the camera reader does on rendered rolls that no training has seen: dice of all colours, tilts, lights, touching,
cocked, stacked, under a hand.

Roll ``n`` of a seed is always the same picture, so a run can be cut into pieces: ``--first 5000 --rolls 5000``. Every
roll is read with a reference picture of the empty tray and without one, on one thread.
"""

import argparse
import math
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.dice.vision.reader import read
from training.renders.library import HELD_BACK, Family, library
from training.renders.rolls import KINDS, Kind, Rolled, roll

HELD_BACK_SEEDS = range(HELD_BACK, 2 * HELD_BACK)
"""Seeds of dice and rolls that only this benchmark draws from; ``--seed`` counts from the first."""

SPRITES = 2800
PIECE = 100
SLIGHT = math.radians(20)
"""Dice that lean by less are counted apart: they hardly look cocked."""


class Outcome(NamedTuple):
    """One reading of one roll. ``right`` tells whether the answer names the upper faces, even where none was due."""

    row: str
    reference: bool
    due: bool
    answered: bool
    right: bool
    ms: float


@cache
def dice(seed: int) -> list[Family]:
    """The dice of ``seed``, read once in every process."""
    return library(seed, SPRITES)


def kind_of(number: int) -> Kind:
    """The kinds take turns; plain rolls are as many again."""
    return (*KINDS, "plain")[number % (len(KINDS) + 1)]


def rendered(seed: int, number: int) -> Rolled:
    """Roll ``number`` of ``seed``."""
    return roll(np.random.default_rng([seed, number]), dice(seed), kind_of(number))


def row_of(rolled: Rolled) -> str:
    if rolled.kind != "cocked":
        return rolled.kind
    lean = max(die.lean for die in rolled.dice)
    return "cocked, under 20 degrees" if lean < SLIGHT else "cocked, 20 degrees and more"


def piece(seed: int, numbers: range) -> list[Outcome]:
    """Render and read the rolls ``numbers``."""
    cv2.setNumThreads(1)
    found = []
    for number in numbers:
        rolled = rendered(seed, number)
        faces = tuple(sorted(die.value for die in rolled.dice))
        for reference in (rolled.reference, None):
            began = time.process_time()
            answer = read(rolled.picture, 2, reference).values
            ms = 1000 * (time.process_time() - began)
            due = rolled.values is not None
            found.append(Outcome(row_of(rolled), reference is not None, due, answer is not None, answer == faces, ms))
            if answer is not None and answer != faces:
                print(f"roll {number}, {rolled.kind}: read {answer}, lies {faces}", file=sys.stderr)
    return found


def table(outcomes: Iterable[Outcome]) -> str:
    """The figures by kind, as a table in Markdown."""
    groups: dict[tuple[bool, str], list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        groups[(not outcome.reference, outcome.row)].append(outcome)
        groups[(not outcome.reference, "~ all")].append(outcome)
    lines = []
    for reference in (True, False):
        lines += [
            "",
            f"{'With' if reference else 'Without'} a picture of the empty tray:",
            "",
            "| rolls | number | readable | read | misread | unreadable | answered anyway | of these wrong | ms |",
            "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        ]
        lines += [line(row, groups[key]) for key in sorted(groups) if key[0] is not reference for row in [key[1]]]
    return "\n".join(lines)


def line(row: str, outcomes: list[Outcome]) -> str:
    due = Counter(("read" if o.right else "misread") if o.answered else "silent" for o in outcomes if o.due)
    spare = Counter(("right" if o.right else "wrong") if o.answered else "silent" for o in outcomes if not o.due)
    read_share = f"{due['read'] / due.total():.1%}" if due else ""
    answered = spare["right"] + spare["wrong"]
    ms = sum(o.ms for o in outcomes) / len(outcomes)
    return (
        f"| {row.lstrip('~ ')} | {len(outcomes)} | {due.total()} | {read_share} | {due['misread']} "
        f"| {spare.total()} | {answered} | {spare['wrong']} | {ms:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rolls", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    seed = HELD_BACK_SEEDS[asked.seed]
    library(seed, SPRITES, processes=asked.processes)
    last = asked.first + asked.rolls
    pieces = [range(start, min(start + PIECE, last)) for start in range(asked.first, last, PIECE)]
    outcomes: list[Outcome] = []
    with ProcessPoolExecutor(asked.processes) as workers:
        for number, part in enumerate(workers.map(partial(piece, seed), pieces), 1):
            outcomes += part
            print(f"{number} of {len(pieces)} pieces", end="\r", file=sys.stderr, flush=True)
    print(table(outcomes))


if __name__ == "__main__":
    main()
