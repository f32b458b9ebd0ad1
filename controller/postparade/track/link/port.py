"""The serial port: threads wait for bytes, the rest of the program never does."""

import queue
import termios
import threading
from collections.abc import Callable
from typing import Protocol

import serial
from serial.tools import list_ports

from postparade.core.device_permissions import group_of
from postparade.core.faults import DeviceFault, Phrase

RASPBERRY_PI_VENDOR = 0x2E8A
USB_BAUD = 115200
"""USB serial runs at its own speed whatever is asked for."""

WRITE_TIMEOUT = 0.5
QUEUED_WRITES = 64
"""The conversation has only a handful of messages open; more waiting than this means the board does not read."""


class Port(Protocol):
    """A two-way stream of bytes. Both callbacks may come from any thread; ``lost`` comes at most once."""

    name: str

    def open(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
        """Start the stream. Raises ``DeviceFault`` if it is not there."""
        ...

    def write(self, data: bytes) -> None:
        """Send these bytes as one; returns at once."""
        ...

    def close(self) -> None:
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
    """A port of the machine; ``name`` "auto" looks for the board at every :meth:`open`.

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

    def open(self, received: Callable[[bytes], None], lost: Callable[[Exception], None]) -> None:
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
        try:
            self._queue.put_nowait(data)
        except queue.Full:
            self._gone("board_not_reading")

    def close(self) -> None:
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
