"""A stock WLED board as the track: pictures over the network (DDP) or a serial line (Adalight), and nothing else."""

import asyncio
import contextlib
from typing import Protocol

import numpy as np

from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault
from postparade.track.drivers.contract import Capabilities, Frame, Health, Pressed, SafeState
from postparade.track.drivers.frame_pacer import FramePacer
from postparade.track.drivers.wled_lines import AdalightLine, DdpLine
from postparade.track.layout.lanes import Layout
from postparade.track.link.port import SerialPort
from postparade.track.power import estimate_ma
from postparade.track.settings import TrackSettings

REPEAT = 1.0
"""WLED goes back to its own light 2.5 s (as delivered) after the last picture."""

CHECK_EVERY = 5.0


class WledLine(Protocol):
    """A way to a WLED board. ``every`` is the shortest time between two pictures in seconds."""

    every: float
    name: str

    async def open(self) -> str:
        """Find the board and return its version. Raises ``DeviceFault``."""
        ...

    def send(self, frame: Frame) -> None:
        """Send a picture; never waits. Raises ``OSError`` if the line is gone."""
        ...

    async def check(self) -> None:
        """Raises ``DeviceFault`` if the board is gone."""
        ...

    async def close(self) -> None:
        """Let go of the line."""
        ...


class WledDriver:
    """Drives the WLED board at the end of ``line``; colour order, chains and a cap of its own are set in WLED."""

    name = "wled"
    safe = SafeState("WLED's own light, after its realtime time-out (2.5 s as delivered)", 2.6)

    def __init__(self, line: WledLine, pixels: int, clock: Clock) -> None:
        self.capabilities = Capabilities(pixels, 0, 0)
        self._line = line
        self._clock = clock
        self._pixels = pixels
        self._pump = FramePacer(line.send, clock, line.every, REPEAT)
        self._version: str | None = None
        self._open = False

    async def open(self) -> None:
        self._version = await self._line.open()
        self._open = True
        self._pump.again()

    async def serve(self) -> None:
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pump.run(), name="wled pictures")
                tasks.create_task(self._check(), name="wled check")
        except* DeviceFault as faults:
            raise faults.exceptions[0] from None
        except* OSError as errors:
            raise DeviceFault("track_lost", port=self._line.name, why=errors.exceptions[0]) from None

    async def close(self) -> None:
        if self._open:
            self._open = False
            with contextlib.suppress(OSError):
                self._line.send(np.zeros((self._pixels, 3), dtype=np.uint8))
        await self._line.close()

    def show(self, frame: Frame) -> None:
        self._pump.want(frame)

    def move(self, horse: int, us: int, seconds: float) -> None:
        """WLED has no servos."""

    def health(self) -> Health:
        shown = self._pump.wanted
        drawn = 0 if shown is None else estimate_ma(shown)
        return Health(self._open, self._pump.sent, estimated_ma=drawn, firmware=self._version)

    async def _check(self) -> None:
        while True:
            await self._clock.sleep(CHECK_EVERY)
            await self._line.check()


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> WledDriver:
    """The driver for the WLED board that ``[track.wled]`` describes."""
    del pressed  # the buttons of a WLED board change its own light only
    own = settings.wled
    line: WledLine
    if own.protocol == "ddp":
        line = DdpLine(own.host, own.ddp_port, layout.pixels)
    else:
        line = AdalightLine(SerialPort(settings.port, own.baud), layout.pixels, own.baud, clock)
    return WledDriver(line, layout.pixels, clock)
