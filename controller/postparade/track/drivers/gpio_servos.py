"""Servos at the Raspberry Pi's own pins. Software makes their pulses, so they jitter; a servo board avoids that."""

import warnings
from typing import Any

from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import DeviceFault, Phrase
from postparade.core.gpio import open_pins

SHORTEST_US, LONGEST_US = 500, 2500
MIDDLE_US = (SHORTEST_US + LONGEST_US) // 2


class GpioServos:
    """Pulses on GPIO pins through gpiozero. ``factory`` is a gpiozero pin factory; without one, ``library`` drives the
    pins."""

    channels = 28
    name = "the pins of the Raspberry Pi"
    verifies = Verifies(Confirmation.SENT, Phrase("unseen_servos"))

    def __init__(self, pins: tuple[int, ...], factory: object = None, library: str = "auto") -> None:
        self._pins = pins
        self._factory = factory
        self._library = library
        self._own: Any = None
        self._servos: dict[int, Any] = {}
        self.caution: DeviceFault | None = DeviceFault("servo_software_pulses")

    def open(self) -> None:
        """Claim the pins. Raises ``DeviceFault`` if this machine has none."""
        from gpiozero import AngularServo
        from gpiozero.exc import GPIOZeroError, GPIOZeroWarning

        if self._factory is None:
            self._own = open_pins(self._library, "pins_missing")
        try:
            with warnings.catch_warnings():
                # The track tells the host what gpiozero would print here.
                warnings.simplefilter("ignore", GPIOZeroWarning)
                for pin in self._pins:
                    self._servos[pin] = AngularServo(
                        pin,
                        initial_angle=None,
                        min_pulse_width=SHORTEST_US / 1e6,
                        max_pulse_width=LONGEST_US / 1e6,
                        pin_factory=self._factory or self._own,
                    )
        except (GPIOZeroError, ImportError, OSError, RuntimeError) as why:
            self.close()
            raise DeviceFault("pins_missing", why=why) from why

    def pulse(self, channel: int, us: int) -> None:
        """Give a pin pulses of this width, 0 for none."""
        self._servos[channel].angle = 90 * (us - MIDDLE_US) / (LONGEST_US - MIDDLE_US) if us else None

    def check(self) -> None:
        """Nothing can be read back from a servo."""

    def all_off(self) -> None:
        """Stop the pulses on all pins."""
        for servo in self._servos.values():
            servo.angle = None

    def close(self) -> None:
        """Let go of the pins."""
        for servo in self._servos.values():
            servo.close()
        self._servos = {}
        if self._own is not None:
            self._own.close()
            self._own = None
