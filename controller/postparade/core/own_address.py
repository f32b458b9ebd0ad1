"""The address at which others in the network find this machine."""

import fcntl
import ipaddress
import socket
import struct

# An address of the block kept for documentation: routes are looked up, nothing is ever sent.
SOMEWHERE_ELSE = ("192.0.2.1", 9)
SIOCGIFADDR = 0x8915
"""The request for the address of an interface, see netdevice(7)."""


def own_address() -> str | None:
    """The address of this machine in the network that leads out of it; else, as on a Wi-Fi of its own, in the first
    network that it is in; ``None`` when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
            candidates = [str(probe.getsockname()[0])]
        except OSError:
            candidates = [address for _, name in socket.if_nameindex() if (address := _address_of(probe, name))]
    found = [address for address in map(ipaddress.IPv4Address, candidates) if not _is_no_ones(address)]
    # An address that an interface gave to itself is better than none, and worse than any other.
    return str(min(found, key=lambda address: address.is_link_local)) if found else None


def _is_no_ones(address: ipaddress.IPv4Address) -> bool:
    return address.is_loopback or address.is_unspecified


def _address_of(probe: socket.socket, interface: str) -> str | None:
    try:
        answer = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", interface.encode()[:15]))
    except OSError:
        return None
    return socket.inet_ntoa(answer[20:24])
