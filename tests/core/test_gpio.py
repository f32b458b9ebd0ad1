"""Every library for pins keeps to the same contract. Those that need a Raspberry Pi say so where there is none."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from postparade.core.faults import DeviceFault, detail_as_json
from postparade.core.gpio import FACTORIES, LIBRARIES, open_pins

CODE = "pins_missing"
INPUT, OUTPUT = 5, 6
"""Pins that nothing else uses on a Pi."""

pytestmark = pytest.mark.filterwarnings("ignore:.*jitter:Warning")


@pytest.fixture(params=FACTORIES)
def pins(request: pytest.FixtureRequest) -> Iterator[Any]:
    try:
        factory = open_pins(request.param, CODE)
    except DeviceFault as fault:
        pytest.skip(f"needs gpio: {fault.sentence} {fault.remedy}")
    yield factory
    factory.close()


def test_an_input_is_pulled_up_and_can_be_taken_again_once_it_is_let_go(pins: Any) -> None:
    from gpiozero import DigitalInputDevice

    for _ in range(2):
        contact = DigitalInputDevice(INPUT, pull_up=True, bounce_time=None, pin_factory=pins)
        assert not contact.is_active
        contact.close()


def test_a_pin_has_one_user(pins: Any) -> None:
    from gpiozero import LED
    from gpiozero.exc import GPIOPinInUse

    lamp = LED(OUTPUT, pin_factory=pins)
    with pytest.raises(GPIOPinInUse):
        LED(OUTPUT, pin_factory=pins)
    lamp.close()


def test_an_output_is_what_it_was_set_to(pins: Any) -> None:
    from gpiozero import LED

    lamp = LED(OUTPUT, pin_factory=pins)
    for lit in (True, False, True):
        lamp.value = lit
        assert lamp.is_lit is lit
    lamp.close()


def test_a_servo_takes_pulses_and_none(pins: Any) -> None:
    from gpiozero import AngularServo

    servo = AngularServo(OUTPUT, initial_angle=None, pin_factory=pins)
    assert not servo.is_active
    servo.angle = 30
    assert servo.angle == pytest.approx(30, abs=1)
    servo.angle = None
    assert not servo.is_active
    servo.close()


def test_every_library_can_be_named_in_the_configuration() -> None:
    assert set(LIBRARIES) == {"auto", *FACTORIES}


@pytest.mark.parametrize(
    ("library", "phrase"), [("lgpio", "no_lgpio"), ("rpigpio", "no_rpigpio"), ("auto", "no_lgpio")]
)
def test_a_library_that_is_not_installed_is_named(library: str, phrase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("gpiozero.pins.lgpio", "gpiozero.pins.rpigpio"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(DeviceFault) as caught:
        open_pins(library, CODE)
    assert caught.value.code == CODE
    assert detail_as_json(caught.value.details["why"])["code"] == phrase


def test_auto_takes_the_second_library_where_the_first_does_not_work(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        raise RuntimeError("no such chip")

    second = object()
    monkeypatch.setitem(FACTORIES, "lgpio", broken)
    monkeypatch.setitem(FACTORIES, "rpigpio", lambda: second)
    assert open_pins("auto", CODE) is second


def test_auto_reports_a_library_that_is_installed_but_does_not_work(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Any:
        raise RuntimeError("no such chip")

    monkeypatch.setitem(sys.modules, "gpiozero.pins.lgpio", None)
    monkeypatch.setitem(FACTORIES, "rpigpio", broken)
    with pytest.raises(DeviceFault, match="no such chip"):
        open_pins("auto", CODE)
