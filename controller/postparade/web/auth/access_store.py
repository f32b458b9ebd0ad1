"""The access file: who holds which seat, who is host, which answers were wrong. Survives every restart."""

import errno
import os
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from threading import Lock

import msgspec
from msgspec import Struct

from postparade.api.messages import Scope
from postparade.core.faults import AccessFault, ConfigurationFault
from postparade.web.auth.expiry import Lifetime

FILE = "access.sqlite"
FORMAT = 1
SCHEMA = """
CREATE TABLE IF NOT EXISTS seats (seat INTEGER PRIMARY KEY, digest BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS codes (
    code TEXT PRIMARY KEY, seat INTEGER NOT NULL, since INTEGER NOT NULL,
    boot TEXT NOT NULL, ends REAL NOT NULL, remaining REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
    digest BLOB PRIMARY KEY, boot TEXT NOT NULL, ends REAL NOT NULL, remaining REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS waits (
    place TEXT PRIMARY KEY, count INTEGER NOT NULL, boot TEXT NOT NULL, at REAL NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS visitors (
    number INTEGER PRIMARY KEY, digest BLOB NOT NULL, name TEXT NOT NULL, joined TEXT NOT NULL,
    device TEXT NOT NULL, address TEXT NOT NULL, let_in INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS screens (digest BLOB PRIMARY KEY) STRICT;
CREATE TABLE IF NOT EXISTS programs (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, scope TEXT NOT NULL, digest BLOB NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
DROP TABLE IF EXISTS hosts;
DROP TABLE IF EXISTS misses;
"""
SEAT_COLUMNS = {
    "joined": "TEXT NOT NULL DEFAULT ''",
    "since": "INTEGER NOT NULL DEFAULT 0",
    "device": "TEXT NOT NULL DEFAULT ''",
    "address": "TEXT NOT NULL DEFAULT ''",
}
"""Columns that ``seats`` did not always have."""
FROM_FACTS = """
UPDATE seats SET joined = coalesce((SELECT value FROM facts WHERE name = 'join ' || seat), '');
DELETE FROM facts WHERE name LIKE 'join %';
"""

PUT_SEAT = "INSERT INTO seats (seat, digest, joined, since, device, address) VALUES (?, ?, ?, ?, ?, ?)"

DISK_ERRORS = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY}

Change = tuple[str, Sequence[object]]


def _of_disk(error: Exception) -> bool:
    """Whether ``error`` says that the disk or its permissions are to blame."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO)
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF in DISK_ERRORS


class Holder(Struct, frozen=True):
    """Who holds a seat: whoever has the token with this ``digest``. ``joined`` is the id of the join that took the
    seat, empty after a hand-over, and ``since`` the journal entry in which the seat was taken (0: not known).
    ``device`` and ``address`` say from where."""

    digest: bytes
    joined: str = ""
    since: int = 0
    device: str = ""
    address: str = ""


class Code(Struct, frozen=True):
    """A one-time code that hands over the seat that was taken in entry ``since``."""

    code: str
    since: int
    lifetime: Lifetime


class Visitor(Struct, frozen=True):
    """A newcomer called ``name`` at the door, whose browser has the token with this ``digest``; ``joined`` is the id of
    the join, ``device`` and ``address`` say from where. ``let_in``: the host has said so."""

    number: int
    digest: bytes
    name: str
    joined: str
    device: str = ""
    address: str = ""
    let_in: bool = False


class Program(Struct, frozen=True):
    """Another program: what the host calls it, and what it may do. Whoever has the token with this ``digest`` is it."""

    number: int
    name: str
    scope: Scope
    digest: bytes


class AccessStore:
    """Small synchronous writes, each one whole and durable when the method returns. May be called from any thread."""

    def __init__(self, folder: Path) -> None:
        """Open or create the file in ``folder``. Raises :class:`~postparade.core.faults.ConfigurationFault`
        (``access_unusable``, ``access_unwritable``)."""
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
        self._db.executescript(f"BEGIN; {SCHEMA} COMMIT;")
        known = {row[1] for row in self._db.execute("PRAGMA table_info(seats)")}
        missing = "".join(
            f"ALTER TABLE seats ADD COLUMN {name} {kind};" for name, kind in SEAT_COLUMNS.items() if name not in known
        )
        if missing:
            self._db.executescript(f"BEGIN; {missing} {FROM_FACTS} COMMIT;")

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._db.close()

    def _write(self, *changes: Change) -> None:
        """Write all ``changes`` or none. Raises :class:`~postparade.core.faults.AccessFault` (``access_unwritable``);
        nothing has changed then."""
        try:
            with self._lock:
                self._db.execute("BEGIN IMMEDIATE")
                try:
                    for sql, values in changes:
                        self._db.execute(sql, values)
                    self._db.execute("COMMIT")
                except BaseException:
                    if self._db.in_transaction:
                        self._db.execute("ROLLBACK")
                    raise
        except sqlite3.Error as error:
            raise AccessFault("access_unwritable", path=self._path, why=error) from error

    def attempt(self) -> None:
        """Write something that means nothing, to see whether that is possible."""
        self.put_value("attempt", "")

    def seats(self) -> dict[int, Holder]:
        """Who holds each seat."""
        rows = self._db.execute("SELECT seat, digest, joined, since, device, address FROM seats")
        return {seat: Holder(*holder) for seat, *holder in rows}

    def codes(self) -> dict[int, Code]:
        """The code for each seat that may be handed over."""
        rows = self._db.execute("SELECT seat, code, since, boot, ends, remaining FROM codes")
        return {seat: Code(code, since, Lifetime(*lifetime)) for seat, code, since, *lifetime in rows}

    def put_seat(self, seat: int, holder: Holder | None, code: Code | None) -> None:
        """Record who holds ``seat`` now (None: nobody), and the code for it (None: there is none)."""
        changes: list[Change] = [
            ("DELETE FROM seats WHERE seat = ?", (seat,)),
            ("DELETE FROM codes WHERE seat = ?", (seat,)),
        ]
        if holder is not None:
            values = (seat, holder.digest, holder.joined, holder.since, holder.device, holder.address)
            changes.append((PUT_SEAT, values))
        if code is not None:
            ends = (code.code, seat, code.since, code.lifetime.boot, code.lifetime.end, code.lifetime.left)
            changes.append(("INSERT INTO codes VALUES (?, ?, ?, ?, ?, ?)", ends))
        self._write(*changes)

    def sessions(self) -> dict[bytes, Lifetime]:
        """The digest of every host session, and for how long it is good."""
        rows = self._db.execute("SELECT digest, boot, ends, remaining FROM sessions")
        return {digest: Lifetime(*lifetime) for digest, *lifetime in rows}

    def put_session(self, digest: bytes, lifetime: Lifetime) -> None:
        """Record for how long a host session is good."""
        values = (digest, lifetime.boot, lifetime.end, lifetime.left)
        self._write(("INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?)", values))

    def drop_session(self, digest: bytes) -> None:
        """Remove a host session."""
        self._write(("DELETE FROM sessions WHERE digest = ?", (digest,)))

    def visitors(self) -> list[Visitor]:
        """Who is at the door, in the order in which they came."""
        rows = self._db.execute(
            "SELECT number, digest, name, joined, device, address, let_in FROM visitors ORDER BY number"
        )
        return [
            Visitor(number, digest, name, joined, device, address, bool(let_in))
            for number, digest, name, joined, device, address, let_in in rows
        ]

    def put_visitor(self, number: int, visitor: Visitor | None) -> None:
        """Record visitor ``number`` (None: has gone)."""
        if visitor is None:
            self._write(("DELETE FROM visitors WHERE number = ?", (number,)))
        else:
            values = (number, visitor.digest, visitor.name, visitor.joined, visitor.device, visitor.address)
            self._write(("INSERT OR REPLACE INTO visitors VALUES (?, ?, ?, ?, ?, ?, ?)", (*values, visitor.let_in)))

    def screens(self) -> set[bytes]:
        """The digest of every screen that may show the join code."""
        return {digest for (digest,) in self._db.execute("SELECT digest FROM screens")}

    def put_screen(self, digest: bytes) -> None:
        """Let a screen show the join code."""
        self._write(("INSERT OR REPLACE INTO screens VALUES (?)", (digest,)))

    def drop_screen(self, digest: bytes) -> None:
        """Let a screen no longer show the join code."""
        self._write(("DELETE FROM screens WHERE digest = ?", (digest,)))

    def programs(self) -> list[Program]:
        """The programs that were let in."""
        rows = self._db.execute("SELECT number, name, scope, digest FROM programs ORDER BY number")
        return [Program(number, name, msgspec.convert(scope, Scope), digest) for number, name, scope, digest in rows]

    def put_program(self, program: Program) -> None:
        """Record a program."""
        values = (program.number, program.name, program.scope, program.digest)
        self._write(("INSERT OR REPLACE INTO programs VALUES (?, ?, ?, ?)", values))

    def drop_program(self, number: int) -> None:
        """Remove a program."""
        self._write(("DELETE FROM programs WHERE number = ?", (number,)))

    def value(self, name: str) -> str | None:
        """A remembered value."""
        row = self._db.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def remembered(self, name: str, draw: Callable[[], str]) -> str:
        """A remembered value; the first time, ``draw`` makes it."""
        value = self.value(name)
        if value is None:
            value = draw()
            self.put_value(name, value)
        return value

    def put_value(self, name: str, value: str) -> None:
        """Remember a value."""
        self.put_values({name: value})

    def put_values(self, values: Mapping[str, str]) -> None:
        """Remember all of these values, or none."""
        self._write(*(("INSERT OR REPLACE INTO facts VALUES (?, ?)", named) for named in values.items()))

    def waits(self) -> dict[str, tuple[int, str, float]]:
        """Wrong answers by place: how many, and boot and uptime of the last."""
        return {place: (count, boot, at) for place, count, boot, at in self._db.execute("SELECT * FROM waits")}

    def put_wait(self, place: str, count: int, boot: str, at: float) -> None:
        """Remember the wrong answers of one place."""
        self._write(("INSERT OR REPLACE INTO waits VALUES (?, ?, ?, ?)", (place, count, boot, at)))

    def drop_wait(self, place: str) -> None:
        """Forget the wrong answers of one place."""
        self._write(("DELETE FROM waits WHERE place = ?", (place,)))
