"""Trying a track without a table: what is lit, what is told, what is noticed."""

import asyncio
from collections.abc import Awaitable, Callable

import numpy as np
import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.simulator.pico import SimulatedPico
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.drivers.spi import SpiDriver
from postparade.track.effects.field import build_field
from postparade.track.hardware_test import HardwareTest, with_driver
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import SeatLights, TrackSettings
from postparade.track.test_patterns import COLOURS, LANE_SECONDS, Check, check_light
from testkit.spi_strip import SimulatedSpi

SETTINGS = TrackSettings(pixels_a_lane=10, gap=2, seats=(SeatLights(seat=1, first=130, count=2),))
LAYOUT = build_layout(SETTINGS)
FIELD = build_field(LAYOUT)


class Workbench:
    """A trial on a simulated board, whose strip has its colours in ``order``."""

    def __init__(self, order: str = "GRB") -> None:
        self.clock = HandClock()
        self.board = SimulatedPico(self.clock, LAYOUT.chains, order=order)
        self.driver = PicoDriver(self.board, board_settings(SETTINGS, LAYOUT), self.clock, lambda index, down: None)
        self.said: list[str] = []
        self.trial = HardwareTest(
            self.driver, LAYOUT, SETTINGS, self.clock, self.said.append, lambda: self.board.pixels
        )

    async def lights(self) -> None:
        """Colours and lanes."""
        await self.trial.colours(0.2)
        await self.trial.walk_lanes(0.2)

    async def run(self, act: Callable[[], Awaitable[None]] | None = None, after: float | None = None) -> None:
        """Do ``act``, the lights unless another is given; ``after`` so many seconds somebody pulls the cable."""
        ticking = asyncio.create_task(self.board.run())
        running = asyncio.create_task(with_driver(self.driver, act or self.lights))
        for step in range(1000):
            if running.done():
                break
            if after is not None and step * 0.1 >= after:
                self.board.unplug()
            await self.clock.advance(0.1)
        ticking.cancel()
        await running


async def test_every_colour_and_lane_is_shown_as_it_was_meant_and_the_strip_is_dark_afterwards() -> None:
    bench = Workbench()
    await bench.run()
    assert [name for name, _ in COLOURS] == [line for line in bench.said if line in dict(COLOURS)]
    assert [line for line in bench.said if line.startswith("horse ")] == [f"horse {n}" for n in range(2, 13)]
    assert bench.trial.wrong == []
    assert bench.trial.frames > 60
    assert not bench.board.pixels.any()


async def test_strip_with_another_order_of_colours_is_noticed() -> None:
    bench = Workbench(order="RGB")
    await bench.run()
    assert bench.trial.wrong[:2] == ["red", "green"]
    assert not {"blue", "white"} & set(bench.trial.wrong)


async def test_pulled_cable_ends_the_trial_with_a_fault() -> None:
    bench = Workbench()
    with pytest.raises(DeviceFault) as caught:
        await bench.run(after=2.0)
    assert caught.value.code == "track_lost"


async def test_horses_are_driven_to_their_ends_one_after_the_other() -> None:
    bench = Workbench()
    seen: list[tuple[int, int]] = []

    def look() -> None:
        seen.extend((n, us) for n, us in enumerate(bench.board.servo_us) if us in (1000, 2000) and (n, us) not in seen)

    bench.board.watch(look)
    await bench.run(lambda: bench.trial.walk_rails(1.0))
    assert [us for n, us in seen if n == 5] == [1000, 2000]
    assert [n for n, us in seen if us == 2000] == list(range(11))


async def test_track_without_servos_has_no_rails_to_drive() -> None:
    spi = SpiDriver(SimulatedSpi(LAYOUT.pixels, LAYOUT.order), LAYOUT.pixels, LAYOUT.order, HandClock())
    trial = HardwareTest(spi, LAYOUT, SETTINGS, HandClock(), lambda text: None)
    with pytest.raises(ConfigurationFault) as caught:
        await trial.walk_rails(1.0)
    assert caught.value.code == "track_no_servos"


@pytest.mark.parametrize("index", range(11))
def test_lane_is_green_at_the_gate_and_red_at_the_finish(index: int) -> None:
    light = check_light(FIELD, Check("lane", 0.0, index), 0.7)
    lane = light[LAYOUT.lanes[index].indices]
    assert lane[0].tolist() == [0.0, 1.0, 0.0]
    assert lane[7:].tolist() == [[1.0, 0.0, 0.0]] * 3
    assert lane[1:7].min() > 0.0
    elsewhere = np.delete(light, LAYOUT.lanes[index].indices, axis=0)
    assert not elsewhere.any()


def test_light_runs_from_gate_to_finish() -> None:
    heads = [
        int(np.argmax(check_light(FIELD, Check("lane", 0.0), now)[LAYOUT.lanes[0].indices][1:7].sum(axis=1)))
        for now in (0.2, 0.5, 0.9)
    ]
    assert heads == sorted(set(heads))


def test_all_lanes_take_turns() -> None:
    check = Check("lanes", 5.0)
    assert [check.index_at(5.0 + LANE_SECONDS * step, 11) for step in (0, 0.5, 1, 10.5, 11)] == [0, 0, 1, 10, 0]


def test_colours_light_pixels_of_no_lane_too() -> None:
    light = check_light(FIELD, Check("colours", 0.0), 2.5)
    assert light.shape == (LAYOUT.pixels, 3)
    assert (light == np.array([0.0, 0.0, 1.0])).all()
