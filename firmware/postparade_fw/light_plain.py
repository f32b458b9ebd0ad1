"""The two loops over every colour byte for CPython, which has no native emitter; same results as ``light_viper``."""


def channel_sum(rgb: bytearray, size: int) -> int:
    """The sum of the first ``size`` bytes."""
    return sum(memoryview(rgb)[:size])


def to_wire(rgb: bytearray, size: int, wire: bytearray, gain: int, places: bytes) -> None:
    """Scale by ``gain``/256 and put red, green and blue to the ``places`` the strip expects within a pixel."""
    scaled = bytes(rgb[:size]).translate(bytes(value * gain >> 8 for value in range(256)))
    for channel in range(3):
        wire[places[channel] : size : 3] = scaled[channel::3]
