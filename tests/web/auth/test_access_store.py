"""The access file of an earlier version is taken as it is: phones keep their seats."""

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

from postparade.core.clock import HandClock
from postparade.web.auth.access import Access
from postparade.web.auth.access_store import FILE, AccessStore
from postparade.web.settings import WebSettings
from tests.web.server_fixture import PIN

EARLIER = """
CREATE TABLE seats (seat INTEGER PRIMARY KEY, digest BLOB NOT NULL) STRICT;
CREATE TABLE hosts (digest BLOB PRIMARY KEY, until REAL NOT NULL) STRICT;
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE misses (place TEXT PRIMARY KEY, count INTEGER NOT NULL, at REAL NOT NULL) STRICT;
INSERT INTO facts VALUES ('join 2', 'join-of-Ann'), ('code', 'ABCDEFGH'), ('doors', 'closed');
INSERT INTO hosts VALUES (x'00', 1e12);
PRAGMA user_version = 1;
"""


async def test_seats_joins_code_and_doors_are_as_they_were(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        connection.executescript(EARLIER)
        connection.execute("INSERT INTO seats VALUES (2, ?)", (hashlib.sha256(b"her token").digest(),))
        connection.commit()
    access = Access(tmp_path, WebSettings(pin=PIN), HandClock())
    assert access.seats.holds(2, "her token")
    assert access.seats.may_have(2, "join-of-Ann")
    assert not access.seats.may_have(2, "join-of-somebody")
    assert access.seats.clear({2: 17}) == [], "in which entry it was taken, nobody knows"
    assert (access.doors.code, access.doors.door) == ("ABCDEFGH", "closed")
    await access.close()
    store = AccessStore(tmp_path)
    assert store.seats()[2].joined == "join-of-Ann"
    assert store.sessions() == {}, "the host types the PIN once more"
    store.close()
