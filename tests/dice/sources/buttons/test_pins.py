"""What cannot be wired is said with the place and the remedy, and the table plays on."""

import sys
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory
from msgspec.structs import replace

from postparade.core.faults import DeviceFault, detail_as_json
from postparade.core.gpio import open_pins
from postparade.dice.settings import DiceSettings
from postparade.dice.sources.buttons.board import ButtonSource
from postparade.dice.sources.buttons.pins import buttons
from postparade.dice.sources.registry import make
from tests.dice.sources.buttons.hands import FIRST, PANEL, ROWS, SECOND
from tests.dice.sources.opened import opened

ELEVEN = tuple(range(4, 15))


def test_all_that_fits_on_a_pi_can_be_wired() -> None:
    """Two rows with lights, and a throw button with one: every usable pin of the header."""
    settings = DiceSettings(
        first_row=tuple(range(2, 8)),
        second_row=tuple(range(8, 14)),
        first_lights=tuple(range(14, 20)),
        second_lights=tuple(range(20, 26)),
        throw_pin=26,
        throw_light=27,
    )
    assert len(buttons(settings)) == 13
    assert len(buttons(replace(PANEL, throw_pin=2, panel_lights=tuple(range(15, 26))))) == 12


@pytest.mark.parametrize(
    ("settings", "code", "words"),
    [
        (DiceSettings(), "buttons_missing", "no pins are configured"),
        (DiceSettings(first_row=FIRST), "pins_incomplete", "second_row names 0 of 6 pins"),
        (replace(ROWS, second_row=SECOND[:5]), "pins_incomplete", "second_row names 5 of 6 pins"),
        (DiceSettings(panel=ELEVEN[:10]), "pins_incomplete", "panel names 10 of 11 pins"),
        (replace(ROWS, first_lights=(17,)), "pins_incomplete", "first_lights names 1 of 6 pins"),
        (replace(PANEL, panel_lights=(17, 18)), "pins_incomplete", "panel_lights names 2 of 11 pins"),
        (replace(PANEL, first_lights=(17, 18, 19, 20, 21, 22)), "pins_incomplete", "first_row names 0 of 6 pins"),
        (replace(ROWS, panel_lights=ELEVEN), "pins_incomplete", "panel names 0 of 11 pins"),
        (replace(PANEL, throw_light=20), "pins_incomplete", "throw_pin names 0 of 1 pins"),
        (
            replace(ROWS, throw_pin=4),
            "pin_used_twice",
            "GPIO 4 is given for the button for face 1 of the first row and",
        ),
        (replace(ROWS, throw_light=16), "pin_used_twice", "for the throw button and for the light in the throw button"),
        (replace(PANEL, throw_pin=14), "pin_used_twice", "GPIO 14 is given for the button for sum 12 and"),
        (replace(ROWS, throw_pin=28), "pin_not_gpio", "GPIO 28, given for the throw button"),
        (replace(ROWS, throw_pin=0), "pin_not_gpio", "GPIO 0"),
        (replace(ROWS, throw_pin=-1), "pin_not_gpio", "GPIO -1"),
        (replace(PANEL, panel=(*ELEVEN[:10], 99)), "pin_not_gpio", "GPIO 99, given for the button for sum 12"),
    ],
)
async def test_wrong_pins_are_named(tmp_path: Path, settings: DiceSettings, code: str, words: str) -> None:
    async with opened(tmp_path, settings=settings) as here:
        factory = MockFactory()
        with pytest.raises(DeviceFault) as caught:
            ButtonSource(here.context, factory)
        assert (caught.value.code, words in caught.value.sentence) == (code, True), caught.value.sentence
        assert caught.value.remedy
        assert factory.pins == {}, "nothing was wired"


async def test_a_machine_without_pins_says_so(tmp_path: Path) -> None:
    async with opened(tmp_path, settings=ROWS) as here:
        with pytest.raises(DeviceFault) as caught:
            make("buttons", here.context)
        assert caught.value.code == "buttons_missing"


def test_a_missing_library_is_named_in_words_that_can_be_translated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gpiozero.pins.lgpio", None)
    with pytest.raises(DeviceFault) as caught:
        open_pins("lgpio", "buttons_missing")
    assert detail_as_json(caught.value.details["why"])["code"] == "no_lgpio"


async def test_a_pin_that_another_part_of_the_table_holds_is_reported_and_the_rest_released(tmp_path: Path) -> None:
    from gpiozero import LED

    async with opened(tmp_path, settings=ROWS) as here:
        factory = MockFactory()
        taken = LED(SECOND[3], pin_factory=factory)
        with pytest.raises(DeviceFault) as caught:
            ButtonSource(here.context, factory)
        assert caught.value.code == "buttons_missing"
        assert "13" in caught.value.sentence
        taken.close()
        assert ButtonSource(here.context, factory).name == "buttons"
