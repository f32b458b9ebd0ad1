"""Starts the track: on the chip with its pins, under the MicroPython unix program with a terminal as the link.

Simulated: ``micropython main.py TTY [--virtual] [--cap MA]``.
"""

import sys

from postparade_fw.core import Core
from postparade_fw.loop import run


def start_chip() -> None:
    from postparade_fw import jumper

    if jumper.fitted():
        return
    import micropython
    from postparade_fw.hal_rp2 import Hal

    hal = Hal()
    run(hal, Core(hal, hal.cap_ma))
    micropython.kbd_intr(3)


def start_simulated() -> None:
    from postparade_fw.hal_sim import Hal

    hal = Hal(sys.argv[1:])
    run(hal, Core(hal, hal.cap_ma))


if sys.platform == "rp2":
    start_chip()
else:
    start_simulated()
