"""Buttons on the Pi's own pins, servos on them, and the number pad."""

from collections.abc import Iterator
from pathlib import Path

from postparade.config import Settings
from postparade.core.faults import DeviceFault
from postparade.dice.settings import sources_in
from postparade.doctor.finding import Finding, Machine, of_fault

PART = "buttons"


def check(machine: Machine, settings: Settings) -> Iterator[Finding]:
    sources = {name.partition(":")[0] for name in sources_in(settings.dice.source)}
    if not sources & {"buttons", "number-pad"}:
        yield Finding(PART, "pass", "no_buttons", "No buttons and no number pad are configured.")
        return
    if machine.table_runs:
        yield Finding(
            PART, "pass", "buttons_in_use", "The running table is using the buttons; press one and look at the board."
        )
        return
    if "buttons" in sources:
        yield _pins(settings)
    if "number-pad" in sources:
        yield _pad(settings)


def _pins(settings: Settings) -> Finding:
    from postparade.core.gpio import open_pins

    try:
        open_pins(settings.dice.pins, "buttons_missing").close()
    except DeviceFault as fault:
        return of_fault(PART, fault)
    return Finding(PART, "pass", "pins", f"The pins of this machine can be used (dice.pins = {settings.dice.pins}).")


def _pad(settings: Settings) -> Finding:
    from postparade.dice.sources.buttons.input_device import FOLDER, InputDevice, find_number_pad

    chosen = settings.dice.number_pad
    try:
        path = find_number_pad(FOLDER) if chosen == "auto" else Path(chosen)
        InputDevice(path).close()
    except DeviceFault as fault:
        return of_fault(PART, fault)
    return Finding(PART, "pass", "number_pad", f"The number pad is {path}.")
