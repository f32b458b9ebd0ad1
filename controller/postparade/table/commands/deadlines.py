"""Deadlines: choices with a time limit (``Choice.after``, in seconds) are made for the host when nobody has made them
by then."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec import Struct

from postparade.core.clock import Clock
from postparade.core.faults import Refusal
from postparade.rules.viewer import HOST, Viewer
from postparade.table.messages import Command, Receipt, TableView, Update

log = logging.getLogger(__name__)


class TablePort(Protocol):
    """The table, as far as deadlines know it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    def view(self, who: Viewer) -> TableView: ...

    def watch(self, fn: Callable[[Update], None], /) -> Callable[[], None]: ...


class Deadlines:
    """Makes overdue choices. Belongs to the event loop. The time runs from when a choice is first offered; it starts
    over when the choice was withdrawn meanwhile, and when the table restarts."""

    def __init__(self, table: TablePort, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._running: dict[bytes, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Keep the deadlines until cancelled."""
        stop = self._table.watch(lambda _: self._look())
        self._look()
        try:
            await asyncio.Event().wait()
        finally:
            stop()
            for task in self._running.values():
                task.cancel()

    def _look(self) -> None:
        view = self._table.view(HOST)
        status = view.status
        race = 0 if status is None else status.race
        offered = {
            msgspec.json.encode((view.game, race, choice.action)): choice for choice in view.choices if choice.after > 0
        }
        for key in self._running.keys() - offered.keys():
            self._running.pop(key).cancel()
        for key in offered.keys() - self._running.keys():
            choice = offered[key]
            self._running[key] = asyncio.create_task(self._do_after(choice.after, choice.action))

    async def _do_after(self, seconds: float, action: Struct) -> None:
        await self._clock.sleep(seconds)
        entry = self._table.view(HOST).entry
        # The resulting update withdraws the choice and cancels this task; the shielded command completes all the same.
        command = Command(f"deadline-{secrets.token_hex(8)}", HOST, action, entry)
        submitted = asyncio.ensure_future(self._table.submit(command))
        submitted.add_done_callback(_told)
        await asyncio.shield(submitted)


def _told(submitted: asyncio.Future[Receipt | Refusal]) -> None:
    if not submitted.cancelled() and (fault := submitted.exception()) is not None:
        log.warning("an overdue choice could not be made: %s", fault)
