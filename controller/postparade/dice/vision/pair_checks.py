"""What the dice of one image have in common: one floor, so that none is tilted differently, and one size."""

from collections.abc import Sequence
from itertools import combinations
from statistics import median

from postparade.dice.vision.against_empty import AgainstEmpty
from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import LONELY, DieEstimate, estimates
from postparade.dice.vision.picture import Picture

UNLIKE = 0.28
"""Difference between the tilts of two faces from which one die leans. Set on photographs and renders."""

WIDEST = 1.3
"""Side of the picture over its distance from the lens, for the widest camera: it looks at dice on the left and on the
right from different sides. Most cameras are narrower, and by how much is not known."""


def one_leans(sure: Sequence[DieEstimate], side: float) -> bool:
    """Whether one of the ``sure`` dice leans, in a picture whose longer side has ``side`` pixels."""
    return any(unlike(one, other, side) > UNLIKE for one, other in combinations(sure, 2))


def unlike(one: DieEstimate, other: DieEstimate, side: float) -> float:
    """How differently two faces are tilted, beyond what the places of the dice in the picture can explain."""
    away = _place(one.die, side) - _place(other.die, side)
    apart = one.tilt - other.tilt
    along = (apart * away.conjugate()).real / max(abs(away) ** 2, 1e-9)
    return abs(apart - min(max(along, 0.0), WIDEST) * away)


def _place(die: Found, side: float) -> complex:
    return complex(die.x, die.y) / side


LARGER = 1.7
"""How many times as large as another no die ever looks."""

ALIKE = 1.2
"""How many times as large as another a die may look without a check; a pip must not pass for a small die with a one."""

SEEN = 0.55
"""Score of the finder from which an undecided place is looked at again at the size of the sure dice."""

BORNE_OUT = 4.0
"""Weight of evidence from which what it shows then counts; a one, which any dark thing resembles, needs ``LONELY``. All
of the above were set on development photographs and renders, first of all for no misreads."""


def looked_at_as_large(
    picture: Picture,
    judged: Sequence[DieEstimate],
    sure: Sequence[DieEstimate],
    known: float | None,
    against: AgainstEmpty | None,
) -> list[DieEstimate]:
    """What was ``judged`` in ``picture``, with undecided places read again at the size of the ``sure`` dice, or at the
    ``known`` size if none is sure. Where two values were seen, or a disc, a place stays undecided."""
    edge = median([one.die.edge for one in sure] or [known or 0.0])
    doubted = [
        one
        for one in judged
        if one.value is None and one.plain and one.die.score >= SEEN and edge / LARGER < one.die.edge < LARGER * edge
    ]
    again = estimates(picture, [one.die._replace(edge=edge) for one in doubted])
    settled = {id(one): other for one, other in zip(doubted, again, strict=True) if _is_borne_out(other, against)}
    return [settled.get(id(one), one) for one in judged]


def _is_borne_out(one: DieEstimate, against: AgainstEmpty | None) -> bool:
    if one.value is None or one.evidence < (LONELY if one.value == 1 else BORNE_OUT):
        return False
    return against is None or not against.is_disc(one.die)


def are_of_one_size(picture: Picture, sure: Sequence[DieEstimate], against: AgainstEmpty | None) -> bool:
    """Whether the ``sure`` dice that seem smaller than the largest show the same values when read at its size, or have
    bodies as small as they seem."""
    largest = max(one.die.edge for one in sure)
    small = [one for one in sure if one.die.edge * ALIKE < largest]
    if any(one.die.edge * LARGER < largest for one in small):
        return False
    small = [one for one in small if against is None or not against.is_as_large(one.die)]
    again = estimates(picture, [one.die._replace(edge=largest) for one in small])
    return all(_stays(one, larger) for one, larger in zip(small, again, strict=True))


def _stays(one: DieEstimate, larger: DieEstimate) -> bool:
    """Whether ``one``, read as ``larger``, shows the same. Where several pips are clear the larger reading need not be
    sure; a one may be a pip."""
    if larger.value is not None or one.value == 1:
        return one.value == larger.value
    return one.clear and one.value == larger.shares[0][0]
