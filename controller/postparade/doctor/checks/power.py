"""The supply of the Pi: what its firmware has noticed since the start.

The bits are those of ``vcgencmd get_throttled``, which the kernel gives in a file as well.
"""

from collections.abc import Iterator

from postparade.config import Settings
from postparade.doctor.finding import Finding, Level, Machine

PART = "power"
FILE = "/sys/devices/platform/soc/soc:firmware/get_throttled"
UNDER_VOLTAGE, TOO_HOT = 0, 3
SINCE_START = 16
"""Bits for what happened at any time since the start are this many places above those for what happens now."""


def check(machine: Machine, _settings: Settings) -> Iterator[Finding]:
    if not machine.model:
        return
    said = machine.read(FILE)
    if not said:
        yield Finding(PART, "warn", "power_unknown", "The firmware does not say how the supply is doing.")
        return
    bits = int(said, 16)
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
