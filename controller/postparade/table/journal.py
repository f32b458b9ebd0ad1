"""The journal: an SQLite file that only grows, written by one thread, so that what it has confirmed survives a pulled
plug."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO
from urllib.parse import quote

from postparade.core.faults import JournalFault
from postparade.table.journal_head import Head, HeadFile, read_head
from postparade.table.journal_schema import (
    FILE,
    SCHEMA,
    Entry,
    check_format,
    check_header,
    find,
    in_folder,
    insert,
    load,
    seal,
)

log = logging.getLogger(__name__)
UNREADABLE = {sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY}
"""Errors of the disk or its file system, such as a full one: the journal itself may be whole."""


class Journal:
    """The journal of one evening, open for writing by this process alone.

    Entries wait in a queue; the writer thread commits all that wait as one transaction (group commit) with one sync to
    disk.
    """

    def __init__(self, path: Path, lock: IO[bytes], entries: list[Entry], last_seal: str) -> None:
        self.path = path
        self.entries = entries
        """What the journal held when it was opened; taken by whoever resumes from it."""
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._writer = ThreadPoolExecutor(1, "journal")
        self._waiting: deque[tuple[Entry, asyncio.Future[None]]] = deque()
        self._last = len(entries)
        self._seal = last_seal
        self._connection: sqlite3.Connection | None = None
        self._head: HeadFile | None = None

    @classmethod
    async def open(cls, folder: Path) -> Journal:
        """The journal of the data folder ``folder``; both are created when missing.

        Raises ``JournalFault``: ``journal_locked``, ``journal_foreign``, ``journal_newer``, ``journal_corrupt``,
        ``journal_truncated``, ``journal_unwritable``, ``journal_unreadable``. A file that is refused is left as it was.
        """
        path = folder / FILE
        lock = await asyncio.to_thread(lock_folder, folder)
        try:
            entries, last_seal = await asyncio.to_thread(_prepare, path)
            journal = cls(path, lock, entries, last_seal)
        except BaseException:
            lock.close()
            raise
        try:
            await journal._loop.run_in_executor(journal._writer, journal._connect)
        except BaseException:
            await journal.close()
            raise
        return journal

    @staticmethod
    def read(path: Path) -> list[Entry]:
        """All entries of the journal at ``path`` (the file or its data folder), without writing to it.

        Works while a table is running and on a copy together with its ``-wal`` file. Raises ``JournalFault``:
        ``journal_missing``, ``journal_foreign``, ``journal_newer``, ``journal_corrupt``, ``journal_truncated``,
        ``journal_unreadable``.
        """
        return _read(in_folder(path))[0]

    def append(self, entry: Entry) -> asyncio.Future[None]:
        """Queue ``entry``; the future is done when it is on the disk.

        It fails with ``JournalFault`` (``journal_unwritable``) when the entry could not be written. Entries queued
        behind a failed one fail as well, because they were decided on top of it.
        """
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((entry, future))
        self._writer.submit(self._commit_waiting)
        return future

    async def entry(self, number: int) -> Entry:
        """Entry ``number``, read back. Raises ``JournalFault`` (``journal_unreadable``)."""
        return await self._loop.run_in_executor(self._writer, self._one, number)

    async def ping(self) -> None:
        """Return when the writer thread and the file answer. Raises ``JournalFault`` (``journal_unwritable``)."""
        await self._loop.run_in_executor(self._writer, self._answer)

    async def close(self) -> None:
        """Write what waits, then close the file and let others open it."""
        await self._loop.run_in_executor(self._writer, self._disconnect)
        self._writer.shutdown()
        self._lock.close()

    def _connect(self) -> None:
        try:
            self._connection = sqlite3.connect(self.path, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._head = HeadFile(self.path)
            self._head.write(Head(self._last, self._seal))
        except (OSError, sqlite3.Error) as error:
            raise JournalFault("journal_unwritable", path=self.path, why=error) from error

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._head is not None:
            self._head.close()
            self._head = None

    def _answer(self) -> None:
        try:
            if self._connection is None:
                raise sqlite3.ProgrammingError("the table is closed")
            if not self.path.exists():
                raise FileNotFoundError(f"{self.path} was deleted")
            self._connection.execute("SELECT 1").fetchone()
        except (OSError, sqlite3.Error) as error:
            raise JournalFault("journal_unwritable", path=self.path, why=error) from error

    def _one(self, number: int) -> Entry:
        try:
            if self._connection is None:
                raise sqlite3.ProgrammingError("the table is closed")
            return find(self.path, self._connection, number)
        except sqlite3.Error as error:
            raise JournalFault("journal_unreadable", path=self.path, why=error) from error

    def _commit_waiting(self) -> None:
        """In the writer thread: everything that waits, as one transaction."""
        batch = []
        while self._waiting:
            batch.append(self._waiting.popleft())
        if not batch:
            return
        # An entry that does not continue the last one was decided on top of one that failed.
        written, orphaned = [], []
        expected = self._last + 1
        for entry, future in batch:
            if entry.entry == expected:
                written.append((entry, future))
                expected += 1
            else:
                orphaned.append(future)
        fault = self._write([entry for entry, _ in written])
        lost = JournalFault("journal_unwritable", path=self.path, why="an earlier entry could not be written")
        self._settle([(future, fault) for _, future in written] + [(future, lost) for future in orphaned])

    def _write(self, entries: list[Entry]) -> JournalFault | None:
        connection, sealed = self._connection, self._seal
        if connection is None:
            return JournalFault("journal_unwritable", path=self.path, why="the table is closed")
        if not self.path.exists():
            # Linux goes on writing into a file that nobody can ever open again.
            return JournalFault("journal_unwritable", path=self.path, why="the file was deleted")
        try:
            connection.execute("BEGIN IMMEDIATE")
            for entry in entries:
                sealed = seal(sealed, entry)
                insert(connection, entry, sealed)
            connection.execute("COMMIT")
        except Exception as error:
            # Whatever goes wrong, the batch has failed and must be told so: a future that nobody settles would freeze
            # the table, and an open transaction would swallow everything after it.
            if not isinstance(error, sqlite3.Error):
                log.exception("an entry cannot be written")
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            return JournalFault("journal_unwritable", path=self.path, why=error)
        self._last += len(entries)
        self._seal = sealed
        self._remember_head()
        return None

    def _remember_head(self) -> None:
        """The entries are safe; without a second record of them only their loss would go unnoticed."""
        try:
            if self._head is not None:
                self._head.write(Head(self._last, self._seal))
        except OSError:
            log.exception("the head of the journal cannot be written")

    def _settle(self, results: list[tuple[asyncio.Future[None], JournalFault | None]]) -> None:
        def settle() -> None:
            for future, fault in results:
                if future.done():
                    continue
                if fault is None:
                    future.set_result(None)
                else:
                    future.set_exception(fault)

        self._loop.call_soon_threadsafe(settle)


def lock_folder(folder: Path) -> IO[bytes]:
    """The lock of the data folder, given back when the file is closed or the process ends, however it ends. Raises
    ``JournalFault``: ``journal_locked``, ``journal_unwritable``."""
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = (folder / "journal.lock").open("ab")
    except OSError as error:
        raise JournalFault("journal_unwritable", path=path, why=error) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise JournalFault("journal_locked", path=path) from error
    return lock


def _prepare(path: Path) -> tuple[list[Entry], str]:
    """What the journal at ``path`` holds; a new one is made when there is none."""
    if not path.exists():
        head = read_head(path)
        if head is not None and head.entry:
            raise JournalFault("journal_truncated", path=path, missing=head.entry, kept=0)
        create(path)
    return _read(path)


def create(path: Path) -> None:
    """A journal without entries. It appears under its name complete or not at all, also when the power fails
    meanwhile."""
    unfinished = path.with_name(path.name + ".new")
    try:
        unfinished.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            connection.executescript(f"BEGIN; {SCHEMA} COMMIT; PRAGMA journal_mode = WAL;")
        unfinished.rename(path)
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except (OSError, sqlite3.Error) as error:
        raise JournalFault("journal_unwritable", path=path, why=error) from error


def _read(path: Path) -> tuple[list[Entry], str]:
    check_header(path)
    try:
        # Before the entries: a table that runs may commit meanwhile.
        head = read_head(path)
    except OSError as error:
        raise JournalFault("journal_unreadable", path=path, why=error) from error
    wal = path.with_name(path.name + "-wal")
    # Without a -wal file nobody has the journal open, and "immutable" keeps SQLite from leaving files beside it.
    mode = "mode=ro" if wal.exists() else "immutable=1"
    try:
        connection = sqlite3.connect(f"file:{quote(str(path.absolute()))}?{mode}", uri=True, isolation_level=None)
    except sqlite3.Error as error:
        raise JournalFault("journal_unreadable", path=path, why=error) from error
    with contextlib.closing(connection):
        try:
            connection.execute("BEGIN")
            check_format(path, connection)
            flaw = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if flaw != "ok":
                raise JournalFault("journal_corrupt", path=path, where=flaw)
            return load(path, connection, head)
        except sqlite3.OperationalError as error:
            # Text that is no text fails without an error code of SQLite's.
            primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
            code = "journal_unreadable" if primary in UNREADABLE else "journal_corrupt"
            raise JournalFault(code, path=path, why=error, where=error) from error
        except (sqlite3.DatabaseError, TypeError, ValueError) as error:
            raise JournalFault("journal_corrupt", path=path, where=error) from error
