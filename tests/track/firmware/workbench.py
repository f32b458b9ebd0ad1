"""A board on the workbench: the firmware's files in a folder, and a MicroPython that runs them or shows its prompt."""

import os
import shutil
import subprocess
import threading
import time
from pathlib import Path

import pytest

from postparade.core.firmware_files import firmware_folder
from testkit.micropython_board import MicroPythonMissingError, micropython_program, raw_without_waiting
from testkit.usb_cable import Cable

RESET = """
def reset():
    raise SystemExit
"""
"""The unix program has no chip to reset; leaving it makes the workbench start it again, as a reset does."""


class Workbench:
    """A board whose flash is ``flash``: it runs ``main.py`` if there is one, and shows MicroPython's prompt after it.

    ``major`` is the protocol its firmware speaks, if it has ``firmware``.
    The unix MicroPython keeps to the raw prompt's protocol as the chip's does, so files travel as they do to a board.
    """

    def __init__(self, folder: Path, firmware: bool, major: int = 1) -> None:
        try:
            self._program = micropython_program()
        except MicroPythonMissingError as missing:
            pytest.skip(f"needs micropython: {missing}")
        self.flash = folder / "flash"
        self.port = str(folder / "port")
        self.starts = 0
        if firmware:
            shutil.copytree(firmware_folder(), self.flash, ignore=shutil.ignore_patterns("__pycache__", "README.md"))
            protocol = self.flash / "postparade_fw" / "protocol.py"
            protocol.write_text(protocol.read_text().replace("MAJOR = 1", f"MAJOR = {major}"))
        self.flash.mkdir(exist_ok=True)
        (self.flash / "machine.py").write_text(RESET)
        board, self._device = os.openpty()
        raw_without_waiting(self._device)
        self._cable = Cable(board, self._device, self.port)
        self._over = False
        self._process: subprocess.Popen[bytes] | None = None
        self._thread = threading.Thread(target=self._live, daemon=True)
        self._thread.start()

    def _live(self) -> None:
        while not self._over:
            self.starts += 1
            if (self.flash / "main.py").is_file():
                self._run(["main.py", os.ttyname(self._device)], subprocess.PIPE, subprocess.DEVNULL)
            if not self._over:
                self._run([], self._device, self._device)

    def _run(self, arguments: list[str], take: int, give: int) -> None:
        self._process = subprocess.Popen(
            [self._program, "-X", "heapsize=800k", *arguments],
            cwd=self.flash,
            stdin=take,
            stdout=give,
            stderr=give,
            start_new_session=True,
        )
        while self._process.poll() is None and not self._over:
            time.sleep(0.01)
        self._process.kill()
        self._process.wait()
        if self._process.stdin:
            self._process.stdin.close()

    def close(self) -> None:
        """Clear the workbench."""
        self._over = True
        self._thread.join(5)
        self._cable.close()
