"""The constants of the link, as the firmware's ``protocol.py`` has them (a test compares the two).

A message is ``A5 | length u16 | type u8 | seq u8 | payload | crc32 u32``, little-endian; ``length`` counts from the
type to the end, the CRC (IEEE 802.3) covers type, seq and payload.
"""

from enum import IntEnum, IntFlag

MAJOR = 1
MINOR = 2

SOF = 0xA5
HEADER = 3
MIN_LENGTH = 6
MAX_LENGTH = 1100
MAX_PAYLOAD = MAX_LENGTH - MIN_LENGTH
MAX_PIXELS = 1024
MAX_CHAINS = 4
SERVOS = 11
PULSE_MIN_US = 500
PULSE_MAX_US = 2500
SHORTEST_TRAVEL_MS = 200

FIRST_SEQ = 0x40
"""Below 0x40 are the bytes (3 and 4) that stop a board whose ``boot.py`` has not run yet."""

ORDERS = ("GRB", "RGB", "BRG", "RBG", "GBR", "BGR")
"""Colour orders by their number in CONFIG."""


class Kind(IntEnum):
    """What a message is."""

    HELLO = 0x01
    PING = 0x02
    CONFIG = 0x03
    HEARTBEAT = 0x04
    FRAME = 0x10
    FILL = 0x11
    LIMIT = 0x12
    LIGHTS = 0x13
    MOVE = 0x20
    SERVO = 0x21
    PACE = 0x22
    RAILS = 0x23
    HOME = 0x2E
    STOP = 0x2F
    STATUS = 0x30
    BYE = 0x3F
    ACK = 0x7E
    NAK = 0x7F
    READY = 0x80
    HELLO_R = 0x81
    PONG = 0x82
    BUTTON = 0xA0
    MOVED = 0xA1
    FAULT = 0xAF
    STATUS_R = 0xB0


class Show(IntFlag):
    """Flags of FRAME and FILL.

    A board takes a message that ``FOLLOWS`` only if it has the pixel message numbered before it, and otherwise answers
    BUSY: changes made to a frame that did not arrive would show a frame that nobody drew.
    """

    NOT_YET = 0
    NOW = 1
    CONFIRM = 2
    FOLLOWS = 4


class Feature(IntFlag):
    """What a board can do, as it says in its greeting."""

    PIXELS = 1
    SERVOS = 2
    BUTTONS = 4
    PACE = 8
    LIGHTS = 16
    RAILS = 32


class Nak(IntEnum):
    """Why the board refused a message."""

    LENGTH = 2
    UNKNOWN = 3
    RANGE = 4
    STATE = 5
    BUSY = 6
    POWER = 7


class BoardFault(IntEnum):
    """What the board reports by itself."""

    SILENT = 1
    SERVO = 3
    EXCEPTION = 4


def next_seq(seq: int) -> int:
    """The sequence number after ``seq`` (0x40 to 0xFF)."""
    return seq + 1 if FIRST_SEQ <= seq < 0xFF else FIRST_SEQ
