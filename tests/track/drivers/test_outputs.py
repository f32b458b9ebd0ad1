"""What goes over the wires to WLED, SPI strips and servo boards, and what is said when they are not there."""

import asyncio
import struct
import threading
from pathlib import Path

import numpy as np
import pytest
from gpiozero.pins.mock import MockFactory, MockPin
from hypothesis import given
from hypothesis import strategies as st

from postparade.core.clock import HandClock, SystemClock
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.track import drivers
from postparade.track.drivers.gpio_servos import GpioServos
from postparade.track.drivers.joined import JoinedDriver
from postparade.track.drivers.null import NullDriver
from postparade.track.drivers.pca9685 import KernelI2c, Pca9685
from postparade.track.drivers.pwm import PwmDriver
from postparade.track.drivers.spi import KernelSpi, SpiDriver, waveform
from postparade.track.drivers.watchdog import Watchdog
from postparade.track.drivers.wled_lines import AdalightLine, DdpLine, adalight, ddp_packets
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.link.payloads import ServoRange
from postparade.track.settings import PwmSettings, TrackSettings, WledSettings
from testkit.spi_strip import SimulatedSpi
from testkit.wled_board import OWN_LIGHT, SimulatedWled, WledOnASerialLine, WledOnTheNetwork


def noise(pixels: int, seed: int = 1) -> "np.ndarray[tuple[int, int], np.dtype[np.uint8]]":
    return np.random.default_rng(seed).integers(0, 256, (pixels, 3), dtype=np.uint8)


def test_a_long_frame_goes_in_several_datagrams_and_the_last_one_shows_it() -> None:
    frame = noise(1000)
    packets = ddp_packets(frame, 15)
    heads = [struct.unpack(">BBBBIH", packet[:10]) for packet in packets]
    assert [head[0] for head in heads] == [0x40, 0x40, 0x41]
    assert {head[1] for head in heads} == {1}
    assert [head[4] for head in heads] == [0, 1440, 2880]
    assert b"".join(packet[10:] for packet in packets) == frame.tobytes()
    assert [head[5] for head in heads] == [len(packet) - 10 for packet in packets]


def test_adalight_begins_with_a_checked_length() -> None:
    assert adalight(noise(330))[:6] == b"Ada\x01\x49\x1d"


@given(st.integers(1, 300), st.sampled_from(["GRB", "RGB", "BRG"]), st.integers(0, 2**32 - 1))
def test_spi_bits_are_the_pulses_of_the_frame(pixels: int, order: str, seed: int) -> None:
    bus = SimulatedSpi(pixels, order)
    bus.open()
    bus.write(waveform(noise(pixels, seed), order))
    assert np.array_equal(bus.pixels, noise(pixels, seed))


async def test_wled_that_hears_nothing_shows_its_own_light() -> None:
    clock = HandClock()
    board = SimulatedWled(clock, 5)
    board.put(0, bytes(15), True)
    assert not board.pixels.any()
    await clock.advance(2.6)
    assert [tuple(pixel) for pixel in board.pixels] == [OWN_LIGHT] * 5


async def test_a_missing_wled_is_a_fault() -> None:
    network = WledOnTheNetwork(SimulatedWled(SystemClock(), 100))
    await network.plug()
    await network.unplug()
    with pytest.raises(DeviceFault) as caught:
        await DdpLine(network.host, network.ddp_port).open()
    assert caught.value.code == "wled_missing"


async def test_serial_line_without_wled_is_a_fault() -> None:
    class Mute(WledOnASerialLine):
        def write(self, data: bytes) -> None:
            """Whoever it is, it does not answer."""

    clock = HandClock()
    opening = asyncio.ensure_future(AdalightLine(Mute(SimulatedWled(clock, 5)), 5, 115200, clock).open())
    await clock.advance(10)
    with pytest.raises(DeviceFault) as caught:
        await opening
    assert caught.value.code == "wled_missing"


def test_slow_serial_line_gets_no_more_frames_than_it_can_carry() -> None:
    clock = HandClock()
    assert AdalightLine(WledOnASerialLine(SimulatedWled(clock, 330)), 330, 115200, clock).every == pytest.approx(
        996 * 10 / 115200
    )


async def test_strip_longer_than_one_transfer_is_a_fault() -> None:
    driver = SpiDriver(SimulatedSpi(500, longest=4096), 500, "GRB", HandClock())
    with pytest.raises(DeviceFault) as caught:
        await driver.open()
    assert caught.value.code == "spi_too_long"
    assert "435 pixels" in caught.value.remedy


@pytest.mark.parametrize("bus", [KernelSpi, lambda name: KernelI2c(name, 0x40)])
def test_a_missing_bus_is_a_fault(bus: "type[KernelSpi]", tmp_path: Path) -> None:
    with pytest.raises(DeviceFault) as caught:
        bus(str(tmp_path / "bus")).open()
    assert caught.value.code == "bus_missing"
    not_a_bus = tmp_path / "file"
    not_a_bus.touch()
    with pytest.raises(DeviceFault) as caught:
        bus(str(not_a_bus)).open()
    assert caught.value.code == "bus_missing"


def test_the_watchdog_makes_outputs_safe_without_a_sign_of_life() -> None:
    safe = threading.Event()
    let_go = Watchdog(safe.set, 0.01)
    assert safe.wait(20)
    safe.clear()
    let_go.alive()
    assert safe.wait(20)
    let_go.stop()


def test_a_watchdog_that_was_stopped_does_nothing() -> None:
    done: list[int] = []
    handle = Watchdog(lambda: done.append(1), 1000)
    handle.alive()
    handle.stop()
    assert done == []


def test_servos_at_the_pins_of_the_machine_come_with_a_caution() -> None:
    layout = build_layout(TrackSettings())
    driver = drivers.make(
        TrackSettings(driver="pwm", pwm=PwmSettings(kind="gpio", channels=(17,))), layout, HandClock(), lambda *_: None
    )
    assert isinstance(driver, PwmDriver)
    assert driver.health().caution is None
    servos = GpioServos((17,), MockFactory(pin_class=MockPin))
    assert servos.caution is not None
    with pytest.raises(DeviceFault) as caught:
        servos.open()
    assert caught.value.code == "pins_missing"


async def test_servo_board_that_does_not_answer_is_a_fault() -> None:
    class Loose:
        name = "a loose wire"

        def open(self) -> None: ...
        def write(self, data: bytes) -> None:
            raise OSError("Remote I/O error")

        def read(self, register: int, count: int) -> bytes:
            raise OSError("Remote I/O error")

        def close(self) -> None: ...

    driver = PwmDriver(Pca9685(Loose()), (0,), (ServoRange(),), HandClock())
    with pytest.raises(DeviceFault) as caught:
        await driver.open()
    assert caught.value.code == "bus_missing"


@pytest.mark.parametrize("channels", [(0, 1, 1), (0, 16)])
def test_impossible_channels_are_refused(channels: tuple[int, ...]) -> None:
    settings = TrackSettings(driver="pwm", pwm=PwmSettings(channels=channels))
    with pytest.raises(ConfigurationFault) as caught:
        drivers.make(settings, build_layout(settings), HandClock(), lambda *_: None)
    assert caught.value.code == "servo_channels_wrong"


def test_several_chains_do_not_fit_a_bus() -> None:
    settings = TrackSettings(driver="spi", pixels=330, chains=(165, 165))
    with pytest.raises(ConfigurationFault) as caught:
        drivers.make(settings, build_layout(settings), HandClock(), lambda *_: None)
    assert caught.value.code == "spi_one_chain"


def test_the_light_of_one_driver_and_the_servos_of_another_make_one_track() -> None:
    settings = TrackSettings(driver="wled + pwm", wled=WledSettings(host="somewhere"))
    joined = drivers.make(settings, build_layout(settings), HandClock(), lambda *_: None)
    assert joined.name == "wled+pwm"
    assert (joined.capabilities.pixels, joined.capabilities.servos) == (330, 11)


class Fragile(NullDriver):
    """Fails as often as ``failures`` says, by ``why``, wherever ``where`` says."""

    def __init__(self, layout: Layout, why: Exception, where: str = "serve", failures: int = 1) -> None:
        super().__init__(layout)
        self._why, self._where, self.failures = why, where, failures
        self.opened = 0

    def _fail(self, where: str) -> None:
        if where == self._where and self.failures:
            self.failures -= 1
            raise self._why

    async def open(self) -> None:
        self.opened += 1
        self._fail("open")
        await super().open()

    async def serve(self) -> None:
        self._fail("serve")
        await super().serve()

    async def close(self) -> None:
        self._fail("close")
        await super().close()

    def show(self, frame: Frame) -> None:
        self._fail("show")
        super().show(frame)


JOINED_LAYOUT = build_layout(TrackSettings())
WHYS = (DeviceFault("track_no_answer", what="anything"), RuntimeError("a slip of its author"))


@pytest.mark.parametrize("why", WHYS, ids=["fault", "bug"])
@pytest.mark.parametrize("where", ["open", "serve"])
async def test_joined_driver_that_fails_is_opened_again_while_its_neighbour_goes_on(where: str, why: Exception) -> None:
    clock = HandClock()
    sound, fragile = NullDriver(JOINED_LAYOUT), Fragile(JOINED_LAYOUT, why, where)
    joined = JoinedDriver((sound, fragile), clock)
    await joined.open()
    serving = asyncio.create_task(joined.serve())
    await clock.advance(0.1)
    assert (sound.health().connected, fragile.health().connected, joined.health().connected) == (True, False, False)
    caution = joined.health().caution
    assert caution is not None
    assert caution.code == ("track_no_answer" if isinstance(why, DeviceFault) else "track_lost")
    joined.show(noise(330))
    assert sound.last is not None
    assert np.array_equal(sound.last, noise(330))
    await clock.advance(1.0)
    assert fragile.opened == 2
    assert joined.health().connected
    assert joined.health().caution is None
    serving.cancel()
    await asyncio.wait([serving])
    await joined.close()
    assert not sound.health().connected


async def test_joined_drivers_all_get_frames_and_moves_even_if_one_of_them_raises() -> None:
    sound = NullDriver(JOINED_LAYOUT)
    joined = JoinedDriver((Fragile(JOINED_LAYOUT, WHYS[1], "show"), sound), HandClock())
    await joined.open()
    joined.show(noise(330))
    joined.move(3, 1500, 0.1)
    assert sound.last is not None
    assert np.array_equal(sound.last, noise(330))
    assert sound.servo_us == {3: 1500}
    caution = joined.health().caution
    assert caution is not None
    assert "a slip of its author" in caution.sentence
    await joined.close()


async def test_joined_drivers_are_lost_once_none_of_them_works() -> None:
    clock = HandClock()
    joined = JoinedDriver(tuple(Fragile(JOINED_LAYOUT, WHYS[0]) for _ in range(2)), clock)
    await joined.open()
    with pytest.raises(DeviceFault, match="anything"):
        await joined.serve()
    await joined.close()
    joined = JoinedDriver(tuple(Fragile(JOINED_LAYOUT, WHYS[1], "open") for _ in range(2)), clock)
    with pytest.raises(DeviceFault, match="a slip of its author"):
        await joined.open()
