"""The input and the output of a check."""

import os
import platform
import shutil
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Literal

from msgspec import Struct

from postparade.config import Settings
from postparade.core.faults import Fault

Level = Literal["pass", "warn", "fail"]


class Finding(Struct, frozen=True):
    """``part`` of the machine is in order (pass), usable but weak (warn), or does not work (fail).

    ``code`` is stable, ``sentence`` for people; ``remedy`` says what to do, and is empty where nothing has to be done.
    """

    part: str
    level: Level
    code: str
    sentence: str
    remedy: str = ""


class Machine(Struct, frozen=True):
    """The machine as its files describe it. ``root`` is the folder that they are under; a test has one of its own.

    ``table_runs``: a table answers at the configured port, and holds camera, pins and board.
    """

    root: Path = Path("/")
    table_runs: bool = False

    def read(self, path: str) -> str:
        """The text of a file of the system, or an empty string."""
        try:
            return (self.root / path.lstrip("/")).read_text(encoding="utf-8", errors="replace").strip("\0\n ")
        except OSError:
            return ""

    def has(self, path: str) -> bool:
        return (self.root / path.lstrip("/")).exists()

    @property
    def model(self) -> str:
        """Which Raspberry Pi this is, such as "Raspberry Pi 4 Model B Rev 1.4"; empty on any other machine."""
        return self.read("/proc/device-tree/model")

    @property
    def processor(self) -> str:
        return platform.machine()

    def free(self, folder: Path) -> int:
        """Bytes that are free where ``folder`` lies, or will lie."""
        there = next(place for place in (folder.absolute(), *folder.absolute().parents) if place.exists())
        return shutil.disk_usage(there).free

    def file_system(self, folder: Path) -> str:
        """The kind of file system that ``folder`` lies on: "ext4", "overlay", "tmpfs"; empty if that is not known."""
        best, kind = "", ""
        place = os.fspath(folder.absolute())
        for line in self.read("/proc/mounts").splitlines():
            _, mount, this, *_ = line.split(" ")
            inside = place == mount or place.startswith(mount.rstrip("/") + "/")
            if inside and len(mount) >= len(best):
                best, kind = mount, this
        return kind

    def package(self, name: str) -> str:
        """The version of an installed Python package, empty if it is not installed."""
        try:
            return version(name)
        except PackageNotFoundError:
            return ""


Check = Callable[[Machine, Settings], Iterator[Finding]]


def of_fault(part: str, fault: Fault, level: Level = "fail") -> Finding:
    """A fault as the table would report it."""
    return Finding(part, level, fault.code, str(fault.sentence), str(fault.remedy))
