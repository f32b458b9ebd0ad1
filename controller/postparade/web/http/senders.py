"""Who sent a request: by which address, name and scheme, also where trusted proxies stand between browser and table."""

import ipaddress
from collections.abc import Iterable
from typing import Final

from aiohttp import web
from msgspec import Struct

from postparade.web.http.network_budget import DEVICE, address_of

FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Real-IP", "Via")
"""Headers that a proxy sets: what it passes on comes from elsewhere, even if the proxy runs on this machine."""
UNKNOWN_PROXY = "a proxy"
"""The address of everybody who comes through a proxy on this machine that is not trusted to tell them apart."""


class Sender(Struct, frozen=True):
    """The browser behind a request.

    ``address`` is what its requests are counted as, see :func:`~postparade.web.http.network_budget.address_of`;
    ``scheme`` and ``host`` (a Host header) are those in its address bar. ``here``: it runs on this machine. ``direct``:
    no proxy that is known to the table stands between.
    """

    address: str
    scheme: str
    host: str
    here: bool
    direct: bool

    @property
    def secure(self) -> bool:
        """Whether the browser speaks HTTPS, with the table or with the proxy in front of it."""
        return self.scheme == "https"


SENDER: Final = web.RequestKey("sender", Sender)


class TrustedProxies:
    """Finds the sender of a request. Only what the proxies in ``networks`` say about others is believed."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        """Raises ``ValueError`` for what is neither an address nor a network."""
        self._networks = tuple(ipaddress.ip_network(network, strict=False) for network in networks)

    def trusts(self, address: str) -> bool:
        """Whether ``address`` (an IP address) is that of a trusted proxy."""
        known = _ip(address)
        return known is not None and any(known in network for network in self._networks)

    def sender(self, request: web.BaseRequest) -> Sender:
        """The sender of ``request``."""
        peer, headers = request.remote or "", request.headers
        forwarded = any(name in headers for name in FORWARDED)
        if forwarded and self.trusts(peer):
            hops, scheme, host = _told(request)
            return Sender(_counted(self._first(peer, hops)), scheme, host, here=False, direct=False)
        address = _counted(peer) if forwarded else address_of(peer)
        here = _is_loopback(peer) and not forwarded
        return Sender(address, request.scheme, request.host, here=here, direct=True)

    def _first(self, peer: str, hops: list[str]) -> str:
        """The address nearest to the browser that a trusted proxy has seen itself: what comes before it in ``hops`` may
        be made up."""
        for hop in reversed(hops):
            address = _ip(hop)
            if address is None:
                break
            peer = str(address)
            if not self.trusts(peer):
                break
        return peer


def sender_of(request: web.BaseRequest) -> Sender:
    """The sender of ``request``, as the first check of it has found."""
    return request[SENDER]


def _counted(peer: str) -> str:
    """What somebody behind a proxy is counted as, who never has the liberties of this machine's own programs."""
    address = address_of(peer)
    return UNKNOWN_PROXY if address in DEVICE else address


def _told(request: web.BaseRequest) -> tuple[list[str], str, str]:
    """The addresses on the way, scheme and host, as the proxies tell them: by RFC 7239, or by the older headers."""
    headers = request.headers
    if request.forwarded:
        hops = [part.get("for", "") for part in request.forwarded]
        nearest = request.forwarded[-1]
        scheme, host = nearest.get("proto", ""), nearest.get("host", "")
    else:
        hops = _parts(headers.getall("X-Forwarded-For", headers.getall("X-Real-IP", [])))
        scheme = next(reversed(_parts(headers.getall("X-Forwarded-Proto", []))), "")
        host = next(reversed(_parts(headers.getall("X-Forwarded-Host", []))), "")
    return hops, "https" if scheme.lower() == "https" else "http", host or request.host


def _parts(lines: list[str]) -> list[str]:
    return [part.strip() for line in lines for part in line.split(",")]


def _ip(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """The address in ``text``, which may carry a port; IPv4 in the clothes of IPv6 is IPv4."""
    bare = text.strip('"')
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        address = ipaddress.ip_address(bare.partition("%")[0])
    except ValueError:
        return None
    return (isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped) or address


def _is_loopback(peer: str) -> bool:
    address = _ip(peer)
    return address is not None and address.is_loopback
