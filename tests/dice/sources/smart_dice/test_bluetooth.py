"""The table's Bluetooth finds dice, hears what they say and notices when they go: bleak's own scanner and client over
bumble's simulated radio."""

import asyncio
import sys

import pytest
from bumble import hci
from bumble.device import Device, Peer
from bumble.host import Host
from bumble.transport.common import ParserSource

from postparade.core.faults import DeviceFault
from postparade.dice.sources.smart_dice import bluetooth
from postparade.dice.sources.smart_dice.bluetooth import BleakRadio
from postparade.dice.sources.smart_dice.godice import GODICE
from postparade.dice.sources.smart_dice.inspection import Inspected, inspect_die
from postparade.dice.sources.smart_dice.messages import Model
from postparade.dice.sources.smart_dice.models import model_of
from postparade.dice.sources.smart_dice.pixels import OLD_PIXELS, PIXELS
from tests.dice.sources.smart_dice.air import Air

MODELS = pytest.mark.parametrize("model", [PIXELS, OLD_PIXELS, GODICE], ids=["Pixels", "older Pixels", "GoDice"])


def nothing() -> None:
    """For a connection whose end no test waits for."""


async def next_of(heard: asyncio.Queue[bytes]) -> bytes:
    async with asyncio.timeout(10):
        return await heard.get()


@MODELS
async def test_a_die_is_found_by_name_and_known_by_what_it_offers(model: Model) -> None:
    air = Air()
    await air.die("Ruby", model)
    await air.die("Snow", model)
    link = await (await air.radio()).connect("Snow", nothing)
    assert model_of(link.characteristics) is model
    await link.close()


@MODELS
async def test_what_a_die_says_arrives_whole_and_in_order(model: Model) -> None:
    air, heard = Air(), asyncio.Queue[bytes]()
    die = await air.die("Ruby", model)
    link = await (await air.radio()).connect("Ruby", nothing)
    await link.listen(model.notify, heard.put_nowait)
    await link.write(model.write, model.battery)
    await next_of(heard)
    for number in range(20):
        await die.send(bytes([99, number]))
    assert die.asked == [model.battery]
    assert [(await next_of(heard))[1] for _ in range(20)] == list(range(20))
    await link.close()


async def test_a_long_introduction_arrives_in_one_piece() -> None:
    air, heard = Air(), asyncio.Queue[bytes]()
    await air.die("Ruby", PIXELS)
    link = await (await air.radio()).connect("Ruby", nothing)
    await link.listen(PIXELS.notify, heard.put_nowait)
    await link.write(PIXELS.write, b"\x01")
    assert len(PIXELS.decode(await next_of(heard))) == 3
    await link.close()


async def test_a_connection_that_breaks_is_noticed() -> None:
    air, lost = Air(), asyncio.Event()
    die = await air.die("Ruby", PIXELS)
    link = await (await air.radio()).connect("Ruby", lost.set)
    await die.leave()
    async with asyncio.timeout(10):
        await lost.wait()
    with pytest.raises(DeviceFault) as caught:
        await link.write(PIXELS.write, b"\x01")
    assert caught.value.code == "smart_die_silent"
    await link.close()


async def test_a_die_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bluetooth, "LOOKS_FOR", 0.1)
    air = Air()
    await air.die("Ruby", PIXELS)
    with pytest.raises(DeviceFault) as caught:
        await (await air.radio()).connect("Snow", nothing)
    assert caught.value.code == "smart_die_missing"
    assert "Snow" in caught.value.sentence


async def test_all_dice_in_reach_are_listed_and_nothing_else() -> None:
    air = Air()
    for name, model in (("GoDice_C0FFEE_K_v04", GODICE), ("Ruby", PIXELS), ("Snow", OLD_PIXELS)):
        await air.die(name, model)
    assert await (await air.radio()).scan(0.5) == ("GoDice_C0FFEE_K_v04", "Ruby", "Snow")


@MODELS
async def test_a_die_can_be_looked_at_without_a_table(model: Model) -> None:
    air = Air()
    (await air.die("Ruby", model)).battery = 42
    assert await inspect_die(await air.radio(), "Ruby") == Inspected(model.name, 42)


async def test_a_die_with_other_sides_is_refused() -> None:
    air = Air()
    (await air.die("Ruby", PIXELS)).sides = 20
    with pytest.raises(DeviceFault) as caught:
        await inspect_die(await air.radio(), "Ruby")
    assert caught.value.code == "smart_die_foreign"


async def test_a_machine_without_bluetooth_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SYSTEM_BUS_ADDRESS", "unix:path=/nowhere/bus")
    radio = BleakRadio()
    for ask in (radio.scan(0.1), radio.connect("Ruby", nothing)):
        with pytest.raises(DeviceFault) as caught:
            await ask
        assert caught.value.code == "bluetooth_off"
        assert caught.value.details == {"why": "No such file or directory"}


def test_without_the_library_the_remedy_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bleak", None)
    with pytest.raises(DeviceFault) as caught:
        BleakRadio()
    assert caught.value.code == "smart_dice_not_installed"
    assert "postparade[smart-dice]" in caught.value.remedy


async def test_a_cancellation_that_comes_together_with_an_answer_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    air = Air()
    await air.die("Ruby", PIXELS)
    link = await (await air.radio()).connect("Ruby", nothing)
    answer = asyncio.get_running_loop().create_future()

    async def write(*_: object) -> None:
        await asyncio.wait_for(answer, 10)

    monkeypatch.setattr(link._client, "write_gatt_char", write)
    writing = asyncio.create_task(link.write(PIXELS.write, b"\x01"))
    await asyncio.sleep(0)
    answer.set_result(None)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await link.close()


async def test_an_adapter_reaches_a_die_by_its_public_address_whatever_random_one_it_was_given() -> None:
    air = Air()
    die = await air.die("Ruby", PIXELS)
    upward, downward = ParserSource(), ParserSource()

    class Sink:
        def __init__(self, source: ParserSource) -> None:
            self._source = source

        def on_packet(self, packet: bytes) -> None:
            self._source.parser.feed_data(packet)

    air.adapter(downward, Sink(upward))
    system = Device(name="system", host=Host(upward, Sink(downward)))
    await system.power_on()
    async with asyncio.timeout(10):
        connection = await system.connect(die.device.random_address, own_address_type=hci.OwnAddressType.PUBLIC)
        await Peer(connection).discover_services()
    await connection.disconnect()
