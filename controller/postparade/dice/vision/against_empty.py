"""What a comparison with the empty tray reveals about a picture of dice: which of them really lie there, and what lies
beside them, such as a hand, a die that was overlooked, other game pieces."""

from collections.abc import Sequence
from statistics import median
from typing import Literal

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.detector import Found
from postparade.dice.vision.difference import Raised, empty_tray, raised
from postparade.dice.vision.floor import Mask, lies_flat, steepness
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.silhouette import Bodies

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

FLAT, DULL = 34.0, 75.0
"""The most, in steps, by which the difference from the empty tray changes within three pixels, and the largest
difference, where something lies flat: a stain, a damp ring, a shine. What stands up has edges, and light and shade on
opposite sides. Set on renders of stains and of things left in a tray."""

LIKE_DICE = 0.7
"""Share of the dice's own steepness from which something stands up as they do, even in a light so dim that both look
dull. Set on renders of stains, which come to 0.62."""

SAME_PATTERN = 0.7
"""Correlation with the pattern of the empty floor from which that pattern shows through what lies on it."""

_FINE = 7
_UNKNOWN_EDGE = 1 / 14

BURNT, CORE = 245, (0.05, 0.38)
"""Level, of 255, from which a pixel is burnt out, and the least and the largest share of a lamp's mirror image that
is. Mirror images have 0.08 to 0.29, white blocks 0.43 and more, even far out of focus."""

GLOW = 6.0
"""Pixels of glow around the burnt-out part, on every side, that tell the mirror image of a lamp from a white thing:
the blurred edge of one has 2.7 to 5.7."""

MOSTLY_BRIGHTER = 0.95
"""Share of that glow that is brighter than the empty tray."""

What = Literal["nothing", "lamp", "hand", "thing", "other_tray"]
"""What lies beside the dice: a ``hand`` or anything else large, a ``thing`` the size of a die; or all of it differs. A
``lamp`` is the burnt-out mirror image of one, which hides what may lie below it."""


class AgainstEmpty:
    """Compares ``picture`` with ``reference``, the empty tray as the same camera sees it; on the ``floor`` only, where
    that is known (0 elsewhere, of any size). ``bodies`` are those of its dice; ``marked`` tells whether flat marks have
    been seen beside dice."""

    def __init__(self, picture: Picture, reference: Picture, floor: Mask | None = None) -> None:
        empty = empty_tray(reference, picture.shape[0], picture.shape[1])
        self._raised = raised(picture, empty, floor)
        self.marked = False
        self.bodies = Bodies(picture, empty, self._raised)

    @property
    def where(self) -> Mask:
        """0 where the tray is seen to be empty; smaller than the picture."""
        return self._raised.mask

    def present(self, found: Sequence[Found]) -> list[Found]:
        """Those of ``found`` that really lie in the tray."""
        return [die for die in found if _lies_there(die, self._raised)]

    def beside(self, dice: Sequence[Found], known: float | None = None) -> What:
        """What stands in the tray apart from ``dice``. ``known`` is the edge of a die in pixels of the picture, if it
        is known."""
        seen = self._raised
        if seen.difference.noise > UNLIKE:
            return "other_tray"
        edges = [die.edge for die in dice] or ([known] if known else [])
        edge = median(edges) * seen.scale if edges else max(seen.mask.shape) * _UNKNOWN_EDGE
        near = np.zeros_like(seen.mask)
        for die in dice:
            reach = round(REACH * max(die.edge * seen.scale, 0.8 * edge))
            cv2.circle(near, (round(die.x * seen.scale), round(die.y * seen.scale)), reach, 255, cv2.FILLED)
        rest = cv2.bitwise_and(seen.mask, cv2.bitwise_not(near))
        if not seen.floor.everywhere:
            rest = cv2.multiply(rest, seen.floor.inside)
        what, marked = _largest(rest, cv2.dilate(near, np.ones((5, 5), np.uint8)), edge, seen)
        self.marked |= marked
        return what


def _lies_there(die: Found, seen: Raised) -> bool:
    x, y, half = die.x * seen.scale, die.y * seen.scale, max(2.0, 0.4 * die.edge * seen.scale)
    place = seen.mask[max(0, round(y - half)) : round(y + half) + 1, max(0, round(x - half)) : round(x + half) + 1]
    return place.size > 0 and float(place.mean()) > PRESENT * 255


def _largest(rest: cv2.typing.MatLike, near: cv2.typing.MatLike, edge: float, seen: Raised) -> tuple[What, bool]:
    """The most serious thing in ``rest``, and whether there are flat marks on the floor as well; ``near`` is set on and
    right beside dice."""
    if cv2.countNonZero(rest) < LEAST * edge**2:
        return "nothing", False
    floor, steep, steepest = seen.floor, None, FLAT
    count, labels, stats, _ = cv2.connectedComponentsWithStats(rest, connectivity=8)
    beside_dice = set(np.unique(labels[near > 0]).tolist())
    rows, columns = rest.shape[:2]
    thing = marked = lamp = False
    for index, (x, y, w, h, area) in enumerate(stats[1:count].tolist(), start=1):
        if area < (SHADE if index in beside_dice else LEAST) * edge**2:
            continue
        if steep is None:
            steep = steepness(seen.difference.strength)
            if (dice := steep[(near > 0) & (seen.mask > 0)]).size:
                steepest = min(FLAT, LIKE_DICE * float(np.percentile(dice, 98)))
        box = slice(y, y + h), slice(x, x + w)
        within = labels[box] == index
        flat = lies_flat(seen.difference.strength[box][within], steep[box][within], (steepest, DULL))
        if flat or _shows_pattern(seen.now[box], seen.empty[box], within):
            marked = True
            continue
        if _is_lamp(seen, box, within):
            lamp = True
            continue
        at_rim = x <= 1 or y <= 1 or x + w >= columns - 1 or y + h >= rows - 1
        if not floor.everywhere:
            at_rim = bool(floor.border[labels == index].any())
        if area >= LARGE * edge**2 or (at_rim and max(w, h) > 1.8 * edge and area > 1.2 * edge**2):
            return "hand", marked
        thing = thing or min(w, h) >= 0.4 * edge
    return "thing" if thing else "lamp" if lamp else "nothing", marked


def _is_lamp(seen: Raised, box: tuple[slice, slice], within: NDArray[np.bool_]) -> bool:
    """Whether what differs is the mirror image of a lamp: burnt out in its middle, with a glow all around."""
    core = (seen.now[box].min(axis=2) >= BURNT) & within
    if not CORE[0] <= core.sum() / within.sum() <= CORE[1]:
        return False
    rim = cv2.distanceTransform(np.pad(within, 1).astype(np.uint8), cv2.DIST_L2, 3)[1:-1, 1:-1]
    glow = within & ~core
    brighter = float((seen.difference.parts[0][box][glow] > 0).mean()) if glow.any() else 0.0
    return float(rim[core].min()) > GLOW and brighter > MOSTLY_BRIGHTER


def _shows_pattern(now: Picture, empty: Picture, within: NDArray[np.bool_]) -> bool:
    """Whether the pattern of the ``empty`` floor shows ``now`` as well; ``within`` marks what differs."""
    fine = []
    for picture in (now, empty):
        grey = cv2.cvtColor(picture, cv2.COLOR_BGR2GRAY).astype(np.float32)
        fine.append((grey - cv2.blur(grey, (_FINE, _FINE)))[within])
    spread = float(fine[0].std() * fine[1].std())
    if spread < 1e-3:
        return False
    return float(((fine[0] - fine[0].mean()) * (fine[1] - fine[1].mean())).mean()) > SAME_PATTERN * spread
