"""Unpacks a copy that somebody brings: only files that belong to one, and none larger than its kind may be."""

import errno
import os
import shutil
import tarfile
from pathlib import Path, PurePosixPath
from typing import IO, Self

from postparade.core.latest_file import LARGEST as LARGEST_FILE
from postparade.reports.hall_of_fame import FILE as HALL
from postparade.table.autopilot.saved import FILE as SCHEDULES
from postparade.table.journal.automatic_backup import ROOM
from postparade.table.journal.schema import FILE as JOURNAL

NOTE = "copy.json"
CONFIGURATION = "postparade.toml"
KEPT_FOLDERS = ("cameras",)
"""Folders of the data folder that belong to a copy."""
KEPT_FILES = {HALL: LARGEST_FILE, SCHEDULES: LARGEST_FILE}
"""Files of the data folder that belong to a copy, and how many bytes each may have."""
BROUGHT = "brought.sqlite"
"""The journal of a copy, as it came."""
LARGEST = 512 * 1024 * 1024
"""Bytes that a copy may unpack to."""
LARGEST_OF = {JOURNAL: LARGEST, CONFIGURATION: 256 * 1024, NOTE: 4096, **KEPT_FILES}
LARGEST_KEPT = 64 * 1024 * 1024
"""Bytes of a file by its name, and of any other."""
MOST_FILES = 2000
PIECE = 256 * 1024
SQLITE = b"SQLite format 3\0"


class _Member(tarfile.TarInfo):
    """A regular file. All other kinds of members are refused by their header, before anything is made of them: Python
    reads whole members of some kinds into memory to learn the next one's name."""

    @classmethod
    def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> Self:
        member = super().frombuf(buf, encoding, errors)
        if member.type not in (tarfile.REGTYPE, tarfile.AREGTYPE) or member.size < 0:
            raise ValueError(f"a member of kind {member.type!r}")
        return member


def unpack(source: IO[bytes], folder: Path) -> None:
    """Write what is in ``source``, an archive or a bare journal, into the empty ``folder``; the journal is called
    :data:`BROUGHT` there. Raises ``ValueError`` for what no table packs, ``tarfile.TarError``, ``EOFError``,
    ``zlib.error`` and ``OSError``."""
    # The evening on the same disk has to go on meanwhile, and the journal is going to be written once more.
    room = max(0, (shutil.disk_usage(folder).free - ROOM) // 2)
    left = min(LARGEST, room)
    begin = source.read(len(SQLITE))
    source.seek(0)
    if begin == SQLITE:
        _write(source, folder / BROUGHT, left)
        return
    names: set[str] = set()
    with tarfile.open(fileobj=source, mode="r:gz", tarinfo=_Member) as archive:
        for member in archive:
            name = member.name
            left -= member.size
            if left < 0 and room < LARGEST:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            if left < 0 or len(names) == MOST_FILES or name in names or not _belongs(name):
                raise ValueError(name)
            if member.size > LARGEST_OF.get(name, LARGEST_KEPT):
                raise ValueError(name)
            names.add(name)
            content = archive.extractfile(member)
            assert content is not None, "regular files have content"
            place = folder / (BROUGHT if name == JOURNAL else name)
            place.parent.mkdir(parents=True, exist_ok=True)
            _write(content, place, member.size)


def _write(content: IO[bytes], place: Path, most: int) -> None:
    with place.open("xb") as target:
        while piece := content.read(PIECE):
            most -= len(piece)
            if most < 0:
                raise ValueError("it is larger than it may be")
            target.write(piece)


def _belongs(name: str) -> bool:
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or "\0" in name or str(path) != name:
        return False
    return name in LARGEST_OF or (len(path.parts) == 3 and path.parts[0] in KEPT_FOLDERS)
