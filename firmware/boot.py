"""Runs first on the chip: while it does, the bytes 3 and 4 are data, not Ctrl-C and soft reboot."""

import micropython

try:
    micropython.kbd_intr(-1)
    # A Ctrl-C received before that call is raised at the interpreter's next jump, which this loop puts inside the try.
    for _ in range(1):
        pass
except KeyboardInterrupt:
    pass
