"""Where tests keep their files: in memory, where there is room for them.

A table writes every event through to the disk, and a test waits for it hundreds of times in an evening. What a file
system in memory keeps is lost with the power, which no test here turns off: those of power cuts replay the calls that a
store makes, and those of full and failing disks let the call fail.
"""

import contextlib
import os
import shutil
from pathlib import Path

MEMORY = Path("/dev/shm")
"""Debian's file system in memory: as large as half of the machine's."""
ROOM = 3 << 30
"""How many bytes must be free there and in the machine, which also has the browsers of all tests."""


def folder_in_memory(memory: Path = MEMORY, room: int = ROOM) -> tuple[Path | None, str]:
    """A folder of this user in ``memory`` for the files of tests, and where it is in words; no folder, and the reason,
    where tests had better stay on the disk."""
    if reason := _unfit(memory, room):
        return None, f"on the disk: {reason}"
    folder = memory / f"postparade-tests-{os.getuid()}"
    with contextlib.suppress(FileExistsError):
        # A server that a test starts may be of another user.
        folder.mkdir(mode=0o711)
    if folder.is_symlink() or folder.stat().st_uid != os.getuid():
        return None, f"on the disk: {folder} belongs to somebody else"
    return folder, f"in memory, in {folder}"


def _unfit(memory: Path, room: int) -> str:
    """Why ``memory`` is no place for the files of tests; empty if it is one."""
    if not os.access(memory, os.W_OK | os.X_OK):
        return f"{memory} cannot be written to"
    if os.statvfs(memory).f_flag & os.ST_NOEXEC:
        return f"nothing may be started from {memory}"
    if min(shutil.disk_usage(memory).free, available()) < room:
        return f"{memory} or the machine has less than {room >> 30} GB free"
    return ""


def available() -> int:
    """The bytes of memory that programs may still take, as the kernel estimates them."""
    for line in Path("/proc/meminfo").read_text(encoding="ascii").splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) << 10
    return 0
