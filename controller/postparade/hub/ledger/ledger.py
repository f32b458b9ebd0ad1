"""What the hub has applied from each journal: entries, cursors and results change together or not at all."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec
from msgspec.structs import replace

from postparade.core.faults import Refusal, refuse
from postparade.hub.contest.night import Night
from postparade.hub.contest.standings import Person, Raced
from postparade.hub.ledger.applying import Applied, Change, Member, State, seal_of
from postparade.hub.ledger.cursor import Cursor, is_behind, landmarks
from postparade.hub.ledger.database import Database, unusable
from postparade.hub.ledger.people import NightPeople, People
from postparade.hub.ledger.report import Key, Report
from postparade.hub.ledger.sqlite import FILE, SqliteDatabase
from postparade.hub.link.sealing import is_genuine
from postparade.hub.messages import Body, Entries, Known, Result, body_of

P = ParamSpec("P")
T = TypeVar("T")
_result = msgspec.json.Decoder(Result)
_seats = msgspec.json.Decoder(dict[int, str])


class Ledger:
    """The ledger of a night. Belongs to one process: each change is one transaction. Every method raises
    ``JournalFault`` (``hub_unusable``) when its database does not answer; then nothing has changed.

    Whatever changes something or reads from the database takes turns in the ledger's own thread (:meth:`turn`), so that
    a disk or a server may be slow and the event loop is not. ``members``, :meth:`member`, :meth:`member_with`,
    :meth:`results`, :meth:`seats` and :meth:`withdrawn` are answered from memory, wherever they are asked."""

    def __init__(self, database: Database, people: Callable[[Database], People] = NightPeople) -> None:
        """Raises ``JournalFault`` (``hub_unusable``)."""
        self._database = database
        self.people = people(database)
        self.report: Report | None = None
        """What is reported to a league, if there is one."""
        self.meeting = ""
        """Under which name results are reported."""
        self._known = 0
        self._members: dict[int, Member] = {}
        self._results: dict[tuple[int, int, int, int], Raced] = {}
        self._withdrawn: dict[int, int] = {}
        self._thread = ThreadPoolExecutor(1, "ledger")
        self._read_again()

    @classmethod
    def open(cls, folder: Path, people: Callable[[Database], People] = NightPeople) -> "Ledger":
        """Open the ledger in a file in ``folder``, making it where there is none. Raises ``JournalFault``
        (``hub_foreign``, ``hub_unusable``)."""
        database = SqliteDatabase(folder / FILE)
        try:
            return cls(database, people)
        except BaseException:
            database.close()
            raise

    async def turn(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns or raises, done in the thread of the ledger once all is done that was asked for before.
        Whoever has the answer may pass it on: what it says is on the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Finish what was asked for, and close the database."""
        self._thread.shutdown()
        self._database.close()

    def report_from_now_on(self) -> Report:
        """Report to a league whatever is applied from now on."""
        assert isinstance(self.people, NightPeople)
        self.report = Report(self._database, self.people)
        return self.report

    def seats(self, number: int) -> dict[int, str]:
        """Who sits at the table ``number``, as far as names are known."""
        return {seat: self.people.name(number, one) for seat, one in self._members[number].seats.items()}

    def person(self, number: int, pseudonym: str) -> Person:
        """Who the guest with ``pseudonym`` at the table ``number`` is, at whatever table."""
        return Person("{}-{}".format(*self.people.home(number, pseudonym)), self.people.moves(number, pseudonym))

    def forget(self, name: str) -> int:
        """Delete the ``name`` of a person, here and in the league; returns for how many seats it stood."""
        self._fresh()
        with self._transaction():
            found = self.people.forget(name)
            if self.report is not None:
                for number, pseudonyms in found.items():
                    self.report.note(number, "", "", {}, pseudonyms)
        if found:
            self._read_again()
            self._ring()
        return sum(map(len, found.values()))

    def purge(self) -> None:
        """Leave nothing of deleted names in the log of the database."""
        self._database.purge()

    def move(self, name: str, place: tuple[int, int], to: tuple[int, int]) -> None:
        """Whoever is called ``name`` at the table and seat ``place`` is the same person at those of ``to``."""
        assert isinstance(self.people, NightPeople)
        self._fresh()
        with self._transaction():
            self.people.move(name, place, to)
        self._results = self._all_raced()

    @property
    def members(self) -> tuple[Member, ...]:
        """All tables, in the order in which they joined."""
        return tuple(self._members.values())

    def member(self, number: int) -> Member:
        """The table ``number``. Raises ``KeyError``."""
        return self._members[number]

    def member_with(self, key: str) -> Member | None:
        """The table that has ``key``, if one does."""
        return next((member for member in self.members if member.key == key), None)

    def results(self) -> list[Raced]:
        """The results of all tables."""
        return list(self._results.values())

    def night(self) -> Night | None:
        """The night, if one was kept."""
        found = self.kept("night")
        return None if found is None else msgspec.json.decode(found, type=Night)

    def keep_night(self, night: Night) -> None:
        """Keep ``night``."""
        self.keep("night", msgspec.json.encode(night).decode())

    def kept(self, name: str) -> str | None:
        """What is kept under ``name``."""
        row = next(self._database.rows("SELECT value FROM kept WHERE name = ?", (name,)), None)
        return None if row is None else str(row[0])

    def keep(self, name: str, value: str, durable: bool = True) -> None:
        """Keep ``value`` under ``name``, through a power cut if ``durable``."""
        with self._transaction(durable):
            self._database.change(
                "INSERT INTO kept VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", (name, value)
            )

    def add(self, name: str, key: str) -> Member | Refusal:
        """Let a table called ``name`` take part, which will be known by ``key``. ``hub_name_taken``: there is one of
        that name."""
        self._fresh()
        if any(member.name.casefold() == name.casefold() for member in self._members.values()):
            return refuse("hub_name_taken", name=name)
        member = Member(max(self._members, default=0) + 1, name, key)
        with self._transaction():
            self._put(member)
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
        return seal_of(self._database, member, entry)

    def landmarks(self, number: int) -> tuple[Known, ...]:
        """What the table ``number`` is asked by for the entries that follow."""
        return landmarks(self._members[number].cursor, lambda entry: self.seal_at(number, entry))

    def seals(self, number: int) -> list[tuple[int, int, str]]:
        """Journal, entry and seal of everything that was applied from the table ``number``, in order."""
        rows = self._database.rows(
            "SELECT journal, entry, seal FROM entry WHERE number = ? ORDER BY journal, entry", (number,)
        )
        return [(journal, entry, seal) for journal, entry, seal in rows]

    def bodies_after(self, number: int, after: tuple[int, int]) -> list[tuple[int, Body]]:
        """What was applied from the table ``number`` after a place (which of its journals, and the entry), in order,
        each with its journal."""
        rows = self._database.rows(
            """SELECT journal, body FROM entry WHERE number = ? AND (journal > ? OR (journal = ? AND entry > ?))
            ORDER BY journal, entry""",
            (number, after[0], *after),
        )
        return [(journal, msgspec.json.decode(body, type=Body)) for journal, body in rows]

    def withdrawn(self, number: int) -> int:
        """How many entries of the table ``number`` were withdrawn, because a journal was put back from a copy."""
        return self._withdrawn.get(number, 0)

    def part(self, number: int, last: Known) -> Refusal | None:
        """Note whether the journal of the table ``number``, which ends at ``last``, lacks what was applied from it;
        then nothing more is taken until the organiser has decided: ``hub_rewound``."""
        self._fresh()
        member = self._members[number]
        if member.state == "following" and is_behind(member.cursor, last):
            member = replace(member, state="parted")
            self._change(member)
        return self._parted(member) if member.state == "parted" else None

    def apply(self, number: int, told: Entries) -> Applied:
        """Apply what continues the journal of the table ``number``, each entry once. Nothing of a message is applied
        in which an entry was not sealed by that table (``hub_entry_forged``), or cannot be read."""
        self._fresh()
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
        change = Change(self._database, self.people, member)
        # What a power cut takes, the table sends again; but nothing comes back that a league knows already.
        with self._transaction(durable=self.report is not None):
            outcome = change.take(told, bodies)
            self._put(change.member)
            changes = self._rebuilt(number) if change.rebuilt else change.results
            if self.report is not None:
                self.report.note(number, member.name, self.meeting, changes, change.people)
        if change.rebuilt:
            self._withdrawn = self._read_withdrawn()
        for key, result in changes.items():
            if result is None:
                self._results.pop((number, *key), None)
            else:
                self._results[number, *key] = self._raced((number, *key), result)
        if change.people:
            self._results = self._all_raced()
        # Last: whoever sees how far the journal is known, sees what follows from it.
        self._members[number] = change.member
        if changes or change.people:
            self._ring()
        if change.member.state == "parted":
            return replace(outcome, refusal=self._parted(change.member))
        return outcome

    def _rebuilt(self, number: int) -> dict[Key, Result | None]:
        """What has become of the results of the table ``number`` after entries were withdrawn."""
        after = {key[1:]: result for key, result in self._read_results(number).items()}
        before = {key[1:]: raced.result for key, raced in self._results.items() if key[0] == number}
        changed: dict[Key, Result | None] = {
            key: result for key, result in after.items() if before.get(key) != self._named(number, result)
        }
        return {**changed, **dict.fromkeys(before.keys() - after.keys())}

    def _named(self, number: int, result: Result) -> Result:
        return replace(result, names={seat: self.people.name(number, one) for seat, one in result.names.items()})

    def _raced(self, key: tuple[int, int, int, int], raw: Result) -> Raced:
        number, journal = key[:2]
        who = {seat: self.person(number, one) for seat, one in raw.names.items()}
        return Raced(number, (journal, raw.entry), self._named(number, raw), who)

    def _all_raced(self) -> dict[tuple[int, int, int, int], Raced]:
        return {key: self._raced(key, raw) for key, raw in self._read_results().items()}

    def _ring(self) -> None:
        if self.report is not None:
            self.report.ring()

    def _parted(self, member: Member) -> Refusal:
        return refuse("hub_rewound", table=member.name, entry=member.cursor.entry)

    def _change(self, member: Member) -> None:
        with self._transaction():
            self._put(member)
        self._members[member.number] = member

    def _put(self, member: Member) -> None:
        cursor, seats = member.cursor, msgspec.json.encode(member.seats).decode()
        values = (member.number, member.name, member.key, member.state, member.journal, cursor.entry, cursor.seal)
        self._database.change(
            """INSERT INTO venue_table VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (number) DO UPDATE SET
            name = excluded.name, key = excluded.key, state = excluded.state, journal = excluded.journal,
            entry = excluded.entry, seal = excluded.seal, seats = excluded.seats""",
            (*values, seats),
        )

    @contextmanager
    def _transaction(self, durable: bool = True) -> Iterator[None]:
        try:
            with self._database.transaction(durable):
                yield
        except BaseException:
            # A connection that breaks while something is committed does not tell whether it was.
            self._known = 0
            raise

    def _fresh(self) -> None:
        """Read what is known once more, if the database may hold something else."""
        if self._known != self._database.connections:
            self._read_again()

    def _read_again(self) -> None:
        try:
            self.people.read_again()
            if self.report is not None:
                self.report.read_again()
            members = {member.number: member for member in self._read_members()}
            results = self._all_raced()
            withdrawn = self._read_withdrawn()
        except msgspec.MsgspecError as error:
            raise unusable("", error) from error
        self._members, self._results, self._withdrawn = members, results, withdrawn
        self._known = self._database.connections

    def _read_members(self) -> Iterator[Member]:
        for number, name, key, state, journal, entry, seal, seats in self._database.rows(
            "SELECT number, name, key, state, journal, entry, seal, seats FROM venue_table ORDER BY number"
        ):
            known = msgspec.convert(state, State)
            yield Member(number, name, key, known, journal, Cursor(entry, seal), _seats.decode(seats))

    def _read_withdrawn(self) -> dict[int, int]:
        return dict(self._database.rows("SELECT number, count(*) FROM withdrawn GROUP BY number"))

    def _read_results(self, only: int | None = None) -> dict[tuple[int, int, int, int], Result]:
        first, last = (0, 2**53) if only is None else (only, only)
        rows = self._database.rows(
            "SELECT number, journal, opened, race, body FROM result WHERE number BETWEEN ? AND ?", (first, last)
        )
        return {(number, journal, opened, race): _result.decode(body) for number, journal, opened, race, body in rows}
