"""The web server of the table: puts guard, entrance, links and pages together, and starts and stops them."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from aiohttp import web

from postparade import __version__
from postparade.core.clock import Clock
from postparade.games.viewer import TABLE
from postparade.table.messages import Update
from postparade.table.status_board import StatusBoard
from postparade.web.api.camera_feed import CameraPages, CameraPort
from postparade.web.api.host_tool import HostTool, HostToolPort
from postparade.web.api.odds import OddsPages, ReportsPort, TotePort
from postparade.web.api.panel import Panel
from postparade.web.api.qr import Addresses, as_svg
from postparade.web.api.sound import SoundPages, SoundPort
from postparade.web.api.track import TrackPages, TrackPort
from postparade.web.auth.access import Access
from postparade.web.auth.request_security import BODY_LIMIT, RequestSecurity, host_name
from postparade.web.auth.routes import HOST_COOKIE, SEAT_COOKIE, AuthRoutes
from postparade.web.http_listener import listen, port_of
from postparade.web.i18n import Translations
from postparade.web.pages import SEAT_PAGE, add_pages
from postparade.web.ports import Ports, TablePort
from postparade.web.settings import WebSettings
from postparade.web.ws.broadcast import Broadcast
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.command_handler import CommandHandler
from postparade.web.ws.websocket import PageSocket

HOST_PATHS = ("/host/", "/simulator/")


class WebServer:
    """Serves the pages of one table until :meth:`close`. Lives in the event loop that starts it and leaves signals
    alone."""

    def __init__(
        self, settings: WebSettings, table: TablePort, status_board: StatusBoard, clock: Clock, ports: Ports
    ) -> None:
        """Raises :class:`~postparade.core.faults.ConfigurationFault` (``access_unusable``)."""
        self._settings = settings
        self._table = table
        self._ports = ports
        self._access = Access(ports.data, settings, clock)
        self._addresses = Addresses(settings.host, settings.public_address, settings.port)
        self._translations = Translations(ports.language)
        self._hub = Broadcast(table, status_board, self._facts)
        self._desk = CommandHandler(table, self._access, ports, self._addresses, self._hub.refresh)
        self._link = PageSocket(self._hub, self._desk, clock)
        self._entrance = AuthRoutes(table, self._access, self._link, settings.host_hours * 3600)
        self._panel = Panel(self._hub, self._link, self._access, clock, ports.panel)
        self._eye = CameraPages(self._is_host)
        self._calibration: HostTool[HostToolPort] = HostTool("camera", "no_eye", self._is_host, in_threads=True)
        self._track = TrackPages(self._is_host, self._translations.language_for)
        self._odds = OddsPages(self._is_host, self._translations.language_for, self._hub.refresh)
        self._sound = SoundPages(self._is_host)
        self._unwatch = table.watch(self._on_notice)
        self._errands: set[asyncio.Task[None]] = set()
        self._runner: web.AppRunner | None = None

    @property
    def address(self) -> str:
        """Where phones find the table: ``http://host:port``."""
        return self._addresses.base

    @property
    def port(self) -> int:
        """The port in use, also when any free one was asked for."""
        return self._addresses.port

    @property
    def pin(self) -> str:
        """The PIN of the host console, to be shown to the owner of this machine."""
        return self._access.pin

    @property
    def join_url(self) -> str:
        """The address in the QR code on the board."""
        return self._addresses.join(self._access.code)

    def attach_camera(self, eye: CameraPort | None, calibration: HostToolPort | None = None) -> None:
        """The dice camera is open (or, with ``None``, gone): the host may look through it at ``/host/eye.jpg`` and
        calibrate it at ``/host/camera``."""
        self._eye.eye = eye
        self._calibration.port = calibration
        self._hub.refresh()

    def attach_track(self, track: TrackPort | None) -> None:
        """The track is lit (or, with ``None``, no longer): the host sees and tunes it at ``/host/track``."""
        self._track.port = track
        self._hub.refresh()

    def attach_tote(self, tote: TotePort) -> None:
        """The host may switch ``tote`` off and on."""
        self._odds.tote = tote

    def attach_sound(self, sound: SoundPort) -> None:
        """There is an announcer: the host may change how the table sounds."""
        self._sound.port = sound

    def attach_reports(self, reports: ReportsPort) -> None:
        """Races can be drawn: ``/race.svg`` and the host's ``/host/evening.html`` open."""
        self._odds.reports = reports

    async def start(self) -> None:
        """Open the port. Raises :class:`~postparade.core.faults.ConfigurationFault` (``port_busy``, ``port_forbidden``,
        ``address_missing``)."""
        await self._entrance.clear({card.seat for card in self._table.view(TABLE).seats})
        self._runner = await listen(self._application(), self._settings.host, self._settings.port)
        self._addresses.port = port_of(self._runner)
        self._hub.refresh()

    def _application(self) -> web.Application:
        public = self._settings.public_address
        names = (*self._settings.names, *((host_name(public),) if public else ()))
        guard = RequestSecurity(names, HOST_PATHS if self._settings.host_console == "this-machine" else ())
        app = web.Application(middlewares=[guard.middleware], client_max_size=BODY_LIMIT)
        app.on_response_prepare.append(guard.on_prepare)
        app.router.add_get("/health", self._health)
        app.router.add_get("/qr.svg", self._qr)
        app.router.add_get("/ws", self._board_socket)
        app.router.add_get(f"{SEAT_PAGE}ws", self._seat_socket)
        app.router.add_get("/host/ws", self._host_socket)
        self._entrance.add_to(app)
        self._panel.add_to(app)
        self._eye.add_to(app, "/host/")
        self._calibration.add_to(app)
        self._track.add_to(app)
        self._odds.add_to(app)
        self._sound.add_to(app)
        self._translations.add_to(app)
        add_pages(app)
        return app

    def refresh(self) -> None:
        """Tell the pages what has changed beside the table, such as a simulated table that is ready now."""
        self._hub.refresh()

    async def close(self) -> None:
        """Send the pages away, free the port and close the access file."""
        self._unwatch()
        self._hub.close()
        await self._panel.close()
        await self._link.close()
        if self._errands:
            await asyncio.wait(self._errands)
        if self._runner is not None:
            await self._runner.cleanup()
        self._access.close()

    async def _health(self, _: web.Request) -> web.Response:
        view = self._table.view(TABLE)
        body = {
            "ready": True,
            "version": __version__,
            "entry": view.entry,
            "game": view.game,
            "phase": getattr(view.play, "phase", None),
        }
        return web.Response(body=msgspec.json.encode(body), content_type="application/json")

    async def _qr(self, _: web.Request) -> web.Response:
        return web.Response(text=as_svg(self.join_url), content_type="image/svg+xml")

    async def _board_socket(self, request: web.Request) -> web.StreamResponse:
        return await self._link.serve(request, ClientRole("board"), allowed=True)

    async def _seat_socket(self, request: web.Request) -> web.StreamResponse:
        seat = int(request.match_info["seat"])
        allowed = self._access.holds_seat(seat, request.cookies.get(SEAT_COOKIE, ""))
        return await self._link.serve(request, ClientRole("seat", seat), allowed)

    async def _host_socket(self, request: web.Request) -> web.StreamResponse:
        return await self._link.serve(request, ClientRole("host"), self._is_host(request))

    def _is_host(self, request: web.Request) -> bool:
        return self._access.is_host(request.cookies.get(HOST_COOKIE, ""))

    def _facts(self, audience: ClientRole) -> dict[str, Any]:
        """What the server itself tells an audience. The join code goes to the board, which shows it, and to the
        host."""
        facts: dict[str, Any] = {
            "you": {"page": audience.page, "seat": audience.seat},
            "version": __version__,
            "electronic": self._ports.throw is not None,
        }
        if audience.page in ("board", "host"):
            facts["join"] = {"url": self.join_url, "code": self._access.code, "open": self._access.doors_open}
        if audience.page == "host":
            facts["phones"] = {"held": sorted(self._access.seats), "here": self._link.seats_here()}
            facts["simulated"] = self._panel.port is not None
            facts["eye"] = self._eye.eye is not None
            facts["lights"] = self._track.port is not None
        if audience.page == "panel":
            facts |= self._panel.facts()
        return facts

    def _on_notice(self, notice: Update) -> None:
        if notice.kind == "opened":
            self._run(self._new_code())
        elif notice.kind == "seats":
            self._run(self._entrance.clear({card.seat for card in notice.view.seats}))

    async def _new_code(self) -> None:
        await self._access.change_code()
        self._hub.refresh()

    def _run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
