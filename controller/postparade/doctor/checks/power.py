"""The supply of the Pi and its heat, now and since the start."""

from collections.abc import Iterator

from postparade.appliance import sensors
from postparade.appliance.sensors import SINCE_START, TOO_HOT, UNDER_VOLTAGE
from postparade.config import Settings
from postparade.doctor.finding import Finding, Level, Machine

PART = "power"


def check(machine: Machine, _settings: Settings) -> Iterator[Finding]:
    if not machine.model:
        return
    readings = sensors.read(machine.root)
    if readings.under_voltage is None:
        yield Finding(PART, "warn", "power_unknown", "The firmware does not say how the supply is doing.")
        return
    # The kernel's alarm knows only of now.
    bits = (readings.firmware or 0) | int(readings.under_voltage) << UNDER_VOLTAGE
    found = False
    for bit, code, what, remedy in (
        (
            UNDER_VOLTAGE,
            "under_voltage",
            "The voltage of the Pi's supply {when} too low: the machine slows down, and may corrupt its card.",
            "Use the Pi's own supply (3 A for a Pi 4, 5 A for a Pi 5); feed strips and servos from another one.",
        ),
        (
            TOO_HOT,
            "too_hot",
            "The processor {when} so hot that it slows down.",
            "Give the Pi a heat sink or a fan, and air around its case.",
        ),
    ):
        now, before = bits >> bit & 1, bits >> bit + SINCE_START & 1
        if now or before:
            found = True
            level: Level = "fail" if now else "warn"
            sentence = what.format(when="is" if now else "was, at least once since the start,")
            yield Finding(PART, level, code, sentence, remedy)
    if not found:
        yield Finding(PART, "pass", "power", "Voltage and temperature have been all right since the start.")
