"""Files that a power cut leaves whole: written beside their place, on the disk, and only then put into it."""

import os
from pathlib import Path


def write_whole(path: Path, data: bytes, draft: Path, *, new: bool = False) -> None:
    """``data`` is in ``path``, or ``path`` is as it was. ``draft``, in the same folder, is written first and gone
    afterwards; with ``new`` it must not be there yet. Raises ``OSError``."""
    with draft.open("xb" if new else "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def stand_in(draft: Path, path: Path) -> None:
    """``draft`` gets the rights of ``path``, which it is about to replace, and its owner where root writes: what root
    has changed can still be read by the table. Raises ``OSError``."""
    there = path.stat()
    if os.geteuid() == 0:
        os.chown(draft, there.st_uid, there.st_gid)
    draft.chmod(there.st_mode & 0o777)


def sync_folder(folder: Path) -> None:
    """Return when the names in ``folder`` are on the disk. Raises ``OSError``, also where a file system cannot do this
    to a folder."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
