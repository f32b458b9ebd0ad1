"""A disk that has of a ledger what SQLite has flushed to it, and nothing else: a write-ahead log is flushed at each
commit with ``FULL``, and some time later with ``NORMAL`` (sqlite.org/pragma.html#pragma_synchronous)."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

FULL = 2


class CutDisk:
    """What a power cut would leave of ``data`` now. ``flushed`` counts the commits that waited for the disk."""

    def __init__(self, data: Path, image: Path) -> None:
        self._data = data
        self._image = image
        self.flushed = 0

    def flush(self) -> None:
        """Everything written so far is on the disk."""
        self.flushed += 1
        shutil.rmtree(self._image, ignore_errors=True)
        shutil.copytree(self._data, self._image, ignore=shutil.ignore_patterns("*-shm", "*.lock"))


@contextmanager
def cut_disk(data: Path, image: Path) -> Iterator[CutDisk]:
    """The disk with ``data``, of whatever is opened meanwhile; ``image`` is what is on it."""
    disk = CutDisk(data, image)
    image.mkdir()
    connect = sqlite3.connect

    class Flushing(sqlite3.Connection):
        def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
            done = super().execute(sql, *args)
            alone = sql.startswith(("INSERT", "DELETE", "UPDATE")) and not self.in_transaction
            if (alone or sql == "COMMIT") and super().execute("PRAGMA synchronous").fetchone()[0] >= FULL:
                disk.flush()
            return done

    def flushing(*args: Any, **options: Any) -> sqlite3.Connection:
        return connect(*args, factory=Flushing, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", flushing)
        yield disk
