"""The page on which the host calibrates the dice camera, and what it asks for."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from aiohttp import web

from postparade.faults import Fault, refuse
from postparade.web.guard import answer, explain
from postparade.web.pages import STATIC


class CalibrationPort(Protocol):
    """What calibrates. Called in worker threads."""

    def standing(self) -> dict[str, Any]:
        """How the calibration stands, as JSON values. Asking keeps it going."""
        ...

    def wish(self, wish: dict[str, Any]) -> None:
        """Do what the host wants. Raises :class:`~postparade.faults.Fault`; then nothing has changed."""
        ...


class CalibrationPages:
    """``/host/camera`` and ``/host/camera.json``, which is read for the standing and posted to with wishes. ``port`` is
    None until there is a camera; ``may_ask`` says whose requests are answered."""

    def __init__(self, may_ask: Callable[[web.Request], bool]) -> None:
        self.port: CalibrationPort | None = None
        self._may_ask = may_ask

    def add_to(self, app: web.Application) -> None:
        """The routes."""
        app.router.add_get("/host/camera", self.page)
        app.router.add_get("/host/camera.json", self.standing)
        app.router.add_post("/host/camera.json", self.wish)

    async def page(self, _: web.Request) -> web.FileResponse:
        """The page itself, which holds no secrets."""
        return web.FileResponse(STATIC / "camera.html")

    async def standing(self, request: web.Request) -> web.Response:
        """How the calibration stands."""
        port = self._port_for(request)
        return port if isinstance(port, web.Response) else await _stands(port)

    async def wish(self, request: web.Request) -> web.Response:
        """Do what the host wants, and tell how the calibration stands then."""
        port = self._port_for(request)
        if isinstance(port, web.Response):
            return port
        try:
            wish = msgspec.json.decode(await request.read(), type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError):
            return answer(refuse("bad_request", why="it is no JSON object"), 400)
        try:
            await asyncio.to_thread(port.wish, wish)
        except Fault as fault:
            return explain(fault, 400 if fault.code == "bad_request" else 409)
        return await _stands(port)

    def _port_for(self, request: web.Request) -> CalibrationPort | web.Response:
        if not self._may_ask(request):
            return answer(refuse("signed_out"), 401)
        return answer(refuse("no_eye"), 404) if self.port is None else self.port


async def _stands(port: CalibrationPort) -> web.Response:
    body = msgspec.json.encode(await asyncio.to_thread(port.standing))
    return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})
