"""What the buttons at the table do for the host: go on with the game, pause it and resume it."""

import secrets
from typing import Protocol

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.rules.actions import Pause
from postparade.rules.viewer import HOST, Viewer
from postparade.table.messages import Command, ContinueSchedule, HoldSchedule, PauseTable, Receipt, TableView


class TablePort(Protocol):
    """The table, as far as these buttons know it."""

    async def submit(self, command: Command) -> Receipt | Refusal: ...

    def view(self, who: Viewer) -> TableView: ...


class HostButtons:
    """Presses the buttons of the host console that need nothing but a press; the journal keeps that ``sender`` did it.
    Raises :class:`~postparade.core.faults.Fault` like :meth:`~postparade.table.table.Table.submit`."""

    def __init__(self, table: TablePort, sender: str = "button-") -> None:
        self._table = table
        self._sender = sender

    async def go_on(self) -> Receipt | Refusal:
        """Do what continues the game, which is to resume it while it is paused. ``nothing_to_continue`` where nothing
        does."""
        view = self._table.view(HOST)
        choice = next((choice for choice in view.choices if choice.primary and not choice.needs), None)
        return refuse("nothing_to_continue") if choice is None else await self._press(view, choice.action)

    async def pause(self) -> Receipt | Refusal:
        """Pause the game, as it does so itself where it can; resume it if it is paused."""
        view = self._table.view(HOST)
        if view.status is not None and view.status.paused:
            return await self.go_on()
        own = next((choice.action for choice in view.choices if isinstance(choice.action, Pause)), None)
        return await self._press(view, PauseTable() if own is None else own)

    async def hold(self, *, held: bool) -> Receipt | Refusal:
        """Hold the schedule of the evening, or let it go on; that of the game is :meth:`pause`."""
        view = self._table.view(HOST)
        return await self._press(view, HoldSchedule() if held else ContinueSchedule())

    async def _press(self, view: TableView, action: Struct) -> Receipt | Refusal:
        return await self._table.submit(Command(f"{self._sender}{secrets.token_hex(8)}", HOST, action, view.entry))
