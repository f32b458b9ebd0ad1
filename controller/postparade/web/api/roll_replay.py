"""The film of the deciding roll, for the board, once everybody may know what it was."""

import asyncio
from typing import Protocol

from aiohttp import web

from postparade.core.faults import refuse
from postparade.web.http.error_response import ErrorResponse
from postparade.web.ports import TablePort


class ReplayPort(Protocol):
    """Keeps films of rolls. Called in worker threads."""

    def strip(self, entry: int) -> bytes | None:
        """The film of the roll of the journal ``entry`` as JPEG, frame below frame; None where there is none."""
        ...


class ReplayPages:
    """``/replay/ENTRY.jpg`` of the roll that ended the race on ``table``; nothing before that. ``film`` is None while
    no camera reads the dice."""

    def __init__(self, table: TablePort) -> None:
        self.film: ReplayPort | None = None
        self._table = table

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get(r"/replay/{entry:\d{1,9}}.jpg", self.picture)

    async def picture(self, request: web.Request) -> web.Response:
        """The film."""
        race = self._table.race()
        if self.film is None or race is None or not race.finished:
            return ErrorResponse(refuse("no_eye"), 404)
        data = await asyncio.to_thread(self.film.strip, int(request.match_info["entry"]))
        if data is None:
            return ErrorResponse(refuse("no_eye"), 404)
        return web.Response(body=data, content_type="image/jpeg", headers={"Cache-Control": "no-store"})
