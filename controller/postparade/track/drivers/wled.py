"""A stock WLED board as the track, over the network by DDP (http://www.3waylabs.com/ddp/) or over a serial line by the
protocol of Adafruit's Adalight."""

import asyncio
import contextlib
import socket
import struct
from collections.abc import Callable
from typing import Protocol

import aiohttp
import msgspec
import numpy as np
from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, Phrase
from postparade.track.drivers.contract import Capabilities, Health, Pressed, SafeState, first_fault
from postparade.track.drivers.frame_pacer import FramePacer
from postparade.track.frame import Frame, estimate_ma
from postparade.track.layout.lanes import Layout
from postparade.track.link.port import Port, SerialPort
from postparade.track.settings import TrackSettings

REPEAT = 1.0
"""WLED goes back to its own light 2.5 s (as delivered) after the last frame."""

CHECK_EVERY = 5.0

DDP_VERSION = 0x40
DDP_PUSH = 0x01
DDP_RGB8 = 0x0B
DDP_FIRST_OUTPUT = 1
DDP_LONGEST = 1440
"""Bytes of colours in one packet, so that it fits into one Ethernet frame."""

ANSWER_WITHIN = 3.0
ASK_EVERY = 0.5
LONGEST_ANSWER = 65536
"""Most bytes of what a board says about itself; WLED 0.15 sends 1,200."""
LONGEST_VERSION = 40
WIRE_BITS = 10
"""Bits on the serial line for one byte: start, eight, stop."""


class _Leds(Struct):
    count: int


class _Info(Struct):
    ver: str
    leds: _Leds


def read_info(answer: bytes) -> tuple[str, int]:
    """Version and number of pixels from the answer to ``/json/info`` of a board, or of whatever else is at its address.
    Raises ``ValueError``."""
    try:
        told = msgspec.json.decode(answer, type=_Info)
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    return told.ver[:LONGEST_VERSION], told.leds.count


class WledLine(Protocol):
    """A way to a WLED board. ``every`` is the shortest time between two frames in seconds."""

    every: float
    name: str

    async def open(self) -> str:
        """Find the board and return its version. Raises ``DeviceFault``."""
        ...

    def send(self, frame: Frame) -> None:
        """Send a frame; never waits. Raises ``OSError`` if the line is gone."""
        ...

    async def check(self) -> None:
        """Raises ``DeviceFault`` if the board is gone."""
        ...

    async def close(self) -> None:
        """Let go of the line."""
        ...


def ddp_packets(frame: Frame, number: int) -> list[bytes]:
    """The packets of a frame ``(n, 3)``; the last one shows it. ``number`` counts frames, 1 to 15 on the wire."""
    colours = frame.tobytes()
    packets = []
    for start in range(0, len(colours), DDP_LONGEST):
        part = colours[start : start + DDP_LONGEST]
        flags = DDP_VERSION | (DDP_PUSH if start + len(part) == len(colours) else 0)
        head = struct.pack(">BBBBIH", flags, number % 15 + 1, DDP_RGB8, DDP_FIRST_OUTPUT, start, len(part))
        packets.append(head + part)
    return packets


def adalight(frame: Frame) -> bytes:
    """A frame ``(n, 3)`` as Adalight wants it: "Ada", the number of pixels less one, a check byte, the colours."""
    high, low = divmod(len(frame) - 1, 256)
    return b"Ada" + bytes((high, low, high ^ low ^ 0x55)) + frame.tobytes()


class DdpLine:
    """Frames as datagrams; the board's web page says whether it is there."""

    every = 1 / 60

    def __init__(self, host: str, port: int, pixels: int) -> None:
        self.name = host
        self._port = port
        self._pixels = pixels
        self._number = 0
        self._socket: socket.socket | None = None

    async def open(self) -> str:
        version = await self._ask()
        loop = asyncio.get_running_loop()
        try:
            host = self.name.partition(":")[0]
            found = await loop.getaddrinfo(host, self._port, type=socket.SOCK_DGRAM)
            family, kind, protocol, _, address = found[0]
            self._socket = socket.socket(family, kind, protocol)
            self._socket.setblocking(False)
            self._socket.connect(address)
        except OSError as why:
            raise DeviceFault("wled_missing", host=self.name, why=why) from why
        return version

    def send(self, frame: Frame) -> None:
        if self._socket is None:
            return
        self._number += 1
        try:
            for packet in ddp_packets(frame, self._number):
                self._socket.send(packet)
        except (BlockingIOError, ConnectionRefusedError):
            pass  # One datagram does not matter: the next frame comes, and check() notices that the board is gone.

    async def check(self) -> None:
        await self._ask()

    async def close(self) -> None:
        opened, self._socket = self._socket, None
        if opened:
            opened.close()

    async def _ask(self) -> str:
        """The board's version. Raises ``DeviceFault`` if it does not answer or has fewer pixels than the track."""
        limit = aiohttp.ClientTimeout(total=ANSWER_WITHIN)
        try:
            async with aiohttp.ClientSession(timeout=limit) as web, web.get(f"http://{self.name}/json/info") as answer:
                version, pixels = read_info(await answer.content.read(LONGEST_ANSWER))
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as why:
            raise DeviceFault("wled_missing", host=self.name, why=why) from why
        if pixels < self._pixels:
            raise DeviceFault("wled_too_short", host=self.name, pixels=pixels, wanted=self._pixels)
        return version


class AdalightLine:
    """Frames over a serial port."""

    def __init__(self, port: Port, pixels: int, baud: int, clock: Clock) -> None:
        self.name = port.name
        self.every = max(1 / 60, (6 + 3 * pixels) * WIRE_BITS / baud)
        self._port = port
        self._clock = clock
        self._came = b""
        self._lost: Exception | None = None
        self._opened = False

    async def open(self) -> str:
        self._came, self._lost = b"", None
        loop = asyncio.get_running_loop()
        self._port.open(lambda data: _in(loop, self._received, data), self._gone)
        self._opened = True
        # An ESP32 restarts when its port is opened and needs a moment before it answers.
        for _ in range(round(2 * ANSWER_WITHIN / ASK_EVERY)):
            self._port.write(b"v")
            await self._clock.sleep(ASK_EVERY)
            if b"WLED" in self._came and b"\n" in self._came.partition(b"WLED")[2]:
                return self._came.partition(b"WLED")[2].split(b"\n")[0].strip().decode("ascii", "replace")
            await self.check()
        raise DeviceFault("wled_missing", host=self.name, why=Phrase("no_version"))

    def send(self, frame: Frame) -> None:
        if self._lost:
            raise OSError(str(self._lost))
        if self._opened:
            self._port.write(adalight(frame))

    async def check(self) -> None:
        if self._lost:
            raise DeviceFault("track_lost", port=self.name, why=self._lost)

    async def close(self) -> None:
        self._opened = False
        self._port.close()

    def _received(self, data: bytes) -> None:
        self._came = (self._came + data)[-200:]

    def _gone(self, why: Exception) -> None:
        self._lost = why


def _in(loop: asyncio.AbstractEventLoop, act: Callable[[bytes], None], data: bytes) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(act, data)


class WledDriver:
    """Drives the WLED board at the end of ``line``; colour order, chains and a cap of its own are set in WLED."""

    name = "wled"
    safe = SafeState("WLED's own light, after its realtime time-out (2.5 s as delivered)", 2.6)

    def __init__(self, line: WledLine, pixels: int, clock: Clock) -> None:
        self.capabilities = Capabilities(pixels, 0, 0)
        self._line = line
        self._clock = clock
        self._pixels = pixels
        self._pacer = FramePacer(line.send, clock, line.every, REPEAT)
        self._version: str | None = None
        self._open = False

    async def open(self) -> None:
        self._version = await self._line.open()
        self._open = True
        self._pacer.again()

    async def serve(self) -> None:
        with first_fault(self._line.name):
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self._pacer.run(), name="wled frames")
                tasks.create_task(self._check(), name="wled check")

    async def close(self) -> None:
        if self._open:
            self._open = False
            with contextlib.suppress(OSError):
                self._line.send(np.zeros((self._pixels, 3), dtype=np.uint8))
        await self._line.close()

    def show(self, frame: Frame) -> None:
        self._pacer.want(frame)

    def move(self, servo: int, us: int, seconds: float) -> None:
        """WLED has no servos."""

    def health(self) -> Health:
        shown = self._pacer.wanted
        drawn = 0 if shown is None else estimate_ma(shown)
        return Health(self._open, self._pacer.sent, estimated_ma=drawn, firmware=self._version)

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
