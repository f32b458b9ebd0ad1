"""The end of an evening as a show: podium, titles and trophy, scene by scene, and only then the standings.

The topic ``evening`` of the status board holds what has been shown so far and nothing more, so that no page, report or
voice can run ahead of the board. The honours come from the journal; a restarted table shows the end at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, Literal

import msgspec

from postparade.core.clock import Clock
from postparade.core.faults import Fault
from postparade.rules.viewer import TABLE, Viewer
from postparade.table.messages import TableView, Update
from postparade.table.presentation.status_board import StatusBoard

log = logging.getLogger(__name__)

Stage = Literal["", "counting", "third", "second", "first", "titles", "trophy", "standings"]
"""``counting``: the evening is over, and nobody knows how. ``third`` to ``first``: one step of the podium more.
``titles``: one title more, that of the last first. ``trophy``: for the winner, with the date. ``standings``: all is
told. Empty: no evening has ended, or another has begun."""
TOPIC: Final = "evening"
Told = dict[str, Any]
"""Honours as plain values, or as much of them as is told: :meth:`.honours.Honours.as_json`."""
SECONDS: Final[dict[Stage, float]] = {
    "counting": 3.0,
    "third": 4.0,
    "second": 4.0,
    "first": 6.0,
    "titles": 3.0,
    "trophy": 6.0,
}
STEPS: Final[dict[int, Stage]] = {3: "third", 2: "second", 1: "first"}
UNPAINTED = 2.0
"""Seconds for which a scene waits at most until a board has painted it."""

Honours = Callable[[], Awaitable[bytes]]
"""The honours of the evening that was closed last, as JSON (:meth:`.honours.Honours.as_json`)."""


class EveningShow:
    """Posts the topic ``evening``. Belongs to the event loop."""

    def __init__(
        self,
        view: Callable[[Viewer], TableView],
        watch: Callable[[Callable[[Update], None]], Callable[[], None]],
        status_board: StatusBoard,
        clock: Clock,
        honours: Honours,
        seconds: dict[Stage, float] | None = None,
    ) -> None:
        """``view`` and ``watch`` are those of the table."""
        self._status_board = status_board
        self._clock = clock
        self._honours = honours
        self._seconds = seconds or SECONDS
        self._ended = 0
        self._shown: tuple[str, int] = "", 0
        self._boards = False
        self._painted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.on_told: list[Callable[[int, Told], None]] = []
        """Called with the entry and the honours of an evening once all of it is told."""
        self._stop = watch(lambda update: self._look(update.view.ended))
        self._look(view(TABLE).ended, at_once=True)

    @property
    def told(self) -> int:
        """The entry that closed the evening, once the board has shown all of it; 0 before that."""
        return self._shown[1] if self._shown[0] == "standings" else 0

    @property
    def busy(self) -> bool:
        """Whether an evening has ended, and the board is still showing how."""
        return bool(self._ended) and not self.told

    def painted(self, entry: int, name: str) -> None:
        """A board has painted the scene ``name`` of the evening that ``entry`` closed."""
        if (name, entry) == self._shown:
            self._boards = True
            self._painted.set()

    def close(self) -> None:
        """Show nothing more."""
        self._stop()
        if self._task is not None:
            self._task.cancel()

    def _look(self, ended: int, *, at_once: bool = False) -> None:
        if ended == self._ended:
            return
        self._ended = ended
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if not ended:
            self._post("", 0, {})
            return
        self._task = asyncio.get_running_loop().create_task(self._play(ended, at_once), name="evening show")

    async def _play(self, ended: int, at_once: bool) -> None:
        self._post("counting", ended, {})
        counted = asyncio.ensure_future(self._honours())
        try:
            if not at_once:
                await self._wait("counting")
            honours: Told = msgspec.json.decode(await counted)
        except Fault as fault:
            self._status_board.report("evening", fault)
            self._post("", 0, {})
            return
        finally:
            counted.cancel()
        self._status_board.report("evening", None)
        if not at_once:
            for stage, body in scenes(honours):
                self._post(stage, ended, body)
                await self._wait(stage)
        self._post("standings", ended, honours)
        for told in self.on_told:
            told(ended, honours)

    async def _wait(self, stage: Stage) -> None:
        await self._clock.sleep(self._seconds[stage])
        if self._boards and not self._painted.is_set():
            waited = asyncio.ensure_future(self._clock.sleep(UNPAINTED))
            painted = asyncio.ensure_future(self._painted.wait())
            try:
                await asyncio.wait((waited, painted), return_when=asyncio.FIRST_COMPLETED)
                self._boards = painted.done()
            finally:
                waited.cancel()
                painted.cancel()

    def _post(self, stage: Stage, entry: int, body: Told) -> None:
        self._painted.clear()
        key = f"titles-{len(body['titles'])}" if stage == "titles" else stage
        self._shown = key, entry
        self._status_board.post(TOPIC, {"stage": stage, "scene": key, "entry": entry, **body})


def scenes(honours: Told) -> Iterator[tuple[Stage, Told]]:
    """The scenes between the counting and the standings, each with what may be known in it. Steps of the podium on
    which nobody stands are left out."""
    rows = honours["standings"]
    guests = len(honours["standings"])
    known: Told = {"at": honours["at"], "games": honours["games"], "guests": guests, "podium": [], "titles": []}
    for place, stage in STEPS.items():
        there = [
            {name: row[name] for name in ("seat", "name", "place", "points")} for row in rows if row["place"] == place
        ]
        if there:
            known = {**known, "podium": [*there, *known["podium"]]}
            yield stage, known
    for title in reversed(honours["titles"]):
        known = {**known, "titles": [*known["titles"], title]}
        yield "titles", known
    yield "trophy", known
