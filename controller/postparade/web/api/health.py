"""``/health``: whether the table can take anything now, for whoever watches the machine."""

from collections.abc import Callable

import msgspec
from aiohttp import web

from postparade import __version__
from postparade.core.faults import Fault
from postparade.rules.viewer import TABLE
from postparade.web.ports import TablePort


class HealthPages:
    """The route. ``fault`` tells why the table can take nothing now; ``None`` when it can."""

    def __init__(self, table: TablePort, fault: Callable[[], Fault | None]) -> None:
        self._table = table
        self._fault = fault

    def add_to(self, app: web.Application) -> None:
        """Add the route."""
        app.router.add_get("/health", self.read)

    async def read(self, _: web.Request) -> web.Response:
        """What runs; 503 with code and remedy while there is a fault."""
        view, fault = self._table.view(TABLE), self._fault()
        if fault is not None:
            refusal = {"ready": False, "code": fault.code, "remedy": fault.remedy}
            return web.Response(status=503, body=msgspec.json.encode(refusal), content_type="application/json")
        body = {
            "ready": True,
            "version": __version__,
            "entry": view.entry,
            "game": view.game,
            "phase": None if view.status is None else view.status.phase,
        }
        return web.Response(body=msgspec.json.encode(body), content_type="application/json")
