"""The assignment of pins, and whether it is possible."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec.structs import replace

from postparade.core.faults import DeviceFault, Phrase
from postparade.dice.settings import DiceSettings
from postparade.rules.dice import FACES, WAYS

Place = Literal["first", "second", "sum", "throw", "go", "pause"]

CALLED: dict[Place, str] = {
    "first": "first_row_button",
    "second": "second_row_button",
    "sum": "sum_button",
    "throw": "throw_button",
    "go": "go_button",
    "pause": "pause_button",
}
"""The phrase for each button."""
HEADER = range(2, 28)
"""BCM numbers of the 40-pin header that are free for buttons; 0 and 1 belong to the identification of add-on boards."""


class Button(NamedTuple):
    """A button and the light in it: where it belongs and which number it stands for (a face, a sum, 0)."""

    place: Place
    number: int
    pin: int
    light: int | None

    @property
    def name(self) -> str:
        """What people call it."""
        return Phrase(CALLED[self.place], number=self.number)


def buttons(settings: DiceSettings) -> tuple[Button, ...]:
    """Every button that is configured.

    Raises ``DeviceFault``: ``buttons_missing`` when there are none, ``pins_incomplete``, ``pin_not_gpio``,
    ``pin_used_twice``.
    """
    wired = tuple(_all(settings))
    if not wired:
        raise DeviceFault("buttons_missing", why=Phrase("no_pins"))
    used: dict[int, str] = {}
    for button in wired:
        for pin, name in ((button.pin, button.name), (button.light, Phrase("button_light", button=button.name))):
            if pin is None:
                continue
            if pin not in HEADER:
                raise DeviceFault("pin_not_gpio", what=name, pin=pin)
            if pin in used:
                raise DeviceFault("pin_used_twice", pin=pin, one=used[pin], other=name)
            used[pin] = name
    return wired


def on_simulated_pins(settings: DiceSettings) -> DiceSettings:
    """``settings`` for a table whose Raspberry Pi is simulated: with simulated pins and, where nothing is wired, with
    two rows of faces and a throw button, all lit, which take every pin of the header."""
    if settings.pins == "auto":
        settings = replace(settings, pins="mock")
    wired = any(getattr(settings, name) for name in ("first_row", "second_row", "panel"))
    if wired or any(getattr(settings, name) is not None for name in ("throw_pin", "go_pin", "pause_pin")):
        return settings
    rows = {
        "first_row": tuple(range(2, 8)),
        "second_row": tuple(range(8, 14)),
        "first_lights": tuple(range(14, 20)),
        "second_lights": tuple(range(20, 26)),
    }
    return replace(settings, **rows, throw_pin=26, throw_light=27)


def _all(settings: DiceSettings) -> Iterator[Button]:
    if settings.first_row or settings.second_row or settings.first_lights or settings.second_lights:
        yield from _row("first", "first_row", FACES, settings.first_row, settings.first_lights)
        yield from _row("second", "second_row", FACES, settings.second_row, settings.second_lights)
    if settings.panel or settings.panel_lights:
        yield from _row("sum", "panel", tuple(WAYS), settings.panel, settings.panel_lights)
    if settings.throw_pin is not None:
        yield Button("throw", 0, settings.throw_pin, settings.throw_light)
    elif settings.throw_light is not None:
        raise DeviceFault("pins_incomplete", option="throw_pin", found=0, needed=1)
    if settings.go_pin is not None:
        yield Button("go", 0, settings.go_pin, None)
    if settings.pause_pin is not None:
        yield Button("pause", 0, settings.pause_pin, None)


def _row(
    place: Place, option: str, numbers: Sequence[int], pins: Sequence[int], lights: Sequence[int]
) -> Iterator[Button]:
    if len(pins) != len(numbers):
        raise DeviceFault("pins_incomplete", option=option, found=len(pins), needed=len(numbers))
    if lights and len(lights) != len(numbers):
        option = option.replace("_row", "") + "_lights"
        raise DeviceFault("pins_incomplete", option=option, found=len(lights), needed=len(numbers))
    for at, (number, pin) in enumerate(zip(numbers, pins, strict=True)):
        yield Button(place, number, pin, lights[at] if lights else None)
