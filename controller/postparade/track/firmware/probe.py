"""A short conversation with the track board, one question at a time: who it is, and a request to leave its loop."""

import queue
import time
from types import TracebackType
from typing import Self

from postparade.track.link import payloads
from postparade.track.link.codec import Decoder, Message, encode
from postparade.track.link.commands import Commands
from postparade.track.link.payloads import BoardStatus, Greeting
from postparade.track.link.port import SerialPort
from postparade.track.link.protocol import FIRST_SEQ, Kind, next_seq
from postparade.track.link.session import KNOCK

ANSWER_WITHIN = 1.0
AWAKE = (Kind.READY, Kind.STATUS_R)


class Probe:
    """Holds the port ``name`` while it is used as a context manager. Raises ``DeviceFault`` if it cannot be opened."""

    def __init__(self, name: str) -> None:
        self._port = SerialPort(name)
        self._inbox: queue.Queue[Message] = queue.Queue()
        self._decoder = Decoder()
        self._seq = FIRST_SEQ - 1
        self._commands = Commands(self._send, ANSWER_WITHIN)

    def __enter__(self) -> Self:
        self._port.open(self._arrived, lambda _: None)
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._port.close()

    def greet(self, within: float) -> Greeting | None:
        """Who the board is; ``None`` if no firmware of ours answers in ``within`` seconds.

        Nothing but the harmless knock is sent before the board has answered.
        """
        end = time.monotonic() + within
        while (left := end - time.monotonic()) > 0:
            if self._next(min(left, ANSWER_WITHIN), AWAKE):
                answer = self._ask(Kind.HELLO, payloads.hello(0x50505050))
                return payloads.read_greeting(answer.payload) if answer else None
            self._port.write(KNOCK)
        return None

    def status(self) -> BoardStatus | None:
        """The board's counters."""
        answer = self._ask(Kind.STATUS)
        return payloads.read_status(answer.payload) if answer else None

    def send_away(self) -> bool:
        """Ask the firmware to switch everything off and leave the line to MicroPython; return whether it agreed."""
        answer = self._ask(Kind.BYE)
        return answer is not None and answer.kind == Kind.ACK

    def _ask(self, kind: Kind, payload: bytes = b"") -> Message | None:
        """The answer to a command; ``None`` if there was none to any of its tries."""
        self._commands.ask(kind, payload)
        self._commands.pump(time.monotonic())
        while self._commands.overdue(time.monotonic()) is None:
            message = self._next(ANSWER_WITHIN)
            if message is None:
                continue
            about = message.payload[0] if message.payload else None
            if self._commands.answered(message.kind, message.seq, about) is not None:
                return message
        self._commands.forget()
        return None

    def _send(self, kind: Kind, payload: bytes, seq: int | None) -> int:
        if seq is None:
            seq = self._seq = next_seq(self._seq)
        self._port.write(encode(kind, seq, payload))
        return seq

    def _next(self, within: float, kinds: tuple[Kind, ...] = ()) -> Message | None:
        """The next message, of one of ``kinds`` if there are any."""
        end = time.monotonic() + within
        while (left := end - time.monotonic()) > 0:
            try:
                message = self._inbox.get(timeout=left)
            except queue.Empty:
                return None
            if not kinds or message.kind in kinds:
                return message
        return None

    def _arrived(self, data: bytes) -> None:
        for message in self._decoder.feed(data):
            self._inbox.put(message)
