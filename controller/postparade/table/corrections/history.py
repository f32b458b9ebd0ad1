"""The history of the running game: every action with the state it met, so that a roll can be corrected later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from postparade.rules.actions import Join
from postparade.rules.viewer import Viewer


def acting(who: Viewer, action: Struct) -> int | None:
    """The seat that plays ``action`` of the game; ``None`` for the house, which also plays every join."""
    return who.seat if who.role in ("seat", "bot") and not isinstance(action, Join) else None


class Step(Struct, frozen=True):
    """One action of the game.

    ``entry`` is the journal entry it came with, ``seat`` who acted (``None``: the house), ``before`` the state it met,
    ``events`` what it caused: nothing when a correction has made it void. ``corrected`` marks a roll that was
    corrected.
    """

    entry: int
    action: Any
    seat: int | None
    before: Any
    events: tuple[Any, ...]
    corrected: bool = False

    def with_dice(self, dice: tuple[int, ...]) -> Step:
        """This roll with other faces, or none, if it is taken back; its events are yet to be derived."""
        return replace(self, action=replace(self.action, dice=dice, total=None), corrected=True)


class Earlier:
    """Steps of the running game from before a snapshot, read from the journal on first use."""

    __slots__ = ("_load", "_steps")

    def __init__(self, load: Callable[[], list[Step]]) -> None:
        self._load = load
        self._steps: list[Step] | None = None

    @property
    def loaded(self) -> bool:
        """Whether :meth:`steps` returns at once."""
        return self._steps is not None

    def steps(self) -> list[Step]:
        """These steps, in order. Raises ``JournalFault`` when the journal cannot be read."""
        if self._steps is None:
            self._steps = self._load()
        return self._steps


class History:
    """Steps in order; immutable. Histories that continue each other share one list, so adding a step is cheap. A
    history resumed from a snapshot holds the steps since; the ``earlier`` ones are read on demand."""

    __slots__ = ("_earlier", "_length", "_steps")

    def __init__(self, steps: list[Step] | None = None, earlier: Earlier | None = None) -> None:
        self._steps = [] if steps is None else steps
        self._length = len(self._steps)
        self._earlier = earlier

    def __len__(self) -> int:
        return self._length + (0 if self._earlier is None else len(self._earlier.steps()))

    def __iter__(self) -> Iterator[Step]:
        if self._earlier is not None:
            yield from self._earlier.steps()
        yield from self._steps[: self._length]

    def __reversed__(self) -> Iterator[Step]:
        yield from self.newest()
        if self._earlier is not None:
            yield from reversed(self._earlier.steps())

    def newest(self) -> Iterator[Step]:
        """The steps in memory, newest first."""
        return (self._steps[at] for at in range(self._length - 1, -1, -1))

    @property
    def unread(self) -> Earlier | None:
        """The earlier steps, if they have yet to be read."""
        return None if self._earlier is None or self._earlier.loaded else self._earlier

    def add(self, step: Step) -> History:
        """This history with ``step`` at the end."""
        # Only the longest history may write into the shared list; one that was rolled back continues on a copy.
        steps = self._steps if len(self._steps) == self._length else self._steps[: self._length]
        steps.append(step)
        return History(steps, self._earlier)

    def since(self, entry: int, earlier: Earlier) -> History:
        """This history with the steps after ``entry`` in memory; those up to it are ``earlier``."""
        at = next((at for at in range(self._length) if self._steps[at].entry > entry), self._length)
        return History(self._steps[at : self._length], earlier)

    def steps_from(self, entry: int) -> list[Step]:
        """The step of ``entry`` and those after it; none when there is no such step."""
        for at in range(self._length - 1, -1, -1):
            if self._steps[at].entry == entry:
                return self._steps[at : self._length]
        found = None if self._earlier is None else self.cut(entry)
        return [] if found is None else found[1]

    def cut(self, entry: int) -> tuple[History, list[Step]] | None:
        """The history before the step of ``entry``, and the steps from it on; ``None`` when there is no such step."""
        for at in range(self._length - 1, -1, -1):
            if self._steps[at].entry == entry:
                return History(self._steps[:at], self._earlier), self._steps[at : self._length]
        if self._earlier is None:
            return None
        return History(list(self)).cut(entry)
