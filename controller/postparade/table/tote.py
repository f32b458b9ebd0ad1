"""The tote: keeps the odds of the race on the notice board, unless the host wants a purer game."""

import asyncio
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from postparade.games.dice_race.view import DiceRaceView
from postparade.games.viewer import TABLE, Viewer
from postparade.table.messages import TableView, Update
from postparade.table.status_board import StatusBoard

FILE = "odds"
"""In the data folder: the host's last word, ``on`` or ``off``. Without it the configuration decides."""
QUICK = 2
"""From so many scratches on a quote takes a millisecond or a few; before, it goes over thousands of orders."""


class TablePort(Protocol):
    """The table, as far as the tote knows it."""

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class Tote:
    """Posts the topic ``odds`` whenever the race changes: ``{"on": false}``, or ``on`` with ``win`` (chance by horse),
    ``favourite`` and ``long_shot`` (a horse, or ``None`` where two share that), ``pot`` and ``carry`` (chips expected
    at the finish, and to stay), and ``seats``: by seat ``winnings``, ``costs`` and ``fines`` (see
    :class:`postparade.odds.quote.Worth`). Between races there are no numbers. Belongs to the event loop."""

    def __init__(self, table: TablePort, status_board: StatusBoard, data: Path, usual: bool) -> None:
        """``data`` is the folder of the evening; ``usual`` whether odds are shown until the host decides."""
        self._table = table
        self._status_board = status_board
        self._file = data / FILE
        self.on = _remembered(self._file, usual)
        self._quote: Callable[[DiceRaceView], Any] | None = None
        self._view = table.view(TABLE)
        self._slow = asyncio.Event()

    async def run(self) -> None:
        """Keep the odds up to date until cancelled."""
        self._quote = (await asyncio.to_thread(importlib.import_module, "postparade.odds.quote")).quote
        stop = self._table.watch(lambda notice: self._look(notice.view))
        self._look(self._table.view(TABLE))
        try:
            while True:
                await self._slow.wait()
                self._slow.clear()
                await self._quote_aside(self._view)
        finally:
            stop()

    async def switch(self, on: bool) -> None:
        """Show the odds, or not; a restart keeps to it. Raises ``OSError`` when that cannot be written down."""
        await asyncio.to_thread(_remember, self._file, on)
        self.on = on
        self._look(self._table.view(TABLE))

    def _look(self, view: TableView) -> None:
        self._view, play = view, view.play
        if not self.on or self._quote is None or not isinstance(play, DiceRaceView):
            self._post(None)
        elif play.phase == "scratch" and sum(box.horse is not None for box in play.boxes) < QUICK:
            self._slow.set()
        else:
            self._post(self._quote(play))

    async def _quote_aside(self, view: TableView) -> None:
        """A quote that takes its time is made in a thread, and dropped when the table has moved on meanwhile."""
        assert self._quote is not None
        quoted = await asyncio.to_thread(self._quote, view.play)
        if view is self._view and self.on:
            self._post(quoted)

    def _post(self, quoted: Any) -> None:
        body: dict[str, Any] = {"on": self.on}
        if quoted is not None:
            body |= {
                "win": {str(horse): round(chance, 6) for horse, chance in quoted.win.items()},
                "favourite": quoted.favourite,
                "long_shot": quoted.long_shot,
                "pot": round(quoted.pot, 3),
                "carry": round(quoted.carry, 3),
                "seats": {
                    str(seat): {part: round(chips, 3) for part, chips in worth._asdict().items()}
                    for seat, worth in quoted.seats.items()
                },
            }
        if body != self._status_board.latest("odds"):
            self._status_board.post("odds", body)


def _remembered(file: Path, usual: bool) -> bool:
    try:
        said = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return usual
    return {"on": True, "off": False}.get(said, usual)


def _remember(file: Path, on: bool) -> None:
    """Written beside and put in place, so that a power cut leaves the old word or the new one."""
    fresh = file.with_name(f"{FILE}.new")
    fresh.write_text("on" if on else "off", encoding="utf-8")
    fresh.replace(file)
