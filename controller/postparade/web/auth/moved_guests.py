"""The phones of guests who move between tables of a race night: each follows its guest, and nobody else's does."""

from aiohttp import web

from postparade.core.faults import AccessFault, Refusal
from postparade.web.api.qr import Addresses
from postparade.web.auth.access import Access
from postparade.web.auth.joining import SEAT_COOKIE
from postparade.web.auth.seat_tokens import MOVE_GOOD_FOR


class MovedGuests:
    """``/join/moved`` tells a phone where its guest has gone: ``to`` which table, and the ``link``, once there is one.
    The rest is what the hub says about them. Raises ``AccessFault`` when nothing can be kept."""

    def __init__(self, access: Access, addresses: Addresses) -> None:
        self._access = access
        self._addresses = addresses

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get("/join/moved", self.moved)

    async def moved(self, request: web.Request) -> web.Response:
        """Where the guest of this browser has gone; nothing (204) for everybody else."""
        asked = request.query.get("seat", "")
        token = request.cookies.get(f"{SEAT_COOKIE}-{asked}", "")
        found = self._access.moved.of(token) if token and asked.isascii() and asked.isdigit() else None
        if found is None:
            return web.Response(status=204)
        body = {"to": found.to, "link": found.link or None}
        return web.json_response(body, headers={"Cache-Control": "no-store"})

    async def remember(self, move: str, seat: int, to: str) -> None:
        """Keep, before it leaves, which phone holds ``seat``, and that it goes to the table called ``to``."""
        await self._access.moved.remember(move, self._access.seats.phone_of(seat), to)

    def remembers(self, move: str) -> bool:
        """Whether somebody was about to leave in that ``move``."""
        return self._access.moved.remembers(move)

    async def forget(self, move: str) -> None:
        """The guest of that ``move`` stays after all."""
        await self._access.moved.forget(move)

    async def forward(self, move: str, link: str) -> None:
        """Send the phone of that ``move`` on to ``link``."""
        await self._access.moved.forward(move, link)

    async def link_to(self, seat: int, since: int) -> str:
        """A link that hands ``seat``, which was taken in entry ``since``, to whoever opens it first; empty where that
        is impossible."""
        try:
            code = await self._access.seats.code_for(seat, since, MOVE_GOOD_FOR)
        except AccessFault:
            return ""
        return "" if isinstance(code, Refusal) else self._addresses.reseat(code)
