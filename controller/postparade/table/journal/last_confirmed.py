"""A second record of the journal's head: how many entries were confirmed, and the last seal.

The seals tie every entry to those before it but cannot reveal that the newest are missing: SQLite silently drops a
damaged write-ahead log from the first bad frame on. Therefore the number and seal of the last confirmed entry are
written to a small file beside the journal with every commit, and compared when the journal is read.
"""

import os
import zlib
from pathlib import Path

import msgspec
from msgspec import Struct

from postparade.core.durable import sync_folder, write_whole

FILE = "journal.head"
SLOT = 256
"""Bytes of one of the two records, which are written in turn, so that a power cut leaves at least the older one."""


class Head(Struct, frozen=True):
    """The last confirmed ``entry`` and its ``seal``."""

    entry: int
    seal: str


class HeadFile:
    """The file beside one journal, open for writing. Raises ``OSError`` like any file."""

    def __init__(self, journal: Path) -> None:
        self._file = os.open(journal.with_name(FILE), os.O_RDWR | os.O_CREAT, 0o644)

    def write(self, head: Head) -> None:
        """Record ``head``: readers of the file see it at once, and it survives a power cut after :meth:`sync`."""
        os.pwrite(self._file, _record(head), (head.entry % 2) * SLOT)

    def sync(self) -> None:
        """Wait until what was written is on the disk; to be called before the next record is written."""
        os.fdatasync(self._file)

    def close(self) -> None:
        """Close the file."""
        os.close(self._file)


def replace_head(journal: Path, head: Head) -> None:
    """Remember ``head``, and nothing earlier, of the journal at ``journal``. A power cut leaves the old file or the new
    one. Raises ``OSError``."""
    path = journal.with_name(FILE)
    data = bytes(head.entry % 2 * SLOT) + _record(head)
    write_whole(path, data, path.with_name(f"{FILE}.new"), same_owner=True)
    sync_folder(path.parent)


def read_head(journal: Path) -> Head | None:
    """What was remembered of the journal at ``journal``; ``None`` where nothing is, as in journals of older versions.
    Raises ``OSError`` for a file that cannot be read."""
    try:
        text = journal.with_name(FILE).read_bytes()
    except FileNotFoundError:
        return None
    heads = [head for at in (0, SLOT) if (head := _parse(text[at : at + SLOT])) is not None]
    return max(heads, key=lambda head: head.entry, default=None)


def _record(head: Head) -> bytes:
    body = msgspec.json.encode(head)
    return f"{zlib.crc32(body):08x} {body.decode()}".encode().ljust(SLOT - 1) + b"\n"


def _parse(record: bytes) -> Head | None:
    checksum, _, body = record.rstrip().partition(b" ")
    try:
        return msgspec.json.decode(body, type=Head) if int(checksum, 16) == zlib.crc32(body) else None
    except (ValueError, msgspec.MsgspecError):
        return None
