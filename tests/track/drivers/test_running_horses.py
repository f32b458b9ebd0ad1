"""Servos that turn on and on, from ``[track]`` to the horse on its rail, by every driver that has servos."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from postparade.core.clock import HandClock
from postparade.core.faults import ConfigurationFault
from postparade.rules.race import Race
from postparade.simulator.pico import SimulatedPico
from postparade.simulator.servos import ContinuousServo, horses_of
from postparade.table.presentation.status_board import StatusBoard
from postparade.track import drivers
from postparade.track.drivers.contract import Driver
from postparade.track.drivers.pca9685 import Pca9685
from postparade.track.drivers.pico import board_settings
from postparade.track.drivers.pwm import PwmDriver
from postparade.track.layout.lanes import build_layout
from postparade.track.link import payloads
from postparade.track.link.handshake import objection
from postparade.track.link.payloads import Greeting
from postparade.track.link.protocol import Feature
from postparade.track.race_status import RaceStatus
from postparade.track.servo_pulses import pace, rails_of, servo_range
from postparade.track.settings import LaneSettings, RailSettings, TrackSettings
from postparade.track.track import build_track
from testkit.bus_clock import BusClock
from testkit.pca9685_board import SimulatedPca9685
from tests.track.fields import field_of_eleven

pytestmark = pytest.mark.slow(4)


LANES = tuple(
    LaneSettings(
        horse=horse,
        first=10 * horse,
        count=10,
        gate_us=1800 if horse == 7 else 1200,
        finish_us=1200 if horse == 7 else 1800,
        mirrored=horse == 7,
        stop_us=1490,
        travel_seconds=1.0 if horse == 2 else None,
    )
    for horse in range(2, 13)
)


def table(end_stop: str) -> TrackSettings:
    rails = RailSettings(servos="continuous", end_stop=end_stop, travel_seconds=2.0)  # type: ignore[arg-type]  # one of its two words
    return TrackSettings(lanes=LANES, attract=False, rails=rails)


class Rails:
    """A running track with a board and the horses on its rails."""

    def __init__(self, end_stop: str) -> None:
        settings = table(end_stop)
        layout = build_layout(settings)
        self.clock, self.status_board = HandClock(), StatusBoard()
        self.pico = SimulatedPico(self.clock, layout.chains, horses=horses_of(layout.lanes))
        self.track = build_track(settings, self.clock, self.status_board, port=self.pico)

    def shares(self) -> list[float]:
        """Where the horses stand, as shares of their ways."""
        return [horse.share for horse in self.pico.horses if isinstance(horse, ContinuousServo)]

    def faults(self) -> list[str]:
        """The codes of what the host reads now."""
        return [one["code"] for one in (self.status_board.latest("faults") or {"list": []})["list"]]


def race_on(end_stop: str, act: Callable[[Rails], Awaitable[None]]) -> None:
    async def whole() -> None:
        rails = Rails(end_stop)
        tasks = [asyncio.create_task(rails.pico.run()), asyncio.create_task(rails.track.run())]
        try:
            await act(rails)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        assert rails.pico.troubles == []

    asyncio.run(whole())


def way_of(race: Race) -> list[float]:
    return [lane.position / lane.length for lane in race.lanes]


@pytest.mark.parametrize("end_stop", ["switch", "bumper"])
def test_horses_follow_the_race_and_return_to_the_gate(end_stop: str) -> None:
    async def act(rails: Rails) -> None:
        await rails.clock.advance(1.0)
        for positions in ({7: 5, 2: 1}, {7: 9, 2: 2, 12: 1}, {7: 8, 2: 2, 12: 1}):
            race = field_of_eleven(positions)
            rails.track.stands(RaceStatus(race))
            await rails.clock.advance(40.0)
            assert rails.shares() == pytest.approx(way_of(race), abs=0.06)
        rails.track.stands(RaceStatus())
        await rails.clock.advance(20.0)
        assert rails.shares() == pytest.approx([0.0] * 11, abs=0.03)
        assert rails.pico.servo_us == (0,) * 11
        assert rails.faults() == []

    race_on(end_stop, act)


def test_a_horse_that_misses_its_gate_is_reported_and_the_others_race_on() -> None:
    async def act(rails: Rails) -> None:
        rails.pico.horses[3].jammed = True
        await rails.clock.advance(1.0)
        race = field_of_eleven({7: 5})
        rails.track.stands(RaceStatus(race))
        await rails.clock.advance(60.0)
        assert rails.shares() == pytest.approx(way_of(race), abs=0.06)

        rails.pico.horses[5].jammed = True
        rails.track.stands(RaceStatus())
        await rails.clock.advance(20.0)
        assert rails.faults() == ["servo_gate_missed"]
        assert "Horse 7" in (rails.status_board.latest("faults") or {})["list"][0]["sentence"]
        assert rails.pico.servo_us == (0,) * 11

    race_on("switch", act)


def test_board_that_came_back_from_a_reset_finds_every_gate_before_it_moves() -> None:
    async def act(rails: Rails) -> None:
        await rails.clock.advance(30.0)
        race = field_of_eleven({7: 8, 4: 4})
        rails.track.stands(RaceStatus(race))
        await rails.clock.advance(10.0)
        rails.pico.unplug()
        await rails.clock.advance(1.0)
        rails.pico.plug()
        await rails.clock.advance(60.0)
        assert rails.shares() == pytest.approx(way_of(race), abs=0.04)

    race_on("switch", act)


class ServoBoard:
    """A PCA9685 with running horses on its channels."""

    def __init__(self, settings: TrackSettings) -> None:
        layout, self.clock, self.board = build_layout(settings), BusClock(), SimulatedPca9685()
        self.horses = horses_of(layout.lanes)
        ranges = tuple(servo_range(lane) for lane in layout.lanes)
        rails = rails_of(layout, settings.rails)
        self.driver = PwmDriver(Pca9685(self.board), tuple(range(11)), ranges, self.clock, pace(settings.rails), rails)
        self.clock.follow(self.driver)

    async def advance(self, seconds: float) -> None:
        for _ in range(round(seconds * 100)):
            for channel, horse in enumerate(self.horses):
                horse.follow(round(self.board.pulse_us(channel)), 0.01)
            await self.clock.advance(0.01)


async def test_servo_board_runs_horses_to_their_places_and_lets_go_when_it_is_closed() -> None:
    bench = ServoBoard(table("bumper"))
    driver: Driver = bench.driver
    await driver.open()
    serving = asyncio.create_task(driver.serve())
    driver.move(1, 1500, 0.6)
    driver.move(5, 1650, 0.6)
    await bench.advance(8.0)
    assert [round(bench.horses[at].place_us) for at in (1, 5)] == pytest.approx([1500, 1650], abs=40)
    assert [bench.board.pulse_us(at) for at in (1, 5)] == [0, 0]
    driver.move(1, 1800, 0.6)
    await bench.advance(0.3)
    assert bench.board.pulse_us(1) == pytest.approx(1800, abs=5)
    serving.cancel()
    await asyncio.wait([serving])
    await driver.close()
    assert bench.board.pulse_us(1) == 0


def test_switches_at_the_gates_need_the_track_board() -> None:
    settings = TrackSettings(driver="pwm", rails=RailSettings(servos="continuous", end_stop="switch"))
    with pytest.raises(ConfigurationFault) as caught:
        drivers.make(settings, build_layout(settings), HandClock(), lambda index, down: None)
    assert caught.value.code == "servo_end_stop_unseen"


def test_firmware_that_would_never_stop_such_servos_is_refused() -> None:
    settings = board_settings(table("bumper"), build_layout(table("bumper")))
    usual = board_settings(TrackSettings(), build_layout(TrackSettings()))
    older = Greeting(1, 1, (0, 2, 0), 330, 1, 11, 4, Feature.PIXELS | Feature.SERVOS, 1, "", 9)
    fault = objection(older, 9, settings)
    assert fault is not None
    assert fault.code == "track_firmware_lacks"
    assert "postparade firmware upload" in fault.remedy
    assert objection(older, 9, usual) is None


def test_usual_servos_stay_usual_whatever_the_rails_say_about_time() -> None:
    rails = rails_of(build_layout(TrackSettings()), RailSettings(travel_seconds=9.0))
    assert not rails.needed
    assert payloads.Rails().payload() == rails.payload()
