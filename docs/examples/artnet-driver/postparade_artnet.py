"""A track driver for Art-Net 4 nodes: three DMX channels a pixel, 170 pixels a universe, one UDP packet each."""

import asyncio
import contextlib
import socket
import struct

import numpy as np
from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault
from postparade.track.current_limit import estimate_ma
from postparade.track.drivers.contract import Capabilities, Health, Pressed, SafeState
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings

PORT = 6454
PIXELS_A_UNIVERSE = 170
REPEAT_SECONDS = 1.0


class ArtnetSettings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``[track.plugins.artnet]``: the node's ``host`` and ``port``, and the ``universe`` of the first pixel."""

    host: str
    port: int = PORT
    universe: int = 0


def art_dmx(universe: int, sequence: int, channels: bytes) -> bytes:
    """An ArtDmx packet. Its length must be even."""
    channels += bytes(len(channels) % 2)
    head = struct.pack("<8sHBBBBHBB", b"Art-Net\0", 0x5000, 0, 14, sequence, 0, universe, *divmod(len(channels), 256))
    return head + channels


class ArtnetDriver:
    """Sends every frame at once, and the last one again every second, because nodes go dark without packets."""

    name = "artnet"
    safe = SafeState("dark; what the node shows without packets, if the program was killed", 0.0)
    verifies = Verifies(Confirmation.SENT, "whether a node listens, and what its outputs show")

    def __init__(self, settings: ArtnetSettings, pixels: int, clock: Clock) -> None:
        self.capabilities = Capabilities(pixels, 0, 0)
        self._settings = settings
        self._clock = clock
        self._socket: socket.socket | None = None
        self._frame: Frame | None = None
        self._frames = 0

    async def open(self) -> None:
        try:
            loop, to = asyncio.get_running_loop(), self._settings
            found = await loop.getaddrinfo(to.host, to.port, type=socket.SOCK_DGRAM)
            family, kind, protocol, _, address = found[0]
            self._socket = socket.socket(family, kind, protocol)
            self._socket.setblocking(False)
            self._socket.connect(address)
        except OSError as why:
            raise DeviceFault("track_lost", port=self._settings.host, why=why) from why
        self._send()

    async def serve(self) -> None:
        while True:
            await self._clock.sleep(REPEAT_SECONDS)
            self._send()

    async def close(self) -> None:
        if self._frame is not None:
            self._frame = np.zeros_like(self._frame)
            self._send()
        opened, self._socket = self._socket, None
        if opened is not None:
            opened.close()

    def show(self, frame: Frame) -> None:
        self._frame = frame
        self._frames += 1
        self._send()

    def move(self, servo: int, us: int, seconds: float) -> None:
        """There are no servos."""

    def health(self) -> Health:
        drawn = 0 if self._frame is None else estimate_ma(self._frame)
        known = Confirmation.ABSENT if self._socket is None else Confirmation.SENT  # nodes confirm nothing
        return Health(known, self._frames, estimated_ma=drawn)

    def _send(self) -> None:
        if self._socket is None or self._frame is None:
            return
        with contextlib.suppress(OSError):  # A packet more or less: the next one comes within a second.
            for number, first in enumerate(range(0, len(self._frame), PIXELS_A_UNIVERSE)):
                channels = self._frame[first : first + PIXELS_A_UNIVERSE].tobytes()
                self._socket.send(art_dmx(self._settings.universe + number, self._frames % 255 + 1, channels))


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> ArtnetDriver:
    """What the entry point names."""
    del pressed  # an Art-Net node has no buttons
    return ArtnetDriver(settings.of_plugin("artnet", ArtnetSettings), layout.pixels, clock)
