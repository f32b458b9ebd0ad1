"""One websocket a page: greets it, follows its channel, and listens to what it wants."""

import asyncio
import contextlib
import logging
from collections import Counter

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, as_json, refuse
from postparade.web.error_response import ErrorResponse
from postparade.web.ws.broadcast import Broadcast
from postparade.web.ws.client_role import ClientRole
from postparade.web.ws.command_handler import Answer, CommandHandler
from postparade.web.ws.commands import parse
from postparade.web.ws.outbox import Outbox

log = logging.getLogger(__name__)

HEARTBEAT = 15.0
MESSAGE_LIMIT = 2048
SOCKETS_AN_ADDRESS = 40
"""Not lower than twice the players: behind a router all phones may share one address."""
SOCKETS_IN_ALL = 100
MESSAGES_A_SECOND = 20.0
"""Commands of a phone that are served, in the long run and at once; more are answered with ``too_fast``."""
TRUST = 20.0
"""How many times as much a page may send that was opened with the PIN: programs drive the table through it."""
FLOOD_A_SECOND = 200.0
"""A page that sends more than this is no finger on a screen: its connection ends."""
GOODBYE = 2.0
"""Seconds that a page has to answer a close; a sleeping phone never does."""
NOT_YOURS = 4401
"""Close code for a page that may not look: a refused upgrade could not be told from a broken network."""

_encode = msgspec.json.encode


class Bucket:
    """Lets ``rate`` messages a second through, and as many at once."""

    def __init__(self, clock: Clock, rate: float) -> None:
        self._clock = clock
        self._rate = rate
        self._left = rate
        self._at = clock.now()

    def take(self) -> bool:
        """Whether one more message may pass."""
        now = self._clock.now()
        self._left = min(self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class PageSocket:
    """All open websockets."""

    def __init__(self, broadcast: Broadcast, commands: CommandHandler, clock: Clock) -> None:
        self._broadcast = broadcast
        self._commands = commands
        self._clock = clock
        self._open: dict[Outbox, tuple[ClientRole, web.WebSocketResponse]] = {}
        self._by_address: Counter[str] = Counter()
        self._goodbyes: set[asyncio.Task[None]] = set()

    def following(self, role: ClientRole) -> list[Outbox]:
        """The pages of ``role`` that are connected now."""
        return [outbox for outbox, (whose, _) in self._open.items() if whose == role]

    def seats_here(self) -> list[int]:
        """Seats with at least one page connected."""
        return sorted({whose.seat for whose, _ in self._open.values() if whose.seat is not None})

    async def serve(self, request: web.Request, role: ClientRole, allowed: bool) -> web.StreamResponse:
        """Serve one page until it goes. With ``allowed`` false it is told so with close code 4401."""
        address = request.remote or ""
        if self._by_address.total() >= SOCKETS_IN_ALL or self._by_address[address] >= SOCKETS_AN_ADDRESS:
            return ErrorResponse(refuse("too_many_pages"), 429)
        self._by_address[address] += 1
        try:
            socket = web.WebSocketResponse(
                heartbeat=HEARTBEAT, timeout=GOODBYE, max_msg_size=MESSAGE_LIMIT, compress=False
            )
            try:
                await socket.prepare(request)
            except ConnectionError:
                return web.Response()  # The page has gone again meanwhile, as on a reload.
            if allowed:
                await self._talk(request, socket, role)
            else:
                await socket.close(code=NOT_YOURS, message=b"not yours")
            return socket
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]

    async def _talk(self, request: web.Request, socket: web.WebSocketResponse, role: ClientRole) -> None:
        assert request.transport is not None, "a websocket that was just prepared has a transport"
        outbox = Outbox(socket, request.transport)
        channel = self._broadcast.channel(role)
        channel.greet(outbox, request.query.get("epoch", ""), _number(request.query.get("since", "")))
        pump = asyncio.create_task(outbox.pump())
        answers: set[asyncio.Task[None]] = set()
        self._open[outbox] = (role, socket)
        self._broadcast.refresh()
        try:
            await self._listen(socket, role, outbox, answers)
        finally:
            del self._open[outbox]
            channel.followers.discard(outbox)
            for task in (pump, *answers):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await pump
            self._broadcast.refresh()

    async def _listen(
        self, socket: web.WebSocketResponse, role: ClientRole, outbox: Outbox, answers: set[asyncio.Task[None]]
    ) -> None:
        trust = TRUST if role.page in ("host", "panel") else 1.0
        served, flood = Bucket(self._clock, MESSAGES_A_SECOND * trust), Bucket(self._clock, FLOOD_A_SECOND * trust)
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                await socket.close(code=WSCloseCode.UNSUPPORTED_DATA, message=b"text only")
            elif not flood.take():
                outbox.cut_off()
            elif not served.take():
                outbox.put(_too_fast(message.data))
            else:
                task = asyncio.create_task(self._reply(message.data, role, outbox))
                answers.add(task)
                task.add_done_callback(answers.discard)

    async def _reply(self, text: str, role: ClientRole, outbox: Outbox) -> None:
        message = parse(text)
        if isinstance(message, Refusal):
            reply: Answer = {"t": "refused", **as_json(message)}
        else:
            try:
                reply = await self._commands.answer(role, message)
            except Exception:
                # Whoever asked must not wait for ever, and everybody else goes on.
                log.exception("the command %s could not be answered", text)
                outbox.cut_off()
                return
        outbox.put(_encode(reply).decode())

    def dismiss(self, role: ClientRole) -> None:
        """Close all pages of ``role``: they may not look any more. Nobody waits for a phone that sleeps."""
        self._broadcast.forget(role)
        for whose, socket in self._open.values():
            if whose == role:
                task = asyncio.create_task(_close(socket, NOT_YOURS, b"not yours"))
                self._goodbyes.add(task)
                task.add_done_callback(self._goodbyes.discard)

    async def close(self) -> None:
        """Close every page; they come back by themselves when the table does."""
        sockets = [socket for _, socket in self._open.values()]
        await asyncio.gather(*(_close(socket, WSCloseCode.GOING_AWAY, b"restart") for socket in sockets))
        await asyncio.gather(*self._goodbyes)


async def _close(socket: web.WebSocketResponse, code: int, why: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        await socket.close(code=code, message=why)


def _too_fast(text: str) -> str:
    """The answer to a message that is one too many; it acts on nothing, and may be sent again."""
    message = parse(text)
    known = {"t": "ack", "id": message.id} if hasattr(message, "id") else {"t": "refused"}
    return _encode({**known, "ok": False, **as_json(refuse("too_fast"))}).decode()


def _number(text: str) -> int:
    """The delta number a page says it knows; -1 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else -1
