"""Hubs in this network, found by name (DNS-SD over mDNS) by tables that know the code of a night and no address."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from zeroconf import Error, InterfaceChoice, IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

HUB = "_postparade-hub._tcp.local."
"""What hubs are published as. The record names neither code nor guest."""
PATIENCE = 3.0
"""Seconds for which hubs are looked for."""
ANSWER = 2000
"""Milliseconds that a hub may take to say where it is."""


async def find_hubs(interfaces: Sequence[str] | None = None, patience: float = PATIENCE) -> list[str]:
    """The addresses (``http://host:port``) of all hubs that answer within ``patience`` seconds, in the order of their
    names. ``interfaces`` are the addresses of this machine to look from; all, if none are named. Raises ``OSError``
    where there is no network."""
    names: set[str] = set()

    def on_change(
        zeroconf: Zeroconf,  # noqa: ARG001 the library passes these by name
        service_type: str,  # noqa: ARG001
        name: str,
        state_change: ServiceStateChange,
    ) -> None:
        (names.discard if state_change is ServiceStateChange.Removed else names.add)(name)

    try:
        look_from = InterfaceChoice.All if interfaces is None else list(interfaces)
        responder = AsyncZeroconf(interfaces=look_from, ip_version=IPVersion.V4Only)
    except Error as error:
        raise OSError(str(error)) from error
    try:
        browser = AsyncServiceBrowser(responder.zeroconf, HUB, handlers=[on_change])
        await asyncio.sleep(patience)
        await browser.async_cancel()
        found = [AsyncServiceInfo(HUB, name) for name in sorted(names)]
        answers = await asyncio.gather(*(one.async_request(responder.zeroconf, ANSWER) for one in found))
        return [
            f"http://{one.parsed_addresses()[0]}:{one.port}"
            for one, answered in zip(found, answers, strict=True)
            if answered and one.parsed_addresses()
        ]
    finally:
        with suppress(OSError, asyncio.TimeoutError):
            await responder.async_close()
