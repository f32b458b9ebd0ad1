"""Who watches, whom they pick, and how often they were right.

A pick is made before the off and is no bet: it moves nothing, and nobody at the table sees it before the race is over.
Whoever is farther away hears of the off later, and is heard later: such a pick counts as long as it was sent before the
off could be known there. Points are those of an evening. They are no part of the journal; a file of their own keeps
them over a restart, and every pick is in it before it is answered.
"""

import re
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, reason, refuse
from postparade.core.latest_file import LatestFile, read_or_empty
from postparade.rules.race import Race
from postparade.rules.viewer import TABLE
from postparade.table.commands.lots import LONGEST
from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.seating.names import clean_name, same_name
from postparade.web.ports import TablePort

FILE: Final = "watchers.json"
"""In the data folder."""
TOPIC: Final = "watchers"
MOST = 240
"""Bettors without a seat: two hundred on one race, and some who only look."""
SERVED = 2.0
"""Seconds within which a request that arrived before the off is served, however many others do."""
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

    def __init__(
        self,
        table: TablePort,
        status_board: StatusBoard,
        data: Path,
        clock: Clock,
        here: Callable[[], Collection[str]] = frozenset,
    ) -> None:
        """``here`` tells the digests of watchers whose page is open now."""
        self.here = here
        self._table = table
        self._status_board = status_board
        self._clock = clock
        self._file = LatestFile(data / FILE, "the points of watchers")
        self._kept = read(data / FILE)
        self._open = _is_open(table.race())
        self._off = float("-inf")
        self._unwatch = table.watch(self._on_update)
        self._final = False
        self._post()

    async def close(self) -> None:
        """Watch the table no longer, and finish what is being saved."""
        self._unwatch()
        await self._file.close()

    async def enter(self, digest: str, name: str) -> Watcher | Refusal:
        """Somebody watches as ``name``; whoever does so already keeps points and takes the new name. Where all places
        are taken, whoever has gone without a point makes room."""
        cleaned = clean_name(name)
        if isinstance(cleaned, Refusal):
            return cleaned
        known = self._kept.watchers.get(digest)
        others = [one.name for other, one in self._kept.watchers.items() if other != digest]
        if same_name(cleaned, [*others, *(card.name for card in self._table.view(TABLE).seats)]):
            return refuse("name_taken", name=cleaned)
        if known is None and len(self._kept.watchers) >= MOST and not self._make_room():
            return refuse("too_many_watchers", most=MOST)
        return await self._put(digest, Watcher(cleaned) if known is None else replace(known, name=cleaned))

    async def pick(self, digest: str, lane: int, away: float = 0.0, came: float | None = None) -> Watcher | Refusal:
        """The watcher, who is ``away`` seconds farther from the table than the nearest, there and back, picks ``lane``
        for the race that is about to begin; the last pick before the off counts. ``came`` is when the request arrived,
        in seconds of the clock, where others may have been served in between. Answers when it is on the disk."""
        watcher = self._kept.watchers.get(digest)
        if watcher is None:
            return refuse("no_watcher")
        key, race = self._key(), self._table.race()
        if key is None or race is None or not self._takes_picks(race, away, came):
            return refuse("picks_closed")
        if lane not in {one.number for one in race.lanes if not one.scratched}:
            return refuse("no_such_horse", horse=lane)
        if watcher.key != key:
            watcher = _folded(watcher)
        won = lane in race.winners if race.finished else None
        return await self._put(digest, replace(watcher, key=key, pick=lane, won=won))

    def knows(self, digest: str) -> bool:
        """Whether somebody watches with this secret."""
        return digest in self._kept.watchers

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
            "open": self._key() is not None and _is_open(race),
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

    def _takes_picks(self, race: Race, away: float, came: float | None) -> bool:
        late = (self._clock.now() if came is None else came) - self._off
        return _is_open(race) or -SERVED < late < min(LONGEST, away)

    def _on_update(self, update: Update) -> None:
        was_open, self._open = self._open, _is_open(self._table.race())
        if was_open and not self._open:
            self._off = self._clock.now()
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
            digest: replace(watcher, won=won)
            for digest, watcher in self._kept.watchers.items()
            if watcher.key == key
            and key is not None
            and watcher.won != (won := (watcher.pick in race.winners) if race.finished else None)
        }
        if settled:
            self._keep(replace(self._kept, watchers={**self._kept.watchers, **settled}))

    def _make_room(self) -> bool:
        """Forget one watcher who has gone and has nothing to lose; returns whether there was one."""
        here, key, watchers = self.here(), self._key(), self._kept.watchers
        idle = (one for one, its in watchers.items() if not its.score and (its.key is None or its.key != key))
        gone = next((one for one in idle if one not in here), None)
        if gone is None:
            return False
        self._keep(replace(self._kept, watchers={one: its for one, its in watchers.items() if one != gone}))
        return True

    async def _put(self, digest: str, watcher: Watcher) -> Watcher | Refusal:
        """Keep ``watcher``, who is as before where the disk does not take it."""
        before = self._kept.watchers
        self._keep(replace(self._kept, watchers={**before, digest: watcher}))
        if len(self._kept.watchers) != len(before):
            self._post()
        why = await self._file.kept()
        if why is None:
            return watcher
        now = dict(self._kept.watchers)
        if now.get(digest) is watcher:
            del now[digest]
            if digest in before:
                now[digest] = before[digest]
            self._keep(replace(self._kept, watchers=now))
            self._post()
        return refuse("picks_not_kept", why=reason(why))

    def _post(self) -> None:
        watchers = self._kept.watchers.values()
        ranked = sorted(watchers, key=lambda one: (-one.score, one.name))
        rows = [{"name": one.name, "points": one.score} for one in ranked if one.score][:SHOWN]
        self._status_board.post(TOPIC, {"count": len(watchers), "rows": rows if self._final else []})

    def _keep(self, kept: Kept) -> None:
        self._kept = kept
        self._file.put(kept)


def _is_open(race: Race | None) -> bool:
    """Whether ``race`` has horses and has not begun."""
    return race is not None and bool(race.lanes) and not race.running and not race.finished


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
