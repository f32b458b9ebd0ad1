"""The web server of a league: the page of its seasons, the export, and the console of whoever leads it. Hubs of venues
talk with it as tables talk with a hub."""

import asyncio

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.faults import refuse
from postparade.hub.hub import Hub
from postparade.hub.league.export import as_csv, as_json
from postparade.hub.league.league import LeagueStand, Season, Seasons, Start, stand_of, starts
from postparade.hub.ledger.ledger import Ledger
from postparade.hub.messages import Name
from postparade.hub.web.listening import Listening
from postparade.hub.web.organiser import Organiser
from postparade.hub.web.server import HubServer, done, sent
from postparade.web.http.error_response import ErrorResponse

KEPT = "league"
PAGES = {
    "/": "hub/league.html",
    "/console/": "hub/league-console.html",
    "/join": "hub/league-join.html",
}


class NewSeason(Struct, frozen=True, forbid_unknown_fields=True):
    """A season called ``name`` begins now."""

    name: Name


class LeagueServer(HubServer):
    """Serves one league until :meth:`close`."""

    pages = PAGES

    def __init__(
        self, hub: Hub, ledger: Ledger, organiser: Organiser, clock: Clock, at: Listening, language: str
    ) -> None:
        super().__init__(hub, organiser, clock, at, language)
        self._ledger = ledger
        kept = ledger.kept(KEPT)
        self._seasons = Seasons() if kept is None else msgspec.json.decode(kept, type=Seasons)

    def begin(self, name: str) -> None:
        """Begin the season ``name``: what venues report from now on belongs to it."""
        since = {member.number: (member.journal, member.cursor.entry) for member in self._ledger.members}
        seasons = Seasons((*self._seasons.seasons, Season(" ".join(name.split()) or "-", since)))
        self._ledger.keep(KEPT, msgspec.json.encode(seasons).decode())
        self._seasons = seasons

    def stand(self, chosen: int) -> LeagueStand:
        """The season number ``chosen``."""
        return stand_of(self._hub.night.name, self._seasons, chosen, self._ledger.results(), self._venues())

    def starts(self) -> list[Start]:
        """Every start of every season."""
        raced, venues = self._ledger.results(), self._venues()
        found = []
        for chosen in range(len(self._seasons.seasons)):
            found += [line.start for line in starts(self._seasons, chosen, raced, venues)]
        return found

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/api/league", self._stand)
        app.router.add_get("/league.csv", self._csv)
        app.router.add_get("/league.json", self._json)
        app.router.add_post("/api/hub/season", self.for_organiser(self._season))

    def _venues(self) -> dict[int, str]:
        return {member.number: member.name for member in self._ledger.members}

    async def _stand(self, request: web.Request) -> web.StreamResponse:
        asked = request.query.get("season", "")
        last = len(self._seasons.seasons) - 1
        chosen = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else last
        if chosen > last:
            return ErrorResponse(refuse("league_no_season"), 404)
        body = msgspec.json.encode(self.stand(chosen))
        return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})

    async def _csv(self, _: web.Request) -> web.StreamResponse:
        text = await asyncio.to_thread(as_csv, self.starts())
        return web.Response(text=text, content_type="text/csv", charset="utf-8", headers=_saved("league.csv"))

    async def _json(self, _: web.Request) -> web.StreamResponse:
        body = await asyncio.to_thread(as_json, self.starts())
        return web.Response(body=body, content_type="application/json", headers=_saved("league.json"))

    async def _season(self, request: web.Request) -> web.StreamResponse:
        await self._ledger.turn(self.begin, (await sent(request, NewSeason)).name)
        return done()


def _saved(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
