"""The composition root: settings in, a running table out. Only this module knows every room."""

import asyncio
import gc
import importlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from postparade.appliance import sensors
from postparade.appliance.appliance import Appliance
from postparade.appliance.card.watch import CardWatch
from postparade.appliance.machine_watch import MachineWatch
from postparade.config import Settings
from postparade.core.clock import BootClock
from postparade.core.data_folder import open_data_folder
from postparade.core.faults import ConfigurationFault, DeviceFault, Fault, Phrase
from postparade.core.garbage_collection import GarbageCollector
from postparade.dice.health.monitor import DiceMonitor
from postparade.dice.pacer import Pacer
from postparade.dice.roll_committer import RollCommitter
from postparade.dice.settings import sources_in
from postparade.dice.sources.context import SourceContext
from postparade.dice.sources.electronic import ElectronicDice
from postparade.hardware_choice import HardwareChoice
from postparade.integrations.integrations import Integrations
from postparade.rules.actions import Pause
from postparade.rules.viewer import DICE, HOST, TABLE
from postparade.simulator.panel_proxy import PanelProxy
from postparade.table.autopilot.autopilot import Autopilot
from postparade.table.bots import Bots
from postparade.table.commands.deadlines import Deadlines
from postparade.table.commands.host_buttons import HostButtons
from postparade.table.incidents import IncidentLog
from postparade.table.journal.automatic_backup import JournalKeeper
from postparade.table.journal.export_entries import CopyNotes
from postparade.table.journal.full_or_failing_disk import recover
from postparade.table.messages import Command
from postparade.table.presentation.interludes import Interludes
from postparade.table.presentation.scene_clock import SceneClock
from postparade.table.presentation.seed_bulletin import SeedBulletin
from postparade.table.presentation.silks import Silks
from postparade.table.presentation.status_board import Severity, StatusBoard
from postparade.table.presentation.tote import Tote
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.track.settings import TrackSettings, drivers_in
from postparade.web.ports import Ports
from postparade.web.server import WebServer

if TYPE_CHECKING:
    from postparade.dice.capture.contract import Camera
    from postparade.simulator.pins import SimulatedPins
    from postparade.track.link.port import Port

log = logging.getLogger("postparade")


class App:
    """A running table with all its rooms. Opens quickly: cameras, sound and lights follow in the background."""

    def __init__(
        self,
        settings: Settings,
        hardware_choice: HardwareChoice,
        clock: BootClock,
        table: Table,
        incidents: IncidentLog,
        configuration: Path | None = None,
        *,
        demonstration: bool = False,
    ) -> None:
        """A ``demonstration`` says on every page that nothing of it is kept."""
        self.demonstration = demonstration
        self.settings = settings
        self.hardware_choice = hardware_choice
        self.clock = clock
        self.table = table
        self.data = Path(settings.table.data)
        self.status_board = StatusBoard()
        self.incidents = incidents
        incidents.post_to(self.status_board)
        # Before everything else that watches the table: what others show and say depends on the scene.
        self.scene_clock = SceneClock(table.watch, self.status_board, clock)
        self.interludes = Interludes(table.watch, self.status_board, clock)
        table.watch_faults(lambda fault: self.status_board.report("journal", fault, severity="error"))
        self.roll_committer = RollCommitter(table, self.status_board, clock, settings.dice.settle_ms / 1000)
        self.dice = ElectronicDice(self.roll_committer)
        self.throws_dice = settings.dice.electronic and not hardware_choice.real_dice
        self.pacer = Pacer(table, self.dice, clock)
        self.deadlines = Deadlines(table, clock)
        self.host_buttons = HostButtons(table)
        self.bots = Bots(table, clock, self.dice.throw if self.throws_dice else None)
        self.autopilot = Autopilot(table, self.status_board, clock, self.data)
        self.status_board.report("schedule", self.autopilot.saved.fault)
        self.dice_monitor = DiceMonitor(table, self.status_board)
        self.panel = PanelProxy() if hardware_choice.hardware == "simulated" else None
        # Where the table throws its own dice, players need not type any, unless typing is how rolls come in.
        table.typing = "host" if self.throws_dice and "manual" not in sources_in(hardware_choice.dice) else "everybody"
        self.fairness = SeedBulletin(table, self.status_board)
        self.web = WebServer(settings.web, table, self.status_board, clock, self._ports())
        # Guests of several tables, or from outside, are not equally far away.
        self.web.distances.measuring = bool(settings.hub.link or settings.web.trusted_proxies)
        table.lots.spread = self.web.distances.spread
        self.tote = Tote(table, self.status_board, self.data, settings.table.odds)
        self.web.attach_tote(self.tote)
        self.web.attach_autopilot(self.autopilot)
        self.web.attach_scenes(self.scene_clock)
        self.appliance = Appliance(settings, self.data, configuration, clock=clock)
        self.copy_notes = CopyNotes(table, clock, self.data)
        self.appliance.attach_copies(self.copy_notes.collect)
        self.web.attach_machine(self.appliance)
        self.integrations = self._integrations()
        self.garbage = GarbageCollector(clock, lambda: table.view(TABLE).game is None)
        table.watch(lambda _: self.garbage.happens())
        self._rooms: set[asyncio.Task[None]] = set()

    def _ports(self) -> Ports:
        return Ports(
            self.data,
            self.dice.throw if self.throws_dice else None,
            self.panel,
            self.settings.announcer.language,
            self.incidents.acknowledge,
            self.demonstration,
        )

    def _integrations(self) -> Integrations:
        return Integrations(
            self.settings.mqtt,
            self.settings.integrations,
            self.table,
            self.web.public_journal,
            self.status_board,
            self.clock,
            self.data,
            web=self.web,
            language=self.settings.announcer.language,
            machine=sensors.read,
        )

    @classmethod
    async def open(
        cls,
        settings: Settings,
        hardware_choice: HardwareChoice,
        clock: BootClock,
        configuration: Path | None = None,
        *,
        demonstration: bool = False,
    ) -> "App":
        """Resume the evening, open the port, and start the other rooms. ``configuration`` is the file that the host's
        settings are kept in. Raises :class:`~postparade.core.faults.Fault` when journal or port cannot be used."""
        data = open_data_folder(settings.table.data)
        table = await Table.open(data, clock, system_chance)
        table.silks = Silks(settings.table.horses)
        app = incidents = None
        try:
            incidents = await IncidentLog.open(data, table, clock)
            await pause_after_restart(table)
            app = cls(settings, hardware_choice, clock, table, incidents, configuration, demonstration=demonstration)
            await app.web.start()
        except BaseException:
            if app is not None:
                await app.close()
            else:
                if incidents is not None:
                    await incidents.close()
                await table.close()
            raise
        app._start_table()
        app._start_machine()
        app._start("announcer", Phrase("the_announcer"), app._announcer())
        app._start("race_night", Phrase("the_race_night"), app._race_night())
        app._start("odds", Phrase("the_odds"), app.tote.run())
        app._start("reports", Phrase("the_reports"), app._reports())
        app._start("dice", Phrase("the_dice_health"), app.dice_monitor.run(app.data), "health")
        for device, work in app.integrations.works():
            app._start("integrations", Phrase("the_integrations"), work, device)
        hardware = app._simulated_hardware() if app.panel else app._hardware()
        app._start("hardware", Phrase("the_hardware"), hardware)
        return app

    def _start_table(self) -> None:
        """Start what acts at the table by itself, and what looks after its journal."""
        self._start("table", Phrase("the_table"), self.deadlines.run(), "deadlines")
        self._start("table", Phrase("the_table"), self.bots.run(), "bots")
        self._start("table", Phrase("the_table"), self.autopilot.run(), "schedule")
        self._start("table", Phrase("the_table"), self.garbage.run(), "memory")
        if self.throws_dice:
            self._start("dice", Phrase("the_electronic_dice"), self.pacer.run(), "pacer")
        self._start("journal", Phrase("the_table"), recover(self.table, self.clock), "recovery")
        keeper = JournalKeeper(self.table, self.status_board, self.clock, self.data, replayed=self.table.replayed)
        self._start("journal", Phrase("the_table"), keeper.run(), "backup")
        self._start("journal", Phrase("the_table"), self.copy_notes.run(), "copies")

    def _start_machine(self) -> None:
        """Start what watches the machine and its card."""
        drivers = drivers_in(self.hardware_choice.driver(self.settings.track.driver))
        used = () if self.panel else tuple(drivers)
        watch = MachineWatch(self.table, self.status_board, self.incidents, self.clock, self.data, used)
        self._start("machine", Phrase("the_machine_watch"), watch.run())
        if self.appliance.can_switch:
            self._start("card", Phrase("the_card"), CardWatch(self.status_board, self.clock).run())

    async def close(self) -> None:
        """Leave everything safe: outputs dark, journal closed, port free."""
        rooms = tuple(self._rooms)
        for room in rooms:
            room.cancel()
        await asyncio.gather(*rooms, return_exceptions=True)
        self.appliance.close()
        self.roll_committer.close()
        self.integrations.close()
        self.fairness.close()
        self.scene_clock.close()
        self.interludes.close()
        self.dice_monitor.close()
        await self.web.close()
        await self.table.close()
        await self.incidents.close()

    def _start(self, room: str, name: Phrase, work: Coroutine[object, object, None], device: str = "") -> None:
        """Run the ``work`` of a room, or of one device of it, on its own. A fault in it is reported on the host console
        as that of ``name`` and stops nothing else; that of the dice is an error, because races cannot go on without
        them."""
        severity: Severity = "error" if room == "dice" and not device else "warning"

        async def live() -> None:
            try:
                await work
            except Fault as fault:
                self.status_board.report(room, fault, device, severity)
            except Exception as why:
                log.exception("the room %s is closed", name)
                closed = DeviceFault("room_closed", room=name, why=repr(why))
                self.status_board.report(room, closed, device, severity)

        task = asyncio.create_task(live(), name=name)
        self._rooms.add(task)
        task.add_done_callback(self._rooms.discard)
        # A table that is closed at once never began it.
        task.add_done_callback(lambda _: work.close())

    async def _hardware(self) -> None:
        self._start("dice", Phrase("the_dice"), self._dice(None))
        settings = self.settings.track
        await self._track(replace(settings, driver=self.hardware_choice.driver(settings.driver)), None)

    async def _simulated_hardware(self) -> None:
        """Tray and board as the panel shows them; the camera looks at the one, the track drives the other."""
        assert self.panel is not None
        await _load(
            "simulator.tray.tray", "simulator.panel", "simulator.pico", "simulator.servos", "track.layout.lanes"
        )
        from postparade.simulator.panel import Panel
        from postparade.simulator.pico import SimulatedPico
        from postparade.simulator.servos import horses_of
        from postparade.simulator.tray.tray import SimulatedTray
        from postparade.track.layout.lanes import build_layout

        tray = await asyncio.to_thread(SimulatedTray, self.clock, self.settings.simulator.seed)
        sources = {name.partition(":")[0] for name in sources_in(self.hardware_choice.dice)}
        pins = await self._simulated_pins() if "buttons" in sources else None
        self._start("dice", Phrase("the_dice"), self._dice(tray))
        settings = self.settings.track
        try:
            layout = build_layout(settings)
        except ConfigurationFault as fault:
            self.status_board.report("track", fault)
            layout, settings = None, TrackSettings()
        chains = layout.chains if layout else build_layout(settings).chains
        horses = horses_of(layout.lanes) if layout else None
        pico = SimulatedPico(self.clock, chains, max(2000, settings.cap_ma), horses=horses)
        strip = [(lane.horse, lane.indices.tolist()) for lane in layout.lanes] if layout else []
        self.panel.panel = Panel(tray, pico, strip=strip, pins=pins, looked_at=bool(sources & {"simulated", "camera"}))
        self.web.refresh()
        self._start("track", Phrase("the_simulated_board"), pico.run(), "simulated board")
        if layout:
            await self._track(settings, pico)

    async def _simulated_pins(self) -> "SimulatedPins | None":
        """The buttons of a simulated Raspberry Pi; ``None`` where the configuration names real pins."""
        await _load("dice.sources.buttons.pins", "simulator.pins")
        from postparade.dice.sources.buttons.pins import buttons, on_simulated_pins
        from postparade.simulator.pins import SimulatedPins

        self.settings = replace(self.settings, dice=on_simulated_pins(self.settings.dice))
        return SimulatedPins(buttons(self.settings.dice)) if self.settings.dice.pins == "mock" else None

    async def _track(self, settings: TrackSettings, port: "Port | None") -> None:
        await _load("track.track", "track.in_scene", "track.race_status")
        from postparade.track.in_scene import InScene
        from postparade.track.race_status import race_status_of
        from postparade.track.track import build_track

        track = build_track(settings, self.clock, self.status_board, self._pressed, port)
        self.web.attach_track(track.host_controls)
        self.integrations.attach_track(track.host_controls)
        track.lights.on_lit = self.integrations.lit
        track.stands(race_status_of(self.table.view(TABLE), self.table.race()))
        self.table.watch(InScene(self.status_board, track.stands).heard)
        await track.run()

    def _pressed(self, index: int, down: bool) -> None:
        """A button of the track board: the first throws the table's own dice, the second goes on with the game, the
        third pauses and resumes it."""
        presses = (self._throw, self.host_buttons.go_on, self.host_buttons.pause)
        if down and index < len(presses):
            self._start("dice", Phrase("the_button"), _pressed(presses[index]), "button")

    async def _throw(self) -> None:
        await self.dice.throw(DICE)

    async def _dice(self, tray: "Camera | None") -> None:
        await _load("dice.sources.registry")
        from postparade.dice.sources.registry import Watching, make

        settings, board, buttons = self.settings.dice, self.status_board, self.host_buttons
        context = SourceContext(settings, self.roll_committer, board, self.clock, self.dice, tray, self.data, buttons)
        source = await asyncio.to_thread(make, self.hardware_choice.dice, context)
        if source is not None:
            if isinstance(source, Watching):
                self.web.attach_camera(source.live, source.calibrator, source.replay)
            await source.run()

    async def _announcer(self) -> None:
        await _load("announcer.announcer")
        from postparade.announcer.announcer import Announcer

        announcer = Announcer(self.settings.announcer, self.status_board, self.clock, folder=self.data)
        announcer.stands(self.table.view(TABLE), self.table.race())
        self.table.watch(announcer.heard)
        self.web.attach_sound(announcer)
        self.integrations.attach_sound(announcer)
        await announcer.run()

    async def _race_night(self) -> None:
        if not self.settings.hub.link:
            return
        await _load("hub.table_side.membership", "hub.table_side.shown", "hub.table_side.orders")
        from postparade.hub.table_side.membership import HubMember
        from postparade.hub.table_side.moving_guests import MovingGuests
        from postparade.hub.table_side.orders import TableOrders
        from postparade.hub.table_side.publisher import Publisher
        from postparade.hub.table_side.sealed_journal import SealedJournal
        from postparade.hub.table_side.shown import TableShown

        guests = MovingGuests(self.table, self.web.moved_guests)
        orders = TableOrders(self.table, self.status_board, self.clock, guests)
        shown = TableShown(self.web.public_journal, self.table)
        member = HubMember(self.settings.hub, self.data, self.status_board, self.clock)
        publisher = Publisher(SealedJournal(self.data), shown, orders.carry, self.clock, member.refused, orders.league)
        publisher.on_horse = orders.horse
        await member.run(publisher)

    async def _reports(self) -> None:
        await _load("reports.live")
        from postparade.reports.evening_show import EveningShow
        from postparade.reports.hall_of_fame import HallOfFame
        from postparade.reports.live import LiveReports

        reports = LiveReports(self.table, self.data)
        table = self.table
        reports.show = show = EveningShow(table.view, table.watch, self.status_board, self.clock, reports.honours)
        hall = HallOfFame(self.data, self.status_board)
        show.on_told += [hall.told, self.web.picks.tell]
        self.web.attach_reports(reports, show, hall)


async def _pressed(press: Callable[[], Awaitable[object]]) -> None:
    """Do what a button does; a refusal changes nothing, and the screens show what is possible."""
    await press()


async def pause_after_restart(table: Table) -> None:
    """Pause a real-time race that was running when the table stopped, until somebody resumes it: guests have to see
    where their bets stand before the next roll."""
    view = table.view(HOST)
    if view.status is None or not view.status.realtime:
        return
    for choice in view.choices:
        if isinstance(choice.action, Pause):
            await table.submit(Command(f"restart-{secrets.token_hex(8)}", HOST, choice.action, view.entry))


async def _load(*modules: str) -> None:
    """Import modules of the package in a thread, so that the event loop goes on while libraries load; importing them
    again takes no time."""
    for module in modules:
        await asyncio.to_thread(importlib.import_module, f"postparade.{module}")
    # What has been loaded stays: a garbage collection that walked through all of it would stop everything for 0.1 s.
    gc.freeze()
