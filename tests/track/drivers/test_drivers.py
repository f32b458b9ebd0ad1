"""What every driver of the track promises, tried on all of them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import numpy as np
import pytest
from msgspec import Struct

from postparade.core.clock import Clock, HandClock
from postparade.core.confirmation import Confirmation
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.simulator.strip import Frame
from postparade.track import drivers
from postparade.track.drivers.contract import Driver, DriverFactory, Pressed
from postparade.track.drivers.null import NullDriver
from postparade.track.drivers.pico import PicoDriver
from postparade.track.layout.lanes import Layout, build_layout
from postparade.track.settings import TrackSettings
from tests.track.drivers.driver_fixtures import LAYOUT, RIGS, Rig

pytestmark = pytest.mark.slow(4)


Trial = Callable[[Rig], Awaitable[None]]


@pytest.fixture(params=RIGS)
def trial(request: pytest.FixtureRequest) -> Callable[[Trial], None]:
    """Runs a trial on a rig of one driver."""

    async def on_rig(act: Trial) -> None:
        async with RIGS[request.param]() as rig:
            before = asyncio.all_tasks()
            try:
                await act(rig)
            finally:
                serving = [task for task in asyncio.all_tasks() - before if not task.done()]
                for task in serving:
                    task.cancel()
                await asyncio.gather(*serving, return_exceptions=True)
                await rig.driver.close()

    return lambda act: asyncio.run(on_rig(act))


async def opened(rig: Rig) -> "asyncio.Task[None]":
    """Open the driver while time passes, and serve it, as the track does."""
    opening = asyncio.ensure_future(rig.driver.open())
    await rig.until(opening.done)
    opening.result()
    return asyncio.create_task(rig.driver.serve())


def servos_agree(rig: Rig, wanted: dict[int, int]) -> bool:
    """Whether the servos have the pulses wanted, as exactly as their outputs can make them (a PCA9685: 5 us)."""
    return not rig.driver.capabilities.servos or all(abs(rig.servo_us(h) - us) <= 5 for h, us in wanted.items())


def lights_agree(rig: Rig, frame: Frame) -> bool:
    """Whether the strip shows the frame."""
    return not rig.driver.capabilities.pixels or np.array_equal(rig.pixels(), frame)


def frame(seed: int) -> Frame:
    return np.random.default_rng(seed).integers(0, 20, (LAYOUT.pixels, 3), dtype=np.uint8)


def test_a_driver_declares_what_it_can_do_and_how_it_fails(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        can = rig.driver.capabilities
        assert rig.driver.name
        assert can.pixels in (0, LAYOUT.pixels)
        assert can.servos in (0, 11)
        assert can.pixels or can.servos
        assert rig.driver.safe.outputs
        assert 0.0 <= rig.driver.safe.within_seconds <= 2.6

    trial(act)


def test_a_driver_declares_how_much_it_can_confirm_and_claims_no_more(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        most, driver = rig.driver.verifies.most, rig.driver
        assert most in (Confirmation.SENT, Confirmation.RECEIVED, Confirmation.CONFIRMED)
        assert driver.verifies.unseen
        assert driver.health().confirmation is Confirmation.ABSENT
        _ = await opened(rig)
        driver.show(frame(1))
        driver.move(3, 1600, 0.1)
        await rig.until(lambda: lights_agree(rig, frame(1)) and servos_agree(rig, {3: 1600}))
        await rig.until(lambda: driver.health().confirmation is most)
        assert driver.health().confirmation.at_most(most) is driver.health().confirmation

    trial(act)


def test_a_frame_that_is_not_shown_is_not_confirmed(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        driver = rig.driver
        serving = await opened(rig)
        driver.show(frame(2))
        driver.move(3, 1600, 0.1)
        await rig.until(lambda: driver.health().confirmation is driver.verifies.most)
        if not rig.blind():
            assert driver.verifies.most is Confirmation.SENT
            return
        assert driver.verifies.most is not Confirmation.SENT
        driver.show(frame(3))
        await rig.until(lambda: serving.done() or driver.health().caution is not None)
        if serving.done():
            assert isinstance(serving.exception(), DeviceFault)
        else:
            assert driver.health().confirmation is not driver.verifies.most

    trial(act)


def test_frames_are_shown_as_they_are(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        _ = await opened(rig)
        assert rig.driver.health().connected
        if rig.driver.capabilities.pixels:
            for seed in range(5):
                rig.driver.show(frame(seed))
                await rig.until(lambda seed=seed: lights_agree(rig, frame(seed)))  # type: ignore[misc]  # a lambda with a default
            await rig.until(lambda: rig.driver.health().frames >= 5)

    trial(act)


def test_frame_shown_before_opening_is_seen_after_it(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        rig.driver.show(frame(3))
        rig.driver.move(4, 1750, 0.1)
        assert not rig.driver.health().connected
        _ = await opened(rig)
        await rig.until(lambda: lights_agree(rig, frame(3)) and servos_agree(rig, {4: 1750}))

    trial(act)


def test_horses_move_to_where_they_are_told(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        _ = await opened(rig)
        wanted = {horse: 1100 + horse * 50 for horse in range(11)}
        for horse, us in wanted.items():
            rig.driver.move(horse, us, 0.05)
        await rig.until(lambda: servos_agree(rig, wanted))

    trial(act)


def test_a_lost_driver_says_so_and_comes_back_with_the_newest_frame(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        serving = await opened(rig)
        await asyncio.sleep(0)
        rig.driver.show(frame(7))
        if not await rig.pull_and_plug():
            serving.cancel()
            return
        await rig.until(serving.done)
        assert isinstance(serving.exception(), DeviceFault)
        await rig.driver.close()
        assert not rig.driver.health().connected
        rig.driver.show(frame(8))
        rig.driver.move(1, 1650, 0.1)
        _ = await opened(rig)
        await rig.until(lambda: lights_agree(rig, frame(8)) and servos_agree(rig, {1: 1650}))

    trial(act)


def test_buttons_are_heard(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        _ = await opened(rig)
        if rig.driver.capabilities.buttons:
            rig.press(1)
            await rig.until(lambda: rig.pressed == [(1, True)])

    trial(act)


def test_closing_leaves_the_outputs_off_and_may_be_repeated(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        serving = await opened(rig)
        rig.driver.show(frame(9))
        rig.driver.move(2, 1500, 0.05)
        await rig.until(lambda: lights_agree(rig, frame(9)) and servos_agree(rig, {2: 1500}))
        serving.cancel()
        await asyncio.wait([serving])
        await rig.driver.close()
        await rig.driver.close()
        if rig.driver.name != "null":
            dark = np.zeros((LAYOUT.pixels, 3), dtype=np.uint8)
            await rig.until(lambda: lights_agree(rig, dark) and servos_agree(rig, {2: 0}))

    trial(act)


def test_built_in_drivers_are_offered() -> None:
    assert {"null", "pico", "wled", "spi", "pwm"} <= set(drivers.names())


@pytest.mark.parametrize("name", ["smoke-signals", "", "pico+", "pico+pico"])
def test_unknown_driver_is_refused_with_the_names_that_exist(name: str) -> None:
    settings = TrackSettings(driver=name)
    with pytest.raises(ConfigurationFault) as caught:
        drivers.make(settings, build_layout(settings), HandClock(), lambda index, down: None)
    assert caught.value.code == "track_driver_unknown"
    assert "null, pico, pwm, spi, wled" in caught.value.remedy


def test_settings_choose_the_driver() -> None:
    settings = TrackSettings()
    driver: Driver = drivers.make(settings, build_layout(settings), HandClock(), lambda index, down: None)
    assert isinstance(driver, NullDriver)


@pytest.mark.parametrize("name", ["pico", " pico "])
def test_blanks_around_a_name_change_nothing(name: str) -> None:
    assert isinstance(made(name), PicoDriver)


class Point:
    """An entry point that loads what it is given, or raises it."""

    def __init__(self, name: str, offers: DriverFactory | Exception) -> None:
        self.name = name
        self._offers = offers

    def load(self) -> DriverFactory:
        if isinstance(self._offers, Exception):
            raise self._offers
        return self._offers


class Unanswering(NullDriver):
    """Does not say how much it can know."""

    verifies: Any = None


def silent(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> Driver:
    return Unanswering(layout)


def refuses(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> Driver:
    raise RuntimeError("no lantern is lit")


PLUGINS: dict[str, DriverFactory | Exception] = {
    "lanterns": drivers.BUILT_IN["null"],
    "unfit": refuses,
    "silent": silent,
    "broken": ImportError("No module named 'lanterns'"),
}


@pytest.fixture
def plugins(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [Point(name, offers) for name, offers in PLUGINS.items()]

    def found(group: str, name: str | None = None) -> list[Point]:
        return [point for point in points if group == drivers.GROUP and name in (None, point.name)]

    monkeypatch.setattr(drivers, "entry_points", found)


def made(name: str) -> Driver:
    settings = TrackSettings(driver=name)
    return drivers.make(settings, build_layout(settings), HandClock(), lambda index, down: None)


@pytest.mark.usefixtures("plugins")
def test_installed_package_can_bring_a_driver() -> None:
    assert "lanterns" in drivers.names()
    assert made("lanterns").capabilities.servos == 11


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("unfit", "no lantern is lit"),
        ("broken", "No module named"),
        ("unfit+broken", "is lit"),
        ("silent", "no attribute 'most'"),
    ],
)
def test_installed_driver_that_cannot_be_made_is_a_fault_with_its_reason(name: str, why: str) -> None:
    with pytest.raises(ConfigurationFault, match=why) as caught:
        made(name)
    assert caught.value.code == "track_plugin_failed"


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize("bad", ["unfit", "broken"])
async def test_installed_driver_that_cannot_be_made_does_not_close_its_neighbour(bad: str) -> None:
    driver = made(f"{bad}+null")
    await driver.open()
    assert driver.health().connected
    caution = driver.health().caution
    assert caution is not None
    assert caution.code == "track_plugin_failed"
    await driver.close()


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize("name", ["lanterns+candles", "lanterns+lanterns", "lanterns+"])
def test_names_of_installed_drivers_are_checked_like_the_others(name: str) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        drivers.check_name(name)
    assert caught.value.code == "track_driver_unknown"
    assert "lanterns" in caught.value.remedy


class LanternSettings(Struct, frozen=True, forbid_unknown_fields=True):
    count: int = 12


def test_settings_of_an_installed_driver_are_checked_by_its_own_type() -> None:
    settings = TrackSettings(plugins={"lanterns": {"count": 5}})
    assert settings.of_plugin("lanterns", LanternSettings) == LanternSettings(5)
    assert settings.of_plugin("candles", LanternSettings) == LanternSettings()
    for wrong, why in (({"count": "many"}, "$.count"), ({"wicks": 2}, "wicks")):
        with pytest.raises(ConfigurationFault) as caught:
            TrackSettings(plugins={"lanterns": wrong}).of_plugin("lanterns", LanternSettings)
        assert caught.value.code == "track_plugin_settings"
        assert why in caught.value.sentence
