"""What a comparison with the empty tray reveals about a picture of dice: which of them really lie there, and what lies
beside them, such as a hand, a die that was overlooked, other game pieces."""

from collections.abc import Sequence
from statistics import median
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision import difference, silhouette
from postparade.dice.vision.detector import Found
from postparade.dice.vision.floor import FLAT, Floor, Mask, gains, lies_flat, steepness
from postparade.dice.vision.picture import BURNT, Picture, fit
from postparade.dice.vision.silhouette import Outline

LONGEST = 320
"""Pixels of the longest side at which picture and empty tray are compared."""

LEANING = 0.03
"""Share of the picture's width by which dice may reach over the outline of the floor: those that lie at its rim do."""

_NOISES = 4.0

REACH = 1.05
"""Radius around a die's centre, in edges, that belongs to it: its sides, its shadow, its image in a glossy tray."""

LEAST = 0.3
"""Area in squared edges from which something counts as a thing."""

SHADE = 1.2
"""The same for what begins right beside a die, as shadows and reflections do."""

LARGE = 3.5
"""Area in squared edges that is too large for a die: such a thing is a hand."""

PRESENT = 0.05
"""Share of a die's place that must differ from the empty tray; a die printed on the tray itself does not."""

UNLIKE = 15.0
"""Median difference from the empty tray, in steps, above which this cannot be the same tray."""

LIKE_DICE = 0.7
"""Share of the dice's own steepness from which something stands up as they do, even in a light so dim that both look
dull. Set on renders of stains, which come to 0.62."""

_UNKNOWN_EDGE = 1 / 14

CORE = (0.05, 0.38)
"""The least and the largest share of a lamp's mirror image that is burnt out. Mirror images have 0.08 to 0.29, white
blocks 0.43 and more, even far out of focus."""

GLOW = 6.0
"""Pixels of glow around the burnt-out part, on every side, that tell the mirror image of a lamp from a white thing:
the blurred edge of one has 2.7 to 5.7."""

MOSTLY_BRIGHTER = 0.95
"""Share of that glow that is brighter than the empty tray."""

NEARLY_ROUND, ROUND = 0.996, 0.9985
"""Roundness of a body from which it is looked at more finely, and from which it then is no die but a token or a button;
a square has 0.955, dice with rounded corners or seen aslant up to 0.998."""

FINE = 26.0
"""Pixels of an edge from which the coarse difference of the whole picture shows the body well enough."""

What = Literal["nothing", "lamp", "hand", "thing", "other_tray"]
"""What lies beside the dice: a ``hand`` or anything else large, a ``thing`` the size of a die; or all of it differs. A
``lamp`` is the burnt-out mirror image of one, which hides what may lie below it."""


class AgainstEmpty:
    """Compares ``picture`` with ``reference``, the empty tray as the same camera sees it; on the ``floor`` only, where
    that is known (0 elsewhere, of any size). ``mask`` is 255 where they differ, ``scale`` times as large as the
    picture; ``marked`` tells whether flat marks have been seen beside dice."""

    def __init__(self, picture: Picture, reference: Picture, floor: Mask | None = None) -> None:
        self._picture, self._reference = picture, _as_large(fit(reference), picture.shape)
        self.scale = min(1.0, LONGEST / max(picture.shape))
        rows, columns = (max(8, round(side * self.scale)) for side in picture.shape[:2])
        self._now, self._empty = (_as_large(one, (rows, columns)) for one in (picture, self._reference))
        self._floor = Floor.of(floor, rows, columns)
        self._light = gains(self._now, self._empty, self._floor)
        parts = difference.planes(difference.lit(self._now, self._light), difference.colours(self._empty))
        self._lightness, self._strength = parts[0], difference.strength(parts)
        self._noise = self._floor.middle(self._strength[::4, ::4], (4, 4))
        if not self._floor.everywhere:
            size = 2 * round(LEANING * columns) + 1
            np.multiply(self._strength, cv2.dilate(self._floor.inside, np.ones((size, size))), out=self._strength)
        differs = (self._strength > max(difference.FAINTEST, _NOISES * self._noise)).astype(np.uint8) * np.uint8(255)
        opened = cv2.morphologyEx(differs, cv2.MORPH_OPEN, np.ones((3, 3), np.uint8))
        self.mask: Mask = opened.astype(np.uint8, copy=False)
        self.marked = False
        self._bodies: dict[Found, Outline | None] = {}

    def present(self, found: Sequence[Found]) -> list[Found]:
        """Those of ``found`` that really lie in the tray."""
        return [die for die in found if self._lies_there(die)]

    def _lies_there(self, die: Found) -> bool:
        x, y, half = die.x * self.scale, die.y * self.scale, max(2.0, 0.4 * die.edge * self.scale)
        place = self.mask[max(0, round(y - half)) : round(y + half) + 1, max(0, round(x - half)) : round(x + half) + 1]
        return place.size > 0 and float(place.mean()) > PRESENT * 255

    def body(self, die: Found) -> Outline | None:
        """The body of ``die``; None where nothing stands out."""
        if die not in self._bodies:
            coarse = self._coarse(die) if die.edge * self.scale >= FINE else None
            alone = coarse is not None and silhouette.times_as_large(coarse, die) < silhouette.PART
            self._bodies[die] = coarse if alone else self._fine(die)
        return self._bodies[die]

    def _coarse(self, die: Found) -> Outline | None:
        scale = self.scale
        small = Found((die.x + 0.5) * scale - 0.5, (die.y + 0.5) * scale - 0.5, die.edge * scale, die.score)
        rows, columns = silhouette.around(small, self._strength.shape)
        body = silhouette.body_in(self._strength[rows, columns], small, (columns.start, rows.start), thin=3)
        return None if body is None else body.enlarged(1 / scale)

    def _fine(self, die: Found) -> Outline | None:
        rows, columns = silhouette.around(die, self._picture.shape)
        lit = difference.lit(self._picture[rows, columns], self._light)
        parts = difference.planes(lit, difference.colours(self._reference[rows, columns]))
        return silhouette.body_in(difference.strength(parts), die, (columns.start, rows.start), thin=5)

    def measured(self, dice: Sequence[Found]) -> list[Found]:
        """``dice`` enlarged to the size of their bodies, where nothing else is near."""
        return [silhouette.measured(die, self.body(die), dice) for die in dice]

    def is_disc(self, die: Found) -> bool:
        """Whether a round thing was taken for ``die``: a token with a hole looks like a one."""
        body = self.body(die)
        if body is None or body.roundness < NEARLY_ROUND:
            return False
        closer = self._fine(die)
        return closer is not None and closer.whole and closer.roundness > ROUND

    def lean(self, dice: Sequence[Found]) -> float:
        """How far one of ``dice`` leans by its body, in edges; 0 where fewer than two bodies are made out."""
        return silhouette.lean(dice, [self.body(die) for die in dice])

    def beside(self, dice: Sequence[Found], known: float | None = None) -> What:
        """What stands in the tray apart from ``dice``. ``known`` is the edge of a die in pixels of the picture, if it
        is known."""
        if self._noise > UNLIKE:
            return "other_tray"
        edges = [die.edge for die in dice] or ([known] if known else [])
        edge = median(edges) * self.scale if edges else max(self.mask.shape) * _UNKNOWN_EDGE
        near = np.zeros_like(self.mask)
        for die in dice:
            reach = round(REACH * max(die.edge * self.scale, 0.8 * edge))
            cv2.circle(near, (round(die.x * self.scale), round(die.y * self.scale)), reach, 255, cv2.FILLED)
        rest = cv2.bitwise_and(self.mask, cv2.bitwise_not(near))
        if not self._floor.everywhere:
            rest = cv2.multiply(rest, self._floor.inside)
        if cv2.countNonZero(rest) < LEAST * edge**2:
            return "nothing"
        return self._largest(rest, cv2.dilate(near, np.ones((5, 5), np.uint8)), edge)

    def _largest(self, rest: cv2.typing.MatLike, near: cv2.typing.MatLike, edge: float) -> What:
        """The most serious thing in ``rest``; ``near`` is set on and right beside dice."""
        steep, steepest = None, FLAT
        count, labels, stats, _ = cv2.connectedComponentsWithStats(rest, connectivity=8)
        beside_dice = set(np.unique(labels[near > 0]).tolist())
        rows, columns = rest.shape[:2]
        thing = lamp = False
        for index, (x, y, w, h, area) in enumerate(stats[1:count].tolist(), start=1):
            if area < (SHADE if index in beside_dice else LEAST) * edge**2:
                continue
            if steep is None:
                steep = steepness(self._strength)
                if (dice := steep[(near > 0) & (self.mask > 0)]).size:
                    steepest = min(FLAT, LIKE_DICE * float(np.percentile(dice, 98)))
            box = slice(y, y + h), slice(x, x + w)
            within = labels[box] == index
            if lies_flat(self._strength[box][within], steep[box][within], steepest):
                self.marked = True
                continue
            if self._is_lamp(box, within):
                lamp = True
                continue
            at_rim = x <= 1 or y <= 1 or x + w >= columns - 1 or y + h >= rows - 1
            if not self._floor.everywhere:
                at_rim = bool(self._floor.border[labels == index].any())
            if area >= LARGE * edge**2 or (at_rim and max(w, h) > 1.8 * edge and area > 1.2 * edge**2):
                return "hand"
            thing = thing or min(w, h) >= 0.4 * edge
        return "thing" if thing else "lamp" if lamp else "nothing"

    def _is_lamp(self, box: tuple[slice, slice], within: NDArray[np.bool_]) -> bool:
        """Whether what differs is the mirror image of a lamp: burnt out in its middle, with a glow all around."""
        core = (self._now[box].min(axis=2) >= BURNT) & within
        if not CORE[0] <= core.sum() / within.sum() <= CORE[1]:
            return False
        rim = cv2.distanceTransform(np.pad(within, 1).astype(np.uint8), cv2.DIST_L2, 3)[1:-1, 1:-1]
        glow = within & ~core
        brighter = float((self._lightness[box][glow] > 0).mean()) if glow.any() else 0.0
        return float(rim[core].min()) > GLOW and brighter > MOSTLY_BRIGHTER


def _as_large(picture: Picture, shape: tuple[int, ...]) -> Picture:
    """``picture`` in so many rows and columns."""
    if picture.shape[:2] == shape[:2]:
        return picture
    return cv2.resize(picture, shape[1::-1], interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
