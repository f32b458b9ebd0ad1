"""A controller and a board joined by a cable on which everything goes wrong, again and again.

The conversation and the firmware are the real ones. What is watched all the time: every frame on the strip is one
that was sent whole (or the waiting or dark one), outputs are safe 2 s after the last sound message, the firmware meets
no exception. After every fault the newest frame must be seen within a few seconds.
"""

import random

import numpy as np

from tests.track.link.frames import Frames, mend
from tests.track.link.line import Line

STEP = 0.01
SAFE_WITHIN = 2.1
RECOVERS_WITHIN = 8.0
CALM_FRAMES = 100


class Chaos(Line):
    """Runs frames through the line.

    ``faults`` counts how often each fault was made, ``shown`` the outputs driven, ``strange`` are frames nobody sent.
    """

    def __init__(self, seed: int) -> None:
        self.faults: dict[str, int] = {}
        self.slowest_recovery = 0.0
        self.shown = 0
        self.strange: list[str] = []
        self._safe_at = 0.0
        super().__init__()
        self._chance = random.Random(seed)
        self._frames = Frames(self._chance, seed, self.pico.pixels)
        self.pico.watch(self._seen)

    def run(self, frames: int) -> None:
        """Show so many frames, with a fault now and then."""
        self.until_live()
        done = 0
        while done < frames:
            for _ in range(CALM_FRAMES):
                self._next_frame()
            fault = self._chance.choice(("drop", "flip", "split", "delay", "stall", "unplug", "reset", "all"))
            self.faults[fault] = self.faults.get(fault, 0) + 1
            seconds = self._chance.choice((0.05, 0.5, 3.0))
            self._break(fault)
            steps = round(seconds / STEP)
            for _ in range(steps):
                self._next_frame()
            if fault in ("stall", "unplug") and seconds > SAFE_WITHIN:
                # An unplugged board has no power, so it does not even say that it is safe.
                assert self.pico.safe or not self.pico.plugged
                assert self.pico.servo_us == (0,) * 11
            self._mend()
            self._recover()
            done += CALM_FRAMES + steps

    def _break(self, fault: str) -> None:
        faults, chance = self.pico.faults, self._chance
        if fault in ("drop", "all"):
            faults.drop = chance.choice((0.0005, 0.02))
        if fault in ("flip", "all"):
            faults.flip = chance.choice((0.0005, 0.02))
        if fault in ("split", "all"):
            faults.split = 0.5
        if fault in ("delay", "all"):
            faults.delay = chance.choice((0.02, 0.3))
        if fault == "stall":
            faults.stalled = True
        if fault == "unplug":
            self.pico.unplug()
        if fault == "reset":
            self.pico.reset()

    def _mend(self) -> None:
        mend(self.pico.faults)
        if not self.pico.plugged:
            self.pico.plug()
            self._reconnect()

    def _reconnect(self) -> None:
        self.arrived.clear()
        self.connect()
        self.session.show(self._frames.newest, self.now)

    def _next_frame(self) -> None:
        self._frames.send(self.session, self.now)
        self._step()

    def _step(self) -> None:
        self.turn(STEP)
        self.written.clear()
        if self.session.fault and self.pico.plugged:
            self._reconnect()
        failsafe = self.pico._core.failsafe
        if self.pico.plugged and not failsafe.safe:
            assert self.pico._pins.ms() - failsafe.heard_ms <= SAFE_WITHIN * 1000

    def _recover(self) -> None:
        """The newest frame is seen, and everything was confirmed."""
        began = self.now
        while not (self.session.settled and np.array_equal(self.pico.pixels, self._frames.newest)):
            assert self.now - began < RECOVERS_WITHIN, f"stuck: {self.session.stage}, {self.session.fault}"
            self._step()
        self.slowest_recovery = max(self.slowest_recovery, self.now - began)
        assert self.pico.troubles == []
        assert self.strange == []

    def _seen(self) -> None:
        self.shown += 1
        if self.pico.pixels not in self._frames.sent:
            # Not an assertion: the firmware calls this, and it survives every exception.
            self.strange.append(f"at {self.now:.2f} s, {self.pico.faults}")
