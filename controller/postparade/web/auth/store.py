"""The access file: who holds which seat, who is host, which answers were wrong. Survives every restart."""

import errno
import os
import sqlite3
from pathlib import Path
from threading import Lock

from postparade.core.faults import AccessFault, ConfigurationFault
from postparade.web.auth.backoff import Backoff

FILE = "access.sqlite"
FORMAT = 1
SCHEMA = """
CREATE TABLE IF NOT EXISTS seats (seat INTEGER PRIMARY KEY, digest BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS hosts (digest BLOB PRIMARY KEY, until REAL NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS misses (place TEXT PRIMARY KEY, count INTEGER NOT NULL, at REAL NOT NULL) STRICT;
"""

DISK_ERRORS = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY}


def _of_disk(error: Exception) -> bool:
    """Whether ``error`` says that the disk or its permissions are to blame."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO)
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in DISK_ERRORS


class AccessStore:
    """Small synchronous writes, each one durable when the method returns. May be called from any thread."""

    def __init__(self, folder: Path) -> None:
        """Open or create the file in ``folder``. Raises :class:`~postparade.core.faults.ConfigurationFault`
        (``access_unusable``)."""
        path = folder / FILE
        self._lock = Lock()
        try:
            # Holds the PIN: nobody but the owner reads it, and it never exists with wider permissions.
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2)
            try:
                self._prepare(path)
            except BaseException:
                self._db.close()
                raise
        except (OSError, sqlite3.Error) as error:
            # A full disk or a wrong permission does no damage: what is in the file is intact and must stay.
            code = "access_unwritable" if _of_disk(error) else "access_unusable"
            raise ConfigurationFault(code, path=path, why=error) from error
        self._path = path

    def _prepare(self, path: Path) -> None:
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=FULL")
        found = self._db.execute("PRAGMA user_version").fetchone()[0]
        if found > FORMAT:
            raise ConfigurationFault("access_unusable", path=path, why="it was written by a newer version")
        self._db.execute(f"PRAGMA user_version={FORMAT}")
        self._db.executescript(SCHEMA)

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._db.close()

    def _write(self, sql: str, *values: object) -> None:
        """Raises :class:`~postparade.core.faults.AccessFault` (``access_unwritable``); nothing has changed then."""
        try:
            with self._lock:
                self._db.execute(sql, values)
        except sqlite3.Error as error:
            raise AccessFault("access_unwritable", path=self._path, why=error) from error

    def attempt(self) -> None:
        """Write something that means nothing, to see whether that is possible."""
        self.put_value("attempt", "")

    def seats(self) -> dict[int, bytes]:
        """The digest of the token that holds each seat."""
        return dict(self._db.execute("SELECT seat, digest FROM seats"))

    def put_seat(self, seat: int, digest: bytes) -> None:
        """Give seat ``seat`` to whoever holds the token with this digest, and to nobody else."""
        self._write("INSERT OR REPLACE INTO seats VALUES (?, ?)", seat, digest)

    def drop_seat(self, seat: int) -> None:
        """Record that nobody holds seat ``seat``."""
        self._write("DELETE FROM seats WHERE seat = ?", seat)

    def hosts(self) -> dict[bytes, float]:
        """The digest of every host session and until when (wall seconds) it is good."""
        return dict(self._db.execute("SELECT digest, until FROM hosts"))

    def put_host(self, digest: bytes, until: float) -> None:
        """Record until when (wall seconds) a host session is good."""
        self._write("INSERT OR REPLACE INTO hosts VALUES (?, ?)", digest, until)

    def drop_host(self, digest: bytes) -> None:
        """Remove a host session."""
        self._write("DELETE FROM hosts WHERE digest = ?", digest)

    def value(self, name: str) -> str | None:
        """A remembered value."""
        row = self._db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def put_value(self, name: str, value: str) -> None:
        """Remember a value."""
        self._write("INSERT OR REPLACE INTO facts VALUES (?, ?)", name, value)

    def misses(self) -> dict[str, Backoff]:
        """Wrong answers by place, the last of each in wall seconds."""
        return {place: Backoff(count, at) for place, count, at in self._db.execute("SELECT * FROM misses")}

    def put_miss(self, place: str, backoff: Backoff) -> None:
        """Remember the wrong answers of one place, the last in wall seconds."""
        self._write("INSERT OR REPLACE INTO misses VALUES (?, ?, ?)", place, backoff.misses, backoff.at)

    def drop_miss(self, place: str) -> None:
        """Forget the wrong answers of one place."""
        self._write("DELETE FROM misses WHERE place = ?", place)
