"""The smart dice: whether this machine has Bluetooth for them, and whether both are in reach."""

import asyncio
from collections.abc import Iterator

from postparade.config import Settings
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.dice.settings import sources_in
from postparade.dice.sources.smart_dice.bluetooth import BleakRadio
from postparade.dice.sources.smart_dice.inspection import inspect_die
from postparade.dice.sources.smart_dice.radio import Radio
from postparade.dice.sources.smart_dice.source import LOW
from postparade.doctor.finding import Finding, Machine, of_fault

PART = "smart dice"


def check(machine: Machine, settings: Settings, radio: Radio | None = None) -> Iterator[Finding]:
    """``radio`` is that of this machine, if none is given."""
    if "smart" not in sources_in(settings.dice.source):
        yield Finding(PART, "pass", "no_smart_dice", "No smart dice are configured.")
        return
    if machine.table_runs:
        yield Finding(
            PART, "pass", "smart_dice_in_use", "The running table holds the smart dice; its host console shows them."
        )
        return
    names = settings.dice.smart_dice_names
    if names is None:
        yield of_fault(PART, ConfigurationFault("smart_dice_unnamed"))
        return
    yield from asyncio.run(_dice(names, radio))


async def _dice(names: tuple[str, str], radio: Radio | None) -> list[Finding]:
    try:
        reached = BleakRadio() if radio is None else radio
    except DeviceFault as fault:
        return [of_fault(PART, fault)]
    return [await _die(reached, name) for name in names]


async def _die(radio: Radio, name: str) -> Finding:
    try:
        make, percent = await inspect_die(radio, name)
    except DeviceFault as fault:
        return of_fault(PART, fault)
    if percent <= LOW:
        return of_fault(PART, DeviceFault("smart_die_battery", die=name, percent=percent), "warn")
    return Finding(PART, "pass", "smart_die", f"{name} ({make}) answers; its battery is at {percent} %.")
