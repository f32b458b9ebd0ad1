"""The track as the table sees it: it shows the race it is given and never delays the table."""

import asyncio
from typing import Any

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation
from postparade.core.faults import ConfigurationFault, DeviceFault, as_json, detail_as_json
from postparade.rules.race import Race
from postparade.table.presentation.status_board import Severity, StatusBoard
from postparade.track import drivers
from postparade.track.animator import Animator
from postparade.track.drivers.contract import Driver, Pressed, Wake
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.host_controls import HostControls
from postparade.track.layout.lanes import STRIPS, Layout, build_layout
from postparade.track.link.port import Port
from postparade.track.race_status import RaceStatus
from postparade.track.servo_pulses import target_us
from postparade.track.settings import TrackSettings

FIRST_WAIT = 0.5
LONGEST_WAIT = 5.0
FIGURES_EVERY = 1.0
CAUTION = "driver"
"""The device under which a driver that works reports its caution."""
WAKING = "waking"
"""The device under which a driver reports why it could not be made to show the race."""


class Track:
    """Draws the race on ``driver`` while :meth:`run` runs.

    Frames are drawn at ``settings.fps`` while something moves and not at all while nothing does. A driver that is
    missing or lost is opened again for ever, with growing pauses; its fault is posted once. The topic ``track`` says
    driver, connected, confirmation (how far it is known that the device does what it is told), unseen (what nobody can
    tell even then), wake (whether one tap of the host can make it show the race), fps, frames (counts_shown: that were
    confirmed, else that were sent), lost, crc_errors, repeated, restarts, reconnects, estimated_ma, firmware, fault or
    caution (code, sentence, remedy) or null, and lanes: for each lane of a race that is not shown on the track's lane
    of the same number, the lanes on which it is, so that screens can label them.
    """

    def __init__(
        self, settings: TrackSettings, layout: Layout, driver: Driver, clock: Clock, status_board: StatusBoard
    ) -> None:
        self._settings = settings
        self._layout = layout
        self._clock = clock
        self._status_board = status_board
        self.lights = Animator(settings, layout, clock, driver.show, seen=driver.capabilities.seen)
        self.host_controls = HostControls(self.lights, layout, clock, self.figures, self.wake)
        self._fault: DeviceFault | None = None
        self._connected = False
        self._opened = 0
        self._fps = 0
        self._targets: dict[int, int] = {}
        self._lanes: dict[str, list[int]] = {}
        self._waking: asyncio.Task[None] | None = None
        self.driver = driver
        status_board.watch(self._heard)

    def stands(self, race_status: RaceStatus) -> None:
        """Show this status from now on. A corrected race is simply another race: horses walk to where they belong,
        backwards too."""
        self.lights.stands(race_status)
        self._drive_horses(race_status)
        lanes = self._lanes_of(race_status.race)
        if lanes != self._lanes:
            self._lanes = lanes
            self._post()

    async def run(self) -> None:
        """Serve the track until cancelled; outputs are then left in their safe state."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._keep_open(), name="track driver")
            tasks.create_task(self.lights.run(), name="track frames")
            tasks.create_task(self._report(), name="track figures")

    async def _keep_open(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await self.driver.open()
                self._opened += 1
                wait = FIRST_WAIT
                self._state(True, None)
                await self.driver.serve()
            except DeviceFault as fault:
                self._state(False, fault)
            except Exception as why:  # noqa: BLE001  (third-party drivers may raise anything; lights never stop a race)
                self._state(False, DeviceFault("track_lost", port=self.driver.name, why=repr(why)))
            finally:
                await self.driver.close()
            await self._clock.sleep(wait)
            wait = min(LONGEST_WAIT, wait * 2)

    async def _report(self) -> None:
        drawn = self.lights.drawn
        while True:
            await self._clock.sleep(FIGURES_EVERY)
            self._fps = round((self.lights.drawn - drawn) / FIGURES_EVERY)
            drawn = self.lights.drawn
            self._post()

    def _state(self, connected: bool, fault: DeviceFault | None) -> None:
        self._connected = connected
        self._fault = fault
        self._status_board.report("track", fault)
        self._fps = 0
        self._post()

    def figures(self) -> dict[str, object]:
        """The state of the driver and of the connection to it, as the topic ``track`` has them."""
        health = self.driver.health()
        fault = self._fault or health.caution
        known = health.confirmation if self._connected else Confirmation.ABSENT
        return {
            "driver": self.driver.name,
            "connected": known is not Confirmation.ABSENT,
            "confirmation": known.value,
            "unseen": detail_as_json(self.driver.verifies.unseen),
            "wake": self._connected and health.wake is not None,
            "fps": self._fps,
            "frames": health.frames,
            "counts_shown": self.driver.verifies.most is Confirmation.RECEIVED,
            "lost": health.lost,
            "crc_errors": health.crc_errors,
            "repeated": health.repeated,
            "restarts": health.restarts,
            "reconnects": max(0, self._opened - 1),
            "estimated_ma": health.estimated_ma,
            "firmware": health.firmware,
            "lanes": self._lanes,
            "fault": fault and as_json(fault),
        }

    def wake(self) -> None:
        """Make the device show the race, as its health offers. What comes of it is in the figures a moment later.

        Raises ``ConfigurationFault`` if there is nothing that one tap could change.
        """
        wake = self.driver.health().wake
        if wake is None or not self._connected:
            raise ConfigurationFault(
                "bad_request", why="nothing keeps the device from showing the race that it could change"
            )
        if self._waking is None or self._waking.done():
            self._waking = asyncio.create_task(self._wake(wake), name="track wake")

    async def _wake(self, wake: Wake) -> None:
        fault: DeviceFault | None = None
        try:
            await wake()
        except DeviceFault as refused:
            fault = refused
        self._status_board.report("track", fault, WAKING)
        self._post()

    def _lanes_of(self, race: Race | None) -> dict[str, list[int]]:
        """For lanes of the race that are not shown on the lane of their number: the horses on whose lanes they are."""
        if race is None:
            return {}
        lanes, shown = self._layout.lanes, self._layout.lanes_of(race)
        found = {lane.number: [lanes[one].horse for one in at] for lane, at in zip(race.lanes, shown, strict=True)}
        return {str(number): horses for number, horses in found.items() if horses != [number]}

    def _post(self) -> None:
        """Post the figures if they say anything new."""
        health = self.driver.health()
        # What only dims or trembles is for the host; that nothing is seen is for everybody.
        severity: Severity = "warning" if health.confirmation is Confirmation.WITHHELD else "note"
        self._status_board.report("track", health.caution if self._connected else None, CAUTION, severity)
        body = self.figures()
        if body != self._status_board.latest("track"):
            self._status_board.post("track", body)

    def _heard(self, topic: str, body: dict[str, Any]) -> None:
        """Warn on the strip of faults that stop races, whatever part of the table they are in."""
        if topic == "faults":
            self.lights.trouble(any(fault["severity"] == "error" for fault in body["list"]))

    def _drive_horses(self, race_status: RaceStatus) -> None:
        if not self._settings.servos or not self.driver.capabilities.servos:
            return
        fractions = dict.fromkeys(range(len(self._layout.lanes)), 0.0)
        race = race_status.race
        if race is not None:
            for lane, indices in zip(race.lanes, self._layout.lanes_of(race), strict=True):
                fractions |= dict.fromkeys(indices, lane.position / lane.length if lane.length > 0 else 0.0)
        for index, fraction in fractions.items():
            strip = self._layout.lanes[index]
            us = target_us(strip, fraction)
            if self._targets.get(index) != us:
                self._targets[index] = us
                self.driver.move(strip.horse - STRIPS.start, us, race_status.seconds or self._settings.step_seconds)


def _nobody(index: int, down: bool) -> None:
    """Ignore the buttons of the board."""


def build_track(
    settings: TrackSettings,
    clock: Clock,
    status_board: StatusBoard,
    pressed: Pressed = _nobody,
    port: Port | None = None,
) -> Track:
    """The track that the settings describe; ``pressed`` is called for the buttons of the board.

    With ``port`` the board behind it (a simulated one) is driven, whatever driver the settings name. Raises
    ``ConfigurationFault`` if layout or driver are impossible.
    """
    layout = build_layout(settings)
    if port is not None:
        driver: Driver = PicoDriver(port, board_settings(settings, layout), clock, pressed)
    else:
        driver = drivers.make(settings, layout, clock, pressed)
    return Track(settings, layout, driver, clock, status_board)
