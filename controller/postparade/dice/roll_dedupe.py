"""Keeps dice that still lie in the tray from being counted again, whoever entered their roll."""

from collections.abc import Sequence
from itertools import permutations
from math import hypot
from typing import Protocol

Box = tuple[int, int, int, int]

STIRRED_FOR = 0.35
"""Seconds of motion without a pause that count as stirring; a bump of the camera is over sooner."""

NUDGED = 1.0
"""Edges by which one die may be pushed, relative to the other, without making a new throw."""

BUMPED = 1.5
"""Edges by which all dice together may be displaced, nudges included."""

UNTOUCHED = 0.2
"""Edges by which the dice may have moved relative to one another and still count as displaced together, however far."""


class SeenDie(Protocol):
    """A die with its place in the picture (x, y, width, height in pixels) and its upper face, None when unread."""

    @property
    def value(self) -> int | None: ...

    @property
    def box(self) -> Box: ...


class Counted:
    """Remembers the dice of the roll that counted last.

    There are two instances: the watcher's, in its thread, holds what it has committed itself; the camera source's, in
    the event loop, holds what has counted at the table, also when somebody else entered it.

    Dice stay counted until the tray has been *empty*, *covered* or *stirred*; a bump is none of these. Even then dice
    are still the counted ones when they show the same faces in the same places: together displaced with the tray or
    the camera, or one of them nudged by less than an edge. One die that was picked up and thrown again makes a new
    roll of both, because it lies elsewhere or shows another face; so does a die that a hand turned over, which no
    camera can tell from a throw. A die that turns over on its own, without anything that could have thrown it, does
    not. Once the tray has been empty nothing is remembered.
    """

    def __init__(self) -> None:
        self._locked = False
        self._dice: tuple[SeenDie, ...] = ()
        self._camera_moved = False
        self._moving_since: float | None = None

    def lock(self, dice: Sequence[SeenDie]) -> None:
        """Note that a roll counted while ``dice`` were seen; nothing counts until they are stirred, covered or gone."""
        self._locked = True
        self._dice = tuple(dice)
        self._camera_moved = False
        self._moving_since = None

    def see(self, stage: str, at: float) -> None:
        """Note that the tray was ``stage`` (empty, moving, still, covered or moved) at ``at`` seconds."""
        if stage != "moving":
            self._moving_since = None
        elif self._moving_since is None:
            self._moving_since = at
        stirred = self._moving_since is not None and at - self._moving_since >= STIRRED_FOR
        if stirred or stage in ("empty", "covered", "moved"):
            self._locked = False
        if stage == "moved":
            self._camera_moved = True
        if stage == "empty":
            self._dice = ()

    def covers(self, dice: Sequence[SeenDie]) -> bool:
        """Whether ``dice`` are counted ones, or cannot be told from them. When some have been taken away the rest still
        are; when others have joined them they are not."""
        if self._locked:
            return True
        if not 0 < len(dice) <= len(self._dice):
            return False
        return any(self._same(dice, chosen) for chosen in permutations(self._dice, len(dice)))

    def _same(self, dice: Sequence[SeenDie], counted: Sequence[SeenDie]) -> bool:
        pairs = list(zip(dice, counted, strict=True))
        if any(one.value != other.value and None not in (one.value, other.value) for one, other in pairs):
            return False
        edge = sum(die.box[2] + die.box[3] for die in counted) / (2 * len(counted))
        shifts = [_shift(one.box, other.box) for one, other in pairs]
        apart = max(hypot(a[0] - b[0], a[1] - b[1]) for a in shifts for b in shifts) / edge
        together = max(hypot(*shift) for shift in shifts) / edge
        if len(dice) == 1:
            return together < NUDGED
        if apart < UNTOUCHED or (apart < NUDGED and together < BUMPED):
            return True
        return self._camera_moved and _spread(dice, counted) < UNTOUCHED * edge


def _spread(dice: Sequence[SeenDie], counted: Sequence[SeenDie]) -> float:
    """Pixels by which the distances between ``dice`` differ at most from those between ``counted``."""
    now, then = ([hypot(*_shift(a.box, b.box)) for a in group for b in group] for group in (dice, counted))
    return max(abs(one - other) for one, other in zip(now, then, strict=True))


def _shift(one: Box, other: Box) -> tuple[float, float]:
    """How far ``one`` lies from ``other``."""
    (x, y, w, h), (u, v, s, t) = one, other
    return x + w / 2 - u - s / 2, y + h / 2 - v - t / 2
