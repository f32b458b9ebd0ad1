"""A disk that takes its time: everything that makes a write durable waits until the test lets it through, so that the
files can be looked at in the very moment in which somebody is told that something is done."""

import asyncio
import os
import re
import shutil
import sqlite3
import stat
import threading
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

T = TypeVar("T")
TURNS = 300
"""Turns of the event loop within which an answer that waits for no disk has come: server and client share the loop."""
PATIENCE = 20.0
PASSING = re.compile(
    r"^\.|\.new$|\.lock$|-(wal|shm|journal)$|^restore-discarded$|^watchers\.json$|^journal\.snapshot$|^backups$"
)
"""Names of what is being written or removed, and of what is also written soon, beside any answer."""
LOOKED_AT = 0.05
"""Seconds after which a write that waits looks whether the disk is still held."""


class HeldDisk:
    """Holds up SQLite's commits and every ``fsync``, while :meth:`answered` runs."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Queue[threading.Event] = asyncio.Queue()
        self._let_go = threading.Event()
        self._let_go.set()
        self.waited = 0
        self.lost: set[str] = set()
        """Names that were added or removed while the request was answered, and are not on the disk: its folder was not
        synced after that."""
        self._on_disk: dict[int, set[str]] = {}

    def synced(self, file: int) -> None:
        """Note what the folder ``file``, if it is one, has on the disk."""
        if stat.S_ISDIR(os.fstat(file).st_mode):
            self._on_disk[os.fstat(file).st_ino] = set(os.listdir(file))

    def reached(self) -> None:
        """Wait until the write may go on; called in the thread that writes."""
        if self._let_go.is_set():
            return
        assert threading.get_ident() != self._loop_thread, "the event loop itself writes, and everybody waits"
        let_through = threading.Event()
        self._loop.call_soon_threadsafe(self._waiting.put_nowait, let_through)
        while not let_through.wait(LOOKED_AT):
            if self._let_go.is_set():
                return

    async def answered(self, asked: Awaitable[T], data: Path, image: Path) -> T:
        """The answer to ``asked``. ``image`` is then a copy of ``data`` as a power cut would leave it in the moment of
        the answer; writes are let through one by one until it comes, each only when it does not come without."""
        self._loop_thread = threading.get_ident()
        before = _names(data)
        self._let_go.clear()
        self.waited = 0
        task = asyncio.ensure_future(asked)
        next_write = asyncio.create_task(self._waiting.get())
        try:
            while not task.done():
                await asyncio.wait({task, next_write}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
                for _ in range(TURNS):
                    await asyncio.sleep(0)
                if not task.done():
                    assert next_write.done(), "neither the disk nor the table does anything"
                    next_write.result().set()
                    self.waited += 1
                    next_write = asyncio.create_task(self._waiting.get())
            self.lost = set(self._unsynced(before, _names(data)))
            shutil.copytree(data, image, ignore=shutil.ignore_patterns("*-shm", "*.lock"))
            return task.result()
        finally:
            self._let_go.set()
            if next_write.done():
                next_write.result().set()
            next_write.cancel()
            while not self._waiting.empty():
                self._waiting.get_nowait().set()

    def _unsynced(self, before: dict[int, set[str]], now: dict[int, set[str]]) -> Iterator[str]:
        for folder, names in now.items():
            changed = names ^ before.get(folder, set())
            on_disk = self._on_disk.get(folder, set()) if changed else set()
            yield from (name for name in changed if (name in names) != (name in on_disk))


def _names(data: Path) -> dict[int, set[str]]:
    """By inode, the names in each folder of ``data``, without drafts, what SQLite has beside a file, and what is being
    removed."""
    return {
        folder.stat().st_ino: {path.name for path in folder.iterdir() if not PASSING.search(path.name)}
        for folder in (data, *(path for path in data.rglob("*") if path.is_dir()))
        if not any(PASSING.search(part) for part in folder.relative_to(data).parts)
    }


@contextmanager
def held_disk() -> Iterator[HeldDisk]:
    """The disk of everything that is opened meanwhile."""
    disk = HeldDisk()
    connect, fsync = sqlite3.connect, os.fsync

    class Held(sqlite3.Connection):
        def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
            alone = sql.startswith(("INSERT", "DELETE", "UPDATE")) and not self.in_transaction
            if alone or sql == "COMMIT":
                disk.reached()
            return super().execute(sql, *args)

    def held_connect(*args: Any, **options: Any) -> sqlite3.Connection:
        return connect(*args, factory=Held, **options)

    def held_fsync(file: int) -> None:
        disk.reached()
        disk.synced(file)
        fsync(file)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", held_connect)
        patch.setattr(os, "fsync", held_fsync)
        yield disk
