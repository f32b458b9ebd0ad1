"""One message of a table, applied: each entry once, and with it what follows from it for results and seats."""

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.hub.ledger.cursor import Cursor, judge
from postparade.hub.ledger.database import Database
from postparade.hub.ledger.people import People
from postparade.hub.messages import Body, Entries, Result, Sealed

State = Literal["following", "parted", "rejoining"]
"""A journal is followed; or it has parted from what was applied, and nothing more is taken from it; or the organiser
has said that it counts, and what it lacks is being withdrawn."""


class Member(Struct, frozen=True):
    """A table of the night: its ``number``, ``name`` and ``key``, which of its journals this is, and how far it is
    known. ``seats`` are the pseudonyms of those who sit there."""

    number: int
    name: str
    key: str
    state: State = "following"
    journal: int = 1
    cursor: Cursor = Cursor()
    seats: dict[int, str] = {}


class Applied(Struct, frozen=True):
    """What came of a message: how many entries were applied and how many were known, whether some are ``missing``
    before them, and why nothing more was taken."""

    applied: int = 0
    repeated: int = 0
    missing: bool = False
    refusal: Refusal | None = None


class Change:
    """One message being applied, inside a transaction that somebody else begins and ends. ``member`` is the table as it
    stands then, ``results`` what has changed (``None``: gone); if they were ``rebuilt``, all are to be read again.
    ``people`` are those (by pseudonym) for whom it has changed whether a league may show their names."""

    def __init__(self, database: Database, people: People, member: Member) -> None:
        self._database = database
        self._people = people
        self.member = member
        self.results: dict[tuple[int, int, int], Result | None] = {}
        self.rebuilt = False
        self.people: list[str] = []

    def take(self, told: Entries, bodies: list[Body]) -> Applied:
        """Apply ``told``, whose ``bodies`` are parsed, as far as it continues what is known."""
        applied = repeated = 0
        for one, body in zip(told.entries, bodies, strict=True):
            verdict = judge(self.member.cursor, self._seal_at, one)
            if verdict == "fork" and self.member.state == "rejoining" and self._go_back(one):
                verdict = "next"
            if verdict == "next":
                self._add(one, body)
                applied += 1
            elif verdict == "repeated":
                repeated += 1
            else:
                if verdict == "fork" and self.member.state == "following":
                    self.member = replace(self.member, state="parted")
                return Applied(applied, repeated, missing=True)
        end = told.entries[-1].entry if told.entries else told.after.entry
        seal = told.entries[-1].seal if told.entries else told.after.seal
        is_copy = self.member.state == "rejoining" and end == told.last < self.member.cursor.entry
        if is_copy and self._seal_at(end) == seal:
            # The copy ends where all was the same: what came after it is gone.
            self._withdraw(end)
        return Applied(applied, repeated, missing=told.last > self.member.cursor.entry)

    def _go_back(self, one: Sealed) -> bool:
        """Make ``one`` the next entry, if the entry before it is known: as the first of another journal, or by
        withdrawing what was applied in its place."""
        if one.entry == 1:
            self.member = replace(self.member, journal=self.member.journal + 1, cursor=Cursor(), state="following")
            return True
        if one.before != self._seal_at(one.entry - 1):
            return False
        self._withdraw(one.entry - 1)
        return True

    def _withdraw(self, after: int) -> None:
        member, database = self.member, self._database
        place = (member.number, member.journal, after)
        database.change(
            "INSERT INTO withdrawn SELECT * FROM entry WHERE number = ? AND journal = ? AND entry > ?", place
        )
        database.change("DELETE FROM entry WHERE number = ? AND journal = ? AND entry > ?", place)
        database.change("DELETE FROM result WHERE number = ? AND journal = ?", place[:2])
        seal = self._seal_at(after) or ""
        self.member = replace(member, cursor=Cursor(after, seal), state="following")
        self.rebuilt, self.results = True, {}
        bodies = database.rows("SELECT body FROM entry WHERE number = ? AND journal = ? ORDER BY entry", place[:2])
        for (text,) in bodies:
            self._count(msgspec.json.decode(text, type=Body))

    def _seal_at(self, entry: int) -> str | None:
        return "" if entry == 0 else seal_of(self._database, self.member, entry)

    def _add(self, one: Sealed, body: Body) -> None:
        member = self.member
        body, people = self._people.kept(member.number, body)
        self.people += people
        text = msgspec.json.encode(body).decode()
        self._database.change(
            "INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (member.number, member.journal, one.entry, one.seal, text)
        )
        self.member = replace(member, cursor=Cursor(one.entry, one.seal))
        self._count(body)

    def _count(self, body: Body) -> None:
        if body.seats is not None:
            self.member = replace(self.member, seats=body.seats)
        number, journal = self.member.number, self.member.journal
        for result in body.results:
            values = (number, journal, result.opened, result.number, msgspec.json.encode(result).decode())
            self._database.change(
                """INSERT INTO result VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (number, journal, opened, race) DO UPDATE SET body = excluded.body""",
                values,
            )
            self.results[journal, result.opened, result.number] = result
        for opened, race in body.undone:
            self._database.change(
                "DELETE FROM result WHERE number = ? AND journal = ? AND opened = ? AND race = ?",
                (number, journal, opened, race),
            )
            self.results[journal, opened, race] = None


def seal_of(database: Database, member: Member, entry: int) -> str | None:
    """The seal with which ``entry`` of the journal of ``member`` was applied."""
    place = (member.number, member.journal, entry)
    row = next(database.rows("SELECT seal FROM entry WHERE number = ? AND journal = ? AND entry = ?", place), None)
    return None if row is None else str(row[0])
