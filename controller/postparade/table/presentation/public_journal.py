"""The journal as everybody may know it: each entry once the board has shown it, and older ones from the file."""

import logging
from collections import deque
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from postparade.rules.events import Rolled
from postparade.rules.race import Race
from postparade.rules.viewer import TABLE, Viewer
from postparade.table.journal.codec import game_of, parse
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from postparade.table.messages import TableView, Update
from postparade.table.presentation.scene_clock import TOPIC, reached
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.state import Record
from postparade.table.view import shown

log = logging.getLogger(__name__)

KEPT = 1000
"""Entries that are kept in memory for whoever was away for a moment."""


class PublicEntry(Struct, frozen=True):
    """A journal entry without anything hidden. ``at`` is wall time in seconds since 1970, ``game`` the game that was on
    the table, if one was."""

    entry: int
    at: float
    kind: str
    game: str | None
    events: tuple[Any, ...]


def public(record: Record) -> PublicEntry:
    """What everybody may know of ``record``."""
    game = game_of(record.rules)
    events = shown(game, record.events, TABLE)
    return PublicEntry(record.entry, record.at, record.kind, None if game is None else game.name, events)


def public_entries(
    path: Path, after: int, until: int, most: int, give_way: Callable[[], None] = lambda: None
) -> list[PublicEntry]:
    """At most ``most`` entries of the journal at ``path`` (the file or its data folder) from ``after`` (not included)
    to ``until`` (included), oldest first. ``give_way`` is called after every entry. Raises ``JournalFault`` like
    :meth:`Journal.read`."""
    path = in_folder(path)
    found = []
    for entry in islice(Journal.scan(path, after=after), most):
        if entry.entry > until:
            break
        found.append(public(parse(path, entry)))
        give_way()
    return found


class Watched(Protocol):
    """The table, as far as this room knows it."""

    @property
    def presenting(self) -> bool: ...

    def view(self, who: Viewer) -> TableView: ...

    def race(self) -> Race | None: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class Shown(Struct, frozen=True):
    """How the table stood after ``entry``, which the board has shown."""

    entry: int
    view: TableView
    race: Race | None
    odds: dict[str, Any] | None


class PublicJournal:
    """Follows the table and the scenes of its board. ``now`` is how things stand as far as the board has shown them. An
    entry is told to everybody who watches when its dice lie, and one that ends a race when the board shows what is
    paid; in the order of their numbers, and each once. Belongs to the event loop; create it after the clock of the
    scenes."""

    def __init__(self, table: Watched, status_board: StatusBoard) -> None:
        self._status_board = status_board
        view = table.view(TABLE)
        self.now = Shown(view.entry, view, table.race(), status_board.latest("odds"))
        self._latest: deque[PublicEntry] = deque(maxlen=KEPT)
        self._waiting: deque[tuple[PublicEntry, Update]] = deque()
        self._part: tuple[Any, ...] = ()
        self._later: list[PublicEntry] = []
        self._table = table
        self._game = view.game
        self._watchers: list[Callable[[PublicEntry], None]] = []
        self._stop = (table.watch(self._on_update), status_board.watch(self._on_status))

    def close(self) -> None:
        """Stop following the table."""
        for stop in self._stop:
            stop()

    def watch(self, watcher: Callable[[PublicEntry], None]) -> Callable[[], None]:
        """Call ``watcher`` with every entry from now on; the returned function stops that."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def since(self, entry: int) -> list[PublicEntry] | None:
        """What was shown after ``entry``, as far as it is kept in memory; None when that is not far enough."""
        if entry >= self.now.entry:
            return []
        if not self._latest or self._latest[0].entry > entry + 1:
            return None
        return [one for one in self._latest if one.entry > entry]

    def _on_update(self, update: Update) -> None:
        game = self._game if update.kind == "closed" else update.view.game
        self._game = update.view.game
        if update.seconds > 0:
            self._part = (*self._part, *update.events)
            return
        if self._table.presenting:
            # Somebody sat down, or the host paused, while a race is being shown: the race comes first.
            self._later.append(PublicEntry(update.entry, update.at, update.kind, game, update.events))
            return
        events, self._part = (*self._part, *update.events), ()
        later, self._later = self._later, []
        for entry in (PublicEntry(update.entry, update.at, update.kind, game, events), *later):
            self._waiting.append((entry, update))
        self._release()

    def _on_status(self, topic: str, _: object) -> None:
        if topic == TOPIC:
            self._release()
        elif topic == "odds" and not self._waiting:
            self._stands()

    def _release(self) -> None:
        while self._waiting and self._is_shown(*self._waiting[0]):
            entry, update = self._waiting.popleft()
            self.now = Shown(entry.entry, update.view, update.race, self.now.odds)
            if not self._waiting:
                self._stands()
            self._latest.append(entry)
            for watcher in tuple(self._watchers):
                try:
                    watcher(entry)
                except Exception:
                    log.exception("a program that follows the table failed at entry %d", entry.entry)

    def _stands(self) -> None:
        """Chances are those of the whole journal, so that they are taken only when all of it has been shown."""
        self.now = Shown(self.now.entry, self.now.view, self.now.race, self._status_board.latest("odds"))

    def _is_shown(self, entry: PublicEntry, update: Update) -> bool:
        scene = self._status_board.latest(TOPIC)
        if scene is None or scene["entry"] != entry.entry or not scene["name"]:
            return True
        finished = update.race is not None and update.race.finished
        if finished:
            return reached(scene["name"], "money")
        return scene["name"] != "dice" or not any(isinstance(event, Rolled) for event in entry.events)
