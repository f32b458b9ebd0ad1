"""Arcade buttons on gpiozero's mock pins."""

import asyncio
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory

from postparade.dice.buttons import ButtonSource
from postparade.dice.settings import DiceSettings
from postparade.faults import DeviceFault
from tests.dice.opened import Opened, opened, until_said

WIRED = DiceSettings(first_row=(4, 5, 6, 7, 8, 9), second_row=(10, 11, 12, 13, 14, 15), throw_pin=16, debounce_ms=40)


class Hands:
    """Presses mock buttons as fingers do, bouncing."""

    def __init__(self, factory: MockFactory) -> None:
        self._factory = factory

    async def press(self, pin: int, bounces: int = 3) -> None:
        wired = self._factory.pin(pin)
        for _ in range(bounces):
            wired.drive_low()
            wired.drive_high()
        for _ in range(5):
            await asyncio.sleep(0)


async def listening(here: Opened) -> tuple[Hands, asyncio.Task[None]]:
    factory = MockFactory()
    source = ButtonSource(here.kit, factory)
    task = asyncio.create_task(source.run())
    await asyncio.sleep(0)
    return Hands(factory), task


async def stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def test_a_face_in_each_row_is_one_roll_although_contacts_bounce(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, settings=WIRED) as here:
            hands, task = await listening(here)
            await hands.press(WIRED.first_row[2])
            await hands.press(WIRED.second_row[5])
            assert here.said["values"] == [3, 6]
            await here.clock.advance(1)
            await until_said(here, "committed")
            assert here.rolls == [(3, 6)]
            await stop(task)

    asyncio.run(play())


def test_until_it_has_settled_another_press_changes_the_roll(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, settings=WIRED) as here:
            hands, task = await listening(here)
            await hands.press(WIRED.first_row[2])
            await hands.press(WIRED.second_row[5])
            await here.clock.advance(0.3)
            await hands.press(WIRED.first_row[0])
            await here.clock.advance(1)
            await until_said(here, "committed")
            assert here.rolls == [(1, 6)]
            await stop(task)

    asyncio.run(play())


def test_the_next_roll_needs_both_rows_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, settings=WIRED) as here:
            hands, task = await listening(here)
            await hands.press(WIRED.first_row[2])
            await hands.press(WIRED.second_row[5])
            await here.clock.advance(1)
            await until_said(here, "committed")
            await hands.press(WIRED.first_row[1])
            await here.clock.advance(5)
            assert here.rolls == [(3, 6)]
            await hands.press(WIRED.second_row[1])
            await here.clock.advance(1)
            await asyncio.sleep(0.05)
            assert here.rolls == [(3, 6), (2, 2)]
            await stop(task)

    asyncio.run(play())


def test_the_throw_button_throws_once_a_press(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, settings=WIRED) as here:
            hands, task = await listening(here)
            assert WIRED.throw_pin is not None
            await hands.press(WIRED.throw_pin, bounces=5)
            said = await until_said(here, "committed")
            assert said["source"] == "electronic"
            await here.clock.advance(1)
            assert len(here.rolls) == 1
            await stop(task)

    asyncio.run(play())


def test_without_pins_the_fault_says_what_to_configure(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as here:
            with pytest.raises(DeviceFault) as caught:
                ButtonSource(here.kit, MockFactory())
            assert caught.value.code == "buttons_missing"

    asyncio.run(play())
