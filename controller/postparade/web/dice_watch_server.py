"""The server of a tool for the dice camera: a page with what it sees and what is made of it, without a table."""

from collections.abc import Sequence
from typing import Protocol

from aiohttp import web

from postparade.core.clock import SystemClock
from postparade.core.i18n import USUAL
from postparade.web.api.camera_feed import CameraPages, CameraPort
from postparade.web.auth.request_security import BODY_LIMIT, RequestSecurity
from postparade.web.http.listener import Listener, listen
from postparade.web.http.network_budget import NetworkBudget
from postparade.web.i18n import Translations
from postparade.web.pages import STATIC, page


class Part(Protocol):
    """Something that answers requests of the page."""

    def add_to(self, app: web.Application) -> None:
        """Add its routes."""
        ...


class WatchServer:
    """Serves the page of a tool until :meth:`close`: ``shown`` is its file, ``parts`` answer what it asks beside the
    picture. Whoever reaches it may look and tap. It uses the language of the browser, else ``language``."""

    def __init__(
        self,
        camera: CameraPort,
        host: str,
        port: int,
        language: str = USUAL,
        *,
        shown: str = "tools/watch.html",
        parts: Sequence[Part] = (),
    ) -> None:
        self._shown = shown
        self._parts = parts
        self._camera = CameraPages(lambda _: True, camera)
        self._host = host
        self._language = language
        self._port = port
        self._listener: Listener | None = None

    @property
    def address(self) -> str:
        """Where this machine's browser finds the page: ``http://host:port``."""
        host = "127.0.0.1" if self._host in ("0.0.0.0", "") else self._host  # noqa: S104 not listening, but telling
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}"

    async def start(self) -> None:
        """Open the port. Raises :class:`~postparade.core.faults.ConfigurationFault` (``port_busy``, ``port_forbidden``,
        ``address_missing``)."""
        clock = SystemClock()
        budget = NetworkBudget(clock)
        security = RequestSecurity((), budget, clock)
        app = web.Application(middlewares=[security.middleware], client_max_size=BODY_LIMIT)
        app.on_response_prepare.append(security.on_prepare)
        app.router.add_get("/", page(self._shown))
        app.router.add_static("/static/", STATIC)
        Translations(self._language).add_to(app)
        for part in (self._camera, *self._parts):
            part.add_to(app)
        self._listener = await listen(app, self._host, (self._port,), budget, clock)
        self._port = self._listener.port

    async def close(self) -> None:
        """Free the port."""
        if self._listener is not None:
            await self._listener.close()
