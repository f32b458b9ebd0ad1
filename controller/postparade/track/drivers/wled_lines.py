"""The ways to a WLED board: over the network by DDP (http://www.3waylabs.com/ddp/), or over a serial line by the
protocol of Adafruit's Adalight."""

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import Protocol

import aiohttp
import msgspec

from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, Phrase, reason
from postparade.track.drivers.wled_report import (
    LONGEST_ANSWER,
    WledReport,
    WledSettingsTold,
    read_report,
    read_settings,
)
from postparade.track.frame import Frame
from postparade.track.link.port import Port

DDP_VERSION = 0x40
DDP_PUSH = 0x01
DDP_RGB8 = 0x0B
DDP_FIRST_OUTPUT = 1
DDP_LONGEST = 1440
"""Bytes of colours in one packet, so that it fits into one Ethernet frame."""

ANSWER_WITHIN = 8.0
"""Seconds after which a board does not answer: an ESP8266 that draws light is slow to serve its page."""
VERSION_WITHIN = 6.0
ASK_EVERY = 0.5
WIRE_BITS = 10
"""Bits on the serial line for one byte: start, eight, stop."""
REPORT_WITHIN = 1.0
"""Seconds within which a report has come over a serial line."""
ASK_STATE = b'{"v":true}'


class NotWledError(Exception):
    """Somebody answers, but not as WLED does; the argument says how."""


class NobodyThereError(Exception):
    """Nobody is at the address: the connection was refused, or no way leads there."""


class WledLine(Protocol):
    """A way to a WLED board. ``every`` is the shortest time between two frames in seconds, ``protocols`` how WLED calls
    the protocol, ``ours`` the addresses that WLED may see us under."""

    every: float
    name: str
    protocols: tuple[str, ...]
    ours: frozenset[str]

    async def open(self) -> str:
        """Find the board and return its version. Raises ``DeviceFault``."""
        ...

    def send(self, frame: Frame) -> None:
        """Send a frame; never waits. Raises ``OSError`` if the line is gone."""
        ...

    async def report(self, quiet: bool) -> WledReport | None:
        """What the board tells about itself; ``None`` where it cannot be asked now. ``quiet``: nothing moves, so that a
        pause of the light is not seen.

        Raises ``NobodyThereError``, ``NotWledError``, ``TimeoutError`` if it is slow, and ``DeviceFault`` if the line
        is gone.
        """
        ...

    async def settings(self) -> WledSettingsTold:
        """What its settings say about realtime light, as far as it tells."""
        ...

    async def put_right(self, state: dict[str, object]) -> None:
        """Set ``state`` of the board. Raises what :meth:`report` raises."""
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
    """Frames as datagrams; the board's web page tells what becomes of them."""

    every = 1 / 60
    protocols: tuple[str, ...] = ("DDP",)

    def __init__(self, host: str, port: int) -> None:
        self.name = host
        self.ours: frozenset[str] = frozenset()
        self._port = port
        self._number = 0
        self._socket: socket.socket | None = None
        self._alone = False

    async def open(self) -> str:
        try:
            report = await self.report(quiet=True)
        except NotWledError as why:
            raise DeviceFault("wled_foreign", host=self.name, why=why) from why
        except (NobodyThereError, TimeoutError) as why:
            raise DeviceFault("wled_missing", host=self.name, why=why) from why
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
        self.ours = frozenset((self._socket.getsockname()[0],))
        self._alone = not report.live
        return report.version

    def send(self, frame: Frame) -> None:
        if self._socket is None:
            return
        self._number += 1
        try:
            for packet in ddp_packets(frame, self._number):
                self._socket.send(packet)
        except (BlockingIOError, ConnectionRefusedError):
            pass  # One datagram does not matter: the next frame comes, and report() notices that the board is gone.

    async def report(self, quiet: bool) -> WledReport:
        del quiet  # its network has room for both
        status, answer = await self._ask("/json/si")
        if status == 404:  # before 0.10
            status, answer = await self._ask("/json/info")
        if status >= 500:
            raise TimeoutError(Phrase("answered_with", status=status))
        if status != 200:
            raise NotWledError(Phrase("answered_with", status=status))
        try:
            report = read_report(answer)
        except ValueError as why:
            raise NotWledError(str(why)) from why
        if self._alone and self._number and report.live:
            # Nobody sent light before us: this is how the board sees us, even behind a router that has our address.
            self._alone = False
            self.ours |= {report.sender}
        return report

    async def settings(self) -> WledSettingsTold:
        try:
            status, answer = await self._ask("/json/cfg")
        except (NobodyThereError, TimeoutError):
            return WledSettingsTold()
        return read_settings(answer) if status == 200 else WledSettingsTold()

    async def put_right(self, state: dict[str, object]) -> None:
        status, _ = await self._ask("/json/state", state)
        if status != 200:
            raise NotWledError(Phrase("answered_with", status=status))

    async def close(self) -> None:
        opened, self._socket = self._socket, None
        if opened:
            opened.close()

    async def _ask(self, path: str, body: dict[str, object] | None = None) -> tuple[int, bytes]:
        """Status and answer of a request, a POST of ``body`` if there is one."""
        limit = aiohttp.ClientTimeout(total=ANSWER_WITHIN)
        url = f"http://{self.name}{path}"
        try:
            async with (
                aiohttp.ClientSession(timeout=limit) as web,
                web.request("GET" if body is None else "POST", url, json=body) as answer,
            ):
                return answer.status, await _whole(answer.content)
        except aiohttp.ClientConnectorError as why:
            raise NobodyThereError(reason(why.os_error)) from why
        except TimeoutError as why:
            raise TimeoutError(Phrase("no_answer_in_time")) from why
        except (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError, aiohttp.ClientPayloadError) as why:
            raise TimeoutError(Phrase("hung_up")) from why
        except (aiohttp.ClientError, ValueError) as why:
            raise NotWledError(str(why)) from why
        except OSError as why:
            raise NobodyThereError(reason(why)) from why


async def _whole(content: aiohttp.StreamReader) -> bytes:
    """All of an answer, as far as anybody would want to read it."""
    answer = bytearray()
    async for part in content.iter_any():
        answer += part
        if len(answer) >= LONGEST_ANSWER:
            break
    return bytes(answer[:LONGEST_ANSWER])


class AdalightLine:
    """Frames over a serial port. A report interrupts them, so it is asked for only while nothing moves."""

    protocols: tuple[str, ...] = ("USB Adalight/TPM2", "Adalight")
    ours: frozenset[str] = frozenset()

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
        await self._port.open(lambda data: _in(loop, self._received, data), self._gone)
        self._opened = True
        # An ESP32 restarts when its port is opened and needs a moment before it answers.
        for _ in range(round(VERSION_WITHIN / ASK_EVERY)):
            self._port.write(b"v")
            await self._clock.sleep(ASK_EVERY)
            if b"WLED" in self._came and b"\n" in self._came.partition(b"WLED")[2]:
                return self._came.partition(b"WLED")[2].split(b"\n")[0].strip().decode("ascii", "replace")
            self._insist()
        raise DeviceFault("wled_missing", host=self.name, why=Phrase("no_version"))

    def send(self, frame: Frame) -> None:
        if self._lost:
            raise OSError(str(self._lost))
        if self._opened:
            self._port.write(adalight(frame))

    async def report(self, quiet: bool) -> WledReport | None:
        self._insist()
        if not quiet:
            return None
        self._came = b""
        self._port.write(ASK_STATE)
        await self._clock.sleep(REPORT_WITHIN)
        self._insist()
        told = b"{" + self._came.partition(b"{")[2].partition(b"\n")[0]
        try:
            return read_report(told)
        except ValueError:
            return None  # before 0.13, or a line that only leads there

    async def settings(self) -> WledSettingsTold:
        return WledSettingsTold()

    async def put_right(self, state: dict[str, object]) -> None:
        self._insist()
        self._port.write(msgspec.json.encode(state))

    async def close(self) -> None:
        self._opened = False
        await self._port.close()

    def _insist(self) -> None:
        if self._lost:
            raise DeviceFault("track_lost", port=self.name, why=self._lost)

    def _received(self, data: bytes) -> None:
        self._came = (self._came + data)[-LONGEST_ANSWER:]

    def _gone(self, why: Exception) -> None:
        self._lost = why


def _in(loop: asyncio.AbstractEventLoop, act: Callable[[bytes], None], data: bytes) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(act, data)
