"""A strip of WS2812 pixels: what it shows after bytes were clocked into it."""

import numpy as np
import numpy.typing as npt

Frame = npt.NDArray[np.uint8]


class Strip:
    """One chain. ``order`` is what the strip is built for; bytes in another order show wrong colours, as on a real one.

    Pixels keep their colour when a frame ends before them; bytes past the last pixel fall off its end. ``dead`` pixels
    stay dark but pass on what is not theirs; behind the pixel ``broken_at`` nothing arrives any more.
    """

    def __init__(self, pixels: int, order: str = "GRB") -> None:
        self._shown: Frame = np.zeros((pixels, 3), dtype=np.uint8)
        self.order = order
        self.dead: frozenset[int] = frozenset()
        self.broken_at: int | None = None

    @property
    def pixels(self) -> Frame:
        """What is seen, ``(n, 3)`` red green blue."""
        if not self.dead:
            return self._shown
        seen = self._shown.copy()
        seen[list(self.dead)] = 0
        return seen

    def clock_in(self, wire: bytes) -> None:
        """Take over one frame of three bytes per pixel."""
        reached = len(self._shown) if self.broken_at is None else self.broken_at
        count = min(len(wire) // 3, reached)
        shown = self._shown.copy()
        places = [self.order.index(channel) for channel in "RGB"]
        shown[:count] = np.frombuffer(wire, dtype=np.uint8, count=count * 3).reshape(count, 3)[:, places]
        self._shown = shown
