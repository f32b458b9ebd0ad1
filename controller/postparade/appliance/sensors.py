"""What the kernel says of the machine's supply and heat.

Raspberry Pi OS gives the firmware's own bits (those of ``vcgencmd get_throttled``) as a file; other kernels give an
alarm of the supply (``rpi_volt``) instead. Both are read where they are, and nothing is where a machine has no such
sensor.
"""

from pathlib import Path

from msgspec import Struct

UNDER_VOLTAGE, TOO_HOT = 0, 3
"""Bits of the firmware for what happens now."""
SINCE_START = 16
"""Bits for what happened at any time since the start are this many places above those for what happens now."""
PROCESSOR = "cpu"
"""What the name of the zone that measures the processor of a small board begins with: "cpu-thermal", "cpu0-thermal".
Those of laptops, which are made to run hot, have other names."""


class Readings(Struct, frozen=True):
    """One look at the sensors. ``firmware`` has the bits of the firmware, ``alarm`` says whether the supply is too weak
    now, ``celsius`` is the temperature of the processor; each is None if nothing measures it."""

    firmware: int | None = None
    alarm: bool | None = None
    celsius: float | None = None

    @property
    def under_voltage(self) -> bool | None:
        """Whether the voltage is too low now."""
        if self.firmware is None:
            return self.alarm
        return bool(self.firmware >> UNDER_VOLTAGE & 1 or self.alarm)


def read(root: Path = Path("/")) -> Readings:
    """The sensors whose files are below ``root``."""
    firmware = _first(root, "sys/devices/platform/soc*/soc*:firmware/get_throttled")
    alarm = None
    for monitor in sorted(root.glob("sys/class/hwmon/hwmon*")):
        if _text(monitor / "name") == "rpi_volt":
            alarm = _number(_text(monitor / "in0_lcrit_alarm"))
    heat = [
        degrees / 1000
        for zone in root.glob("sys/class/thermal/thermal_zone*")
        if _text(zone / "type").startswith(PROCESSOR) and (degrees := _number(_text(zone / "temp"))) is not None
    ]
    return Readings(_number(firmware, 16), None if alarm is None else bool(alarm), max(heat, default=None))


def _first(root: Path, pattern: str) -> str:
    return next((_text(path) for path in sorted(root.glob(pattern))), "")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii", errors="replace").strip("\0\n ")
    except OSError:
        return ""


def _number(text: str, base: int = 10) -> int | None:
    try:
        return int(text, base)
    except ValueError:
        return None
