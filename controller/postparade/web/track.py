"""The page on which the host sees the layout of the strip, lights it lane by lane, and tunes the light."""

from collections.abc import Callable
from typing import Protocol

from aiohttp import web

from postparade.web.workplace import Workplace, WorkPort


class TrackPort(WorkPort, Protocol):
    """What tends the lights."""

    def plan(self) -> str:
        """The layout as an SVG document."""
        ...


class TrackPages(Workplace[TrackPort]):
    """``/host/track``, and the drawing ``/host/track.svg``. The ``port`` is called in the event loop."""

    def __init__(self, may_ask: Callable[[web.Request], bool]) -> None:
        super().__init__("track", "no_track", may_ask, in_threads=False)

    def add_to(self, app: web.Application) -> None:
        """The routes."""
        super().add_to(app)
        app.router.add_get("/host/track.svg", self.plan)

    async def plan(self, request: web.Request) -> web.Response:
        """The drawing."""
        port = self.port_for(request)
        return port if isinstance(port, web.Response) else web.Response(text=port.plan(), content_type="image/svg+xml")
