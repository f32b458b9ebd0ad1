"""What one address of the network may take up at the table: connections, bytes, requests, and time to say what it
wants.

Nobody is shut out because somebody else takes too much: when there is no room for a newcomer, the longest-waiting
connection of the greediest address is ended. Pages that are open and answers under way are never touched. The device
itself is exempt: its screen and its host must get in whatever the network does.
"""

import asyncio
import contextlib
import ipaddress
import resource
import socket
import struct
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Literal

from postparade.core.clock import Clock
from postparade.web.http.token_bucket import TokenBucket

Phase = Literal["idle", "asking", "sending", "answering", "page"]
"""What a connection is doing: nothing, sending the head or the body of a request, being answered, or it is the
websocket of a page."""
SECONDS: dict[Phase, float] = {"idle": 20.0, "asking": 10.0, "sending": 10.0, "answering": 60.0}
"""How long a connection may stay in a phase; a photograph has longer, as it is large (:meth:`Line.allow`)."""
WAITING = ("idle", "asking", "sending")
CONNECTIONS = 500
"""More than the pages that may be open at once: a page is never ended to make room."""
CONNECTIONS_AN_ADDRESS = 120
"""Behind a router all phones share one address: twelve of them, each with six connections and a websocket."""
OPENED_A_SECOND, OPENED_AT_ONCE = 30.0, 240.0
REQUESTS_A_SECOND, REQUESTS_AT_ONCE = 150.0, 600.0
"""A page takes about forty requests when it is opened."""
PAGES_A_SECOND, PAGES_AT_ONCE = 5.0, 60.0
"""Websockets of boards that are opened; each costs the table a whole view."""
HANDS = 4
"""Requests of one address that are handled at once; the others wait in line."""
BYTES_A_SECOND, BYTES_AT_ONCE = 1e6, 16e6
"""The largest photograph takes 12 MB."""
SWEEP_SECONDS = 1.0
DEVICE = frozenset({"127.0.0.1", "::1"})
"""Source addresses that the system itself chooses for its own programs."""


RESET = struct.pack("ii", 1, 0)
"""SO_LINGER: closing sends a reset and keeps nothing."""


def cut(transport: asyncio.Transport) -> None:
    """End a connection at once. What was still to be sent is thrown away, by the system as well, which would otherwise
    keep megabytes for a sleeping phone for many minutes."""
    connected = transport.get_extra_info("socket")
    if connected is not None:
        with contextlib.suppress(OSError):
            connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    transport.abort()


def address_of(peer: str) -> str:
    """The address that ``peer`` (an IP address) is counted as: an IPv6 host has as many addresses as it likes in its
    network of 64 bits, which counts as one."""
    try:
        address = ipaddress.ip_address(peer.partition("%")[0])
    except ValueError:
        return peer
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        if not address.is_loopback:
            return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)


class Line:
    """One connection, as the budget sees it; ``address`` as :func:`address_of` gives it."""

    def __init__(self, address: str, transport: asyncio.Transport | None, clock: Clock) -> None:
        self.address = address
        self._transport = transport
        self._clock = clock
        self._turn: asyncio.Semaphore | None = None
        self.bytes: TokenBucket | None = None
        """What the page may send, if this connection is a page."""
        self.pages: TokenBucket | None = None
        """How many boards its address may open; ``None`` for the device itself."""
        self.came = clock.now()
        """When the last byte arrived: whoever sends a request slowly has decided at its end."""
        self.gone = asyncio.Event()
        """Set when the connection has ended."""
        self.enter("idle")

    def enter(self, phase: Phase) -> None:
        """Begin ``phase``."""
        self.phase: Phase = phase
        self.until = self._clock.now() + SECONDS.get(phase, float("inf"))

    def allow(self, seconds: float) -> None:
        """Let the present phase take ``seconds`` from now on."""
        self.until = self._clock.now() + seconds

    @property
    def waiting(self) -> bool:
        """Whether nothing is lost for a well-behaved browser when this connection ends: it opens another one."""
        return self.phase in WAITING

    def abort(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            cut(self._transport)

    def hold(self, turn: asyncio.Semaphore | None) -> None:
        """Keep ``turn``, acquired for a request that is being handled, until :meth:`free`."""
        self._turn = turn

    def free(self) -> None:
        """Release the turn: the request has been handled, or has become a page."""
        turn, self._turn = self._turn, None
        if turn is not None:
            turn.release()


class _Address:
    """What one address has taken."""

    def __init__(self, clock: Clock) -> None:
        self.lines: OrderedDict[Line, None] = OrderedDict()
        self.opened = TokenBucket(clock, OPENED_A_SECOND, OPENED_AT_ONCE)
        self.requests = TokenBucket(clock, REQUESTS_A_SECOND, REQUESTS_AT_ONCE)
        self.bytes = TokenBucket(clock, BYTES_A_SECOND, BYTES_AT_ONCE)
        self.pages = TokenBucket(clock, PAGES_A_SECOND, PAGES_AT_ONCE)
        self.hands = asyncio.Semaphore(HANDS)

    @property
    def quiet(self) -> bool:
        """Whether there is nothing to remember of this address."""
        buckets = (self.opened, self.requests, self.bytes, self.pages)
        return not self.lines and all(bucket.full for bucket in buckets)


class NetworkBudget:
    """Keeps all connections within their limits. Used in the event loop only."""

    def __init__(self, clock: Clock, is_proxy: Callable[[str], bool] = lambda _: False) -> None:
        """``is_proxy`` says of an IP address whether those behind it are told apart by its requests, not by its
        connections."""
        self._clock = clock
        self._is_proxy = is_proxy
        self._addresses: dict[str, _Address] = {}
        self._lines = 0
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        # The other half of the descriptors is for the journal, cameras, sounds and the files of pages.
        self._most = CONNECTIONS if soft == resource.RLIM_INFINITY else max(16, min(CONNECTIONS, soft // 2))

    def _of(self, address: str) -> _Address:
        if address not in self._addresses:
            self._addresses[address] = _Address(self._clock)
        return self._addresses[address]

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return self._lines

    @property
    def addresses(self) -> int:
        """How many addresses are remembered."""
        return len(self._addresses)

    def may_open(self, address: str) -> bool:
        """Whether ``address`` may open one more connection; room is made for it if need be."""
        if address in DEVICE:
            return True
        if self._is_proxy(address):
            return self._lines < self._most or self.make_room()
        known = self._of(address)
        if not known.opened.take():
            return False
        if len(known.lines) >= CONNECTIONS_AN_ADDRESS and not self._end_oldest(known):
            return False
        return self._lines < self._most or self.make_room()

    def make_room(self) -> bool:
        """End the longest-waiting connection of the address that has most. Return whether there was one."""
        greedy = sorted(self._addresses.items(), key=lambda item: -len(item[1].lines))
        return any(self._end_oldest(known) for address, known in greedy if not self._is_free(address))

    def _is_free(self, address: str) -> bool:
        return address in DEVICE or self._is_proxy(address)

    def _end_oldest(self, known: _Address) -> bool:
        line = next((line for line in known.lines if line.waiting), None)
        if line is None:
            return False
        self.closed(line)
        line.abort()
        return True

    def opened(self, line: Line) -> None:
        """Register ``line``, which is connected."""
        known = self._of(line.address)
        known.lines[line] = None
        line.pages = None if line.address in DEVICE else known.pages
        self._lines += 1

    def speaks_for(self, line: Line, address: str) -> None:
        """Count the boards that ``line`` opens from now on as those of ``address``: a proxy passes on what many ask."""
        if address != line.address:
            line.pages = self._of(address).pages

    def closed(self, line: Line) -> None:
        """Unregister ``line``, which has ended or is about to. Calling it twice does no harm."""
        line.free()
        if line in self._of(line.address).lines:
            del self._addresses[line.address].lines[line]
            self._lines -= 1

    def may_send(self, line: Line, amount: int) -> bool:
        """Whether ``line`` may send ``amount`` bytes more."""
        if line.bytes is not None and not line.bytes.take(amount):
            return False
        return self._is_free(line.address) or self._of(line.address).bytes.take(amount)

    @contextlib.asynccontextmanager
    async def turn(self, line: Line, address: str, exempt: bool) -> AsyncIterator[bool]:
        """Wait until a request that came by ``line`` from ``address`` may be carried out; yields False if that address
        asks too much. One that is ``exempt`` never waits."""
        if exempt or address in DEVICE:
            yield True
            return
        known = self._of(address)
        if not known.requests.take():
            yield False
            return
        await known.hands.acquire()
        line.hold(known.hands)
        try:
            yield True
        finally:
            line.free()

    async def keep(self) -> None:
        """Keep ending, for ever, the connections that take too long."""
        while True:
            await self._clock.sleep(SWEEP_SECONDS)
            self.sweep()

    def sweep(self) -> None:
        """End the connections whose time is over, and forget addresses that have gone quiet."""
        now = self._clock.now()
        for address, known in tuple(self._addresses.items()):
            for line in [line for line in known.lines if line.until <= now]:
                self.closed(line)
                line.abort()
            if known.quiet:
                del self._addresses[address]
