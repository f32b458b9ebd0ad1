"""One conversation with the track board, from its READY to its loss; no input, no output, no clock of its own."""

from collections import deque
from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from postparade.core.faults import DeviceFault
from postparade.track.frame import Frame
from postparade.track.link import payloads
from postparade.track.link.codec import Decoder, Message, encode
from postparade.track.link.commands import Commands
from postparade.track.link.frame_sender import FrameSender
from postparade.track.link.handshake import extras, objection
from postparade.track.link.payloads import BoardSettings, BoardStatus, Greeting
from postparade.track.link.protocol import FIRST_SEQ, MAJOR, MAX_LENGTH, Kind, Nak, next_seq

READY_WITHIN = 5.0
KNOCK_EVERY = 0.6
HEARTBEAT_EVERY = 0.5
STATUS_EVERY = 1.0


def _knock() -> bytes:
    """A STATUS request free of the bytes 1 to 4, which would stop a board that is still starting."""
    for seq in range(FIRST_SEQ, 0x100):
        message = encode(Kind.STATUS, seq)
        if not set(message) & {1, 2, 3, 4}:
            return message
    raise AssertionError("some sequence number gives a harmless checksum")


KNOCK = _knock()

UNBLOCK = bytes(MAX_LENGTH)
"""Ends whatever message a board believes it is reading after a damaged length."""


class LinkState(Enum):
    """How far the conversation has come."""

    LISTENING = "listening"
    GREETING = "greeting"
    SETTING_UP = "setting up"
    LIVE = "live"
    FAILED = "failed"


class LinkFigures(Struct, frozen=True):
    """Counters of one conversation.

    ``damaged`` are broken messages from the board, ``board_fault`` the code it reported last (0: none), ``board`` its
    own last figures.
    """

    shown: int
    lost: int
    repeated: int
    refused: int
    restarts: int
    damaged: int
    board_fault: int
    board: BoardStatus | None
    greeting: Greeting | None


class Session:
    """Talks to one board.

    Give it what arrived (:meth:`received`) and the time (:meth:`tick`, at least every 100 ms); write every item of
    :meth:`take` in one write. ``pressed(index, down)`` is called once for every button event. After a failure
    ``fault`` is set and the session is of no more use. Times are seconds of any one monotonic clock.
    """

    def __init__(
        self, settings: BoardSettings, nonce: int, now: float, pressed: Callable[[int, bool], None] | None = None
    ) -> None:
        self._settings = settings
        self._nonce = nonce
        self._pressed = pressed
        self._out: list[bytes] = []
        self._decoder = Decoder()
        self._commands = Commands(self._send_command)
        self._frames = FrameSender(self._send_pixels)
        self._command_seq = self._pixel_seq = FIRST_SEQ - 1
        self._seen: deque[tuple[int, bytes]] = deque(maxlen=16)
        self._opened = self._knocked = self._beat = self._asked = now
        self._refused = self._restarts = self._board_fault = 0
        self._status: BoardStatus | None = None
        self._greeting: Greeting | None = None
        self.stage = LinkState.LISTENING
        self.fault: DeviceFault | None = None
        self.lost_servo: int | None = None
        """The servo (0 to 10) whose horse did not find its gate, if the board reported that last."""
        self.board_started: float | None = None
        """When the board last started, if it told us."""

    @property
    def settled(self) -> bool:
        """Whether the board has confirmed everything it was asked for."""
        return self.stage is LinkState.LIVE and self._frames.settled and self._commands.idle

    @property
    def shown(self) -> int:
        """How many frames the board has confirmed as shown."""
        return self._frames.shown

    def figures(self) -> LinkFigures:
        """The counters of the conversation so far."""
        return LinkFigures(
            self._frames.shown,
            self._frames.lost,
            self._commands.repeated,
            self._refused,
            self._restarts,
            self._decoder.damaged,
            self._board_fault,
            self._status,
            self._greeting,
        )

    def take(self) -> list[bytes]:
        """The messages to write now; each exactly once."""
        out, self._out = self._out, []
        return out

    def show(self, frame: Frame, now: float) -> None:
        """Show this frame ``(n, 3)`` as soon as the link allows; an older one that waits is dropped."""
        self._frames.want(frame)
        self._pump(now)

    def ask(self, kind: Kind, payload: bytes, now: float) -> None:
        """Send a command. It is dropped while the board is not set up: its answer would be "not now"."""
        if self.stage is LinkState.LIVE:
            self._commands.ask(kind, payload)
            self._pump(now)

    def leave(self) -> None:
        """Ask for everything to be switched off, before anything that still waits; the answer is not awaited."""
        self._commands.forget()
        self._frames.forget()
        self._send_command(Kind.STOP, b"", None)

    def received(self, data: bytes, now: float) -> None:
        """Take in bytes that have arrived."""
        for message in self._decoder.feed(data):
            if self.stage is not LinkState.FAILED:
                self._heard(message, now)
        self._pump(now)

    def tick(self, now: float) -> None:
        """Do what is due at ``now``."""
        if self.stage is LinkState.FAILED:
            return
        if self.stage is LinkState.LISTENING:
            self._listen(now)
            return
        repeated = self._commands.repeated
        given_up = self._commands.overdue(now)
        if self._commands.repeated > repeated:
            self._out.append(UNBLOCK)
        if given_up is not None:
            self._fail(DeviceFault("track_no_answer", what=given_up.name))
            return
        if self._frames.overdue(now):
            self._out.append(UNBLOCK)
        if now - self._beat >= HEARTBEAT_EVERY:
            self._beat = now
            self._send_command(Kind.HEARTBEAT, payloads.heartbeat(now), None)
        if self.stage is LinkState.LIVE and now - self._asked >= STATUS_EVERY:
            self._asked = now
            self._commands.ask(Kind.STATUS)
        self._pump(now)

    def _listen(self, now: float) -> None:
        if now - self._opened >= READY_WITHIN:
            self._fail(DeviceFault("track_no_answer", what="READY"))
        elif now - self._knocked >= KNOCK_EVERY:
            if self._knocked > self._opened:
                # The first knock was not heard: the board may believe it is in the middle of a long message.
                self._out.append(UNBLOCK)
            self._knocked = now
            self._out.append(KNOCK)

    def _heard(self, message: Message, now: float) -> None:
        kind = message.kind
        if kind == Kind.BUTTON:
            self._button(message)
        elif kind == Kind.PING:
            self._out.append(encode(Kind.PONG, message.seq, message.payload))
        elif kind == Kind.READY:
            age = payloads.read_ready(message.payload)
            self.board_started = None if age is None else now - age / 1000
            self._ready(now)
        elif kind == Kind.STATUS_R and self.stage is LinkState.LISTENING:
            self._ready(now)
        elif kind in (Kind.ACK, Kind.NAK):
            self._acknowledged(message, now)
        elif kind == Kind.FAULT:
            self._board_fault, self.lost_servo = payloads.read_fault(message.payload)
        elif kind in (Kind.HELLO_R, Kind.STATUS_R, Kind.PONG):
            self._answered(message)

    def _ready(self, now: float) -> None:
        """Greet a board that waits for it: at the start, after a reset, or after a silence it took for our exit."""
        if self.stage is LinkState.GREETING:
            return
        if self.stage is not LinkState.LISTENING:
            self._restarts += 1
        self.stage = LinkState.GREETING
        self._beat = now
        self._commands.forget()
        self._frames.forget()
        self._commands.ask(Kind.HELLO, payloads.hello(self._nonce))

    def _answered(self, message: Message) -> None:
        command = self._commands.answered(message.kind, message.seq, None)
        try:
            if command is Kind.HELLO:
                self._greeted(payloads.read_greeting(message.payload))
            elif command is Kind.STATUS:
                self._status = payloads.read_status(message.payload)
        except ValueError:
            self._fail(DeviceFault("track_firmware_old", found="an unknown one", wanted=MAJOR))

    def _greeted(self, greeting: Greeting) -> None:
        fault = objection(greeting, self._nonce, self._settings)
        if fault:
            self._fail(fault)
            return
        self._greeting = greeting
        self.stage = LinkState.SETTING_UP
        self._commands.ask(Kind.CONFIG, self._settings.payload())

    def _acknowledged(self, message: Message, now: float) -> None:
        about = message.payload[0] if message.payload else None
        refused = message.kind == Kind.NAK
        code = message.payload[1] if len(message.payload) > 1 else 0
        self._refused += refused
        if about in (Kind.FRAME, Kind.FILL):
            (self._frames.refused if refused else self._frames.confirmed)(message.seq)
            if refused and code not in (Nak.STATE, Nak.BUSY):
                self._fail(DeviceFault("track_settings_refused", number=code))
        else:
            command = self._commands.answered(message.kind, message.seq, about)
            if command is Kind.CONFIG and not refused:
                self.stage = LinkState.LIVE
                self._asked = now - STATUS_EVERY
                for kind, payload in extras(self._greeting, self._settings):
                    self._commands.ask(kind, payload)
            elif command in (Kind.CONFIG, Kind.RAILS) and refused and code != Nak.STATE:
                name = "track_cap_refused" if code == Nak.POWER else "track_settings_refused"
                self._fail(DeviceFault(name, cap=self._settings.cap_ma, number=code))
        if refused and code == Nak.STATE and self.stage is not LinkState.GREETING:
            self._ready(now)

    def slow_down(self, at_once: int) -> None:
        """Let fewer servos move at once, now and after every greeting to come."""
        pace = replace(self._settings.pace, at_once=at_once)
        self._settings = replace(self._settings, pace=pace)
        if self.stage is LinkState.LIVE:
            self._commands.ask(Kind.PACE, pace.payload())

    def _button(self, message: Message) -> None:
        self._out.append(encode(Kind.ACK, message.seq, bytes((Kind.BUTTON,))))
        if (message.seq, message.payload) in self._seen:
            return
        self._seen.append((message.seq, message.payload))
        try:
            index, down = payloads.read_button(message.payload)
        except ValueError:
            return
        if self._pressed:
            self._pressed(index, down)

    def _fail(self, fault: DeviceFault) -> None:
        self.stage = LinkState.FAILED
        self.fault = fault

    def _pump(self, now: float) -> None:
        if self.stage is LinkState.FAILED:
            return
        self._commands.pump(now)
        if self.stage is LinkState.LIVE:
            self._frames.pump(now)

    def _send_command(self, kind: Kind, payload: bytes, seq: int | None) -> int:
        if seq is None:
            seq = self._command_seq = next_seq(self._command_seq)
        self._out.append(encode(kind, seq, payload))
        return seq

    def _send_pixels(self, payload: bytes) -> int:
        self._pixel_seq = next_seq(self._pixel_seq)
        self._out.append(encode(Kind.FRAME, self._pixel_seq, payload))
        return self._pixel_seq
