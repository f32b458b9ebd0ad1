"""The tote: keeps the odds of the race on the status board, unless the host switches them off."""

import asyncio
import logging
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from postparade.core.durable import write_whole
from postparade.odds.contract import AnyOdds
from postparade.rules.registry import GAMES
from postparade.rules.viewer import TABLE, Viewer
from postparade.table.messages import TableView, Update
from postparade.table.presentation.status_board import StatusBoard

FILE = "odds"
"""In the data folder: the host's last choice, ``on`` or ``off``. Without it the configuration decides."""
log = logging.getLogger(__name__)


class TablePort(Protocol):
    """The table, as far as the tote knows it."""

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class Tote:
    """Posts the topic ``odds`` whenever the race changes: ``{"on": false}``, or ``on`` with what the odds of the game
    say (:class:`postparade.odds.contract.Odds`). Between races, and for games without odds, there are no numbers. What
    is not for phones is posted as ``spectators`` instead. Belongs to the event loop."""

    def __init__(self, table: TablePort, status_board: StatusBoard, data: Path, usual: bool) -> None:
        """``data`` is the folder of the evening; ``usual`` whether odds are shown until the host decides."""
        self._table = table
        self._status_board = status_board
        self._file = data / FILE
        self.on = _remembered(self._file, usual)
        self._odds: dict[str, AnyOdds | None] = {}
        self._view = table.view(TABLE)
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Keep the odds up to date until cancelled."""
        await self._load(self._table.view(TABLE).game)
        stop = self._table.watch(lambda update: self._look(update.view))
        self._look(self._table.view(TABLE))
        try:
            while True:
                await self._changed.wait()
                self._changed.clear()
                await self._quote_aside(self._view)
        finally:
            stop()

    async def switch(self, on: bool) -> None:
        """Show or hide the odds; the choice survives a restart. Raises ``OSError`` when it cannot be saved."""
        await asyncio.to_thread(_remember, self._file, on)
        self.on = on
        self._look(self._table.view(TABLE))

    def _look(self, view: TableView) -> None:
        self._view, game = view, view.game
        if not self.on or game is None:
            self._post(None)
        elif game not in self._odds:
            self._changed.set()
        elif (odds := self._odds[game]) is None:
            self._post(None)
        elif odds.quick(view.play):
            self._post(odds.quote(view.play))
        else:
            self._changed.set()

    async def _quote_aside(self, view: TableView) -> None:
        """Load the odds and make a quote that takes its time, in threads; the quote is dropped when the table has moved
        on meanwhile."""
        odds = await self._load(view.game)
        quoted = None if odds is None else await asyncio.to_thread(odds.quote, view.play)
        if view is self._view and self.on:
            self._post(quoted)
        elif self.on:
            self._look(self._view)

    async def _load(self, game: str | None) -> AnyOdds | None:
        if game is None:
            return None
        if game not in self._odds:
            self._odds[game] = await asyncio.to_thread(_odds_of, game)
        return self._odds[game]

    def _post(self, quoted: dict[str, object] | None) -> None:
        quoted = dict(quoted or {})
        for_phones = quoted.pop("phones", True)
        bodies = {"odds": {"on": self.on, **(quoted if for_phones else {})}, "spectators": {} if for_phones else quoted}
        for topic, body in bodies.items():
            if body != (self._status_board.latest(topic) or {}):
                self._status_board.post(topic, body)


def _odds_of(game: str) -> AnyOdds | None:
    """The odds that ``game`` names; ``None`` when it names none, or they cannot be loaded."""
    reference = GAMES[game].capabilities.odds if game in GAMES else ""
    try:
        odds: AnyOdds | None = pkgutil.resolve_name(reference) if reference else None
    except Exception:
        log.exception("the odds of %s cannot be used", game)
        return None
    return odds


def _remembered(file: Path, usual: bool) -> bool:
    try:
        said = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return usual
    return {"on": True, "off": False}.get(said, usual)


def _remember(file: Path, on: bool) -> None:
    """Save the choice; a power cut leaves the old one or the new one."""
    write_whole(file, b"on" if on else b"off", file.with_name(f"{FILE}.new"))
