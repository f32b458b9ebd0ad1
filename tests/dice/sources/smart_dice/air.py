"""Bluetooth without a radio: simulated dice and the table's own Bluetooth on one link, by bumble's host and controller.

The dice are peripherals with the services of real ones. The table's side is a backend of bleak over a central, so that
``BleakRadio`` and bleak's own scanner and client run as they do over the radio of a machine.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar, cast

from bleak.args import SizedBuffer
from bleak.assigned_numbers import CharacteristicPropertyName
from bleak.backends.characteristic import BleakGATTCharacteristic
from bleak.backends.client import BaseBleakClient, NotifyCallback
from bleak.backends.descriptor import BleakGATTDescriptor
from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData, BaseBleakScanner
from bleak.backends.service import BleakGATTService, BleakGATTServiceCollection
from bleak.exc import BleakError
from bumble import data_types, hci
from bumble.controller import Controller
from bumble.core import UUID, AdvertisingData
from bumble.device import Advertisement, Connection, Device, Peer
from bumble.gatt import Characteristic, CharacteristicValue, Service
from bumble.gatt_client import CharacteristicProxy
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport.common import ParserSource, TransportSink

from postparade.dice.sources.smart_dice.bluetooth import BleakRadio
from postparade.dice.sources.smart_dice.godice import GODICE
from postparade.dice.sources.smart_dice.messages import Model
from postparade.dice.sources.smart_dice.pixels import OLD_PIXELS, PIXELS
from tests.dice.sources.smart_dice.packets import at_rest, introduction, old_introduction, rolling

SERVICES = {
    PIXELS.notify: "a6b90001-7a5a-43f2-a962-350c8edc9b5b",
    OLD_PIXELS.notify: "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
    GODICE.notify: "6e400001-b5a3-f393-e0a9-e50e24dcca9e",
}


DISCOVERABLE = data_types.Flags(
    AdvertisingData.Flags.LE_GENERAL_DISCOVERABLE_MODE | AdvertisingData.Flags.BR_EDR_NOT_SUPPORTED
)
"""BlueZ passes over a device that does not say so of itself."""

NAMES = ("Ruby", "GoDice_C0FFEE_K_v04")
"""A die of each maker."""


class SimulatedDie:
    """A die of ``model`` that introduces itself, tells its battery when asked, and sends what a test lets it send."""

    def __init__(self, device: Device, name: str, model: Model) -> None:
        self.device = device
        self.name = name
        self.model = model
        self.battery = 80
        self.sides = 6
        self.asked: list[bytes] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._notify: Characteristic[bytes] = Characteristic(
            model.notify, Characteristic.Properties.NOTIFY, Characteristic.Permissions(0)
        )
        written: Characteristic[bytes] = Characteristic(
            model.write,
            Characteristic.Properties.WRITE | Characteristic.Properties.WRITE_WITHOUT_RESPONSE,
            Characteristic.WRITEABLE,
            CharacteristicValue(write=lambda _, packet: self._answer(bytes(packet))),
        )
        device.add_service(Service(SERVICES[model.notify], [self._notify, written]))

    async def wake(self, every_ms: int = 20) -> None:
        """Tell everybody in reach that the die is there, once in so many milliseconds."""
        name = data_types.CompleteLocalName(self.name)
        service = data_types.CompleteListOf128BitServiceUUIDs([UUID(SERVICES[self.model.notify])])
        # One advertisement has no room for the service beside the long name of a GoDice, which is told by its name.
        told = AdvertisingData([DISCOVERABLE, name] if self.model is GODICE else [DISCOVERABLE, name, service])
        await self.device.start_advertising(
            advertising_data=bytes(told), advertising_interval_min=every_ms, advertising_interval_max=every_ms
        )

    async def send(self, packet: bytes) -> None:
        """Send ``packet`` to whoever listens."""
        await self.device.notify_subscribers(self._notify, packet)

    async def leave(self) -> None:
        """Go out of reach."""
        for connection in tuple(self.device.connections.values()):
            await connection.disconnect()

    def _answer(self, packet: bytes) -> None:
        self.asked.append(packet)
        match self.model, packet:
            case _, b"\x01" if self.model is PIXELS:
                self._tell(introduction(level=self.battery, kind=2 if self.sides == 6 else 7, leds=self.sides))
            case _, b"\x01" if self.model is OLD_PIXELS:
                self._tell(old_introduction(level=self.battery))
            case _, b"\x21":
                self._tell(bytes([34, self.battery, 0]))
            case _, b"\x03" if self.model is GODICE:
                self._tell(b"Bat" + bytes([self.battery]))

    def _tell(self, packet: bytes) -> None:
        task = asyncio.create_task(self.send(packet))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)


class Air:
    """What one radio reaches."""

    def __init__(self) -> None:
        self._link = LocalLink()  # type: ignore[no-untyped-call] # bumble leaves it untyped
        self._count = 0

    async def die(self, name: str, model: Model, *, awake: bool = True) -> SimulatedDie:
        """A die in reach."""
        die = SimulatedDie(await self._device(name), name, model)
        if awake:
            await die.wake()
        return die

    async def pair(self) -> tuple[SimulatedDie, SimulatedDie]:
        """The two that are called ``NAMES``, not yet awake."""
        return await self.die(NAMES[0], PIXELS, awake=False), await self.die(NAMES[1], GODICE, awake=False)

    async def radio(self) -> BleakRadio:
        """The table's radio."""
        central = await self._device("table")

        class Scanner(AirScanner):
            device = central

        class Client(AirClient):
            device = central

        return BleakRadio(Scanner, Client)

    def adapter(self, source: ParserSource, sink: TransportSink) -> Controller:
        """The radio of another program, whose orders come from ``source`` and which is answered by ``sink``."""
        return PublicAdapter("adapter", source, sink, link=self._link, public_address="00:1B:DC:00:00:01")

    async def _device(self, name: str) -> Device:
        self._count += 1
        address = hci.Address(f"F0:F1:F2:F3:F4:{self._count:02X}")
        controller = Controller(name, link=self._link, public_address=address)
        device = Device(name=name, address=address, host=Host(controller, controller))
        await device.power_on()
        return device


async def throw(dice: Sequence[SimulatedDie], faces: Sequence[int]) -> None:
    """Roll all dice, and let them come to rest on these faces a second later."""
    for die in dice:
        await die.send(rolling(die.model))
    await asyncio.sleep(1)
    for die, face in zip(dice, faces, strict=True):
        await die.send(at_rest(die.model, face))


class PublicAdapter(Controller):
    """Sends under its public address, by which Linux connects, though Linux also gives every adapter a random one: the
    link would send what belongs to the connection under that, and the die would not know whose it is."""

    @property
    def random_address(self) -> hci.Address:
        return self.public_address

    @random_address.setter
    def random_address(self, address: hci.Address | str) -> None:
        del address


class AirScanner(BaseBleakScanner):
    """Scans by the central."""

    device: ClassVar[Device]

    def __init__(
        self, detection_callback: Any = None, service_uuids: list[str] | None = None, *_: object, **__: object
    ) -> None:
        super().__init__(detection_callback, service_uuids)

    async def start(self) -> None:
        self.seen_devices = {}
        self.device.on(self.device.EVENT_ADVERTISEMENT, self._heard)
        await self.device.start_scanning(legacy=True)

    async def stop(self) -> None:
        self.device.remove_listener(self.device.EVENT_ADVERTISEMENT, self._heard)
        await self.device.stop_scanning(legacy=True)

    def _heard(self, advertisement: Advertisement) -> None:
        name = advertisement.data.get(AdvertisingData.Type.COMPLETE_LOCAL_NAME)
        services = advertisement.data.get(AdvertisingData.Type.COMPLETE_LIST_OF_128_BIT_SERVICE_CLASS_UUIDS)
        told = AdvertisementData(
            name,
            {},
            {},
            [str(one).lower() for one in cast("list[UUID]", services or [])],
            None,
            advertisement.rssi,
            (),
        )
        address = str(advertisement.address)
        device = self.create_or_update_device(address, address, told.local_name, advertisement.address, told)
        self.call_detection_callbacks(device, told)


class AirClient(BaseBleakClient):
    """Connects by the central."""

    device: ClassVar[Device]

    def __init__(self, address_or_ble_device: BLEDevice | str, **options: Any) -> None:
        known = {name: options[name] for name in ("disconnected_callback", "timeout")}
        super().__init__(address_or_ble_device, **known)
        self._connection: Connection | None = None

    @property
    def mtu_size(self) -> int:
        return 23

    @property
    def is_connected(self) -> bool:
        return self._connection is not None

    async def connect(self, pair: bool, **_: Any) -> None:
        try:
            connection = await self.device.connect(self.address, timeout=1)
        except Exception as error:
            raise BleakError(f"no connection: {type(error).__name__}") from error
        self._connection = connection
        connection.on(connection.EVENT_DISCONNECTION, self._gone)
        peer = Peer(connection)
        await peer.request_mtu(247)
        await peer.discover_all()  # type: ignore[no-untyped-call] # bumble leaves it untyped
        self.services = BleakGATTServiceCollection()
        for service in peer.services:
            known = BleakGATTService(service, service.handle, str(service.uuid).lower())
            self.services.add_service(known)
            for one in service.characteristics:
                names = cast(
                    "list[CharacteristicPropertyName]",
                    [flag.name.lower().replace("_", "-") for flag in one.properties if flag.name],
                )
                self.services.add_characteristic(
                    BleakGATTCharacteristic(one, one.handle, str(one.uuid).lower(), names, lambda: 20, known)
                )

    def _gone(self, _: object) -> None:
        if self._connection is not None:
            self._connection = None
            if self._disconnected_callback is not None:
                self._disconnected_callback()

    async def disconnect(self) -> None:
        if self._connection is not None:
            await self._connection.disconnect()

    async def start_notify(self, characteristic: BleakGATTCharacteristic, callback: NotifyCallback, **_: Any) -> None:
        await self._proxy(characteristic).subscribe(lambda value: callback(bytearray(value)))

    async def stop_notify(self, characteristic: BleakGATTCharacteristic) -> None:
        await self._proxy(characteristic).unsubscribe()

    async def write_gatt_char(self, characteristic: BleakGATTCharacteristic, data: SizedBuffer, response: bool) -> None:
        if self._connection is None:
            raise BleakError("not connected")
        await self._proxy(characteristic).write_value(bytes(data), with_response=response)

    def _proxy(self, characteristic: BleakGATTCharacteristic) -> CharacteristicProxy[bytes]:
        return cast("CharacteristicProxy[bytes]", characteristic.obj)

    async def read_gatt_char(self, characteristic: BleakGATTCharacteristic, **_: Any) -> bytearray:
        raise NotImplementedError

    async def read_gatt_descriptor(self, descriptor: BleakGATTDescriptor, **_: Any) -> bytearray:
        raise NotImplementedError

    async def write_gatt_descriptor(self, descriptor: BleakGATTDescriptor, data: SizedBuffer) -> None:
        raise NotImplementedError

    async def pair(self, *_: Any, **__: Any) -> None:
        raise NotImplementedError

    async def unpair(self) -> None:
        raise NotImplementedError
