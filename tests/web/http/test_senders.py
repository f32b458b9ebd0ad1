"""Whom a request comes from, with proxies in between that are trusted or not."""

import pytest
from aiohttp.test_utils import make_mocked_request

from postparade.web.http.senders import UNKNOWN_PROXY, Sender, TrustedProxies

PROXIES = TrustedProxies(["10.0.0.2", "127.0.0.1", "172.16.0.0/12"])


class Wire:
    """A connection from ``peer``, as aiohttp asks about it."""

    def __init__(self, peer: str) -> None:
        self._peer = peer

    def get_extra_info(self, name: str, default: object = None) -> object:
        return (self._peer, 4711) if name == "peername" else default

    def is_closing(self) -> bool:
        return False


def sent(peer: str, proxies: TrustedProxies = PROXIES, **headers: str) -> Sender:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return proxies.sender(make_mocked_request("GET", "/", {"Host": "inside:8080", **named}, transport=Wire(peer)))


def test_the_connection_alone_decides_without_a_proxy() -> None:
    assert sent("192.168.1.9") == Sender("192.168.1.9", "http", "inside:8080", here=False, direct=True)
    assert sent("127.0.0.1") == Sender("127.0.0.1", "http", "inside:8080", here=True, direct=True)


def test_trusted_proxy_says_for_whom_and_how_it_asks() -> None:
    told = sent("10.0.0.2", X_Forwarded_For="192.168.1.9", X_Forwarded_Proto="https", X_Forwarded_Host="a.example")
    assert told == Sender("192.168.1.9", "https", "a.example", here=False, direct=False)
    rfc = sent("10.0.0.2", Forwarded='for="[fd00::7]:1234";proto=https;host=a.example')
    assert rfc == Sender("fd00::/64", "https", "a.example", here=False, direct=False)
    assert sent("10.0.0.2", X_Real_IP="192.168.1.9").address == "192.168.1.9"


def test_nobody_else_is_believed() -> None:
    told = sent("192.168.1.66", X_Forwarded_For="192.168.1.9", X_Forwarded_Proto="https", X_Forwarded_Host="a.example")
    assert told == Sender("192.168.1.66", "http", "inside:8080", here=False, direct=True)


@pytest.mark.parametrize(
    ("hops", "address"),
    [
        ("192.168.1.9", "192.168.1.9"),
        ("1.2.3.4, 192.168.1.9", "192.168.1.9"),
        ("127.0.0.1, 192.168.1.9", "192.168.1.9"),
        ("1.2.3.4, 192.168.1.9, 172.16.3.1", "192.168.1.9"),
        ("192.168.1.9:5123", "192.168.1.9"),
        ("::ffff:192.168.1.9", "192.168.1.9"),
        ("nonsense", "10.0.0.2"),
        ("", "10.0.0.2"),
    ],
)
def test_only_what_a_trusted_proxy_has_seen_itself_counts(hops: str, address: str) -> None:
    assert sent("10.0.0.2", X_Forwarded_For=hops).address == address


@pytest.mark.parametrize("hops", ["127.0.0.1", "::1", "127.0.0.1, 172.16.0.9"])
def test_nobody_behind_a_proxy_has_the_privileges_of_this_machine(hops: str) -> None:
    told = sent("127.0.0.1", X_Forwarded_For=hops)
    assert told.here is False
    assert told.address not in ("127.0.0.1", "::1")


def test_proxy_on_this_machine_that_is_not_trusted_is_one_stranger() -> None:
    told = sent("127.0.0.1", TrustedProxies(), Via="1.1 x", X_Forwarded_For="192.168.1.9")
    assert (told.address, told.here) == (UNKNOWN_PROXY, False)
