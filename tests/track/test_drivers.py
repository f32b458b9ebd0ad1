"""What every driver of the track promises, tried on all of them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

import numpy as np
import pytest

from postparade.clock import HandClock
from postparade.faults import ConfigurationFault, DeviceFault
from postparade.simulator.strip import Frame
from postparade.track import drivers
from postparade.track.drivers.contract import Driver, DriverFactory
from postparade.track.drivers.null import NullDriver
from postparade.track.layout import build_layout
from postparade.track.settings import TrackSettings
from tests.track.rigs import LAYOUT, RIGS, Rig

OpenRig = Callable[[], AbstractAsyncContextManager[Rig]]
Trial = Callable[[Rig], Awaitable[None]]


@pytest.fixture(params=RIGS)
def trial(request: pytest.FixtureRequest) -> Callable[[Trial], None]:
    """Runs a trial on a rig of one driver."""

    async def on_rig(act: Trial) -> None:
        async with RIGS[request.param]() as rig:
            try:
                await act(rig)
            finally:
                await rig.driver.close()

    return lambda act: asyncio.run(on_rig(act))


async def opened(rig: Rig) -> None:
    """Open the driver while time passes."""
    opening = asyncio.ensure_future(rig.driver.open())
    await rig.until(opening.done)
    opening.result()


def picture(seed: int) -> Frame:
    return np.random.default_rng(seed).integers(0, 20, (LAYOUT.pixels, 3), dtype=np.uint8)


def test_driver_says_what_it_can_do_and_how_it_fails(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        assert rig.driver.name
        assert rig.driver.capabilities.pixels == LAYOUT.pixels
        assert rig.driver.safe.outputs
        assert 0.0 <= rig.driver.safe.within_seconds <= 2.1

    trial(act)


def test_pictures_are_seen_as_they_are(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        await opened(rig)
        assert rig.driver.health().connected
        for seed in range(5):
            rig.driver.show(picture(seed))
            await rig.until(lambda seed=seed: np.array_equal(rig.pixels(), picture(seed)))  # type: ignore[misc]  # a lambda with a default
        await rig.until(lambda: rig.driver.health().frames >= 5)

    trial(act)


def test_picture_shown_before_opening_is_seen_after_it(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        rig.driver.show(picture(3))
        rig.driver.move(4, 1750, 0.1)
        assert not rig.driver.health().connected
        await opened(rig)
        await rig.until(lambda: np.array_equal(rig.pixels(), picture(3)) and rig.servo_us(4) == 1750)

    trial(act)


def test_horses_move_to_where_they_are_told(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        await opened(rig)
        if rig.driver.capabilities.servos:
            for horse in range(11):
                rig.driver.move(horse, 1100 + horse * 50, 0.05)
            await rig.until(lambda: all(rig.servo_us(horse) == 1100 + horse * 50 for horse in range(11)))

    trial(act)


def test_lost_driver_says_so_and_comes_back_with_the_newest_picture(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        await opened(rig)
        serving = asyncio.ensure_future(rig.driver.serve())
        await asyncio.sleep(0)
        if not await rig.pull_and_plug():
            serving.cancel()
            return
        await rig.until(serving.done)
        assert isinstance(serving.exception(), DeviceFault)
        await rig.driver.close()
        assert not rig.driver.health().connected
        rig.driver.show(picture(8))
        await opened(rig)
        await rig.until(lambda: np.array_equal(rig.pixels(), picture(8)))

    trial(act)


def test_buttons_are_heard(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        await opened(rig)
        if rig.driver.capabilities.buttons:
            rig.press(1)
            await rig.until(lambda: rig.pressed == [(1, True)])

    trial(act)


def test_closing_leaves_the_outputs_off_and_may_be_repeated(trial: Callable[[Trial], None]) -> None:
    async def act(rig: Rig) -> None:
        await opened(rig)
        rig.driver.show(picture(9))
        rig.driver.move(2, 1500, 0.05)
        await rig.until(lambda: np.array_equal(rig.pixels(), picture(9)))
        await rig.driver.close()
        await rig.driver.close()
        if rig.driver.name != "null":
            await rig.until(lambda: not rig.pixels().any() and rig.servo_us(2) == 0)

    trial(act)


def test_built_in_drivers_are_offered() -> None:
    assert {"null", "pico"} <= set(drivers.names())


def test_unknown_driver_is_refused_with_the_names_that_exist() -> None:
    settings = TrackSettings(driver="smoke-signals")
    with pytest.raises(ConfigurationFault) as caught:
        drivers.make(settings, build_layout(settings), HandClock(), lambda index, down: None)
    assert caught.value.code == "track_driver_unknown"
    assert "null, pico" in caught.value.remedy


def test_settings_choose_the_driver() -> None:
    settings = TrackSettings()
    driver: Driver = drivers.make(settings, build_layout(settings), HandClock(), lambda index, down: None)
    assert isinstance(driver, NullDriver)


def test_installed_package_can_bring_a_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "lanterns"

        def load(self) -> DriverFactory:
            return drivers.BUILT_IN["null"]

    monkeypatch.setattr(drivers, "entry_points", lambda group, name="lanterns": [Point()] if name == "lanterns" else [])
    settings = TrackSettings(driver="lanterns")
    assert "lanterns" in drivers.names()
    assert drivers.make(settings, build_layout(settings), HandClock(), lambda index, down: None).name == "null"
