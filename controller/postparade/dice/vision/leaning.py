"""Dice of one roll lie on one floor: when their faces are tilted differently, or their bodies seen differently, one of
them leans on something and shows no value."""

from collections.abc import Sequence
from itertools import combinations

from postparade.dice.vision.fusion import DieEstimate

UNLIKE = 0.28
"""Difference between the tilts of two faces from which one die leans. Set on photographs and renders."""

LEANS, FAR_OUT = 0.24, 0.4
"""Edges by which bodies lean (:meth:`~postparade.dice.vision.silhouette.Bodies.lean`) from which one die does, and from
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


def one_leans(dice: Sequence[DieEstimate], lean: float, side: float) -> bool:
    """Whether one of ``dice`` leans, whose bodies lean by ``lean`` edges, in a picture whose longer side has ``side``
    pixels."""
    flat = all(one.leaning < UPRIGHT for one in dice)
    return most_unlike(dice, side) > UNLIKE or lean > (FAR_OUT if flat else LEANS)


def shows_a_face(second: DieEstimate) -> bool:
    """Whether a ``second`` face that was found on a die is plainly one: where no body tells how the die stands, either
    may be the upper one."""
    return second.die.score >= SECOND_FACE and second.support >= ITS_PIPS


def most_unlike(dice: Sequence[DieEstimate], side: float) -> float:
    """How differently the faces of two of ``dice`` are tilted at most; 0 for a single one."""
    return max((unlike(*pair, side) for pair in combinations(dice, 2)), default=0.0)


def unlike(one: DieEstimate, other: DieEstimate, side: float) -> float:
    """How differently two faces are tilted, beyond what the places of the dice in the picture can explain."""
    away = complex(one.die.x - other.die.x, one.die.y - other.die.y) / side
    apart = one.tilt - other.tilt
    along = (apart * away.conjugate()).real / max(abs(away) ** 2, 1e-9)
    return abs(apart - min(max(along, 0.0), WIDEST) * away)
