"""What track board and servo board confirm, and what is told when they are half alive, browned out or reconfigured."""

import asyncio
from collections.abc import Callable

import numpy as np
import pytest

from postparade.core.clock import HandClock, SystemClock
from postparade.core.confirmation import Confirmation, weakest
from postparade.core.faults import DeviceFault
from postparade.simulator.pico import SimulatedPico
from postparade.table.presentation.status_board import StatusBoard
from postparade.track.drivers.contract import Health
from postparade.track.drivers.joined import JoinedDriver
from postparade.track.drivers.null import NullDriver
from postparade.track.drivers.pca9685 import Pca9685
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.drivers.pwm import PwmDriver
from postparade.track.frame import Frame
from postparade.track.layout.lanes import build_layout
from postparade.track.link.payloads import ServoRange
from postparade.track.link.port import SerialPort, ThreadedPort
from postparade.track.link.protocol import Kind
from postparade.track.settings import TrackSettings
from postparade.track.track import Track
from testkit.bus_clock import BusClock
from testkit.micropython_board import MicroPythonMissingError, MicroPythonPico
from testkit.pca9685_board import MODE1, PRESCALE, SLEEP, SimulatedPca9685

pytestmark = pytest.mark.slow(4)

LAYOUT = build_layout(TrackSettings(pixels_a_lane=10))


def light(value: int) -> Frame:
    return np.full((LAYOUT.pixels, 3), value, dtype=np.uint8)


class LosingFrames(SimulatedPico):
    """A board behind a cable that loses long messages while ``losing``, and carries short ones."""

    losing = False

    def write(self, data: bytes) -> None:
        if not (self.losing and len(data) > 3 and data[3] == Kind.FRAME):
            super().write(data)


async def test_a_board_that_answers_but_confirms_no_frame_is_reported_and_recovers() -> None:
    clock = HandClock()
    pico = LosingFrames(clock, LAYOUT.chains)
    running = asyncio.create_task(pico.run())
    driver = PicoDriver(pico, board_settings(TrackSettings(), LAYOUT), clock, lambda index, down: None)
    opening = asyncio.ensure_future(driver.open())
    while not opening.done():
        await clock.advance(0.05)
    driver.show(light(3))
    await clock.advance(1)
    assert driver.health().confirmation is Confirmation.RECEIVED
    pico.losing = True
    driver.show(light(4))
    await clock.advance(3)
    health = driver.health()
    assert health.confirmation is Confirmation.WITHHELD
    assert health.caution is not None
    assert health.caution.code == "track_unconfirmed"
    pico.losing = False
    await clock.advance(1)
    assert (driver.health().confirmation, driver.health().caution) == (Confirmation.RECEIVED, None)
    assert np.array_equal(pico.pixels, light(4))
    await driver.close()
    running.cancel()


async def test_a_board_that_falls_silent_is_never_absent_without_a_reason() -> None:
    clock = HandClock()
    pico = SimulatedPico(clock, LAYOUT.chains)
    running = asyncio.create_task(pico.run())
    driver = PicoDriver(pico, board_settings(TrackSettings(), LAYOUT), clock, lambda index, down: None)
    opening = asyncio.ensure_future(driver.open())
    while not opening.done():
        await clock.advance(0.05)
    serving = asyncio.ensure_future(driver.serve())
    seen: list[Health] = []

    async def look() -> None:
        while not serving.done():
            seen.append(driver.health())
            await asyncio.sleep(0)

    looking = asyncio.create_task(look())
    pico.faults.stalled = True
    driver.show(light(4))
    while not serving.done():
        await clock.advance(0.05)
    fault = serving.exception()
    assert isinstance(fault, DeviceFault)
    await looking
    lost = [health for health in seen if not health.connected]
    assert lost
    assert {health.caution for health in lost} == {fault}
    await driver.close()
    running.cancel()


class LosingLine(SerialPort):
    """A serial port whose cable loses long messages while ``losing``."""

    losing = False

    def write(self, data: bytes) -> None:
        if not (self.losing and len(data) > 3 and data[3] == Kind.FRAME):
            super().write(data)


async def test_real_firmware_that_gets_no_frame_is_reported_and_shows_the_newest_when_the_cable_holds() -> None:
    try:
        pico = MicroPythonPico(LAYOUT.chains)
    except MicroPythonMissingError as missing:
        pytest.skip(f"needs micropython: {missing}")

    async def until(true: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110  (another process and a thread: no one event)
                await asyncio.sleep(0.01)

    with pico:
        port = LosingLine(pico.port_name)
        clock = SystemClock()
        track = ThreadedPort(port, clock)
        driver = PicoDriver(track, board_settings(TrackSettings(), LAYOUT), clock, lambda index, down: None)
        await driver.open()
        driver.show(light(3))
        await until(lambda: driver.settled)
        assert driver.health().confirmation is Confirmation.RECEIVED
        port.losing = True
        driver.show(light(4))
        await until(lambda: driver.health().confirmation is Confirmation.WITHHELD)
        assert np.array_equal(pico.pixels, light(3))
        port.losing = False
        await until(lambda: driver.health().confirmation is Confirmation.RECEIVED)
        await until(lambda: bool(np.array_equal(pico.pixels, light(4))))
        await driver.close()


class Rails:
    """The driver of a servo board, opened and served as the track does it."""

    def __init__(self) -> None:
        self.clock = BusClock()
        self.board = SimulatedPca9685()
        self.driver = PwmDriver(Pca9685(self.board), tuple(range(11)), (ServoRange(),) * 11, self.clock)
        self.clock.follow(self.driver)
        self.faults: list[str] = []
        self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            try:
                await self.driver.open()
                await self.driver.serve()
            except DeviceFault as fault:
                self.faults.append(fault.code)
            finally:
                await self.driver.close()
            await self.clock.sleep(0.5)

    async def stop(self) -> None:
        self._running.cancel()
        await asyncio.wait([self._running])


STRAYS: dict[str, tuple[Callable[[SimulatedPca9685], None], str]] = {
    "its supply dipped": (SimulatedPca9685.brown_out, "servo_board_reset"),
    "it was put to sleep": (lambda board: board.poke(MODE1, 0x20 | SLEEP), "servo_board_reset"),
    "another frequency": (lambda board: board.poke(PRESCALE, 0x1E), "servo_board_changed"),
    "another pulse": (lambda board: board.poke(0x06 + 4 * 3 + 2, 0x11), "servo_board_changed"),
}


@pytest.mark.parametrize("stray", STRAYS)
async def test_a_servo_board_with_other_settings_is_reported_and_set_again(stray: str) -> None:
    change, code = STRAYS[stray]
    rails = Rails()
    for servo in range(5):
        rails.driver.move(servo, 1700, 0.1)
    await rails.clock.advance(6)
    assert rails.driver.health().confirmation is Confirmation.RECEIVED
    assert rails.faults == []
    change(rails.board)
    await rails.clock.advance(15)
    assert rails.faults == [code]
    health = rails.driver.health()
    assert health.confirmation is Confirmation.RECEIVED
    assert health.restarts == 1
    assert health.caution is not None
    assert health.caution.code == code
    assert [round(rails.board.pulse_us(servo)) for servo in range(5)] == [pytest.approx(1700, abs=5)] * 5
    await rails.stop()


async def starting(dips: int) -> int:
    """How many servos start at the same time after so many dips of their supply."""
    rails = Rails()
    rails.driver.move(0, 1700, 0.1)
    for times in range(1, dips + 1):
        await rails.clock.advance(6)
        rails.board.brown_out()
        await rails.clock.advance(3)
        assert rails.driver.health().restarts == times
    for servo in range(1, 11):
        rails.driver.move(servo, 1300, 1.0)
    await rails.clock.advance(0.3)
    started = sum(rails.board.pulse_us(servo) > 0 for servo in range(1, 11))
    await rails.stop()
    return started


async def test_fewer_servos_start_at_once_after_the_supply_dipped_twice() -> None:
    assert [await starting(dips) for dips in (0, 1, 2, 3)] == [3, 3, 2, 1]


async def test_a_healthy_servo_board_is_left_alone() -> None:
    rails = Rails()
    rails.driver.move(0, 1700, 0.1)
    await rails.clock.advance(3)
    before = rails.board.writes
    await rails.clock.advance(60)
    assert rails.board.writes == before
    assert rails.driver.health().caution is None
    await rails.stop()


class Cautious(NullDriver):
    """Says this of itself."""

    def __init__(self, health: Health) -> None:
        super().__init__(LAYOUT)
        self._health = health

    def health(self) -> Health:
        return self._health


async def _woken() -> None: ...


def test_gravest_caution_of_joined_drivers_is_reported_with_what_the_host_can_do_about_it() -> None:
    trembles = Health(Confirmation.SENT, caution=DeviceFault("servo_software_pulses"))
    dark = Health(Confirmation.WITHHELD, caution=DeviceFault("wled_off", host="x"), wake=_woken)
    for healths in ((trembles, dark), (dark, trembles)):
        health = JoinedDriver(tuple(map(Cautious, healths)), HandClock()).health()
        assert health.confirmation is Confirmation.WITHHELD
        assert health.caution is dark.caution
        assert health.wake is _woken
    dim = Health(Confirmation.CONFIRMED, caution=DeviceFault("wled_dim", host="x", percent=5), wake=_woken)
    health = JoinedDriver((Cautious(trembles), Cautious(dim)), HandClock()).health()
    assert (health.caution, health.wake) == (trembles.caution, None)


class Asleep(NullDriver):
    """Shows nothing until the host wakes it; ``refuses`` to be woken at first."""

    awake = False
    refuses = True

    def health(self) -> Health:
        if self.awake:
            return Health(Confirmation.CONFIRMED)
        return Health(Confirmation.WITHHELD, caution=DeviceFault("wled_off", host="x"), wake=self._wake)

    async def _wake(self) -> None:
        if self.refuses:
            raise DeviceFault("wled_missing", host="x", why="it hung up")
        self.awake = True


async def test_the_host_wakes_a_device_from_the_table_and_learns_the_result() -> None:
    clock, status_board = HandClock(), StatusBoard()
    driver = Asleep(LAYOUT)
    track = Track(TrackSettings(attract=False), LAYOUT, driver, clock, status_board)
    running = asyncio.create_task(track.run())
    await clock.advance(1.5)

    def codes() -> list[str]:
        return [fault["code"] for fault in (status_board.latest("faults") or {"list": []})["list"]]

    assert codes() == ["wled_off"]
    latest = status_board.latest("track")
    assert latest is not None
    assert (latest["confirmation"], latest["wake"], latest["fault"]["code"]) == ("withheld", True, "wled_off")
    track.host_controls.command({"do": "wake"})
    await clock.advance(0.1)
    assert codes() == ["wled_off", "wled_missing"]
    driver.refuses = False
    track.host_controls.command({"do": "wake"})
    await clock.advance(0.1)
    assert codes() == []
    latest = status_board.latest("track")
    assert latest is not None
    assert (latest["confirmation"], latest["wake"]) == ("confirmed", False)
    with pytest.raises(ValueError, match="could change"):
        track.host_controls.command({"do": "wake"})
    running.cancel()


def test_several_devices_together_are_known_as_well_as_the_least_known_of_them() -> None:
    assert weakest([Confirmation.CONFIRMED, Confirmation.SENT]) is Confirmation.SENT
    assert weakest([]) is Confirmation.ABSENT
    assert Confirmation.CONFIRMED.at_most(Confirmation.RECEIVED) is Confirmation.RECEIVED
    assert Confirmation.WITHHELD.at_most(Confirmation.SENT) is Confirmation.WITHHELD
