"""Whether anything moves: a frame is compared with the one before and with an older one."""

from postparade.dice.vision.floor import Floor
from postparade.dice.vision.frame_diff import Thumbnail, cells, change

CHANGED = 6.0
"""Grey steps a cell must change to count, where noise is low."""

NOISES = 4.0
"""How often the usual change a cell must change where noise is high."""

MOVES = 4
"""Changed cells from which something moves."""

TREMBLING = 0.3
"""Cells (of 4 pixels) by which a picture may shake and still be still."""

COMPARE_EVERY = 0.09
"""Seconds between comparisons with the older frame, which find what creeps."""

RENEW_AFTER = 1.0
"""Seconds after which the older frame gives way to a newer one."""

_LARGEST_NOISE = 8.0
_FRESHNESS = 0.1


class Motion:
    """Tells still frames from moving ones. ``noise`` is what a cell changes by on its own, in grey steps."""

    def __init__(self) -> None:
        self.noise = 0.5
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
        if self._differ(now, before, floor, learn=True):
            self._anchor = None
            return True
        if self._anchor is None:
            self._anchor, self._anchored, self._compared = before, at, at
        elif at - self._compared >= COMPARE_EVERY:
            self._compared = at
            if self._differ(now, self._anchor, floor, learn=False):
                self._anchor = None
                return True
            if at - self._anchored >= RENEW_AFTER:
                self._anchor, self._anchored = now, at
        return False

    def _differ(self, now: Thumbnail, then: Thumbnail, floor: Floor, *, learn: bool) -> bool:
        seen = change(now, then, TREMBLING, floor)
        steps = max(CHANGED, NOISES * self.noise)
        if learn:
            self.noise += _FRESHNESS * (min(_LARGEST_NOISE, seen.usual) - self.noise)
        return int((cells(seen.sharp, steps) & floor.inside).sum()) >= MOVES
