"""Watches the machine during an evening: supply, heat, clock, and whether the evening lies on a disk at all.

What it finds is for the host alone. Each trouble is told once, when it begins, and stays on the console until it has
been gone for a while; supply, heat and a clock that was set are kept among the incidents, too.
"""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from postparade.appliance import sensors
from postparade.appliance.sensors import SINCE_START, TOO_HOT, UNDER_VOLTAGE, Readings
from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, Fault
from postparade.doctor.checks.clock import BUILT
from postparade.doctor.checks.disk import IN_MEMORY
from postparade.doctor.finding import Machine
from postparade.table.presentation.status_board import StatusBoard

LOOKING = 10.0
"""Seconds between two looks at the machine."""
CALM = 300.0
"""Seconds without a trouble after which it is over: a weak supply comes and goes with every light."""
HOT, COOL = 80.0, 75.0
"""Degrees at which a Pi begins to slow down, and at which it has cooled off again."""
UNSET_AFTER = 300.0
"""Seconds that a network has for setting the clock before the host is told that none has."""
LEAP = 60.0
"""Seconds by which a clock that is merely corrected does not move."""
FEEDS_TRACK = frozenset({"pico", "spi", "pwm"})
"""Track drivers whose lights and servos are often fed from the Pi itself."""


class IncidentPort(Protocol):
    """Where incidents are kept."""

    def note(self, fault: Fault) -> None: ...


class TablePort(Protocol):
    """The table, as far as the watch knows it."""

    @property
    def head(self) -> Any: ...


class _Look(Struct, frozen=True):
    """What one look at the files of the machine found."""

    readings: Readings
    in_memory: bool
    clock_kept: bool


def since_boot() -> float:
    """Seconds since the machine was started, those that it slept included, where the system counts them."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class MachineWatch:
    """Reports under the room ``machine``, devices ``supply``, ``heat``, ``clock`` and ``data``. Belongs to the event
    loop; files are read in a thread."""

    def __init__(
        self,
        table: TablePort,
        status_board: StatusBoard,
        incidents: IncidentPort,
        clock: Clock,
        data: Path,
        drivers: tuple[str, ...] = (),
        machine: Machine | None = None,
        uptime: Callable[[], float] = since_boot,
    ) -> None:
        """``drivers`` are those of the track. ``uptime`` counts on while the machine sleeps, as its wall clock does."""
        self._table = table
        self._status_board = status_board
        self._incidents = incidents
        self._clock = clock
        self._data = data
        self._feeds_track = bool(FEEDS_TRACK & set(drivers))
        self._machine = machine or Machine()
        self._uptime = uptime
        self._last_seen: dict[str, float] = {}
        self._before = Readings()

    async def run(self) -> None:
        """Keep watch until cancelled."""
        begun, entry = self._clock.now(), self._table.head.entry
        offset = self._clock.wall() - self._uptime()
        while True:
            look = await asyncio.to_thread(self._look)
            self._tell("supply", self._supply(look.readings), keep=True)
            self._tell("heat", self._heat(look.readings), keep=True)
            self._tell("data", DeviceFault("data_in_memory", path=self._data) if look.in_memory else None)
            waited = self._clock.now() - begun >= UNSET_AFTER
            self._tell("clock", self._clock_fault(kept=look.clock_kept or not waited), calm=0)
            self._before = look.readings
            now = self._clock.wall() - self._uptime()
            if abs(now - offset) >= LEAP:
                # Entries of this run bear the time of before; where there are none, the clock was merely set in time.
                if self._table.head.entry > entry:
                    self._incidents.note(_leap(now - offset, self._table.head.entry))
                offset, entry = now, self._table.head.entry
            await self._clock.sleep(LOOKING)

    def _look(self) -> _Look:
        machine = self._machine
        return _Look(
            sensors.read(machine.root),
            bool(machine.model) and machine.file_system(self._data) in IN_MEMORY,
            not machine.model or machine.has("/dev/rtc0") or machine.has("/run/systemd/timesync/synchronized"),
        )

    def _supply(self, readings: Readings) -> Fault | None:
        # Between two looks the voltage may have been too low for a moment: then the bit for "since the start" is new.
        dipped = 1 << UNDER_VOLTAGE + SINCE_START
        new = readings.firmware is not None and self._before.firmware is not None
        dip = new and bool((readings.firmware or 0) & ~(self._before.firmware or 0) & dipped)
        if not (readings.under_voltage or dip):
            return None
        return DeviceFault("under_voltage_track" if self._feeds_track else "under_voltage")

    def _heat(self, readings: Readings) -> Fault | None:
        if readings.celsius is None:
            slows = readings.firmware is not None and bool(readings.firmware >> TOO_HOT & 1)
            return DeviceFault("too_hot_unmeasured") if slows else None
        limit = COOL if "heat" in self._last_seen else HOT
        return DeviceFault("too_hot", celsius=round(readings.celsius)) if readings.celsius >= limit else None

    def _clock_fault(self, *, kept: bool) -> Fault | None:
        if self._clock.wall() < BUILT:
            return DeviceFault("clock_in_the_past", date=time.strftime("%F", time.gmtime(self._clock.wall())))
        return None if kept else DeviceFault("clock_unset")

    def _tell(self, device: str, fault: Fault | None, *, keep: bool = False, calm: float = CALM) -> None:
        """Report ``fault`` to the host when it begins, and its end after ``calm`` quiet seconds."""
        now, seen = self._clock.now(), self._last_seen.get(device)
        if fault is not None:
            self._last_seen[device] = now
            if seen is None:
                self._status_board.report("machine", fault, device, "note")
                if keep:
                    self._incidents.note(fault)
        elif seen is not None and now - seen >= calm:
            del self._last_seen[device]
            self._status_board.report("machine", None, device)


def _leap(seconds: float, entry: int) -> Fault:
    code = "clock_set_forward" if seconds > 0 else "clock_set_back"
    return DeviceFault(code, minutes=round(abs(seconds) / 60), entry=entry)
