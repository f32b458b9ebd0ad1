"""The machine, its system, Python and the libraries that are known to get into each other's way."""

import platform
import re
import sys
from collections.abc import Iterator

from postparade import __version__
from postparade.config import Settings
from postparade.doctor.finding import Finding, Machine

PART = "versions"
OLDEST_DEBIAN = 12


def check(machine: Machine, _settings: Settings) -> Iterator[Finding]:
    system = dict(re.findall(r'^(\w+)="?([^"\n]*)"?$', machine.read("/etc/os-release"), re.MULTILINE))
    name = system.get("PRETTY_NAME") or platform.system()
    on = f"{machine.model or machine.processor}, {name}, Python {platform.python_version()}"
    yield Finding(PART, "pass", "versions", f"Post Parade {__version__} on {on}.")
    if sys.maxsize < 2**32:
        remedy = "Write Raspberry Pi OS (64-bit) to the card."
        yield Finding(PART, "fail", "not_64_bit", "This system has 32 bits; the camera's libraries need 64.", remedy)
    if system.get("ID") in ("debian", "raspbian") and int(system.get("VERSION_ID", OLDEST_DEBIAN)) < OLDEST_DEBIAN:
        remedy = "Use Raspberry Pi OS Bookworm or Trixie."
        yield Finding(PART, "fail", "old_system", f"{name} is older than any system that was tested.", remedy)
    if machine.package("pygame") and machine.package("pygame-ce"):
        said = "pygame and pygame-ce are both installed; which of the two plays is a matter of luck."
        yield Finding(PART, "fail", "two_pygames", said, "Remove the first: pip uninstall pygame")
    classic = machine.package("RPi.GPIO") and not machine.package("rpi-lgpio")
    if "Raspberry Pi 5" in machine.model and classic:
        said = "The classic library RPi.GPIO is installed, which cannot drive the pins of a Raspberry Pi 5."
        remedy = "sudo apt install python3-rpi-lgpio, and set dice.pins to auto."
        yield Finding(PART, "warn", "classic_gpio_on_pi_5", said, remedy)
