"""Dice that lie in the tray and have been counted already must not be counted again, whoever entered their roll."""

from collections.abc import Sequence
from typing import Protocol

from postparade.dice.camera.watcher import SAME_PLACE, STIRRED_FOR

Box = tuple[int, int, int, int]


class SeenDie(Protocol):
    """A die with its place in the picture: x, y, width, height in pixels."""

    @property
    def box(self) -> Box: ...


class Counted:
    """Remembers the dice of the roll that counted last until they have been taken away."""

    def __init__(self) -> None:
        self._locked = False
        self._boxes: tuple[Box, ...] = ()
        self._moving_since: float | None = None

    def lock(self, dice: Sequence[SeenDie]) -> None:
        """A roll counted while ``dice`` were seen; nothing counts until they are stirred, covered or gone."""
        self._locked = True
        self._boxes = tuple(die.box for die in dice)
        self._moving_since = None

    def see(self, stage: str, at: float) -> None:
        """The tray was empty, covered, in motion or still at ``at`` seconds."""
        if stage != "moving":
            self._moving_since = None
        elif self._moving_since is None:
            self._moving_since = at
        stirred = self._moving_since is not None and at - self._moving_since >= STIRRED_FOR
        if stirred or stage in ("empty", "covered"):
            self._locked = False
        if stage == "empty":
            self._boxes = ()

    def covers(self, dice: Sequence[SeenDie]) -> bool:
        """Whether ``dice`` are the counted ones, or cannot be told from them: not stirred, or still in their places."""
        if self._locked:
            return True
        return bool(self._boxes) and all(any(_same_place(old, new.box) for new in dice) for old in self._boxes)


def _same_place(one: Box, other: Box) -> bool:
    (x, y, w, h), (u, v, s, t) = one, other
    reach = SAME_PLACE * (w + h) / 2
    return abs(x + w / 2 - u - s / 2) < reach and abs(y + h / 2 - v - t / 2) < reach
