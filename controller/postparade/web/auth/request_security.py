"""Checks that every request has to pass: the name it asks for, the site it comes from, how many requests and bytes
there are; and the handling of unexpected errors and the headers of every answer."""

import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable, Collection, Iterable

from aiohttp import HttpVersion11, web

from postparade.core.clock import Clock, SystemClock
from postparade.core.faults import refuse
from postparade.web import connectivity_checks
from postparade.web.http.connection import line_of
from postparade.web.http.error_boundary import ErrorBoundary
from postparade.web.http.error_response import ErrorResponse, for_people
from postparade.web.http.network_budget import NetworkBudget
from postparade.web.http.response_headers import protect
from postparade.web.http.senders import SENDER, TrustedProxies, sender_of
from postparade.web.ws.link_troubles import LinkTroubles

BODY_LIMIT = 4096
LARGE_BODY_SECONDS = 60.0
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

USUAL_NAME = "postparade"
SUFFIXES = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain", ".fritz.box", ".speedport.ip")
"""What routers and multicast DNS put after the name of a machine."""
SHARED = ipaddress.ip_network("100.64.0.0/10")
"""Addresses that VPNs such as Tailscale, and providers, hand out inside their own networks (RFC 6598)."""
OPEN_FILES = ("/static/", "/messages.js")
"""What anybody may fetch under any name: the page that says no looks like every other, and all of it is public."""
USUAL_PORTS = {"http": ":80", "https": ":443"}
"""Ports that browsers leave out, and some programs do not."""


class RequestSecurity:
    """The middleware and the signal of the whole application. ``names`` are allowed host names besides those of this
    machine (:func:`own_names`) and private addresses."""

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
        proxies: TrustedProxies | None = None,
        secure_base: Callable[[], str] | None = None,
        troubles: LinkTroubles | None = None,
    ) -> None:
        """``only_this_machine`` are path prefixes that only a loopback connection may open, ``large`` paths whose
        handlers read the body themselves. Whoever is ``known`` (the host) never waits in line. ``secure_base``
        says where the table speaks HTTPS, if it does: browsers that come without are sent there. ``troubles`` are
        told of websockets that are refused."""
        machine = socket.gethostname().partition(".")[0]
        self._names = own_names(USUAL_NAME) | own_names(machine) | {"localhost", *map(plain_name, names)}
        # A second machine of the same name in the network calls itself NAME-2.local.
        self._numbered = re.compile(rf"({USUAL_NAME}|{re.escape(machine.lower())})-[0-9]{{1,3}}\.local")
        self._only_this_machine = only_this_machine
        self._large = frozenset(large)
        self._known = known
        clock = clock or SystemClock()
        self._budget = budget or NetworkBudget(clock)
        self._boundary = boundary or ErrorBoundary(clock)
        self._proxies = proxies or TrustedProxies()
        self._secure_base = secure_base
        self._troubles = troubles

    def knows(self, host: str, reached: str = "") -> bool:
        """Whether ``host`` (a Host header) names this table: private addresses can only be reached from nearby, an
        address that the request has ``reached`` is our own, and a name must be ours, or a foreign page could rebind its
        own name to this machine."""
        return self.place(host, reached) is not None

    def place(self, host: str, reached: str = "") -> str | None:
        """``host`` (a Host header) normalised to name and port, or None if it does not name this table."""
        name, port = host_name(host), _port(host)
        if port is None:
            return None
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return f"{name}{port}" if name in self._names or self._numbered.fullmatch(name) else None
        nearby = address.is_private or address in SHARED
        if not ((nearby and not address.is_unspecified) or str(address) == reached or name in self._names):
            return None
        return f"[{address}]{port}" if address.version == 6 else f"{address}{port}"

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what no page of ours sends, in a form that the sender can read."""
        request[SENDER] = self._proxies.sender(request)
        try:
            answer = await self._answered(request, handler)
        except Exception as error:  # noqa: BLE001 the boundary logs it
            answer = self._boundary.response(error, request)
        return for_people(request, answer)

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.version >= HttpVersion11 and "Host" not in request.headers:
            return ErrorResponse(refuse("bad_request", why="the header Host is missing"), 400)
        sender = sender_of(request)
        reading = request.method in ("GET", "HEAD")
        if reading and (check := connectivity_checks.expected(host_name(sender.host), request.path)):
            handler = _sender(check)
        elif not self.knows(sender.host, _reached(request)):
            if not (reading and request.path.startswith(OPEN_FILES)):
                return foreign_host(request)
        elif self._secure_base is not None and sender.direct and not sender.secure and not sender.here:
            # This machine's own screen and a proxy in front of the table need no encryption.
            raise web.HTTPPermanentRedirect(self._secure_base() + request.raw_path)
        upgrade = "Upgrade" in request.headers
        if (upgrade or not reading) and not (same_origin(request) or _by_token(request)):
            if upgrade and self._troubles is not None:
                self._troubles.note(request, "link_renamed")
            return ErrorResponse(refuse("foreign_origin"), 403)
        if request.path.startswith(self._only_this_machine) and not sender.here:
            return ErrorResponse(refuse("host_elsewhere"), 403)
        line = line_of(request)
        self._budget.speaks_for(line, sender.address)
        line.enter("sending")
        if request.path in self._large:
            line.allow(LARGE_BODY_SECONDS)
        else:
            # Read here, so that it has to arrive in time, whatever the handler does with it.
            await request.read()
            line.enter("answering")
        async with self._budget.turn(line, sender.address, self._known(request)) as granted:
            return await handler(request) if granted else ErrorResponse(refuse("too_fast"), 429)

    async def on_prepare(self, request: web.Request, response: web.StreamResponse) -> None:
        """Put the protective headers on every answer, including refusals."""
        sender = request.get(SENDER)
        place, secure = (sender and self.place(sender.host, _reached(request))) or "", bool(sender and sender.secure)
        protect(response, place, secure=secure, path=request.path)


def _by_token(request: web.Request) -> bool:
    """Whether ``request`` is one of the API, which no cookie opens: foreign pages cannot send its header along without
    asking first, and that is never granted."""
    return request.path.startswith("/api/") and "Authorization" in request.headers


def own_names(name: str) -> set[str]:
    """The names by which a network may know the machine ``name``. A page elsewhere cannot make one of them lead here:
    they are served inside the network, for a machine of this name."""
    return {f"{name.lower()}{suffix}" for suffix in SUFFIXES} if name else set()


def plain_name(written: str) -> str:
    """A name of the configuration as browsers send it: in lower case and ASCII, without scheme, port, path and the dot
    at its end."""
    name = host_name(written.strip().rpartition("://")[2].partition("/")[0])
    try:
        return name.encode("idna").decode()
    except UnicodeError:
        return name


def host_name(host: str) -> str:
    """The name in a Host header, without port, brackets, zone and the dot that may end it."""
    if host.startswith("["):
        # A zone names an interface of the sender.
        return host[1:].partition("]")[0].partition("%")[0].lower()
    return host.partition(":")[0].removesuffix(".").lower()


def foreign_host(request: web.Request) -> ErrorResponse:
    """The refusal of a name that is not ours, with the address that ``request`` came to in place of it."""
    reached = request.transport.get_extra_info("sockname") if request.transport else None
    home = "" if reached is None else _address(reached, request.scheme)
    return ErrorResponse(refuse("foreign_host", host=sender_of(request).host[:80], address=home), 421, home)


def _address(reached: tuple[object, ...], scheme: str) -> str:
    host, port = str(reached[0]).partition("%")[0], reached[1]
    named = f"[{host}]" if ":" in host else host
    shown = "" if f":{port}" == USUAL_PORTS[scheme] else f":{port}"
    return f"{scheme}://{named}{shown}/"


def _reached(request: web.Request) -> str:
    """The address of this machine that ``request`` came to."""
    reached = request.transport.get_extra_info("sockname") if request.transport else None
    # A port for both kinds of addresses names those of the older kind in its own way.
    return "" if not reached else str(reached[0]).partition("%")[0].removeprefix("::ffff:")


def _sender(check: connectivity_checks.Check) -> Handler:
    async def send(_: web.Request) -> web.StreamResponse:
        if not check.text:
            return web.Response(status=204)
        return web.Response(text=check.text, content_type=check.content_type)

    return send


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
    sender = sender_of(request)
    usual = USUAL_PORTS[sender.scheme]
    own = f"{sender.scheme}://{sender.host.removesuffix(usual)}"
    return request.headers.get("Origin", "").removesuffix(usual) == own
