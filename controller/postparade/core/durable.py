"""Files that survive a power cut whole: written beside their place, synced to the disk, and only then put into it."""

import contextlib
import errno
import os
import shutil
from pathlib import Path


def write_whole(
    path: Path, data: bytes, draft: Path, *, new: bool = False, same_owner: bool = False, mode: int = 0o666
) -> None:
    """Write ``data`` to ``path`` completely or not at all; when this returns, no power cut brings back what was there
    before. ``draft``, in the same folder, is written first and gone afterwards; with ``new`` it must not be there yet,
    else what is there is removed. With ``same_owner`` it stands in for the file that was there (:func:`stand_in`).
    ``mode`` has the most permissions that a new file gets. Raises ``OSError``."""
    if not new:
        # Root may write among what belongs to the table's own user, who could have left a link there.
        draft.unlink(missing_ok=True)
    with open(draft, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    if same_owner:
        stand_in(draft, path)
    draft.replace(path)
    sync_names(path.parent)


def make_folder(folder: Path, mode: int = 0o777) -> None:
    """Make ``folder``, with ``mode``, and what is missing above it; when this returns, no power cut takes it away. Does
    nothing where it is there. Raises ``OSError``."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode, exist_ok=True)
    sync_names(folder.parent)


def remove(path: Path) -> None:
    """Remove the file at ``path``, if it is there; when this returns, no power cut brings it back. Raises
    ``OSError``."""
    path.unlink(missing_ok=True)
    sync_names(path.parent)


def remove_folder(folder: Path, aside: Path) -> None:
    """Remove ``folder``, if it is there, with all that is in it; when this returns, no power cut brings back any of it
    under that name. Meanwhile it is called ``aside``, beside ``folder``; a call that is cut off leaves it there, and
    the next one removes it. Raises ``OSError``; then ``folder`` is whole."""
    shutil.rmtree(aside, ignore_errors=True)
    with contextlib.suppress(FileNotFoundError):
        folder.rename(aside)
    sync_names(folder.parent)
    shutil.rmtree(aside, ignore_errors=True)


def sync_names(folder: Path) -> None:
    """Return when the names in ``folder`` are on the disk, as far as its file system can be told to. Raises
    ``OSError``."""
    try:
        sync_folder(folder)
    except OSError as error:
        # Not every file system can sync a folder: those of USB sticks write names at once, or never promise to.
        if error.errno not in (errno.EINVAL, errno.ENOTSUP, errno.EACCES):
            raise


def stand_in(draft: Path, path: Path) -> None:
    """Give ``draft`` the permissions of ``path``, which it is about to replace, and as root its owner too, so that the
    table can still read what root has changed. Does nothing where there is no ``path`` yet. Raises ``OSError``."""
    if not path.exists():
        return
    there = path.stat()
    # Not by its name, under which somebody else may have put a link meanwhile.
    number = os.open(draft, os.O_RDONLY | os.O_NOFOLLOW)
    try:
        if os.geteuid() == 0:
            os.fchown(number, there.st_uid, there.st_gid)
        os.fchmod(number, there.st_mode & 0o777)
    finally:
        os.close(number)


def sync_folder(folder: Path) -> None:
    """Return when the names in ``folder`` are on the disk. Raises ``OSError``, also where the file system cannot sync a
    folder."""
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def sync_files(folder: Path) -> None:
    """Return when every file in ``folder``, at any depth, and the names in ``folder`` itself are on the disk. Raises
    ``OSError`` like :func:`sync_folder`."""
    for path in folder.rglob("*"):
        if path.is_file():
            with path.open("rb") as file:
                os.fsync(file.fileno())
    sync_folder(folder)
