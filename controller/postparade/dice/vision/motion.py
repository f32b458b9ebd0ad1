"""Whether anything moves: a frame is compared with the one before and with an older one.

How much each cell changes at rest is learned cell by cell: grain, the blocks of a codec, the flicker of mains light, a
trembling edge. It is learned from small changes only, and not at all while anything larger changes, such as dice that
roll.
"""

from functools import cached_property
from typing import NamedTuple

import cv2
import numpy as np

from postparade.dice.vision.floor import Floor
from postparade.dice.vision.frame_diff import Thumbnail, cells, change
from postparade.dice.vision.picture import Field

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
_AROUND = np.ones((3, 3), np.uint8)


class Unrest(NamedTuple):
    """How hard it is to see that nothing moves, in grey steps of 255 from one frame to the next: ``grain`` is the
    median change of cells on their own, ``flips`` the change that nearly all of them stay below, due to the blocks of a
    codec and trembling edges, ``counts_from`` the change that counts as motion, averaged over the cells. ``moving_for``
    is the number of seconds since the picture was last still."""

    grain: float
    flips: float
    counts_from: float
    moving_for: float


class CellNoise:
    """How the cells of the floor change while nothing moves. ``usual`` is the usual change of a cell, in grey steps,
    and ``rest`` what each was seen to change by from frame to frame."""

    def __init__(self) -> None:
        self.usual = 0.5
        self.rest: Field | None = None
        self._learned_at = self._everywhere = 0.0

    def unrest(self, moving_for: float) -> Unrest:
        """The figures for people, ``moving_for`` seconds after rest was seen last."""
        return Unrest(self.usual, self._everywhere, float(np.mean(self.steps(CHANGED))), moving_for)

    def learn(self, seen: Field, usual: float, at: float, floor: Floor) -> None:
        """Take in how much the cells of two frames in a row differ."""
        self.usual += _FRESHNESS * (min(_LARGEST_NOISE, usual) - self.usual)
        if self.rest is None or self.rest.shape != seen.shape:
            self.rest, self._learned_at = np.zeros_like(seen), at
        fade = np.exp(-max(0.0, at - self._learned_at) / REMEMBERED)
        self._learned_at = at
        self.rest *= np.float32(fade)
        if int((cells(seen, RESTLESS_UP_TO) & floor.inside).sum()) < MOVES:
            more = np.clip(seen, 0, RESTLESS_UP_TO) - self.rest
            self.rest += np.float32(_TAKEN_UP) * np.maximum(more, 0)
        self.__dict__.pop("_around", None)
        self._everywhere = floor.share(self.rest[::2, ::2], EVERYWHERE, (2, 2))

    def steps(self, least: float) -> Field | float:
        """Grey steps by which each cell must change, or differ from the empty tray, to count; ``least`` where nothing
        is known of noise."""
        least = max(least, NOISES * self.usual)
        if self.rest is None or least >= BEYOND_REST * RESTLESS_UP_TO or not self._restless(least):
            return least
        return np.maximum(self._around, np.float32(least))

    def _restless(self, least: float) -> bool:
        return float(self._around.max()) > least

    @cached_property
    def _around(self) -> Field:
        """What each cell must change by, considering how it and its neighbours change at rest."""
        assert self.rest is not None
        most = np.maximum(cv2.dilate(self.rest, _AROUND), np.float32(self._everywhere))
        return np.asarray(most * np.float32(BEYOND_REST), np.float32)


class Motion:
    """Distinguishes still frames from moving ones. ``noise`` is what cells change by on their own."""

    def __init__(self, noise: CellNoise | None = None) -> None:
        self.noise = noise or CellNoise()
        self._before: Thumbnail | None = None
        self._anchor: Thumbnail | None = None
        self._anchored = self._compared = 0.0

    def moves(self, now: Thumbnail, at: float, floor: Floor) -> bool:
        """Whether ``now``, seen at ``at`` seconds, shows motion on the ``floor``. So does a first frame, and one of
        another size."""
        before, self._before = self._before, now
        if before is None or before.planes.shape != now.planes.shape:
            self._anchor = None
            return True
        seen = change(now, before, TREMBLING, floor)
        moved = self._counts(seen.sharp, floor)
        self.noise.learn(seen.sharp, seen.usual, at, floor)
        if moved:
            self._anchor = None
            return True
        if self._anchor is None:
            self._anchor, self._anchored, self._compared = before, at, at
        elif at - self._compared >= COMPARE_EVERY:
            self._compared = at
            if self._counts(change(now, self._anchor, TREMBLING, floor).sharp, floor):
                self._anchor = None
                return True
            if at - self._anchored >= RENEW_AFTER:
                self._anchor, self._anchored = now, at
        return False

    def _counts(self, changed: Field, floor: Floor) -> bool:
        return int((cells(changed, self.noise.steps(CHANGED)) & floor.inside).sum()) >= MOVES
