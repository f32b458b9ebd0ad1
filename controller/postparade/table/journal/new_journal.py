"""Makes a journal: a new one, or one of the entries of another."""

import contextlib
import sqlite3
from collections.abc import Iterable
from pathlib import Path

from postparade.core.durable import sync_folder
from postparade.core.faults import JournalFault
from postparade.table.journal.last_confirmed import Head
from postparade.table.journal.schema import (
    FORMAT,
    REFUSED,
    SCHEMA,
    SEED,
    Entry,
    RefusedCommand,
    insert,
    insert_refused,
    insert_secret,
    seal,
)
from postparade.table.race_seed import Secret


def create(
    path: Path,
    entries: Iterable[Entry] = (),
    refused: Iterable[RefusedCommand] = (),
    secret: Secret | None = None,
) -> Head:
    """Create a journal of ``entries``, of what was ``refused``, and of the ``secret`` in use, and return its head. It
    appears under its name complete or not at all, even if the power fails meanwhile."""
    unfinished = path.with_name(path.name + ".new")
    head = Head(0, "")
    try:
        unfinished.unlink(missing_ok=True)
        with contextlib.closing(sqlite3.connect(unfinished, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.executescript(f"BEGIN; {SCHEMA} {REFUSED} {SEED}")
            for entry in entries:
                head = Head(entry.entry, seal(head.seal, entry))
                insert(connection, entry, head.seal)
            if head.entry:
                connection.execute("UPDATE meta SET value = ? WHERE key = 'format'", (str(FORMAT),))
            for command in refused:
                insert_refused(connection, command)
            if secret is not None:
                insert_secret(connection, secret)
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode = WAL")
        unfinished.rename(path)
        sync_folder(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise JournalFault("journal_unwritable", path=path, why=error) from error
    return head
