"""One connection of a browser: aiohttp's own protocol, within the budget of the network."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TypeVar

from aiohttp import web
from aiohttp.http import HttpProcessingError

from postparade.core.clock import Clock
from postparade.core.faults import refuse
from postparade.web.http.error_boundary import ErrorBoundary
from postparade.web.http.error_response import ErrorResponse
from postparade.web.http.network_budget import Line, NetworkBudget, address_of
from postparade.web.http.response_headers import protect

# Mistakes of strangers are none of ours: the library's own log would hold a traceback for each of them.
_quiet = logging.getLogger("postparade.web.strangers")
_quiet.disabled = True

T = TypeVar("T")

STRANGE = (HttpProcessingError, web.RequestPayloadError, ConnectionError)
LINGER_SECONDS = 1.0
"""Seconds for which an unwanted body is still read, so that the refusal arrives before the connection ends."""


class Connection(web.RequestHandler):
    """Counts what comes in and how long it takes, and refuses in our words what is not a request."""

    __slots__ = ("_boundary", "_budget", "_clock", "line")

    def __init__(
        self, manager: web.Server, budget: NetworkBudget, boundary: ErrorBoundary, clock: Clock, **settings: object
    ) -> None:
        """``settings`` are those of the library."""
        super().__init__(manager, logger=_quiet, access_log=None, lingering_time=LINGER_SECONDS, **settings)  # type: ignore[arg-type]
        self._budget = budget
        self._boundary = boundary
        self._clock = clock
        self.line: Line | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Register the connection with the budget."""
        assert isinstance(transport, asyncio.Transport), "TCP connections are read and written"
        super().connection_made(transport)
        peer = transport.get_extra_info("peername")
        self.line = Line(address_of(str(peer[0]) if peer else ""), transport, self._clock)
        self._budget.opened(self.line)

    def connection_lost(self, exc: BaseException | None) -> None:
        """Remove the connection from the budget."""
        if self.line is not None:
            self._budget.closed(self.line)
            self.line.gone.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take ``data`` if the budget has room for it; else end the connection before anything looks at it."""
        line = self.line
        if line is not None and data:
            if not self._budget.may_send(line, len(data)):
                line.abort()
                return
            line.came = self._clock.now()
            if line.phase == "idle":
                line.enter("asking")
        super().data_received(data)

    async def finish_response(
        self, request: web.BaseRequest, resp: web.StreamResponse, start_time: float | None
    ) -> tuple[web.StreamResponse, bool]:
        """Send ``resp``."""
        try:
            return await super().finish_response(request, resp, start_time)
        finally:
            if self.line is not None:
                self.line.enter("idle")

    def log_exception(self, *_: object, exc_info: BaseException | None = None, **__: object) -> None:
        """Replaces the library's own log of tracebacks: mistakes of strangers are not logged at all."""
        if exc_info is not None and not isinstance(exc_info, STRANGE):
            self._boundary.tell(exc_info, "an answer")

    def handle_error(self, request: web.BaseRequest, *_: object, **__: object) -> web.StreamResponse:
        """Refuse what is not HTTP. Our own errors never get here: the boundary answers them."""
        if request.writer.output_size > 0:
            raise ConnectionError("the answer was already under way")
        answer = ErrorResponse(refuse("bad_request", why="it is not an HTTP request"), 400)
        protect(answer, "")
        answer.force_close()
        return answer


async def while_connected(line: Line, work: Coroutine[object, object, T]) -> T:
    """What ``work`` returns or raises. When the connection ends, it is cancelled, as nobody waits for it any more:
    raises ``ConnectionResetError``."""
    doing, gone = asyncio.ensure_future(work), asyncio.ensure_future(line.gone.wait())
    try:
        await asyncio.wait((doing, gone), return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise ConnectionResetError("whoever asked has gone")
        return doing.result()
    finally:
        doing.cancel()
        gone.cancel()


def line_of(request: web.BaseRequest) -> Line:
    """The connection that ``request`` came by, as our listener accepted it."""
    protocol = request.protocol
    assert isinstance(protocol, Connection), "applications are served by listen()"
    assert protocol.line is not None, "requests come by connections that were made"
    return protocol.line
