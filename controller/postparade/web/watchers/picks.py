"""Who watches, whom they pick, and how often they were right.

A pick is made before the off and is no bet: it moves nothing, and nobody at the table sees it before the race is over.
Points are those of an evening. They are no part of the journal; a file of their own keeps them over a restart.
"""

import re
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.core.latest_file import LatestFile, read_or_empty
from postparade.rules.race import Race
from postparade.rules.viewer import TABLE
from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.seating.names import clean_name, same_name
from postparade.web.ports import TablePort

FILE: Final = "watchers.json"
"""In the data folder."""
TOPIC: Final = "watchers"
MOST = 60
SHOWN = 8
"""Watchers that the board ranks at the end of an evening."""
DIGEST = re.compile("[0-9a-f]{64}")
RaceKey = tuple[str, int, int]
"""A race: the game, how many games have been opened since the start of the file, and its number."""


class Watcher(Struct, frozen=True):
    """``points`` of ``races`` that are over; ``pick`` is the lane picked for the race ``key``, and ``won`` whether it
    came in first, ``None`` before the finish."""

    name: Annotated[str, Meta(min_length=1, max_length=160)]
    points: int = 0
    races: int = 0
    key: RaceKey | None = None
    pick: int | None = None
    won: bool | None = None

    @property
    def score(self) -> int:
        """All points, those of the last race included."""
        return self.points + bool(self.won)


class Kept(Struct, frozen=True):
    """What the file holds: ``watchers`` by the digest of the secret that each browser has, and the ``game`` on the
    table, counted."""

    watchers: Annotated[dict[str, Watcher], Meta(max_length=MOST)] = {}
    game: int = 0
    over: bool = False
    """Whether the evening of these points has ended."""


class Picks:
    """The picks of all watchers. Posts the topic ``watchers``. Belongs to the event loop."""

    def __init__(self, table: TablePort, status_board: StatusBoard, data: Path) -> None:
        self._table = table
        self._status_board = status_board
        self._file = LatestFile(data / FILE, "the points of watchers")
        self._kept = read(data / FILE)
        self._race = table.race()
        self._unwatch = table.watch(self._on_update)
        self._final = False
        self._post()

    async def close(self) -> None:
        """Watch the table no longer, and finish what is being saved."""
        self._unwatch()
        await self._file.close()

    def enter(self, digest: str, name: str) -> Watcher | Refusal:
        """Somebody watches as ``name``; whoever does so already keeps points and takes the new name."""
        cleaned = clean_name(name)
        if isinstance(cleaned, Refusal):
            return cleaned
        known = self._kept.watchers.get(digest)
        others = [one.name for other, one in self._kept.watchers.items() if other != digest]
        if same_name(cleaned, [*others, *(card.name for card in self._table.view(TABLE).seats)]):
            return refuse("name_taken", name=cleaned)
        if known is None and len(self._kept.watchers) >= MOST:
            return refuse("too_many_watchers", most=MOST)
        return self._put(digest, Watcher(cleaned) if known is None else replace(known, name=cleaned))

    def pick(self, digest: str, lane: int) -> Watcher | Refusal:
        """The watcher picks ``lane`` for the race that is about to begin; the last pick before the off counts."""
        watcher = self._kept.watchers.get(digest)
        if watcher is None:
            return refuse("no_watcher")
        key, race = self._key(), self._table.race()
        if key is None or race is None or not takes_picks(race):
            return refuse("picks_closed")
        if lane not in {one.number for one in race.lanes if not one.scratched}:
            return refuse("no_such_horse", horse=lane)
        if watcher.key != key:
            watcher = _folded(watcher)
        return self._put(digest, replace(watcher, key=key, pick=lane, won=None))

    def of(self, digest: str) -> dict[str, object] | None:
        """What the page of a watcher shows; ``None`` for a stranger."""
        watcher = self._kept.watchers.get(digest)
        if watcher is None:
            return None
        race = self._table.race()
        here = watcher.key is not None and watcher.key == self._key()
        return {
            "name": watcher.name,
            "points": watcher.score,
            "races": watcher.races + (watcher.won is not None),
            "pick": watcher.pick if here else None,
            "won": watcher.won if here else None,
            "open": race is not None and self._key() is not None and takes_picks(race),
        }

    def tell(self, _entry: int, _honours: dict[str, object]) -> None:
        """The board has shown the end of the evening: now it ranks the watchers, too."""
        self._final = True
        self._post()

    def _key(self) -> RaceKey | None:
        view = self._table.view(TABLE)
        if view.game is None or view.status is None or not view.status.race:
            return None
        return view.game, self._kept.game, view.status.race

    def _on_update(self, update: Update) -> None:
        if update.kind == "opened":
            # The points of an evening that is over have been seen.
            fresh = {name: Watcher(one.name) for name, one in self._kept.watchers.items()} if self._kept.over else None
            watchers = self._kept.watchers if fresh is None else fresh
            self._keep(Kept(watchers, self._kept.game + 1))
            self._final = False
            self._post()
        elif update.kind == "evening":
            self._keep(replace(self._kept, over=True))
        elif update.kind in ("play", "correction") and update.race is not None:
            self._settle(update.race)

    def _settle(self, race: Race) -> None:
        """Settle the picks for ``race``; anew, if a correction has changed its finish."""
        key = self._key()
        settled = {
            digest: replace(watcher, won=(watcher.pick in race.winners) if race.finished else None)
            for digest, watcher in self._kept.watchers.items()
            if watcher.key == key and key is not None
        }
        if any(self._kept.watchers[digest] != watcher for digest, watcher in settled.items()):
            self._keep(replace(self._kept, watchers={**self._kept.watchers, **settled}))

    def _put(self, digest: str, watcher: Watcher) -> Watcher:
        self._keep(replace(self._kept, watchers={**self._kept.watchers, digest: watcher}))
        self._post()
        return watcher

    def _post(self) -> None:
        watchers = self._kept.watchers.values()
        ranked = sorted(watchers, key=lambda one: (-one.score, one.name))
        rows = [{"name": one.name, "points": one.score} for one in ranked if one.score][:SHOWN]
        self._status_board.post(TOPIC, {"count": len(watchers), "rows": rows if self._final else []})

    def _keep(self, kept: Kept) -> None:
        self._kept = kept
        self._file.put(kept)


def takes_picks(race: Race) -> bool:
    """Whether ``race`` has horses and has not begun."""
    return bool(race.lanes) and not race.running and not race.finished


def _folded(watcher: Watcher) -> Watcher:
    """``watcher`` with the last race among those that are over."""
    if watcher.won is None:
        return watcher
    return replace(watcher, points=watcher.score, races=watcher.races + 1, won=None)


def read(file: Path) -> Kept:
    """What ``file`` holds; nothing where there is none, or none of ours."""
    return read_or_empty(file, Kept(), Kept, _wrong)


def _wrong(kept: Kept) -> str | None:
    return None if all(map(DIGEST.fullmatch, kept.watchers)) else "a watcher has no digest"
