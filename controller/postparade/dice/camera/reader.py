"""The camera reader: which dice lie in the tray and what their upper faces show. An answer only when sure."""

from itertools import combinations, product
from typing import NamedTuple

import numpy as np

from . import opinion, silhouettes, upper
from .difference import to_cloth, to_reference
from .faces import FaceReading
from .picture import Picture, fit
from .pips import crop
from .reading import Die, Reading, Reason
from .silhouettes import Mark, Silhouette
from .upper import Verdict

SURE = 0.6
"""Confidence above which a die counts as read; set on the development photographs for no misreads first."""

BLANK = 32.0
"""Steps of 255; a thing on which nothing stands out more than this is no die but a knob, a coin or a stain."""

MOST_DICE = 6
"""More are not looked for when any number is welcome."""

_OFFERS = 4
LEANING = 1.12
"""How much longer than another a die may be seen; flat ones in the simulated tray differ by 1.07 at the most, dice that
lean by 30 degrees or more by 1.15 at the least."""


OPEN: frozenset[Reason] = frozenset({"too_few", "unsure", "touching"})
"""Reasons after which a second look without outlines is worth while; the others say what is wrong for certain."""


class _Sighted(NamedTuple):
    silhouette: Silhouette
    verdict: Verdict
    opinion: FaceReading

    @property
    def sure(self) -> bool:
        value, second = self.verdict.value, self.opinion
        if value is None:
            return False
        if value == second.value and second.chance >= opinion.CONFIRMS:
            return self.verdict.confidence >= opinion.NEARLY
        return self.verdict.confidence >= SURE and not second.speaks_against(value, opinion.OBJECTS)


def read(picture: Picture, expect: int | None = 2, reference: Picture | None = None) -> Reading:
    """Read the dice in ``picture`` (blue-green-red, 8 bits).

    ``expect`` is how many dice there must be; None takes any number from one to ``MOST_DICE``. ``reference`` is the
    empty tray seen by the same camera. Raises :class:`PictureFault` for a picture that is too small.
    """
    work = fit(picture)
    scale = max(picture.shape[:2]) / max(work.shape[:2])
    difference = to_cloth(work) if reference is None else to_reference(work, fit(reference))
    things = silhouettes.find(difference)
    shaped = [thing for thing in things if _die_shaped(thing)][: 3 * MOST_DICE]
    apart = _apart(shaped)
    opinions = opinion.of(work, apart)
    sighted = [
        _Sighted(thing, upper.read(crop(work, thing)), second) for thing, second in zip(apart, opinions, strict=True)
    ]
    dice = _of_one_size(sighted)
    reason = _objection(dice, things, expect, reference is not None)
    if reason is None and _overlooked(dice, silhouettes.loose_marks(difference), things):
        reason = "unsure"
    seen = tuple(_die(die, scale) for die in dice)
    likely = _likely(dice, expect)
    if reason in OPEN and expect is not None and not (reference is not None and _leaning(sighted)):
        second = opinion.second_look(work, expect)
        if second.dice:
            return _confirmed(second, scale)
        likely = likely or second.likely
    if reason is not None:
        return Reading(None, reason, _confidence(dice, expect) * 0.5, likely, seen)
    values = tuple(sorted(die.verdict.value for die in dice if die.verdict.value is not None))
    return Reading(values, None, _confidence(dice, expect), likely, seen)


def _die_shaped(thing: Silhouette) -> bool:
    return not thing.cut and thing.elongation <= 1.75 and thing.solidity >= (0.9 if thing.parted else 0.8)


def _apart(things: list[Silhouette]) -> list[Silhouette]:
    """``things``, largest first, without those that lie mostly within a larger one."""
    kept: list[Silhouette] = []
    for thing in things:
        x, y = thing.centre
        if not any(box[0] <= x <= box[0] + box[2] and box[1] <= y <= box[1] + box[3] for box in (k.box for k in kept)):
            kept.append(thing)
    return kept


def _of_one_size(sighted: list[_Sighted]) -> list[_Sighted]:
    """The dice among ``sighted``: the ones read, and whatever unread has their size."""
    sure = [one for one in sighted if one.sure]
    if not sure:
        return [one for one in sighted if one.verdict.value is not None]
    edge = float(np.median([one.silhouette.edge for one in sure]))
    return [
        one
        for one in sighted
        if one.sure
        or (
            one.verdict.relief >= BLANK
            and 0.62 * edge <= one.silhouette.edge <= 1.6 * edge
            and one.silhouette.solidity >= 0.86
        )
    ]


def _objection(dice: list[_Sighted], things: list[Silhouette], expect: int | None, bare: bool) -> Reason | None:
    """Why ``dice`` are no answer, or None. ``bare`` is true when everything seen lies in the tray for certain."""
    sure = sum(die.sure for die in dice)
    if not things:
        return "too_few"
    if bare and sure and things[0].area > 4.0 * max(die.silhouette.area for die in dice if die.sure):
        return "hand"
    wanted = expect if expect is not None else len(dice)
    if sure > wanted or (expect is None and len(dice) > MOST_DICE):
        return "too_many"
    if len(dice) < wanted or not dice:
        return "too_few"
    if sure < len(dice) or sure < wanted:
        if any(die.silhouette.parted and not die.sure for die in dice):
            return "touching"
        return "unsure"
    edges = [die.silhouette.edge for die in dice]
    if max(edges) > 1.7 * min(edges):
        return "unsure"
    if bare and _leaning(dice):
        return "cocked"
    return "touching" if any(_lump(thing, dice) for thing in things) else None


def _leaning(dice: list[_Sighted]) -> bool:
    """True when one die is seen longer than another: it leans on something and shows two faces. From above a flat die
    is square; a camera that looks aslant makes all of them longer."""
    lengths = [die.silhouette.elongation for die in dice if not die.silhouette.parted]
    return len(lengths) > 1 and max(lengths) > LEANING * min(lengths)


def _lump(thing: Silhouette, dice: list[_Sighted]) -> bool:
    """True when ``thing`` may be dice that stick together or to something else: compact, and one to four dice large."""
    die = float(np.median([die.silhouette.area for die in dice]))
    x, y = thing.centre
    inside = (b[0] <= x <= b[0] + b[2] and b[1] <= y <= b[1] + b[3] for b in (die.silhouette.box for die in dice))
    return not thing.cut and 0.6 * die <= thing.area <= 4.5 * die and thing.elongation < 3.0 and not any(inside)


def _overlooked(dice: list[_Sighted], marks: list[Mark], things: list[Silhouette]) -> bool:
    """True when pips lie about that belong to none of ``dice``: there is one whose body does not stand out."""
    edge = float(np.median([die.silhouette.edge for die in dice]))
    elsewhere = [die.silhouette for die in dice] + [t for t in things if t.cut or t.area > 2.5 * edge**2]
    pips = [
        mark
        for mark in marks
        if 0.006 <= mark.area / edge**2 <= 0.12 and not any(_at(mark, thing, 0.3 * edge) for thing in elsewhere)
    ]
    return any(
        np.hypot(one.centre[0] - other.centre[0], one.centre[1] - other.centre[1]) < 0.9 * edge
        and max(one.area, other.area) < 1.8 * min(one.area, other.area)
        for one, other in combinations(pips[:60], 2)
    )


def _at(mark: Mark, thing: Silhouette, margin: float) -> bool:
    """True when ``mark`` lies on ``thing`` or right beside it, as a reflection or a shadow does."""
    x, y, w, h = thing.box
    return -margin <= mark.centre[0] - x <= w + margin and -margin <= mark.centre[1] - y <= h + margin


def _confidence(dice: list[_Sighted], expect: int | None) -> float:
    if not dice:
        return 0.0
    best = sorted((die.verdict.confidence for die in dice), reverse=True)[: expect or None]
    return float(np.clip(np.prod(np.array(best)), 0.0, 1.0))


def _likely(dice: list[_Sighted], expect: int | None) -> tuple[tuple[int, ...], ...]:
    """The combinations of what each die may show, best first."""
    voiced = sorted((die for die in dice if die.verdict.shares), key=lambda die: -die.verdict.confidence)
    if not voiced or (expect is not None and len(voiced) < expect):
        return ()
    offers: dict[tuple[int, ...], float] = {}
    for choice in product(*(die.verdict.shares[:3] for die in voiced[: expect or MOST_DICE])):
        values = tuple(sorted(value for value, _ in choice))
        offers[values] = offers.get(values, 0.0) + float(np.prod([share for _, share in choice]))
    return tuple(sorted(offers, key=lambda values: -offers[values])[:_OFFERS])


def _confirmed(second: opinion.Opinion, scale: float) -> Reading:
    """The answer of a second look."""
    seen = []
    for found, value, chance in second.dice:
        half = 0.6 * found.edge
        x, y, w, h = (round(n * scale) for n in (found.x - half, found.y - half, 2 * half, 2 * half))
        seen.append(Die(value, round(chance, 3), (x, y, w, h)))
    values = tuple(sorted(value for _, value, _ in second.dice))
    confidence = float(np.prod([chance for _, _, chance in second.dice]))
    return Reading(values, None, confidence, second.likely, tuple(seen))


def _die(sighted: _Sighted, scale: float) -> Die:
    x, y, w, h = (round(n * scale) for n in sighted.silhouette.box)
    value = sighted.verdict.value if sighted.sure else None
    return Die(value, round(sighted.verdict.confidence, 3), (x, y, w, h))
