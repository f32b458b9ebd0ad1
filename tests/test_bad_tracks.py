"""Whatever is wrong with the track, the host reads what and how to put it right, and the rest of the table plays."""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import Clock, SystemClock
from postparade.core.firmware_files import import_firmware
from postparade.games.dice_race.rules.actions import Deal
from postparade.hardware_choice import HardwareChoice
from postparade.rules.actions import Roll
from postparade.rules.viewer import DICE, HOST
from postparade.simulator.pico import SimulatedPico
from postparade.table.messages import Command, OpenGame, Receipt, TakeSeat
from postparade.track import drivers
from postparade.track.drivers.contract import Pressed
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.layout.lanes import Layout
from postparade.track.link.port import SerialPort
from postparade.track.settings import LaneSettings, RailSettings, SeatLights, TrackSettings

pytestmark = pytest.mark.slow(3)


def lanes(*given: LaneSettings, **more: Any) -> TrackSettings:
    return TrackSettings(driver="pico", lanes=given, **more)


def lane(horse: int, first: int, **more: Any) -> LaneSettings:
    return LaneSettings(horse=horse, first=first, count=10, **more)


CONFIGURED = {
    "lanes overlap": ("track_lanes_overlap", lanes(lane(2, 0), lane(3, 9))),
    "a lane leaves the chain": ("track_lane_outside", lanes(lane(2, 0), lane(3, 10), pixels=19)),
    "a lane names no horse": ("track_lane_unknown_horse", lanes(lane(13, 0))),
    "two lanes name one horse": ("track_lane_twice", lanes(lane(2, 0), lane(2, 10))),
    "a colour order that no strip has": ("track_order_unknown", TrackSettings(driver="pico", order="RGBW")),
    "a driver that nobody installed": ("track_driver_unknown", TrackSettings(driver="smoke-signals")),
    "lights before seats from a driver of servos": (
        "track_capability_missing",
        TrackSettings(driver="pwm", seats=(SeatLights(seat=1, first=330, count=2),)),
    ),
    "servo ends swapped": ("track_servo_swapped", lanes(lane(2, 0, gate_us=2000, finish_us=1000))),
    "servo ends alike": ("track_servo_no_way", lanes(lane(2, 0, gate_us=1500, finish_us=1500))),
    "servos from a driver of light": (
        "track_capability_missing",
        TrackSettings(driver="spi", rails=RailSettings(servos="continuous")),
    ),
    "a switch that the driver does not hear": (
        "servo_end_stop_unseen",
        TrackSettings(driver="pwm", rails=RailSettings(servos="continuous", end_stop="switch")),
    ),
    "a port that is not there": ("track_port_missing", TrackSettings(driver="pico", port="nowhere/ttyACM9")),
    "a WLED line that is not there": (
        "track_port_missing",
        TrackSettings(driver="wled", port="nowhere/ttyUSB9", wled=replace(TrackSettings().wled, protocol="adalight")),
    ),
}


async def plays(track: TrackSettings, code: str, data: Path) -> dict[str, str]:
    """Play a roll at a table with this track; returns what the host reads about it."""
    usual = Settings()
    settings = replace(
        usual,
        table=replace(usual.table, data=str(data)),
        web=replace(usual.web, port=0, host="127.0.0.1"),
        announcer=replace(usual.announcer, enabled=False),
        dice=replace(usual.dice, source="buttons"),
        track=track,
    )
    house = await App.open(settings, HardwareChoice("pico", "buttons"), SystemClock())
    try:
        async with asyncio.timeout(60):
            while not (told := _told(house, code)):  # noqa: ASYNC110  (rooms open in the background)
                await asyncio.sleep(0.02)
            for number, action in enumerate((TakeSeat("Ann"), TakeSeat("Bob"), OpenGame("quarter-horse"), Deal())):
                assert isinstance(await house.table.submit(Command(f"command-{number}", HOST, action)), Receipt)
            assert isinstance(await house.table.submit(Command("roll", DICE, Roll((3, 4)))), Receipt)
    finally:
        await house.close()
    return told


def _told(house: App, code: str) -> dict[str, str]:
    told = house.status_board.latest("faults") or {"list": []}
    return next((fault for fault in told["list"] if fault["code"] == code), {})


@pytest.mark.parametrize("what", CONFIGURED)
async def test_a_bad_configuration_is_reported_and_the_rest_of_the_table_plays(what: str, tmp_path: Path) -> None:
    code, track = CONFIGURED[what]
    told = await plays(track, code, tmp_path)
    assert told["sentence"]
    assert told["remedy"]
    assert "{" not in told["sentence"] + told["remedy"]


BOARDS = {
    "a cap above the board's": ("track_cap_refused", "Lower [track] cap_ma", 1),
    "firmware too old": ("track_firmware_old", "postparade firmware upload", 0),
    "firmware too new": ("track_firmware_new", "Update Post Parade", 9),
}


@pytest.mark.parametrize("what", BOARDS)
async def test_an_unsuitable_board_is_reported_and_the_rest_of_the_table_plays(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The firmware's own files behind a simulated cable; its protocol and its cap are those of another board."""
    code, remedy, major = BOARDS[what]
    monkeypatch.setattr(import_firmware("protocol"), "MAJOR", major)
    running = []

    def on_simulated_board(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> PicoDriver:
        board = SimulatedPico(clock, layout.chains, 1000)
        running.append(asyncio.get_running_loop().create_task(board.run()))
        return PicoDriver(board, board_settings(settings, layout), clock, pressed)

    monkeypatch.setitem(drivers.BUILT_IN, "pico", on_simulated_board)
    told = await plays(TrackSettings(driver="pico", cap_ma=2000), code, tmp_path)
    assert remedy in told["remedy"]


async def test_a_busy_port_is_reported_and_the_rest_of_the_table_plays(tmp_path: Path) -> None:
    line, device = os.openpty()
    try:
        name = os.ttyname(device)
        other = SerialPort(name)
        other.open(lambda data: None, lambda why: None)
        told = await plays(TrackSettings(driver="pico", port=name), "track_port_busy", tmp_path)
        assert name in told["sentence"]
        other.close()
    finally:
        os.close(line)
        os.close(device)
