"""Every driver with something behind it, so that one suite can try them all."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Protocol

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from postparade.core.clock import Clock, HandClock, SystemClock
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.strip import Frame
from postparade.track.drivers import wled
from postparade.track.drivers.contract import Driver
from postparade.track.drivers.gpio_servos import GpioServos
from postparade.track.drivers.null import NullDriver
from postparade.track.drivers.pca9685 import Pca9685
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.drivers.pwm import PwmDriver
from postparade.track.drivers.spi import SpiDriver
from postparade.track.drivers.wled import WledDriver
from postparade.track.drivers.wled_lines import AdalightLine, DdpLine
from postparade.track.layout.lanes import build_layout
from postparade.track.link.payloads import ServoRange
from postparade.track.link.port import SerialPort, ThreadedPort
from postparade.track.settings import TrackSettings
from testkit.bus_clock import BusClock
from testkit.micropython_board import MicroPythonMissingError, MicroPythonPico
from testkit.pca9685_board import SimulatedPca9685
from testkit.spi_strip import SimulatedSpi
from testkit.wled_board import SimulatedWled, WledOnASerialLine, WledOnTheNetwork

OpenRig = Callable[[], AbstractAsyncContextManager["Rig"]]

SETTINGS = TrackSettings(pixels_a_lane=10)
LAYOUT = build_layout(SETTINGS)


class Rig(Protocol):
    """A driver and what it drives."""

    pressed: list[tuple[int, bool]]

    @property
    def driver(self) -> Driver:
        """The driver under test."""
        ...

    def pixels(self) -> Frame:
        """What is seen on the strip."""
        ...

    def servo_us(self, horse: int) -> int:
        """The pulse width a servo gets."""
        ...

    async def until(self, true: Callable[[], bool]) -> None:
        """Return once the condition holds; fails if it never does."""
        ...

    async def pull_and_plug(self) -> bool:
        """Pull the cable and put it in again; false where there is no cable."""
        ...

    def press(self, button: int) -> None:
        """Press a button of the board."""
        ...

    def blind(self) -> bool:
        """Keep the outputs from doing what they are told, with the connection intact; false where nobody can know."""
        ...


class _HandRig:
    """Time is turned by hand."""

    def __init__(self, clock: HandClock) -> None:
        self._clock = clock
        self.pressed: list[tuple[int, bool]] = []

    async def until(self, true: Callable[[], bool]) -> None:
        for _ in range(2000):
            if true():
                return
            await self._clock.advance(0.01)
        raise AssertionError("not true within 20 s of hand-turned time")


class NullRig(_HandRig):
    def __init__(self, clock: HandClock) -> None:
        super().__init__(clock)
        self.driver = self._null = NullDriver(LAYOUT)

    def pixels(self) -> Frame:
        assert self._null.last is not None
        return self._null.last

    def servo_us(self, horse: int) -> int:
        return self._null.servo_us.get(horse, 0)

    async def pull_and_plug(self) -> bool:
        return False

    def blind(self) -> bool:
        return False

    def press(self, button: int) -> None:
        raise AssertionError("the null driver declares no buttons")


class SpiRig(_HandRig):
    def __init__(self, clock: BusClock) -> None:
        super().__init__(clock)
        self._bus = SimulatedSpi(LAYOUT.pixels, LAYOUT.order)
        self.driver = SpiDriver(self._bus, LAYOUT.pixels, LAYOUT.order, clock)
        clock.follow(self.driver)

    def pixels(self) -> Frame:
        return self._bus.pixels

    def servo_us(self, horse: int) -> int:
        raise AssertionError("there are no servos on the bus")

    async def pull_and_plug(self) -> bool:
        self._bus.broken = True
        await self._clock.advance(1.5)
        self._bus.broken = False
        return True

    def blind(self) -> bool:
        return False

    def press(self, button: int) -> None:
        raise AssertionError("there are no buttons on the bus")


class PwmRig(_HandRig):
    def __init__(self, clock: BusClock) -> None:
        super().__init__(clock)
        self._board = SimulatedPca9685()
        self.driver = PwmDriver(Pca9685(self._board), tuple(range(11)), (ServoRange(),) * 11, clock)
        clock.follow(self.driver)

    def pixels(self) -> Frame:
        raise AssertionError("servos have no pixels")

    def servo_us(self, horse: int) -> int:
        return round(self._board.pulse_us(horse))

    async def pull_and_plug(self) -> bool:
        self._board.broken = True
        self.driver.move(0, 1900, 0.1)
        await self._clock.advance(1.0)
        self._board.broken = False
        return True

    def blind(self) -> bool:
        self._board.brown_out()
        return True

    def press(self, button: int) -> None:
        raise AssertionError("servos have no buttons")


class GpioRig(_HandRig):
    def __init__(self, clock: BusClock) -> None:
        super().__init__(clock)
        self._pins = MockFactory(pin_class=MockPWMPin)
        pins = tuple(range(2, 13))
        self.driver = PwmDriver(GpioServos(pins, self._pins), pins, (ServoRange(),) * 11, clock)
        clock.follow(self.driver)

    def pixels(self) -> Frame:
        raise AssertionError("servos have no pixels")

    def servo_us(self, horse: int) -> int:
        pin = self._pins.pin(f"GPIO{horse + 2}")
        return round((pin.state or 0) * 20_000)

    async def pull_and_plug(self) -> bool:
        return False

    def blind(self) -> bool:
        return False

    def press(self, button: int) -> None:
        raise AssertionError("servos have no buttons")


class AdalightRig(_HandRig):
    def __init__(self, clock: HandClock) -> None:
        super().__init__(clock)
        self._board = SimulatedWled(clock, LAYOUT.pixels)
        self._line = WledOnASerialLine(self._board)
        self.driver = WledDriver(AdalightLine(self._line, LAYOUT.pixels, 115200, clock), LAYOUT.pixels, clock)

    def pixels(self) -> Frame:
        return self._board.pixels

    def servo_us(self, horse: int) -> int:
        raise AssertionError("WLED has no servos")

    async def pull_and_plug(self) -> bool:
        self._line.unplug()
        await self._clock.advance(1.5)
        return True

    def blind(self) -> bool:
        self._board.set_state({"on": False})
        return True

    def press(self, button: int) -> None:
        raise AssertionError("WLED's buttons are its own")


class DdpRig:
    """A WLED board on this machine's network."""

    def __init__(self, network: WledOnTheNetwork, board: SimulatedWled) -> None:
        self._network = network
        self._board = board
        self.pressed: list[tuple[int, bool]] = []
        clock = _HurriedClock((wled.CHECK_EVERY, wled.FIRST_CHECK))
        self.driver = WledDriver(DdpLine(network.host, network.ddp_port), LAYOUT.pixels, clock)

    def pixels(self) -> Frame:
        return self._board.pixels

    def servo_us(self, horse: int) -> int:
        raise AssertionError("WLED has no servos")

    async def until(self, true: Callable[[], bool]) -> None:
        await _seen(true)

    async def pull_and_plug(self) -> bool:
        await self._network.unplug()
        # The driver notices at its next look at the board's page, which fails; the board may be back after that.
        await _seen(lambda: not any(task.get_name() == "wled check" for task in asyncio.all_tasks()))
        await self._network.plug()
        return True

    def blind(self) -> bool:
        self._board.set_state({"on": False})
        return True

    def press(self, button: int) -> None:
        raise AssertionError("WLED's buttons are its own")


class _HurriedClock(SystemClock):
    """The machine's clock, on which some long waits are short: nobody waits five seconds for a test."""

    def __init__(self, long: tuple[float, ...]) -> None:
        self._long = long

    async def sleep(self, seconds: float) -> None:
        await super().sleep(0.02 if seconds in self._long else seconds)


async def _seen(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(30):
        while not true():  # noqa: ASYNC110  (it may look at the driver, the strip or the servos: no one event)
            await asyncio.sleep(0.005)


class ProcessRig(_HandRig):
    def __init__(self, clock: HandClock) -> None:
        super().__init__(clock)
        self.pico = SimulatedPico(clock, LAYOUT.chains)
        self.driver = _pico_driver(self.pico, clock, self.pressed)

    def pixels(self) -> Frame:
        return self.pico.pixels

    def servo_us(self, horse: int) -> int:
        return self.pico.servo_us[horse]

    async def pull_and_plug(self) -> bool:
        self.pico.unplug()
        await self._clock.advance(0.1)
        self.pico.plug()
        return True

    def blind(self) -> bool:
        self.pico.faults.stalled = True
        return True

    def press(self, button: int) -> None:
        self.pico.press(button)


class VirtualMachineRig:
    def __init__(self, pico: MicroPythonPico, clock: Clock) -> None:
        self.pico = pico
        self.pressed: list[tuple[int, bool]] = []
        self.driver = _pico_driver(ThreadedPort(SerialPort(pico.port_name), clock), clock, self.pressed)

    def pixels(self) -> Frame:
        return self.pico.pixels

    def servo_us(self, horse: int) -> int:
        return self.pico.servo_us[horse]

    async def until(self, true: Callable[[], bool]) -> None:
        await _seen(true)

    async def pull_and_plug(self) -> bool:
        self.pico.unplug()
        self.pico.plug()
        return True

    def blind(self) -> bool:
        self.pico.faults.stalled = True
        return True

    def press(self, button: int) -> None:
        self.pico.press(button)


def _pico_driver(port: object, clock: Clock, pressed: list[tuple[int, bool]]) -> PicoDriver:
    settings = board_settings(SETTINGS, LAYOUT)
    return PicoDriver(port, settings, clock, lambda index, down: pressed.append((index, down)))  # type: ignore[arg-type]  # both kinds of port


@asynccontextmanager
async def null_rig() -> AsyncIterator[Rig]:
    yield NullRig(HandClock())


@asynccontextmanager
async def process_rig() -> AsyncIterator[Rig]:
    clock = HandClock()
    rig = ProcessRig(clock)
    running = asyncio.create_task(rig.pico.run())
    try:
        yield rig
    finally:
        running.cancel()
    assert rig.pico.troubles == []


@asynccontextmanager
async def micropython_rig() -> AsyncIterator[Rig]:
    try:
        pico = MicroPythonPico(LAYOUT.chains)
    except MicroPythonMissingError as missing:
        pytest.skip(f"needs micropython: {missing}")
    with pico:
        yield VirtualMachineRig(pico, SystemClock())
    assert pico.troubles == []


def _by_hand(rig: type[SpiRig] | type[PwmRig] | type[GpioRig] | type[AdalightRig]) -> OpenRig:
    @asynccontextmanager
    async def opened() -> AsyncIterator[Rig]:
        yield rig(BusClock())

    return opened


@asynccontextmanager
async def ddp_rig() -> AsyncIterator[Rig]:
    board = SimulatedWled(SystemClock(), LAYOUT.pixels)
    network = WledOnTheNetwork(board)
    await network.plug()
    try:
        yield DdpRig(network, board)
    finally:
        await network.unplug()


RIGS: dict[str, OpenRig] = {
    "null": null_rig,
    "pico in this process": process_rig,
    "pico under MicroPython": micropython_rig,
    "wled over DDP": ddp_rig,
    "wled over Adalight": _by_hand(AdalightRig),
    "spi": _by_hand(SpiRig),
    "pwm by PCA9685": _by_hand(PwmRig),
    "pwm by GPIO": _by_hand(GpioRig),
}
