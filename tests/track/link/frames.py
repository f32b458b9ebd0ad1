"""What is sent over a cable on which everything goes wrong, and which frames may be seen at its end."""

import random

import numpy as np

from postparade.simulator.link_faults import LinkFaults
from postparade.simulator.strip import Frame
from postparade.track.link import payloads
from postparade.track.link.protocol import Kind
from postparade.track.link.session import Session

PIXELS = 330
ALBUM = 2000


class Album:
    """The last frames that may be seen, and ``always`` some; it never grows."""

    def __init__(self, always: tuple[Frame, ...]) -> None:
        self._always = frozenset(hash(frame.tobytes()) for frame in always)
        self._kept = np.zeros(ALBUM, dtype=np.int64)
        self._next = 0

    def keep(self, frame: Frame) -> None:
        """This frame may be seen from now on; the oldest one no more."""
        self._kept[self._next] = hash(frame.tobytes())
        self._next = (self._next + 1) % ALBUM

    def __contains__(self, frame: Frame) -> bool:
        found = hash(frame.tobytes())
        return found in self._always or bool((self._kept == found).any())


class Frames:
    """Frames, each of which differs from the last in a few pixels or in all of them; now and then a horse moves, too.

    ``newest`` is the last one, ``sent`` holds all that may be seen, dark and ``waiting`` ones always.
    """

    def __init__(self, chance: random.Random, seed: int, waiting: Frame) -> None:
        self._chance = chance
        self._noise = np.random.default_rng(seed)
        self.newest: Frame = np.zeros((PIXELS, 3), dtype=np.uint8)
        self.sent = Album((self.newest, waiting))

    def send(self, session: Session, now: float) -> None:
        """Show the next one."""
        frame = self.newest.copy()
        count = self._chance.choice((1, 8, 40, PIXELS))
        first = self._chance.randrange(PIXELS - count + 1)
        frame[first : first + count] = self._noise.integers(0, 20, (count, 3), dtype=np.uint8)
        self.newest = frame
        self.sent.keep(frame)
        session.show(frame, now)
        if self._chance.random() < 0.02:
            horse, us = self._chance.randrange(11), self._chance.randrange(1000, 2000)
            session.ask(Kind.MOVE, payloads.move(horse, us, 200), now)


def mend(faults: LinkFaults) -> None:
    """The cable is sound again."""
    sound = LinkFaults()
    for name in sound.__struct_fields__:
        setattr(faults, name, getattr(sound, name))
