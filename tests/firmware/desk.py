"""A desk to test boards on: bytes go in and come out, the clock is turned by hand, outputs are looked at.

The same desk holds the board that runs in this process and the one under the MicroPython program, so that every test of
the firmware's behaviour can be made on both.
"""

import queue
from typing import Protocol, Self

import pytest

from postparade.simulator.pico import SimulatedPico
from postparade.simulator.strip import Frame
from postparade.track.link import payloads
from postparade.track.link.codec import Decoder, Message, encode
from postparade.track.link.payloads import BoardSettings
from postparade.track.link.port import SerialPort
from postparade.track.link.protocol import FIRST_SEQ, Kind, next_seq
from testkit.micropython_board import MicroPythonMissingError, MicroPythonPico

EVENTS = (Kind.READY, Kind.BUTTON, Kind.MOVED, Kind.FAULT)
NONCE = 0x1234ABCD


class TurnedClock:
    """A clock that stands where a test has put it; ``seconds`` may be set."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds

    def wall(self) -> float:
        return self.seconds

    async def sleep(self, seconds: float) -> None:
        raise AssertionError("nobody waits on this desk")


class Board(Protocol):
    """What both boards have in common."""

    troubles: list[str]

    @property
    def pixels(self) -> Frame: ...
    @property
    def servo_us(self) -> tuple[int, ...]: ...
    def press(self, button: int) -> None: ...
    def release(self, button: int) -> None: ...


class Desk:
    """One board under test."""

    board: Board

    def __init__(self) -> None:
        self._decoder = Decoder()
        self._inbox: queue.Queue[Message] = queue.Queue()
        self._events: list[Message] = []
        self._seq = FIRST_SEQ - 1

    def arrived(self, data: bytes) -> None:
        for message in self._decoder.feed(data):
            self._inbox.put(message)

    def write(self, data: bytes) -> None:
        """Put bytes on the line."""
        raise NotImplementedError

    def turn(self, ms: int) -> None:
        """Let time pass on the board."""
        raise NotImplementedError

    def receive(self) -> Message:
        """The next message from the board."""
        return self._inbox.get(timeout=20)

    def wait_for_end(self) -> None:
        """Return once the firmware has left its loop."""

    def close(self) -> None:
        """Clear the desk."""

    def send(self, kind: int, payload: bytes = b"", seq: int | None = None) -> int:
        """Send a message; returns its sequence number."""
        if seq is None:
            seq = self._seq = next_seq(self._seq)
        self.write(encode(kind, seq, payload))
        return seq

    def tell(self, kind: int, payload: bytes = b"", seq: int | None = None) -> None:
        """Send a message that has no answer; the board has acted on it when this returns."""
        self.send(kind, payload, seq)
        self.ask(Kind.PING)

    def ask(self, kind: int, payload: bytes = b"", seq: int | None = None) -> Message:
        """Send a message and return its answer."""
        return self.until_answer(self.send(kind, payload, seq))

    def until_answer(self, seq: int) -> Message:
        """Wait for the answer to message ``seq``; events that come before it are kept."""
        while True:
            message = self.receive()
            if message.kind in EVENTS:
                self._events.append(message)
            elif message.seq == seq:
                return message

    def events(self, kind: int) -> list[Message]:
        """Every event of that kind since the last call; whatever was sent before has been answered by then."""
        self.ask(Kind.PING, b"are you there")
        found = [event for event in self._events if event.kind == kind]
        self._events = [event for event in self._events if event.kind != kind]
        return found

    def greet(self, settings: BoardSettings | None = None) -> None:
        """Say hello and set the board up, as every controller does."""
        assert self.ask(Kind.HELLO, payloads.hello(NONCE)).kind == Kind.HELLO_R
        settings = settings or BoardSettings((330,), "GRB", 2000)
        assert self.ask(Kind.CONFIG, settings.payload()).kind == Kind.ACK

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class ProcessDesk(Desk):
    """The firmware files in this process."""

    def __init__(self, pixels: tuple[int, ...] = (330,), cap_ma: int = 2000) -> None:
        super().__init__()
        self.clock = TurnedClock()
        self.board = self._pico = SimulatedPico(self.clock, pixels, cap_ma)
        self._pico.attach(self.arrived, lambda why: None)

    def write(self, data: bytes) -> None:
        self._pico.write(data)

    def turn(self, ms: int) -> None:
        start = self.clock.seconds
        for step in range(10, ms + 10, 10):
            self.clock.seconds = start + min(step, ms) / 1000
            self._pico.tick()


class VirtualMachineDesk(Desk):
    """The firmware files under MicroPython, on the other end of a serial port."""

    def __init__(self, pixels: tuple[int, ...] = (330,), cap_ma: int = 2000) -> None:
        super().__init__()
        try:
            self.board = self._pico = MicroPythonPico(pixels, cap_ma, virtual=True)
        except MicroPythonMissingError as missing:
            pytest.skip(f"needs micropython: {missing}")
        self._port = SerialPort(self._pico.port_name)
        self._port.open(self.arrived, lambda why: None)

    def write(self, data: bytes) -> None:
        self._port.write(data)

    def turn(self, ms: int) -> None:
        self._pico.advance(ms)

    def wait_for_end(self) -> None:
        self._pico.wait_for_end()

    def close(self) -> None:
        self._port.close()
        self._pico.close()


DESKS = {"in this process": ProcessDesk, "under MicroPython": VirtualMachineDesk}
