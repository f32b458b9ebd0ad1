"""A ledger in a PostgreSQL database, for a league or for whoever wants to query a night with other programs."""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from postparade.core.faults import ConfigurationFault, JournalFault
from postparade.hub.ledger.database import FORMAT, TABLES, Row, Values, unusable

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
    from psycopg.sql import SQL, Identifier
except ImportError:
    psycopg = None  # type: ignore[assignment] # an extra, which few need

SCHEMES = ("postgresql://", "postgres://")
PATIENCE = 5
"""Seconds that the server may take to let the hub in, and for a statement."""
PAUSE = 10.0
"""Seconds for which a server that could not be reached is left alone: whoever wants something of it waits in line."""
LINE = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 1000 * PATIENCE,
}
ASYNCHRONOUS = ("synchronous_commit", "off")
FIND = "SELECT value FROM kept WHERE name = 'format'"


class PostgresDatabase:
    """The schema ``schema`` in the database at ``address`` (``postgresql://USER@HOST/DATABASE``). A password is best
    left to ``~/.pgpass`` or ``PGPASSWORD``. A connection that broke is made again when it is next needed."""

    def __init__(self, address: str, schema: str) -> None:
        """Connect, and make the tables where there are none. Raises ``ConfigurationFault`` (``hub_no_psycopg``,
        ``hub_database_unusable``) and ``JournalFault`` (``hub_foreign``, ``hub_in_use``, ``hub_unusable``)."""
        if psycopg is None:
            raise ConfigurationFault("hub_no_psycopg")
        self._address = address
        self._schema = schema
        self._place = place_of(address)
        self._connection: psycopg.Connection[Row] | None = None
        self._failed = -PAUSE
        self.connections = 0
        self._connected()

    def rows(self, statement: str, values: Values = ()) -> Iterator[Row]:
        with self._faults():
            return iter(self._connected().execute(_placed(statement), values).fetchall())

    def change(self, statement: str, values: Values = ()) -> None:
        with self._faults():
            self._connected().execute(_placed(statement), values)

    @contextmanager
    def transaction(self, durable: bool = True) -> Iterator[None]:  # noqa: ARG002 (here everything is)
        with self._faults(), self._connected().transaction():
            yield

    def purge(self) -> None:
        """The server does that in its own time."""

    def close(self) -> None:
        if self._connection is not None:
            # The server takes a moment to see that somebody has gone, and whoever comes next is not to wait for it.
            with suppress(psycopg.Error):
                self._connection.execute("SELECT pg_advisory_unlock_all()")
            self._connection.close()

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise unusable(self._place, error) from error

    def _connected(self) -> "psycopg.Connection[Row]":
        if self._connection is not None and not self._connection.closed:
            return self._connection
        if time.monotonic() < self._failed + PAUSE:
            raise JournalFault("hub_unusable", path=self._place, why="the server could not be reached a moment ago")
        self._failed = time.monotonic()
        with self._faults():
            found = psycopg.connect(make_conninfo(self._address, **LINE), autocommit=True)
        try:
            with self._faults():
                self._prepare(found)
        except BaseException:
            found.close()
            raise
        self._connection = found
        self._failed = -PAUSE
        self.connections += 1
        return found

    def _prepare(self, found: "psycopg.Connection[Row]") -> None:
        schema = Identifier(self._schema)
        found.execute(f"SET statement_timeout = {1000 * PATIENCE}")
        # The server may have to find out that a hub has gone before it lets the next one in.
        found.execute("SET tcp_keepalives_idle = 5")
        found.execute("SET tcp_keepalives_interval = 2")
        found.execute("SET client_min_messages = warning")
        # Servers that are tuned for speed answer before a commit is on the disk.
        found.execute(
            "SELECT set_config(name, 'on', false) FROM pg_settings WHERE (name, setting) = (%s, %s)", ASYNCHRONOUS
        )
        [(free,)] = found.execute("SELECT pg_try_advisory_lock(hashtext(%s))", (f"postparade {self._schema}",))
        if not free:
            raise JournalFault("hub_in_use", place=self._place)
        with found.transaction():
            found.execute(SQL("CREATE SCHEMA IF NOT EXISTS {}").format(schema))
            found.execute(SQL("SET search_path = {}").format(schema))
            if not found.execute("SELECT 1 FROM pg_tables WHERE schemaname = %s", (self._schema,)).fetchone():
                for table in TABLES:
                    found.execute(table.replace("INTEGER", "BIGINT").encode())
                found.execute("INSERT INTO kept VALUES ('format', %s)", (str(FORMAT),))
                return
            has_format = found.execute("SELECT to_regclass('kept')").fetchone() == ("kept",)
            if not has_format or found.execute(FIND).fetchone() != (str(FORMAT),):
                raise JournalFault("hub_foreign", path=self._place)


def is_address(text: str) -> bool:
    """Whether ``text`` is the address of a PostgreSQL database."""
    return text.startswith(SCHEMES)


def place_of(address: str) -> str:
    """Which database ``address`` means, without what must not be shown. Raises ``ConfigurationFault``
    (``hub_database_unusable``)."""
    try:
        if not is_address(address):
            raise ValueError(address)
        parts = conninfo_to_dict(address)
    except (ValueError, psycopg.ProgrammingError):
        raise ConfigurationFault("hub_database_unusable") from None
    return f"{parts.get('dbname', '')} at {parts.get('host', 'this machine')}"


def _placed(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()
