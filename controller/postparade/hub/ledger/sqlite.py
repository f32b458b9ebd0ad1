"""A ledger in one SQLite file, which needs nothing else."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from postparade.core.faults import JournalFault
from postparade.hub.ledger.database import FORMAT, TABLES, Row, Values, unusable

FILE = "hub.sqlite"
APPLICATION_ID = 0x50504855


class SqliteDatabase:
    """A file. Whatever is durable is flushed before its transaction ends."""

    connections = 1

    def __init__(self, path: Path) -> None:
        """Open the file at ``path``, making it where there is none. Raises ``JournalFault`` (``hub_foreign``,
        ``hub_unusable``)."""
        self._path = path
        try:
            self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise unusable(path, error) from error
        try:
            self._prepare()
        except BaseException as error:
            self._connection.close()
            if isinstance(error, sqlite3.Error):
                raise unusable(path, error) from error
            raise

    def _prepare(self) -> None:
        connection = self._connection
        known = connection.execute("PRAGMA application_id").fetchone()[0]
        if known == 0 and not connection.execute("SELECT 1 FROM sqlite_master").fetchone():
            marks = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {FORMAT};"
            connection.executescript(f"BEGIN; {marks} {';'.join(TABLES)}; COMMIT;")
        elif (known, connection.execute("PRAGMA user_version").fetchone()[0]) != (APPLICATION_ID, FORMAT):
            raise JournalFault("hub_foreign", path=self._path)
        # Triggers and views of somebody else would run with every change, so there are our tables and nothing more.
        schema = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        if sorted(text for (text,) in schema) != sorted(TABLES):
            raise JournalFault("hub_foreign", path=self._path)
        connection.execute("PRAGMA journal_mode = WAL")
        # A name that somebody wants deleted is not to stay readable in the file.
        connection.execute("PRAGMA secure_delete = ON")

    def rows(self, statement: str, values: Values = ()) -> Iterator[Row]:
        try:
            return iter(self._connection.execute(statement, values).fetchall())
        except sqlite3.Error as error:
            raise unusable(self._path, error) from error

    def change(self, statement: str, values: Values = ()) -> None:
        try:
            self._connection.execute(statement, values)
        except sqlite3.Error as error:
            raise unusable(self._path, error) from error

    @contextmanager
    def transaction(self, durable: bool = True) -> Iterator[None]:
        connection = self._connection
        try:
            connection.execute(f"PRAGMA synchronous = {'FULL' if durable else 'NORMAL'}")
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            raise unusable(self._path, error) from error

    def purge(self) -> None:
        self.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self._connection.close()
