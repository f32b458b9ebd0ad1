"""Keeps the evening safe while it goes on: a copy of the journal after each race, a word before the disk is full."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, Fault
from postparade.games.viewer import TABLE, Viewer
from postparade.table.journal_care import backup
from postparade.table.messages import TableView, Update
from postparade.table.status_board import StatusBoard

BETWEEN = 60.0
"""Seconds between two copies, at least."""
LOOKING = 30.0
"""Seconds between two looks at the disk."""
ROOM = 100_000_000
"""Bytes that should be free on the disk of the data folder: an evening takes one or two million."""


class TablePort(Protocol):
    """The table, as far as the keeper knows it."""

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class JournalKeeper:
    """Reports under the room ``journal``, device ``disk`` or ``backup``, what went wrong. Belongs to the event loop; it
    works in threads, so that no roll waits for it."""

    def __init__(
        self,
        table: TablePort,
        status_board: StatusBoard,
        clock: Clock,
        data: Path,
        free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
    ) -> None:
        """``free`` says how many bytes are left on the disk of a folder."""
        self._table = table
        self._status_board = status_board
        self._clock = clock
        self._data = data
        self._free = free
        self._finished = asyncio.Event()
        self._over = False

    async def run(self) -> None:
        """Keep watch until cancelled."""
        stop = self._table.watch(self._on_update)
        self._over = _over(self._table.view(TABLE))
        try:
            await asyncio.gather(self._copy_after_races(), self._look_at_the_disk())
        finally:
            stop()

    def _on_update(self, update: Update) -> None:
        was, self._over = self._over, _over(update.view)
        if self._over and not was:
            self._finished.set()

    async def _copy_after_races(self) -> None:
        while True:
            await self._finished.wait()
            self._finished.clear()
            try:
                await asyncio.to_thread(backup, self._data)
            except Fault as fault:
                self._status_board.report("journal", fault, "backup")
            else:
                self._status_board.report("journal", None, "backup")
            await self._clock.sleep(BETWEEN)

    async def _look_at_the_disk(self) -> None:
        while True:
            try:
                free = await asyncio.to_thread(self._free, self._data)
            except OSError:
                free = ROOM  # a disk that cannot be asked is told by the journal itself
            full = free < ROOM
            fault = DeviceFault("disk_nearly_full", path=self._data, megabytes=free // 1_000_000) if full else None
            self._status_board.report("journal", fault, "disk")
            await self._clock.sleep(LOOKING)


def _over(view: TableView) -> bool:
    """Whether a race has just been paid, or a game has ended."""
    return view.status is not None and (bool(view.status.paid) or view.over)
