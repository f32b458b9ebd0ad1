"""Two readings of one die, the network's and that of its pips, put together from one look or from several."""

from collections.abc import Sequence
from typing import NamedTuple

from postparade.dice.vision import face_classifier, geometry
from postparade.dice.vision.detector import Found
from postparade.dice.vision.face_classifier import FaceReading
from postparade.dice.vision.geometry import Count
from postparade.dice.vision.picture import BURNT, Picture

PIPS_SHARE = 0.3
"""Weight of the pips in the values that are offered; the network is right more often."""

SIZES = (0.86, 0.92, 1.08, 1.16)
"""The sizes in which a place is looked at again, as multiples of what was found: the finder is least sure of the
size."""

Look = tuple[FaceReading, Count]
"""What the network and the pips say about one place in one size."""


class DieEstimate(NamedTuple):
    """What lies where something was ``found``, by the mean of one or more looks.

    ``value`` is the network's likeliest face, ``chance`` its chance of that and ``support`` that of the pips;
    ``against`` is the pips' chance of their own likeliest value where it is another one. ``obstacle`` is the likeliest
    thing that is seen instead of a face, with the chance ``obscured``, ``leaning`` the chance that the die leans;
    ``tilt`` is that of :class:`~postparade.dice.vision.face_classifier.FaceReading`. ``shares`` are the values with
    their weights, best first. ``plain`` is the share of the looks in which the pips do not show two values, ``burnt``
    the burnt-out share of the die, ``looks`` how many there were. ``body`` tells whether a body of its size lies below
    the face, ``alike``, 0..1, how far it shows the same when it is taken to be as large as the largest die.
    """

    found: Found
    value: int
    chance: float
    support: float
    against: float
    obstacle: str
    obscured: float
    leaning: float
    tilt: complex
    shares: tuple[tuple[int, float], ...]
    plain: float
    burnt: float
    looks: int
    body: bool = False
    alike: float = 1.0

    def share(self, value: int) -> float:
        """The weight of ``value``."""
        return dict(self.shares)[value]


def estimates(picture: Picture, found: Sequence[Found]) -> list[DieEstimate]:
    """One estimate for each place that was ``found`` in ``picture``, by one look."""
    faces, counts = face_classifier.read(picture, found), _counts(picture, found)
    return [
        judge(die, [(face, count)], burnt(picture, die)) for die, face, count in zip(found, faces, counts, strict=True)
    ]


def look_again(picture: Picture, one: DieEstimate) -> DieEstimate:
    """The estimate of the same place from a look in its own size and one in each of ``SIZES``, turned and mirrored."""
    places = [one.found._replace(edge=size * one.found.edge) for size in SIZES]
    faces = [*face_classifier.read(picture, [one.found]), *face_classifier.read_turned(picture, places)]
    again = judge(one.found, list(zip(faces, _counts(picture, [one.found, *places]), strict=True)), one.burnt)
    return again._replace(body=one.body, alike=one.alike)


def judge(die: Found, looks: Sequence[Look], burnt: float) -> DieEstimate:
    """The estimate of ``die``, of which the share ``burnt`` is burnt out, from ``looks`` at it."""
    face = face_classifier.mean([face for face, _ in looks])
    pips = {value: sum(count.support(value) for _, count in looks) / len(looks) for value in range(1, 7)}
    likeliest = max(pips, key=lambda value: pips[value])
    shares = {
        value: (1 - PIPS_SHARE) * seen + PIPS_SHARE * pips[value] for value, seen in enumerate(face.chances, start=1)
    }
    obstacle = max(face.obstacles, key=lambda what: face.obstacles[what])
    offered = tuple(sorted(shares.items(), key=lambda item: -item[1]))
    return DieEstimate(
        die, face.value, face.chance, pips[face.value], 0.0 if likeliest == face.value else pips[likeliest], obstacle,
        face.obstacles[obstacle], face.obstacles["cocked"], face.tilt, offered,
        sum(count.plain for _, count in looks) / len(looks), burnt, len(looks),
    )  # fmt: skip


def burnt(picture: Picture, die: Found) -> float:
    """The burnt-out share of ``die`` in ``picture``, 0..1."""
    half = 0.4 * die.edge
    left, top = max(0, round(die.x - half)), max(0, round(die.y - half))
    face = picture[top : round(die.y + half) + 1, left : round(die.x + half) + 1]
    return float((face.min(axis=2) >= BURNT).mean()) if face.size else 0.0


def _counts(picture: Picture, found: Sequence[Found]) -> list[Count]:
    return [geometry.count(geometry.cut(picture, (die.x, die.y), die.edge)) for die in found]
