"""The messages of Pixels dice, after the maker's published notes on the protocol ("Pixels Communications Protocol") and
the message types of its open-source libraries.

A message is its number, then its fields, little-endian. Newer firmware says "rolled" where older firmware says "on a
face", has a state of its own for a die that came to lie on a face without a roll, and introduces itself in chunks.
"""

from struct import Struct

from postparade.dice.sources.smart_dice.messages import (
    Identity,
    Message,
    Model,
    Motion,
    Moved,
    PacketError,
    percent,
)

WHO_ARE_YOU, I_AM_A_DIE, ROLL_STATE, ASK_BATTERY, BATTERY = 1, 2, 3, 33, 34

_MOTIONS: tuple[Motion, ...] = ("unknown", "rolled", "handled", "rolling", "crooked", "turned")
_AT_REST = ("rolled", "turned")
_ROLL_STATE = Struct("<xBB")
_BATTERY = Struct("<xBB")
_OLD_IDENTITY = Struct("<xBxB14xBBBB")
"""Number of LEDs and type of die; then state, index of the face, level and state of the battery."""
_CHUNKS = 6
_DIE, _STATUS = 1, 5
"""Which chunks say what the die is, and what it does."""
_SIX_SIDED_TYPES = frozenset({2, 8})
_SIX_SIDED_LEDS = frozenset({6, 21})
"""One in each face, or one in each pip: from the time before dice told their type."""


def decode(packet: bytes) -> tuple[Message, ...]:
    """What ``packet`` says; nothing where it is a message that the table has no use for. Raises
    :class:`PacketError`."""
    if not packet:
        raise PacketError("an empty packet")
    if packet[0] == I_AM_A_DIE:
        return _identity(packet)
    if packet[0] == ROLL_STATE:
        _sized(packet, _ROLL_STATE)
        return (_moved(*_ROLL_STATE.unpack(packet)),)
    if packet[0] == BATTERY:
        _sized(packet, _BATTERY)
        return (percent(_BATTERY.unpack(packet)[0]),)
    return ()


def _sized(packet: bytes, form: Struct) -> None:
    if len(packet) != form.size:
        raise PacketError(f"message {packet[0]} with {len(packet)} bytes instead of {form.size}")


def _moved(state: int, index: int) -> Moved:
    if state >= len(_MOTIONS):
        raise PacketError(f"an unknown state of the roll, {state}")
    motion = _MOTIONS[state]
    if motion not in _AT_REST:
        return Moved(motion)
    if index > 5:
        # A die of more sides says so in its introduction; what it shows is no face of ours.
        raise PacketError(f"face {index + 1} of a die with six")
    return Moved(motion, index + 1)


def _identity(packet: bytes) -> tuple[Message, ...]:
    if len(packet) == _OLD_IDENTITY.size:
        leds, kind, state, index, level, _ = _OLD_IDENTITY.unpack(packet)
    else:
        chunks = _chunks(packet)
        if len(chunks[_DIE]) < 7 or len(chunks[_STATUS]) < 4:
            raise PacketError("an introduction whose chunks are too short")
        kind, leds = chunks[_DIE][5], chunks[_DIE][6]
        level, _, state, index = chunks[_STATUS][:4]
    if not (kind in _SIX_SIDED_TYPES or (kind == 0 and leds in _SIX_SIDED_LEDS)):
        return (Identity(six_sided=False),)
    return Identity(six_sided=True), percent(level), _moved(state, index)


def _chunks(packet: bytes) -> list[bytes]:
    """The chunks of an introduction without their sizes, each of which counts itself."""
    chunks, at = [], 1
    while at < len(packet):
        size = packet[at]
        if size == 0 or at + size > len(packet):
            raise PacketError("an introduction with a chunk that does not fit in")
        chunks.append(packet[at + 1 : at + size])
        at += size
    if len(chunks) < _CHUNKS:
        raise PacketError(f"an introduction with {len(chunks)} chunks")
    return chunks


def _model(notify: str, write: str) -> Model:
    return Model("Pixels", notify, write, (bytes([WHO_ARE_YOU]),), bytes([ASK_BATTERY]), decode)


PIXELS = _model("a6b90002-7a5a-43f2-a962-350c8edc9b5b", "a6b90003-7a5a-43f2-a962-350c8edc9b5b")
OLD_PIXELS = _model("6e400001-b5a3-f393-e0a9-e50e24dcca9e", "6e400002-b5a3-f393-e0a9-e50e24dcca9e")
"""Dice with older firmware; service and notifying characteristic have one number."""
SERVICES = ("a6b90001-7a5a-43f2-a962-350c8edc9b5b", "6e400001-b5a3-f393-e0a9-e50e24dcca9e")
