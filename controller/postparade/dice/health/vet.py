"""The vet looks at the dice after every roll and tells the host, on the notice board under ``dice_health``."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from postparade.dice.health.book import RollBook
from postparade.dice.health.report import Report, report
from postparade.table.bulletin import BulletinBoard
from postparade.table.evening import Record
from postparade.table.journal import Journal
from postparade.table.journal_schema import in_folder
from postparade.table.messages import Notice
from postparade.table.records import understand

TOPIC = "dice_health"


class Watched(Protocol):
    """The authority, as far as the vet knows it."""

    def watch(self, fn: Callable[[Notice], None], /) -> Callable[[], None]: ...


class Vet:
    """Hears every roll from the moment it is made; :meth:`run` adds what the journal held before."""

    def __init__(self, table: Watched, bulletin: BulletinBoard) -> None:
        self._bulletin = bulletin
        self._book = RollBook()
        self._unwatch = table.watch(self._on_notice)

    async def run(self, journal: Path) -> None:
        """Read the evening so far from ``journal`` (the file or its data folder) and tell about it.

        Raises ``JournalFault`` for a journal that is missing, foreign, newer or corrupt.
        """
        self._book.read(await asyncio.to_thread(_records, journal))
        self._tell()

    def close(self) -> None:
        """Hear no more."""
        self._unwatch()

    def _on_notice(self, notice: Notice) -> None:
        if self._book.hear(notice):
            self._tell()

    def _tell(self) -> None:
        self._bulletin.post(TOPIC, msgspec.to_builtins(report(self._book.tally()), str_keys=True))


def of_journal(journal: Path) -> Report:
    """The report on all rolls of ``journal``, the file or its data folder.

    Raises ``JournalFault`` for a journal that is missing, foreign, newer or corrupt.
    """
    book = RollBook()
    book.read(_records(journal))
    return report(book.tally())


def _records(journal: Path) -> list[Record]:
    path = in_folder(journal)
    return [understand(path, entry) for entry in Journal.read(path)]
