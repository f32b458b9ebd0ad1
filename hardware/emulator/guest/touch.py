"""A touch screen by uinput, and a finger that taps its middle so many times, with two seconds in between."""

import fcntl
import os
import struct
import sys
import time

EVENTS, KEYS, AXES, PROPERTIES, CREATE = 0x40045564, 0x40045565, 0x40045567, 0x4004556E, 0x5501
KEY, ABSOLUTE = 1, 3
TOUCH, DIRECT = 330, 1
X, Y, SLOT, ACROSS, DOWN, FINGER = 0, 1, 47, 53, 54, 57
LARGEST = {X: 4095, Y: 4095, SLOT: 4, ACROSS: 4095, DOWN: 4095, FINGER: 65535}
AXES_OF_ALL = 64


def made() -> int:
    """The screen, as a file to write its events to."""
    screen = os.open("/dev/uinput", os.O_WRONLY | os.O_NONBLOCK)
    for kind in (KEY, ABSOLUTE):
        fcntl.ioctl(screen, EVENTS, kind)
    fcntl.ioctl(screen, KEYS, TOUCH)
    fcntl.ioctl(screen, PROPERTIES, DIRECT)
    for axis in LARGEST:
        fcntl.ioctl(screen, AXES, axis)
    largest = struct.pack(f"{AXES_OF_ALL}i", *(LARGEST.get(axis, 0) for axis in range(AXES_OF_ALL)))
    others = bytes(3 * len(largest))
    os.write(screen, struct.pack("80sHHHHi", b"Trial Touch Screen", 3, 0x1234, 0x5679, 1, 0) + largest + others)
    fcntl.ioctl(screen, CREATE)
    return screen


def tap(screen: int, finger: int) -> None:
    """Put a ``finger`` on the middle and take it away."""
    middle = 2048
    down = [(ABSOLUTE, SLOT, 0), (ABSOLUTE, FINGER, finger), (ABSOLUTE, ACROSS, middle), (ABSOLUTE, DOWN, middle)]
    down += [(KEY, TOUCH, 1), (ABSOLUTE, X, middle), (ABSOLUTE, Y, middle), (0, 0, 0)]
    up = [(ABSOLUTE, FINGER, -1), (KEY, TOUCH, 0), (0, 0, 0)]
    for events in (down, up):
        for kind, code, value in events:
            os.write(screen, struct.pack("qqHHi", 0, 0, kind, code, value))
        time.sleep(0.2)


if __name__ == "__main__":
    made_screen = made()
    # The login gives it to the board's user before it can be used.
    time.sleep(5)
    for number in range(int(sys.argv[1])):
        tap(made_screen, number + 1)
        time.sleep(2)
