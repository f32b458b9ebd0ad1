"""What the organiser of a race night may ask of a table, carried out as its host does it."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from postparade.core.clock import Clock, SystemClock
from postparade.core.faults import Refusal, refuse
from postparade.hub.messages import Do, Order, OwnHorse
from postparade.hub.table_side.moving_guests import MovingGuests
from postparade.hub.table_side.publisher import Outcome
from postparade.rules.viewer import HOST
from postparade.table.commands.host_buttons import HostButtons, TablePort
from postparade.table.messages import CloseEvening, Command, Receipt
from postparade.table.presentation.status_board import StatusBoard

TOPIC = "race_night"
"""On the status board: what the hub has announced, to which league it reports, and how the common race stands."""


class TableOrders:
    """Carries out orders at one table. Raises :class:`~postparade.core.faults.Fault` like the table."""

    def __init__(
        self,
        table: TablePort,
        status_board: StatusBoard,
        clock: Clock | None = None,
        guests: MovingGuests | None = None,
    ) -> None:
        """``guests`` moves them to other tables and takes them in."""
        self._table = table
        self._clock = clock or SystemClock()
        self._ducked: asyncio.Task[None] | None = None
        self._buttons = HostButtons(table)
        self._status_board = status_board
        self._carry: dict[Do, Callable[[Order], Awaitable[Outcome]]] = {
            "start": self._start,
            "pause": self._pause,
            "resume": self._resume,
            "announce": self._announce,
            "duck": self._duck,
            "end": self._end,
        }
        if guests is not None:
            self._carry |= {"leave": guests.leave, "sit": guests.sit, "forward": guests.forward}

    async def carry(self, order: Order) -> Outcome:
        """Do it; returns why that is impossible."""
        carry = self._carry.get(order.do)
        return refuse("bad_request", why=f"this table cannot {order.do}") if carry is None else await carry(order)

    def league(self, name: str) -> None:
        """Tell phones to which league the night is reported (empty: none)."""
        if (self._status_board.latest(TOPIC) or {}).get("league", "") != name:
            self._post(league=name)

    def horse(self, horse: OwnHorse | None) -> None:
        """Show on the board how the common race stands for this table (``None``: there is none)."""
        told = None if horse is None else msgspec.to_builtins(horse)
        if (self._status_board.latest(TOPIC) or {}).get("horse") != told:
            self._post(horse=told)

    async def _start(self, _: Order) -> Refusal | None:
        return _no(await self._buttons.go_on())

    async def _pause(self, _: Order) -> Refusal | None:
        return None if self._paused() else _no(await self._buttons.pause())

    async def _resume(self, _: Order) -> Refusal | None:
        return _no(await self._buttons.go_on()) if self._paused() else None

    async def _announce(self, order: Order) -> Refusal | None:
        self._post(announcement=order.text, id=order.id)
        return None

    async def _duck(self, order: Order) -> Refusal | None:
        if self._ducked is not None:
            self._ducked.cancel()
        self._post(duck=order.seconds)
        self._ducked = asyncio.create_task(self._come_up(order.seconds)) if order.seconds else None
        return None

    async def _come_up(self, seconds: float) -> None:
        """Sound comes back by itself: whoever turned it down may be gone."""
        await self._clock.sleep(seconds)
        self._post(duck=0.0)

    async def _end(self, order: Order) -> Refusal | None:
        view = self._table.view(HOST)
        if view.ended:
            return None
        return _no(await self._table.submit(Command(f"hub-{order.id}", HOST, CloseEvening(), view.entry)))

    def _paused(self) -> bool:
        status = self._table.view(HOST).status
        return status is not None and status.paused

    def _post(self, **told: object) -> None:
        self._status_board.post(TOPIC, {**(self._status_board.latest(TOPIC) or {}), **told})


def _no(answer: Receipt | Refusal) -> Refusal | None:
    return answer if isinstance(answer, Refusal) else None
