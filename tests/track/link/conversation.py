"""A session on a port by the machine's own clock, without an event loop: as fast as the far end answers."""

import os
import threading
import time
from collections.abc import Callable
from typing import Protocol

from postparade.track.link.payloads import BoardSettings
from postparade.track.link.port import Lost, Received
from postparade.track.link.session import Session


class BlockingPort(Protocol):
    """A port as :class:`~postparade.track.link.port.SerialPort` is one."""

    def open(self, received: Received, lost: Lost) -> None:
        """Start the stream."""
        ...

    def write(self, data: bytes) -> None:
        """Send these bytes."""
        ...

    def close(self) -> None:
        """End the stream."""
        ...


class Conversation:
    """``lost`` is set once the port has gone."""

    def __init__(self, port: BlockingPort, settings: BoardSettings) -> None:
        self._port = port
        self._came: list[bytes] = []
        self._news = threading.Condition()
        self.lost = False
        self.session = Session(settings, int.from_bytes(os.urandom(4), "little"), time.monotonic())
        port.open(self._received, self._gone)

    def _received(self, data: bytes) -> None:
        with self._news:
            self._came.append(data)
            self._news.notify()

    def _gone(self, why: Exception) -> None:
        with self._news:
            self.lost = True
            self._news.notify()

    def step(self) -> None:
        """Write what there is to write, then act on what came."""
        self.session.tick(time.monotonic())
        for data in self.session.take():
            self._port.write(data)
        with self._news:
            self._news.wait_for(lambda: self._came, 0.005)
            came, self._came = self._came, []
        for data in came:
            self.session.received(data, time.monotonic())

    def until(self, true: Callable[[], bool], tick: Callable[[], None] = lambda: None) -> None:
        """Talk until the condition holds; ``tick`` lets time pass at the far end, where nobody else does."""
        while not true():
            tick()
            self.step()

    def end(self) -> None:
        """Let go of the port."""
        self._port.close()
