"""Whether anything moves: what changes between two thumbnails of the tray, whatever the light does meanwhile.

A frame is compared with the one before and with an older one.
How much each cell changes at rest is learned cell by cell: grain, the blocks of a codec, the flicker of mains light, a
trembling edge. It is learned from small changes only, and not at all while anything larger changes, such as dice that
roll.
"""

from functools import cached_property
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from postparade.dice.vision.floor import AROUND, FADES, Floor, Mask, gains
from postparade.dice.vision.picture import SIXTEENTHS, Field, Fine, Picture, Planes

LONGEST = 160
"""Cells along the longer side of a thumbnail: 4 pixels of 640 each, so that a die of 18 pixels fills 20 cells."""

ROW_GAIN = 1.2
"""How much one row may be lighter than the whole: lamps on mains current draw bands over the picture."""

NEIGHBOURS = 3
"""Cells of 3 x 3 that must be set for the middle one to count; noise sets single ones."""

_SMOOTH = LONGEST // 5 + 1
_SOFTEN = np.array([1, 2, 1], np.float32)


def thumbnail(picture: Picture) -> Fine:
    """``picture`` at the size at which motion and tray state are judged: at most :data:`LONGEST` cells long, and a
    little softened, since cameras add noise mostly between neighbouring cells. It counts sixteenths of grey steps:
    whole numbers of 16 bits take a third of the time of fractions."""
    small = picture
    while max(small.shape) >= 2 * LONGEST:
        halves = (small.shape[1] // 2, small.shape[0] // 2)
        small = cv2.resize(small, halves, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    scale = LONGEST / max(small.shape)
    if scale < 1.0:
        size = (max(1, round(small.shape[1] * scale)), max(1, round(small.shape[0] * scale)))
        small = cv2.resize(small, size, interpolation=cv2.INTER_AREA).astype(np.uint8, copy=False)
    return np.asarray(cv2.sepFilter2D(small, cv2.CV_16S, _SOFTEN, _SOFTEN), np.int16)


def relief(small: Fine) -> Fine:
    """How much each cell of a thumbnail differs from its neighbours, in the channel in which it differs most."""
    return most(cv2.morphologyEx(small, cv2.MORPH_GRADIENT, AROUND))


def change(now: Fine, then: Fine, floor: Floor) -> Fine:
    """By how much two thumbnails of the size of the ``floor`` differ once the common light is taken out."""
    lit = cv2.multiply(then, _gains_by_row(now, then, floor), dtype=cv2.CV_16S)
    return np.asarray(cv2.subtract(now, lit), np.int16)


def sharp(changed: Fine, steep: Fine, trembling: float, floor: Floor) -> Field:
    """The change of each cell in grey steps without whatever varies slowly over the picture: soft shadows, a lamp from
    one side. ``steep`` and ``trembling`` as for :func:`beyond`."""
    return beyond(most(cv2.absdiff(changed, floor.smoothed(changed, _SMOOTH))), steep, trembling)


def beyond(changed: cv2.typing.MatLike, steep: Fine, trembling: float) -> Field:
    """The part of a change, in grey steps, that edges which shift by ``trembling`` cells cannot have made; ``steep`` is
    the :func:`relief` of the earlier thumbnail."""
    kept, taken = 1 / SIXTEENTHS, -trembling / SIXTEENTHS
    return np.asarray(cv2.addWeighted(changed, kept, steep, taken, 0, dtype=cv2.CV_32F), np.float32)


def _usual(changed: Fine, floor: Floor) -> float:
    """The median change of the cells of the ``floor``, in grey steps."""
    coarse = most(np.abs(changed[::FADES, ::FADES])).astype(np.float32)
    return floor.middle(coarse, (FADES, FADES)) / SIXTEENTHS


def crowded(above: NDArray[np.bool_], neighbours: int = NEIGHBOURS) -> Mask:
    """The cells with ``neighbours`` of their 3 x 3 cells set in ``above``."""
    around = cv2.boxFilter(above.view(np.uint8), -1, (3, 3), normalize=False)
    return np.asarray(around >= neighbours).view(np.uint8)


def most(planes: cv2.typing.MatLike) -> Fine:
    """The largest of the three channels."""
    blue, green, red = cv2.split(planes)
    return np.asarray(cv2.max(cv2.max(blue, green), red), np.int16)


def _gains_by_row(now: Fine, then: Fine, floor: Floor) -> Planes:
    """How much lighter it became: a gain per channel and, within limits, one per row. Medians follow the floor, not
    what lies on it."""
    common, one = gains(now, then, floor, 2 * FADES).astype(np.float32), np.float32(SIXTEENTHS)
    ratio = (now[::2, ::4, 1] + one) / (then[::2, ::4, 1] + one)
    by_row = floor.row_middles(ratio, (2, 4)) / common[1]
    rows = np.clip(by_row, 1 / ROW_GAIN, ROW_GAIN).repeat(2)[: now.shape[0], None]
    return np.asarray(rows * np.tile(common, now.shape[1]), np.float32).reshape(now.shape)


CHANGED = 6.0
"""Grey steps a cell must change to count, where noise is low."""

NOISES = 4.0
"""How many times its usual change a cell must change where noise is high."""

MOVES = 4
"""Changed cells from which something moves."""

TREMBLING = 0.3
"""Cells (of 4 pixels) by which a picture may shake and still be still."""

COMPARE_EVERY = 0.09
"""Seconds between comparisons with the older frame, which find slow motion."""

RENEW_AFTER = 1.0
"""Seconds after which the older frame gives way to a newer one."""

RESTLESS_UP_TO = 11.0
"""Grey steps up to which a cell may change and be at rest; changes beyond are never learned. Blocks of a strongly
compressed picture flip by ten."""

BEYOND_REST = 1.4
"""Multiple of its change at rest by which a cell must change to count."""

REMEMBERED = 6.0
"""Seconds in which what was learned of a cell fades to a third."""

EVERYWHERE = 0.98
"""Quantile of the cells' changes at rest that is expected of every cell: where a codec flips next is not known."""

_LARGEST_NOISE = 8.0
_FRESHNESS = 0.1
_TAKEN_UP = 0.5


class Unrest(NamedTuple):
    """How hard it is to see that nothing moves, in grey steps of 255 from one frame to the next: ``grain`` is the
    median change of cells on their own, ``flips`` the change that nearly all of them stay below, due to the blocks of a
    codec and trembling edges, ``counts_from`` the change that counts as motion, averaged over the cells. ``moving_for``
    is the number of seconds since the picture was last still."""

    grain: float
    flips: float
    counts_from: float
    moving_for: float


class Motion:
    """Distinguishes still frames from moving ones. ``usual`` is the usual change of a cell of the floor while nothing
    moves, in grey steps, and ``rest`` what each was seen to change by from frame to frame."""

    def __init__(self) -> None:
        self.usual = 0.5
        self.rest: Field | None = None
        self._floor: Floor
        self._learned_at = 0.0
        self._before: Fine | None = None
        self._anchor: Fine | None = None
        self._anchored = self._compared = 0.0

    def look_away(self) -> None:
        """Take the next frame for a first one, and keep what was learned of noise."""
        self._before = self._anchor = None

    def moves(self, now: Fine, at: float, floor: Floor) -> bool:
        """Whether the thumbnail ``now``, seen at ``at`` seconds, shows motion on the ``floor``. So does a first one,
        and one of another size."""
        before, self._before = self._before, now
        if before is None or before.shape != now.shape:
            self._anchor = None
            return True
        changed = change(now, before, floor)
        seen = sharp(changed, relief(before), TREMBLING, floor)
        moved = self._counts(seen, floor)
        self._learn(seen, _usual(changed, floor), at, floor)
        if moved:
            self._anchor = None
            return True
        if self._anchor is None:
            self._anchor, self._anchored, self._compared = before, at, at
        elif at - self._compared >= COMPARE_EVERY:
            self._compared = at
            if self._counts(sharp(change(now, self._anchor, floor), relief(self._anchor), TREMBLING, floor), floor):
                self._anchor = None
                return True
            if at - self._anchored >= RENEW_AFTER:
                self._anchor, self._anchored = now, at
        return False

    def _counts(self, changed: Field, floor: Floor) -> bool:
        return float(changed.max()) > CHANGED and _many(changed, self.steps(CHANGED), floor)

    def unrest(self, moving_for: float) -> Unrest:
        """The figures for people, ``moving_for`` seconds after rest was seen last."""
        return Unrest(self.usual, self._everywhere, float(np.mean(self.steps(CHANGED))), moving_for)

    def _learn(self, seen: Field, usual: float, at: float, floor: Floor) -> None:
        """Take in how much the cells of two frames in a row differ."""
        self.usual += _FRESHNESS * (min(_LARGEST_NOISE, usual) - self.usual)
        if self.rest is None or self.rest.shape != seen.shape:
            self.rest, self._learned_at = np.zeros_like(seen), at
        fade = np.exp(-max(0.0, at - self._learned_at) / REMEMBERED)
        self._learned_at = at
        self.rest *= np.float32(fade)
        if not _many(seen, RESTLESS_UP_TO, floor):
            more = np.minimum(seen, np.float32(RESTLESS_UP_TO))
            cv2.max(self.rest, cv2.addWeighted(more, _TAKEN_UP, self.rest, 1 - _TAKEN_UP, 0), self.rest)
        self._floor = floor
        for known in ("_around", "_everywhere"):
            self.__dict__.pop(known, None)

    def steps(self, least: float) -> Field | float:
        """Grey steps by which each cell must change, or differ from the empty tray, to count; ``least`` where nothing
        is known of noise."""
        least = max(least, NOISES * self.usual)
        if self.rest is None or BEYOND_REST * min(RESTLESS_UP_TO, float(self.rest.max())) <= least:
            return least
        return np.maximum(self._around, np.float32(least))

    @cached_property
    def _everywhere(self) -> float:
        """The change at rest that is expected of every cell."""
        return 0.0 if self.rest is None else self._floor.share(self.rest[::2, ::2], EVERYWHERE, (2, 2))

    @cached_property
    def _around(self) -> Field:
        """What each cell must change by, considering how it and its neighbours change at rest."""
        assert self.rest is not None
        most = np.maximum(cv2.dilate(self.rest, AROUND), np.float32(self._everywhere))
        return np.asarray(most * np.float32(BEYOND_REST), np.float32)


def _many(changed: Field, steps: Field | float, floor: Floor) -> bool:
    """Whether so many cells of the ``floor`` changed by more than ``steps`` that something moves."""
    above = changed > steps
    return bool(np.count_nonzero(above) >= MOVES and np.count_nonzero(crowded(above) & floor.inside) >= MOVES)
