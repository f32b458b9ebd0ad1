"""The simulator panel: pictures of the tray and the strip while somebody looks, and photographs dropped on the tray."""

import asyncio
import contextlib

import msgspec
from aiohttp import web

from postparade.core.clock import Clock
from postparade.core.faults import Fault, refuse
from postparade.web.auth.access import Access
from postparade.web.auth.routes import PANEL_COOKIE
from postparade.web.http.error_response import ErrorResponse
from postparade.web.pages import STATIC
from postparade.web.ports import PanelPort
from postparade.web.ws.broadcast import Broadcast
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.websocket import NOT_YOURS, PageSocket

PHOTO = "/simulator/photo"
PHOTO_LIMIT = 12 * 1024 * 1024
PIXELS, TRAY = 1, 2
"""First byte of the binary messages: the strip (three bytes a pixel), the tray (a JPEG picture)."""
PIXEL_PERIOD = 1 / 15
PIXEL_TURNS_A_TRAY_PICTURE = 2
PANEL = ClientRole("panel")


class Panel:
    """Looks at the simulated table ``port``, if there is one, only while at least one page does."""

    def __init__(
        self, broadcast: Broadcast, sockets: PageSocket, access: Access, clock: Clock, port: PanelPort | None
    ) -> None:
        self.port = port
        self._broadcast = broadcast
        self._sockets = sockets
        self._access = access
        self._clock = clock
        self._watching: asyncio.Task[None] | None = None

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/simulator/", self.page)
        app.router.add_get("/simulator/ws", self.socket)
        app.router.add_post(PHOTO, self.photo)

    def facts(self) -> dict[str, object]:
        """What the panel page needs besides the table's state."""
        if self.port is None:
            return {}
        return {"panel": self.port.describe(), "servos": self.port.servos(), "lights": self.port.lights()}

    def _is_host(self, request: web.Request) -> bool:
        return self._access.hosts.is_host(request.cookies.get(PANEL_COOKIE, ""))

    async def page(self, _: web.Request) -> web.StreamResponse:
        """The panel, where there is something to simulate."""
        return (
            ErrorResponse(refuse("not_simulated"), 404)
            if self.port is None
            else web.FileResponse(STATIC / "tools/simulator.html")
        )

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """The panel's websocket."""
        if self.port is None:
            return ErrorResponse(refuse("not_simulated"), 404)
        if self._watching is None or self._watching.done():
            self._watching = asyncio.create_task(self._watch(self.port))
        return await self._sockets.serve(request, PANEL, lambda: None if self._is_host(request) else NOT_YOURS)

    async def photo(self, request: web.Request) -> web.Response:
        """Lay a photograph on the tray: the body is the picture file."""
        if not self._is_host(request):
            return ErrorResponse(refuse("signed_out"), 401)
        if self.port is None:
            return ErrorResponse(refuse("not_simulated"), 404)
        if (request.content_length or 0) > PHOTO_LIMIT:
            return ErrorResponse(refuse("too_large", limit=PHOTO_LIMIT), 413)
        try:
            picture = await request.clone(client_max_size=PHOTO_LIMIT).read()
        except web.HTTPRequestEntityTooLarge:
            return ErrorResponse(refuse("too_large", limit=PHOTO_LIMIT), 413)
        try:
            result = await self.port.command("photo", {"data": picture})
        except Fault as fault:
            return ErrorResponse(fault, 422)
        return web.Response(body=msgspec.json.encode({"ok": True, "result": result}), content_type="application/json")

    async def _watch(self, port: PanelPort) -> None:
        """Send what changed: the strip up to 15 times a second, the tray half as often."""
        shown: tuple[list[int], list[int]] = ([], [])
        turn = 0
        while True:
            await self._clock.sleep(PIXEL_PERIOD)
            queues = self._sockets.following(PANEL)
            if not queues:
                continue
            seen = {PIXELS: port.pixels()}
            if turn % PIXEL_TURNS_A_TRAY_PICTURE == 0:
                seen[TRAY] = await asyncio.to_thread(port.tray_jpeg)
            turn += 1
            for kind, data in seen.items():
                for queue in queues:
                    queue.show(kind, data)
            if (now := (port.servos(), port.lights())) != shown:
                shown = now
                self._broadcast.refresh()

    async def close(self) -> None:
        """Stop looking."""
        if self._watching is not None:
            self._watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watching
