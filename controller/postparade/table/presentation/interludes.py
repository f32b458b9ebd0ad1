"""Interludes: what lies open over the course for a while, such as the card that somebody has played or the pot that is
shared out. The table times them, as it does scenes, so that every board shows them together and a page that was opened
meanwhile shows what the others do.
"""

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from postparade.core.clock import Clock
from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard

TOPIC: Final = "interlude"
READ: Final = 4.0
"""Seconds for which an event that is shown for a while can be read at least, unless another takes its place."""


class InterludeBody(Struct, frozen=True):
    """The topic ``interlude``: the type of the ``event`` of the journal ``entry`` that is on, "" for none. ``number``
    counts, because an entry may have several alike."""

    event: str
    entry: int
    number: int

    def as_json(self) -> dict[str, object]:
        """The body of the bulletin."""
        return {"event": self.event, "entry": self.entry, "number": self.number}


class Interludes:
    """Posts the topic ``interlude`` for each event that its game shows for a while (``Game.beat``). Which of them have
    something to lay over the course is for the pages of the game to know. Belongs to the event loop; create it before
    whatever else watches the table. ``watch`` is ``Table.watch``."""

    def __init__(
        self, watch: Callable[[Callable[[Update], None]], Callable[[], None]], status_board: StatusBoard, clock: Clock
    ) -> None:
        self._status_board = status_board
        self._clock = clock
        self._now = InterludeBody("", 0, 0)
        self._task: asyncio.Task[None] | None = None
        self._stop = watch(self._on_update)

    def close(self) -> None:
        """Show nothing more."""
        self._stop()
        if self._task is not None:
            self._task.cancel()

    def _on_update(self, update: Update) -> None:
        if update.kind == "play" and update.beat > 0:
            event = str(type(update.events[-1]).__struct_config__.tag)
            self._post(event, update.entry)
            self._task = asyncio.get_running_loop().create_task(self._end(max(READ, update.beat)), name="interlude")
        elif update.view.play is None and self._now.event:
            self._post("", update.entry)

    async def _end(self, seconds: float) -> None:
        await self._clock.sleep(seconds)
        self._task = None
        self._post("", self._now.entry)

    def _post(self, event: str, entry: int) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._now = InterludeBody(event, entry, self._now.number + 1)
        self._status_board.post(TOPIC, self._now.as_json())
