"""The journal of a table as it is sent to the hub: public entries with their seals, from whatever entry on."""

from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec

from postparade.core.long_work import give_way
from postparade.hub.link.sealing import sealed
from postparade.hub.messages import Body, Known, Sealed
from postparade.hub.table_side.results import News, Scoring
from postparade.hub.table_side.rolls_told import RollsTold, Told
from postparade.table.journal.codec import parse, resume
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from postparade.table.presentation.public_journal import public
from postparade.table.state import TableState

_text = msgspec.json.Encoder()
REST_EVERY = 50
"""Entries that are read before others go first."""


class SealedJournal:
    """Reads the journal in the data folder ``folder``. Every entry is followed once, in order, to see what it means for
    the standings; that is kept, so that older entries can be sent again at no cost. Not for two threads at once."""

    def __init__(self, folder: Path, rest: Callable[[], None] = give_way) -> None:
        self._path = in_folder(folder)
        self._rest = rest
        self._state = TableState()
        self._scoring = Scoring()
        self._rolling = RollsTold()
        self._seals = [""]
        self._news: dict[int, News] = {}
        self._rolls: dict[int, Told] = {}

    @property
    def last(self) -> Known:
        """The last entry that was followed."""
        return Known(len(self._seals) - 1, self._seals[-1])

    def common(self, known: Iterable[Known]) -> Known:
        """The newest of the ``known`` entries that this journal has, as far as it was followed."""
        there = (one for one in known if one.entry < len(self._seals) and self._seals[one.entry] == one.seal)
        return max(there, key=lambda one: one.entry, default=Known(0, ""))

    def follow(self, until: int) -> None:
        """Follow the entries up to ``until``. Raises ``JournalFault`` like :meth:`Journal.read`."""
        if self.last.entry < until:
            self._read(self.last.entry, until)

    def sealed_after(self, after: int, until: int, most: int, key: str, table: int) -> list[Sealed]:
        """At most ``most`` entries after entry ``after``, up to ``until``, sealed for ``table`` with its ``key``.
        Raises ``JournalFault`` like :meth:`Journal.read`."""
        self.follow(after)
        return [
            sealed(key, table, number, self._seals[number - 1], seal, body)
            for number, seal, body in self._read(after, min(until, after + most))
        ]

    def _read(self, after: int, until: int) -> list[tuple[int, str, str]]:
        found = []
        for entry, seal in Journal.sealed(self._path, after, whole=False):
            if entry.entry > until:
                break
            if entry.entry == len(self._seals):
                record, self._state = resume(self._path, self._state, entry)
                news = self._scoring.after(record, self._state)
                if news:
                    self._news[entry.entry] = news
                if rolls := self._rolling.after(record, self._state):
                    self._rolls[entry.entry] = rolls
                self._seals.append(seal)
            else:
                record = parse(self._path, entry)
            told = public(record)
            news = self._news.get(entry.entry, News())
            events = msgspec.Raw(_text.encode(told.events))
            rolls = self._rolls.get(entry.entry, {})
            body = Body(told.at, told.kind, told.game, events, news.seats, news.results, news.undone, news.shown, rolls)
            found.append((entry.entry, seal, _text.encode(body).decode()))
            if entry.entry % REST_EVERY == 0:
                self._rest()
        return found
