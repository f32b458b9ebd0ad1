"""Board, API and broker are found in the network by name: DNS-SD records over mDNS (RFC 6763), as printers are."""

import asyncio
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

from msgspec import Struct
from zeroconf import Error, IPVersion, ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

from postparade import __version__
from postparade.core.clock import Clock
from postparade.core.faults import DeviceFault

log = logging.getLogger(__name__)

LOOK_EVERY = 30.0
"""Seconds between two looks whether the address of the machine has changed."""
BOARD, API, BROKER = "_http._tcp.local.", "_postparade._tcp.local.", "_mqtt._tcp.local."


class Place(Struct, frozen=True):
    """Where the table is reached now: its ``address`` and ``port``, whether by HTTPS, and the ``broker`` port if that
    runs on this machine."""

    address: str
    port: int
    secure: bool
    broker: int | None = None


def record_of(name: str, kind: str, place: Place, port: int, properties: dict[str, str]) -> ServiceInfo:
    """The record of a service of that ``kind`` at ``place``."""
    host = f"{''.join(one if one.isascii() and one.isalnum() else '-' for one in name.lower()).strip('-')}.local."
    address = [ip_address(place.address).packed]
    return ServiceInfo(kind, f"{name}.{kind}", port, properties={**properties}, server=host, addresses=address)


def records(name: str, place: Place) -> list[ServiceInfo]:
    """The records of a table that is called ``name``. They name no guest and no code."""
    scheme = "https" if place.secure else "http"
    found = [
        record_of(name, BOARD, place, place.port, {"path": "/", "scheme": scheme}),
        record_of(name, API, place, place.port, {"path": "/api/v1", "scheme": scheme, "version": __version__}),
    ]
    if place.broker is not None:
        found.append(record_of(name, BROKER, place, place.broker, {}))
    return found


class ServiceRecords:
    """Keeps the records published while :meth:`run` runs. ``place`` returns where the table is reached, None while it
    is in no network; ``report`` is called with what is wrong (``names_unpublished``), and None when it works again."""

    def __init__(
        self,
        name: str,
        place: Callable[[], Place | None],
        clock: Clock,
        report: Callable[[DeviceFault | None], None],
        records: Callable[[str, Place], list[ServiceInfo]] = records,
    ) -> None:
        """``records`` are those of a table, unless others are named."""
        self._records = records
        self._name = name
        self._place = place
        self._clock = clock
        self._report = report

    async def run(self) -> None:
        """Publish the records, and anew whenever the address changes; until cancelled."""
        while True:
            place = self._place()
            if place is not None:
                await self._published(place)
            await self._clock.sleep(LOOK_EVERY)

    async def _published(self, place: Place) -> None:
        """Have the records published for as long as ``place`` stays."""
        responder = None
        try:
            _check(place.address)
            responder = AsyncZeroconf(interfaces=[place.address], ip_version=IPVersion.V4Only)
            # Another table of the same name gets a number behind it.
            registered = (
                responder.async_register_service(record, allow_name_change=True)
                for record in self._records(self._name, place)
            )
            await asyncio.gather(*await asyncio.gather(*registered))
            self._report(None)
            while self._place() == place:
                await self._clock.sleep(LOOK_EVERY)
        except (OSError, Error) as error:
            self._report(DeviceFault("names_unpublished", why=error))
        finally:
            if responder is not None:
                with suppress(OSError, asyncio.TimeoutError):
                    await responder.async_close()


def machine_name() -> str:
    """What this machine is called in its network."""
    return f"Post Parade on {socket.gethostname().partition('.')[0]}"


def _check(address: str) -> None:
    """Raise ``OSError`` unless ``address`` is one of this machine; the library would leave a socket open."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind((address, 0))
