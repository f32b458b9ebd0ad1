"""The camera feed of a page: its newest picture and what the reader makes of it, for those who may look."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec
from aiohttp import web

from postparade.core.faults import refuse
from postparade.web.http.error_response import ErrorResponse

WIDEST = 1280
"""Pixels of the widest picture that is sent."""


class CameraPort(Protocol):
    """A camera that pages look through. Called in worker threads."""

    def jpeg(self, max_width: int = 640) -> bytes | None:
        """The newest picture as JPEG, at most ``max_width`` pixels wide; None while there is none."""
        ...

    def status(self) -> dict[str, object]:
        """What the reader makes of it, as JSON values."""
        ...


class CameraPages:
    """``eye.jpg`` (``?w=`` limits its width; 204 while there is no picture) and ``eye.json`` below a path of the
    server. ``camera`` is None until there is one; ``may_look`` says whose requests are answered."""

    def __init__(self, may_look: Callable[[web.Request], bool], camera: CameraPort | None = None) -> None:
        self.camera = camera
        self._may_look = may_look

    def add_to(self, app: web.Application, place: str = "/") -> None:
        """Add the routes below ``place``, which ends with a slash."""
        app.router.add_get(f"{place}eye.jpg", self.picture)
        app.router.add_get(f"{place}eye.json", self.status)

    async def picture(self, request: web.Request) -> web.Response:
        """The newest picture."""
        camera = self._camera_for(request)
        if isinstance(camera, web.Response):
            return camera
        wanted = request.query.get("w", "")
        width = min(WIDEST, max(1, int(wanted))) if wanted.isdecimal() and len(wanted) < 6 else 640
        data = await asyncio.to_thread(camera.jpeg, width)
        if data is None:
            return web.Response(status=204)
        return web.Response(body=data, content_type="image/jpeg", headers={"Cache-Control": "no-store"})

    async def status(self, request: web.Request) -> web.Response:
        """What the reader makes of the newest picture."""
        camera = self._camera_for(request)
        if isinstance(camera, web.Response):
            return camera
        body = msgspec.json.encode(await asyncio.to_thread(camera.status))
        return web.Response(body=body, content_type="application/json", headers={"Cache-Control": "no-store"})

    def _camera_for(self, request: web.Request) -> CameraPort | web.Response:
        if not self._may_look(request):
            return ErrorResponse(refuse("signed_out"), 401)
        return ErrorResponse(refuse("no_eye"), 404) if self.camera is None else self.camera
