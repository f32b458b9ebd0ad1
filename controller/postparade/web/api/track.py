"""The page on which the host sees the layout of the strip, lights it lane by lane, and tunes the light."""

from collections.abc import Callable
from typing import Protocol

from aiohttp import web

from postparade.web.api.host_tool import HostTool, HostToolPort


class TrackPort(HostToolPort, Protocol):
    """Controls the lights."""

    def plan(self, language: str) -> str:
        """The layout as an SVG document with words in ``language``."""
        ...


class TrackPages(HostTool[TrackPort]):
    """``/host/lights``, and the drawing ``/host/lights.svg`` in the language that ``language_for`` returns for a
    request. The ``port`` is called in the event loop."""

    def __init__(self, may_ask: Callable[[web.Request], bool], language_for: Callable[[web.Request], str]) -> None:
        super().__init__("lights", "no_track", may_ask, in_threads=False)
        self._language_for = language_for

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        super().add_to(app)
        app.router.add_get("/host/lights.svg", self.plan)

    async def plan(self, request: web.Request) -> web.Response:
        """The drawing."""
        port = self.port_for(request)
        if isinstance(port, web.Response):
            return port
        return web.Response(text=port.plan(self._language_for(request)), content_type="image/svg+xml")
