"""The serial port: threads open it, wait for bytes and close it; the event loop never waits."""

import contextlib
import queue
import termios
import threading
from collections.abc import Callable
from typing import Protocol

import serial
from serial.tools import list_ports

from postparade.core.clock import Clock
from postparade.core.device_permissions import group_of
from postparade.core.device_thread import PATIENCE, DeviceThread
from postparade.core.faults import DeviceFault, Phrase

RASPBERRY_PI_VENDOR = 0x2E8A
USB_BAUD = 115200
"""USB serial runs at its own speed whatever is asked for."""

WRITE_TIMEOUT = 0.5
QUEUED_WRITES = 64
"""The conversation has only a handful of messages open; more waiting than this means the board does not read."""


CLOSED_WITHIN = 3.0
"""Seconds for which a driver that ends waits for its port: the last messages may still have to be written."""

Received = Callable[[bytes], None]
Lost = Callable[[Exception], None]


class Port(Protocol):
    """A two-way stream of bytes for drivers, which live in the event loop. Both callbacks may come from any thread;
    ``lost`` comes at most once."""

    @property
    def name(self) -> str:
        """What people call it."""
        ...

    async def open(self, received: Received, lost: Lost) -> None:
        """Start the stream. Raises ``DeviceFault`` if it is not there."""
        ...

    def write(self, data: bytes) -> None:
        """Send these bytes as one; returns at once."""
        ...

    async def close(self) -> None:
        """End the stream after what is waiting has been sent; may be called twice."""
        ...


def find_board(serial_number: str | None = None) -> tuple[str, str | None]:
    """Port and USB serial number of the Raspberry Pi Pico with ``serial_number``; of the first one if that is None.

    Raises ``DeviceFault`` if it is not plugged in.
    """
    boards = sorted((port for port in list_ports.comports() if port.vid == RASPBERRY_PI_VENDOR), key=lambda p: p.device)
    for board in boards:
        if serial_number in (None, board.serial_number):
            return str(board.device), board.serial_number
    raise DeviceFault("track_port_missing", port=f"any USB port (serial number {serial_number or 'any'})")


class SerialPort:
    """A port of the machine; ``name`` "auto" looks for the board at every :meth:`open`. Opening and closing may take
    seconds, as long as the device behind it does not answer: see :class:`ThreadedPort` for the event loop.

    A board that was found once is waited for by its USB serial number afterwards, whatever name its port gets.
    """

    def __init__(self, name: str, baud: int = USB_BAUD) -> None:
        self.name = name
        self._baud = baud
        self._serial_number: str | None = None
        self._serial: serial.Serial | None = None
        self._queue: queue.Queue[bytes | None] = queue.Queue(QUEUED_WRITES)
        self._threads: list[threading.Thread] = []
        self._closing = threading.Event()
        self._lost: Callable[[Exception], None] | None = None

    def open(self, received: Received, lost: Lost) -> None:
        """Start the stream. Raises ``DeviceFault`` if it is not there."""
        name = self.name
        if name == "auto":
            name, self._serial_number = find_board(self._serial_number)
        self._serial = opened = _open(name, self._baud)
        self._queue = queue.Queue(QUEUED_WRITES)
        self._closing = threading.Event()
        self._lost = lost
        self._threads = [
            threading.Thread(target=self._read, args=(opened, received), name="track reader", daemon=True),
            threading.Thread(target=self._write, args=(opened,), name="track writer", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def write(self, data: bytes) -> None:
        """Send these bytes as one; returns at once, from whatever thread."""
        try:
            self._queue.put_nowait(data)
        except queue.Full:
            self._gone("board_not_reading")

    def close(self) -> None:
        """End the stream after what is waiting has been sent; may be called twice."""
        opened, self._serial = self._serial, None
        if opened is None:
            return
        self._lost = None
        try:
            self._queue.put(None, timeout=WRITE_TIMEOUT)
        except queue.Full:
            opened.cancel_write()
        self._threads[1].join(2 * WRITE_TIMEOUT)
        self._closing.set()
        try:
            opened.cancel_read()
            self._threads[0].join(2 * WRITE_TIMEOUT)
            opened.close()
        except (OSError, termios.error):
            pass  # The device is gone already, which is one way of being closed.

    def _read(self, opened: serial.Serial, received: Callable[[bytes], None]) -> None:
        while not self._closing.is_set():
            try:
                data = opened.read(1)
                if data:
                    received(data + opened.read(opened.in_waiting))
            except (OSError, termios.error, TypeError):
                # TypeError: pyserial reads from a descriptor that another thread has just closed.
                self._gone("cable_pulled")
                return

    def _write(self, opened: serial.Serial) -> None:
        while (data := self._queue.get()) is not None:
            try:
                opened.write(data)
            except serial.SerialTimeoutException:
                self._gone("board_not_reading")
                return
            except (OSError, termios.error):
                self._gone("cable_pulled")
                return

    def _gone(self, why: str) -> None:
        lost, self._lost = self._lost, None
        if lost and not self._closing.is_set():
            lost(OSError(Phrase(why)))


class ThreadedPort:
    """``port`` for the event loop: it is opened and closed in a thread of its own, one after the other."""

    def __init__(self, port: SerialPort, clock: Clock) -> None:
        self._port = port
        self._thread = DeviceThread("track port", clock)

    @property
    def name(self) -> str:
        """That of the port."""
        return self._port.name

    async def open(self, received: Received, lost: Lost) -> None:
        try:
            await self._thread.do(lambda: self._port.open(received, lost), PATIENCE)
        except TimeoutError as why:
            raise DeviceFault("track_lost", port=self.name, why=why) from why

    def write(self, data: bytes) -> None:
        self._port.write(data)

    async def close(self) -> None:
        with contextlib.suppress(TimeoutError):
            await self._thread.finish(self._port.close, CLOSED_WITHIN)


def _open(name: str, baud: int) -> serial.Serial:
    try:
        return serial.Serial(name, baud, timeout=0.5, write_timeout=WRITE_TIMEOUT, exclusive=True)
    except PermissionError as why:
        raise DeviceFault("track_port_forbidden", port=name, group=group_of(name, "dialout")) from why
    except (OSError, termios.error, ValueError) as why:
        text = str(why)
        if "Permission denied" in text:
            raise DeviceFault("track_port_forbidden", port=name, group=group_of(name, "dialout")) from why
        if "exclusively lock" in text or "busy" in text:
            raise DeviceFault("track_port_busy", port=name) from why
        raise DeviceFault("track_port_missing", port=name) from why
