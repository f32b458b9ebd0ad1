"""A simulated SPI bus with a strip at its data output: the bits on the bus are read as the strip reads their pulses."""

import numpy as np

from postparade.core.faults import DeviceFault
from postparade.simulator.strip import Frame, Strip

BIT_NS = 1e9 / 2_400_000
LONGEST_ZERO_NS, LONGEST_HIGH_NS = 550, 1100
LATCH_NS = 280_000


class SimulatedSpi:
    """The bus, and the strip that ``pixels`` shows; ``broken`` makes every transfer fail."""

    name = "the simulated SPI bus"

    def __init__(self, pixels: int, order: str = "GRB", longest: int = 65536) -> None:
        self._strip = Strip(pixels, order)
        self._opened = False
        self.longest = longest
        self.broken = False

    @property
    def pixels(self) -> Frame:
        """What the strip shows, ``(n, 3)``."""
        return self._strip.pixels

    def open(self) -> None:
        if self.broken:
            raise DeviceFault("bus_missing", device=self.name, bus="SPI", why="it is broken")
        self._opened = True

    def write(self, data: bytes) -> None:
        if self.broken or not self._opened:
            raise OSError("nothing answers")
        levels = np.unpackbits(np.frombuffer(data, dtype=np.uint8))
        edges = np.flatnonzero(np.diff(np.concatenate(([0], levels, [0]))))
        highs = np.diff(edges)[::2] * BIT_NS
        lows = np.diff(edges)[1::2] * BIT_NS
        after_last = (len(levels) - edges[-1]) * BIT_NS if len(edges) else 0
        if not len(highs) or highs.max() > LONGEST_HIGH_NS or after_last < LATCH_NS:
            return
        if len(lows) and lows.max() > LONGEST_HIGH_NS:
            raise AssertionError("a pause within the frame: the strip would take over half of it")
        self._strip.clock_in(np.packbits(highs > LONGEST_ZERO_NS).tobytes())

    def close(self) -> None:
        self._opened = False
