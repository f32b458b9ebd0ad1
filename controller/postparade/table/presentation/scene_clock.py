"""The scenes of a roll and of a finish, on the one clock that board, phones, caller and lights follow.

An update says at once how things stand; a scene says what of it may be seen and said by now. Nothing that people see or
hear runs ahead of it. Commands never wait for a scene.
"""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from typing import Final, Literal

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.rules.events import Finished, Rolled
from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard

Scene = Literal["", "dice", "slow", "photo", "circle", "money", "replay", "chart"]
"""``dice``: they fall, and nobody knows what they show. ``slow``: the horses run to the line. ``photo``: the picture of
the finish is looked at. ``circle``: the winner. ``money``: payments, purses, standings, and who has won the game.
``replay``: the deciding roll once more. ``chart``: the chart on request. ``""``: all is told; the next race may be
dealt."""

TOPIC: Final = "scene"
SHOW: Final[tuple[Scene, ...]] = ("slow", "photo", "circle", "money", "replay", "chart")
"""The scenes of a finish, in order; before them the dice fall, where dice decide."""
SECONDS: Final[dict[Scene, float]] = {
    "dice": 0.65,
    "slow": 1.0,
    "photo": 2.0,
    "circle": 3.0,
    "money": 4.0,
    "replay": 4.0,
    "chart": 1.0,
}
UNPAINTED = 2.0
"""Seconds for which a scene waits at most until a board has painted it."""
GLANCE = 1.0
"""Seconds for which a scene that was painted late is still seen, unless it takes less."""


class SceneBody(Struct, frozen=True):
    """The topic ``scene``: its ``name``, the journal ``entry`` that it shows, and whether that was a ``roll``."""

    name: Scene
    entry: int
    roll: bool = False

    def as_json(self) -> dict[str, object]:
        """The body of the bulletin."""
        return {"name": self.name, "entry": self.entry, "roll": self.roll}


def reached(now: str, wanted: Scene) -> bool:
    """Whether a show whose scene is ``now`` has come to the scene ``wanted``; ``""`` is behind every other."""
    order = ("dice", *SHOW, "")
    return order.index(now) >= order.index(wanted)


class SceneClock:
    """Posts the topic ``scene``. Belongs to the event loop; create it before whatever else watches the table, so that
    the scene of an update is known when others learn of it.

    ``watch`` is ``Table.watch``; ``seconds`` are those of the scenes.
    """

    def __init__(
        self,
        watch: Callable[[Callable[[Update], None]], Callable[[], None]],
        status_board: StatusBoard,
        clock: Clock,
        seconds: dict[Scene, float] | None = None,
    ) -> None:
        self._status_board = status_board
        self._clock = clock
        self._seconds = seconds or SECONDS
        self._now = SceneBody("", 0)
        self._watched = False
        self._painted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stop = watch(self._on_update)

    @property
    def now(self) -> SceneBody:
        """The scene that is on."""
        return self._now

    @property
    def waits_for_boards(self) -> bool:
        """Whether a board has lately told that it paints what it is sent."""
        return self._watched

    @property
    def is_painted(self) -> bool:
        """Whether a board has painted the scene that is on."""
        return self._painted.is_set()

    def painted(self, entry: int, name: str) -> None:
        """A board has painted the scene ``name`` of ``entry``."""
        self._watched = True
        if (entry, name) == (self._now.entry, self._now.name):
            self._painted.set()

    def close(self) -> None:
        """Show nothing more."""
        self._stop()
        if self._task is not None:
            self._task.cancel()

    def _on_update(self, update: Update) -> None:
        race = update.race
        if update.kind == "play":
            rolled = any(isinstance(event, Rolled) for event in update.events)
            finished = any(isinstance(event, Finished) for event in update.events)
            if rolled or finished:
                dice: tuple[Scene, ...] = ("dice",) if rolled else ()
                return self._begin(update.entry, rolled, (*dice, *(SHOW if finished else ())))
        if self._now.name and (race is None or not race.finished) and not (update.kind == "seats" and race is not None):
            self._begin(update.entry, False, ())
        return None

    def _begin(self, entry: int, rolled: bool, scenes: tuple[Scene, ...]) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        plan: list[Scene] = [*scenes, ""]
        self._post(SceneBody(plan[0], entry, rolled))
        if len(plan) > 1:
            self._task = asyncio.get_running_loop().create_task(self._play(plan, entry, rolled), name="scenes")

    async def _play(self, plan: list[Scene], entry: int, rolled: bool) -> None:
        for shown, following in pairwise(plan):
            await self._clock.sleep(self._seconds[shown])
            if shown in SHOW and self._watched and not self._painted.is_set():
                await self._until_painted(min(GLANCE, self._seconds[shown]))
            self._post(SceneBody(following, entry, rolled))

    async def _until_painted(self, glance: float) -> None:
        """Wait until a board has painted the scene, and then for ``glance`` seconds; not for ever: a board may have
        gone."""
        bound = asyncio.ensure_future(self._clock.sleep(UNPAINTED))
        painted = asyncio.ensure_future(self._painted.wait())
        try:
            await asyncio.wait((bound, painted), return_when=asyncio.FIRST_COMPLETED)
            self._watched = painted.done()
        finally:
            bound.cancel()
            painted.cancel()
        if self._watched:
            await self._clock.sleep(glance)

    def _post(self, scene: SceneBody) -> None:
        self._now = scene
        self._painted.clear()
        self._status_board.post(TOPIC, scene.as_json())
