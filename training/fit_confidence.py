"""Fits what the facts of an answer weigh: ``python -m training.fit_confidence OUT PHOTOS [PHOTOS ...]``.

Every source is judged by weights that were fitted to all others; then the weights in OUT are fitted to all of them.
They stay near what is plausible (``PLAUSIBLE``) where the pictures do not tell, and none that could make more evidence
speak against an answer is allowed.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Sequence
from itertools import chain, pairwise
from math import log
from pathlib import Path
from typing import Final, NamedTuple

import cv2
import msgspec
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.confidence import FACE, FURTHER, WHOLE, Term, Weights
from training.confidence_cases import Case, case, photographed, rendered, simulated

CERTAIN, LEAST = 0.97, 0.87
"""Chances from which an answer counts after one look and after several: no source may be misread by weights that were
fitted to all others."""

PLAUSIBLE: Final = Weights(
    dict(zip(FACE, (0.0, 1.3, 0.8, 0.3, 2.0, 3.0, 2.0, 0.5, 1.0), strict=True)),
    dict(zip(FURTHER, (-3.0, 1.5, 0.3, 0.3, 2.0), strict=True)),
    dict(zip(WHOLE, (7.0, 2.5, 0.6, 40.0, 2.0, 4.0, 2.0), strict=True)),
    CERTAIN,
    LEAST,
)
"""What the weights are before a picture was seen; pictures move them by a share of that."""

FIRM = 15.0
"""How firmly the weights are held there: the precision of the prior, for a weight of one."""

RARE: Final = 0.15
"""What a case counts that is far rarer on a table than here."""

ROUNDS, PACE, LEAST_BASE = 500, 0.05, -9.0
CURVE: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 0.9, 0.95, 0.98, 0.99, 1.0)
"""Limits of the chances in the reliability curve."""

KINDS: Final = {"face": FACE, "further": FURTHER, "whole": WHOLE}
Row = NDArray[np.float64]


class _Facts(NamedTuple):
    """The facts of one kind in many answers, a row each, and which answer each row belongs to."""

    rows: Row
    answer: NDArray[np.intp]


def fit(cases: Sequence[Case]) -> Weights:
    """The weights under which these cases are likeliest: gradient ascent (Adam) on the logarithm of their likelihood
    with a normal prior about the plausible ones. Sources weigh by the root of their number."""
    known = [(one, terms, right) for one in cases for terms, right in zip(one.terms, one.right, strict=True) if terms]
    share = Counter(one.source for one, _, _ in known)
    count = np.array([len(known) / len(share) / share[one.source] for one, _, _ in known]) ** 0.5
    count *= [RARE if one.rare else 1.0 for one, _, _ in known]
    right = np.array([right for _, _, right in known])
    facts = {kind: _facts(kind, [terms for _, terms, _ in known]) for kind in KINDS}
    begun = {kind: np.array([getattr(PLAUSIBLE, kind)[name] for name in names]) for kind, names in KINDS.items()}
    weights = {kind: row.copy() for kind, row in begun.items()}
    pull = {kind: np.zeros_like(row) for kind, row in begun.items()}
    swing = {kind: np.zeros_like(row) for kind, row in begun.items()}
    for step in range(1, ROUNDS + 1):
        slopes = _slopes(weights, facts, count, right)
        for kind, row in weights.items():
            width = np.maximum(np.abs(begun[kind]), 0.5)
            held = FIRM * (row - begun[kind]) / width**2
            slope = (slopes[kind] - held) / len(known)
            pull[kind] = 0.9 * pull[kind] + 0.1 * slope
            swing[kind] = 0.999 * swing[kind] + 0.001 * slope**2
            pace = PACE * pull[kind] / (1 - 0.9**step) / (np.sqrt(swing[kind] / (1 - 0.999**step)) + 1e-8)
            weights[kind] = np.maximum(row + pace, np.r_[LEAST_BASE, np.zeros(len(row) - 1)])
    kept = {kind: dict(zip(names, map(float, weights[kind].round(3)), strict=True)) for kind, names in KINDS.items()}
    return Weights(kept["face"], kept["further"], kept["whole"], CERTAIN, LEAST)


def _facts(kind: str, answers: Sequence[Sequence[Term]]) -> _Facts:
    sign = -1.0 if kind == "further" else 1.0
    found = [
        (sign * np.array(term.facts), at) for at, terms in enumerate(answers) for term in terms if term.kind == kind
    ]
    rows = np.array([row for row, _ in found]).reshape(-1, len(KINDS[kind]))
    return _Facts(rows, np.array([at for _, at in found], np.intp))


def _slopes(weights: dict[str, Row], facts: dict[str, _Facts], count: Row, right: NDArray[np.bool_]) -> dict[str, Row]:
    """How the logarithm of the likelihood changes with each weight."""
    sums = {kind: rows @ weights[kind] for kind, (rows, _) in facts.items()}
    chance = np.exp(sum(np.bincount(facts[kind].answer, -np.logaddexp(0, -sums[kind]), len(count)) for kind in sums))
    worth = count * np.where(right, 1.0, -chance / np.maximum(1 - chance, 1e-6))
    return {
        kind: (worth[answer] / (1 + np.exp(np.clip(sums[kind], -30, 30)))) @ rows
        for kind, (rows, answer) in facts.items()
    }


class Judged(NamedTuple):
    """A case judged by weights fitted to other sources: the ``chance`` of its final answer, whether that is ``right``,
    and whether it counts (``answered``)."""

    case: Case
    chance: float
    right: bool
    answered: bool


def judge(one: Case, model: Weights) -> Judged:
    """What ``model`` makes of ``one``: the first look decides if it is certain, else the further ones do."""
    first, again = (model.product(terms) if terms else 0.0 for terms in one.terms)
    if first >= model.certain or not one.terms[0]:
        return Judged(one, first, one.right[0], first >= model.certain)
    return Judged(one, again, one.right[1], again >= model.least)


def rotated(cases: Sequence[Case]) -> list[Judged]:
    """Every case judged by weights that were fitted to all other sources."""
    found = []
    for source in sorted({one.source for one in cases}):
        model = fit([one for one in cases if one.source != source])
        found += [judge(one, model) for one in cases if one.source == source]
    return found


def table(judged: Sequence[Judged]) -> str:
    """By source: readable pictures, how many are read and misread, and what is answered though it must not be."""
    groups: dict[str, list[Judged]] = defaultdict(list)
    for one in judged:
        groups[one.case.source].append(one)
    groups["all"] = list(judged)
    lines = [
        "| left out | two readable dice | read | misread | others | answered | of these leaning dice and hands |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for source, some in groups.items():
        due, rest = [one for one in some if one.case.due], [one for one in some if not one.case.due]
        wrong = [one for one in rest if one.answered]
        cells = (
            source, len(due), sum(one.answered and one.right for one in due),
            sum(one.answered and not one.right for one in due), len(rest), len(wrong),
            sum(one.case.rare for one in wrong),
        )  # fmt: skip
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(lines)


def curve(judged: Sequence[Judged]) -> str:
    """The reliability curve: how often answers of about the same chance are right."""
    lines = ["| chance | answers | mean chance | right |", "| --- | --- | --- | --- |"]
    known = [one for one in judged if one.chance > 0 and not one.case.rare]
    for low, high in pairwise(CURVE):
        some = [one for one in known if low < one.chance <= high]
        if some:
            mean, right = np.mean([one.chance for one in some]), np.mean([one.right for one in some])
            lines.append(f"| {low:.2f} to {high:.2f} | {len(some)} | {mean:.1%} | {right:.1%} |")
    loss = -float(np.mean([log(max(one.chance if one.right else 1 - one.chance, 1e-6)) for one in known]))
    return "\n".join([*lines, "", f"Mean loss {loss:.3f}."])


def main() -> None:
    """Command line."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("out", type=Path)
    ask.add_argument("photos", type=Path, nargs="+")
    ask.add_argument("--rolls", type=int, default=320, help="rendered rolls")
    ask.add_argument("--simulated", type=int, default=64, help="pictures of the simulated tray")
    ask.add_argument("--changes", type=int, default=2, help="changed copies of every photograph of two dice")
    chosen = ask.parse_args()
    cv2.setNumThreads(1)
    pictures = chain.from_iterable(photographed(folder, chosen.changes) for folder in chosen.photos)
    cases = [case(one) for one in chain(pictures, simulated(chosen.simulated), rendered(range(chosen.rolls)))]
    judged = rotated(cases)
    print(f"{table(judged)}\n\n{curve(judged)}")
    chosen.out.write_bytes(msgspec.json.format(msgspec.json.encode(fit(cases)), indent=2) + b"\n")


if __name__ == "__main__":
    main()
