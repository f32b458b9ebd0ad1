"""One websocket a page: greets it, follows its channel, and listens to what it wants."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from postparade.core.clock import Clock
from postparade.core.faults import Refusal, as_json, for_guests, refuse
from postparade.web.http.connection import line_of
from postparade.web.http.error_boundary import ErrorBoundary
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.network_budget import Line, cut
from postparade.web.http.senders import sender_of
from postparade.web.http.token_bucket import TokenBucket
from postparade.web.ws.broadcast import Broadcast
from postparade.web.ws.client_role import GUESTS, ClientRole
from postparade.web.ws.command_handler import Answer, CommandHandler
from postparade.web.ws.commands import Message, Ping, parse
from postparade.web.ws.connection_limits import Places
from postparade.web.ws.distances import Distances
from postparade.web.ws.link_troubles import LinkTroubles
from postparade.web.ws.page_queue import PageQueue

HEARTBEAT = 15.0
MESSAGE_LIMIT = 2048
MESSAGES_A_SECOND = 20.0
"""Commands of a phone that are served, in the long run and at once; more are answered with ``too_fast``. All pages of a
seat share them."""
TRUST = 20.0
"""Factor by which a page opened with the PIN may send more: programs drive the table through such pages."""
FLOOD_A_SECOND = 200.0
"""A page that sends more than this is not a finger on a screen: its connection ends."""
CONTROLS_A_SECOND = 10.0
"""Ping and pong frames of a page; browsers only send answers to ours."""
BYTES_A_SECOND, BYTES_AT_ONCE = 16e3, 32e3
"""Bytes of any kind that a page may send; checked before anything else."""
HANDS = 8
"""Messages of one seat, or of one other page, that are carried out at once; the others wait in line. However many a
page sends, and however many of them wait for the disk, what anybody else wants is decided after these at most."""
GOODBYE = 2.0
"""Seconds that a page has to answer a close; a sleeping phone never does."""
NOT_YOURS = 4401
"""Close code for a page that may not look: a refused upgrade could not be told from a broken network."""
SEAT_FREE = 4410
"""Close code for the phone of a seat in which nobody sits any more."""

TurnedAway = Callable[[], int | None]
"""The close code for a page that may not look; ``None`` as long as it may."""

_encode = msgspec.json.encode


class _Page:
    """An open page: its role, whether it may still look, its socket, and whose it is if it belongs to a watcher."""

    def __init__(
        self, role: ClientRole, turned_away: TurnedAway, socket: web.WebSocketResponse, watcher: str = ""
    ) -> None:
        self.role = role
        self.turned_away = turned_away
        self.socket = socket
        self.watcher = watcher


class PageSocket:
    """All open websockets."""

    def __init__(self, broadcast: Broadcast, commands: CommandHandler, clock: Clock, boundary: ErrorBoundary) -> None:
        self._broadcast = broadcast
        self._commands = commands
        self._clock = clock
        self._boundary = boundary
        self._open: dict[PageQueue, _Page] = {}
        self._watching: dict[str, list[PageQueue]] = {}
        self._places = Places()
        self._seats: dict[int, TokenBucket] = {}
        self._hands: dict[int, asyncio.Semaphore] = {}
        self._goodbyes: set[asyncio.Task[None]] = set()
        self.on_counted: Callable[[], None] = lambda: None
        """Called when a page has come or gone."""
        self.distances = Distances(clock)
        """How far away the phones of guests are."""
        self.watchers = Distances(clock)
        """How far away those of watchers are, for whom nobody waits."""
        self.troubles = LinkTroubles(clock)
        """What pages that get no connection are told about it."""

    def following(self, role: ClientRole) -> list[PageQueue]:
        """The pages of ``role`` that are connected now."""
        return [queue for queue, page in self._open.items() if page.role == role]

    def pages(self) -> dict[str, int]:
        """How many pages of each kind are connected now."""
        return dict(Counter(page.role.page for page in self._open.values()))

    def waiting(self) -> int:
        """How many messages wait for all pages together."""
        return sum(len(queue) for queue in self._open)

    def seats_here(self) -> list[int]:
        """Seats with at least one page connected."""
        return sorted({page.role.seat for page in self._open.values() if page.role.seat is not None})

    def watchers_here(self) -> set[str]:
        """The watchers with at least one page connected."""
        return set(self._watching)

    def away(self, watcher: str) -> float:
        """By how many seconds the nearest page of ``watcher`` is farther away than the nearest of all watchers."""
        return min(map(self.watchers.away, self._watching.get(watcher, ())), default=0.0)

    async def serve(
        self, request: web.Request, role: ClientRole, turned_away: TurnedAway, watcher: str = ""
    ) -> web.StreamResponse:
        """Serve one page, of ``watcher`` if it is one's, until it goes, or is closed with the code of
        ``turned_away()``, now or as soon as it asks for something."""
        line = line_of(request)
        if "Upgrade" not in request.headers and "Sec-WebSocket-Key" in request.headers:
            self.troubles.note(request, "link_stripped")
            return ErrorResponse(refuse("link_stripped"), 426)
        if "Sec-WebSocket-Protocol" in request.headers:
            return ErrorResponse(refuse("bad_request", why="no page of this table sends such a request"), 400)
        code, transport = turned_away(), request.transport
        known = code is None
        if transport is None:
            raise ConnectionResetError("the page has gone")
        counted = not known or (role.page == "board" and not watcher)
        if counted and line.pages is not None and not line.pages.take():
            self.troubles.note(request, "too_many_pages")
            return ErrorResponse(refuse("too_many_pages"), 429)
        place = self._places.take(role, known, sender_of(request).address, partial(cut, transport), watcher)
        if place is None:
            self.troubles.note(request, "too_many_pages")
            return ErrorResponse(refuse("too_many_pages"), 429)
        try:
            # Control frames are counted like all others, so they are answered here.
            socket = web.WebSocketResponse(
                heartbeat=HEARTBEAT, timeout=GOODBYE, max_msg_size=MESSAGE_LIMIT, compress=False, autoping=False
            )
            await socket.prepare(request)
            self._within_budget(line, role, known)
            if code is None:
                await self._talk(request, transport, socket, _Page(role, turned_away, socket, watcher))
            else:
                await _close(socket, code, b"not yours")
            return socket
        finally:
            self._places.give_back(place)

    def _within_budget(self, line: Line, role: ClientRole, known: bool) -> None:
        trust = TRUST if known and role.page in ("host", "panel") else 1.0
        line.free()
        line.enter("page")
        line.bytes = TokenBucket(self._clock, BYTES_A_SECOND * trust, BYTES_AT_ONCE * trust)

    async def _talk(
        self, request: web.Request, transport: asyncio.Transport, socket: web.WebSocketResponse, page: _Page
    ) -> None:
        queue = PageQueue(socket, transport)
        channel = self._broadcast.channel(page.role)
        channel.greet(queue, request.query.get("epoch", ""), _number(request.query.get("since", "")))
        pump = asyncio.create_task(queue.pump())
        answers: set[asyncio.Task[None]] = set()
        measures = self.watchers if page.watcher else self.distances
        if (page.watcher or page.role.page == "seat") and self.distances.measuring:
            measures.measuring = True
            answers.add(asyncio.create_task(measures.follow(queue, socket)))
        self._open[queue] = page
        if page.watcher:
            self._watching.setdefault(page.watcher, []).append(queue)
        self._counted(page.role)
        try:
            await self._listen(page, queue, answers)
        finally:
            del self._open[queue]
            self._leave(page.watcher, queue)
            channel.followers.discard(queue)
            for task in (pump, *answers):
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await pump
            self._counted(page.role)

    def _leave(self, watcher: str, queue: PageQueue) -> None:
        left = [one for one in self._watching.pop(watcher, ()) if one is not queue]
        if left:
            self._watching[watcher] = left

    def _counted(self, role: ClientRole) -> None:
        """Update the server's facts after a page has come or gone: the host sees which seats are here, and the address
        of the table may have changed."""
        self._broadcast.refresh(None if role.page == "seat" else role)
        self.on_counted()

    async def _listen(self, page: _Page, queue: PageQueue, answers: set[asyncio.Task[None]]) -> None:
        trust = TRUST if page.role.page in ("host", "panel") else 1.0
        served, flood = self._bucket(page.role, trust), TokenBucket(self._clock, FLOOD_A_SECOND * trust)
        controls = TokenBucket(self._clock, CONTROLS_A_SECOND * trust)
        hands = asyncio.Semaphore(HANDS)
        if page.role.seat is not None:
            hands = self._hands.setdefault(page.role.seat, hands)
        async for message in page.socket:
            if code := page.turned_away():
                await _close(page.socket, code, b"not yours")
            elif message.type in (WSMsgType.PING, WSMsgType.PONG):
                if not controls.take():
                    queue.cut_off()
                elif message.type is WSMsgType.PING:
                    await page.socket.pong(message.data)
                else:
                    (self.watchers if page.watcher else self.distances).heard(queue, message.data)
            elif message.type is not WSMsgType.TEXT or not flood.take():
                queue.cut_off()
            elif not served.take():
                queue.put(_too_fast(message.data))
            else:
                task = asyncio.create_task(self._reply(message.data, page.role, queue, hands))
                answers.add(task)
                task.add_done_callback(answers.discard)
            if queue.cut:
                return

    def _bucket(self, role: ClientRole, trust: float) -> TokenBucket:
        bucket = TokenBucket(self._clock, MESSAGES_A_SECOND * trust)
        return bucket if role.seat is None else self._seats.setdefault(role.seat, bucket)

    async def _reply(self, text: str, role: ClientRole, queue: PageQueue, hands: asyncio.Semaphore) -> None:
        message = parse(text)
        if isinstance(message, Refusal):
            reply: Answer = {"t": "refused", **as_json(message)}
        elif isinstance(message, Ping):
            # Tells that the table is alive, so it waits for nothing.
            reply = await self._answer(role, message, 0.0)
        else:
            async with hands:
                reply = await self._answer(role, message, self.distances.away(queue))
        if role.page in GUESTS and "details" in reply:
            reply = for_guests(reply)
        queue.put(_encode(reply))

    async def _answer(self, role: ClientRole, message: Message, away: float) -> Answer:
        try:
            return await self._commands.answer(role, message, away)
        except Exception as error:  # noqa: BLE001 the boundary logs it
            # Whoever asked must not wait for ever, and everybody else goes on.
            no = self._boundary.refusal(error, f"{type(message).__name__} of {role.page}")
            return {**_known(message), "ok": False, **as_json(no)}

    def dismiss(self, role: ClientRole) -> None:
        """Close all pages of ``role``, which may no longer look, without waiting for phones that sleep."""
        self._broadcast.forget(role)
        self._send_away([page for page in self._open.values() if page.role == role])

    def recheck(self) -> None:
        """Close the pages that may no longer look."""
        self._send_away([page for page in self._open.values() if page.turned_away()])

    def _send_away(self, pages: list[_Page]) -> None:
        for page in pages:
            task = asyncio.create_task(_close(page.socket, page.turned_away() or NOT_YOURS, b"not yours"))
            self._goodbyes.add(task)
            task.add_done_callback(self._goodbyes.discard)

    async def close(self) -> None:
        """Close every page; they come back by themselves when the table does."""
        sockets = [page.socket for page in self._open.values()]
        await asyncio.gather(*(_close(socket, WSCloseCode.GOING_AWAY, b"restart") for socket in sockets))
        await asyncio.gather(*self._goodbyes)


async def _close(socket: web.WebSocketResponse, code: int, why: bytes) -> None:
    with contextlib.suppress(ConnectionError):
        await socket.close(code=code, message=why)


def _too_fast(text: str) -> bytes:
    """The answer to a message over the limit, which was not acted on and may be sent again."""
    return _encode({**_known(parse(text)), "ok": False, **as_json(refuse("too_fast"))})


def _known(message: object) -> dict[str, object]:
    """How an answer to ``message`` begins."""
    return {"t": "ack", "id": message.id} if hasattr(message, "id") else {"t": "refused"}


def _number(text: str) -> int:
    """The delta number a page says it knows; -1 for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else -1
