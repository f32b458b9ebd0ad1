"""What the controller may set: chains, colour order, current, end points of the servos, debouncing."""

from binascii import crc32
from struct import calcsize, unpack_from

from postparade_fw.pixels import IDLE_MA, ORDERS
from postparade_fw.protocol import (
    MAX_CHAINS,
    MAX_PIXELS,
    NAK_LENGTH,
    NAK_POWER,
    NAK_RANGE,
    PULSE_MAX_US,
    PULSE_MIN_US,
    SERVOS,
)

LAYOUT = "<B4HBH33HBI"
"""Chains u8, pixels of each of four chains u16, order u8 (index in ORDERS), cap mA u16, minimum, maximum and home in
microseconds u16 of eleven servos, debounce ms u8, CRC-32 of all that u32."""

SIZE = calcsize(LAYOUT)


class Configuration:
    """Validated settings; the defaults are those of a board that has not been configured yet."""

    def __init__(self, cap_ma: int) -> None:
        self.chains = (330,)
        self.order = "GRB"
        self.cap_ma = cap_ma
        self.servos = ((1000, 2000, 1000),) * SERVOS
        self.debounce_ms = 20

    def pixels(self) -> int:
        """How many pixels all chains have together."""
        return sum(self.chains)

    def load(self, payload: memoryview, highest_cap_ma: int) -> int:
        """Take over the settings of a CONFIG message. Returns 0, or a NAK code; then nothing has changed."""
        if len(payload) != SIZE:
            return NAK_LENGTH
        fields = unpack_from(LAYOUT, payload)
        count, chains, order, cap_ma = fields[0], fields[1:5], fields[5], fields[6]
        if crc32(payload[: SIZE - 4]) & 0xFFFFFFFF != fields[-1]:
            return NAK_RANGE
        if not 1 <= count <= MAX_CHAINS or 0 in chains[:count] or any(chains[count:]):
            return NAK_RANGE
        pixels = sum(chains)
        if pixels > MAX_PIXELS or order >= len(ORDERS):
            return NAK_RANGE
        if not pixels * IDLE_MA <= cap_ma <= highest_cap_ma:
            return NAK_POWER
        servos = tuple([fields[7 + 3 * servo : 10 + 3 * servo] for servo in range(SERVOS)])
        for low, high, home in servos:
            if not PULSE_MIN_US <= low < high <= PULSE_MAX_US or not low <= home <= high:
                return NAK_RANGE
        self.chains = tuple(chains[:count])
        self.order = ORDERS[order]
        self.cap_ma = cap_ma
        self.servos = servos
        self.debounce_ms = fields[-2]
        return 0
