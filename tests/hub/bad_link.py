"""A link between this network namespace and another one that delays packets, loses some, or is cut: two TUN devices of
the kernel, and a thread that carries packets from one to the other. Unlike netem, no kernel lacks it."""

import fcntl
import heapq
import itertools
import os
import random
import select
import struct
import threading
import time
from typing import NamedTuple

TUN, TUNSETIFF, PLAIN = "/dev/net/tun", 0x400454CA, 0x1001
"""Where TUN devices come from, how one is made, and what: IP packets without a header."""
LARGEST = 2048
WAIT = 0.05


class Condition(NamedTuple):
    """Seconds by which each packet is late, by how much that varies, and the share that is lost."""

    delay: float = 0.0
    jitter: float = 0.0
    loss: float = 0.0


GOOD, CUT = Condition(), Condition(loss=1.0)


class BadLink:
    """Carries packets between two devices called ``near`` and ``far`` until :meth:`close`. Raises ``OSError`` where
    there are no such devices."""

    def __init__(self, near: str, far: str, seed: int = 0) -> None:
        self.condition = GOOD
        self.carried = self.lost = 0
        self._ends = [_device(name) for name in (near, far)]
        self._chance = random.Random(seed)
        self._on = True
        self._thread = threading.Thread(target=self._carry, name=f"link {near}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Take both devices away."""
        self._on = False
        self._thread.join()
        for end in self._ends:
            os.close(end)

    def _carry(self) -> None:
        order = itertools.count()
        late: list[tuple[float, int, int, bytes]] = []
        last = dict.fromkeys(self._ends, 0.0)
        while self._on:
            wait = WAIT if not late else min(WAIT, max(0.0, late[0][0] - time.monotonic()))
            for end in select.select(self._ends, (), (), wait)[0]:
                packet = os.read(end, LARGEST)
                delay, jitter, loss = self.condition
                if self._chance.random() < loss:
                    self.lost += 1
                    continue
                # Packets of a direction stay in order, as they do on nearly every link.
                at = max(last[end], time.monotonic() + delay + self._chance.uniform(-jitter, jitter))
                last[end] = at
                heapq.heappush(late, (at, next(order), self._ends[end == self._ends[0]], packet))
            while late and late[0][0] <= time.monotonic():
                _, _, end, packet = heapq.heappop(late)
                try:
                    os.write(end, packet)
                    self.carried += 1
                except OSError:
                    self.lost += 1  # the device is down, or not set up yet


def _device(name: str) -> int:
    device = os.open(TUN, os.O_RDWR | os.O_NONBLOCK)
    try:
        fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", name.encode(), PLAIN))
    except OSError:
        os.close(device)
        raise
    return device
