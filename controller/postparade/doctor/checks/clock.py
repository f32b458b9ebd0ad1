"""The time of day: a Pi without a battery starts in the past, and evenings would get the date of the last one."""

import time
from collections.abc import Iterator

from postparade.config import Settings
from postparade.doctor.finding import Finding, Machine

PART = "clock"
BUILT = 1_790_000_000
"""Seconds since 1970 in autumn 2026, before this check existed: an earlier time is wrong."""


def check(machine: Machine, _settings: Settings) -> Iterator[Finding]:
    set_by_network = machine.has("/run/systemd/timesync/synchronized")
    battery = machine.has("/dev/rtc0")
    if time.time() < BUILT:
        remedy = "Connect it to the internet once, or set it: sudo date --set '2026-12-31 20:00'"
        yield Finding(PART, "fail", "clock_in_the_past", f"This machine believes it is {time.strftime('%F')}.", remedy)
    elif set_by_network or battery or not machine.model:
        yield Finding(PART, "pass", "clock", f"It is {time.strftime('%F %R')}.")
    else:
        said = f"It is {time.strftime('%F %R')}, if that is right: no network has set the clock, and it has no battery."
        remedy = (
            "Races do not need it, but the dates of evenings do: connect the internet, or add a clock with a battery."
        )
        yield Finding(PART, "warn", "clock_unset", said, remedy)
