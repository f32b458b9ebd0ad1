"""Carries out what pages ask for: checks who asks, and hands commands to the table."""

import asyncio
from collections import OrderedDict
from typing import Any

from postparade.core.faults import Fault, Refusal, as_json, refuse
from postparade.table.messages import Command, Receipt
from postparade.web.api.qr import Addresses, as_svg
from postparade.web.auth.access import Access
from postparade.web.ports import Ports, TablePort
from postparade.web.ws import commands as msg
from postparade.web.ws.broadcast import Broadcast
from postparade.web.ws.client_role import ClientRole

REMEMBERED = 64
"""Answers kept for resends of what is no command of the table; the table remembers its own commands in the journal."""

Answer = dict[str, Any]


class CommandHandler:
    """Answers the messages of all pages. Seat and role come from the page's role, never from the message."""

    def __init__(
        self, table: TablePort, access: Access, ports: Ports, addresses: Addresses, broadcast: Broadcast
    ) -> None:
        """``broadcast`` knows the game on the table, and is told when something else has changed that pages show."""
        self._table = table
        self._broadcast = broadcast
        self._access = access
        self._throw_for = ports.throw
        self._panel_port = ports.panel
        self._addresses = addresses
        self._answers: OrderedDict[tuple[ClientRole, str], asyncio.Task[Answer]] = OrderedDict()

    async def answer(self, role: ClientRole, message: msg.Message) -> Answer:
        """What to send back. A message with an id that this role has used before is not carried out again."""
        if isinstance(message, msg.Ping):
            return {"t": "pong"}
        if isinstance(message, msg.Do):
            return {"t": "ack", "id": message.id, **_told(await self._do(role, message))}
        key = (role, message.id)
        if key not in self._answers:
            # A task of its own: the message is carried out although the page that sent it has gone meanwhile.
            self._answers[key] = asyncio.create_task(self._carry_out(role, message))
            self._trim()
        return {"t": "ack", "id": message.id, **await asyncio.shield(self._answers[key])}

    def _trim(self) -> None:
        for key in tuple(self._answers)[: max(0, len(self._answers) - REMEMBERED)]:
            if self._answers[key].done():
                del self._answers[key]

    async def _carry_out(self, role: ClientRole, message: msg.Message) -> Answer:
        try:
            match message:
                case msg.ThrowDice():
                    return _told(await self._throw(role, message))
                case msg.Reseat() if role.page == "host":
                    return self._reseat(message.seat)
                case msg.Doors() if role.page == "host":
                    await self._access.set_doors(message.open)
                    self._broadcast.refresh()
                    return {"ok": True}
                case msg.Show() if role.page == "host":
                    self._broadcast.show(message.what)
                    return {"ok": True}
                case msg.PanelCommand() if role.page == "panel":
                    return await self._panel(message)
        except Fault as fault:
            return {"ok": False, **as_json(fault)}
        return _told(refuse("not_allowed", role=role.page))

    async def _do(self, role: ClientRole, message: msg.Do) -> Receipt | Refusal | Fault:
        if role.page not in ("seat", "host"):
            return refuse("not_allowed", role=role.page)
        action = msg.action_for(self._broadcast.game, message.action)
        if isinstance(action, Refusal):
            return action
        name = f"{role.page}{role.seat or ''}:{message.id}"
        try:
            return await self._table.submit(Command(name, role.who, action, message.based_on))
        except Fault as fault:
            return fault

    async def _throw(self, role: ClientRole, message: msg.ThrowDice) -> Receipt | Refusal:
        if self._throw_for is None:
            return refuse("no_electronic_dice")
        if role.page not in ("seat", "host"):
            return refuse("not_allowed", role=role.page)
        return await self._throw_for(role.who, message.based_on)

    def _reseat(self, seat: int) -> Answer:
        if seat not in {card.seat for card in self._table.view(ClientRole("host").who).seats}:
            return _told(refuse("unknown_seat", seat=seat))
        url = self._addresses.reseat(self._access.reseat_code(seat))
        return {"ok": True, "seat": seat, "url": url, "svg": as_svg(url)}

    async def _panel(self, message: msg.PanelCommand) -> Answer:
        if self._panel_port is None:
            return _told(refuse("not_simulated"))
        try:
            return {"ok": True, "result": await self._panel_port.command(message.name, message.args)}
        except Fault:
            raise
        except (KeyError, TypeError, ValueError) as error:
            return _told(refuse("panel_failed", why=str(error)[:120]))
        finally:
            self._broadcast.refresh()


def _told(outcome: Receipt | Refusal | Fault) -> Answer:
    if isinstance(outcome, Refusal | Fault):
        return {"ok": False, **as_json(outcome)}
    return {"ok": True, "entry": outcome.entry, "repeated": outcome.repeated, "seat": outcome.seat}
