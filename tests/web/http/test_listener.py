"""A port that is opened, and closed while people come."""

import asyncio
import contextlib
import socket
import ssl

import pytest
from aiohttp import web

from postparade.core.clock import HandClock
from postparade.web.http.listener import Tls, listen
from postparade.web.http.network_budget import NetworkBudget

LOCAL = "127.0.0.1"


@pytest.mark.parametrize("tls", [None, lambda: ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)], ids=["plain", "tls"])
@pytest.mark.parametrize("rounds", range(8))
async def test_whoever_comes_while_the_port_closes_is_sent_away(rounds: int, tls: Tls | None) -> None:
    clock = HandClock()
    listener = await listen(web.Application(), LOCAL, [0], NetworkBudget(clock), clock, tls)
    address = (LOCAL, listener.port)
    early = [socket.create_connection(address) for _ in range(4)]
    closing = asyncio.create_task(listener.close())
    for _ in range(rounds):
        await asyncio.sleep(0)
    late = []
    with contextlib.suppress(ConnectionRefusedError):
        late = [socket.create_connection(address) for _ in range(4)]
    await closing
    for guest in early + late:
        with guest:
            guest.settimeout(2)
            with contextlib.suppress(ConnectionResetError):
                assert await asyncio.to_thread(guest.recv, 1) == b""
