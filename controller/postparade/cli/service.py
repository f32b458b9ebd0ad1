"""Talking to systemd without a library: "ready" once the table serves, then signs of life from the event loop.

The protocol is one datagram with ``NAME=VALUE`` lines to the socket named in ``NOTIFY_SOCKET`` (sd_notify(3)); ``@`` in
front means an abstract socket. Without that variable nothing is sent.
"""

import asyncio
import os
import socket

from postparade.core.clock import Clock


def notify(state: str) -> bool:
    """Tell the service manager ``state``, such as ``READY=1``. Whether there was one to tell."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return False
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as line:
        line.connect(address)
        line.sendall(state.encode())
    return True


async def signs_of_life(clock: Clock) -> None:
    """Feed the service manager's watchdog twice per period, from the loop that everything else depends on.

    Returns at once when no watchdog is set (``WATCHDOG_USEC``).
    """
    period = int(os.environ.get("WATCHDOG_USEC", "0")) / 1_000_000
    while period and notify("WATCHDOG=1"):
        await clock.sleep(period / 2)
    await asyncio.sleep(0)
