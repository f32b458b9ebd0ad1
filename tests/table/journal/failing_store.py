"""A store that fails on purpose: the n-th thing that the journal asks of SQLite, or of the file of its head."""

import errno
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pytest

from postparade.table.journal import last_confirmed

T = TypeVar("T")


class Store:
    """Counts what is asked of it, fails ``at`` that number (``None``: never), and calls ``asked(count, what)`` before
    and after everything."""

    def __init__(self, at: int | None = None, asked: Callable[[int, str], None] = lambda _count, _what: None) -> None:
        self.at = at
        self.count = 0
        self.failed: str | None = None
        self.asked = asked

    def do(self, what: str, work: Callable[[], T], fault: Callable[[], Exception]) -> T:
        self.count += 1
        self.asked(self.count, what)
        if self.count == self.at:
            self.failed = what
            raise fault()
        done = work()
        self.asked(self.count, what)
        return done


def broken() -> sqlite3.OperationalError:
    """What SQLite raises when the disk does not do what it should."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR
    return error


@contextmanager
def stored(store: Store) -> Iterator[None]:
    """Every journal that is opened meanwhile keeps its entries in ``store``."""

    class Watched(sqlite3.Connection):
        def execute(self, sql: str, *args: Any) -> sqlite3.Cursor:
            found = super().execute
            return store.do(sql.split(maxsplit=1)[0], lambda: found(sql, *args), broken)

        def executemany(self, sql: str, *args: Any) -> sqlite3.Cursor:
            found = super().executemany
            return store.do("MANY", lambda: found(sql, *args), broken)

    connect, write = sqlite3.connect, last_confirmed.HeadFile.write

    def watched(*args: Any, **options: Any) -> sqlite3.Connection:
        return connect(*args, factory=Watched, **options)

    def head(self: last_confirmed.HeadFile, last: last_confirmed.Head) -> None:
        store.do("HEAD", lambda: write(self, last), lambda: OSError(errno.EIO, "Input/output error"))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", watched)
        patch.setattr(last_confirmed.HeadFile, "write", head)
        yield
