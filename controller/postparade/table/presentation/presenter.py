"""Presentation in time: a race that the rules settle in one journal entry is shown as a race.

The events of an entry are cut into scenes after every event that is shown for a while (``Game.beat``). Scenes are shown
one after the other on the injected clock, so that board, lights and caller run the race before phones show purses. The
journal and the answers to commands never wait for it, and a restarted table shows the end at once.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.rules.contract import AnyGame
from postparade.rules.events import Finished
from postparade.table.presentation.scene_clock import UNTIL_MONEY


class Scene(Struct, frozen=True):
    """Some events of an entry, the game's state ``before`` and ``after`` them, and the ``seconds`` for which they are
    shown."""

    events: tuple[Struct, ...]
    before: Struct
    after: Struct
    seconds: float


def scenes(game: AnyGame, state: Struct, events: Sequence[Struct]) -> list[Scene]:
    """Cut ``events``, which happened from ``state`` on, after each one that is shown for a while. Events that are shown
    for no time belong to the next scene, at the end to the last one. What follows a finish that is shown for a while is
    paid for it, and waits until the board shows that."""
    found: list[Scene] = []
    before, together = state, list[Struct]()
    for at, event in enumerate(events):
        together.append(event)
        state = game.evolve(state, event)
        seconds = game.beat(event)
        if seconds > 0 and isinstance(event, Finished):
            seconds = max(seconds, UNTIL_MONEY)
        if seconds > 0 and at + 1 < len(events):
            found.append(Scene(tuple(together), before, state, seconds))
            before, together = state, []
    if together or not found:
        found.append(Scene(tuple(together), before, state, 0.0))
    return found


class Presenter:
    """Shows the scenes of one entry one after the other; belongs to the event loop."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: deque[Scene] = deque()
        self._task: asyncio.Task[None] | None = None
        self._show: Callable[[Scene, bool], None] | None = None

    @property
    def busy(self) -> bool:
        """Whether scenes are still to be shown."""
        return bool(self._waiting)

    def present(self, found: list[Scene], show: Callable[[Scene, bool], None]) -> None:
        """Call ``show(scene, last)`` for the first scene now, and for each of the others when the one before it has had
        its time. Whatever was being presented is shown to its end first."""
        self.finish()
        self._show = show
        self._waiting = deque(found)
        self._next()

    def finish(self) -> None:
        """Show all remaining scenes now."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        while self._waiting:
            self._pop()

    def close(self) -> None:
        """Show nothing more."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()

    def _next(self) -> None:
        scene = self._pop()
        if self._waiting:
            self._task = asyncio.get_running_loop().create_task(self._wait(scene.seconds))

    async def _wait(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._task = None
        self._next()

    def _pop(self) -> Scene:
        scene = self._waiting.popleft()
        assert self._show is not None
        self._show(scene, not self._waiting)
        return scene
