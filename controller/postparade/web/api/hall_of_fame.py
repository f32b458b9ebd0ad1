"""The host's hold on the hall of fame: keep evenings or not, show them or not, clear them."""

from collections.abc import Callable
from typing import Protocol

import msgspec
from aiohttp import web
from msgspec import Struct

from postparade.core.faults import reason, refuse
from postparade.web.http.error_response import ErrorResponse


class HallPort(Protocol):
    """Keeps the winners of evenings."""

    async def change(self, *, keep: bool | None = None, show: bool | None = None) -> None:
        """Keep evenings from now on or not, show them or not. Raises ``OSError`` when that cannot be saved."""
        ...

    async def clear(self) -> None:
        """Remove every evening. Raises ``OSError`` when that cannot be saved."""
        ...


class HallOrder(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host sends; what is left out stays as it is."""

    keep: bool | None = None
    show: bool | None = None
    clear: bool = False


class HallPages:
    """``/host/hall`` (a :class:`HallOrder`) for the host. ``hall`` is None until it is attached."""

    def __init__(self, is_host: Callable[[web.Request], bool]) -> None:
        self.hall: HallPort | None = None
        self._is_host = is_host

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_post("/host/hall", self.order)

    async def order(self, request: web.Request) -> web.Response:
        """Carry out an order."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        try:
            order = msgspec.json.decode(await request.read(), type=HallOrder)
        except (msgspec.MsgspecError, RecursionError):
            return ErrorResponse(refuse("bad_request", why="it does not say what to do with the hall of fame"), 400)
        if self.hall is None:
            return ErrorResponse(refuse("not_carried_out"), 404)
        try:
            if order.clear:
                await self.hall.clear()
            if (order.keep, order.show) != (None, None):
                await self.hall.change(keep=order.keep, show=order.show)
        except OSError as error:
            return ErrorResponse(refuse("hall_not_kept", why=reason(error)), 503)
        return web.json_response({"ok": True})
