"""What a ledger needs of a database, whichever it is."""

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from postparade.core.faults import JournalFault

FORMAT = 2
TABLES = (
    "CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE venue_table (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE,
        key TEXT NOT NULL UNIQUE,
        state TEXT NOT NULL,
        journal INTEGER NOT NULL,
        entry INTEGER NOT NULL,
        seal TEXT NOT NULL,
        seats TEXT NOT NULL
    )""",
    """CREATE TABLE entry (
        number INTEGER NOT NULL,
        journal INTEGER NOT NULL,
        entry INTEGER NOT NULL,
        seal TEXT NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (number, journal, entry)
    )""",
    """CREATE TABLE withdrawn (
        number INTEGER NOT NULL,
        journal INTEGER NOT NULL,
        entry INTEGER NOT NULL,
        seal TEXT NOT NULL,
        body TEXT NOT NULL
    )""",
    """CREATE TABLE result (
        number INTEGER NOT NULL,
        journal INTEGER NOT NULL,
        opened INTEGER NOT NULL,
        race INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (number, journal, opened, race)
    )""",
    """CREATE TABLE person (
        number INTEGER NOT NULL,
        pseudonym TEXT NOT NULL,
        mark TEXT NOT NULL,
        name TEXT,
        shown INTEGER NOT NULL,
        PRIMARY KEY (number, pseudonym)
    )""",
    "CREATE TABLE report (entry INTEGER PRIMARY KEY, seal TEXT NOT NULL, body TEXT NOT NULL)",
    """CREATE TABLE reported (
        number INTEGER NOT NULL,
        journal INTEGER NOT NULL,
        opened INTEGER NOT NULL,
        race INTEGER NOT NULL,
        game INTEGER NOT NULL,
        entry INTEGER NOT NULL,
        PRIMARY KEY (number, journal, opened, race)
    )""",
)
"""The tables of a ledger. ``INTEGER`` stands for whole numbers of 64 bits."""
Values = Sequence[str | int | None]
Row = tuple[Any, ...]
"""What a query finds: numbers, texts and bytes, as its statement asks for them."""


class Database(Protocol):
    """One database, used by one process, and by one thread at a time. Statements are in the SQL that SQLite and
    PostgreSQL share, with ``?`` for each value. Everything raises ``JournalFault`` (``hub_unusable``) when the database
    does not answer."""

    @property
    def connections(self) -> int:
        """How often it was connected: after another time, what was thought to be committed may be, or not."""
        ...

    def rows(self, statement: str, values: Values = ()) -> Iterator[Row]:
        """What a query finds."""
        ...

    def change(self, statement: str, values: Values = ()) -> None:
        """Change something, inside a transaction."""
        ...

    def transaction(self, durable: bool = True) -> AbstractContextManager[None]:
        """Everything that is changed inside happens, or nothing. At the end it is on the disk, with all that was
        changed before; where it is not ``durable``, a power cut may still take it."""
        ...

    def purge(self) -> None:
        """Leave nothing of what was deleted in the log of the database, where it can be told to."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


def unusable(place: object, error: Exception) -> JournalFault:
    """The fault of a database at ``place`` that does not answer."""
    return JournalFault("hub_unusable", path=place, why=" ".join(str(error).split()).rstrip("."))
