"""The page on which the host sees the layout of the strip, lights it lane by lane, and tunes the light."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from aiohttp import web

from postparade.faults import Fault, refuse
from postparade.web.guard import answer, explain
from postparade.web.pages import STATIC


class TrackPort(Protocol):
    """What tends the lights. Called in the event loop."""

    def plan(self) -> str:
        """The layout as an SVG document."""
        ...

    def standing(self) -> dict[str, Any]:
        """How the lights stand, as JSON values."""
        ...

    def wish(self, wish: dict[str, Any]) -> None:
        """Do what the host wants. Raises :class:`~postparade.faults.Fault`; then nothing has changed."""
        ...


class TrackPages:
    """``/host/track``, ``/host/track.svg`` and ``/host/track.json``, which is read for the standing and posted to with
    wishes. ``port`` is None until there is a track; ``may_ask`` says whose requests are answered."""

    def __init__(self, may_ask: Callable[[web.Request], bool]) -> None:
        self.port: TrackPort | None = None
        self._may_ask = may_ask

    def add_to(self, app: web.Application) -> None:
        """The routes."""
        app.router.add_get("/host/track", self.page)
        app.router.add_get("/host/track.svg", self.plan)
        app.router.add_get("/host/track.json", self.standing)
        app.router.add_post("/host/track.json", self.wish)

    async def page(self, _: web.Request) -> web.FileResponse:
        """The page itself, which holds no secrets."""
        return web.FileResponse(STATIC / "track.html")

    async def plan(self, request: web.Request) -> web.Response:
        """The drawing."""
        port = self._port_for(request)
        return port if isinstance(port, web.Response) else web.Response(text=port.plan(), content_type="image/svg+xml")

    async def standing(self, request: web.Request) -> web.Response:
        """How the lights stand."""
        port = self._port_for(request)
        return port if isinstance(port, web.Response) else _stands(port)

    async def wish(self, request: web.Request) -> web.Response:
        """Do what the host wants, and tell how the lights stand then."""
        port = self._port_for(request)
        if isinstance(port, web.Response):
            return port
        try:
            port.wish(msgspec.json.decode(await request.read(), type=dict[str, Any]))
        except (msgspec.MsgspecError, RecursionError):
            return answer(refuse("bad_request", why="it is no JSON object"), 400)
        except Fault as fault:
            return explain(fault, 400)
        return _stands(port)

    def _port_for(self, request: web.Request) -> TrackPort | web.Response:
        if not self._may_ask(request):
            return answer(refuse("signed_out"), 401)
        return answer(refuse("no_track"), 404) if self.port is None else self.port


def _stands(port: TrackPort) -> web.Response:
    body = msgspec.json.encode(port.standing())
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})
