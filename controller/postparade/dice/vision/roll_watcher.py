"""From frames to rolls: a roll is committed once, when the dice have settled and several readings agree."""

from collections import deque
from collections.abc import Callable

import cv2
import numpy as np
from msgspec import Struct

from postparade.dice.roll_dedupe import Counted
from postparade.dice.vision.floor import Mask
from postparade.dice.vision.motion import RESTLESS_UP_TO, Unrest
from postparade.dice.vision.picture import SMALLEST_SIDE, Picture, fit
from postparade.dice.vision.reader import confirms, read
from postparade.dice.vision.reading import Reading
from postparade.dice.vision.tray_state import SETTLED_FOR, TrayMonitor, TrayState

AGREEING = 3
"""Sure and equal readings in a row before a commit; twice as many once readings of one throw have disagreed."""

AT_REST_FOR = 0.05
"""Seconds the dice must lie still before they are read at all: between two bounces they often hang for one frame."""

LOOK_AGAIN = 0.09
"""Seconds between readings of dice that cannot be read: a second look soon after seldom helps, and such looks take the
longest. A sure reading is followed up at once."""

LOOK_FOR, LOOK_SELDOM = 2.0, 0.5
"""Seconds after which dice that stay unreadable are read less often, and the time between readings then: they would
keep a core busy for as long as they lie there."""

FUSED = 5
"""Frames of dice at rest, the newest ones that could not be read, of which the mean is read: it has less than half the
grain of one of them, and a light that flickers or moves shows in it as a weak one that stands."""

NOTHING_FOR, NOTHING_READ = 1.2, 4
"""Seconds of rest, and readings in a row that find nothing standing in a tray that does not look empty, after which
what differs is taken for marks on its floor."""

UNSEEN_FOR = 2.0
"""Seconds without a frame after which anything may have happened in the tray."""

GRID = 24
"""Cells along each side of a die's box in which two frames of it are compared; a pip covers about three by three."""


Recogniser = Callable[[Picture, int | None, Picture | None], Reading]
"""Reads the dice in one picture, as :func:`~postparade.dice.vision.reader.read` does."""

Confirmer = Callable[[Picture, Reading], bool]
"""Looks at dice once more, as :func:`~postparade.dice.vision.reader.confirms` does."""


class Sighting(Struct, frozen=True):
    """What one frame showed: the ``stage`` of the tray, the ``reading`` if one was made, and ``committed``, the values
    in ascending order on the one frame on which a roll is committed."""

    stage: TrayState
    reading: Reading | None = None
    committed: tuple[int, ...] | None = None


class RollWatcher:
    """Watches one tray and commits every roll exactly once. Not safe for several threads; feed it from one.

    A roll is committed when the dice have been still for :data:`SETTLED_FOR` and the last :data:`AGREEING` readings
    were sure and equal; dice that no single frame shows well enough are read in the mean of several.
    The next one needs the tray to have been empty, covered or stirred since, and other dice than
    those committed: see :class:`~postparade.dice.roll_dedupe.Counted` for bumps, nudges, hands, and a single die thrown
    again. Dice that lie there when watching begins are not a roll, because nobody knows whether they were counted
    before. Dice thrown in with others that still lie there are too many, and no roll.

    ``expect`` is the number of dice in a roll, ``reference`` the empty tray as calibration saw it. Without a reference
    the watcher learns one as soon as it has seen the tray empty. ``recognise`` reads single pictures; ``confirm`` does
    so faster between the first and the last reading of a roll, for dice that were read before. ``floor`` is 0 where no
    dice of a roll can lie (rows and columns of the images); whatever lies or moves there changes nothing.
    """

    def __init__(
        self,
        expect: int | None = 2,
        reference: Picture | None = None,
        recognise: Recogniser = read,
        confirm: Confirmer = confirms,
        floor: Mask | None = None,
    ) -> None:
        self._expect = expect
        self._recognise, self._confirm = recognise, confirm
        self._tray_monitor = TrayMonitor(reference, lambda picture: bool(recognise(picture, None, None).dice), floor)
        self._counted = Counted()
        self._counted.lock(())
        self._last: float | None = None
        self._still_since: float | None = None
        self._look_at = float("-inf")
        self._answered = self._disputed = False
        self._agreed: list[Reading] = []
        self._unread: deque[Picture] = deque(maxlen=FUSED - 1)
        self._read: Picture | None = None
        self._nothing = 0

    @property
    def reference(self) -> Picture | None:
        """The empty tray as the camera should see it now, at the reader's size; None while it is unknown."""
        return self._tray_monitor.reference

    @property
    def unrest(self) -> Unrest:
        """How hard it was in the newest frames to see that nothing moves."""
        return self._tray_monitor.unrest(self._last or 0.0)

    def see(self, picture: Picture, at: float) -> Sighting:
        """Take in the next frame (blue-green-red, 8 bits), seen at ``at`` seconds on any steady clock.

        Raises :class:`PictureFault` for a frame that is too small.
        """
        frame = _frame(picture)
        before, self._last = self._last, at
        if before is not None and at - before > UNSEEN_FOR:
            self._tray_monitor.look_away()
            self._counted.see("covered", at)
        stage = self._tray_monitor.see(frame, at)
        self._counted.see(stage.value, at)
        if stage is not TrayState.STILL:
            self._settle()
            return Sighting(stage)
        if self._still_since is None and before is not None:
            self._still_since = before
            self._look_at = before + AT_REST_FOR
        if self._answered or at < self._look_at:
            return Sighting(stage)
        reading = self._look(frame, at)
        self._learn_marks(frame, reading, at)
        return Sighting(stage, reading, self._weigh(reading, at))

    def _learn_marks(self, frame: Picture, reading: Reading, at: float) -> None:
        """Learn stains, crumbs and the mirror images of lamps: a tray in which nothing stands is the empty one,
        whatever its floor shows."""
        assert self._still_since is not None
        self._nothing = self._nothing + 1 if reading.bare else 0
        if self._nothing >= NOTHING_READ and at - self._still_since >= NOTHING_FOR and self.reference is not None:
            self._tray_monitor.nothing_stands(frame, at)
            self._nothing = 0

    def _look(self, frame: Picture, at: float) -> Reading:
        """What the dice show in ``frame``; while nothing can be committed yet it is enough that they show the same, and
        where only time is missing, that they look the same."""
        if self._agreed and not self._may_commit(at):
            reading = self._agreed[-1]
            if self._enough_agree() and self._read is not None and looks_the_same(self._read, frame, reading):
                return reading
            if self._confirm(frame, reading):
                self._read = frame
                return reading
        reading = self._recognise(self._fused(frame), self._expect, self._tray_monitor.reference)
        self._read = frame
        if reading.values is None or self._unread:
            self._unread.append(frame)
        return reading

    def _fused(self, frame: Picture) -> Picture:
        """The mean of ``frame`` and those of the same dice at rest that could not be read before it; ``frame`` itself
        where there are fewer than two, which may be the last of their tumbling."""
        same = [one for one in self._unread if one.shape == frame.shape]
        if len(same) < 2:
            return frame
        total = np.zeros(frame.shape, np.uint16)
        for one in (*same, frame):
            cv2.add(total, one, total, dtype=cv2.CV_16U)
        return cv2.convertScaleAbs(total, alpha=1 / (len(same) + 1)).astype(np.uint8, copy=False)

    def _may_commit(self, at: float) -> bool:
        """Whether one more reading like those before is enough."""
        assert self._still_since is not None
        return self._enough_agree() and at - self._still_since >= SETTLED_FOR

    def _enough_agree(self) -> bool:
        """Whether so many readings agree that only the one that commits is missing."""
        return len(self._agreed) + 1 >= AGREEING * (2 if self._disputed else 1)

    def _settle(self) -> None:
        """Begin a new still stretch."""
        self._still_since = None
        self._look_at = float("-inf")
        self._answered = self._disputed = False
        self._agreed = []
        self._unread.clear()
        self._read = None
        self._nothing = 0

    def _weigh(self, reading: Reading, at: float) -> tuple[int, ...] | None:
        """The roll to commit now, or None."""
        assert self._still_since is not None
        if reading.values is None:
            self._agreed = []
            self._look_at = at + (LOOK_AGAIN if at - self._still_since < LOOK_FOR else LOOK_SELDOM)
            return None
        if self._counted.covers(reading.dice):
            self._answer(reading)
            return None
        if self._agreed and self._agreed[-1].values != reading.values:
            self._agreed, self._disputed = [], True
        commit = self._may_commit(at)
        self._agreed.append(reading)
        if not commit:
            return None
        self._answer(reading)
        return reading.values

    def _answer(self, reading: Reading) -> None:
        """Take the dice of ``reading`` as counted from now on."""
        self._answered = True
        self._counted.lock(reading.dice)


def looks_the_same(before: Picture, now: Picture, reading: Reading) -> bool:
    """Whether the dice of ``reading``, made of the frame ``before``, look the same in ``now`` but for what grain and
    light change while nothing moves."""
    for x, y, width, height in (die.box for die in reading.dice):
        box = slice(max(0, y), y + height), slice(max(0, x), x + width)
        cells = [cv2.resize(one[box], (GRID, GRID), interpolation=cv2.INTER_AREA) for one in (before, now)]
        if float(cv2.norm(cells[0], cells[1], cv2.NORM_INF)) > RESTLESS_UP_TO:
            return False
    return True


def _frame(picture: Picture) -> Picture:
    """``picture`` with three channels; refuses small ones. Large ones keep their size until they are read."""
    if picture.ndim == 3 and picture.shape[2] == 3 and min(picture.shape[:2]) >= SMALLEST_SIDE:
        return np.ascontiguousarray(picture)
    return fit(picture)
