"""Carries out what pages ask for: checks who asks, and hands commands to the table."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from postparade.core.faults import Fault, Refusal, as_json, refuse
from postparade.table.messages import Command, Correct, Receipt
from postparade.table.presentation.past_races import PastRace
from postparade.web.api.qr import Addresses, as_svg
from postparade.web.auth.access import Access
from postparade.web.ports import Ports, ScenesPort, TablePort
from postparade.web.ws import commands as msg
from postparade.web.ws.broadcast import Broadcast
from postparade.web.ws.cheers import Cheers
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.door_commands import DoorCommands

REMEMBERED = 64
"""Answers kept for resends of messages that are not commands of the table; the table remembers its own commands in the
journal."""

Answer = dict[str, object]


class CommandHandler:
    """Answers the messages of all pages. Seat and role come from the page's role, never from the message."""

    def __init__(
        self,
        table: TablePort,
        access: Access,
        ports: Ports,
        addresses: Addresses,
        broadcast: Broadcast,
        cheers: Cheers,
        past_races: Callable[[], Awaitable[list[PastRace]]],
    ) -> None:
        """``broadcast`` knows the game on the table, and is told when something else has changed that pages show;
        ``past_races`` are those that the board can show again."""
        self._table = table
        self._broadcast = broadcast
        self._access = access
        self._throw_for = ports.throw
        self._panel_port = ports.panel
        self._acknowledge = ports.acknowledge
        self._addresses = addresses
        self._past_races = past_races
        self._cheers = cheers
        self._doors = DoorCommands(table, access)
        self.scenes: ScenesPort | None = None
        """Who waits until boards have painted; ``None`` where nobody does."""
        self.evening: ScenesPort | None = None
        """The same, for the end of an evening."""
        self.touched: Callable[[], None] = lambda: None
        """Called when somebody has touched a board, or the host has asked for something."""
        self._answers: OrderedDict[tuple[ClientRole, str], asyncio.Task[Answer]] = OrderedDict()

    async def answer(self, role: ClientRole, message: msg.Message, away: float = 0.0) -> Answer:
        """What to send back to a page that is so many seconds farther ``away`` than others. A message with an id that
        this role has used before is not carried out again. By then, the changes that it caused are in the queue of its
        sender."""
        answer: Answer = {"t": "pong"} if isinstance(message, msg.Ping) else await self._ack(role, message, away)
        self._broadcast.catch_up(role)
        return answer

    async def _ack(self, role: ClientRole, message: msg.WithId, away: float) -> Answer:
        return {"t": "ack", "id": message.id, **await self._answer(role, message, away)}

    async def _answer(self, role: ClientRole, message: msg.WithId, away: float) -> Answer:
        if role.page == "host":
            self.touched()
        if isinstance(message, msg.Do):
            return _told(await self._do(role, message, away))
        if isinstance(message, msg.Cheer):
            # Not among the answers that are remembered: a cheering table would push out all others.
            return self._cheer(role, message.lane)
        key = (role, message.id)
        if key not in self._answers:
            # A task of its own: the message is carried out even if the page that sent it has gone meanwhile.
            task = self._answers[key] = asyncio.create_task(self._carry_out(role, message))
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            self._trim()
        try:
            return await asyncio.shield(self._answers[key])
        except Fault as fault:
            return {"ok": False, **as_json(fault)}

    def _forget_failed(self, key: tuple[ClientRole, str], task: asyncio.Task[Answer]) -> None:
        """Forget a message that could not be carried out, so that it may be sent again."""
        if (task.cancelled() or task.exception()) and self._answers.get(key) is task:
            del self._answers[key]

    def _trim(self) -> None:
        for key in tuple(self._answers)[: max(0, len(self._answers) - REMEMBERED)]:
            if self._answers[key].done():
                del self._answers[key]

    async def _carry_out(self, role: ClientRole, message: msg.WithId) -> Answer:
        match message:
            case msg.ThrowDice():
                return _told(await self._throw(role, message))
            case msg.Reseat() if role.page == "host":
                return await self._reseat(message.seat)
            case msg.Doors() | msg.Admit() | msg.SeatsEach() | msg.ClearIdle() | msg.Screen() if role.page == "host":
                refusal = await self._doors.carry_out(message)
                self._broadcast.refresh()
                return {"ok": True} if refusal is None else _told(refusal)
            case msg.Show() if role.page == "host":
                return await self._show(message)
            case msg.PreviewCorrection() if role.page == "host":
                found = await self._table.preview(Correct(message.entry, message.dice))
                return _told(found) if isinstance(found, Refusal) else {"ok": True, "preview": found}
            case msg.Seen() if role.page == "host":
                await self._acknowledge()
                return {"ok": True}
            case msg.Painted() if role.page == "board":
                for waiting in (self.scenes, self.evening):
                    if waiting is not None:
                        waiting.painted(message.entry, message.scene)
                return {"ok": True}
            case msg.Touched() if role.page == "board":
                self.touched()
                return {"ok": True}
            case msg.PanelCommand() if role.page == "panel":
                return await self._panel(message)
        return _told(refuse("not_allowed", role=role.page))

    def _cheer(self, role: ClientRole, lane: int | None) -> Answer:
        if role.seat is None:
            return _told(refuse("not_allowed", role=role.page))
        race = self._table.race()
        if race is None:
            return _told(refuse("nothing_to_cheer"))
        if lane not in {one.number for one in race.lanes if not one.scratched}:
            lane = None
        return {"ok": True} if self._cheers.cheer(role.seat, lane) else _told(refuse("too_fast"))

    async def _do(self, role: ClientRole, message: msg.Do, away: float) -> Receipt | Refusal | Fault:
        if role.page not in ("seat", "host"):
            return refuse("not_allowed", role=role.page)
        action = msg.action_for(self._broadcast.game, message.action)
        if isinstance(action, Refusal):
            return action
        name = f"{role.page}{role.seat or ''}:{message.id}"
        try:
            return await self._table.submit(Command(name, role.who, action, message.based_on, away))
        except Fault as fault:
            return fault

    async def _throw(self, role: ClientRole, message: msg.ThrowDice) -> Receipt | Refusal:
        if self._throw_for is None:
            return refuse("no_electronic_dice")
        if role.page not in ("seat", "host"):
            return refuse("not_allowed", role=role.page)
        return await self._throw_for(role.who, message.based_on)

    async def _reseat(self, seat: int) -> Answer:
        taken = {card.seat: card.since for card in self._table.view(ClientRole("host").who).seats}
        if seat not in taken:
            return _told(refuse("unknown_seat", seat=seat))
        code = await self._access.seats.code_for(seat, taken[seat])
        if isinstance(code, Refusal):
            return _told(code)
        url = self._addresses.reseat(code)
        return {"ok": True, "seat": seat, "url": url, "svg": as_svg(url)}

    async def _show(self, message: msg.Show) -> Answer:
        if message.what != "race":
            self._broadcast.show(message.what)
            return {"ok": True}
        race = self._table.race()
        if race is not None and race.running:
            return _told(refuse("race_on"))
        if message.race not in {past.entry for past in await self._past_races()}:
            return _told(refuse("no_such_race"))
        # The id lets the same race be shown twice.
        self._broadcast.show(f"race:{message.race}:{message.id}")
        return {"ok": True}

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
