"""Where versions lie: each whole in a folder of its own, with one link to the one that runs. To switch is to replace
the link, in one step, so that a power cut at any moment leaves the one or the other."""

import contextlib
import os
import shutil
from pathlib import Path

from updater.stop import StopError

COMPLETE = ".complete"
"""Written last into the folder of a version: one without it was interrupted."""
ROOM = 300_000_000
"""Bytes that stay free for evenings while a version is set up."""


class Places:
    """The folders of the program below ``root``."""

    def __init__(self, root: Path) -> None:
        self.program = root / "opt/postparade"
        """The version that runs: a link into ``versions``."""
        self.versions = root / "opt/postparade-versions"
        self.settled_link = self.versions / "settled"
        """The version that has been seen to work; what takes an update back is run from here."""
        self.repository = self.versions / "source.git"
        self.record = self.versions / "last-update.json"
        self.data = root / "data/postparade"
        self.configuration = self.data / "postparade.toml"

    def current(self) -> Path:
        """The folder of the version that runs. Raises :class:`StopError` (``not_installed``)."""
        if not self.program.is_symlink() or not self.program.is_dir():
            raise StopError("not_installed", str(self.program))
        return self.program.resolve()

    def settled(self) -> Path:
        """The folder of the version that is known to work; the one that runs, if none is named. Raises
        :class:`StopError` (``not_installed``)."""
        return self.settled_link.resolve() if self.settled_link.is_dir() else self.current()

    def point(self, link: Path, target: Path) -> None:
        """Let ``link`` point to ``target`` in one step that a power cut cannot halve."""
        draft = link.with_name(f"{link.name}.new")
        with contextlib.suppress(FileNotFoundError):
            draft.unlink()
        draft.symlink_to(target)
        draft.replace(link)
        sync(link.parent)

    def check_kept(self, mounts: str) -> None:
        """Check by the kernel's list of ``mounts`` that versions outlast the next start: a system that is read only
        takes every file, into memory. Raises :class:`StopError` (``in_memory``)."""
        best, source = "", ""
        place = str(self.versions.absolute())
        for line in mounts.splitlines():
            this, mount, *_ = line.split(" ")
            if len(mount) >= len(best) and (place == mount or place.startswith(mount.rstrip("/") + "/")):
                best, source = mount, this
        if source == "overlayroot":
            raise StopError("in_memory", str(self.versions))

    def remove_all_but(self, *kept: Path) -> None:
        """Remove what other versions and interrupted ones have left."""
        for folder in self.versions.iterdir():
            if folder.is_dir() and not folder.is_symlink() and folder not in (*kept, self.repository):
                # Without its mark first, so that half a folder is never taken for a whole one.
                (folder / COMPLETE).unlink(missing_ok=True)
                shutil.rmtree(folder)

    def check_room(self, like: Path) -> None:
        """Check that a version as large as the folder ``like`` has room. Raises :class:`StopError` (``no_room``)."""
        files = (Path(folder, name) for folder, _, names in os.walk(like) for name in names)
        needed = sum(file.lstat().st_size for file in files) + ROOM
        free = shutil.disk_usage(self.versions).free
        if free < needed:
            raise StopError("no_room", f"{free // 1_000_000} of {needed // 1_000_000} MB")


def sync(folder: Path) -> None:
    """Return when the names in ``folder`` are on the disk."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
