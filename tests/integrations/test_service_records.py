"""Others in the network find the table by name."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from zeroconf import IPVersion, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from postparade import __version__
from postparade.core.clock import HandClock
from postparade.core.faults import DeviceFault
from postparade.integrations.service_records import API, BOARD, BROKER, LOOK_EVERY, Place, ServiceRecords, records

pytestmark = pytest.mark.slow(6)

HERE = Place("127.0.0.1", 8080, secure=False, broker=1883)
PATIENCE = 20.0


class Phone:
    """Something else in the network that looks for tables."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self._responder = AsyncZeroconf(interfaces=["127.0.0.1"], ip_version=IPVersion.V4Only)
        self._browser = AsyncServiceBrowser(self._responder.zeroconf, [BOARD, API, BROKER], handlers=[self._on_change])

    def _on_change(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        (self.found.discard if state_change is ServiceStateChange.Removed else self.found.add)(name)

    async def read(self, name: str) -> AsyncServiceInfo:
        found = AsyncServiceInfo(name.partition(".")[2], name)
        assert await found.async_request(self._responder.zeroconf, 3000)
        return found

    async def until(self, holds: Callable[[], bool], clock: HandClock | None = None) -> None:
        """Wait, while ``clock`` goes on as well."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.02)
                if clock is not None:
                    await clock.advance(LOOK_EVERY)

    async def close(self) -> None:
        await self._browser.async_cancel()
        await self._responder.async_close()


@asynccontextmanager
async def publishing(
    name: str, place: Callable[[], Place | None], clock: HandClock
) -> AsyncIterator[list[DeviceFault | None]]:
    told: list[DeviceFault | None] = []
    running = asyncio.create_task(ServiceRecords(name, place, clock, told.append).run())
    try:
        yield told
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_board_api_and_broker_are_found_and_gone_when_the_table_is() -> None:
    phone = Phone()
    try:
        async with publishing("Table under test", lambda: HERE, HandClock()) as told:
            names = {f"Table under test.{kind}" for kind in (BOARD, API, BROKER)}
            await phone.until(lambda: names <= phone.found)
            api = await phone.read(f"Table under test.{API}")
            assert (api.port, api.parsed_addresses(), api.server) == (8080, ["127.0.0.1"], "table-under-test.local.")
            assert api.decoded_properties == {"path": "/api/v1", "scheme": "http", "version": __version__}
            await phone.until(lambda: bool(told))
            assert told == [None]
        await phone.until(lambda: not names & phone.found)
    finally:
        await phone.close()


async def test_a_new_address_is_published_anew_and_a_table_in_no_network_is_not() -> None:
    clock, places = HandClock(), [None, HERE]
    phone = Phone()
    name = f"Table that moves.{BOARD}"
    try:
        async with publishing("Table that moves", lambda: places[-1], clock):
            await phone.until(lambda: name in phone.found)
            places.append(None)
            await phone.until(lambda: name not in phone.found, clock)
            places.append(Place("127.0.0.1", 8081, secure=True))
            await phone.until(lambda: name in phone.found, clock)
            assert (await phone.read(name)).port == 8081
    finally:
        await phone.close()


async def test_a_network_that_is_gone_is_a_note_and_tried_again() -> None:
    clock = HandClock()
    async with publishing("Table without a network", lambda: Place("192.0.2.77", 80, secure=False), clock) as told:
        async with asyncio.timeout(PATIENCE):
            while len(told) < 2:
                await clock.advance(LOOK_EVERY)
                await asyncio.sleep(0.01)
    assert {one.code for one in told if one is not None} == {"names_unpublished"}


def test_records_hold_no_guest_and_no_code() -> None:
    for record in records("Post Parade on racecourse", HERE):
        assert set(record.properties) <= {b"path", b"scheme", b"version"}
