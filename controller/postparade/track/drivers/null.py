"""No track at all: frames are remembered, nothing is driven."""

import asyncio

from postparade.core.clock import Clock
from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import Phrase
from postparade.track.current_limit import estimate_ma
from postparade.track.drivers.contract import Capabilities, Health, Pressed, SafeState
from postparade.track.frame import Frame
from postparade.track.layout.lanes import Layout
from postparade.track.settings import TrackSettings


class NullDriver:
    """Takes everything, drives nothing. ``last`` is the newest frame, ``servo_us`` the newest place of each servo."""

    name = "null"
    safe = SafeState("nothing is driven", 0.0)
    verifies = Verifies(Confirmation.SENT, Phrase("unseen_null"))

    def __init__(self, layout: Layout) -> None:
        self.capabilities = Capabilities(layout.pixels, 11, 0, seen=False)
        self.last: Frame | None = None
        self.servo_us: dict[int, int] = {}
        self._frames = 0
        self._open = False

    async def open(self) -> None:
        self._open = True

    async def serve(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        self._open = False

    def show(self, frame: Frame) -> None:
        self.last = frame
        self._frames += 1

    def move(self, servo: int, us: int, seconds: float) -> None:  # noqa: ARG002  (the contract's signature)
        self.servo_us[servo] = us

    def health(self) -> Health:
        drawn = 0 if self.last is None else estimate_ma(self.last)
        return Health(Confirmation.SENT if self._open else Confirmation.ABSENT, self._frames, estimated_ma=drawn)


def make(settings: TrackSettings, layout: Layout, clock: Clock, pressed: Pressed) -> NullDriver:
    """The driver for tables without lights."""
    del settings, clock, pressed  # a driver that drives nothing needs none of them
    return NullDriver(layout)
