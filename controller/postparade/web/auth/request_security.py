"""What no request gets past: names this table does not answer to, other sites, too many bytes; and what every answer
carries."""

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable

from aiohttp import web

from postparade.core.faults import Fault, refuse
from postparade.web.error_response import ErrorResponse, for_people

BODY_LIMIT = 4096
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ws://{host}; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # Not `no-referrer`: that turns the Origin of a form post into `null`, and the Origin check would refuse our own
    # forms.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-cache",
}
OWN_NAMES = frozenset({"localhost", "postparade", "postparade.local"})


class RequestSecurity:
    """The middleware and the signal of the whole application. ``names`` are allowed host names beside private
    addresses."""

    def __init__(self, names: Iterable[str], only_this_machine: tuple[str, ...] = ()) -> None:
        """``only_this_machine`` are path prefixes that only a loopback connection may open."""
        machine = socket.gethostname().lower()
        self._names = OWN_NAMES | {machine, f"{machine}.local"} | {name.lower() for name in names}
        self._only_this_machine = only_this_machine

    def knows(self, host: str) -> bool:
        """Whether ``host`` (a Host header) names this table: private addresses can only be reached from nearby, and a
        name must be ours, or a foreign page could rebind its own name to this machine."""
        name = host_name(host)
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return name in self._names
        return (address.is_private and not address.is_unspecified) or name in self._names

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse what no page of ours sends, in the form that whoever sent it can read."""
        return for_people(request, await self._answered(request, handler))

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not self.knows(request.host):
            return ErrorResponse(refuse("foreign_host", host=request.host[:80]), 421)
        upgrade = "Upgrade" in request.headers
        if (upgrade or request.method not in ("GET", "HEAD")) and not same_origin(request):
            return ErrorResponse(refuse("foreign_origin"), 403)
        if request.path.startswith(self._only_this_machine) and not from_this_machine(request):
            return ErrorResponse(refuse("host_elsewhere"), 403)
        try:
            return await handler(request)
        except web.HTTPRequestEntityTooLarge:
            return ErrorResponse(refuse("too_large", limit=request.client_max_size), 413)
        except web.HTTPNotFound:
            return ErrorResponse(refuse("page_missing"), 404)
        except Fault as fault:
            return ErrorResponse(fault, 503)

    async def on_prepare(self, request: web.Request, response: web.StreamResponse) -> None:
        """Put the protective headers on every answer, the refusals included."""
        host = request.host if self.knows(request.host) else "invalid"
        response.headers["Content-Security-Policy"] = POLICY.format(host=host)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)


def host_name(host: str) -> str:
    """The name in a Host header, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def same_origin(request: web.Request) -> bool:
    """Whether a page of this very address sent ``request``."""
    return request.headers.get("Origin") == f"http://{request.host}"


def from_this_machine(request: web.Request) -> bool:
    """Whether ``request`` came over the loopback interface."""
    try:
        return ipaddress.ip_address(request.remote or "").is_loopback
    except ValueError:
        return False
