"""All checks, one after the other; one that breaks never hides what the others found."""

from collections.abc import Iterator

from postparade.config import Settings
from postparade.doctor.checks import (
    buttons,
    camera,
    clock,
    configuration,
    disk,
    fonts,
    network,
    power,
    screen,
    smart_dice,
    sound,
    track,
    versions,
)
from postparade.doctor.finding import Check, Finding, Machine

CHECKS: dict[str, Check] = {
    "versions": versions.check,
    "configuration": configuration.check,
    "power": power.check,
    "clock": clock.check,
    "disk": disk.check,
    "network": network.check,
    "track": track.check,
    "camera": camera.check,
    "buttons": buttons.check,
    "smart dice": smart_dice.check,
    "screen": screen.check,
    "sound": sound.check,
    "fonts": fonts.check,
}
"""By part of the machine, in the order in which they run: what everything else rests on comes first."""


def examine(machine: Machine, settings: Settings) -> Iterator[Finding]:
    """Yield what every check finds, as soon as it has found it."""
    for part, check in CHECKS.items():
        try:
            yield from check(machine, settings)
        except Exception as error:  # noqa: BLE001 - a broken driver may raise anything, and the other checks go on
            remedy = "Please report it, with the output of: postparade doctor --json"
            yield Finding(part, "fail", "check_broken", f"This check broke: {type(error).__name__}: {error}.", remedy)
