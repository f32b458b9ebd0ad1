"""Runs first on the chip: from here on the bytes 3 and 4 are data, not Ctrl-C and soft reboot."""

import micropython

micropython.kbd_intr(-1)

from postparade_fw import jumper  # noqa: E402  (nothing may come before kbd_intr: a 3 during boot stops the program)

if jumper.fitted():
    micropython.kbd_intr(3)
