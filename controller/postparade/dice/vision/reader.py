"""The camera reader: which dice lie in the tray and what their upper faces show. It answers only when it is sure.

One network looks for dice in the whole picture; another one and the geometry of the pips read each of them. Whatever
may be a further die, a hand, or a die on top of another rules out an answer.
"""

from collections.abc import Sequence
from itertools import combinations, product

import cv2
import numpy as np

from postparade.dice.vision import detector
from postparade.dice.vision.against_empty import AgainstEmpty
from postparade.dice.vision.detector import Found
from postparade.dice.vision.floor import Mask
from postparade.dice.vision.foreign_objects import What
from postparade.dice.vision.fusion import NETWORK_LEAST, DieEstimate, estimates
from postparade.dice.vision.pair_checks import LARGER, are_of_one_size, looked_at_as_large, one_leans
from postparade.dice.vision.picture import Picture, fit
from postparade.dice.vision.reading import BOX, Die, Reading, Reason

MOST_DICE = 6
"""More are not looked for when any number is welcome."""

FOUND = 0.4
"""Least detector score at which a place counts as a die when both readings agree. This and the constants below were set
on development photographs and renders, first of all for no misreads."""

FAINT, PLAINLY = 0.55, 7.0
"""Score below which a die is faint and takes so much evidence, unless a body of its size lies there: half a face or a
side face looks like a faint die."""

WEAK, CLEARLY = 0.7, 4.0
"""The same for a weak die, such as a face bleached by the lamp beside a side in the shade."""

CERTAIN = 0.75
"""Score from which there is a die whatever its face looks like."""

LIKE_THE_OTHERS = 0.7
"""The same, as a share of the least score of the sure dice."""

PROBABLE = 0.15
"""Score times the chances of both readings from which there may be one die more than the sure ones."""

OBSTRUCTED = 0.7
"""Score, and chance of an obstacle, from which a die that cannot be read may lie there."""

SMALLER = 0.7
"""Reject detections smaller than this fraction of the sure dice's edge, and those larger than ``LARGER`` times it that
show no value. If such a large one shows a value, the sure dice may be its pips."""

GROWN = 1.75
"""How many times as large as a detection its body may be for a clear reading of the detection to count all the same."""

SECOND_FACE, ON_ONE_DIE = 0.25, 0.95
"""A detection scoring at least ``SECOND_FACE`` within ``ON_ONE_DIE`` edges of a die's face is a second face of that
die: the side of one that leans, or the upper face of one whose side was read."""

OVERLAP = 0.9
"""Distance between two centres, in edges, below which two faces belong to one die."""

ON_TOP = 0.95
"""The same below which one die may lie on the other."""

BESIDE = 1.25
"""The same for two dice of which either is weak and its face not plain."""

TOUCHING = 1.4
"""The same below which a die that was not read may touch another."""

UPRIGHT = 0.005
"""The network's chance that a die leans below which its face looks flat."""

DARK, BRIGHT = 9.0, 247.0
"""Mean grey levels beyond which nothing can be seen: the cap is on, or a lamp shines into the camera."""

GLARING = 0.25
"""Burnt-out share of a die above which glare is given as why it was not read, and above which its face needs plain
evidence, because pips are lost in glare."""

BURNT = 252
"""Level, of 255, from which a pixel is burnt out."""

_OFFERS = 4
_REASONS: dict[str, Reason] = {"covered": "hand", "cocked": "cocked", "blurred": "blurred"}


def read(
    picture: Picture,
    expect: int | None = 2,
    reference: Picture | None = None,
    *,
    edge: float | None = None,
    floor: Mask | None = None,
) -> Reading:
    """Read the dice in ``picture`` (blue-green-red, 8 bits).

    Stains, shine or a damp ring that have come onto the floor since the empty tray was seen make its picture
    misleading: then a sure reading without it counts, as long as nothing else stands in the tray.

    ``expect`` is how many dice there must be; None takes any number from one to ``MOST_DICE``. ``reference`` is the
    empty tray seen by the same camera, ``edge`` the length of a die's edge in pixels of ``picture``, ``floor`` is 0
    where no dice of this roll can lie (rows and columns of ``picture``), where they are known. Raises
    :class:`PictureFault` for a picture that is too small.
    """
    work = fit(picture)
    scale = max(picture.shape[:2]) / max(work.shape[:2])
    if not DARK < _brightness(work, floor) < BRIGHT:
        return Reading(None, "no_tray", 0.0)
    against = None if reference is None else AgainstEmpty(work, reference, floor)
    known = edge / scale if edge else None
    reading = _read(work, expect, against, known, floor, scale)
    if against is None or reading.values is not None or not against.marked:
        return reading
    bare = _read(work, expect, None, known, floor, scale)
    if bare.values is None or against.beside(_found_again(bare, 1 / scale), known) != "nothing":
        return reading
    return bare


def _read(
    work: Picture,
    expect: int | None,
    against: AgainstEmpty | None,
    known: float | None,
    floor: Mask | None,
    scale: float,
) -> Reading:
    """The reading of ``work``, which was ``scale`` times as large; ``known`` is the edge of a die in it."""
    found = detector.find(work, 2 * MOST_DICE, floor if against is None else against.where)
    found = [one for one in found if floor is None or _within(floor, one, scale)]
    if against is None:
        judged = estimates(work, found)
    else:
        found = against.present(found)
        judged = [one for one in _as_measured(work, found, against) if not _is_token(one, against)]
    sure = [one for one in judged if _is_sure(work, one, against)]
    judged = looked_at_as_large(work, judged, sure, known, against)
    sure = [one for one in judged if _is_sure(work, one, against)]
    sure = [one for one in sure if known is None or SMALLER < one.die.edge / known < LARGER]
    rivals = [one for one in judged if one not in sure and _rivals(one, sure)]
    beside: What = "nothing"
    if against is not None:
        beside = against.beside([one.die for one in (*sure, *rivals)], known)
    reason = _objection(sure, rivals, expect, beside) if sure or rivals else _nobody(beside)
    reason = reason or _doubt(work, sure, judged, against)
    if reason in ("unsure", "blurred", "cocked") and any(_burnt(work, one.die) > GLARING for one in rivals):
        reason = "glare"
    dice = [*sure, *rivals]
    likely, confidence = _likely(dice, expect), _confidence(dice, expect)
    seen = tuple(_die(one, one in sure, scale) for one in dice)
    if reason is not None:
        return Reading(None, reason, 0.5 * confidence, likely, seen)
    return Reading(tuple(sorted(one.value for one in sure if one.value is not None)), None, confidence, likely, seen)


def _found_again(reading: Reading, scale: float) -> list[Found]:
    """The dice of ``reading`` in an image ``scale`` times as large."""
    return [
        Found(scale * (x + width / 2), scale * (y + height / 2), scale * width / BOX, 1.0)
        for x, y, width, height in (die.box for die in reading.dice)
    ]


def confirms(picture: Picture, reading: Reading) -> bool:
    """Whether the dice of the sure ``reading`` show the same in ``picture``, another one from the same camera.

    Takes a fraction of the time of a whole reading, which looks for dice and hands everywhere: meant for pictures
    between two whole readings. Raises :class:`PictureFault` for a picture that is too small.
    """
    work = fit(picture)
    scale = max(work.shape[:2]) / max(picture.shape[:2])
    seen = [one.value for one in estimates(work, _found_again(reading, scale))]
    return None not in seen and seen == [die.value for die in reading.dice]


def _brightness(picture: Picture, floor: Mask | None) -> float:
    """The mean brightness of the floor."""
    coarse, on = np.ascontiguousarray(picture[::8, ::8]), None
    if floor is not None:
        on = cv2.resize(floor, (picture.shape[1], picture.shape[0]), interpolation=cv2.INTER_NEAREST)[::8, ::8].copy()
    channels = cv2.mean(coarse, on if on is not None and on.any() else None)
    return sum(channels[:3]) / 3


def _within(floor: Mask, one: Found, scale: float) -> bool:
    return bool(floor[min(int(one.y * scale), floor.shape[0] - 1), min(int(one.x * scale), floor.shape[1] - 1)])


def _is_sure(picture: Picture, one: DieEstimate, against: AgainstEmpty | None) -> bool:
    """Whether ``one`` is a die whose value counts. Where glare lies on it, or it is faint and no body bears it out, its
    face must be plain."""
    if one.value is None or one.die.score < FOUND:
        return False
    if one.evidence >= PLAINLY:
        return True
    faint = one.die.score < (FAINT if one.evidence >= CLEARLY else WEAK)
    borne_out = not faint or (against is not None and against.is_body_of(one.die))
    return borne_out and _burnt(picture, one.die) <= GLARING


def _is_token(one: DieEstimate, against: AgainstEmpty) -> bool:
    """Whether ``one`` is a round thing with holes, such as a token; with a single hole it looks like a one."""
    return (one.value is not None or one.shares[0][0] == 1) and against.is_disc(one.die)


def _as_measured(picture: Picture, found: Sequence[Found], against: AgainstEmpty) -> list[DieEstimate]:
    """The estimates of what was ``found``, at the size of the bodies. Seen aslant, a body is larger than its upper face
    and has another centre, so both are read where they differ; a die that shows two values then has none."""
    likely = [one for one in found if one.score >= FOUND]
    measured = [*against.measured(likely), *found[len(likely) :]]
    judged = estimates(picture, measured)
    changed = [index for index, one in enumerate(measured) if one != found[index]]
    for index, was in zip(changed, estimates(picture, [found[index] for index in changed]), strict=True):
        one = judged[index]
        if one.value is not None and not _bears_out(was, one.value):
            one = one._replace(value=None, plain=False)
        elif one.value is None and was.clear and one.die.edge < GROWN * was.die.edge:
            one = was._replace(die=one.die)
        judged[index] = one._replace(die=was.die._replace(edge=one.die.edge))
    return judged


def _bears_out(was: DieEstimate, value: int) -> bool:
    """Whether what ``was`` seen at another size is compatible with ``value``."""
    if was.value is not None:
        return was.value == value
    return was.plain and (was.chance < NETWORK_LEAST or was.shares[0][0] == value)


def _rivals(one: DieEstimate, sure: Sequence[DieEstimate]) -> bool:
    """Whether ``one`` may be a die, too."""
    edges = [other.die.edge for other in sure]
    if edges and one.die.edge < SMALLER * min(edges):
        return False
    if edges and one.die.edge > LARGER * max(edges) and one.value is None:
        return False
    least = min((other.die.score for other in sure), default=CERTAIN)
    if one.die.score >= min(CERTAIN, LIKE_THE_OTHERS * least) or one.die.score * one.chance * one.support > PROBABLE:
        return True
    return one.obstacle != "nothing" and one.die.score >= OBSTRUCTED and one.obscured >= OBSTRUCTED


def _doubt(
    picture: Picture, sure: Sequence[DieEstimate], judged: Sequence[DieEstimate], against: AgainstEmpty | None
) -> Reason | None:
    """Why the ``sure`` dice are no answer though their number is right, or None: one may lean, or be part of a die."""
    if one_leans(sure, max(picture.shape[:2])) or (against is None and _shows_two_faces(judged, sure)):
        return "cocked"
    if not are_of_one_size(picture, sure, against):
        return "unsure"
    if against is None:
        return None
    return against.fault([one.die for one in sure], all(one.leaning < UPRIGHT for one in sure))


def _shows_two_faces(judged: Sequence[DieEstimate], sure: Sequence[DieEstimate]) -> bool:
    """Whether something like a second face was found on one of the ``sure`` dice."""
    others = [one for one in judged if one.die.score >= SECOND_FACE and one not in sure]
    return _closest([*others, *sure], len(others)) < ON_ONE_DIE


def _nobody(beside: What) -> Reason:
    if beside == "other_tray":
        return "no_tray"
    return "hand" if beside == "hand" else "too_few"


def _objection(
    sure: Sequence[DieEstimate], rivals: Sequence[DieEstimate], expect: int | None, beside: What
) -> Reason | None:
    """Why the ``sure`` dice are no answer, or None."""
    if beside in ("other_tray", "hand"):
        return _nobody(beside)
    wanted = expect if expect is not None else min(len(sure) + len(rivals), MOST_DICE)
    if len(sure) + len(rivals) > wanted:
        return "cocked" if _closest([*sure, *rivals]) < OVERLAP else "too_many"
    if len(sure) + len(rivals) < wanted:
        return "touching" if _closest(sure) < ON_TOP else "too_few"
    for rival in rivals:
        if rival.obscured >= OBSTRUCTED and rival.obstacle in _REASONS:
            crowded = rival.obstacle == "covered" and _closest([rival, *sure], 1) < TOUCHING
            return "touching" if crowded else _REASONS[rival.obstacle]
    if rivals:
        return "touching" if _closest([*rivals, *sure]) < TOUCHING else "unsure"
    if _closest(sure) < (ON_TOP if all(map(_stands_out, sure)) else BESIDE):
        return "touching"
    return "too_many" if beside == "thing" else None


def _stands_out(one: DieEstimate) -> bool:
    return one.die.score >= WEAK or one.evidence >= PLAINLY


def _closest(dice: Sequence[DieEstimate], of_first: int | None = None) -> float:
    """Edges between the middles of the two closest dice; ``of_first`` looks only at pairs with one of the first."""
    pairs = combinations([one.die for one in dice], 2) if of_first is None else product(
        [one.die for one in dice[:of_first]], [one.die for one in dice[of_first:]]
    )  # fmt: skip
    return min((float(np.hypot(a.x - b.x, a.y - b.y)) / max(a.edge, b.edge) for a, b in pairs), default=float("inf"))


def _confidence(dice: Sequence[DieEstimate], expect: int | None) -> float:
    best = sorted((one.confidence for one in dice), reverse=True)[: expect or None]
    return float(np.prod(best)) if best else 0.0


def _likely(dice: Sequence[DieEstimate], expect: int | None) -> tuple[tuple[int, ...], ...]:
    """The combinations of what each die may show, best first."""
    if not dice or (expect is not None and len(dice) < expect):
        return ()
    offers: dict[tuple[int, ...], float] = {}
    for choice in product(*(one.shares[:3] for one in dice[: expect or MOST_DICE])):
        values = tuple(sorted(value for value, _ in choice))
        offers[values] = offers.get(values, 0.0) + float(np.prod([share for _, share in choice]))
    return tuple(sorted(offers, key=lambda values: -offers[values])[:_OFFERS])


def _die(one: DieEstimate, sure: bool, scale: float) -> Die:
    half = BOX / 2 * one.die.edge
    x, y, side, _ = (round(n * scale) for n in (one.die.x - half, one.die.y - half, 2 * half, 0))
    return Die(one.value if sure else None, round(one.confidence, 3), (x, y, side, side))


def _burnt(picture: Picture, die: Found) -> float:
    """The burnt-out share of ``die`` in ``picture``, 0..1."""
    half = 0.4 * die.edge
    left, top = max(0, round(die.x - half)), max(0, round(die.y - half))
    face = picture[top : round(die.y + half) + 1, left : round(die.x + half) + 1]
    return float((face.min(axis=2) >= BURNT).mean()) if face.size else 0.0
