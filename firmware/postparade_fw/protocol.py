"""The constants of the link between the controller and the track board.

A message is ``A5 | length u16 | type u8 | seq u8 | payload | crc32 u32``, all little-endian; ``length`` counts from the
type to the end, the CRC (IEEE 802.3) covers type, seq and payload. Sequence numbers run from 0x40 to 0xFF. The
controller counts commands and pixel messages separately, so that two commands in a row never share a number; the board
counts its own events.
"""

MAJOR = 1
MINOR = 2

SOF = 0xA5
HEADER = 3
MIN_LENGTH = 6
MAX_LENGTH = 1100
FIRST_SEQ = 0x40

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

SHOW = 1
WANT_ACK = 2
FOLLOWS = 4

NAK_LENGTH = 2
NAK_UNKNOWN = 3
NAK_RANGE = 4
NAK_STATE = 5
NAK_BUSY = 6
NAK_POWER = 7

FAULT_SILENT = 1
FAULT_SERVO = 3
FAULT_EXCEPTION = 4

FEATURE_PIXELS = 1
FEATURE_SERVOS = 2
FEATURE_BUTTONS = 4
FEATURE_PACE = 8
FEATURE_LIGHTS = 16
FEATURE_RAILS = 32

MAX_PIXELS = 1024
MAX_CHAINS = 4
SERVOS = 11
PULSE_MIN_US = 500
PULSE_MAX_US = 2500
SLOWEST_US_PER_S = 50
SHORTEST_TRAVEL_MS = 200

READY_EVERY_MS = 500
SILENCE_MS = 2000
RESEND_MS = 100
RESENDS = 3


def next_seq(seq: int) -> int:
    """The sequence number after ``seq``."""
    return seq + 1 if FIRST_SEQ <= seq < 0xFF else FIRST_SEQ
