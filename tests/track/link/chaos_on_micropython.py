"""A controller and a board under the real MicroPython program, joined by a cable on which everything goes wrong.

As :mod:`tests.track.link.chaos`, but with the machine's own clock, two processes, and a terminal between them.
"""

import random
import time
from collections.abc import Callable
from typing import Self

import numpy as np

from postparade.track.link.payloads import BoardSettings
from postparade.track.link.port import SerialPort
from postparade.track.link.session import LinkState
from testkit.micropython_board import MicroPythonPico
from tests.track.link.conversation import Conversation
from tests.track.link.frames import PIXELS, Frames, mend

SETTINGS = BoardSettings((PIXELS,), "GRB", 2000)
FAULTS = ("drop", "flip", "split", "delay", "all", "stall", "unplug")
WORST = {"drop": (0.0005, 0.02), "flip": (0.0005, 0.02), "split": (0.2, 0.8), "delay": (0.01, 0.2)}
SILENCE = 2.0
PATIENCE = 30.0
"""Seconds after which something on a busy machine has surely not only been slow."""


class MicroPythonChaos:
    """Runs frames through the cable.

    ``faults`` counts how often each fault was made, ``strange`` the frames nobody sent; ``safe_after`` are the
    seconds from the begin of a long silence to safe outputs, ``heap`` the bytes that the firmware had free after each
    fault, its garbage collected.
    """

    def __init__(self, seed: int) -> None:
        self.board = MicroPythonPico((PIXELS,))
        self.faults: dict[str, int] = dict.fromkeys(FAULTS, 0)
        self.slowest_recovery = 0.0
        self.shown = 0
        self.strange = 0
        self.safe_after: list[float] = []
        self.heap: list[int] = []
        self._safe_at = 0.0
        self._next: list[str] = []
        self._waiting_frame = np.zeros((PIXELS, 3), dtype=np.uint8)
        self._waiting_frame[::10] = (8, 4, 0)
        self._chance = random.Random(seed)
        self._frames = Frames(self._chance, seed, self._waiting_frame)
        self.board.watch(self._seen)
        self._talk = Conversation(SerialPort(self.board.port_name), SETTINGS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._talk.end()
        self.board.close()

    def run(self, frames: int, calm: int, seconds: tuple[float, ...]) -> None:
        """Show so many frames, with a fault after every ``calm`` of them; it lasts one of these times."""
        done = 0
        while done < frames:
            done += self._calm(calm)
            self._next = self._next or self._chance.sample(FAULTS, len(FAULTS))
            fault, lasts = self._next.pop(), self._chance.choice(seconds)
            done += self._suffer(fault, lasts)
            self._recover()

    def fall_silent(self, seconds: float) -> None:
        """Stall and unplug the board, each for so many seconds; after more than two its outputs must be safe."""
        for fault in ("stall", "unplug"):
            self._suffer(fault, seconds)
            self._recover()

    def _calm(self, frames: int) -> int:
        for _ in range(frames):
            self._next_frame()
            self._until(lambda: self._talk.session.settled, "a frame is shown")
        return frames

    def _suffer(self, fault: str, lasts: float) -> int:
        """Frames are sent on while the fault is there, for so many seconds; returns how many."""
        self._until(lambda: self._talk.session.settled, "the board is set up")
        began, frames = time.monotonic(), 0
        self.faults[fault] += 1
        self._break(fault)
        while time.monotonic() - began < lasts:
            self._next_frame()
            self._talk.step()
            frames += 1
        if lasts > SILENCE and fault in ("stall", "unplug"):
            self.board.wait_until(self._is_safe, PATIENCE)
            self.safe_after.append(self._safe_at - began)
        self._mend(fault)
        return frames

    def _is_safe(self) -> bool:
        waiting = np.array_equal(self.board.pixels, self._waiting_frame)
        return waiting and self.board.servo_us == (0,) * 11

    def _break(self, fault: str) -> None:
        if fault == "stall":
            self.board.faults.stalled = True
        elif fault == "unplug":
            self.board.unplug()
        else:
            for name in WORST if fault == "all" else (fault,):
                setattr(self.board.faults, name, self._chance.choice(WORST[name]))

    def _mend(self, fault: str) -> None:
        mend(self.board.faults)
        if fault == "unplug":
            self.board.plug()

    def _recover(self) -> None:
        """The newest frame is seen, and everything was confirmed."""
        began = time.monotonic()
        self._until(lambda: self._talk.session.settled, "the newest frame is confirmed")
        self.board.wait_until(lambda: np.array_equal(self.board.pixels, self._frames.newest), PATIENCE)
        self.slowest_recovery = max(self.slowest_recovery, time.monotonic() - began)
        self.heap.append(self.board.memory_free())
        assert self.board.troubles == []
        assert self.strange == 0

    def _until(self, true: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{what}: not within {PATIENCE} s, {self._talk.session.stage}"
            if self._talk.lost or self._talk.session.stage is LinkState.FAILED:
                self._talk.end()
                self._talk = Conversation(SerialPort(self.board.port_name), SETTINGS)
                self._talk.session.show(self._frames.newest, time.monotonic())
            self._talk.step()

    def _next_frame(self) -> None:
        self._frames.send(self._talk.session, time.monotonic())

    def _seen(self) -> None:
        self.shown += 1
        frame = self.board.pixels
        self.strange += frame not in self._frames.sent
        if np.array_equal(frame, self._waiting_frame):
            self._safe_at = time.monotonic()
