"""What the host decides about those who come in: the door, visitors, seats for each phone, guests who never played, and
screens that show the join code."""

from postparade.core.faults import Refusal, refuse
from postparade.rules.viewer import HOST
from postparade.table.messages import ClearSeat, Command
from postparade.web.auth.access import Access
from postparade.web.ports import TablePort
from postparade.web.ws import commands as msg

DoorCommand = msg.Doors | msg.Admit | msg.SeatsEach | msg.ClearIdle | msg.Screen


class DoorCommands:
    """Carries out the host's :data:`DoorCommand`."""

    def __init__(self, table: TablePort, access: Access) -> None:
        self._table = table
        self._access = access

    async def carry_out(self, command: DoorCommand) -> Refusal | None:
        """Carry out ``command``; returns why that is impossible. Raises ``AccessFault``."""
        access = self._access
        match command:
            case msg.Doors(door=door):
                await access.doors.set_door(door)
            case msg.SeatsEach(seats=seats):
                await access.doors.set_seats_each(seats)
            case msg.Admit(visitor=number, let_in=True):
                return await access.visitors.let_in(number)
            case msg.Admit(visitor=number):
                return await access.visitors.remove(number)
            case msg.Screen(screen=number, allow=True):
                return await access.screens.allow(number)
            case msg.Screen(screen=number):
                access.screens.refuse(number)
            case msg.ClearIdle():
                return await self._clear_idle(command)
        return None

    async def _clear_idle(self, command: msg.ClearIdle) -> Refusal | None:
        """Clear the seats that are named and still idle. One that cannot be cleared now keeps none of the others."""
        refusal, cleared = refuse("nobody_idle"), False
        for seat in command.seats:
            if seat not in self._table.view(HOST).idle or seat not in self._access.seats.held:
                continue
            outcome = await self._table.submit(Command(f"host:{command.id}:{seat}", HOST, ClearSeat(seat)))
            if isinstance(outcome, Refusal):
                refusal = outcome
            else:
                cleared = True
        await self._access.settled()
        return None if cleared else refusal
