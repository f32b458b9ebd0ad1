"""``/metrics`` for Prometheus. Everybody may read it: it holds numbers, and no secret."""

from typing import Protocol

from aiohttp import web

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class MetricsPort(Protocol):
    """Has the numbers."""

    async def text(self) -> bytes:
        """All of them in the text format of Prometheus."""
        ...


class MetricsPages:
    """The route; 404 while ``port`` is None."""

    def __init__(self) -> None:
        self.port: MetricsPort | None = None

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get("/metrics", self.read)

    async def read(self, _: web.Request) -> web.Response:
        """All numbers as they are now."""
        if self.port is None:
            raise web.HTTPNotFound
        return web.Response(body=await self.port.text(), headers={"Content-Type": CONTENT_TYPE})
