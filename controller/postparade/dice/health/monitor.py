"""Looks at the dice after every roll and tells the host, on the status board under ``dice_health``."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

import msgspec

from postparade.dice.health.report import Report, report
from postparade.dice.health.roll_log import RollLog
from postparade.table.journal.codec import parse
from postparade.table.journal.journal import Journal
from postparade.table.journal.schema import in_folder
from postparade.table.messages import Update
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.state import Record

TOPIC = "dice_health"


class Watched(Protocol):
    """The table, as far as the monitor knows it."""

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class DiceMonitor:
    """Follows every roll from its own construction on; :meth:`run` adds what the journal held before."""

    def __init__(self, table: Watched, status_board: StatusBoard) -> None:
        self._status_board = status_board
        self._roll_log = RollLog()
        self._unwatch = table.watch(self._on_update)

    async def run(self, journal: Path) -> None:
        """Read the session so far from ``journal`` (the file or its data folder) and tell about it.

        Raises ``JournalFault`` for a journal that is missing, foreign, newer or corrupt.
        """
        self._roll_log.read(await asyncio.to_thread(_records, journal))
        self._tell()

    def close(self) -> None:
        """Stop following the table."""
        self._unwatch()

    def _on_update(self, update: Update) -> None:
        if self._roll_log.hear(update):
            self._tell()

    def _tell(self) -> None:
        self._status_board.post(TOPIC, msgspec.to_builtins(report(self._roll_log.tally()), str_keys=True))


def of_journal(journal: Path) -> Report:
    """The report on all rolls of ``journal``, the file or its data folder.

    Raises ``JournalFault`` for a journal that is missing, foreign, newer or corrupt.
    """
    roll_log = RollLog()
    roll_log.read(_records(journal))
    return report(roll_log.tally())


def _records(journal: Path) -> list[Record]:
    path = in_folder(journal)
    return [parse(path, entry) for entry in Journal.read(path)]
