"""A supply too weak for the servos: the board starts again, fewer horses move at once, the host is told."""

import asyncio

import pytest

from postparade.core.clock import HandClock
from postparade.simulator.pico import SimulatedPico
from postparade.table.presentation.status_board import StatusBoard
from postparade.track.drivers.pico import PicoDriver, board_settings
from postparade.track.layout.lanes import build_layout
from postparade.track.race_status import RaceStatus
from postparade.track.settings import TrackSettings
from postparade.track.track import build_track
from tests.track.fields import field_of_eleven

SETTINGS = TrackSettings(pixels_a_lane=10)
LAYOUT = build_layout(SETTINGS)


async def test_supply_for_one_servo_ends_with_one_that_moves_at_a_time() -> None:
    clock = HandClock()
    pico = SimulatedPico(clock, LAYOUT.chains, supply_ma=350)
    driver = PicoDriver(pico, board_settings(SETTINGS, LAYOUT), clock, lambda index, down: None)
    tasks = [asyncio.create_task(pico.run()), asyncio.create_task(driver.open())]
    await clock.advance(1.0)
    for horse in range(11):
        driver.move(horse, 1900, 0.5)
    await clock.advance(40.0)
    # One to suspect the supply, one for each of the two that are too many.
    assert pico.brownouts == 3
    assert [round(horse.place_us) for horse in pico.horses] == [1900] * 11
    await driver.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_board_that_starves_while_horses_move_is_asked_to_move_fewer() -> None:
    clock = HandClock()
    # Three that start draw 540 mA, which this supply does not give.
    pico = SimulatedPico(clock, LAYOUT.chains, supply_ma=450)
    driver = PicoDriver(pico, board_settings(SETTINGS, LAYOUT), clock, lambda index, down: None)
    tasks = [asyncio.create_task(pico.run()), asyncio.create_task(driver.open())]
    await clock.advance(1.0)
    assert driver.health().caution is None
    assert pico.lit_buttons == (0, 1)
    tasks.append(asyncio.create_task(driver.serve()))
    for horse in range(11):
        driver.move(horse, 1900, 0.5)
    await clock.advance(20.0)
    assert pico.brownouts == 2
    caution = driver.health().caution
    assert caution is not None
    assert caution.code == "servo_brownout"
    assert "2 may move" in caution.sentence
    for horse in range(11):
        driver.move(horse, 1200, 0.5)
    await clock.advance(20.0)
    assert pico.brownouts == 2
    assert [round(horse.place_us) for horse in pico.horses] == [1200] * 11
    await driver.close()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("away", [0.1, 0.6, 1.1, 2.0])
async def test_a_board_unplugged_after_a_move_and_soon_back_is_not_taken_for_a_starved_one(
    away: float,
) -> None:
    clock, status_board = HandClock(), StatusBoard()
    pico = SimulatedPico(clock, LAYOUT.chains)
    track = build_track(SETTINGS, clock, status_board, port=pico)
    tasks = [asyncio.create_task(pico.run()), asyncio.create_task(track.run())]
    await clock.advance(2.0)
    track.stands(RaceStatus(field_of_eleven({7: 9, 4: 3})))
    await clock.advance(0.3)
    pico.unplug()
    await clock.advance(away)
    pico.plug()
    await clock.advance(12.0)
    assert track.driver.health().connected
    assert track.driver.health().caution is None
    assert round(pico.horses[5].place_us) == round(1000 + 1000 * 9 / 17)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
