"""A simulated WLED board: its web page that says who it is, its port for DDP, and its serial line for Adalight."""

import asyncio
from collections.abc import Callable

import numpy as np
from aiohttp import web

from postparade.core.clock import Clock
from postparade.simulator.strip import Frame, Strip

VERSION = "0.15.0"
BUILD = b"WLED 2412100\r\n"
REALTIME_SECONDS = 2.5
OWN_LIGHT = (255, 160, 0)
DDP_HEAD = 10


class SimulatedWled:
    """A board with ``pixels`` pixels. It shows what it is sent, and its own light when nothing came for 2.5 s."""

    def __init__(self, clock: Clock, pixels: int) -> None:
        self._clock = clock
        self._strip = Strip(pixels, "RGB")
        self._colours = bytearray(3 * pixels)
        self._heard_at = float("-inf")
        self.pixels_built = pixels

    @property
    def pixels(self) -> Frame:
        """What the strip shows, ``(n, 3)``."""
        if self._clock.now() - self._heard_at >= REALTIME_SECONDS:
            return np.full((self.pixels_built, 3), OWN_LIGHT, dtype=np.uint8)
        return self._strip.pixels

    def put(self, start: int, colours: bytes, show: bool) -> None:
        """Take over colours from byte ``start`` on, and show everything if asked to."""
        end = min(len(self._colours), start + len(colours))
        self._colours[start:end] = colours[: end - start]
        self._heard_at = self._clock.now()
        if show:
            self._strip.clock_in(bytes(self._colours))


class WledOnTheNetwork(asyncio.DatagramProtocol):
    """``board`` on this machine: ``host`` and ``ddp_port`` are what ``[track.wled]`` wants."""

    def __init__(self, board: SimulatedWled) -> None:
        self._board = board
        self._runner: web.AppRunner | None = None
        self._ear: asyncio.DatagramTransport | None = None
        self.host = ""
        self.ddp_port = 0

    async def plug(self) -> None:
        """Appear on the network; the second time under the addresses of the first."""
        app = web.Application()
        app.router.add_get("/json/info", self._info)
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", int(self.host.partition(":")[2] or 0))
        await site.start()
        self.host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        loop = asyncio.get_running_loop()
        self._ear, _ = await loop.create_datagram_endpoint(lambda: self, local_addr=("127.0.0.1", self.ddp_port))
        self.ddp_port = self._ear.get_extra_info("sockname")[1]

    async def unplug(self) -> None:
        """Vanish from the network."""
        if self._ear:
            self._ear.close()
        if self._runner:
            await self._runner.cleanup()

    def datagram_received(self, data: bytes, addr: object) -> None:
        del addr  # everybody may send
        if len(data) < DDP_HEAD or data[0] & 0xC0 != 0x40 or data[3] != 1:
            return
        start, length = int.from_bytes(data[4:8], "big"), int.from_bytes(data[8:10], "big")
        self._board.put(start, data[DDP_HEAD : DDP_HEAD + length], bool(data[0] & 1))

    async def _info(self, _: web.Request) -> web.Response:
        return web.json_response(
            {"ver": VERSION, "leds": {"count": self._board.pixels_built}, "name": "Simulated WLED"}
        )


class WledOnASerialLine:
    """``board`` at a serial line, which is also the port the driver opens."""

    name = "the simulated WLED"

    def __init__(self, board: SimulatedWled) -> None:
        self._board = board
        self._stream = b""
        self._received: Callable[[bytes], None] | None = None
        self._lost: Callable[[Exception], None] | None = None

    def open(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        self._received, self._lost = received, lost

    def write(self, data: bytes) -> None:
        self._stream += data
        while self._stream:
            if self._stream.startswith(b"v"):
                self._stream = self._stream[1:]
                if self._received:
                    self._received(BUILD)
            elif self._stream.startswith(b"Ada") and len(self._stream) >= 6:
                high, low, check = self._stream[3:6]
                count = 3 * ((high << 8 | low) + 1)
                if check != high ^ low ^ 0x55:
                    self._stream = self._stream[1:]
                elif len(self._stream) < 6 + count:
                    return
                else:
                    self._board.put(0, self._stream[6 : 6 + count], True)
                    self._stream = self._stream[6 + count :]
            elif b"Ada".startswith(self._stream[:3]):
                return
            else:
                self._stream = self._stream[1:]

    def close(self) -> None:
        self._received = self._lost = None

    def unplug(self) -> None:
        """Pull the cable."""
        if self._lost:
            self._lost(OSError("the cable was pulled"))
