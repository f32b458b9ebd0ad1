"""The jumper that keeps the track from starting, so that a board with a broken program can be repaired."""

from machine import Pin

PIN = 14


def fitted() -> bool:
    """Whether GP14 is connected to ground."""
    return Pin(PIN, Pin.IN, Pin.PULL_UP).value() == 0
