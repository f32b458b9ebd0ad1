"""The pins of a simulated Raspberry Pi: what is wired to them, what is pressed, what is lit."""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from postparade.core.faults import Fault
from postparade.core.gpio import simulated_pins


class Wired(Protocol):
    """A button and the light in it: where it belongs, the number on it, and their pins."""

    @property
    def place(self) -> str: ...

    @property
    def number(self) -> int: ...

    @property
    def pin(self) -> int: ...

    @property
    def light(self) -> int | None: ...


class _Button(NamedTuple):
    place: str
    number: int
    pin: int
    light: int | None


class SimulatedPins:
    """Buttons against ground and lights, as ``wired``, on the simulated pins that ``pins = "mock"`` shares with all."""

    def __init__(self, wired: Iterable[Wired]) -> None:
        self._buttons = {button.pin: _Button(button.place, button.number, button.pin, button.light) for button in wired}

    def describe(self) -> list[dict[str, object]]:
        """The buttons in the order of their wiring, for the page."""
        return [button._asdict() for button in self._buttons.values()]

    def lit(self) -> list[int]:
        """The pins of the lights that are on."""
        return [button.light for button in self._buttons.values() if button.light is not None and _high(button.light)]

    def press(self, pin: int) -> None:
        """Close the contact at ``pin``. Raises ``Fault`` (``panel_unfit``) where no button is wired."""
        self._drive(pin, low=True)

    def release(self, pin: int) -> None:
        """Open it again."""
        self._drive(pin, low=False)

    def _drive(self, pin: int, *, low: bool) -> None:
        if pin not in self._buttons:
            raise Fault("panel_unfit", name="pin", why=f"no button is wired to GPIO {pin}")
        contact = simulated_pins().pin(pin)
        # A press is ignored until the source of rolls listens.
        if contact.function == "input":
            (contact.drive_low if low else contact.drive_high)()


def _high(pin: int) -> bool:
    light = simulated_pins().pin(pin)
    return bool(light.function == "output" and light.state)
