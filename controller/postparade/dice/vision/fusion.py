"""Two readings of one die: a value only where the network and the geometry of the pips agree."""

from collections.abc import Sequence
from math import log
from typing import NamedTuple

from postparade.dice.vision import face_classifier, geometry
from postparade.dice.vision.detector import Found
from postparade.dice.vision.face_classifier import FaceReading
from postparade.dice.vision.geometry import Count
from postparade.dice.vision.picture import Picture

EVIDENCE = 2.0
"""Weight of evidence (log odds of both readings together) from which their common value counts. This and the constants
below were set on development photographs and renders, first of all for no misreads."""

FIRM, HESITATING = 0.7, 4.0
"""Chance below which the network hesitates between faces, as where glare hides a pip, and the evidence then needed."""

LONELY = 5.0
"""The evidence then needed for a one: any other face may look like a one where it is not seen whole."""

MAY_LEAN = 0.05
"""Chance that the die leans from which the network hesitates, too: a side may have been taken for the upper face."""

NETWORK_LEAST, PIPS_LEAST = 0.35, 0.15
"""The least chances that the network and the pips must give the value."""

DENIED = 0.5
"""Chance that each must give a different value for a die to show both."""

PIPS_SHARE = 0.3
"""Weight of the pips in the values that are offered; the network is right more often."""

DOUBTED = 0.4
"""Score of the finder from which an undecided place is looked at again, if the network gives one face more than all the
rest together."""

SIZES = (0.86, 0.92, 1.08, 1.16)
"""The sizes in which it is looked at again, as multiples of what was found: the finder is least sure of the size."""

MEAN_LEAST, PLAIN = 0.75, 3.0
"""Chance that the network must then give the value on average, and weight of evidence from which less will do."""

CLEAR, PLAIN_TO_BOTH = 0.9, 4.0
"""The network's chance and the weight of evidence from which a face is clear even though it is undecided in another
size."""

_CERTAIN = 0.99


Look = tuple[FaceReading, Count]
"""What the network and the pips say about one place in one size."""


class DieEstimate(NamedTuple):
    """What lies at the place ``die``.

    ``value`` is None where the two readings differ or are unsure. ``chance`` is the network's for its likeliest face,
    ``support`` that of the pips for the same face. ``obstacle`` is the likeliest thing that is seen instead of a face,
    with the chance ``obscured``, ``leaning`` the chance that the die leans, and ``tilt`` that of
    :class:`~postparade.dice.vision.face_classifier.FaceReading`. ``shares`` are the values with their weights, best
    first. ``plain`` is false where the pips may show two values, or do in two sizes.
    """

    die: Found
    value: int | None
    chance: float
    support: float
    obstacle: str
    obscured: float
    leaning: float
    tilt: complex
    shares: tuple[tuple[int, float], ...]
    plain: bool

    @property
    def confidence(self) -> float:
        """How sure the value is, 0..1."""
        return self.shares[0][1]

    @property
    def evidence(self) -> float:
        """Weight of evidence for the network's likeliest face, log odds of both readings together."""
        return _evidence(self.chance) + _evidence(self.support)

    @property
    def clear(self) -> bool:
        """Whether the likeliest face stands even if that die is undecided in another size."""
        return self.chance >= CLEAR and self.evidence >= PLAIN_TO_BOTH


def estimates(picture: Picture, found: Sequence[Found]) -> list[DieEstimate]:
    """One estimate for each place that was ``found`` in ``picture``. What is in doubt is looked at in other sizes."""
    seen, counts = face_classifier.read(picture, found), _counts(picture, found)
    first = [judge(die, face, count) for die, face, count in zip(found, seen, counts, strict=True)]
    return [_look_again(picture, one) if _doubted(one) else one for one in first]


def _counts(picture: Picture, found: Sequence[Found]) -> list[Count]:
    return [geometry.count(geometry.cut(picture, (die.x, die.y), die.edge)) for die in found]


def _doubted(one: DieEstimate) -> bool:
    return one.value is None and one.die.score >= DOUBTED and one.chance > 0.5


def _look_again(picture: Picture, one: DieEstimate) -> DieEstimate:
    places = [one.die._replace(edge=size * one.die.edge) for size in SIZES]
    counts: list[Count] = []
    for place in places:
        counts += _counts(picture, [place])
        # Most are given up here, before the network is asked, which takes longest.
        if not bear_out_any(counts):
            return one
    return reconsider(one, list(zip(face_classifier.read_turned(picture, places), counts, strict=True)))


def bear_out_any(counts: Sequence[Count]) -> bool:
    """Whether ``counts`` are all plain and all but one give some value enough support. :func:`reconsider` asks for no
    less, so a failure of the first counts cannot be made good by further ones."""
    if not all(count.plain for count in counts):
        return False
    return any(sum(count.support(value) >= PIPS_LEAST for count in counts) >= len(counts) - 1 for value in range(1, 7))


def reconsider(first: DieEstimate, looks: Sequence[Look]) -> DieEstimate:
    """The estimate after ``looks`` at the same place in all ``SIZES``: the value that the network gives on average and
    all but one of the counts bear out. The ``first`` estimate stands if there is no such value."""
    face = face_classifier.mean([face for face, _ in looks])
    counts = sorted((count for _, count in looks), key=lambda count: count.support(face.value))
    again = judge(first.die, face, counts[1])
    clear = again.value is not None and all(count.plain for count in counts)
    return again if clear and (again.chance >= MEAN_LEAST or again.evidence >= PLAIN) else first


def judge(die: Found, face: FaceReading, count: Count) -> DieEstimate:
    """The estimate of ``die`` from what the network and the count of its pips say."""
    chance, support = face.chance, count.support(face.value)
    wanted = _wanted(face)
    alike = count.shares[0][0] == face.value
    plain = count.plain and (alike or chance < DENIED or count.confidence < DENIED)
    likely = chance >= NETWORK_LEAST and support >= PIPS_LEAST and _evidence(chance) + _evidence(support) >= wanted
    agreed = alike and plain and likely
    shares = {
        value: (1 - PIPS_SHARE) * seen + PIPS_SHARE * count.support(value)
        for value, seen in enumerate(face.chances, start=1)
    }
    obstacle = max(face.obstacles, key=lambda what: face.obstacles[what])
    return DieEstimate(
        die, face.value if agreed else None, chance, support, obstacle, face.obstacles[obstacle],
        face.obstacles["cocked"], face.tilt, tuple(sorted(shares.items(), key=lambda item: -item[1])), plain,
    )  # fmt: skip


def _wanted(face: FaceReading) -> float:
    """The weight of evidence from which the likeliest value of ``face`` counts."""
    if face.chance < FIRM:
        return LONELY if face.value == 1 else HESITATING
    return HESITATING if face.obstacles["cocked"] > MAY_LEAN else EVIDENCE


def _evidence(chance: float) -> float:
    kept = min(max(chance, 1 - _CERTAIN), _CERTAIN)
    return log(kept / (1 - kept))
