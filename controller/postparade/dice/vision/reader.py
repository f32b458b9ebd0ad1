"""The camera reader: which dice lie in the tray and what their upper faces show. It answers only when it is sure.

One network looks for dice in the whole picture; another one and the geometry of the pips read each of them. One model
(`confidence.py`) says how likely it is that the likeliest dice are the answer. Whatever stands there that is no die
rules an answer out.
"""

from collections.abc import Sequence
from itertools import product
from statistics import median
from typing import NamedTuple

import cv2
import numpy as np

from postparade.dice.vision import confidence, detector, geometry, silhouette
from postparade.dice.vision.against_empty import AgainstEmpty, What
from postparade.dice.vision.confidence import WORTH_A_LOOK, Term, distance, one_leans, shows_a_face
from postparade.dice.vision.detector import Found
from postparade.dice.vision.floor import Mask
from postparade.dice.vision.fusion import DieEstimate, estimates, look_again
from postparade.dice.vision.picture import Picture, fit
from postparade.dice.vision.reading import BOX, Die, Reading, Reason

MOST_DICE = 6
"""More are not looked for when any number is welcome."""

EVEN = 0.5
"""Chance from which a thing is rather so than not: a place is a die, a die shows its value."""

NO_DIE = 0.98
"""Chance that a place is no die from which it is none where any number of dice is welcome: a die that is overlooked
would change the roll without a word."""

MOST_UNCLEAR = 1
"""Things beside the likeliest dice, which may be dice, too, up to which further looks may show that they are none."""

OVERLAP = 0.9
"""Distance between two centres, in edges, below which two faces belong to one die: the side of one that is seen aslant,
or another face of one that leans."""

SMALLER, LARGER = 0.7, 1.7
"""Share and multiple of the size that dice are known to have beyond which no die looks so large."""

SEEN_SMALLER = 1.15
"""How many times as large as a die the largest one looks where the smaller one is looked at in the larger size, too."""

DARK, BRIGHT = 9.0, 247.0
"""Mean grey levels beyond which dice that are not read cannot be seen: the cap is on, or a lamp shines into the
camera."""

_OFFERS = 4
_UNREAD: tuple[Reason | None, ...] = (None, "too_few", "cocked", "unsure")


class Answer(NamedTuple):
    """The likeliest ``dice``, and ``others`` that may be dice, too; ``terms`` are the chances that make the answer, and
    ``chance`` is their product. ``leans`` tells whether one of the dice does."""

    dice: list[DieEstimate]
    others: list[DieEstimate]
    terms: list[Term]
    chance: float
    leans: bool

    def may_change(self, expect: int | None) -> bool:
        """Whether further looks may make an answer of this: nothing is missing, and not too many things stand there."""
        return bool(self.dice) and (expect is None or len(self.dice) == expect) and len(self.others) <= MOST_UNCLEAR

    def holds(self, place: DieEstimate) -> bool:
        """Whether ``place`` decides about the answer."""
        return any(place.found.x == one.found.x and place.found.y == one.found.y for one in (*self.dice, *self.others))

    @property
    def plausible(self) -> list[DieEstimate]:
        """The dice that are rather dice than not, by themselves."""
        return [die for die in self.dice if _is_read(die) or _is_die(die, die.found.edge)]


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
    against = None if reference is None else AgainstEmpty(work, reference, floor)
    known = edge / scale if edge else None
    reading = _read(work, expect, against, known, floor, scale)
    if reading.values is None and not DARK < _brightness(work, floor) < BRIGHT:
        return Reading(None, "no_tray", 0.0)
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
    found = detector.find(work, 2 * MOST_DICE, floor if against is None else against.mask)
    found = [one for one in found if floor is None or _within(floor, one, scale)]
    found = [one for one in found if known is None or SMALLER < one.edge / known < LARGER]
    places = places_in(work, found, against)
    answer = likeliest(work, places, expect, against)
    leans = answer.leans
    sure = answer.chance >= confidence.fitted().certain
    if not sure and not leans and answer.may_change(expect):
        answer = likeliest(work, after_another_look(work, places, answer), expect, against)
        sure = answer.chance >= confidence.fitted().least
    # However well all else fits: a face that the network itself would rather doubt is nobody's answer.
    sure = sure and all(one.chance > EVEN for one in answer.dice)
    shown = [*(answer.dice if sure else answer.plausible), *answer.others]
    beside: What = "nothing"
    if against is not None:
        beside = against.beside([one.found for one in shown], known)
    reason = _veto(answer, beside, expect) or ("cocked" if leans or answer.leans else None)
    reason = reason or (None if sure else confidence.fitted().why_not(answer.terms))
    if reason in _UNREAD and answer.chance < confidence.fitted().certain and _numerals(work, answer, sure):
        reason = "numerals"
    likely = _likely(answer.dice, expect)
    seen = tuple(_die(one, scale) for one in shown)
    if reason is not None:
        bare = against is not None and not shown and (beside == "nothing" or (beside == "lamp" and not places))
        return Reading(None, reason, answer.chance if likely else 0.0, likely, seen, bare)
    return Reading(tuple(sorted(one.value for one in answer.dice)), None, answer.chance, likely, seen)


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
    seen = estimates(work, _found_again(reading, scale))
    return all(one.value == die.value and _is_read(one) for one, die in zip(seen, reading.dice, strict=True))


def _brightness(picture: Picture, floor: Mask | None) -> float:
    """The mean brightness of the floor."""
    coarse, on = np.ascontiguousarray(picture[::8, ::8]), None
    if floor is not None:
        on = cv2.resize(floor, (picture.shape[1], picture.shape[0]), interpolation=cv2.INTER_NEAREST)[::8, ::8].copy()
    channels = cv2.mean(coarse, on if on is not None and on.any() else None)
    return sum(channels[:3]) / 3


def _within(floor: Mask, one: Found, scale: float) -> bool:
    return bool(floor[min(int(one.y * scale), floor.shape[0] - 1), min(int(one.x * scale), floor.shape[1] - 1)])


def places_in(picture: Picture, found: Sequence[Found], against: AgainstEmpty | None) -> list[DieEstimate]:
    """What is seen where something was ``found``, at the size of the bodies. Seen aslant, a body is larger than its
    upper face and has another centre, so both are looked at where they differ."""
    if against is None:
        return estimates(picture, found)
    present = against.present(found)
    likely = [one for one in present if one.score >= WORTH_A_LOOK]
    measured = [*against.measured(likely), *present[len(likely) :]]
    bodies = [body for die, body in zip(present, measured, strict=True) if die != body]
    # All in one batch: each run of the network has a price of its own.
    seen = estimates(picture, [*present, *bodies])
    again = iter(seen[len(present) :])
    places = []
    for die, body, as_found in zip(present, measured, seen[: len(present)], strict=True):
        one = as_found
        if die != body:
            other = next(again)
            better, worse = (one, other) if _face(one) > _face(other) else (other, one)
            kept = better._replace(found=die._replace(edge=body.edge))
            if worse.value != kept.value:
                share, rival = worse.share(kept.value), worse.shares[0][1]
                chance, support = (kept.chance + share) / 2, (kept.support + share) / 2
                kept = kept._replace(chance=chance, support=support, against=max(kept.against, rival))
            one = kept._replace(alike=worse.share(better.value))
        if not against.is_disc(one.found):
            places.append(one._replace(body=silhouette.is_as_large(one.found, against.body(one.found))))
    return places


def after_another_look(picture: Picture, places: Sequence[DieEstimate], answer: Answer) -> list[DieEstimate]:
    """``places`` with another look at those that decide about ``answer``."""
    return [
        look_again(picture, one) if answer.holds(one) and one.found.score >= WORTH_A_LOOK else one for one in places
    ]


def likeliest(
    picture: Picture, places: Sequence[DieEstimate], expect: int | None, against: AgainstEmpty | None
) -> Answer:
    """The likeliest dice among ``places``: so many as are expected, or all that are rather dice than not."""
    model = confidence.fitted()
    dice: list[DieEstimate] = []
    for place in sorted(places, key=_face, reverse=True):
        wanted = len(dice) < MOST_DICE and _is_read(place) if expect is None else len(dice) < expect
        if wanted and all(distance(place.found, die.found) >= OVERLAP for die in dice):
            dice.append(place)
    if not dice:
        others = [one for one in places if _is_die(one, one.found.edge)]
        terms = [confidence.of_further(one, one.found.edge) for one in others]
        return Answer([], others, terms, 0.0, leans=False)
    largest, edge = max(die.found.edge for die in dice), median(die.found.edge for die in dice)
    rest = [place for place in places if place not in dice]
    on_dice = [place for place in rest if _nearest(place, dice) < OVERLAP]
    second = max((place.found.score for place in on_dice), default=0.0)
    dice = [_as_large(picture, die, largest) for die in dice]
    further = [(place, confidence.of_further(place, edge)) for place in rest if place not in on_dice]
    lean = 0.0 if against is None else against.lean([die.found for die in dice])
    whole = confidence.of_whole(dice, second, lean, max(picture.shape[:2]))
    terms = [*map(confidence.of_face, dice), *(term for _, term in further), whole]
    none = NO_DIE if expect is None else EVEN
    others = [place for place, term in further if model.chance(term) < none]
    leans = one_leans(dice, lean, max(picture.shape[:2]))
    leans |= against is None and any(shows_a_face(place) for place in on_dice)
    return Answer(dice, others, terms, model.product(terms), leans)


def _as_large(picture: Picture, die: DieEstimate, largest: float) -> DieEstimate:
    """``die`` with what it shows when it is taken to be as large as the ``largest`` one: a pip may pass for a small
    die."""
    if die.found.edge * SEEN_SMALLER >= largest:
        return die
    other = estimates(picture, [die.found._replace(edge=largest)])[0]
    return die._replace(alike=min(die.alike, other.share(die.value)))


def _face(place: DieEstimate) -> float:
    return confidence.fitted().chance(confidence.of_face(place))


def _is_read(place: DieEstimate) -> bool:
    return _face(place) >= EVEN


def _is_die(place: DieEstimate, edge: float) -> bool:
    return confidence.fitted().chance(confidence.of_further(place, edge)) < EVEN


def _nearest(place: DieEstimate, dice: Sequence[DieEstimate]) -> float:
    return min(distance(place.found, die.found) for die in dice)


def _veto(answer: Answer, beside: What, expect: int | None) -> Reason | None:
    """Why nothing can be an answer, however sure the reading: something else is in the tray, or too few dice are."""
    if beside == "other_tray":
        return "no_tray"
    if beside == "hand":
        return "hand"
    if beside == "lamp":
        return "glare"
    plausible = answer.plausible
    if expect is None and plausible and answer.others:
        return "unsure"
    if len(plausible) + len(answer.others) < (expect or 1):
        hidden = (confidence.hidden(die) for die in answer.dice if die not in plausible)
        return next((why for why in hidden if why is not None), "too_few")
    return "too_many" if plausible and beside == "thing" else None


def _numerals(picture: Picture, answer: Answer, sure: bool) -> bool:
    """Whether the dice have digits instead of pips: all of those that are not read, or any of those that are."""
    shown = [
        geometry.is_numeral(geometry.cut(picture, (die.x, die.y), die.edge))
        for die in (one.found for one in answer.dice)
    ]
    return any(shown) if sure else bool(shown) and all(shown)


def _likely(dice: Sequence[DieEstimate], expect: int | None) -> tuple[tuple[int, ...], ...]:
    """The combinations of what each die may show, best first."""
    if not dice or (expect is not None and len(dice) < expect):
        return ()
    offers: dict[tuple[int, ...], float] = {}
    for choice in product(*(one.shares[:3] for one in dice)):
        values = tuple(sorted(value for value, _ in choice))
        offers[values] = offers.get(values, 0.0) + float(np.prod([share for _, share in choice]))
    return tuple(sorted(offers, key=lambda values: -offers[values])[:_OFFERS])


def _die(one: DieEstimate, scale: float) -> Die:
    half, chance = BOX / 2 * one.found.edge, _face(one)
    x, y, side = (round(n * scale) for n in (one.found.x - half, one.found.y - half, 2 * half))
    return Die(one.value if chance >= EVEN else None, round(chance, 3), (x, y, side, side))
