"""Keeps the journal safe while the table runs: a backup after each race, and a warning before the disk is full."""

import asyncio
import logging
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault, Fault, JournalFault
from postparade.rules.viewer import TABLE, Viewer
from postparade.table.journal.backup import backup
from postparade.table.journal.snapshot import FILE as SNAPSHOT
from postparade.table.journal.snapshot import check
from postparade.table.messages import TableView, Update
from postparade.table.presentation.status_board import StatusBoard

log = logging.getLogger(__name__)

BETWEEN = 60.0
"""Minimum seconds between two backups."""
LOOKING = 30.0
"""Seconds between two looks at the disk."""
PAUSE = 0.0005
"""Seconds between two entries that are read while the table runs."""
ROOM = 100_000_000
"""Bytes that should be free on the disk of the data folder: an evening takes one or two million."""


class TablePort(Protocol):
    """The table, as far as the keeper knows it."""

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class JournalKeeper:
    """Backs up and checks the journal, and watches the disk. Faults are reported under the room ``journal``, device
    ``disk``, ``backup`` or ``check``. Belongs to the event loop; it works in threads, so that no roll waits for it."""

    def __init__(
        self,
        table: TablePort,
        status_board: StatusBoard,
        clock: Clock,
        data: Path,
        free: Callable[[Path], int] = lambda folder: shutil.disk_usage(folder).free,
        *,
        replayed: bool = True,
    ) -> None:
        """``free`` says how many bytes are left on the disk of a folder. ``replayed``: the table was opened by
        replaying the whole journal; otherwise all of it is read now, while the table runs."""
        self._table = table
        self._status_board = status_board
        self._clock = clock
        self._data = data
        self._free = free
        self._replayed = replayed
        self._finished = asyncio.Event()
        self._over = False

    async def run(self) -> None:
        """Keep watch until cancelled."""
        stop = self._table.watch(self._on_update)
        self._over = _over(self._table.view(TABLE))
        try:
            await asyncio.gather(self._copy_after_races(), self._look_at_the_disk(), self._read_it_all())
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

    async def _read_it_all(self) -> None:
        if self._replayed:
            return
        await self._clock.sleep(LOOKING)
        stopped = threading.Event()
        # After every entry the thread gives way, so that no roll waits for it.
        reading = asyncio.to_thread(check, self._data, lambda: _give_way(stopped))
        try:
            entries = await reading
        except JournalFault as fault:
            if fault.code == "snapshot_wrong":
                # The next start replays the journal itself.
                (self._data / SNAPSHOT).unlink(missing_ok=True)
            self._status_board.report("journal", fault, "check", "error")
        else:
            log.info("the journal is whole: %d entries replayed, and the snapshot agrees", entries)
        finally:
            stopped.set()

    async def _look_at_the_disk(self) -> None:
        while True:
            try:
                free = await asyncio.to_thread(self._free, self._data)
            except OSError:
                free = ROOM  # the journal itself reports a disk that cannot be read
            full = free < ROOM
            fault = DeviceFault("disk_nearly_full", path=self._data, megabytes=free // 1_000_000) if full else None
            self._status_board.report("journal", fault, "disk", "note")
            await self._clock.sleep(LOOKING)


class _StoppedError(Exception):
    """The table is being closed."""


def _give_way(stopped: threading.Event) -> None:
    if stopped.wait(PAUSE):
        raise _StoppedError


def _over(view: TableView) -> bool:
    """Whether a race has just been paid, or a game has ended."""
    return view.status is not None and (bool(view.status.paid) or view.over)
