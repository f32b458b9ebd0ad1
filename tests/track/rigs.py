"""Every driver with something behind it, so that one suite can try them all."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import pytest

from postparade.clock import Clock, HandClock, SystemClock
from postparade.faults import DeviceFault
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.pico_vm import MicroPythonPico
from postparade.simulator.strip import Frame
from postparade.track.drivers.contract import Driver
from postparade.track.drivers.null import NullDriver
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.layout import build_layout
from postparade.track.link.port import SerialPort
from postparade.track.settings import TrackSettings

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

    def press(self, button: int) -> None:
        raise AssertionError("the null driver declares no buttons")


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

    def press(self, button: int) -> None:
        self.pico.press(button)


class VirtualMachineRig:
    def __init__(self, pico: MicroPythonPico, clock: Clock) -> None:
        self.pico = pico
        self.pressed: list[tuple[int, bool]] = []
        self.driver = _pico_driver(SerialPort(pico.port_name), clock, self.pressed)

    def pixels(self) -> Frame:
        return self.pico.pixels

    def servo_us(self, horse: int) -> int:
        return self.pico.servo_us[horse]

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(30):
            while not true():  # noqa: ASYNC110  (it may look at the driver, the strip or the servos: no one event)
                await asyncio.sleep(0.005)

    async def pull_and_plug(self) -> bool:
        self.pico.unplug()
        self.pico.plug()
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
    except DeviceFault as fault:
        pytest.skip(f"needs micropython: {fault.remedy}")
    with pico:
        yield VirtualMachineRig(pico, SystemClock())
    assert pico.troubles == []


RIGS = {"null": null_rig, "pico in this process": process_rig, "pico under MicroPython": micropython_rig}
