"""What the hub has applied from each journal, in one SQLite file: entries, cursors and results change together or not
at all."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec.structs import replace

from postparade.core.faults import JournalFault, Refusal, refuse
from postparade.hub.applying import Applied, Change, Member, State, seal_of
from postparade.hub.cursor import Cursor, is_behind, landmarks
from postparade.hub.messages import Entries, Known, Result, body_of
from postparade.hub.night import Night
from postparade.hub.sealing import is_genuine
from postparade.hub.standings import Raced

FILE = "hub.sqlite"
FORMAT = 1
APPLICATION_ID = 0x50504855
SCHEMA = f"""
PRAGMA application_id = {APPLICATION_ID};
PRAGMA user_version = {FORMAT};
CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE venue_table (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    key TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    journal INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    seal TEXT NOT NULL,
    seats TEXT NOT NULL
);
CREATE TABLE entry (
    number INTEGER NOT NULL,
    journal INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    seal TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (number, journal, entry)
) WITHOUT ROWID;
CREATE TABLE withdrawn (
    number INTEGER NOT NULL,
    journal INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    seal TEXT NOT NULL,
    body TEXT NOT NULL
);
CREATE TABLE result (
    number INTEGER NOT NULL,
    journal INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    race INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (number, journal, opened, race)
) WITHOUT ROWID;
"""
_result = msgspec.json.Decoder(Result)
_seats = msgspec.json.Decoder(dict[int, str])


class Ledger:
    """The ledger of a night. Belongs to one process, which is not made to wait: each change is one transaction. What a
    power cut takes of it, the tables send again."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._members = {member.number: member for member in self._read_members()}
        self._results = self._read_results()

    @classmethod
    def open(cls, folder: Path) -> "Ledger":
        """Open the ledger in ``folder``, making it where there is none. Raises ``JournalFault`` (``hub_foreign``,
        ``hub_unusable``)."""
        path = folder / FILE
        try:
            connection = sqlite3.connect(path, isolation_level=None)
            try:
                known = connection.execute("PRAGMA application_id").fetchone()[0]
                if known == 0 and not connection.execute("SELECT 1 FROM sqlite_master").fetchone():
                    connection.executescript(f"BEGIN; {SCHEMA} COMMIT;")
                elif (known, connection.execute("PRAGMA user_version").fetchone()[0]) != (APPLICATION_ID, FORMAT):
                    raise JournalFault("hub_foreign", path=path)
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute("PRAGMA synchronous = NORMAL")
                return cls(connection, path)
            except BaseException:
                connection.close()
                raise
        except (sqlite3.Error, msgspec.MsgspecError) as error:
            raise JournalFault("hub_unusable", path=path, why=error) from error

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    @property
    def members(self) -> tuple[Member, ...]:
        """All tables, in the order in which they joined."""
        return tuple(self._members.values())

    def member(self, number: int) -> Member:
        """The table ``number``. Raises ``KeyError``."""
        return self._members[number]

    def member_with(self, key: str) -> Member | None:
        """The table that has ``key``, if one does."""
        return next((member for member in self._members.values() if member.key == key), None)

    def results(self) -> list[Raced]:
        """The results of all tables."""
        return [
            Raced(number, (journal, result.entry), result) for (number, journal, *_), result in self._results.items()
        ]

    def night(self) -> Night | None:
        """The night, if one was kept."""
        found = self.kept("night")
        return None if found is None else msgspec.json.decode(found, type=Night)

    def keep_night(self, night: Night) -> None:
        """Keep ``night``."""
        self.keep("night", msgspec.json.encode(night).decode())

    def kept(self, name: str) -> str | None:
        """What is kept under ``name``."""
        row = self._connection.execute("SELECT value FROM kept WHERE name = ?", (name,)).fetchone()
        return None if row is None else str(row[0])

    def keep(self, name: str, value: str) -> None:
        """Keep ``value`` under ``name``. Raises ``JournalFault`` (``hub_unusable``), as every change does."""
        with self._transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO kept VALUES (?, ?)", (name, value))

    def add(self, name: str, key: str) -> Member | Refusal:
        """Let a table called ``name`` take part, which will be known by ``key``. ``hub_name_taken``: there is one of
        that name."""
        if any(member.name.casefold() == name.casefold() for member in self._members.values()):
            return refuse("hub_name_taken", name=name)
        member = Member(max(self._members, default=0) + 1, name, key)
        with self._transaction() as connection:
            self._put(connection, member)
        self._members[member.number] = member
        return member

    def renew(self, number: int, key: str) -> None:
        """Let the table ``number`` be known by ``key`` from now on."""
        self._change(replace(self._members[number], key=key))

    def rejoin(self, number: int) -> None:
        """Take the journal of the table ``number`` as it is now, though it has parted from what was applied."""
        if self._members[number].state == "parted":
            self._change(replace(self._members[number], state="rejoining"))

    def seal_at(self, number: int, entry: int) -> str | None:
        """The seal with which ``entry`` of the table ``number`` was applied."""
        member = self._members[number]
        if entry == 0:
            return ""
        return seal_of(self._connection, member, entry)

    def landmarks(self, number: int) -> tuple[Known, ...]:
        """What the table ``number`` is asked by for the entries that follow."""
        return landmarks(self._members[number].cursor, lambda entry: self.seal_at(number, entry))

    def seals(self, number: int) -> list[tuple[int, int, str]]:
        """Journal, entry and seal of everything that was applied from the table ``number``, in order."""
        rows = self._connection.execute(
            "SELECT journal, entry, seal FROM entry WHERE number = ? ORDER BY journal, entry", (number,)
        )
        return [(journal, entry, seal) for journal, entry, seal in rows]

    def withdrawn(self, number: int) -> int:
        """How many entries of the table ``number`` were withdrawn, because a journal was put back from a copy."""
        row = self._connection.execute("SELECT count(*) FROM withdrawn WHERE number = ?", (number,)).fetchone()
        return int(row[0])

    def part(self, number: int, last: Known) -> Refusal | None:
        """Note whether the journal of the table ``number``, which ends at ``last``, lacks what was applied from it;
        then nothing more is taken until the organiser has decided: ``hub_rewound``."""
        member = self._members[number]
        if member.state == "following" and is_behind(member.cursor, last):
            member = replace(member, state="parted")
            self._change(member)
        return self._parted(member) if member.state == "parted" else None

    def apply(self, number: int, told: Entries) -> Applied:
        """Apply what continues the journal of the table ``number``, each entry once. Nothing of a message is applied
        in which an entry was not sealed by that table (``hub_entry_forged``), or cannot be read."""
        member = self._members[number]
        forged = next((one for one in told.entries if not is_genuine(member.key, number, one)), None)
        if forged is not None:
            return Applied(refusal=refuse("hub_entry_forged", table=member.name, entry=forged.entry))
        try:
            bodies = [body_of(one) for one in told.entries]
        except msgspec.MsgspecError as error:
            return Applied(refusal=refuse("hub_unreadable", table=member.name, why=str(error)))
        if member.state == "parted":
            return Applied(refusal=self._parted(member))
        change = Change(self._connection, member)
        with self._transaction():
            outcome = change.take(told, bodies)
            self._put(self._connection, change.member)
        self._members[number] = change.member
        if change.rebuilt:
            self._results = self._read_results()
        for (journal, opened, race), result in change.results.items():
            if result is None:
                self._results.pop((number, journal, opened, race), None)
            else:
                self._results[number, journal, opened, race] = result
        if change.member.state == "parted":
            return replace(outcome, refusal=self._parted(change.member))
        return outcome

    def _parted(self, member: Member) -> Refusal:
        return refuse("hub_rewound", table=member.name, entry=member.cursor.entry)

    def _change(self, member: Member) -> None:
        with self._transaction() as connection:
            self._put(connection, member)
        self._members[member.number] = member

    @staticmethod
    def _put(connection: sqlite3.Connection, member: Member) -> None:
        cursor, seats = member.cursor, msgspec.json.encode(member.seats).decode()
        values = (member.number, member.name, member.key, member.state, member.journal, cursor.entry, cursor.seal)
        connection.execute("INSERT OR REPLACE INTO venue_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*values, seats))

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise JournalFault("hub_unusable", path=self._path, why=error) from error

    def _read_members(self) -> Iterator[Member]:
        for number, name, key, state, journal, entry, seal, seats in self._connection.execute(
            "SELECT number, name, key, state, journal, entry, seal, seats FROM venue_table ORDER BY number"
        ):
            known = msgspec.convert(state, State)
            yield Member(number, name, key, known, journal, Cursor(entry, seal), _seats.decode(seats))

    def _read_results(self) -> dict[tuple[int, int, int, int], Result]:
        rows = self._connection.execute("SELECT number, journal, opened, race, body FROM result")
        return {(number, journal, opened, race): _result.decode(body) for number, journal, opened, race, body in rows}
