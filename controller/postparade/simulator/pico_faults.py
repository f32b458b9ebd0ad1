"""What may go wrong on the cable between controller and board, on purpose."""

import random

from msgspec import Struct


class LinkFaults(Struct):
    """Set the fields while the table runs; every byte in both directions passes through.

    ``drop`` and ``flip`` are the chance for each byte to vanish or to have one bit turned; ``stalled`` holds everything
    back until it is false again (what was held back then is lost, as with a device whose buffers overran).
    """

    drop: float = 0.0
    flip: float = 0.0
    stalled: bool = False

    def pass_through(self, data: bytes, chance: random.Random) -> bytes:
        """What is left of ``data``."""
        if self.stalled:
            return b""
        if not self.drop and not self.flip:
            return data
        out = bytearray()
        for byte in data:
            if chance.random() < self.drop:
                continue
            out.append(byte ^ 1 << chance.randrange(8) if chance.random() < self.flip else byte)
        return bytes(out)
