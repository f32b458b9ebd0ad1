"""What the table shows while nobody is there: one demonstration race after the other. The table times them, so that all
boards and the caller are at the same moment of the same race, and a board that was opened meanwhile is, too."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from postparade.core.clock import Clock, first_of
from postparade.rules.viewer import TABLE, Viewer
from postparade.table.messages import TableView, Update
from postparade.table.presentation.demonstration_race import COURSE, Moment, demonstration_race
from postparade.table.presentation.status_board import StatusBoard

TOPIC: Final = "attract"
MINUTE = 60.0
LOOKED_AT: Final = 30.0
"""Seconds for which the demonstration between two games stays away once somebody has touched a board."""
SEEDS: Final = 2**31


class AttractTable(Protocol):
    """The table, as far as the demonstration needs it."""

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class Attract:
    """Posts the topic ``attract``: a :class:`Moment` of a demonstration race with ``on``, the ``number`` of the race
    since the start, its ``scratched`` horses, the ``course`` of every horse, and whether the table is ``alone``, with
    nobody whom a voice would disturb; ``on`` alone, false, when there is none.

    A race is on after so many ``minutes`` without anybody (0: never), or between two games of an evening by a schedule;
    and only while ``watched`` says that a board is there to show it. ``people`` says whether the phone of a guest is
    here, ``held`` whether boards have something else to show. Belongs to the event loop.
    """

    def __init__(
        self,
        table: AttractTable,
        status_board: StatusBoard,
        clock: Clock,
        minutes: int,
        *,
        people: Callable[[], bool],
        watched: Callable[[], bool],
        held: Callable[[], bool],
        seed: Callable[[], int] = lambda: secrets.randbelow(SEEDS),
    ) -> None:
        self._status_board = status_board
        self._clock = clock
        self._minutes = minutes
        self._people, self._watched, self._held = people, watched, held
        self._seed = seed
        self._view = table.view(TABLE)
        self._number = 0
        self._shown: dict[str, object] | None = None
        self._since = clock.now()
        self._touched = float("-inf")
        self._crowded = people()
        self._stages: dict[str, object] = {}
        self._idle = False
        self._wake = asyncio.Event()
        self._stop = (table.watch(self._on_update), status_board.watch(self._on_status))

    def close(self) -> None:
        """Stop watching the table."""
        for stop in self._stop:
            stop()

    def touched(self) -> None:
        """Somebody has touched a board, or the host has asked for something."""
        self._since = self._touched = self._clock.now()
        self._look()

    def look(self) -> None:
        """A page has come or gone."""
        if self._people() != self._crowded:
            self._happened()
        self._look()

    async def run(self) -> None:
        """Run for ever."""
        while True:
            wait = self._wait()
            if wait == 0.0:
                await self._run_race()
            else:
                await self._wait_for(wait)

    async def _wait_for(self, seconds: float | None) -> None:
        """Return after ``seconds``, or earlier if something makes it worth another look."""
        self._wake.clear()
        self._idle = seconds is None
        if seconds is None:
            await self._wake.wait()
            return
        await first_of(self._wake.wait(), self._clock.sleep(seconds))

    async def _run_race(self) -> None:
        race, off = demonstration_race(self._seed()), self._clock.now()
        self._number += 1
        shown = None
        while (moment := race.moment(self._clock.now() - off)) is not None:
            if moment != shown:
                shown = moment
                self._show(moment, race.scratched)
            await self._wait_for(max(0.0, off + race.ends(moment) - self._clock.now()))
            if self._shown is None:
                return

    def _on_update(self, update: Update) -> None:
        self._view = update.view
        self._happened()

    def _on_status(self, topic: str, body: dict[str, object]) -> None:
        if topic in ("countdown", "evening") and body.get("stage") != self._stages.get(topic):
            self._stages[topic] = body.get("stage")
            self._happened()

    def _happened(self) -> None:
        self._crowded = self._people()
        if not (self._shown and self._between()):
            self._since = self._clock.now()
        self._look()

    def _look(self) -> None:
        """End what is on if it is not wanted any more, and wake the next one if it is."""
        wait = self._wait()
        if self._shown is not None:
            if wait != 0.0:
                self._shown = None
                self._status_board.post(TOPIC, {"on": False})
                self._wake.set()
            elif self._shown["alone"] and not self._alone():
                self._shown = {**self._shown, "alone": False}
                self._status_board.post(TOPIC, self._shown)
        elif wait == 0.0 or (self._idle and wait is not None):
            self._wake.set()

    def _show(self, moment: Moment, scratched: tuple[int, ...]) -> None:
        self._shown = {
            "on": True,
            "alone": self._alone(),
            "number": self._number,
            "scratched": list(scratched),
            "course": [{"number": number, "length": length} for number, length in COURSE.items()],
            **msgspec.to_builtins(moment),
        }
        self._status_board.post(TOPIC, self._shown)

    def _wait(self) -> float | None:
        """Seconds until a demonstration begins, 0 if it is on; ``None`` while something has to happen first."""
        if self._between():
            due = self._touched + LOOKED_AT
        elif not self._minutes or self._occupied():
            return None
        else:
            due = self._since + self._minutes * MINUTE
        if not self._watched() or self._held():
            return None
        return max(0.0, due - self._clock.now())

    def _between(self) -> bool:
        """Whether it is the break between two games of an evening by a schedule."""
        stage = self._stages.get("countdown")
        waits = stage == "pause" or (stage == "gathering" and not self._view.seats)
        return waits and self._view.game is None

    def _occupied(self) -> bool:
        """Whether people, a game, or an evening whose end is still being told need the boards."""
        playing = self._view.game is not None and not self._view.over
        telling = self._view.ended and self._stages.get("evening") != "standings"
        return bool(playing or telling or self._people())

    def _alone(self) -> bool:
        """Whether nobody sits here. Seats of an evening that has ended are those of people who have gone."""
        return not self._people() and (not self._view.seats or bool(self._view.ended))
