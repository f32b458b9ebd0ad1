"""The two loops over every colour byte, as native code; only MicroPython can import this."""

import micropython


@micropython.viper
def channel_sum(rgb: ptr8, size: int) -> int:  # noqa: F821  (viper's own type)
    total = 0
    at = 0
    while at < size:
        total += rgb[at]
        at += 1
    return total


@micropython.viper
def to_wire(rgb: ptr8, size: int, wire: ptr8, gain: int, places: ptr8):  # noqa: F821  (viper's own type)
    red = int(places[0])
    green = int(places[1])
    blue = int(places[2])
    at = 0
    while at < size:
        wire[at + red] = (int(rgb[at]) * gain) >> 8
        wire[at + green] = (int(rgb[at + 1]) * gain) >> 8
        wire[at + blue] = (int(rgb[at + 2]) * gain) >> 8
        at += 3
