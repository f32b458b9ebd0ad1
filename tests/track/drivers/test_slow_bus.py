"""A bus that hangs, or whose transfers take a second, delays its own device and nobody else."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import numpy as np
import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from postparade.core.clock import HandClock
from postparade.core.device_thread import PATIENCE, DeviceThread
from postparade.core.faults import DeviceFault
from postparade.track.drivers.contract import Driver
from postparade.track.drivers.gpio_servos import GpioServos
from postparade.track.drivers.joined import JoinedDriver
from postparade.track.drivers.pca9685 import Pca9685
from postparade.track.drivers.pwm import PwmDriver
from postparade.track.drivers.spi import SpiDriver
from postparade.track.link.payloads import ServoRange
from testkit.pca9685_board import SimulatedPca9685
from testkit.spi_strip import SimulatedSpi


class Gate:
    """What calls have to pass: while it is ``shut`` they hang in their thread until the test lets them go on."""

    def __init__(self) -> None:
        self._open = threading.Event()
        self._open.set()
        self.waiting = 0

    def shut(self) -> None:
        self._open.clear()

    def let_go(self) -> None:
        self._open.set()

    @property
    def holds(self) -> bool:
        """Whether a call hangs here."""
        return self.waiting > 0 and not self._open.is_set()

    def __call__(self) -> None:
        self.waiting += 1
        # A loop that this held up would never open the gate itself: the test must fail then, not hang.
        assert self._open.wait(60), "the test never let go"
        self.waiting -= 1


class SlowServoBoard(SimulatedPca9685):
    def __init__(self, gate: Gate) -> None:
        super().__init__()
        self._gate = gate

    def open(self) -> None:
        self._gate()
        super().open()

    def write(self, data: bytes) -> None:
        self._gate()
        super().write(data)

    def read(self, register: int, count: int) -> bytes:
        self._gate()
        return super().read(register, count)

    def close(self) -> None:
        self._gate()
        super().close()


class SlowSpi(SimulatedSpi):
    def __init__(self, gate: Gate) -> None:
        super().__init__(10)
        self._gate = gate

    def open(self) -> None:
        self._gate()
        super().open()

    def write(self, data: bytes) -> None:
        self._gate()
        super().write(data)

    def close(self) -> None:
        self._gate()
        super().close()


class SlowPins(GpioServos):
    def __init__(self, gate: Gate) -> None:
        super().__init__((2,), MockFactory(pin_class=MockPWMPin))
        self._gate = gate

    def open(self) -> None:
        self._gate()
        super().open()

    def pulse(self, channel: int, us: int) -> None:
        self._gate()
        super().pulse(channel, us)

    def all_off(self) -> None:
        self._gate()
        super().all_off()

    def close(self) -> None:
        self._gate()
        super().close()


class Bench:
    """A driver at a bus that can hang, and whether its outputs are off."""

    def __init__(self, kind: str) -> None:
        self.clock, self.gate = HandClock(), Gate()
        self.driver: Driver
        if kind == "spi":
            strip = SlowSpi(self.gate)
            self.driver = SpiDriver(strip, 10, "GRB", self.clock)
            self.off: Callable[[], bool] = lambda: not strip.pixels.any()
        elif kind == "pins":
            pins = SlowPins(self.gate)
            self.driver = PwmDriver(pins, (2,), (ServoRange(),), self.clock)
            self.off = lambda: not any(servo.value for servo in pins._servos.values())
        else:
            board = SlowServoBoard(self.gate)
            self.driver = PwmDriver(Pca9685(board), (0,), (ServoRange(),), self.clock)
            self.off = lambda: not board.pulse_us(0)

    async def until(self, true: Callable[[], bool]) -> None:
        """Turn the clock until it is true; it stands still while the thread works, and goes on while that hangs."""
        async with asyncio.timeout(30):
            while not true():
                await self.seen(lambda: self._thread.idle or self.gate.holds)
                await self.clock.advance(0.02)

    @property
    def _thread(self) -> DeviceThread:
        thread = self.driver._thread  # type: ignore[attr-defined]  # its private matter
        assert isinstance(thread, DeviceThread)
        return thread

    async def seen(self, true: Callable[[], bool]) -> None:
        """Wait, with the clock stopped, until a thread has done what makes it true."""
        async with asyncio.timeout(30):
            while not true():  # noqa: ASYNC110  (threads set no event of the loop)
                await asyncio.sleep(0)

    def change(self) -> None:
        """Ask for something that has to go over the bus."""
        self.driver.show(np.full((10, 3), 9, dtype=np.uint8))
        self.driver.move(0, 1700, 0.05)


KINDS = ("spi", "servo board", "pins")


@asynccontextmanager
async def bench_of(kind: str) -> AsyncIterator[Bench]:
    bench = Bench(kind)
    try:
        yield bench
    finally:
        bench.gate.let_go()
        await bench.seen(lambda: bench._thread.idle)


@pytest.fixture(params=KINDS)
async def bench(request: pytest.FixtureRequest) -> AsyncIterator[Bench]:
    async with bench_of(request.param) as found:
        yield found


async def serving(bench: Bench) -> "asyncio.Task[None]":
    await bench.driver.open()
    return asyncio.create_task(bench.driver.serve())


async def stopped(bench: Bench, task: "asyncio.Task[None]") -> None:
    """End the driver as the track does."""
    task.cancel()
    await asyncio.wait([task])
    closing = asyncio.ensure_future(bench.driver.close())
    await bench.until(closing.done)
    closing.result()


async def test_the_loop_turns_while_a_bus_hangs_in_opening(bench: Bench) -> None:
    bench.gate.shut()
    opening = asyncio.ensure_future(bench.driver.open())
    await bench.seen(lambda: bench.gate.holds)
    assert not opening.done()
    assert not bench.driver.health().connected
    bench.gate.let_go()
    await opening
    assert bench.driver.health().connected
    await bench.driver.close()


async def test_the_loop_turns_while_a_transfer_hangs_and_the_newest_wins_after_it(bench: Bench) -> None:
    task = await serving(bench)
    bench.gate.shut()
    bench.change()
    await bench.until(lambda: bench.gate.holds)
    assert bench.off()
    bench.gate.let_go()
    await bench.until(lambda: not bench.off())
    assert not task.done()
    await stopped(bench, task)
    assert bench.off()


async def test_a_stop_waits_for_a_hanging_transfer_a_bounded_time_and_the_outputs_go_off_after_it(bench: Bench) -> None:
    task = await serving(bench)
    bench.change()
    await bench.until(lambda: not bench.off())
    bench.gate.shut()
    bench.driver.move(0, 1300, 0.05)
    bench.driver.show(np.full((10, 3), 7, dtype=np.uint8))
    await bench.until(lambda: bench.gate.holds)
    task.cancel()
    await asyncio.wait([task])
    closing = asyncio.ensure_future(bench.driver.close())
    before = bench.clock.now()
    await bench.until(closing.done)
    closing.result()
    assert bench.clock.now() - before <= bench.driver.safe.within_seconds
    assert not bench.driver.health().connected
    bench.gate.let_go()
    await bench.seen(bench.off)


async def test_a_stop_that_is_cancelled_ends_with_the_outputs_off_all_the_same(bench: Bench) -> None:
    task = await serving(bench)
    bench.change()
    await bench.until(lambda: not bench.off())
    task.cancel()
    await asyncio.wait([task])
    bench.gate.shut()
    closing = asyncio.ensure_future(bench.driver.close())
    await bench.seen(lambda: bench.gate.holds)
    closing.cancel()
    await bench.clock.advance(0.1)
    assert not closing.done()
    bench.gate.let_go()
    await asyncio.wait([closing])
    assert closing.cancelled()
    assert bench.off()


async def test_a_bus_that_never_returns_is_lost_and_comes_back_once_it_does(bench: Bench) -> None:
    task = await serving(bench)
    bench.gate.shut()
    bench.change()
    await bench.until(lambda: bench.gate.holds)
    await bench.until(task.done)
    assert isinstance(fault := task.exception(), DeviceFault)
    assert fault.code == "track_lost"
    assert "no answer in time" in fault.sentence
    await stopped(bench, task)
    opening = asyncio.ensure_future(bench.driver.open())
    await bench.until(opening.done)
    assert isinstance(opening.exception(), DeviceFault)
    await stopped(bench, task)
    bench.gate.let_go()
    task = await serving(bench)
    await bench.until(lambda: not bench.off())
    await stopped(bench, task)


async def test_outputs_go_off_when_the_loop_stands_still(bench: Bench) -> None:
    task = await serving(bench)
    bench.change()
    await bench.until(lambda: not bench.off())
    bench.driver._guard._safe()  # type: ignore[attr-defined]  # what the watchdog's thread does after two seconds
    await bench.seen(bench.off)
    await stopped(bench, task)


async def test_light_goes_dark_at_once_although_the_bus_of_the_servos_hangs() -> None:
    async with bench_of("servo board") as servos, bench_of("spi") as strip:
        joined = JoinedDriver((servos.driver, strip.driver), servos.clock)
        await joined.open()
        task = asyncio.create_task(joined.serve())
        joined.show(np.full((10, 3), 9, dtype=np.uint8))
        await strip.until(lambda: not strip.off())
        servos.gate.shut()
        joined.move(0, 1700, 0.05)
        await servos.until(lambda: servos.gate.holds)
        task.cancel()
        await asyncio.wait([task])
        closing = asyncio.ensure_future(joined.close())
        await strip.seen(strip.off)
        assert not closing.done()
        await servos.until(closing.done)


async def test_calls_are_made_in_their_order_and_one_that_nobody_waits_for_is_dropped() -> None:
    clock, gate, made = HandClock(), Gate(), list[str]()
    thread = DeviceThread("a bus", clock)
    gate.shut()
    first = asyncio.ensure_future(thread.do(gate))
    dropped = asyncio.ensure_future(thread.do(lambda: made.append("dropped"), 1.0))
    last = asyncio.ensure_future(thread.finish(lambda: made.append("last"), 9.0))
    await clock.advance(1.5)
    with pytest.raises(TimeoutError):
        await dropped
    thread.insist()
    await clock.advance(PATIENCE)
    with pytest.raises(TimeoutError):
        thread.insist()
    gate.let_go()
    await asyncio.gather(first, last)
    thread.insist()
    assert made == ["last"]


async def test_what_a_call_raises_reaches_whoever_waits_for_it() -> None:
    def fail() -> None:
        raise OSError("Remote I/O error")

    thread = DeviceThread("a bus", HandClock())
    with pytest.raises(OSError, match="Remote"):
        await thread.do(fail)
    assert await thread.do(lambda: "it goes on") == "it goes on"
