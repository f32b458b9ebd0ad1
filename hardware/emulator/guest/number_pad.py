"""A number pad by uinput: types what it is given, ``e`` is Enter and ``d`` is Del, so many times, with five seconds in
between."""

import fcntl
import os
import struct
import sys
import time

CODES = dict(zip("123456789", (79, 80, 81, 75, 76, 77, 71, 72, 73), strict=True)) | {"0": 82, "e": 96, "d": 83}
OTHERS = (14, 69, 98, 55, 74, 78)
"""The other keys of a number pad, by which the table knows one."""
EVENTS, KEYS, CREATE = 0x40045564, 0x40045565, 0x5501


def made() -> int:
    """The pad, as a file to write its events to."""
    pad = os.open("/dev/uinput", os.O_WRONLY | os.O_NONBLOCK)
    fcntl.ioctl(pad, EVENTS, 1)
    for code in (*CODES.values(), *OTHERS):
        fcntl.ioctl(pad, KEYS, code)
    os.write(pad, struct.pack("80sHHHHi", b"Trial Number Pad", 3, 0x1234, 0x5678, 1, 0) + bytes(1024))
    fcntl.ioctl(pad, CREATE)
    return pad


def press(pad: int, keys: str) -> None:
    """Press and let go of ``keys``, one after the other."""
    for key in keys:
        for pressed in (1, 0):
            os.write(pad, struct.pack("qqHHi", 0, 0, 1, CODES[key], pressed) + struct.pack("qqHHi", 0, 0, 0, 0, 0))
            time.sleep(0.05)


if __name__ == "__main__":
    made_pad = made()
    # What looks for it waits up to eight seconds from one time to the next.
    time.sleep(10)
    for _ in range(int(sys.argv[2])):
        press(made_pad, sys.argv[1])
        time.sleep(5)
