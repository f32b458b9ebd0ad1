"""What odds and reports add to the pages: the chart of the last race, the evening as a page to keep, and the host's
switch."""

from collections.abc import Callable, Coroutine
from typing import Protocol

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import Fault, reason, refuse
from postparade.web.http.connection import line_of, while_connected
from postparade.web.http.error_response import ErrorResponse

REPORT_SECONDS = 660.0
"""How long whoever asked for a report may wait for it; on a busy machine everything else goes first."""


class TotePort(Protocol):
    """Posts the odds."""

    on: bool

    async def switch(self, on: bool) -> None:
        """Show the odds, or not. Raises ``OSError`` when the choice cannot be saved."""
        ...


class ReportsPort(Protocol):
    """Draws the races that were run."""

    async def race_chart(self, language: str) -> str | None:
        """The last race as an SVG document with words in ``language``; None while no race is over."""
        ...

    def keepsake(self, seat: int, language: str) -> Coroutine[object, object, bytes]:
        """The evening of ``seat`` as an HTML document in ``language``, in UTF-8. Raises
        :class:`~postparade.core.faults.Fault`."""
        ...

    def evening(self, language: str) -> Coroutine[object, object, bytes]:
        """The whole evening as an HTML document in ``language``, in UTF-8. Raises
        :class:`~postparade.core.faults.Fault`."""
        ...

    def figures(self) -> Coroutine[object, object, bytes]:
        """The evening so far as JSON. Raises :class:`~postparade.core.faults.Fault`."""
        ...


class OddsSwitch(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sends: show the odds, or not."""

    on: bool


class OddsPages:
    """``/race.svg`` for everybody while odds are shown; ``/host/evening.html`` and ``/host/odds`` (a
    :class:`OddsSwitch`) for the host. The ports are None until they are attached; ``language_for`` returns the language
    in which a request is answered, ``changed`` is called when the switch has been thrown."""

    def __init__(
        self,
        is_host: Callable[[web.Request], bool],
        language_for: Callable[[web.Request], str],
        changed: Callable[[], None],
    ) -> None:
        self.tote: TotePort | None = None
        self.reports: ReportsPort | None = None
        self._is_host = is_host
        self._language_for = language_for
        self._changed = changed

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/race.svg", self.race_chart)
        app.router.add_get("/host/evening.html", self.evening)
        app.router.add_post("/host/odds", self.switch)

    async def race_chart(self, request: web.Request) -> web.Response:
        """The chart of the last race."""
        shown = self.tote is not None and self.tote.on and self.reports is not None
        drawn = await self.reports.race_chart(self._language_for(request)) if shown and self.reports else None
        if drawn is None:
            return ErrorResponse(refuse("no_chart"), 404)
        return web.Response(text=drawn, content_type="image/svg+xml")

    async def evening(self, request: web.Request) -> web.Response:
        """The evening so far, as a file to keep and to print."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        if self.reports is None:
            return ErrorResponse(refuse("no_chart"), 404)
        try:
            line = line_of(request)
            line.allow(REPORT_SECONDS)
            page = await while_connected(line, self.reports.evening(self._language_for(request)))
        except Fault as fault:
            return ErrorResponse(fault, 404)
        headers = {"Content-Disposition": 'attachment; filename="evening.html"'}
        return web.Response(body=page, content_type="text/html", charset="utf-8", headers=headers)

    async def switch(self, request: web.Request) -> web.Response:
        """Show the odds, or not."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        try:
            command = msgspec.json.decode(await request.read(), type=OddsSwitch)
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="it does not say whether odds are on"), 400)
        if self.tote is None:
            return ErrorResponse(refuse("no_odds"), 404)
        try:
            await self.tote.switch(command.on)
        except OSError as error:
            return ErrorResponse(refuse("odds_not_kept", why=reason(error)), 503)
        self._changed()
        return web.Response(body=msgspec.json.encode({"ok": True, "on": self.tote.on}), content_type="application/json")
