"""One chain of WS2812 pixels at the SPI bus of a Raspberry Pi: three bits of the bus are one bit of the strip."""

import array
import asyncio
import contextlib
import fcntl
import os
from pathlib import Path
from typing import Protocol

import numpy as np

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.device_permissions import group_of
from postparade.core.device_thread import PATIENCE, DeviceThread
from postparade.core.faults import ConfigurationFault, DeviceFault, Phrase
from postparade.track.current_limit import estimate_ma
from postparade.track.drivers.contract import Capabilities, Health, Pressed, SafeState, first_fault
from postparade.track.drivers.frame_pacer import FramePacer
from postparade.track.drivers.watchdog import Watchdog
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings

SPEED_HZ = 2_400_000
"""A bit of the strip is then 1.25 us: high for 0.42 us (a zero, 100) or 0.83 us (a one, 110)."""

LATCH = bytes(90)
"""300 us of low level: the strip takes over the frame, and whatever was on the line before is discarded."""

PIXEL_BYTES = 9
SAFE_WITHIN = 2.0
DARK_WITHIN = 2.0
"""Seconds for which a stop waits for a bus that hangs."""
ALIVE_EVERY = 0.5
WR_MODE, WR_MAX_SPEED_HZ = 0x40016B01, 0x40046B04
"""From linux/spi/spidev.h: the requests to set mode and speed."""

LIMIT_FILE = Path("/sys/module/spidev/parameters/bufsiz")

PATTERNS = np.array(
    [
        list(int("".join("110" if byte & 1 << bit else "100" for bit in range(7, -1, -1)), 2).to_bytes(3, "big"))
        for byte in range(256)
    ],
    dtype=np.uint8,
)


def waveform(frame: Frame, order: str) -> bytes:
    """What goes over the bus for a frame ``(n, 3)`` on a strip of this colour order."""
    wire = frame[:, ["RGB".index(channel) for channel in order]].reshape(-1)
    return LATCH + PATTERNS[wire].tobytes() + LATCH


class SpiBus(Protocol):
    """A bus that sends bytes without a pause between them, at most ``longest`` at once."""

    name: str
    longest: int

    def open(self) -> None:
        """Raises ``DeviceFault`` if there is no such bus."""
        ...

    def write(self, data: bytes) -> None:
        """Send. Raises ``OSError``."""
        ...

    def close(self) -> None:
        """Let go of it; may be called twice."""
        ...


class KernelSpi:
    """The bus behind a file like ``/dev/spidev0.0``."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.longest = 4096
        self._file: int | None = None

    def open(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.longest = int(LIMIT_FILE.read_text())
        try:
            self._file = os.open(self.name, os.O_RDWR)
            fcntl.ioctl(self._file, WR_MODE, array.array("B", [0]))
            fcntl.ioctl(self._file, WR_MAX_SPEED_HZ, array.array("I", [SPEED_HZ]))
        except PermissionError as why:
            raise DeviceFault("bus_forbidden", device=self.name, group=group_of(self.name, "spi")) from why
        except OSError as why:
            self.close()
            raise DeviceFault("bus_missing", device=self.name, bus="SPI", why=why) from why

    def write(self, data: bytes) -> None:
        if self._file is not None:
            os.write(self._file, data)

    def close(self) -> None:
        opened, self._file = self._file, None
        if opened is not None:
            os.close(opened)


class SpiDriver:
    """Drives the strip at ``bus``. It goes dark when the table ends or hangs; a killed program leaves a last frame."""

    name = "spi"
    safe = SafeState("the strip dark, unless the program was killed: then its last frame until the next start", 2.1)
    verifies = Verifies(Confirmation.SENT, Phrase("unseen_spi"))

    def __init__(self, bus: SpiBus, pixels: int, order: str, clock: Clock) -> None:
        self.capabilities = Capabilities(pixels, 0, 0)
        self._bus = bus
        self._order = order
        self._clock = clock
        self._dark = waveform(np.zeros((pixels, 3), dtype=np.uint8), order)
        self._pacer = FramePacer(self._send, clock, every=1 / 60, repeat=1.0)
        self._thread = DeviceThread("track SPI", clock)
        self._guard: Watchdog | None = None
        self._open = False

    async def open(self) -> None:
        try:
            await self._thread.do(self._begin, PATIENCE)
        except TimeoutError as why:
            raise DeviceFault("bus_missing", device=self._bus.name, bus="SPI", why=why) from why
        self._open = True
        self._pacer.again()

    async def serve(self) -> None:
        self._guard = Watchdog(lambda: self._thread.post(self._darken), SAFE_WITHIN)
        with first_fault(self._bus.name):
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pacer.run(), name="spi frames")
                tasks.create_task(self._live(self._guard), name="spi sign of life")

    async def close(self) -> None:
        if self._guard:
            self._guard.stop()
            self._guard = None
        was_open, self._open = self._open, False
        with contextlib.suppress(TimeoutError):
            await self._thread.finish(lambda: self._end(was_open), DARK_WITHIN)

    def show(self, frame: Frame) -> None:
        self._pacer.want(frame)

    def move(self, servo: int, us: int, seconds: float) -> None:
        """There are no servos on this bus."""

    def health(self) -> Health:
        shown = self._pacer.wanted
        drawn = 0 if shown is None else estimate_ma(shown)
        state = Confirmation.SENT if self._open else Confirmation.ABSENT  # the bus has no way back
        return Health(state, self._pacer.sent, estimated_ma=drawn)

    def _begin(self) -> None:
        self._bus.open()
        if len(self._dark) > self._bus.longest:
            most = (self._bus.longest - 2 * len(LATCH)) // PIXEL_BYTES
            raise DeviceFault("spi_too_long", device=self._bus.name, pixels=self.capabilities.pixels, most=most)
        try:
            self._darken()
        except OSError as why:
            raise DeviceFault("bus_missing", device=self._bus.name, bus="SPI", why=why) from why

    def _darken(self) -> None:
        self._bus.write(self._dark)

    def _end(self, was_open: bool) -> None:
        if was_open:
            with contextlib.suppress(OSError):
                self._darken()
        self._bus.close()

    async def _send(self, frame: Frame) -> None:
        await self._thread.do(lambda: self._bus.write(waveform(frame, self._order)))

    async def _live(self, guard: Watchdog) -> None:
        while True:
            guard.alive()
            self._thread.insist()
            await self._clock.sleep(ALIVE_EVERY)


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> SpiDriver:
    """The driver for the strip that ``[track.spi]`` describes. Raises ``ConfigurationFault`` for several chains."""
    del pressed  # there are no buttons on this bus
    if len(layout.chains) > 1:
        raise ConfigurationFault("spi_one_chain", chains=list(layout.chains))
    return SpiDriver(KernelSpi(settings.spi.device), layout.pixels, layout.order, clock)
