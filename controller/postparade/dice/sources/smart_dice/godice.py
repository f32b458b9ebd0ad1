"""The messages of GoDice, after the maker's published interface for them.

A message begins with letters. A die says that it moves (R) or that it lies still: after a roll (S), after one that
looked feigned (FS), leaning (TS), or pushed (MS). With it comes what its accelerometer feels, about 64 for the weight
of the die, and the face that is up follows from that.
"""

from math import hypot
from struct import unpack

from postparade.dice.sources.smart_dice.messages import Message, Model, Motion, Moved, PacketError, percent

UP = {1: (-1, 0, 0), 2: (0, 0, 1), 3: (0, 1, 0), 4: (0, -1, 0), 5: (0, 0, -1), 6: (1, 0, 0)}
"""The direction that is felt while a face of the six-sided shell is up."""
FLAT = 0.9
"""Least share of the weight along the axis of a face (the cosine of 26 degrees) for a die that lies on its side."""

_AT_REST: dict[bytes, Motion] = {b"S": "rolled", b"FS": "turned", b"MS": "turned", b"TS": "crooked"}
_ROLL, _BATTERY = b"R", b"Bat"


def decode(packet: bytes) -> tuple[Message, ...]:
    """What ``packet`` says; nothing where it is a message that the table has no use for. Raises
    :class:`PacketError`."""
    if not packet:
        raise PacketError("an empty packet")
    if packet == _ROLL:
        return (Moved("rolling"),)
    if packet.startswith(_BATTERY):
        if len(packet) != 4:
            raise PacketError(f"a battery in {len(packet)} bytes")
        return (percent(packet[3]),)
    for letters, motion in _AT_REST.items():
        if packet.startswith(letters):
            return (_at_rest(motion, packet.removeprefix(letters)),)
    return ()


def _at_rest(motion: Motion, felt: bytes) -> Moved:
    if len(felt) != 3:
        raise PacketError(f"{len(felt)} bytes of acceleration instead of 3")
    x, y, z = unpack("bbb", felt)
    weight = hypot(x, y, z)
    if weight == 0:
        raise PacketError("a die without weight")
    along = {face: (x * a + y * b + z * c) / weight for face, (a, b, c) in UP.items()}
    face = max(along, key=along.__getitem__)
    if motion == "crooked" or along[face] < FLAT:
        return Moved("crooked")
    return Moved(motion, face)


GODICE = Model(
    "GoDice",
    "6e400003-b5a3-f393-e0a9-e50e24dcca9e",
    "6e400002-b5a3-f393-e0a9-e50e24dcca9e",
    (bytes([3]),),
    bytes([3]),
    decode,
)
PREFIX = "GoDice_"
"""With what the names of these dice begin."""
