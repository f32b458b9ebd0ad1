"""How the file of a journal is opened to be read: as a stranger's, whoever wrote it.

SQLite does what the schema of a file says: views, triggers, generated columns and virtual tables run whenever somebody
reads or writes. A journal has none of them. It is read only if every part of its schema is, word for word, one that a
table makes, and under limits that no journal of a table comes near.
"""

import contextlib
import itertools
import sqlite3
import struct
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import IO

from postparade.core.faults import JournalFault
from postparade.table.journal.damage import counted, is_damage
from postparade.table.journal.last_confirmed import Head, read_head
from postparade.table.journal.schema import APPLICATION_ID, FORMAT, REFUSED, SCHEMA, SEED, in_folder

HEADER = 100
MAGIC = b"SQLite format 3\x00"
LEAF, INNER = 13, 5
"""Kinds of pages of a table, of which the first page of the file begins with the schema."""
INNER_HEAD = 12
"""Bytes before the pointers of an inner page."""
MOST_PAGES = 24
MOST_PARTS = 12
"""Tables and indexes of a journal, with room for some more."""
LONGEST = 4_000_000
"""Bytes of the longest text in a journal."""
STEPS = 100_000
"""Steps of SQLite between two looks at how many there were."""
STEPS_FREE, STEPS_A_BYTE = 50_000_000, 100
"""Steps that reading a journal may take, by the size of its file."""
LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: LONGEST,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 100_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 50,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 50,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 5,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}


def connect_to_read(path: Path) -> sqlite3.Connection:
    """Connect to the file ``path`` without changing it, its write-ahead log or its folder, and without trusting it.
    Raises ``sqlite3.Error`` and ``OSError``."""
    wal = path.with_name(path.name + "-wal")
    # Without a -wal file nobody has the journal open, and "immutable" keeps SQLite from leaving files beside it. With
    # one, "ro" keeps it from moving the log into the file when it closes.
    mode = "mode=ro" if wal.exists() else "immutable=1"
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True, isolation_level=None)
    try:
        _bound(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _bound(connection: sqlite3.Connection, path: Path) -> None:
    """Let ``connection`` trust nothing in the file, and end when it takes more steps than any journal of that size."""
    for limit, most in LIMITS.items():
        connection.setlimit(limit, most)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA cell_size_check = ON")
    looks = (STEPS_FREE + STEPS_A_BYTE * path.stat().st_size) // STEPS
    steps = itertools.count()
    connection.set_progress_handler(lambda: next(steps) > looks, STEPS)


def check_header(path: Path) -> None:
    """Raise ``JournalFault`` unless ``path`` begins like a journal: ``journal_missing``, ``journal_foreign``,
    ``journal_corrupt`` or ``journal_unreadable``."""
    try:
        with path.open("rb") as file:
            header = file.read(HEADER)
            small = len(header) == HEADER and _schema_is_small(file, header)
    except FileNotFoundError:
        raise JournalFault("journal_missing", path=path) from None
    except OSError as error:
        raise JournalFault("journal_unreadable", path=path, why=error) from error
    if not header or header[:16] != MAGIC[: len(header)]:
        raise JournalFault("journal_foreign", path=path)
    if len(header) < HEADER:
        raise JournalFault("journal_corrupt", path=path, where="its header, which is cut off")
    if int.from_bytes(header[68:72], "big") != APPLICATION_ID:
        raise JournalFault("journal_foreign", path=path)
    if not small:
        raise JournalFault("journal_corrupt", path=path, where="its schema")


def _schema_is_small(file: IO[bytes], header: bytes) -> bool:
    """Whether the schema of the database ``file`` has no more parts than a journal's. SQLite reads all of it before it
    does anything else, however long that takes and however much memory it needs."""
    size = int.from_bytes(header[16:18], "big")
    size = 65536 if size == 1 else size
    waiting, pages, parts = [1], 0, 0
    while waiting:
        page, pages = waiting.pop(), pages + 1
        if page < 1 or pages > MOST_PAGES:
            return False
        file.seek((page - 1) * size + (HEADER if page == 1 else 0))
        head = file.read(INNER_HEAD)
        if len(head) < INNER_HEAD:
            return False
        kind, cells = struct.unpack_from(">B2xH", head)
        if kind == LEAF:
            parts += cells
        elif kind == INNER and cells <= MOST_PAGES:
            pointers = struct.unpack(f">{cells}H", file.read(2 * cells).ljust(2 * cells, b"\0"))
            waiting.append(int.from_bytes(head[8:12], "big"))
            for at in pointers:
                file.seek((page - 1) * size + at)
                waiting.append(int.from_bytes(file.read(4), "big"))
        else:
            return False
    return parts <= MOST_PARTS


def check_schema(path: Path, connection: sqlite3.Connection) -> None:
    """Raise ``JournalFault`` (``journal_foreign``) unless every part of the schema is one that a table makes."""
    if not set(_parts(connection)) <= _own_parts():
        raise JournalFault("journal_foreign", path=path)


def check_inert(connection: sqlite3.Connection) -> None:
    """Raise ``sqlite3.DatabaseError`` if anything runs when entries and events are read. A damaged journal is held to
    no more than that."""
    # Only tables and indexes have pages of their own; views, triggers and virtual tables have none.
    active = connection.execute("SELECT 1 FROM sqlite_master WHERE coalesce(rootpage, 0) <= 0 LIMIT 1").fetchone()
    columns = [row for name in ("entry", "event") for row in connection.execute(f"PRAGMA table_xinfo({name})")]
    if active or any(hidden for *_, hidden in columns):
        raise sqlite3.DatabaseError("the schema is not that of a journal")


@cache
def _own_parts() -> frozenset[tuple[str, str, str, str | None]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(SCHEMA + REFUSED + SEED)
        return frozenset(_parts(connection))


def _parts(connection: sqlite3.Connection) -> list[tuple[str, str, str, str | None]]:
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT ?"
    return connection.execute(query, (MOST_PARTS + 1,)).fetchall()


def check_format(path: Path, connection: sqlite3.Connection) -> None:
    """Raise ``JournalFault`` (``journal_newer``, ``journal_corrupt``) unless this version can read the journal's
    format."""
    row = connection.execute("SELECT value FROM meta WHERE key = 'format'").fetchone()
    if row is None or not str(row[0]).isdecimal():
        raise JournalFault("journal_corrupt", path=path, where="its format number")
    if int(row[0]) > FORMAT:
        raise JournalFault("journal_newer", path=path, found=row[0], known=FORMAT)


@contextlib.contextmanager
def opened(path: Path, *, whole: bool = True) -> Iterator[tuple[sqlite3.Connection, Head | None]]:
    """Open a read transaction on the journal at ``path`` (the file or its data folder), with what is remembered of its
    end; whatever goes wrong in it becomes a ``JournalFault``. Unless the ``whole`` of it will be read, its pages are
    not checked first."""
    path = in_folder(path)
    try:
        # Read before the entries: a running table may commit in between.
        head = read_head(path)
    except OSError as error:
        raise JournalFault("journal_unreadable", path=path, why=error) from error
    try:
        check_header(path)
        with _connected(path, whole=whole) as connection:
            yield connection, head
    except JournalFault as fault:
        raise counted(fault, head) from fault


@contextlib.contextmanager
def _connected(path: Path, *, whole: bool) -> Iterator[sqlite3.Connection]:
    """Open a read transaction on the file ``path``, whose header has been checked; raises like ``Journal.read``."""
    try:
        connection = connect_to_read(path)
    except (OSError, sqlite3.Error) as error:
        raise JournalFault("journal_unreadable", path=path, why=error) from error
    with contextlib.closing(connection):
        try:
            connection.execute("BEGIN")
            check_schema(path, connection)
            check_format(path, connection)
            flaw = connection.execute("PRAGMA integrity_check(1)").fetchone()[0] if whole else "ok"
            if flaw != "ok":
                raise JournalFault("journal_corrupt", path=path, where=flaw)
            yield connection
        except sqlite3.OperationalError as error:
            code = "journal_corrupt" if is_damage(error) else "journal_unreadable"
            raise JournalFault(code, path=path, why=error, where=error) from error
        except (sqlite3.DatabaseError, TypeError, ValueError) as error:
            raise JournalFault("journal_corrupt", path=path, where=error) from error
