"""USB sticks and disks that are mounted here: copies of the evening are saved to them and put back from them."""

import os
import re
import shutil
from pathlib import Path

from msgspec import Struct

from postparade.core.durable import sync_folder, write_whole
from postparade.core.faults import DeviceFault, Phrase

PLACES = ("/media/", "/run/media/", "/mnt/")
COPY = re.compile(r"(postparade-[0-9-]+\.tar\.gz|journal-[0-9-]+\.sqlite)", re.ASCII)
MOST_SHOWN = 12


class Drive(Struct, frozen=True):
    """A stick or disk: its ``name`` for people, its ``free`` bytes, and the newest ``copies`` on it."""

    name: str
    free: int
    copies: tuple[str, ...]


class Drives:
    """The drives of the machine whose files lie under ``root``; a test has a folder of its own."""

    def __init__(self, root: Path = Path("/")) -> None:
        self._root = root

    def here(self) -> tuple[Drive, ...]:
        """The drives that can be written to now."""
        found = []
        for name, folder in self._mounted().items():
            try:
                copies = sorted((file.name for file in folder.iterdir() if COPY.fullmatch(file.name)), reverse=True)
                found.append(Drive(name, shutil.disk_usage(folder).free, tuple(copies[:MOST_SHOWN])))
            except OSError:
                continue
        return tuple(found)

    def write(self, drive: str, name: str, content: bytes) -> None:
        """Write a file, completely or not at all, and wait until the drive may be pulled out. Raises ``DeviceFault``
        (``drive_gone``, ``drive_failed``)."""
        folder = self._folder(drive)
        new = folder / f".{name}.new"
        try:
            write_whole(folder / name, content, new)
            sync_folder(folder)
        except OSError as error:
            new.unlink(missing_ok=True)
            raise DeviceFault("drive_failed", drive=drive, why=error) from error

    def file(self, drive: str, name: str) -> Path:
        """Where the copy ``name`` lies. Raises ``DeviceFault`` (``drive_gone``, ``drive_failed``)."""
        path = self._folder(drive) / name
        if not COPY.fullmatch(name) or path.is_symlink() or not path.is_file():
            raise DeviceFault("drive_failed", drive=drive, why=Phrase("no_such_file"))
        return path

    def _folder(self, drive: str) -> Path:
        try:
            return self._mounted()[drive]
        except KeyError:
            raise DeviceFault("drive_gone", drive=drive[:80]) from None

    def _mounted(self) -> dict[str, Path]:
        found: dict[str, Path] = {}
        try:
            lines = (self._root / "proc/mounts").read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return found
        for line in lines:
            device, place, _, flags, *_ = line.split(" ")
            # /proc/mounts writes spaces and the like as octal numbers.
            place = re.sub(r"\\([0-7]{3})", lambda code: chr(int(code[1], 8)), place)
            if not place.startswith(PLACES) or "rw" not in flags.split(",") or not self._on_usb(device):
                continue
            folder = self._root / place.lstrip("/")
            if os.access(folder, os.W_OK | os.X_OK):
                found[Path(place).name] = folder
        return found

    def _on_usb(self, device: str) -> bool:
        """Whether the block ``device`` is connected by USB, according to its place in sysfs."""
        link = self._root / "sys/class/block" / Path(device).name
        return device.startswith("/dev/") and link.exists() and re.search(r"/usb\d", str(link.resolve())) is not None
