"""Lights in the buttons: what may be pressed is on, what has been chosen stays on, a refusal blinks."""

import asyncio
from pathlib import Path

from gpiozero.pins.mock import MockFactory
from msgspec.structs import replace

from postparade.dice.settings import DiceSettings
from postparade.dice.sources.buttons.board import ButtonSource
from postparade.dice.sources.buttons.lights import BLINK_SECONDS, BLINKS
from postparade.games.dice_race.rules.actions import Deal
from tests.dice.sources.buttons.hands import FIRST, SECOND, Hands, a_moment, hands_at
from tests.dice.sources.opened import opened, until_rolled

FIRST_LIGHTS = (16, 17, 18, 19, 20, 21)
LIT = DiceSettings(first_row=FIRST, second_row=SECOND, throw_pin=2, first_lights=FIRST_LIGHTS, throw_light=22)
ALL = (*FIRST_LIGHTS, 22)


async def test_everything_that_may_be_pressed_is_lit_from_the_deal_on(tmp_path: Path) -> None:
    async with hands_at(tmp_path, LIT, deal=False) as hands:
        assert hands.lit(*ALL) == []
        await hands.here.command(Deal())
        assert hands.lit(*ALL) == [*ALL]


async def test_only_the_chosen_face_stays_lit_until_the_roll_has_counted(tmp_path: Path) -> None:
    async with hands_at(tmp_path, LIT) as hands:
        await hands.press(FIRST[3])
        assert hands.lit(*FIRST_LIGHTS) == [FIRST_LIGHTS[3]]
        await hands.press(FIRST[4])
        assert hands.lit(*FIRST_LIGHTS) == [FIRST_LIGHTS[4]]
        await hands.press(SECOND[0])
        await hands.here.clock.advance(1)
        await a_moment()
        await until_rolled(hands.here, (5, 1))
        assert hands.lit(*ALL) == [*ALL]


async def test_a_press_that_does_not_count_blinks_and_ends_dark(tmp_path: Path) -> None:
    async with hands_at(tmp_path, LIT, deal=False) as hands:
        hands.move(FIRST[0], True)
        await hands.here.clock.advance(0)
        seen = []
        for _ in range(2 * BLINKS):
            await hands.here.clock.advance(BLINK_SECONDS)
            seen.append(len(hands.lit(*ALL)))
        assert seen == [len(ALL), 0] * (BLINKS - 1) + [len(ALL), 0]
        assert hands.lit(*ALL) == []


async def test_a_refused_roll_blinks_and_ends_lit_when_dice_are_wanted(tmp_path: Path) -> None:
    async with hands_at(tmp_path, LIT) as hands:
        await hands.press(2)
        await a_moment()
        await hands.here.clock.advance(0.2)
        await refused_after_a_throw(hands)


async def refused_after_a_throw(hands: Hands) -> None:
    """Somebody presses a face for the roll that the table has just thrown itself."""
    assert len(hands.here.rolls) == 1
    hands.move(FIRST[0], True)
    await a_moment()
    assert hands.lit(*ALL) == []
    await hands.here.clock.advance(2)
    assert hands.lit(*ALL) == [*ALL]
    assert len(hands.here.rolls) == 1


async def test_everything_is_dark_when_the_table_stops(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=replace(LIT, throw_light=None)) as here:
        factory = MockFactory()
        task = asyncio.create_task(ButtonSource(here.context, factory).run())
        await asyncio.sleep(0)
        lamps = [factory.pin(pin) for pin in FIRST_LIGHTS]
        assert [lamp.state for lamp in lamps] == [1] * 6
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert [(lamp.states[-1].state, lamp.function) for lamp in lamps] == [(0, "input")] * 6
