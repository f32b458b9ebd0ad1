"""Starts the track: on the chip with its pins, under the MicroPython unix program with a terminal as the link.

Simulated: ``micropython main.py TTY [--virtual] [--cap MA]``.
"""

import micropython

# MicroPython listens for Ctrl-C again at the start of every file it runs, so boot.py's setting has ended with boot.py.
# This comes before any other jump, as it does there: a byte 3 that came earlier must not stop the start.
try:
    micropython.kbd_intr(-1)
    for _ in range(1):
        pass
except KeyboardInterrupt:
    pass

import sys

ON_CHIP = sys.platform == "rp2"


def start(hal) -> None:
    from postparade_fw.core import Core
    from postparade_fw.loop import run

    run(hal, Core(hal, hal.cap_ma))


def start_chip() -> None:
    from postparade_fw import jumper

    # Checked before anything else is loaded: the jumper is there for boards whose other files are broken.
    if jumper.fitted():
        return
    from postparade_fw.hal_rp2 import Hal

    start(Hal())


def start_simulated() -> None:
    from postparade_fw.hal_sim import Hal

    start(Hal(sys.argv[1:]))


if ON_CHIP:
    start_chip()
else:
    start_simulated()
