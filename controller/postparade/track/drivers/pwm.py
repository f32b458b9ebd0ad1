"""Servos without the track board. They move by the firmware's own rules: eased, at most three at once."""

import asyncio
import contextlib
from typing import Any, Protocol

from msgspec.structs import replace

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.device_thread import PATIENCE, DeviceThread
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.core.firmware_files import import_firmware
from postparade.track.drivers.contract import Capabilities, Health, Pressed, SafeState, first_fault
from postparade.track.drivers.gpio_servos import GpioServos
from postparade.track.drivers.pca9685 import KernelI2c, Pca9685
from postparade.track.drivers.watchdog import Watchdog
from postparade.track.frame import Frame
from postparade.track.layout.lanes import STRIPS, Layout
from postparade.track.link.payloads import Pace, Rails, ServoRange
from postparade.track.servo_pulses import pace, rails_of, servo_range
from postparade.track.settings import TrackSettings

TICK = 0.02
"""Seconds between updates: servos take fifty pulses a second."""

SAFE_WITHIN = 2.0
LIMP_WITHIN = 2.0
"""Seconds for which a stop waits for outputs that hang."""
ALIVE_EVERY = 0.5
CHECK_EVERY = 1.0
REMEMBERED = 600.0
"""Seconds for which the host is told of a servo board that lost its settings, although they are restored."""
USUAL_PACE = Pace()
USUAL_RAILS = Rails()
SMOOTH = 1


class ServoOutputs(Protocol):
    """What makes the pulses, on ``channels`` channels counted from 0. Its methods may block; they are called from one
    thread, one at a time."""

    name: str
    channels: int
    verifies: Verifies

    @property
    def caution(self) -> DeviceFault | None:
        """What the host should know although the outputs work."""
        ...

    def open(self) -> None:
        """Raises ``DeviceFault``."""
        ...

    def pulse(self, channel: int, us: int) -> None:
        """Raises ``OSError``."""
        ...

    def check(self) -> None:
        """Raises ``DeviceFault`` if the outputs are not as they were set, and ``OSError``."""
        ...

    def all_off(self) -> None:
        """Raises ``OSError``."""
        ...

    def close(self) -> None:
        """May be called twice."""
        ...


class _Hal:
    """What the firmware calls its hal, as far as servos need it. ``due`` are the pulses that were not sent yet, by the
    index of their servo."""

    def __init__(self, servos: int, clock: Clock) -> None:
        self._clock = clock
        self._pulses = [0] * servos
        self.due: dict[int, int] = {}

    def ms(self) -> int:
        return int(self._clock.now() * 1000)

    def since(self, later: int, earlier: int) -> int:
        return later - earlier

    def end_stop(self) -> bool:
        return False  # Nothing here reads a switch; make() refuses the settings that would need one.

    def servo(self, index: int, us: int) -> None:
        if self._pulses[index] != us:
            self._pulses[index] = self.due[index] = us


class PwmDriver:
    """Drives servos at ``outputs``: horse 2 at ``channels[0]`` and so on, within ``ranges``. It has no pixels."""

    name = "pwm"
    safe = SafeState("servos without pulses, unless the program was killed: then where they stand", 2.1)

    def __init__(
        self,
        outputs: ServoOutputs,
        channels: tuple[int, ...],
        ranges: tuple[ServoRange, ...],
        clock: Clock,
        pace: Pace = USUAL_PACE,
        rails: Rails = USUAL_RAILS,
    ) -> None:
        self.capabilities = Capabilities(0, len(channels), 0)
        self.verifies = outputs.verifies
        self._outputs = outputs
        self._channels = channels
        self._limits = tuple((limit.low_us, limit.high_us, limit.home_us) for limit in ranges)
        self._clock = clock
        self._pace = pace
        self._runs = [(one.stop_us, one.travel_ms) if one.travel_ms else None for one in rails.runs[: len(channels)]]
        self._places: dict[int, tuple[int, float]] = {}
        self._thread = DeviceThread("track servos", clock)
        self._hal, self._servos = self._fresh()
        self._guard: Watchdog | None = None
        self._open = False
        self._checked = False
        self._changed: DeviceFault | None = None
        self._changed_at = float("-inf")
        self._restarts = 0

    async def open(self) -> None:
        try:
            await self._thread.do(self._outputs.open, PATIENCE)
        except TimeoutError as why:
            raise DeviceFault("track_lost", port=self._outputs.name, why=why) from why
        self._hal, self._servos = self._fresh()
        self._open, self._checked = True, False
        for servo, (us, seconds) in self._places.items():
            self._servos.move(servo, us, int(seconds * 1000), SMOOTH)

    async def serve(self) -> None:
        self._guard = Watchdog(lambda: self._thread.post(self._outputs.all_off), SAFE_WITHIN)
        with first_fault(self._outputs.name):
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._drive(), name="servo pulses")
                tasks.create_task(self._live(self._guard), name="servo sign of life")

    async def close(self) -> None:
        if self._guard:
            self._guard.stop()
            self._guard = None
        was_open, self._open = self._open, False
        with contextlib.suppress(TimeoutError):
            await self._thread.finish(lambda: self._end(was_open), LIMP_WITHIN)

    def show(self, frame: Frame) -> None:
        """Servos have no light."""

    def move(self, servo: int, us: int, seconds: float) -> None:
        if not 0 <= servo < len(self._channels):
            return
        low, high, _ = self._limits[servo]
        us = min(high, max(low, us))
        self._places[servo] = (us, seconds)
        if self._open:
            self._servos.move(servo, us, int(seconds * 1000), SMOOTH)

    def health(self) -> Health:
        if not self._open:
            return Health(Confirmation.ABSENT, restarts=self._restarts)
        known = self.verifies.most if self._checked else Confirmation.SENT
        lately = self._clock.now() - self._changed_at < REMEMBERED
        caution = self._changed if lately else self._outputs.caution
        return Health(known, caution=caution, restarts=self._restarts)

    async def _drive(self) -> None:
        look = self._clock.now() + CHECK_EVERY
        while True:
            now = self._clock.now()
            self._servos.tick(int(now * 1000))
            due, self._hal.due = self._hal.due, {}
            if due:
                await self._thread.do(lambda due=due: self._pulse(due))  # type: ignore[misc]  # a lambda with a default
            if now >= look:
                look = now + CHECK_EVERY
                await self._check()
            await self._clock.sleep(TICK)

    async def _live(self, guard: Watchdog) -> None:
        while True:
            guard.alive()
            self._thread.insist()
            await self._clock.sleep(ALIVE_EVERY)

    def _pulse(self, due: dict[int, int]) -> None:
        for servo, us in due.items():
            self._outputs.pulse(self._channels[servo], us)

    def _end(self, was_open: bool) -> None:
        if was_open:
            with contextlib.suppress(OSError):
                self._outputs.all_off()
        self._outputs.close()

    async def _check(self) -> None:
        """Read the outputs back. Raises ``DeviceFault`` if they have changed: opened again, they are set again."""
        try:
            await self._thread.do(self._outputs.check)
        except DeviceFault as fault:
            now = self._clock.now()
            self._restarts += 1
            if self._places and now - self._changed_at < REMEMBERED:
                # Twice is no accident: what starts at the same time draws more than the supply has.
                self._pace = replace(self._pace, at_once=max(1, self._pace.at_once - 1))
            self._changed, self._changed_at = fault, now
            raise
        self._checked = True

    def _fresh(self) -> tuple[_Hal, Any]:
        """The firmware's ``Servos`` and their hal; its files carry the types that MicroPython allows."""
        hal = _Hal(len(self._channels), self._clock)
        servos = import_firmware("servos").Servos(hal, self._limits)
        servos.lay(self._runs, False)
        servos.pace(self._pace.speed, self._pace.acceleration, self._pace.at_once, self._pace.park_ms)
        return hal, servos


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> PwmDriver:
    """The driver for the servos that ``[track.pwm]`` describes. Raises ``ConfigurationFault`` for channels that are
    named twice or do not exist, and for switches at the gates, which nothing here reads."""
    del pressed  # there are no buttons
    own, rails = settings.pwm, rails_of(layout, settings.rails)
    if rails.needed and rails.switch:
        raise ConfigurationFault("servo_end_stop_unseen", driver=PwmDriver.name)
    outputs: ServoOutputs = (
        Pca9685(KernelI2c(own.device, own.address))
        if own.kind == "pca9685"
        else GpioServos(own.channels, library=own.pins)
    )
    if len(set(own.channels)) < len(own.channels) or max(own.channels) >= outputs.channels:
        raise ConfigurationFault("servo_channels_wrong", channels=list(own.channels), most=outputs.channels - 1)
    lanes = {lane.horse - STRIPS.start: servo_range(lane) for lane in layout.lanes}
    ranges = tuple(lanes.get(index, ServoRange()) for index in range(len(own.channels)))
    return PwmDriver(outputs, own.channels, ranges, clock, pace(settings.rails), rails)
