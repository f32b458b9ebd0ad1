"""Guests who move to another table, at the table: they leave one as the host would clear their seat, sit down at the
other as newcomers do, and their phone is told where that is."""

from typing import Protocol

from postparade.core.faults import Refusal, refuse
from postparade.hub.messages import Guest, Order
from postparade.rules.viewer import HOST
from postparade.table.commands.host_buttons import TablePort
from postparade.table.messages import ClearSeat, Command, PlayFor, SeatCard, ShowName, TakeSeat


class Phones(Protocol):
    """The phones that hold seats. Raises :class:`~postparade.core.faults.Fault` when nothing can be kept."""

    async def remember(self, move: str, seat: int, to: str) -> None:
        """Keep, before it leaves, which phone holds ``seat``, and that it goes to the table called ``to``."""
        ...

    def remembers(self, move: str) -> bool:
        """Whether somebody was about to leave in that ``move``."""
        ...

    async def forget(self, move: str) -> None:
        """The guest of that ``move`` stays after all."""
        ...

    async def forward(self, move: str, link: str) -> None:
        """Send the phone of that ``move`` on to ``link``."""
        ...

    async def link_to(self, seat: int, since: int) -> str:
        """A link that hands ``seat``, which was taken in entry ``since``, to whoever opens it first."""
        ...


class MovingGuests:
    """Carries out what a hub says about guests who move. Every step may come again, also after a restart, and is done
    once: nobody sits down twice. Raises :class:`~postparade.core.faults.Fault` like the table."""

    def __init__(self, table: TablePort, phones: Phones) -> None:
        self._table = table
        self._phones = phones

    async def leave(self, order: Order) -> Guest | Refusal:
        """Let the guest of ``order`` leave, who takes along what the game on the table leaves them: ``guest_gone``, and
        what the rules say."""
        guest = order.guest
        if guest is None:
            return refuse("bad_request", why="nobody is named")
        view = self._table.view(HOST)
        card = self._card(guest.seat)
        left = Guest(guest.name, guest.seat, guest.seat in view.shown, view.bots.get(guest.seat))
        if card is None or card.name != guest.name:
            # Whoever has been remembered has left in this very move, before this table was started again.
            return guest if self._phones.remembers(order.move) else refuse("guest_gone", name=guest.name)
        await self._phones.remember(order.move, guest.seat, order.to)
        outcome = await self._table.submit(Command(f"hub-{order.id}", HOST, ClearSeat(guest.seat)))
        if isinstance(outcome, Refusal):
            await self._phones.forget(order.move)
            return outcome
        return left

    async def sit(self, order: Order) -> Guest | Refusal:
        """Seat the guest of ``order`` here; the answer has the link for the phone."""
        guest = order.guest
        if guest is None:
            return refuse("bad_request", why="nobody is named")
        outcome = await self._table.submit(Command(f"hub-{order.id}", HOST, TakeSeat(guest.name, guest.seat)))
        if isinstance(outcome, Refusal):
            return outcome
        seat = outcome.seat or guest.seat
        card = self._card(seat)
        if card is None or card.since != outcome.entry:
            return Guest(guest.name, seat)
        if guest.shown:
            await self._table.submit(Command(f"hub-{order.id}-name", HOST, ShowName(seat, shown=True)))
        if guest.temper is not None:
            await self._table.submit(Command(f"hub-{order.id}-bot", HOST, PlayFor(seat, guest.temper)))
        return Guest(guest.name, seat, link=await self._phones.link_to(seat, outcome.entry))

    async def forward(self, order: Order) -> None:
        """Tell the phone of a guest who has left where to go."""
        if order.guest is not None:
            await self._phones.forward(order.move, order.guest.link)

    def _card(self, seat: int) -> SeatCard | None:
        return next((card for card in self._table.view(HOST).seats if card.seat == seat), None)
