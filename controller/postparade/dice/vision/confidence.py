"""How likely an answer is right: one small model of what was seen, in place of thresholds for every single cue.

An answer is right when every die of it shows the face that was read, when nothing else in the picture is a die, and
when the dice fit together. Each of these has a chance, the logistic function of a weighted sum of plain facts; the
chance of the answer is the product of them. `training/fit_confidence.py` fits the weights to labelled pictures; every
fact is told so that more of it speaks for the answer, and no weight is below zero, so that the model goes no strange
ways where it has seen little. The fact that costs an answer most is why there is none.

Dice of one roll lie on one floor: when their faces are tilted differently, or their bodies seen differently, one of
them leans on something and shows no value, however likely the rest is.
"""

from collections.abc import Sequence
from functools import cache, cached_property
from itertools import combinations
from math import exp, log
from typing import Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import DieEstimate
from postparade.dice.vision.networks import stored
from postparade.dice.vision.reading import Reason

FACE: Final = (
    "base", "network", "pips", "found", "plain", "undisputed", "clear", "body", "alike"
)  # fmt: skip
"""The facts about the face of one die. ``network``, ``pips`` and ``found`` are the log odds of the network, of the pips
and of the finder; ``plain`` tells that the pips do not show two values, ``undisputed`` that they show no other one,
``clear`` that it is not burnt out, ``body`` that a body of its size lies below the face, ``alike`` that it shows the
same when it is taken to be as large as the largest die."""

FURTHER: Final = ("base", "found", "network", "pips", "size")
"""The facts that speak for one more die: the first four as in :data:`FACE`; ``size`` that it is
not smaller than the others."""

WHOLE: Final = ("base", "level", "flat", "one face", "one size", "apart", "upright")
"""The facts about the dice together: ``level`` that their faces are tilted alike, ``flat`` that none looks as if it
leaned, ``one face`` that no second face was found on a die, ``one size`` that they look equally large, ``apart`` that
they do not lie on each other, ``upright`` that their bodies do not lean."""

_OBSTACLES: dict[str, Reason] = {"covered": "hand", "cocked": "cocked", "blurred": "blurred"}
_REASONS: dict[str, Reason] = {
    "clear": "glare", "level": "cocked", "flat": "cocked", "one face": "cocked", "upright": "cocked",
    "apart": "touching",
}  # fmt: skip

_FURTHEST, _NEAREST, _TOUCHING = 5.0, 3.0, 1.4
_USUAL, _LEANING = 0.2, 0.01
_LEAST_CHANCE = 1e-4

WORTH_A_LOOK = 0.3
"""Score of the finder from which a place is looked at closely, and what hides its face is named."""


UNLIKE = 0.28
"""Difference between the tilts of two faces from which one die leans. Set on photographs and renders."""

LEANS, FAR_OUT = 0.24, 0.4
"""Edges by which bodies lean (:func:`~postparade.dice.vision.silhouette.lean`) from which one die does, and from
which it does even though the network sees all faces flat. Set on renders and on photographs with their dice painted
out."""

UPRIGHT = 0.005
"""The network's chance that a die leans below which its face looks flat."""

SECOND_FACE, ITS_PIPS = 0.35, 0.7
"""Score of the finder, and chance of the pips, from which a second face is plainly seen on a die. Of a die that lies
flat the finder rarely makes out more than the upper one."""

WIDEST = 1.3
"""Side of the picture over its distance from the lens, for the widest camera: it looks at dice on the left and on the
right from different sides. Most cameras are narrower, and by how much is not known."""


class Term(NamedTuple):
    """One of the chances that make an answer, by what it is made of: ``facts`` of ``kind`` ("face", "further",
    "whole"), about ``place`` unless they are about all dice."""

    kind: str
    facts: tuple[float, ...]
    place: DieEstimate | None = None


class Weights(msgspec.Struct, frozen=True, dict=True):
    """Weighs facts: their weights by name, and the chances from which an answer counts, ``certain`` after one look,
    ``least`` after several."""

    face: dict[str, float]
    further: dict[str, float]
    whole: dict[str, float]
    certain: float
    least: float

    @cached_property
    def _of(self) -> dict[str, NDArray[np.float64]]:
        return {
            "face": np.array([self.face[name] for name in FACE]),
            "further": -np.array([self.further[name] for name in FURTHER]),
            "whole": np.array([self.whole[name] for name in WHOLE]),
        }

    def chance(self, term: Term) -> float:
        """The chance that ``term`` stands for."""
        return 1 / (1 + exp(-float(np.clip(self._of[term.kind] @ term.facts, -30, 30))))

    def product(self, terms: Sequence[Term]) -> float:
        """The chance of the answer with these ``terms``."""
        return float(np.prod([self.chance(term) for term in terms]))

    def why_not(self, terms: Sequence[Term]) -> Reason:
        """Why the answer with these ``terms`` does not count: by the fact that costs the least likely one most."""
        weakest = min(terms, key=self.chance)
        seen = weakest.place
        costs = dict(zip(_NAMES[weakest.kind], self._of[weakest.kind] * weakest.facts, strict=True))
        costs.pop("base")
        worst = min(costs, key=lambda name: costs[name])
        if seen is None:
            return _REASONS.get(worst, "unsure")
        why = hidden(seen)
        if weakest.kind == "further":
            return why or ("too_many" if seen.chance * seen.support > 0.25 else "unsure")
        return why or _REASONS.get(worst, "unsure")


@cache
def fitted() -> Weights:
    """The weights that come with the package."""
    return msgspec.json.decode(stored("confidence.json"), type=Weights)


def of_face(seen: DieEstimate) -> Term:
    """The chance that the face ``seen`` at a place is the upper one of a die and shows its value."""
    return Term(
        "face",
        (
            1.0, _log_odds(seen.chance), _log_odds(seen.support), _log_odds(seen.found.score, _NEAREST),
            seen.plain - 1, -seen.against, -seen.burnt, float(seen.body), seen.alike - 1,
        ),
        seen,
    )  # fmt: skip


def of_further(seen: DieEstimate, edge: float) -> Term:
    """The chance that what is ``seen`` at a place is no further die beside dice with this ``edge`` in pixels."""
    return Term(
        "further",
        (
            1.0, _log_odds(seen.found.score, _NEAREST), _log_odds(seen.chance), _log_odds(seen.support),
            -max(0.0, log(edge / seen.found.edge)),
        ),
        seen,
    )  # fmt: skip


def of_whole(dice: Sequence[DieEstimate], second: float, lean: float, side: float) -> Term:
    """The chance that ``dice`` fit together. ``second`` is the finder's score of a second face on one of them, ``lean``
    how far their bodies lean (:func:`~postparade.dice.vision.silhouette.lean`), ``side`` the longer side of the
    picture in pixels."""
    pairs = list(combinations(dice, 2))
    edges = [one.found.edge for one in dice]
    tilt = most_unlike(dice, side)
    leaning = max(one.leaning for one in dice)
    nearest = min((distance(one.found, other.found) for one, other in pairs), default=_TOUCHING)
    return Term(
        "whole",
        (
            1.0, -((tilt / _USUAL) ** 2), -max(0.0, log(max(leaning, _LEAST_CHANCE) / _LEANING)), -(second**2),
            -log(max(edges) / min(edges)), -max(0.0, _TOUCHING - nearest), -((lean / _USUAL) ** 2),
        ),
    )  # fmt: skip


def one_leans(dice: Sequence[DieEstimate], lean: float, side: float) -> bool:
    """Whether one of ``dice`` leans, whose bodies lean by ``lean`` edges, in a picture whose longer side has ``side``
    pixels."""
    flat = all(one.leaning < UPRIGHT for one in dice)
    return most_unlike(dice, side) > UNLIKE or lean > (FAR_OUT if flat else LEANS)


def shows_a_face(second: DieEstimate) -> bool:
    """Whether a ``second`` face that was found on a die is plainly one: where no body tells how the die stands, either
    may be the upper one."""
    return second.found.score >= SECOND_FACE and second.support >= ITS_PIPS


def most_unlike(dice: Sequence[DieEstimate], side: float) -> float:
    """How differently the faces of two of ``dice`` are tilted at most; 0 for a single one."""
    return max((unlike(*pair, side) for pair in combinations(dice, 2)), default=0.0)


def unlike(one: DieEstimate, other: DieEstimate, side: float) -> float:
    """How differently two faces are tilted, beyond what the places of the dice in the picture can explain."""
    away = complex(one.found.x - other.found.x, one.found.y - other.found.y) / side
    apart = one.tilt - other.tilt
    along = (apart * away.conjugate()).real / max(abs(away) ** 2, 1e-9)
    return abs(apart - min(max(along, 0.0), WIDEST) * away)


def hidden(seen: DieEstimate) -> Reason | None:
    """Why no face is ``seen`` at a place, where something else is seen instead."""
    obstructed = seen.found.score >= WORTH_A_LOOK and seen.obscured > max(seen.chance, 0.5)
    return _OBSTACLES.get(seen.obstacle) if obstructed else None


_NAMES = {"face": FACE, "further": FURTHER, "whole": WHOLE}


def distance(one: Found, other: Found) -> float:
    """Edges of the larger die between two centres."""
    return float(np.hypot(one.x - other.x, one.y - other.y)) / max(one.edge, other.edge)


def _log_odds(chance: float, most: float = _FURTHEST) -> float:
    kept = min(max(chance, _LEAST_CHANCE), 1 - _LEAST_CHANCE)
    return min(max(log(kept / (1 - kept)), -most), most)
