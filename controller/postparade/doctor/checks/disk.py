"""Where the evenings are kept: free space, and whether it survives a power cut."""

from collections.abc import Iterator
from pathlib import Path

from postparade.config import Settings
from postparade.doctor.finding import Finding, Level, Machine

PART = "disk"
MEGABYTE = 1_000_000
LITTLE, TOO_LITTLE = 500 * MEGABYTE, 50 * MEGABYTE
"""An evening takes less than 10 MB, its film and its report up to a few hundred."""
IN_MEMORY = ("tmpfs", "overlay", "ramfs")


def check(machine: Machine, settings: Settings) -> Iterator[Finding]:
    folder = Path(settings.table.data)
    kind = machine.file_system(folder)
    if kind in IN_MEMORY and machine.model:
        remedy = "Give /data a partition of its own; hardware/README.md says how."
        said = f"{folder} is in memory ({kind}): the evening is lost when the plug is pulled."
        yield Finding(PART, "fail", "data_in_memory", said, remedy)
    free = machine.free(folder)
    room = f"{free // MEGABYTE:,} MB are free for {folder}"
    if free < LITTLE:
        level: Level = "fail" if free < TOO_LITTLE else "warn"
        code = "disk_full" if level == "fail" else "disk_low"
        yield Finding(PART, level, code, f"Only {room}.", "Remove what is not needed, or take a larger card.")
    else:
        yield Finding(PART, "pass", "disk", f"{room}.")
