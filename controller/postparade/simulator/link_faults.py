"""Deliberate faults of the cable between controller and board."""

import random
from collections import deque

from msgspec import Struct


class LinkFaults(Struct):
    """The faults of a cable, for every byte in both directions; fields may be set while the table runs.

    ``drop`` and ``flip`` are the chance for each byte to vanish or to have one bit flipped, ``split`` the chance for a
    piece of the stream to arrive in two; ``delay`` is the longest time in seconds that a piece is on its way.
    ``stalled`` holds everything back until it is false again (what was held back then is lost, as with a device whose
    buffers overran).
    """

    drop: float = 0.0
    flip: float = 0.0
    split: float = 0.0
    delay: float = 0.0
    stalled: bool = False


class Wire:
    """One direction of the cable: bytes come out in order, delayed and damaged by ``faults``."""

    def __init__(self, faults: LinkFaults, chance: random.Random) -> None:
        self.faults = faults
        self._chance = chance
        self._way: deque[tuple[float, bytes]] = deque()

    @property
    def waiting(self) -> bool:
        """Whether something is on its way."""
        return bool(self._way)

    def put(self, data: bytes, now: float) -> None:
        """Send ``data`` at ``now`` (seconds of any one clock)."""
        faults, chance = self.faults, self._chance
        if faults.stalled:
            return
        data = self._damaged(data)
        cut = chance.randrange(len(data)) if data and chance.random() < faults.split else 0
        for piece in (data[:cut], data[cut:]):
            if piece:
                due = now + chance.random() * faults.delay
                self._way.append((max(due, self._way[-1][0]) if self._way else due, piece))

    def take(self, now: float) -> list[bytes]:
        """The bytes that have arrived by ``now``."""
        arrived = []
        while self._way and self._way[0][0] <= now:
            arrived.append(self._way.popleft()[1])
        return arrived

    def cut(self) -> None:
        """Lose everything that is on its way."""
        self._way.clear()

    def _damaged(self, data: bytes) -> bytes:
        faults, chance = self.faults, self._chance
        if not faults.drop and not faults.flip:
            return data
        out = bytearray()
        for byte in data:
            if chance.random() < faults.drop:
                continue
            out.append(byte ^ 1 << chance.randrange(8) if chance.random() < faults.flip else byte)
        return bytes(out)
