"""Which page gets which websocket, and who is turned away."""

from collections.abc import Callable

from aiohttp import web

from postparade.rules.viewer import TABLE
from postparade.web.auth.joining import SEAT_COOKIE
from postparade.web.auth.seat_tokens import SeatTokens
from postparade.web.pages import SEAT_PAGE
from postparade.web.ports import TablePort
from postparade.web.watchers.pages import watcher_of
from postparade.web.watchers.picks import Picks
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.websocket import NOT_YOURS, SEAT_FREE, PageSocket


class PageSockets:
    """The routes of boards, seats and host consoles to ``sockets``."""

    def __init__(
        self,
        sockets: PageSocket,
        table: TablePort,
        seats: SeatTokens,
        picks: Picks,
        is_host: Callable[[web.Request], bool],
    ) -> None:
        self._sockets = sockets
        self._table = table
        self._seats = seats
        self._picks = picks
        self._is_host = is_host

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/ws", self.board)
        app.router.add_get("/watch/ws", self.watcher)
        app.router.add_get(f"{SEAT_PAGE}ws", self.seat)
        app.router.add_get("/host/ws", self.host)

    async def board(self, request: web.Request) -> web.StreamResponse:
        """Anybody may look at a board."""
        return await self._sockets.serve(request, ClientRole("board"), lambda: None)

    async def watcher(self, request: web.Request) -> web.StreamResponse:
        """Whoever has entered as a watcher, who sees what a board shows."""
        digest = watcher_of(request)
        return await self._sockets.serve(
            request, ClientRole("board"), lambda: None if self._picks.knows(digest) else NOT_YOURS, digest
        )

    async def seat(self, request: web.Request) -> web.StreamResponse:
        """Whoever holds the seat; the code of the close tells others whether it is free."""
        seat = int(request.match_info["seat"])
        token = request.cookies.get(SEAT_COOKIE, "")

        def turned_away() -> int | None:
            if self._seats.holds(seat, token):
                return None
            return NOT_YOURS if any(card.seat == seat for card in self._table.view(TABLE).seats) else SEAT_FREE

        return await self._sockets.serve(request, ClientRole("seat", seat), turned_away)

    async def host(self, request: web.Request) -> web.StreamResponse:
        """Whoever is signed in as host, for as long as that holds."""
        return await self._sockets.serve(
            request, ClientRole("host"), lambda: None if self._is_host(request) else NOT_YOURS
        )
