"""Checks that every request has to pass: the name it asks for, the site it comes from, how many requests and bytes
there are; and the handling of unexpected errors and the headers of every answer."""

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Collection, Iterable

from aiohttp import web

from postparade.core.clock import Clock, SystemClock
from postparade.core.faults import refuse
from postparade.web.connection import line_of
from postparade.web.error_boundary import ErrorBoundary
from postparade.web.error_response import ErrorResponse, for_people
from postparade.web.network_budget import NetworkBudget, address_of
from postparade.web.response_headers import protect

BODY_LIMIT = 4096
LARGE_BODY_SECONDS = 60.0
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

OWN_NAMES = frozenset({"localhost", "postparade", "postparade.local"})
FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")
"""Headers that a proxy sets: what it passes on comes from elsewhere, even if the proxy runs on this machine."""


class RequestSecurity:
    """The middleware and the signal of the whole application. ``names`` are allowed host names besides private
    addresses."""

    def __init__(
        self,
        names: Iterable[str],
        budget: NetworkBudget | None = None,
        clock: Clock | None = None,
        *,
        only_this_machine: tuple[str, ...] = (),
        large: Collection[str] = (),
        known: Callable[[web.Request], bool] = lambda _: False,
        boundary: ErrorBoundary | None = None,
    ) -> None:
        """``only_this_machine`` are path prefixes that only a loopback connection may open, ``large`` paths whose
        handlers read the body themselves. Whoever is ``known`` (the host) never waits in line."""
        machine = socket.gethostname().lower()
        self._names = OWN_NAMES | {machine, f"{machine}.local"} | {name.lower() for name in names}
        self._only_this_machine = only_this_machine
        self._large = frozenset(large)
        self._known = known
        clock = clock or SystemClock()
        self._budget = budget or NetworkBudget(clock)
        self._boundary = boundary or ErrorBoundary(clock)

    def knows(self, host: str) -> bool:
        """Whether ``host`` (a Host header) names this table: private addresses can only be reached from nearby, and a
        name must be ours, or a foreign page could rebind its own name to this machine."""
        return self.place(host) is not None

    def place(self, host: str) -> str | None:
        """``host`` (a Host header) normalised to name and port, or None if it does not name this table."""
        name, port = host_name(host), _port(host)
        if port is None:
            return None
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return f"{name}{port}" if name in self._names else None
        if not ((address.is_private and not address.is_unspecified) or name in self._names):
            return None
        return f"[{address}]{port}" if address.version == 6 else f"{address}{port}"

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what no page of ours sends, in a form that the sender can read."""
        try:
            answer = await self._answered(request, handler)
        except Exception as error:  # noqa: BLE001 the boundary logs it
            answer = self._boundary.response(error, request)
        return for_people(request, answer)

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self.knows(request.host):
            return ErrorResponse(refuse("foreign_host", host=request.host[:80]), 421)
        upgrade = "Upgrade" in request.headers
        if (upgrade or request.method not in ("GET", "HEAD")) and not same_origin(request):
            return ErrorResponse(refuse("foreign_origin"), 403)
        if request.path.startswith(self._only_this_machine) and not from_this_machine(request):
            return ErrorResponse(refuse("host_elsewhere"), 403)
        line = line_of(request)
        line.enter("sending")
        if request.path in self._large:
            line.allow(LARGE_BODY_SECONDS)
        else:
            # Read here, so that it has to arrive in time, whatever the handler does with it.
            await request.read()
            line.enter("answering")
        async with self._budget.turn(line, self._known(request)) as granted:
            return await handler(request) if granted else ErrorResponse(refuse("too_fast"), 429)

    async def on_prepare(self, request: web.Request, response: web.StreamResponse) -> None:
        """Put the protective headers on every answer, including refusals."""
        protect(response, self.place(request.host) or "")


def host_name(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _port(host: str) -> str | None:
    """The port in a Host header with its colon, empty if there is none; None for anything that is not a port."""
    if host.startswith("["):
        _, closed, rest = host.partition("]")
        if not closed:
            return None
    else:
        rest = host[len(host.partition(":")[0]) :]
    if not rest:
        return ""
    number = rest[1:]
    good = rest[0] == ":" and number.isascii() and number.isdigit() and len(number) <= 5
    return f":{int(number)}" if good else None


def same_origin(request: web.Request) -> bool:
    """Whether a page of this very address sent ``request``."""
    return request.headers.get("Origin") == f"http://{request.host}"


def from_this_machine(request: web.Request) -> bool:
    """Whether ``request`` came over the loopback interface, and not through a proxy there."""
    try:
        loopback = ipaddress.ip_address(request.remote or "").is_loopback
    except ValueError:
        return False
    return loopback and not any(name in request.headers for name in FORWARDED)


def asker(request: web.Request) -> str:
    """The address that wrong answers in ``request`` are counted against."""
    forwarded = any(name in request.headers for name in FORWARDED)
    return "a proxy" if forwarded else address_of(request.remote or "")
