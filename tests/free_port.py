"""Ports for servers that are started, stopped and started again while other tests run."""

import asyncio
import random
import socket
from contextlib import suppress

HANDED_OUT = 32768
"""From here on the system hands ports out by itself: one of those may be taken by anybody while its server is down."""
FIRST = 15000
_random = random.SystemRandom()


def free_port(kind: socket.SocketKind = socket.SOCK_STREAM) -> int:
    """A port of this machine on which nothing listens, and which nobody is given without asking for it."""
    while True:
        port = _random.randrange(FIRST, HANDED_OUT)
        with socket.socket(socket.AF_INET, kind) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


async def listening(port: int) -> None:
    """Return when somebody listens on ``port`` of this machine."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            await writer.wait_closed()
            return
