"""The journal: an append-only SQLite file, written by one thread. What it has confirmed survives a power cut."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import logging
import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, NamedTuple, TypeVar

from postparade.core.faults import JournalFault
from postparade.table.journal.last_confirmed import Head, HeadFile, read_head
from postparade.table.journal.new_journal import create
from postparade.table.journal.schema import (
    FILE,
    REFUSED,
    SEED,
    Content,
    Entry,
    RefusedCommand,
    checked_entries,
    find,
    in_folder,
    insert,
    insert_refused,
    insert_secret,
    load,
    read_refused,
    read_secret,
    seal,
    seal_of,
    senders,
)
from postparade.table.journal.untrusted_file import opened
from postparade.table.race_seed import Secret

Found = TypeVar("Found")
log = logging.getLogger(__name__)
ATTEMPT = 65_536
"""Bytes that must find room before writing is said to work again: several entries."""


class _Queued(NamedTuple):
    """An entry waiting for the writer, what was refused since the entry before it, and the seed it commits to."""

    entry: Entry
    refused: Sequence[RefusedCommand]
    secret: Secret | None
    written: asyncio.Future[None]


class Journal:
    """The journal of one evening, open for writing by this process alone.

    Entries wait in a queue; the writer thread commits all of them as one transaction (group commit) with one sync to
    disk.
    """

    def __init__(self, path: Path, lock: IO[bytes], content: Content) -> None:
        self.path = path
        self.content = content
        """What the journal held when it was opened, until it is taken (:meth:`take`)."""
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._writer = ThreadPoolExecutor(1, "journal")
        self._waiting: deque[_Queued] = deque()
        self._last = content.last
        self._seal = content.seal
        self._confirmed = Head(content.last, content.seal)
        self._connection: sqlite3.Connection | None = None
        self._head: HeadFile | None = None

    @classmethod
    async def open(cls, folder: Path, since: Head | None = None) -> Journal:
        """Open the journal of the data folder ``folder``, creating both when missing. Its content begins after entry
        ``since`` if it holds that very entry.

        Raises ``JournalFault``: ``journal_locked``, ``journal_foreign``, ``journal_newer``, ``journal_corrupt``,
        ``journal_truncated``, ``journal_unwritable``, ``journal_unreadable``. A file that is refused is left as it was.
        """
        path = folder / FILE
        lock = await asyncio.to_thread(lock_folder, folder)
        try:
            content = await asyncio.to_thread(_prepare, path, since)
            journal = cls(path, lock, content)
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
        return _read(in_folder(path)).entries

    @staticmethod
    def scan(path: Path, after: int = 0) -> Iterator[Entry]:
        """Like :meth:`read`, one entry at a time, because a long journal takes many megabytes. ``after``: only the
        entries after that one, whose seal is taken as given."""
        for entry, _ in Journal.sealed(path, after):
            yield entry

    @staticmethod
    def sealed(path: Path, after: int = 0, *, whole: bool = True) -> Iterator[tuple[Entry, str]]:
        """Like :meth:`scan`, each entry with its seal. Unless the ``whole`` file is to be checked, only what is read
        is."""
        path = in_folder(path)
        with opened(path, whole=whole) as (connection, head):
            since = Head(after, (seal_of(connection, after) or "") if after else "")
            yield from checked_entries(path, connection, head, since)

    @staticmethod
    def refused(path: Path) -> list[RefusedCommand]:
        """The refused commands that the journal at ``path`` keeps, in order of arrival; reads and raises like
        :meth:`read`."""
        with opened(in_folder(path)) as (connection, _):
            return read_refused(connection)

    @staticmethod
    def seal(path: Path, entry: int, *, whole: bool = True) -> str | None:
        """The seal of ``entry`` in the journal at ``path``; raises like :meth:`read`. Unless the ``whole`` file is to
        be checked, it is only looked up."""
        with opened(path, whole=whole) as (connection, _):
            return seal_of(connection, entry)

    @staticmethod
    def secret_of(path: Path, commitment: str) -> Secret | None:
        """The seed behind ``commitment``, if it is the one in use in the journal at ``path`` and kept there; reads and
        raises like :meth:`read`."""
        with opened(in_folder(path)) as (connection, _):
            return _matching(read_secret(connection), commitment)

    def append(
        self, entry: Entry, refused: Sequence[RefusedCommand] = (), secret: Secret | None = None
    ) -> asyncio.Future[None]:
        """Queue ``entry``, and with it what was ``refused`` before and the ``secret`` that it commits to; the future is
        done when all are on the disk.

        It fails with ``JournalFault`` (``journal_unwritable``) when the entry could not be written. Entries queued
        behind a failed one fail as well, because they were decided on top of it.
        """
        future: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(_Queued(entry, refused, secret, future))
        self._writer.submit(self._commit_waiting)
        return future

    async def entry(self, number: int) -> Entry:
        """Entry ``number``, read back. Raises ``JournalFault`` (``journal_unreadable``)."""
        return await self._loop.run_in_executor(self._writer, self._ask, lambda file: find(self.path, file, number))

    @property
    def head(self) -> Head:
        """The last entry on the disk, and its seal."""
        return self._confirmed

    async def take(self) -> Content:
        """Hand over what the journal held when it was opened. Works once, because a long evening takes many
        megabytes."""
        content = self.content
        self.content = Content(content.last, [], content.seal)
        return content

    async def read_again(self) -> Content:
        """Read everything, from the first entry on; raises like :meth:`read`."""
        return await asyncio.to_thread(_read, self.path)

    async def senders(self, until: int) -> list[tuple[str, int, str, int]]:
        """Role, seat and command id of every entry through ``until``, each with its entry. Raises ``JournalFault``
        (``journal_unreadable``)."""
        return await self._loop.run_in_executor(self._writer, self._ask, lambda file: senders(file, until))

    async def seal_of(self, entry: int) -> str | None:
        """The seal of ``entry``, once it is written. Raises ``JournalFault`` (``journal_unreadable``)."""
        return await self._loop.run_in_executor(self._writer, self._ask, lambda file: seal_of(file, entry))

    async def secret(self, commitment: str) -> Secret | None:
        """The seed behind ``commitment``, if it is the one in use. Raises ``JournalFault`` (``journal_unreadable``)."""
        return _matching(await self._loop.run_in_executor(self._writer, self._ask, read_secret), commitment)

    async def ping(self) -> None:
        """Return when the writer thread and the file answer. Raises ``JournalFault`` (``journal_unwritable``)."""
        await self._loop.run_in_executor(self._writer, self._answer)

    async def attempt(self) -> None:
        """Write to the disk and to the journal, without adding an entry. Raises ``JournalFault``
        (``journal_unwritable``) when either is impossible."""
        await self._loop.run_in_executor(self._writer, self._try_to_write)

    async def close(self) -> None:
        """Write what is queued, then close the file and release the lock."""
        await self._loop.run_in_executor(self._writer, self._disconnect)
        await asyncio.to_thread(self._writer.shutdown)
        self._lock.close()

    def _connect(self) -> None:
        try:
            self._connection = sqlite3.connect(self.path, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute(REFUSED)
            self._connection.execute(SEED)
            self._head = HeadFile(self.path)
            self._head.write(Head(self._last, self._seal))
            self._head.sync()
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

    def _try_to_write(self) -> None:
        self._answer()
        assert self._connection is not None
        trial = self.path.with_suffix(".attempt")
        try:
            try:
                with trial.open("wb") as file:
                    file.write(bytes(ATTEMPT))
                    file.flush()
                    os.fsync(file.fileno())
            finally:
                trial.unlink(missing_ok=True)
            # What it sets is what it is; the page that holds it is written all the same.
            version = self._connection.execute("PRAGMA user_version").fetchone()[0]
            self._connection.execute(f"PRAGMA user_version = {version}")
        except (OSError, sqlite3.Error) as error:
            raise JournalFault("journal_unwritable", path=self.path, why=error) from error

    def _ask(self, question: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            if self._connection is None:
                raise sqlite3.ProgrammingError("the table is closed")
            return question(self._connection)
        except sqlite3.Error as error:
            raise JournalFault("journal_unreadable", path=self.path, why=error) from error

    def _commit_waiting(self) -> None:
        """Commit everything that is queued as one transaction. Runs in the writer thread."""
        batch = []
        while self._waiting:
            batch.append(self._waiting.popleft())
        if not batch:
            return
        # An entry that does not continue the last one was decided on top of one that failed.
        written, orphaned = [], []
        expected = self._last + 1
        for queued in batch:
            if queued.entry.entry == expected:
                written.append(queued)
                expected += 1
            else:
                orphaned.append(queued.written)
        fault = self._write(written)
        lost = JournalFault("journal_unwritable", path=self.path, why="an earlier entry could not be written")
        self._settle([(queued.written, fault) for queued in written] + [(future, lost) for future in orphaned])
        self._sync_head()

    def _write(self, batch: list[_Queued]) -> JournalFault | None:
        connection, sealed = self._connection, self._seal
        if connection is None:
            return JournalFault("journal_unwritable", path=self.path, why="the table is closed")
        if not self.path.exists():
            # Linux would go on writing to the deleted file, which nobody can ever open again.
            return JournalFault("journal_unwritable", path=self.path, why="the file was deleted")
        try:
            connection.execute("BEGIN IMMEDIATE")
            for queued in batch:
                sealed = seal(sealed, queued.entry)
                insert(connection, queued.entry, sealed)
                for refused in queued.refused:
                    insert_refused(connection, refused)
                if queued.secret is not None:
                    insert_secret(connection, queued.secret)
            connection.execute("COMMIT")
        except Exception as error:
            # Whatever goes wrong, the batch has failed and its futures must fail: an unsettled one would freeze the
            # table, and an open transaction would swallow everything after it.
            if not isinstance(error, sqlite3.Error):
                log.exception("an entry cannot be written")
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            return JournalFault("journal_unwritable", path=self.path, why=error)
        self._last += len(batch)
        self._seal = sealed
        self._confirmed = Head(self._last, sealed)
        self._remember_head()
        return None

    def _remember_head(self) -> None:
        """Record the head. On failure the entries are still safe; only their loss would go unnoticed."""
        try:
            if self._head is not None:
                self._head.write(Head(self._last, self._seal))
        except OSError as error:
            log.warning("the head of the journal cannot be written: %s", error)

    def _sync_head(self) -> None:
        """Sync the head once the answers are out: the entries are already on the disk, so nobody waits for a second
        sync."""
        try:
            if self._head is not None:
                self._head.sync()
        except OSError as error:
            log.warning("the head of the journal cannot be written: %s", error)

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
    """Lock the data folder. The lock is released when the returned file is closed or the process ends, however it ends.
    Raises ``JournalFault``: ``journal_locked``, ``journal_unwritable``."""
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


def _prepare(path: Path, since: Head | None) -> Content:
    """What the journal at ``path`` holds; a new one is made when there is none."""
    if not path.exists():
        head = read_head(path)
        if head is not None and head.entry:
            raise JournalFault("journal_truncated", path=path, missing=head.entry, kept=0)
        create(path)
    return _read(path, since)


def _matching(secret: Secret | None, commitment: str) -> Secret | None:
    return secret if secret is not None and secret.commitment == commitment else None


def _read(path: Path, since: Head | None = None) -> Content:
    with opened(path) as (connection, head):
        return load(path, connection, head, since)
