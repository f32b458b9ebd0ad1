"""``postparade firmware upload`` onto an emulated RP2040 that has nothing but MicroPython: every file, a restart, and
the greeting of the new firmware.

Needs the MicroPython image of a Pico (``POSTPARADE_UF2``) and three to seven minutes: the emulator is twenty to a
hundred times slower than the chip.
"""

import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.core.firmware_files import firmware_folder
from postparade.track.firmware.upload import inspect, upload
from tests.firmware.chip import image
from tests.firmware.chip_on_a_port import ChipOnAPort

PATIENCE = 120.0
BACK_WITHIN = 1800.0


def main() -> None:
    try:
        image()
    except pytest.skip.Exception as missing:
        print(f"not measured: {missing}")
        return
    with ChipOnAPort() as chip:
        print(f"before: {inspect(chip.port).micropython}")
        bring(chip)


def bring(chip: ChipOnAPort) -> None:
    """Upload all that differs, and say how long it took."""
    start, began = time.monotonic(), chip.ms()
    steps: dict[str, str] = {}
    size = 0

    def taken() -> str:
        return f"{chip.ms() - began:.0f} ms of the chip, {time.monotonic() - start:.0f} s here"

    def progress(what: str, _done: int, total: int) -> None:
        nonlocal size
        size = max(size, total)
        if what not in steps:
            steps[what] = taken()

    done = upload(chip.port, firmware_folder(), progress, BACK_WITHIN, PATIENCE)
    print(f"{len(done.written)} files, {size} bytes, checked and in place: {steps['restarting the board']}")
    print(f"greeted with firmware {done.board.version}: {taken()}")


if __name__ == "__main__":
    main()
