"""The dice of one picture lie on one floor, so that the camera sees all of their upper faces alike: one that is seen
otherwise leans."""

from collections.abc import Sequence
from itertools import combinations

from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import DieEstimate

UNLIKE = 0.28
"""Distance of the tilts of two faces from which one leans. Set on photographs and renders."""

WIDEST = 1.3
"""Sides of the picture, over its distance from the lens, that the widest camera sees: it looks at dice on the left and
on the right from different sides. Most see less, and how much is not known."""


def one_leans(sure: Sequence[DieEstimate], side: float) -> bool:
    """Whether one of the ``sure`` dice leans, in a picture whose longer side has ``side`` pixels."""
    return any(unlike(one, other, side) > UNLIKE for one, other in combinations(sure, 2))


def unlike(one: DieEstimate, other: DieEstimate, side: float) -> float:
    """How differently two faces are tilted, beyond what the places of the dice in the picture may be the cause of."""
    away = _place(one.die, side) - _place(other.die, side)
    apart = one.tilt - other.tilt
    along = (apart * away.conjugate()).real / max(abs(away) ** 2, 1e-9)
    return abs(apart - min(max(along, 0.0), WIDEST) * away)


def _place(die: Found, side: float) -> complex:
    return complex(die.x, die.y) / side
