"""An emulated Pico behind a serial port, for programs that open one: ``python -m tests.firmware.chip_on_a_port``.

It has MicroPython and nothing else in its flash. A process of its own, because the emulator keeps the interpreter busy.
Standard output gives the name of the port, and the chip's milliseconds for every line of standard input; the chip runs
until that ends.
"""

import contextlib
import os
import subprocess
import sys
import tempfile
import tty
from pathlib import Path
from threading import Thread
from typing import Self

from tests.conftest import REPOSITORY
from tests.firmware.chip import Chip

HURRIED = 32
"""Instructions between two looks at the chip's clock: nobody measures waveforms here."""


class Socket:
    """The chip's USB socket as a terminal."""

    def __init__(self, folder: Path) -> None:
        self._end, self._device = os.openpty()
        tty.setraw(self._device)
        os.set_blocking(self._end, False)
        self.port = os.ttyname(self._device)
        self._waiting = bytearray()
        self.chip = Chip({}, folder, self._arrived, HURRIED)

    def serve(self) -> None:
        """Carry what has come from the host as far as the chip takes it, and let the chip run a few milliseconds."""
        if not self._waiting:
            with contextlib.suppress(BlockingIOError):
                self._waiting += os.read(self._end, 4096)
        del self._waiting[: self.chip.offer(bytes(self._waiting))]
        self.chip.step()

    def _arrived(self, data: bytes) -> None:
        # Nobody reads: a full USB buffer loses what does not fit.
        with contextlib.suppress(BlockingIOError):
            os.write(self._end, data)


class ChipOnAPort:
    """An emulated chip in a process of its own that runs while this is used as a context manager, behind ``port``."""

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.firmware.chip_on_a_port"],
            cwd=REPOSITORY,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            bufsize=1,
            env=os.environ | {"PYTHONPATH": str(REPOSITORY / "controller")},
        )
        self.port = self._line()
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def ms(self) -> float:
        """Milliseconds of the chip's time."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        return float(self._line())

    def _line(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        socket = Socket(Path(folder))
        socket.chip.boot()
        listener = Thread(target=_answer, args=(socket,), daemon=True)
        listener.start()
        while listener.is_alive():
            socket.serve()


def _answer(socket: Socket) -> None:
    """The name of the port, then the time of the chip for every line."""
    sys.stdout.write(f"{socket.port}\n")
    sys.stdout.flush()
    for _ in sys.stdin:
        sys.stdout.write(f"{socket.chip.ms}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
