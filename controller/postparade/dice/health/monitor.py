"""The vet looks at the dice after every roll and tells the host, on the notice board under ``dice_health``."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from postparade.dice.health.report import Report, report
from postparade.dice.health.roll_log import RollLog
from postparade.table.journal import Journal
from postparade.table.journal_codec import parse
from postparade.table.journal_schema import in_folder
from postparade.table.messages import Update
from postparade.table.state import Record
from postparade.table.status_board import StatusBoard

TOPIC = "dice_health"


class Watched(Protocol):
    """The authority, as far as the vet knows it."""

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class DiceMonitor:
    """Hears every roll from the moment it is made; :meth:`run` adds what the journal held before."""

    def __init__(self, table: Watched, status_board: StatusBoard) -> None:
        self._status_board = status_board
        self._book = RollLog()
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

    def _on_notice(self, notice: Update) -> None:
        if self._book.hear(notice):
            self._tell()

    def _tell(self) -> None:
        self._status_board.post(TOPIC, msgspec.to_builtins(report(self._book.tally()), str_keys=True))


def of_journal(journal: Path) -> Report:
    """The report on all rolls of ``journal``, the file or its data folder.

    Raises ``JournalFault`` for a journal that is missing, foreign, newer or corrupt.
    """
    book = RollLog()
    book.read(_records(journal))
    return report(book.tally())


def _records(journal: Path) -> list[Record]:
    path = in_folder(journal)
    return [parse(path, entry) for entry in Journal.read(path)]
