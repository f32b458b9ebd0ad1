"""A learned verifier beside the reader's rules: ``python -m training.verifier PHOTOS [--rolls 1000]``.

One small model is given what is known of the two likeliest dice, each alone and as a pair, and says how likely it is
that they are the answer. It is fitted on all sources but one and judged on that one: the photographs of either source,
and rendered rolls in four parts that share no dice. What must not be answered whatever the dice look like (another
number, a hand, a thing, another tray) stays with the rules. The threshold is the highest score that any wrong answer of
the sources fitted on has, so that none of them is misread.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import log
from pathlib import Path
from typing import Final, NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision import detector
from postparade.dice.vision.against_empty import AgainstEmpty
from postparade.dice.vision.fusion import DieEstimate, estimates
from postparade.dice.vision.pair_checks import unlike
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import _as_measured, _burnt, _is_sure, _is_token, read
from training.emptied import emptied
from training.photos import load
from training.renders.library import FAMILY, library
from training.renders.rolls import KINDS, roll

SEED, FAMILIES, PARTS = 11, 48, 4
PIECE = 50
ROUNDS, PACE = 300, 0.1
"""Number of one-question trees that are added up, and the share of each."""

Row = NDArray[np.float64]

EACH: Final = ("score", "network", "pips", "leans", "tilt", "obscured", "plain", "burnt", "one")
PAIR: Final = ("larger", "apart", "unlike", "third", "found", "known", "fault")
NAMES: Final = (*(f"{name} {which}" for which in ("weaker", "stronger") for name in EACH), *PAIR)
"""The columns of what the model is given."""


class Case(NamedTuple):
    """One picture of ``source``: what the model is given of it (None where rules forbid an answer), whether the two
    likeliest values are ``right``, and whether the rules answer and are wrong (``misread``). ``due`` is whether a
    person could read it."""

    source: str
    seen: Row | None
    right: bool
    due: bool
    answered: bool
    misread: bool


def case(source: str, picture: Picture, reference: Picture | None, faces: tuple[int, ...] | None, due: bool) -> Case:
    """The case of ``picture``, whose dice show ``faces`` (None if that is unknown)."""
    answer = read(picture, 2, reference).values
    found = seen(picture, reference)
    shown, row = found if found is not None else (None, None)
    misread = answer is not None and answer != faces
    return Case(source, row, shown is not None and shown == faces, due, answer is not None, misread)


def seen(picture: Picture, reference: Picture | None) -> tuple[tuple[int, ...], Row] | None:
    """The two likeliest values and what is known of their dice; None where the rules forbid any answer."""
    against = None if reference is None else AgainstEmpty(picture, reference)
    found = detector.find(picture, 12, None if against is None else against.where)
    if against is None:
        judged = estimates(picture, found)
    else:
        measured = _as_measured(picture, against.present(found), against)
        judged = [one for one in measured if not _is_token(one, against)]
    likely = sorted(judged, key=lambda one: -one.die.score * one.confidence)
    sure = [one for one in judged if _is_sure(picture, one, against)]
    if len(likely) < 2 or len(sure) > 2:
        return None
    pair = sorted(likely[:2], key=lambda one: one.evidence)
    if against is not None and against.beside([one.die for one in judged if one.die.score > 0.3], None) != "nothing":
        return None
    edges = sorted(one.die.edge for one in pair)
    apart = float(np.hypot(pair[0].die.x - pair[1].die.x, pair[0].die.y - pair[1].die.y)) / edges[1]
    third = max((one.die.score * max(one.chance * one.support, 0.1) for one in likely[2:]), default=0.0)
    fault = 0.0 if against is None else float(against.fault([one.die for one in pair], flat=False) is not None)
    of_pair = (
        log(edges[1] / edges[0]), min(apart, 3.0), unlike(pair[0], pair[1], max(picture.shape)), third,
        float(len(judged)), float(against is not None), fault,
    )  # fmt: skip
    row = np.array([*_each(picture, pair[0]), *_each(picture, pair[1]), *of_pair])
    return tuple(sorted(one.shares[0][0] for one in pair)), row


def _each(picture: Picture, one: DieEstimate) -> tuple[float, ...]:
    network, pips = (log(max(p, 0.001) / max(1 - p, 0.001)) for p in (one.chance, one.support))
    burnt, plain, lonely = _burnt(picture, one.die), float(one.plain), float(one.shares[0][0] == 1)
    return one.die.score, network, pips, one.leaning, abs(one.tilt), one.obscured, plain, burnt, lonely


def rendered(numbers: range) -> list[Case]:
    """The cases of these rendered rolls, each with the empty tray and without."""
    cv2.setNumThreads(1)
    families = library(SEED, FAMILIES * FAMILY)
    cases = []
    for number in numbers:
        part, kind = number % PARTS, (*KINDS, "plain")[number // PARTS % (len(KINDS) + 1)]
        try:
            rolled = roll(np.random.default_rng([SEED, 5, number]), families[part::PARTS], kind)
        except ValueError:
            continue
        faces, due = tuple(sorted(die.value for die in rolled.dice)), rolled.values is not None
        source = f"rendered {part + 1}"
        cases += [case(source, rolled.picture, reference, faces, due) for reference in (rolled.reference, None)]
    return cases


def photographed(folder: Path) -> Iterator[Case]:
    """The cases of the photographs, without an empty tray, and with one made by painting out the dice."""
    chance = np.random.default_rng(5)
    for photo in load(folder):
        faces, due = photo.values if photo.readable else None, photo.readable and len(photo.values) == 2
        yield case(photo.source, photo.picture, None, faces, due)
        if photo.readable and photo.placed:
            yield case(photo.source, photo.picture, emptied(photo, chance), faces, due)


class Stumps:
    """Trees of one question each, added up by gradient boosting for the logistic loss (Friedman, 2001)."""

    def __init__(self, rows: Row, right: NDArray[np.bool_]) -> None:
        self._asked: list[tuple[int, float, float, float]] = []
        total = np.zeros(len(rows))
        levels = np.unique(np.quantile(rows, np.linspace(0.02, 0.98, 33), axis=0), axis=0)
        above = rows[:, None, :] > levels[None]
        for _ in range(ROUNDS):
            chance = 1 / (1 + np.exp(-total))
            slope, bend = right - chance, chance * (1 - chance)
            up, up_bend = np.tensordot(slope, above, 1), np.tensordot(bend, above, 1)
            down, down_bend = slope.sum() - up, bend.sum() - up_bend
            gain = up**2 / (up_bend + 1) + down**2 / (down_bend + 1)
            level, column = np.unravel_index(int(gain.argmax()), gain.shape)
            yes = PACE * float(up[level, column] / (up_bend[level, column] + 1))
            no = PACE * float(down[level, column] / (down_bend[level, column] + 1))
            self._asked.append((int(column), float(levels[level, column]), yes, no))
            total += np.where(above[:, level, column], yes, no)

    def score(self, rows: Row) -> Row:
        """Log odds that the likeliest values are right."""
        total = np.zeros(len(rows))
        for column, level, yes, no in self._asked:
            total += np.where(rows[:, column] > level, yes, no)
        return total


class Logistic:
    """Logistic regression on the columns and their squares, by Newton's method with a ridge."""

    def __init__(self, rows: Row, right: NDArray[np.bool_]) -> None:
        self._mean, self._spread = rows.mean(axis=0), rows.std(axis=0) + 1e-6
        terms = self._terms(rows)
        self._weights = np.zeros(terms.shape[1])
        for _ in range(25):
            chance = 1 / (1 + np.exp(-np.clip(terms @ self._weights, -30, 30)))
            bend = terms.T @ (terms * (chance * (1 - chance))[:, None]) + np.eye(terms.shape[1])
            self._weights += np.linalg.solve(bend, terms.T @ (right - chance) - self._weights)

    def _terms(self, rows: Row) -> Row:
        usual = np.clip((rows - self._mean) / self._spread, -4, 4)
        return np.hstack([np.ones((len(rows), 1)), usual, usual**2])

    def score(self, rows: Row) -> Row:
        """Log odds that the likeliest values are right."""
        scores: Row = self._terms(rows) @ self._weights
        return scores


def judged(cases: list[Case], model: type[Stumps] | type[Logistic]) -> dict[str, tuple[int, int]]:
    """By source, how many readable pictures a model fitted on all others answers rightly, and how many it misreads."""
    found = {}
    for source in sorted({one.source for one in cases}):
        known = [one for one in cases if one.seen is not None]
        rest, own = [one for one in known if one.source != source], [one for one in known if one.source == source]
        fitted = model(
            np.stack([one.seen for one in rest if one.seen is not None]), np.array([one.right for one in rest])
        )
        wrong = np.stack([one.seen for one in rest if one.seen is not None and not one.right])
        least = float(fitted.score(wrong).max())
        scores = fitted.score(np.stack([one.seen for one in own if one.seen is not None]))
        answered = [one for one, score in zip(own, scores, strict=True) if score > least]
        found[source] = sum(one.right and one.due for one in answered), sum(not one.right for one in answered)
    return found


def main() -> None:
    """Command line."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("photos", type=Path)
    ask.add_argument("--rolls", type=int, default=1000)
    ask.add_argument("--processes", type=int, default=1)
    chosen = ask.parse_args()
    cv2.setNumThreads(1)
    cases = list(photographed(chosen.photos))
    pieces = [range(start, min(start + PIECE, chosen.rolls)) for start in range(0, chosen.rolls, PIECE)]
    with ProcessPoolExecutor(chosen.processes) as workers:
        for part in workers.map(rendered, pieces):
            cases += part
    by_trees, by_logistic = judged(cases, Stumps), judged(cases, Logistic)
    print("| source | pictures | readable | rules: read, misread | trees: read, misread | logistic: read, misread |")
    print("| --- | --- | --- | --- | --- | --- |")
    for source in sorted({one.source for one in cases}):
        own = [one for one in cases if one.source == source]
        rules = sum(one.answered and one.due and not one.misread for one in own), sum(one.misread for one in own)
        rows = "| ".join(f"{read}, {wrong} " for read, wrong in (rules, by_trees[source], by_logistic[source]))
        print(f"| {source} | {len(own)} | {sum(one.due for one in own)} | {rows}|")


if __name__ == "__main__":
    main()
