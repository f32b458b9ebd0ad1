"""The Bluetooth radio of this machine, by bleak (the optional extra ``smart-dice``)."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from postparade.core.cancellation import heed_cancellation
from postparade.core.faults import DeviceFault
from postparade.dice.sources.smart_dice.models import looks_like_a_die

if TYPE_CHECKING:
    from bleak import BleakClient, BleakScanner
    from bleak.backends.client import BaseBleakClient
    from bleak.backends.scanner import BaseBleakScanner

LOOKS_FOR = 8.0
"""Seconds that a die is looked for; one that lies idle tells its name once a second or less."""
CONNECTS_WITHIN = 15.0
"""Seconds after which a connection that has not come about is given up."""

LETS_GO_WITHIN = 5.0
"""Seconds after which a die that does not take its leave is left alone."""


class BleakRadio:
    """Scans and connects by bleak. ``scanner`` and ``client`` are backends of bleak; without them, those of the
    operating system."""

    def __init__(
        self, scanner: "type[BaseBleakScanner] | None" = None, client: "type[BaseBleakClient] | None" = None
    ) -> None:
        """Raises ``DeviceFault`` (``smart_dice_not_installed``) without bleak."""
        try:
            import bleak
            from bleak.exc import BleakError
        except ImportError as error:
            raise DeviceFault("smart_dice_not_installed") from error
        self._bleak = bleak
        self._error = BleakError
        self._scans_by: BleakScanner.ExtraArgs = {} if scanner is None else {"backend": scanner}
        self._client = client

    async def scan(self, seconds: float) -> tuple[str, ...]:
        """The names of all smart dice in reach. Raises ``DeviceFault`` (``bluetooth_off``)."""
        try:
            found = await self._bleak.BleakScanner.discover(seconds, return_adv=True, **self._scans_by)
        except (self._error, OSError) as error:
            raise _off(error) from error
        told = (advertised for _, advertised in found.values())
        names = {one.local_name or "" for one in told if looks_like_a_die(one.local_name or "", one.service_uuids)}
        return tuple(sorted(names))

    async def connect(self, name: str, lost: Callable[[], None]) -> "BleakLink":
        """Connect to the die called ``name``. Raises ``DeviceFault`` as :class:`Radio` says."""
        try:
            device = await self._bleak.BleakScanner.find_device_by_name(name, LOOKS_FOR, **self._scans_by)
        except (self._error, OSError) as error:
            raise _off(error) from error
        heed_cancellation()
        if device is None:
            raise DeviceFault("smart_die_missing", die=name)
        client = self._bleak.BleakClient(device, lambda _: lost(), timeout=CONNECTS_WITHIN, backend=self._client)
        link = BleakLink(client, name, self._error)
        await link.open()
        return link


class BleakLink:
    """A connection by bleak to the die called ``name``."""

    def __init__(self, client: "BleakClient", name: str, error: type[Exception]) -> None:
        self._client = client
        self._name = name
        self._errors = (error, OSError, TimeoutError)

    @property
    def characteristics(self) -> frozenset[str]:
        """The numbers of all characteristics of the die."""
        return frozenset(one.uuid.lower() for one in self._client.services.characteristics.values())

    async def open(self) -> None:
        """Connect. Raises ``DeviceFault`` (``smart_die_silent``)."""
        try:
            async with asyncio.timeout(CONNECTS_WITHIN):
                await self._client.connect()
        except self._errors as error:
            await self.close()
            raise self._silent(error) from error
        heed_cancellation()

    async def listen(self, characteristic: str, hear: Callable[[bytes], None]) -> None:
        """Call ``hear(packet)`` for everything that the die tells. Raises ``DeviceFault`` (``smart_die_silent``)."""

        def told(_: object, packet: bytearray) -> None:
            hear(bytes(packet))

        try:
            await self._client.start_notify(characteristic, told)
        except self._errors as error:
            raise self._silent(error) from error
        heed_cancellation()

    async def write(self, characteristic: str, packet: bytes) -> None:
        """Send ``packet``. Raises ``DeviceFault`` (``smart_die_silent``)."""
        try:
            await self._client.write_gatt_char(characteristic, packet)
        except self._errors as error:
            raise self._silent(error) from error
        heed_cancellation()

    async def close(self) -> None:
        """Let go of the die."""
        try:
            async with asyncio.timeout(LETS_GO_WITHIN):
                await self._client.disconnect()
        except self._errors:
            return  # The connection is gone already, and nothing else was wanted.

    def _silent(self, error: Exception) -> DeviceFault:
        return DeviceFault("smart_die_silent", die=self._name, why=_words(error))


def _off(error: Exception) -> DeviceFault:
    return DeviceFault("bluetooth_off", why=_words(error))


def _words(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error.args[0] if error.args else "").rstrip(".") or type(error).__name__
