"""What goes on in the tray, frame by frame, and how the empty tray looks meanwhile."""

from collections.abc import Callable
from enum import StrEnum

import cv2
import numpy as np

from postparade.dice.vision.background import DIFFERS, STRUCTURE, STRUCTURED_FROM, Background, Occupied, looks_bare
from postparade.dice.vision.floor import FADES, WITHIN_TWO, Floor, Gains, Mask, grey, lies_flat, steepness
from postparade.dice.vision.motion import Motion, Unrest, relief, thumbnail
from postparade.dice.vision.picture import SIXTEENTHS, Field, Fine, Picture


class TrayState(StrEnum):
    """What the tray shows. Until the empty tray is known, only ``MOVING`` and ``STILL`` can be distinguished.

    ``COVERED`` is a hand, an arm or anything large at rest over the tray, or darkness. ``MOVED`` is a camera that looks
    somewhere else: it must be calibrated again or put back. An empty tray that was learned and not calibrated is
    learned again as soon as it is seen.
    """

    EMPTY = "empty"
    MOVING = "moving"
    STILL = "still"
    COVERED = "covered"
    MOVED = "moved"


EMPTY_UP_TO = 6
"""Occupied cells up to which the tray is empty; a die of 18 pixels occupies 20."""

COVERED_FROM = 0.4
"""Share of occupied cells above which the tray counts as covered, whatever the shape."""

ARM_FROM = 0.03
"""Share of the floor that something long reaching in over the edge must occupy to cover the tray."""

ARM_RATIO = 1.8
"""Length to width of the tightest rectangle from which something counts as long."""

LARGE_FROM = 0.2
"""Share of the floor from which one thing covers the tray whatever its shape; a die is smaller."""

OUT_OF_PLACE = 0.05
"""Share of the edges of the tray that must be out of place for the camera to have been pushed, where more cells along
them differ than in an empty tray; in every push that could be followed a quarter or more were."""

LOST = 0.6
"""Share of the tray's edges, or of all cells, that must have changed for the camera to look somewhere else."""

LOST_FOR = 1.5
"""Seconds of stillness after which that counts; hands that cover as much do not rest that long."""

COVERED_FOR = 10.0
"""Seconds of stillness after which anything else that covers the tray counts as another view, too."""

JUDGE_EVERY = 0.5
"""Seconds after which a still tray is judged again; before that nothing can have changed but the light."""

SAME_LIGHT = 1.25
"""Factor by which the light of a channel may differ before and after motion for a tray that looks empty to count as
such: something plain may have been laid over it. Changes of light without motion are accepted."""

SETTLED_FOR = 0.24
"""Seconds dice must lie still before they count; tumbling dice pause for less."""

BARE_FOR = 0.6
"""Seconds without motion after which a tray with nothing in it may be learned."""

_DARK, _DIMMED = 12.0, 2.5
_BLINDING, _BLINDED = 250.0, 0.3


class TrayMonitor:
    """Determines the stage of each frame and keeps the picture of the empty tray (``reference``, None while unknown).

    ``holds_dice`` tells whether a picture shows dice after all, before an unknown tray is learned from it. ``mask`` is
    0 beside the floor of the tray, in pixels of the pictures; whatever lies or moves there changes nothing.
    """

    def __init__(
        self, reference: Picture | None, holds_dice: Callable[[Picture], bool], mask: Mask | None = None
    ) -> None:
        self._holds_dice = holds_dice
        self._mask = mask
        self._tray = Background(reference, mask)
        self._motion = Motion()
        self._stage: TrayState | None = None
        self._looked_empty = self._aligned = False
        self._still_since = self._judged_at = 0.0
        self._moving_since: float | None = None
        self._covered_since: float | None = None
        self._light: Gains | None = None

    @property
    def reference(self) -> Picture | None:
        """The empty tray as this camera should see it now."""
        return self._tray.picture

    def unrest(self, at: float) -> Unrest:
        """How hard it is to see that nothing moves, at ``at`` seconds."""
        return self._motion.unrest(0.0 if self._moving_since is None else at - self._moving_since)

    def look_away(self) -> None:
        """Take the next picture for a first one, because none has come for a while."""
        self._motion.look_away()

    def nothing_stands(self, picture: Picture, at: float) -> None:
        """Take ``picture``, a still one, for the empty tray from now on: what differs in it are marks on the floor."""
        self._tray.keep(picture, at)
        self._covered_since, self._light, self._aligned = None, None, False
        self._judged_at = float("-inf")

    def see(self, picture: Picture, at: float) -> TrayState:
        """The stage of the frame ``picture``, seen at ``at`` seconds. A first frame counts as moving, and so does the
        first one that looks empty: the next must confirm it."""
        now = thumbnail(picture)
        if self._motion.moves(now, at, self._tray.floor(now.shape)):
            self._stage = self._covered_since = None
            self._looked_empty = self._aligned = False
            self._still_since = at
            self._moving_since = at if self._moving_since is None else self._moving_since
            return TrayState.MOVING
        if at - self._still_since >= SETTLED_FOR:
            self._moving_since = None
        if self._stage is not None and at - self._judged_at < JUDGE_EVERY:
            return self._stage
        stage = self._judge(picture, now, at)
        confirmed = self._looked_empty or stage is not TrayState.EMPTY
        self._looked_empty = stage is TrayState.EMPTY
        self._stage, self._judged_at = (stage, at) if confirmed else (None, at)
        return stage if confirmed else TrayState.MOVING

    def _judge(self, picture: Picture, now: Fine, at: float) -> TrayState:
        """The stage of a still frame."""
        small = self._tray.small
        if small is None or small.shape != now.shape:
            return TrayState.EMPTY if self._learned(picture, now, at) else TrayState.STILL
        floor = self._tray.floor(now.shape)
        if _blind(now, small, floor):
            return TrayState.COVERED
        seen = self._tray.occupied(now, self._motion.steps(DIFFERS))
        if int(seen.sharp.sum()) > EMPTY_UP_TO:
            seen = self._in_line(now, seen)
        floor = self._tray.floor(now.shape)
        lost = _lost(seen, now, floor)
        if lost or _covered(seen, floor):
            return self._out_of_sight(picture, now, at, LOST_FOR if lost else COVERED_FOR)
        self._covered_since = None
        if int(seen.sharp.sum()) > EMPTY_UP_TO:
            self._light = self._tray.gains(now)
            return TrayState.STILL
        if not self._same_light(now, seen):
            return TrayState.COVERED
        self._tray.follow(picture, now, at)
        return TrayState.EMPTY

    def _in_line(self, now: Fine, seen: Occupied) -> Occupied:
        """What lies in the tray once the empty one is lit as ``now`` and seen from where the camera is now."""
        steps = self._motion.steps(DIFFERS)
        if self._tray.relight(now):
            seen = self._tray.occupied(now, steps)
        if not self._aligned and (_may_be_pushed(seen) or _seems_covered(seen, self._tray.floor(now.shape))):
            self._aligned = True
            seen = self._tray.realign(now, steps, seen)
        return seen

    def _same_light(self, now: Fine, seen: Occupied) -> bool:
        """Whether a tray that looks empty is the tray: its edges are there, or its colour is what it was."""
        gains = self._tray.gains(now)
        watched = self._stage is TrayState.EMPTY or self._looked_empty
        if self._light is not None and seen.misplaced is None and not watched:
            ratio = gains / self._light
            if float(ratio.max()) > SAME_LIGHT or float(ratio.min()) < 1 / SAME_LIGHT:
                return False
        self._light = gains
        return True

    def _out_of_sight(self, picture: Picture, now: Fine, at: float, patience: float) -> TrayState:
        """The tray is covered, or the camera looks somewhere else if this lasts for ``patience`` seconds."""
        if self._covered_since is None:
            self._covered_since = at
        if at - self._covered_since < patience:
            return TrayState.COVERED
        if not self._tray.given and self._learned(picture, now, at):
            return TrayState.EMPTY
        return TrayState.MOVED

    def _learned(self, picture: Picture, now: Fine, at: float) -> bool:
        """Learn an unknown tray, if it has been still and bare for long enough; return whether it was."""
        floor = self._tray.floor(now.shape)
        if (
            at - self._still_since < BARE_FOR
            or not looks_bare(now, self._motion.steps(DIFFERS), floor)
            or self._holds_dice(picture)
        ):
            return False
        self._tray = Background(mask=self._mask)
        self._tray.keep(picture, at)
        self._covered_since, self._light = None, None
        return True


def _blind(now: Fine, empty: Fine, floor: Floor) -> bool:
    """Whether it is too dark or too bright to see what lies in the tray."""
    seen, usual = grey(now), grey(empty)
    level, before = (floor.middle(light[::FADES, ::FADES], (FADES, FADES)) for light in (seen, usual))
    if level < _DARK and before > _DIMMED * level:
        return True
    bright, was = (np.count_nonzero((light >= _BLINDING) & (floor.inside > 0)) for light in (seen, usual))
    return bool(bright - was > _BLINDED * floor.area)


def _lost(seen: Occupied, now: Fine, floor: Floor) -> bool:
    """Whether the picture shows something other than the tray: nearly all of it changed, or most of the tray's edges
    are gone, and there are other edges instead."""
    changed = int(seen.whole.sum()) > LOST * floor.area
    gone = changed or (seen.misplaced is not None and seen.misplaced > LOST)
    return gone and int(((relief(now) > SIXTEENTHS * STRUCTURE) & (floor.near > 0)).sum()) >= STRUCTURED_FROM


def _may_be_pushed(seen: Occupied) -> bool:
    """Whether the camera may have been pushed: edges of the tray are out of place, or nothing differs except along
    them, as after a push of less than a cell."""
    if seen.ajar <= EMPTY_UP_TO or seen.misplaced is None:
        return False
    return seen.misplaced > OUT_OF_PLACE or seen.ajar == int(seen.sharp.sum())


def _seems_covered(seen: Occupied, floor: Floor) -> bool:
    """Whether what covers the tray may be its own rim, seen from where a pushed camera is now: rows of the image that
    differ as a whole, as along a rim, are put down to a lamp, which hides that edges are out of place."""
    return seen.ajar > EMPTY_UP_TO and seen.misplaced is not None and _covered(seen, floor, marks=False)


def _covered(seen: Occupied, floor: Floor, *, marks: bool = True) -> bool:
    """Whether something large, or long and crossing the border of the floor, lies in the tray: a hand, an arm. Flat
    ``marks`` on the floor do not cover it, unless they are most of what is seen."""
    if int(seen.whole.sum()) < ARM_FROM * floor.area:
        return False
    joined = cv2.morphologyEx(seen.whole, cv2.MORPH_CLOSE, WITHIN_TWO)
    count, labels, stats, _ = cv2.connectedComponentsWithStats(joined, connectivity=8)
    steep: Field | None = None
    standing = 0
    for index, area in enumerate(stats[1:count, cv2.CC_STAT_AREA].tolist(), start=1):
        if area < ARM_FROM * floor.area:
            standing += area
            continue
        within = labels == index
        if marks and area < COVERED_FROM * floor.area:
            steep = steepness(seen.steps) if steep is None else steep
            if lies_flat(seen.steps[within], steep[within]):
                continue
        standing += area
        if area >= LARGE_FROM * floor.area:
            return True
        if bool(floor.border[within].any()):
            sides = cv2.minAreaRect(np.argwhere(within).astype(np.float32))[1]
            if max(sides) + 1 >= ARM_RATIO * (min(sides) + 1):
                return True
    return standing >= COVERED_FROM * floor.area
