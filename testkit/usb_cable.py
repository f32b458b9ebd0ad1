"""The simulated USB cable: two terminals joined, with faults in between."""

import contextlib
import os
import random
import select
import threading
import time
import tty
from pathlib import Path

from postparade.simulator.link_faults import LinkFaults, Wire

LATE = 0.002
"""How late a delayed piece may be, in seconds."""


class Cable:
    """Joins the board's terminal to one that the controller opens under ``port_name`` (a symbolic link).

    ``board`` is the controlling side of the board's terminal, ``device`` the side the firmware opens, kept open here so
    that the line survives a restart of the firmware. Both belong to the cable from now on.
    """

    def __init__(self, board: int, device: int, port_name: str) -> None:
        self.faults = LinkFaults()
        self._board = board
        self._device = device
        self._port_name = Path(port_name)
        chance = random.Random(0)
        self._to_board, self._to_host = Wire(self.faults, chance), Wire(self.faults, chance)
        self._lock = threading.Lock()
        self._host: int | None = None
        self._host_device: int | None = None
        self._wake_read, self._wake_write = os.pipe()
        self._closing = False
        os.set_blocking(board, False)
        self.plug()
        self._thread = threading.Thread(target=self._carry, name="board cable", daemon=True)
        self._thread.start()

    def plug(self) -> None:
        """Make the port appear."""
        with self._lock:
            if self._host is not None:
                return
            self._host, self._host_device = os.openpty()
            tty.setraw(self._host_device)
            os.set_blocking(self._host, False)
            self._port_name.symlink_to(os.ttyname(self._host_device))
        os.write(self._wake_write, b"!")

    def unplug(self) -> None:
        """Make the port vanish; whoever has it open gets an error."""
        with self._lock:
            if self._host is None or self._host_device is None:
                return
            self._port_name.unlink(missing_ok=True)
            os.close(self._host_device)
            os.close(self._host)
            self._host = self._host_device = None
        os.write(self._wake_write, b"!")

    def close(self) -> None:
        """Take the cable away."""
        self._closing = True
        self.unplug()
        os.write(self._wake_write, b"!")
        self._thread.join(2)
        for end in (self._board, self._device, self._wake_read, self._wake_write):
            os.close(end)

    def _carry(self) -> None:
        while not self._closing:
            host = self._host
            ends = [self._board, self._wake_read] + ([host] if host is not None else [])
            with contextlib.suppress(OSError, ValueError):
                # An end may be closed by unplug() while it is being waited for.
                soon = self._to_board.waiting or self._to_host.waiting
                for end in select.select(ends, [], [], LATE if soon else 1.0)[0]:
                    if end == self._wake_read:
                        os.read(end, 64)
                    else:
                        self._take_in(end)
                self._pass_on()

    def _take_in(self, source: int) -> None:
        with self._lock:
            if source == self._board:
                self._to_host.put(os.read(source, 4096), time.monotonic())
            elif source == self._host:
                self._to_board.put(os.read(source, 4096), time.monotonic())

    def _pass_on(self) -> None:
        with self._lock:
            now = time.monotonic()
            for piece in self._to_board.take(now):
                self._write(self._board, piece)
            for piece in self._to_host.take(now):
                self._write(self._host, piece)

    def _write(self, target: int | None, data: bytes) -> None:
        while data and target is not None:
            try:
                data = data[os.write(target, data) :]
            except BlockingIOError:
                if target == self._host or not select.select([], [target], [], 1.0)[1]:
                    return  # Nobody reads: a full USB buffer loses what does not fit.
