"""The pins of a simulated Raspberry Pi: gpiozero hears the presses, the panel sees the lights."""

from collections.abc import Iterator

import pytest
from gpiozero import LED, DigitalInputDevice

from postparade.core.faults import Fault
from postparade.core.gpio import open_pins
from postparade.dice.settings import DiceSettings
from postparade.dice.sources.buttons.pins import HEADER, buttons, on_simulated_pins
from postparade.simulator.pins import SimulatedPins

WIRED = buttons(on_simulated_pins(DiceSettings()))


@pytest.fixture
def pins() -> SimulatedPins:
    return SimulatedPins(WIRED)


@pytest.fixture
def contact() -> Iterator[DigitalInputDevice]:
    device = DigitalInputDevice(2, pull_up=True, bounce_time=None, pin_factory=open_pins("mock", "buttons_missing"))
    yield device
    device.close()


def test_where_nothing_is_wired_the_simulated_pi_has_two_rows_and_a_throw_button_with_lights() -> None:
    assert {button.pin for button in WIRED} | {button.light for button in WIRED} == set(HEADER)
    own = DiceSettings(panel=tuple(range(4, 15)), pins="lgpio")
    assert on_simulated_pins(own) == own


def test_a_press_is_heard_by_whoever_has_the_pin(pins: SimulatedPins, contact: DigitalInputDevice) -> None:
    heard = []
    contact.when_activated = lambda: heard.append("down")
    contact.when_deactivated = lambda: heard.append("up")
    pins.press(2)
    pins.release(2)
    assert heard == ["down", "up"]


def test_a_light_is_seen_while_it_is_on(pins: SimulatedPins) -> None:
    lamp = LED(27, pin_factory=open_pins("mock", "buttons_missing"))
    assert pins.lit() == []
    lamp.on()
    assert pins.lit() == [27]
    lamp.off()
    assert pins.lit() == []
    lamp.close()


def test_a_pin_without_a_button_and_a_press_before_anybody_listens(pins: SimulatedPins) -> None:
    with pytest.raises(Fault, match="GPIO 27"):
        pins.press(27)
    pins.press(5)
    pins.release(5)
    assert pins.describe()[0] == {"place": "first", "number": 1, "pin": 2, "light": 14}
