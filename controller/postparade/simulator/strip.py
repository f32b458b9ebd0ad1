"""A strip of WS2812 pixels: what it shows after bytes were clocked into it."""

import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]


class Strip:
    """One chain. ``order`` is what the strip is built for; bytes in another order show wrong colours, as they would.

    Pixels keep their colour when a frame ends before them; bytes past the last pixel fall off its end.
    """

    def __init__(self, pixels: int, order: str = "GRB") -> None:
        self._places = [order.index(channel) for channel in "RGB"]
        self.pixels: Frame = np.zeros((pixels, 3), dtype=np.uint8)

    def clock_in(self, wire: bytes) -> None:
        """Take over one frame of three bytes a pixel."""
        count = min(len(wire) // 3, len(self.pixels))
        shown = self.pixels.copy()
        shown[:count] = np.frombuffer(wire, dtype=np.uint8, count=count * 3).reshape(count, 3)[:, self._places]
        self.pixels = shown
