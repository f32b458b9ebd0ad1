"""The pictures of a measurement, for the page on which it is made."""

from typing import Protocol

from aiohttp import web

from postparade.core.faults import refuse
from postparade.web.http.error_response import ErrorResponse


class MeasuredPicturesPort(Protocol):
    """Has the pictures of a measurement by name. Called in the event loop."""

    def picture(self, name: str) -> bytes | None:
        """The picture called ``name`` as JPEG, None where there is none."""
        ...


class MeasuredPictures:
    """``/measured/NAME``: pictures of the tray, for whoever reaches the page."""

    def __init__(self, port: MeasuredPicturesPort) -> None:
        self._port = port

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get(r"/measured/{name:[a-z0-9-]{1,20}\.jpg}", self.picture)

    async def picture(self, request: web.Request) -> web.Response:
        """One picture."""
        data = self._port.picture(request.match_info["name"])
        if data is None:
            return ErrorResponse(refuse("page_missing"), 404)
        return web.Response(body=data, content_type="image/jpeg", headers={"Cache-Control": "no-store"})
