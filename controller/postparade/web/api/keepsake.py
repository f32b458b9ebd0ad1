"""What a guest keeps of the evening: one file with everything in it, for the phone that holds the seat."""

from collections.abc import Callable

from aiohttp import web

from postparade.core.faults import Fault, refuse
from postparade.web.api.odds import REPORT_SECONDS, ReportsPort
from postparade.web.auth.joining import SEAT_COOKIE
from postparade.web.http.connection import line_of, while_connected
from postparade.web.http.error_response import ErrorResponse
from postparade.web.pages import SEAT_PAGE


class KeepsakePages:
    """``/seat/SEAT/evening.html`` for whoever ``holds`` the seat. ``reports`` is None until it is attached."""

    def __init__(self, holds: Callable[[int, str], bool], language_for: Callable[[web.Request], str]) -> None:
        self.reports: ReportsPort | None = None
        self._holds = holds
        self._language_for = language_for

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get(f"{SEAT_PAGE}evening.html", self.page)

    async def page(self, request: web.Request) -> web.Response:
        """The page, to be saved."""
        seat = int(request.match_info["seat"])
        if not self._holds(seat, request.cookies.get(SEAT_COOKIE, "")):
            return ErrorResponse(refuse("seat_not_yours", seat=seat), 403)
        if self.reports is None:
            return ErrorResponse(refuse("no_keepsake"), 404)
        try:
            line = line_of(request)
            line.allow(REPORT_SECONDS)
            drawn = await while_connected(line, self.reports.keepsake(seat, self._language_for(request)))
        except Fault as fault:
            return ErrorResponse(fault, 404)
        headers = {"Content-Disposition": 'attachment; filename="post-parade.html"', "Cache-Control": "no-store"}
        return web.Response(body=drawn, content_type="text/html", charset="utf-8", headers=headers)
