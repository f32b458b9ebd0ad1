"""Answers to devices that ask a well-known address whether a Wi-Fi leads to the internet.

On a network of the table's own these names lead to the table (:func:`name_service`), and a device that is told nothing
leaves the network again. It gets the answer that it hopes for, not a captive portal: such a page opens in a window of
its own, without the cookies of the browser in which guests play, and whoever closes it is taken off the network. An
answer is a constant: it tells nothing about the table, whoever asks for it under a name of somebody else.
"""

from collections.abc import Iterable
from typing import NamedTuple

WINDOWS_NAME, WINDOWS_ADDRESS = "dns.msftncsi.com", "131.107.255.255"
"""Windows looks up this name and expects this address."""
NO_PORTAL = "urn:ietf:params:capport:unrestricted"
"""What DHCP says of a network without a captive portal (RFC 8910, option 114)."""


class Check(NamedTuple):
    """The answer that a kind of device expects: ``text`` as ``content_type`` at any of the ``paths``, or an empty one
    (204) without text."""

    names: tuple[str, ...]
    paths: tuple[str, ...]
    text: str = ""
    content_type: str = "text/plain"


CHECKS = (
    # iPhone, iPad, Mac, and Apple's earlier path
    Check(
        ("captive.apple.com",),
        ("/", "/hotspot-detect.html", "/library/test/success.html"),
        "<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>",
        "text/html",
    ),
    # Android; makers of phones and other systems have names of their own. Names that serve other ends as well are
    # left alone: with a cable to the internet they must lead there.
    Check(
        (
            "connectivitycheck.gstatic.com",
            "connectivitycheck.android.com",
            "connect.rom.miui.com",
            "connectivitycheck.platform.hicloud.com",
            "conn1.oppomobile.com",
            "conn2.oppomobile.com",
            "wifi.vivo.com.cn",
            "connectivitycheck.grapheneos.network",
            "edge-http.microsoft.com",
            "cp.cloudflare.com",
        ),
        ("/", "/generate_204", "/gen_204", "/captiveportal/generate_204"),
    ),
    # Windows 10 and 11, and the systems before
    Check(("www.msftconnecttest.com", "ipv6.msftconnecttest.com"), ("/connecttest.txt",), "Microsoft Connect Test"),
    Check(("www.msftncsi.com",), ("/ncsi.txt",), "Microsoft NCSI"),
    Check(("detectportal.firefox.com",), ("/success.txt",), "success\n"),
    Check(
        ("detectportal.firefox.com",),
        ("/", "/canonical.html"),
        '<meta http-equiv="refresh" content="0;url=https://support.mozilla.org/kb/captive-portal"/>',
        "text/html",
    ),
    # NetworkManager on GNOME, Ubuntu, KDE and Arch
    Check(("nmcheck.gnome.org",), ("/check_network_status.txt",), "NetworkManager is online\n"),
    Check(("connectivity-check.ubuntu.com",), ("/",)),
    Check(("networkcheck.kde.org",), ("/",), "OK\n"),
    Check(("ping.archlinux.org",), ("/nm-check.txt",), "NetworkManager is online\n"),
    # Kindle
    Check(
        ("spectrum.s3.amazonaws.com",),
        ("/kindle-wifi/wifistub.html",),
        "<html><body>81ce4465-7167-4dcb-835b-dcc9e44c112a</body></html>",
        "text/html",
    ),
)
NAMES = tuple(dict.fromkeys(name for check in CHECKS for name in check.names))
"""Every name that the network of the table leads to the table."""
_ANSWERS = {(name, path): check for check in CHECKS for name in check.names for path in check.paths}


def expected(name: str, path: str) -> Check | None:
    """The check that asks ``name`` (in lower case) for ``path``; None if no device does."""
    return _ANSWERS.get((name, path))


def name_service(own_names: Iterable[str], address: str) -> str:
    """What dnsmasq reads on a network of the table's own: ``own_names`` and :data:`NAMES` lead to ``address``, which
    has no version 6, and nothing says that there is a portal."""
    lines = ["# Written by Post Parade: names on the table's own Wi-Fi."]
    for name in (*own_names, *NAMES):
        # Without the second line the other kind of address is asked for elsewhere, which may take long or mislead.
        lines += [f"address=/{name}/{address}", f"local=/{name}/"]
    lines += [f"address=/{WINDOWS_NAME}/{WINDOWS_ADDRESS}", f"local=/{WINDOWS_NAME}/"]
    return "\n".join((*lines, f"dhcp-option=114,{NO_PORTAL}", ""))
