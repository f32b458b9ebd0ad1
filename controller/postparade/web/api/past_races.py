"""The last races, to be run once more on the board."""

import asyncio
from pathlib import Path

import msgspec
from aiohttp import web
from msgspec.structs import replace

from postparade.core.faults import JournalFault
from postparade.core.long_work import give_way, long_work
from postparade.rules.race import Race
from postparade.rules.viewer import TABLE
from postparade.table.messages import Update
from postparade.table.presentation.past_races import PastRace, past_races
from postparade.table.presentation.silks import Silks
from postparade.web.http.error_response import ErrorResponse
from postparade.web.ports import TablePort


class PastRacePages:
    """``/races.json`` for everybody: the last races of the journal in the folder ``data``, newest first, in today's
    silks. A race that ``table`` still presents is not among them. Used in the event loop only."""

    def __init__(self, table: TablePort, data: Path) -> None:
        self._table = table
        self._data = data
        self._until = table.view(TABLE).entry
        self._read: tuple[int, asyncio.Task[list[PastRace]]] | None = None
        self._told: tuple[list[PastRace], Silks, bytes] | None = None
        self._unwatch = table.watch(self._on_update)

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get("/races.json", self._races)

    def close(self) -> None:
        """Stop watching the table."""
        self._unwatch()

    async def races(self) -> list[PastRace]:
        """The last races, newest first. Read from the journal once for all who ask, in a thread; raises
        ``JournalFault``."""
        known = self._read
        failed = known is not None and known[1].done() and (known[1].cancelled() or known[1].exception() is not None)
        if known is None or failed or known[0] != self._until:
            task = asyncio.create_task(long_work(past_races, self._data, self._until, give_way))
            known = self._read = self._until, task
        return await asyncio.shield(known[1])

    async def _races(self, _: web.Request) -> web.Response:
        try:
            found = await self.races()
        except JournalFault as fault:
            return ErrorResponse(fault, 503)
        return web.Response(body=self._as_json(found), content_type="application/json")

    def _as_json(self, found: list[PastRace]) -> bytes:
        """The races in today's silks, put together once for all who ask."""
        told, silks = self._told, self._table.silks
        if told is None or told[0] is not found or told[1] is not silks:
            told = self._told = found, silks, msgspec.json.encode([self._dressed(race) for race in found])
        return told[2]

    def _dressed(self, past: PastRace) -> PastRace:
        race = self._table.silks.dress(Race(past.lanes))
        return past if race is None else replace(past, lanes=race.lanes)

    def _on_update(self, update: Update) -> None:
        # Nothing but these ends a race or changes one that is over.
        decided = update.race is not None and update.race.finished
        if update.seconds == 0 and (decided or update.kind in ("correction", "opened", "closed")):
            self._until = update.entry
