"""The tape of the running game: every action with the state it met, so that a roll can be read again later."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from postparade.games.actions import Join
from postparade.games.viewer import Viewer


def acting(who: Viewer, action: Any) -> int | None:
    """The seat that plays ``action`` of the game, ``None`` for the house. The house lets people join, whoever asks."""
    return who.seat if who.role == "seat" and not isinstance(action, Join) else None


class Step(Struct, frozen=True):
    """One action of the game.

    ``entry`` is the journal entry it came with, ``seat`` who acted (``None``: the house), ``before`` the state it met,
    ``events`` what it caused: nothing when a correction has made it void. ``corrected`` marks a roll read again.
    """

    entry: int
    action: Any
    seat: int | None
    before: Any
    events: tuple[Any, ...]
    corrected: bool = False

    def with_dice(self, dice: tuple[int, int]) -> Step:
        """The same roll with other faces, not yet derived."""
        return replace(self, action=replace(self.action, dice=dice, total=None), corrected=True)


class History:
    """Steps in order. A tape never changes; tapes that continue each other share one list, so adding a step is
    cheap."""

    __slots__ = ("_length", "_steps")

    def __init__(self, steps: list[Step] | None = None) -> None:
        self._steps = [] if steps is None else steps
        self._length = len(self._steps)

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[Step]:
        return iter(self._steps[: self._length])

    def __reversed__(self) -> Iterator[Step]:
        return (self._steps[at] for at in range(self._length - 1, -1, -1))

    def add(self, step: Step) -> History:
        """A tape with ``step`` at the end."""
        # Only the longest tape may write into the shared list; one that was rolled back continues on a copy.
        steps = self._steps if len(self._steps) == self._length else self._steps[: self._length]
        steps.append(step)
        return History(steps)

    def cut(self, entry: int) -> tuple[History, list[Step]] | None:
        """The tape before the step of ``entry``, and the steps from it on; ``None`` when it has no such step."""
        for at in range(self._length - 1, -1, -1):
            if self._steps[at].entry == entry:
                return History(self._steps[:at]), self._steps[at : self._length]
        return None
