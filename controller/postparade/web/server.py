"""The web server of the table: puts request security, sign-in, websockets and pages together."""

import asyncio
from collections.abc import Coroutine, Iterator
from functools import partial
from pathlib import Path

from aiohttp import web

from postparade.core.clock import BootClock
from postparade.core.faults import Fault
from postparade.core.program_digest import program_digest
from postparade.table.messages import Update
from postparade.table.presentation.attract import Attract
from postparade.table.presentation.public_journal import PublicJournal
from postparade.table.presentation.status_board import StatusBoard
from postparade.web.api.camera_feed import CameraPages, CameraPort
from postparade.web.api.fairness import FairnessPages
from postparade.web.api.game_pages import GamePages
from postparade.web.api.hall_of_fame import HallPages, HallPort
from postparade.web.api.health import HealthPages
from postparade.web.api.host_tool import HostTool, HostToolPort
from postparade.web.api.keepsake import KeepsakePages
from postparade.web.api.lobby import LobbyPages
from postparade.web.api.machine import RESTORE, MachinePages
from postparade.web.api.metrics import MetricsPages, MetricsPort
from postparade.web.api.odds import OddsPages, ReportsPort, TotePort
from postparade.web.api.panel import PHOTO, Panel
from postparade.web.api.past_races import PastRacePages
from postparade.web.api.programs import ProgramPages
from postparade.web.api.qr import Addresses
from postparade.web.api.roll_replay import ReplayPages, ReplayPort
from postparade.web.api.schedule import AutopilotPort, SchedulePages
from postparade.web.api.sound import SoundPages, SoundPort
from postparade.web.api.track import TrackPages, TrackPort
from postparade.web.api.v1 import ApiPages
from postparade.web.api.v1_events import EventStreams
from postparade.web.auth.access import Access
from postparade.web.auth.joining import Joining
from postparade.web.auth.moved_guests import MovedGuests
from postparade.web.auth.request_security import BODY_LIMIT, RequestSecurity
from postparade.web.auth.routes import HOST_COOKIE, HostRoutes, InvitationRoutes
from postparade.web.http.error_boundary import ErrorBoundary
from postparade.web.http.listener import Listener, listen
from postparade.web.http.network_budget import NetworkBudget
from postparade.web.http.own_tls import OwnTls
from postparade.web.http.senders import TrustedProxies
from postparade.web.i18n import Translations
from postparade.web.pages import Routes, add_pages
from postparade.web.ports import MachinePort, Ports, ScenesPort, TablePort
from postparade.web.screens.house_pictures import HousePictures
from postparade.web.screens.overlays import OverlayPages
from postparade.web.screens.pages import HOUSE_PICTURE, ScreenPages
from postparade.web.screens.registered_screens import Fleet
from postparade.web.server_state import ServerState
from postparade.web.settings import WebSettings
from postparade.web.watchers.pages import WatcherPages
from postparade.web.watchers.picks import Picks
from postparade.web.ws.broadcast import Broadcast
from postparade.web.ws.cheers import Cheers
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.command_handler import CommandHandler
from postparade.web.ws.distances import Distances
from postparade.web.ws.page_sockets import PageSockets
from postparade.web.ws.websocket import PageSocket

HOST_PATHS = ("/host/", "/simulator/")
RECHECK = 30.0
"""Seconds between two checks for pages whose session has run out."""


class WebServer:
    """Serves the pages of one table until :meth:`close`. Lives in the event loop that starts it and leaves signals
    alone."""

    moved_guests: MovedGuests
    """The phones of guests who move to other tables."""
    picks: Picks
    """What people without a seat have picked."""

    def __init__(
        self, settings: WebSettings, table: TablePort, status_board: StatusBoard, clock: BootClock, ports: Ports
    ) -> None:
        """Raises :class:`~postparade.core.faults.ConfigurationFault` (``access_unusable``)."""
        self._settings = settings
        self._table = table
        self._ports = ports
        self._clock = clock
        self._status_board = status_board
        self._proxies = TrustedProxies(settings.trusted_proxies)
        self._budget = NetworkBudget(clock, self._proxies.trusts)
        self._access = Access(ports.data, settings, clock, partial(status_board.report, "access"))
        self._addresses = Addresses(settings.host, settings.public_address, settings.port)
        self._translations = Translations(ports.language)
        self._broadcast = Broadcast(table, status_board, self._server_state, clock)
        self._past_races = PastRacePages(table, ports.data)
        self._cheers = Cheers(status_board, clock)
        self._journal = PublicJournal(table, status_board)
        self._streams = EventStreams(self._journal, ports.data, clock)
        self._commands = CommandHandler(
            table, self._access, ports, self._addresses, self._broadcast, self._cheers, self._past_races.races
        )
        self._boundary = ErrorBoundary(clock)
        self._sockets = PageSocket(self._broadcast, self._commands, clock, self._boundary)
        self._joining = Joining(table, self._access, self._sockets, self._broadcast.refresh)
        self.moved_guests = MovedGuests(self._access, self._addresses)
        changed = self._broadcast.refresh
        self._hosts = HostRoutes(self._access, self._addresses, self._sockets, settings.host_hours * 3600, changed)
        self._invitation = InvitationRoutes(self._access, self._addresses, changed)
        self.picks = Picks(table, status_board, ports.data, clock, self._sockets.watchers_here)
        self._lobby = LobbyPages(ports.data, settings, self._is_host, self._invitation.may_show, changed)
        self._attract = self._demonstrations()
        self._panel = Panel(self._broadcast, self._sockets, self._access, clock, ports.panel)
        self._game_pages = GamePages(self._translations.language_for)
        self._camera = CameraPages(self._is_host)
        self._replay = ReplayPages(table)
        self._calibration: HostTool[HostToolPort] = HostTool("camera", "no_eye", self._is_host, in_threads=True)
        self._track = TrackPages(self._is_host, self._translations.language_for)
        self._odds = OddsPages(self._is_host, self._translations.language_for, self._broadcast.refresh)
        self._hall = HallPages(self._is_host)
        self._keepsakes = KeepsakePages(self._access.seats.holds, self._translations.language_for)
        self._sound = SoundPages(self._is_host)
        self._machine = MachinePages(self._is_host)
        self._machine_tool: HostTool[MachinePort] = HostTool("machine", "no_machine", self._is_host, in_threads=True)
        self._fleet = Fleet(ports.data, clock)
        base = partial(getattr, self._addresses, "base")
        self._screens = ScreenPages(self._fleet, HousePictures(ports.data), self._is_host, base)
        self._overlays = OverlayPages(base)
        self._schedule = SchedulePages(status_board, clock, self._is_host)
        self._programs = ProgramPages(self._access.programs, self._is_host)
        self._api = ApiPages(
            table, self._journal, status_board, self._access.programs, self._past_races, lambda: self._fault
        )
        self._fairness = FairnessPages(ports.data, status_board, base)
        self._metrics = MetricsPages()
        self._unwatch = table.watch(self._on_update)
        self._background: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._tls: OwnTls | None = None
        self._state = self._new_state()

    @property
    def distances(self) -> Distances:
        """How far away the phones of guests are."""
        return self._sockets.distances

    def _new_state(self) -> ServerState:
        return ServerState(
            self._ports,
            self._access,
            self._addresses,
            self._invitation,
            self._lobby,
            self._sockets,
            self._panel,
            self._game_pages,
            self._camera,
            self._track,
            self._machine,
        )

    def _demonstrations(self) -> Attract:
        """What boards show while nobody is there."""
        attract = Attract(
            self._table,
            self._status_board,
            self._clock,
            self._settings.attract_minutes,
            people=lambda: bool(self._sockets.seats_here()),
            watched=lambda: bool(self._sockets.pages().get("board")),
            held=lambda: self._broadcast.past_race,
        )
        self._sockets.on_counted = attract.look
        self._commands.touched = attract.touched
        return attract

    @property
    def address(self) -> str:
        """Where phones find the table: ``http://host:port``, or ``https`` with a certificate."""
        return self._addresses.base

    @property
    def port(self) -> int:
        """The port in use, even when any free one was asked for."""
        return self._addresses.port

    @property
    def public_journal(self) -> PublicJournal:
        """What the board has shown, for whoever tells others."""
        return self._journal

    @property
    def connections(self) -> int:
        """How many connections are open now."""
        return self._budget.connections

    @property
    def pin(self) -> str:
        """The PIN of the host console, to be shown to the owner of this machine."""
        return self._access.pin.value

    @property
    def join_url(self) -> str:
        """The address in the QR code on the board."""
        return self._invitation.url

    def attach_camera(
        self, camera: CameraPort | None, calibration: HostToolPort | None = None, replay: ReplayPort | None = None
    ) -> None:
        """The dice camera is open (or, with ``None``, gone): the host may look through it at ``/host/eye.jpg`` and
        calibrate it at ``/host/camera``; the board may show the ``replay`` of the deciding roll."""
        self._camera.camera = camera
        self._calibration.port = calibration
        self._replay.film = replay
        self._broadcast.refresh()

    def attach_track(self, track: TrackPort | None) -> None:
        """The track is lit (or, with ``None``, no longer): the host sees and tunes it at ``/host/lights``."""
        self._track.port = track
        self._broadcast.refresh()

    def attach_tote(self, tote: TotePort) -> None:
        """The host may switch ``tote`` off and on."""
        self._odds.tote = tote

    def attach_autopilot(self, autopilot: AutopilotPort) -> None:
        """The host may plan evenings that ``autopilot`` runs."""
        self._schedule.autopilot = autopilot

    def attach_scenes(self, scenes: ScenesPort) -> None:
        """There are scenes: boards tell ``scenes`` what they have painted."""
        self._commands.scenes = scenes

    def attach_sound(self, sound: SoundPort) -> None:
        """There is an announcer: the host may change how the table sounds, and guests read its captions in their
        languages."""
        self._sound.port = sound
        self._translations.tell(sound.write_in)

    def attach_machine(self, machine: MachinePort) -> None:
        """The host may look after ``machine`` at ``/host/machine``: settings, copies, update, Wi-Fi, log, switch."""
        self._machine.port = machine
        self._machine_tool.port = machine

    def attach_metrics(self, metrics: MetricsPort) -> None:
        """There are numbers for ``/metrics``."""
        self._metrics.port = metrics

    def pages(self) -> dict[str, int]:
        """How many pages of each kind are open, and how many programs follow the journal."""
        return {**self._sockets.pages(), "programs": self._streams.figures()[0]}

    def queues(self) -> dict[str, int]:
        """How many messages wait for pages and programs."""
        return {"pages": self._sockets.waiting(), "programs": self._streams.figures()[1]}

    def attach_reports(
        self, reports: ReportsPort, show: ScenesPort | None = None, hall: HallPort | None = None
    ) -> None:
        """Races can be drawn: ``/race.svg``, the host's ``/host/evening.html``, the page of each seat and the report
        for programs open. Boards tell ``show``, which presents the end of the evening, what they have painted; ``hall``
        keeps who has won it."""
        self._hall.hall = hall
        self._odds.reports = self._keepsakes.reports = self._api.reports = reports
        self._commands.evening = show

    async def start(self) -> None:
        """Open the port. Raises :class:`~postparade.core.faults.ConfigurationFault` (``port_busy``, ``port_forbidden``,
        ``address_missing``, and what is wrong with a certificate, see
        :func:`~postparade.web.http.certificate.load_certificate`)."""
        settings = self._settings
        if settings.certificate is not None and settings.key is not None:
            files = Path(settings.certificate), Path(settings.key)
            self._tls = tls = await asyncio.to_thread(OwnTls, *files, self._status_board, self._clock)
            self._addresses.certificate = lambda: tls.certificate
        self._joining.clear()
        self._access.hosts.look()
        self._run(self._access.keep())
        self._run(self._recheck())
        ports = settings.port, *(() if settings.plain_port is None else (settings.plain_port,))
        context = None if self._tls is None else self._tls.context
        self._listener = await listen(self._application(), settings.host, ports, self._budget, self._clock, context)
        self._addresses.port = self._listener.port
        if self._tls is not None:
            self._run(self._tls.keep(lambda: self._addresses.name))
        self._broadcast.refresh()
        self._run(self._read_program())
        self._run(self._attract.run())

    def _security(self) -> RequestSecurity:
        """What every request has to pass."""
        public = self._settings.public_address
        names = (*self._settings.names, *((self._addresses.name,) if public or self._tls else ()))
        certified = () if self._tls is None else self._tls.certificate.names
        return RequestSecurity(
            (*names, *certified),
            self._budget,
            self._clock,
            only_this_machine=HOST_PATHS if self._settings.host_console == "this-machine" else (),
            large=(PHOTO, RESTORE, HOUSE_PICTURE),
            known=self._is_host,
            boundary=self._boundary,
            proxies=self._proxies,
            secure_base=None if self._tls is None else lambda: self.address,
            troubles=self._sockets.troubles,
        )

    def _application(self) -> web.Application:
        security = self._security()
        app = web.Application(middlewares=[security.middleware], client_max_size=BODY_LIMIT)
        app.on_response_prepare.append(security.on_prepare)
        app.router.add_get("/link", self._sockets.troubles.why)
        self._camera.add_to(app, "/host/")
        HealthPages(self._table, lambda: self._fault).add_to(app)
        PageSockets(self._sockets, self._table, self._access.seats, self.picks, self._is_host).add_to(app)
        for pages in self._pages():
            pages.add_to(app)
        add_pages(app)
        return app

    def _pages(self) -> Iterator[Routes]:
        """Whatever answers plain requests: sign-in, what guests look at, the host's tools, other programs."""
        yield from (self._joining, self.moved_guests, self._hosts, self._invitation, self._lobby)
        yield from (self._odds, self._keepsakes, self._hall, self._fairness, self._past_races, self._replay)
        yield WatcherPages(self.picks, self._access, self._cheers, self._sockets.away)
        yield from (self._panel, self._calibration, self._track, self._sound, self._machine, self._machine_tool)
        yield from (self._programs, self._streams, self._metrics, self._api, self._screens, self._overlays)
        yield self._schedule
        yield from (self._translations, self._game_pages)

    def refresh(self) -> None:
        """Tell the pages what has changed apart from the table, such as a simulated table that is ready now."""
        self._broadcast.refresh()

    async def close(self) -> None:
        """Send the pages away, free the port and close the access file."""
        self._unwatch()
        self._attract.close()
        self._past_races.close()
        self._streams.close()
        self._journal.close()
        await self.picks.close()
        await self._fleet.close()
        self._cheers.close()
        self._broadcast.close()
        await self._panel.close()
        await self._sockets.close()
        for task in tuple(self._background):
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        if self._listener is not None:
            await self._listener.close()
        await self._access.close()

    @property
    def _fault(self) -> Fault | None:
        """Why the table can take nothing now; None when it can."""
        return self._table.fault or self._access.fault

    def _is_host(self, request: web.Request) -> bool:
        return self._access.hosts.is_host(request.cookies.get(HOST_COOKIE, ""))

    def _server_state(self, role: ClientRole) -> dict[str, object]:
        return self._state.told(role, self._broadcast.game)

    def _on_update(self, update: Update) -> None:
        if update.kind == "opened":
            self._run(self._change_code())
        elif update.kind == "seats":
            self._joining.clear()

    async def _change_code(self) -> None:
        await self._access.doors.change_code()
        self._broadcast.refresh()

    async def _recheck(self) -> None:
        while True:
            await self._clock.sleep(RECHECK)
            self._access.hosts.look()
            if self._access.visitors.look():
                self._broadcast.refresh()
            self._sockets.recheck()

    async def _read_program(self) -> None:
        self._state.program = await asyncio.to_thread(program_digest)
        self._broadcast.refresh()

    def _run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
