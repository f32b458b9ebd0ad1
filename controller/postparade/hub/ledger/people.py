"""Who guests are, in a ledger: pseudonyms everywhere, and their names in one place, from which they can be deleted."""

import hashlib
import hmac
import secrets
from typing import Protocol

import msgspec
from msgspec.structs import replace

from postparade.hub.ledger.database import Database
from postparade.hub.messages import Body

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 6
KEY_NAME = "people"
"""Under which name the key of the marks is kept."""
HOMES = "homes"
"""Under which name it is kept who has moved to another table."""
Home = tuple[int, str]
"""A person: the table where the person was first seen, and the pseudonym from there."""
NOTHING = msgspec.Raw(b"[]")
_homes = msgspec.json.Decoder(list[tuple[Home, Home]])


class People(Protocol):
    """The guests of a ledger. Changes happen inside a transaction of somebody else, after which :meth:`read_again` is
    called if it has failed."""

    def kept(self, number: int, body: Body) -> tuple[Body, tuple[str, ...]]:
        """What is kept of what the table ``number`` tells: no name; and for whom it has changed what may be shown."""
        ...

    def name(self, number: int, pseudonym: str) -> str:
        """What a guest of the table ``number`` is called: the pseudonym, where no name is known."""
        ...

    def forget(self, name: str) -> dict[int, list[str]]:
        """Delete ``name`` wherever it stands; returns by table the pseudonyms that had it."""
        ...

    def home(self, number: int, pseudonym: str) -> Home:
        """Which person a guest of the table ``number`` is: the same at whatever table."""
        ...

    def moves(self, number: int, pseudonym: str) -> int:
        """How often guests had moved when this one came to the table ``number``: the highest is where a person sits
        now. -1 for whoever has not come from another table."""
        ...

    def read_again(self) -> None:
        """Read everything from the database."""
        ...


class _Person(msgspec.Struct, frozen=True):
    name: str | None
    shown: bool


class _Known:
    """The table ``person`` in memory."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[tuple[int, str], _Person] = {}

    def read_again(self) -> None:
        """Read everything from the database."""
        self._people = {
            (number, pseudonym): _Person(name, bool(shown))
            for number, pseudonym, name, shown in self._database.rows(
                "SELECT number, pseudonym, name, shown FROM person"
            )
        }

    def name(self, number: int, pseudonym: str) -> str:
        """What the guest with ``pseudonym`` is called."""
        known = self._people.get((number, pseudonym))
        return pseudonym if known is None or known.name is None else known.name

    def home(self, number: int, pseudonym: str) -> Home:
        """Which person that is."""
        return number, pseudonym

    def moves(self, _number: int, _pseudonym: str) -> int:
        """Nobody moves."""
        return -1

    def forget(self, name: str) -> dict[int, list[str]]:
        """Delete ``name`` for good: whoever had it stays without a name."""
        found: dict[int, list[str]] = {}
        for (number, pseudonym), person in list(self._people.items()):
            if person.name is not None and person.name.casefold() == name.casefold():
                self._put(number, pseudonym, _Person(None, False))
                found.setdefault(number, []).append(pseudonym)
        return found

    def _put(self, number: int, pseudonym: str, person: _Person) -> None:
        self._database.change(
            "UPDATE person SET name = ?, shown = ? WHERE number = ? AND pseudonym = ?",
            (person.name, int(person.shown), number, pseudonym),
        )
        self._people[number, pseudonym] = person


class NightPeople(_Known):
    """The guests of a night. A pseudonym stands for a name at a seat of a table; a keyed mark says which, also once the
    name was deleted, so that it does not come back with the next race."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._key = b""
        self._marks: dict[str, str] = {}
        self._homes: dict[Home, Home] = {}
        self.read_again()

    def read_again(self) -> None:
        super().read_again()
        row = next(self._database.rows("SELECT value FROM kept WHERE name = ?", (KEY_NAME,)), None)
        self._key = b"" if row is None else str(row[0]).encode()
        self._marks = dict(self._database.rows("SELECT mark, pseudonym FROM person"))
        row = next(self._database.rows("SELECT value FROM kept WHERE name = ?", (HOMES,)), None)
        self._homes = {} if row is None else dict(_homes.decode(row[0]))

    def home(self, number: int, pseudonym: str) -> Home:
        return self._homes.get((number, pseudonym), (number, pseudonym))

    def moves(self, number: int, pseudonym: str) -> int:
        return list(self._homes).index((number, pseudonym)) if (number, pseudonym) in self._homes else -1

    def move(self, name: str, place: tuple[int, int], to: tuple[int, int]) -> None:
        """Whoever is called ``name`` at the table and seat ``place`` is the same person at those of ``to``. Inside a
        transaction."""
        home = self.home(place[0], self._pseudonym(*place, name))
        there = (to[0], self._pseudonym(*to, name))
        if self._people[home].name is None:
            self._put(*there, _Person(None, False))
        self._homes.pop(there, None)
        self._homes[there] = home
        self._database.change(
            "INSERT INTO kept VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (HOMES, msgspec.json.encode(list(self._homes.items())).decode()),
        )

    def kept(self, number: int, body: Body) -> tuple[Body, tuple[str, ...]]:
        seats = None
        changed: list[str] = []
        if body.seats is not None:
            seats = {seat: self._pseudonym(number, seat, name) for seat, name in body.seats.items()}
            changed = [one for seat, one in seats.items() if self._show(number, one, seat in (body.shown or ()))]
        results = tuple(
            replace(result, names={seat: self._pseudonym(number, seat, name) for seat, name in result.names.items()})
            for result in body.results
        )
        events = NOTHING if body.kind == "seats" else body.events
        return replace(body, events=events, seats=seats, results=results), tuple(changed)

    def shown_name(self, number: int, pseudonym: str) -> str:
        """The name that a league may show; empty where there is none."""
        known = self._people.get(self.home(number, pseudonym))
        return known.name or "" if known is not None and known.shown else ""

    def _show(self, number: int, pseudonym: str, shown: bool) -> bool:
        home = self.home(number, pseudonym)
        person = self._people[home]
        if person.shown == shown or person.name is None:
            return False
        self._put(*home, replace(person, shown=shown))
        return True

    def _pseudonym(self, number: int, seat: int, name: str) -> str:
        mark = hmac.new(self._secret(), f"{number} {seat} {name}".encode(), hashlib.sha256).hexdigest()
        known = self._marks.get(mark)
        if known is not None:
            return known
        while (number, found := _drawn()) in self._people:
            pass
        self._database.change("INSERT INTO person VALUES (?, ?, ?, ?, 0)", (number, found, mark, name))
        self._marks[mark] = found
        self._people[number, found] = _Person(name, False)
        return found

    def _secret(self) -> bytes:
        if not self._key:
            key = secrets.token_hex(16)
            self._database.change("INSERT INTO kept VALUES (?, ?)", (KEY_NAME, key))
            self._key = key.encode()
        return self._key


class LeaguePeople(_Known):
    """The guests of a league: pseudonyms of venues, and the names of those who let them be shown."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._forgotten: set[tuple[int, str]] = set()
        self.read_again()

    def read_again(self) -> None:
        super().read_again()
        self._forgotten = set(self._database.rows("SELECT number, pseudonym FROM person WHERE mark = 'forgotten'"))

    def kept(self, number: int, body: Body) -> tuple[Body, tuple[str, ...]]:
        changed = []
        for pseudonym, name in body.named.items():
            if (number, pseudonym) not in self._forgotten and self._call(number, pseudonym, name):
                changed.append(pseudonym)
        return replace(body, named={}), tuple(changed)

    def forget(self, name: str) -> dict[int, list[str]]:
        found = super().forget(name)
        for number, pseudonyms in found.items():
            for pseudonym in pseudonyms:
                self._database.change(
                    "UPDATE person SET mark = 'forgotten' WHERE number = ? AND pseudonym = ?", (number, pseudonym)
                )
                self._forgotten.add((number, pseudonym))
        return found

    def _call(self, number: int, pseudonym: str, name: str) -> bool:
        known = self._people.get((number, pseudonym))
        person = _Person(name or None, bool(name))
        if person == (known or _Person(None, False)):
            return False
        if known is None:
            self._database.change("INSERT INTO person VALUES (?, ?, '', NULL, 0)", (number, pseudonym))
        self._put(number, pseudonym, person)
        return True


def _drawn() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
