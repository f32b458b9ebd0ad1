"""Packets as smart dice send them."""

from struct import pack

from postparade.dice.sources.smart_dice.godice import GODICE, UP
from postparade.dice.sources.smart_dice.messages import Model


def old_introduction(*, kind: int = 2, leds: int = 6, state: int = 1, index: int = 3, level: int = 63) -> bytes:
    """How Pixels with older firmware introduce themselves."""
    return pack("<BBBBIIHIBBBB", 2, leds, 9, kind, 0xCAFE, 0x1234_5678, 2000, 1_700_000_000, state, index, level, 0)


def introduction(*, kind: int = 2, leds: int = 6, state: int = 5, index: int = 1, level: int = 80) -> bytes:
    """How Pixels introduce themselves: version, die, design, name, settings, status."""
    chunks = (
        pack("<HIHHHH", 256, 1_735_000_000, 1, 256, 256, 256),
        pack("<IBBBBB", 0x1234_5678, 0, kind, leds, 4, 0),
        b"Night\0",
        b"Ruby\0",
        pack("<III", 0xCAFE, 9000, 10000),
        pack("<BBBB", level, 0, state, index),
    )
    return b"\x02" + b"".join(bytes([len(chunk) + 1]) + chunk for chunk in chunks)


def rolling(model: Model) -> bytes:
    """A die of ``model`` has begun to roll."""
    return b"R" if model is GODICE else bytes([3, 3, 0])


def at_rest(model: Model, face: int, *, rolled: bool = True) -> bytes:
    """It lies with ``face`` up, after a roll unless it was put down."""
    if model is GODICE:
        return (b"S" if rolled else b"FS") + bytes((64 * axis) % 256 for axis in UP[face])
    return bytes([3, 1 if rolled else 5, face - 1])
