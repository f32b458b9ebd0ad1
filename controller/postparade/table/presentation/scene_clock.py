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
from postparade.rules.race import Race
from postparade.table.messages import BESIDE_PLAY, Update
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
    "slow": 2.2,
    "photo": 3.0,
    "circle": 2.4,
    "money": 4.4,
    "replay": 4.0,
    "chart": 1.0,
}
UNTIL_MONEY: Final = sum(SECONDS[scene] for scene in SHOW[: SHOW.index("money")])
"""Seconds from a finish to the scene that shows what is paid."""
SUSPENSE: Final = 2.3
"""Dice fall so many times longer while a horse is one step away: the board lets the second one spin on."""
HASTE: Final = 2.5
"""A roll that follows another sooner, in seconds, is let fall as any other: nobody at a fast table is kept waiting."""
UNPAINTED = 2.0
"""Seconds for which a scene waits at most until a board has painted it."""
GLANCE = 1.0
"""Seconds for which a scene that was painted late is still seen, unless it takes less."""


class SceneBody(Struct, frozen=True):
    """The topic ``scene``: its ``name``, the journal ``entry`` that it shows, whether that was a ``roll``, and how many
    ``seconds`` it lasts at least; 0 for the last, which stays."""

    name: Scene
    entry: int
    roll: bool = False
    seconds: float = 0.0

    def as_json(self) -> dict[str, object]:
        """The body of the bulletin."""
        return {"name": self.name, "entry": self.entry, "roll": self.roll, "seconds": self.seconds}


def near(race: Race | None) -> bool:
    """Whether a horse is one step away from the line: the next roll may decide the race."""
    if race is None or not race.running:
        return False
    return any(lane.length - lane.position == 1 for lane in race.lanes if not lane.scratched)


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
        self._rolled_at = float("-inf")
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
                falls = self._falls(update) if rolled else 0.0
                return self._begin(update.entry, rolled, (*dice, *(SHOW if finished else ())), falls)
        goes_on = race is not None and (race.finished or update.kind in BESIDE_PLAY)
        if self._now.name and not goes_on:
            self._begin(update.entry, False, ())
        return None

    def _falls(self, update: Update) -> float:
        """For how many seconds the dice of a roll fall."""
        now = self._clock.now()
        hurried = now - self._rolled_at < HASTE
        self._rolled_at = now
        return self._seconds["dice"] * (SUSPENSE if near(update.race_before) and not hurried else 1.0)

    def _begin(self, entry: int, rolled: bool, scenes: tuple[Scene, ...], falls: float = 0.0) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        plan = [SceneBody(name, entry, rolled, falls if name == "dice" else self._seconds[name]) for name in scenes]
        plan.append(SceneBody("", entry, rolled))
        self._post(plan[0])
        if len(plan) > 1:
            self._task = asyncio.get_running_loop().create_task(self._play(plan), name="scenes")

    async def _play(self, plan: list[SceneBody]) -> None:
        for shown, following in pairwise(plan):
            await self._clock.sleep(shown.seconds)
            if shown.name in SHOW and self._watched and not self._painted.is_set():
                await self._until_painted(min(GLANCE, shown.seconds))
            self._post(following)

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
