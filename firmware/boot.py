"""Runs first on the chip: while it does, the bytes 3 and 4 are data, not Ctrl-C and soft reboot."""

import micropython

micropython.kbd_intr(-1)
