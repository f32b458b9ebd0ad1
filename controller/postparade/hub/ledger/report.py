"""What a hub reports to a league: a journal of its own, with results under pseudonyms and seals from entry to entry."""

import asyncio
import hashlib
from collections.abc import Callable, Iterable, Mapping

import msgspec
from msgspec.structs import replace

from postparade.hub.ledger.database import Database
from postparade.hub.ledger.people import NOTHING, NightPeople
from postparade.hub.link.sealing import sealed
from postparade.hub.messages import Body, Known, Live, Result, Sealed

Key = tuple[int, int, int]
"""A race of one table: its journal, the entry that opened the game, and its number."""
Changes = Mapping[Key, Result | None]
"""Results that are new or have changed; ``None``: gone."""
_text = msgspec.json.Encoder()


class Report:
    """The report of a hub, kept beside its ledger and changed in the same transactions, in the ledger's thread."""

    def __init__(self, database: Database, people: NightPeople) -> None:
        self._database = database
        self._people = people
        self._watchers: list[Callable[[], None]] = []
        self._last = self._committed = Known(0, "")
        self.league = ""
        """What the league is called, once it is known."""
        self.read_again()

    def read_again(self) -> None:
        """Read from the database where the report ends."""
        found = next(self._database.rows("SELECT entry, seal FROM report ORDER BY entry DESC LIMIT 1"), (0, ""))
        self._last = self._committed = Known(*found)

    @property
    def last(self) -> Known:
        """The last entry that was committed."""
        return self._committed

    @property
    def entry(self) -> int:
        """The number of the last entry that was committed."""
        return self._committed.entry

    @property
    def live(self) -> Live:
        """How far the report has come; there is no race to be seen."""
        return Live(self.entry)

    fault: str | None = None

    def watch(self, bell: Callable[[], None]) -> Callable[[], None]:
        """Call ``bell`` in this event loop when there are new entries; the returned function stops that."""
        loop = asyncio.get_running_loop()

        def ring() -> None:
            loop.call_soon_threadsafe(bell)

        self._watchers.append(ring)
        return lambda: self._watchers.remove(ring)

    def ring(self) -> None:
        """Tell those who watch that entries were committed."""
        self._committed = self._last
        for bell in tuple(self._watchers):
            bell()

    def note(self, number: int, table: str, meeting: str, changes: Changes, people: Iterable[str]) -> None:
        """Note, inside a transaction, what has changed at the table ``number``: an entry for each game."""
        games: dict[tuple[int, int], dict[int, Result | None]] = {}
        for (journal, opened, race), result in changes.items():
            games.setdefault((journal, opened), {})[race] = result
        for (journal, opened), races in games.items():
            self._note_game((number, journal, opened), races, table, meeting)
        if concerned := tuple(dict.fromkeys(self._code(number, pseudonym) for pseudonym in people)):
            self._add(Body(0.0, "people", None, NOTHING, people=concerned))

    def common(self, known: Iterable[Known]) -> Known:
        """The newest of the ``known`` entries that this report has."""
        there = (one for one in known if one.entry == 0 or self._seal(one.entry) == one.seal)
        return max(there, key=lambda one: one.entry, default=Known(0, ""))

    def follow(self, until: int) -> None:
        """All entries are known already."""

    def sealed_after(self, after: int, until: int, most: int, key: str, table: int) -> list[Sealed]:
        """At most ``most`` entries after entry ``after``, up to ``until``, sealed for the venue ``table`` with its
        ``key``. Names are those that may be shown now."""
        found, before = [], self._seal(after) or ""
        rows = self._database.rows(
            "SELECT entry, seal, body FROM report WHERE entry > ? AND entry <= ? ORDER BY entry",
            (after, min(until, after + most)),
        )
        for entry, seal, text in rows:
            body = msgspec.json.decode(text, type=Body)
            told = _text.encode(replace(body, named=self._named(body))).decode()
            found.append(sealed(key, table, entry, before, seal, told))
            before = seal
        return found

    def _named(self, body: Body) -> dict[str, str]:
        mentioned = {*body.people, *(one for result in body.results for one in result.names.values())}
        named = {}
        for one in sorted(mentioned):
            number, _, pseudonym = one.partition("-")
            named[one] = self._people.shown_name(int(number), pseudonym)
        return named

    def _note_game(
        self, place: tuple[int, int, int], races: Mapping[int, Result | None], table: str, meeting: str
    ) -> None:
        number = place[0]
        told = {
            race: (game, entry)
            for race, game, entry in self._database.rows(
                "SELECT race, game, entry FROM reported WHERE number = ? AND journal = ? AND opened = ?", place
            )
        }
        next_entry = self._last.entry + 1
        game = next((game for game, _ in told.values()), next_entry)
        results, undone = [], []
        for race, result in sorted(races.items()):
            if result is None:
                if race in told:
                    undone.append((game, race))
                    self._database.change(
                        "DELETE FROM reported WHERE number = ? AND journal = ? AND opened = ? AND race = ?",
                        (*place, race),
                    )
                continue
            if race not in told:
                self._database.change(
                    "INSERT INTO reported VALUES (?, ?, ?, ?, ?, ?)", (*place, race, game, next_entry)
                )
            names = {seat: self._code(number, pseudonym) for seat, pseudonym in result.names.items()}
            _, entry = told.get(race, (game, next_entry))
            results.append(replace(result, opened=game, entry=entry, names=names, table=table, meeting=meeting))
        if results or undone:
            self._add(Body(0.0, "results", None, NOTHING, results=tuple(results), undone=tuple(undone)))

    def _code(self, number: int, pseudonym: str) -> str:
        """What a person is called in the report, at whatever table."""
        return "{}-{}".format(*self._people.home(number, pseudonym))

    def _add(self, body: Body) -> None:
        text = _text.encode(body).decode()
        entry = self._last.entry + 1
        seal = hashlib.sha256(f"{self._last.seal}\n{entry}\n{text}".encode()).hexdigest()
        self._database.change("INSERT INTO report VALUES (?, ?, ?)", (entry, seal, text))
        self._last = Known(entry, seal)

    def _seal(self, entry: int) -> str | None:
        row = next(self._database.rows("SELECT seal FROM report WHERE entry = ?", (entry,)), None)
        return None if row is None else str(row[0])
