"""Opens a port for an application, or says why that is impossible."""

import asyncio
import contextlib
import errno
import logging
import socket
import ssl
from collections.abc import Callable, Coroutine, Iterable

from aiohttp import web

from postparade.core.clock import Clock
from postparade.core.faults import ConfigurationFault
from postparade.web.http.connection import Connection
from postparade.web.http.error_boundary import ErrorBoundary
from postparade.web.http.network_budget import RESET, SECONDS, Line, NetworkBudget, address_of

log = logging.getLogger(__name__)

WAITING_CONNECTIONS = 1024
"""Connections that the system keeps until they are taken."""
TAKEN_AT_ONCE = 16
"""Connections that are taken before the loop does something else."""
HANDSHAKE = b"\x16"
"""The first byte of a TLS connection; no request begins with it."""
HANDSHAKE_SECONDS = 10.0
BREATHER = 1.0
"""Seconds without new connections when there are no descriptors left."""
Tls = Callable[[], ssl.SSLContext]
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class _Greeting(Line):
    """A connection of which nobody knows yet whether it is encrypted: it counts like any other that waits."""

    def __init__(self, address: str, taken: socket.socket, clock: Clock) -> None:
        self._taken = taken
        self.task: asyncio.Task[None] | None = None
        super().__init__(address, None, clock)

    def abort(self) -> None:
        """End the connection at once."""
        if self.task is not None:
            self.task.cancel()
        with contextlib.suppress(OSError):
            self._taken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
        self._taken.close()


class Listener:
    """The open ports of an application, until :meth:`close`. With ``tls``, which gives the context for the next
    connection, each of them takes encrypted connections as well as plain ones."""

    def __init__(self, runner: web.AppRunner, budget: NetworkBudget, clock: Clock, tls: Tls | None = None) -> None:
        assert runner.server is not None, "the runner is set up"
        self._runner = runner
        self._manager = runner.server
        self._budget = budget
        self._boundary = ErrorBoundary(clock)
        self._clock = clock
        self._tls = tls
        self._loop = asyncio.get_running_loop()
        self._sockets: list[socket.socket] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def port(self) -> int:
        """The first port in use."""
        return int(self._sockets[0].getsockname()[1])

    async def open(self, host: str, port: int) -> None:
        """Listen on all addresses of ``host``. Raises ``OSError``."""
        opened = len(self._sockets)
        found = await self._loop.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, protocol, _, address in dict.fromkeys(found):
            door = socket.socket(family, kind, protocol)
            self._sockets.append(door)
            door.setblocking(False)
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.bind(address)
            door.listen(WAITING_CONNECTIONS)
        for door in self._sockets[opened:]:
            self._loop.add_reader(door.fileno(), self._take, door)
        if not opened:
            self._start(self._budget.keep())

    def _take(self, door: socket.socket) -> None:
        """Accept waiting connections. Those over the budget are closed at once, at no further cost."""
        for _ in range(TAKEN_AT_ONCE):
            try:
                taken, peer = door.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                if error.errno not in OUT_OF_FILES:
                    raise
                self._start(self._breathe(door, error))
                return
            if self._budget.may_open(address_of(str(peer[0]))):
                taken.setblocking(False)
                if self._tls is None:
                    self._start(self._connect(taken))
                else:
                    greeting = _Greeting(address_of(str(peer[0])), taken, self._clock)
                    self._start(self._greet(greeting, taken, self._tls))
            else:
                taken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                taken.close()

    async def _greet(self, greeting: _Greeting, taken: socket.socket, tls: Tls) -> None:
        """Look at the first byte, and speak TLS with whoever began with it."""
        greeting.task = asyncio.current_task()
        self._budget.opened(greeting)
        try:
            if await self._first_byte(taken) == HANDSHAKE:
                await self._connect(taken, tls())
            else:
                await self._connect(taken)
        finally:
            self._budget.closed(greeting)

    async def _first_byte(self, taken: socket.socket) -> bytes:
        """The byte that will be read first; empty if the other side has gone."""
        arrived = asyncio.Event()
        self._loop.add_reader(taken.fileno(), arrived.set)
        try:
            await arrived.wait()
        finally:
            if taken.fileno() >= 0:
                self._loop.remove_reader(taken.fileno())
        try:
            return taken.recv(1, socket.MSG_PEEK)
        except OSError:
            return b""

    async def _connect(self, taken: socket.socket, context: ssl.SSLContext | None = None) -> None:
        waits = None if context is None else HANDSHAKE_SECONDS
        try:
            await self._loop.connect_accepted_socket(self._connection, taken, ssl=context, ssl_handshake_timeout=waits)
        except (OSError, asyncio.CancelledError) as error:
            taken.close()
            if isinstance(error, asyncio.CancelledError):
                raise

    def _connection(self) -> Connection:
        settings = {"loop": self._loop, "keepalive_timeout": SECONDS["idle"], "debug": False}
        return Connection(self._manager, self._budget, self._boundary, self._clock, **settings)

    async def _breathe(self, door: socket.socket, error: OSError) -> None:
        log.warning("no further connections are accepted for a moment: %s", error.strerror)
        self._loop.remove_reader(door.fileno())
        self._budget.make_room()
        await self._clock.sleep(BREATHER)
        self._loop.add_reader(door.fileno(), self._take, door)

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Take no more connections, and end those that are there."""
        for door in self._sockets:
            self._loop.remove_reader(door.fileno())
            door.close()
        # Each connection that was just taken begins, and closes itself when it is cancelled; before, it cannot.
        await asyncio.sleep(0)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._runner.cleanup()


async def listen(
    app: web.Application,
    host: str,
    ports: Iterable[int],
    budget: NetworkBudget,
    clock: Clock,
    tls: Tls | None = None,
) -> Listener:
    """Serve ``app`` in this event loop until the listener is closed; port 0 is any free one. Connections stay within
    the ``budget``, and may be encrypted with what ``tls`` gives for each.

    Raises :class:`~postparade.core.faults.ConfigurationFault` (``port_busy``, ``port_forbidden``, ``address_missing``).
    """
    runner = web.AppRunner(app, access_log=None, handle_signals=False, shutdown_timeout=1)
    await runner.setup()
    listener = Listener(runner, budget, clock, tls)
    for port in ports:
        try:
            await listener.open(host, port)
        except OSError as error:
            await listener.close()
            raise _explain(error, host, port) from error
    return listener


def _explain(error: OSError, host: str, port: int) -> ConfigurationFault:
    if error.errno == errno.EACCES:
        return ConfigurationFault("port_forbidden", port=port)
    if error.errno == errno.EADDRINUSE:
        return ConfigurationFault("port_busy", port=port)
    return ConfigurationFault("address_missing", host=host, why=error)
