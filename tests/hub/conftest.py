"""The databases that a ledger can be kept in."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from postparade.hub.ledger.database import Database
from postparade.hub.ledger.postgresql import PostgresDatabase
from postparade.hub.ledger.sqlite import SqliteDatabase
from tests.hub.postgresql import Server, running

Opens = Callable[[], Database]
"""Opens one database, again and again."""


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A PostgreSQL for all tests of a worker."""
    with running() as server:
        yield server


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    """An empty database of either kind."""
    if request.param == "SQLite":
        folder = tmp_path / "ledger"
        folder.mkdir()
        return lambda: SqliteDatabase(folder / "hub.sqlite")
    address = request.getfixturevalue("postgresql").new_database()
    return lambda: PostgresDatabase(address, "postparade_hub")
