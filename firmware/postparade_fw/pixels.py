"""The colours of the strip, and how much of their light the power supply can feed."""

from postparade_fw.protocol import MAX_PIXELS

try:
    from postparade_fw.light_viper import channel_sum, to_wire
except ImportError:
    from postparade_fw.light_plain import channel_sum, to_wire

ORDERS = ("GRB", "RGB", "BRG", "RBG", "GBR", "BGR")

CHANNEL_MA = 20
"""What one channel of a WS2812 draws at full brightness (data sheet)."""

IDLE_MA = 1
"""What a dark pixel draws."""


def estimate_ma(channel_sum: int, count: int) -> int:
    """The current of ``count`` pixels whose channel values add up to ``channel_sum``, rounded up."""
    return (channel_sum * CHANNEL_MA + 254) // 255 + count * IDLE_MA


class Pixels:
    """Red, green and blue as the controller means them, and what goes down the wire after brightness and power cap."""

    def __init__(self, count: int, cap_ma: int) -> None:
        self.rgb = bytearray(MAX_PIXELS * 3)
        self._wires = (bytearray(MAX_PIXELS * 3), bytearray(MAX_PIXELS * 3))
        self._turn = 0
        self.count = count
        self.cap_ma = cap_ma
        self.brightness = 255
        self.estimated_ma = count * IDLE_MA
        self._places = b"\x00\x01\x02"
        self.order("GRB")

    def order(self, name: str) -> None:
        """Set the order of colours that the strip wants, as in "GRB"."""
        self._places = bytes((name.index("R"), name.index("G"), name.index("B")))

    def clear(self) -> None:
        """Make every pixel dark (not shown yet)."""
        self.rgb[:] = bytes(len(self.rgb))

    def put(self, first: int, colours: memoryview) -> None:
        """Set the pixels from ``first`` on."""
        self.rgb[first * 3 : first * 3 + len(colours)] = colours

    def fill(self, first: int, count: int, colour: bytes) -> None:
        """Set ``count`` pixels from ``first`` on to one colour."""
        self.rgb[first * 3 : (first + count) * 3] = bytes(colour) * count

    def gain(self) -> int:
        """The factor of all colours, in 256ths: the brightness, or less if the power cap asks for it."""
        wanted = (self.brightness * 257 + 128) >> 8
        total = channel_sum(self.rgb, self.count * 3)
        room = (self.cap_ma - self.count * IDLE_MA) * 255 * 256
        allowed = wanted if total == 0 else max(0, room) // (total * CHANNEL_MA)
        return min(wanted, allowed)

    def wire(self) -> memoryview:
        """The bytes to clock out now. Two buffers take turns: the other one may still be on its way to the strip."""
        size = self.count * 3
        gain = self.gain()
        self._turn ^= 1
        out = self._wires[self._turn]
        to_wire(self.rgb, size, out, gain, self._places)
        self.estimated_ma = estimate_ma(channel_sum(out, size), self.count)
        return memoryview(out)[:size]
