"""Commands one after another, each sent again until it is answered; the board acts on it once."""

from collections import deque
from collections.abc import Callable

from msgspec import Struct

from postparade.track.link.protocol import Kind

ANSWER_WITHIN = 0.2
"""Seconds for which an answer is usually awaited before a command is sent again."""

TRIES = 3

ANSWERS = {Kind.HELLO: Kind.HELLO_R, Kind.STATUS: Kind.STATUS_R, Kind.PING: Kind.PONG}
"""What answers a command; every other one is answered by ACK."""


class _Open(Struct):
    kind: Kind
    seq: int
    payload: bytes
    tries: int
    at: float


class Commands:
    """Sends commands through ``send(kind, payload, seq) -> seq``; a ``seq`` of ``None`` asks for a new number. A
    command that is not answered in ``within`` seconds is sent again."""

    def __init__(self, send: Callable[[Kind, bytes, int | None], int], within: float = ANSWER_WITHIN) -> None:
        self._send = send
        self._within = within
        self._waiting: deque[tuple[Kind, bytes]] = deque()
        self._open: _Open | None = None
        self.repeated = 0

    @property
    def idle(self) -> bool:
        """Whether everything asked for has been answered."""
        return self._open is None and not self._waiting

    def ask(self, kind: Kind, payload: bytes = b"") -> None:
        """Send this when its turn comes. A newer command for the same servo replaces one that still waits."""
        if kind in (Kind.MOVE, Kind.SERVO):
            kept = [w for w in self._waiting if not (w[0] in (Kind.MOVE, Kind.SERVO) and w[1][:1] == payload[:1])]
            self._waiting = deque(kept)
        self._waiting.append((kind, payload))

    def forget(self) -> None:
        """Drop everything that is not answered yet."""
        self._waiting.clear()
        self._open = None

    def pump(self, now: float) -> None:
        """Send the next command if none is open."""
        if self._open is None and self._waiting:
            kind, payload = self._waiting.popleft()
            self._open = _Open(kind, self._send(kind, payload, None), payload, 1, now)

    def answered(self, kind: int, seq: int, about: int | None) -> Kind | None:
        """The command that an answer closes, or ``None``. ``about`` is the type an ACK or NAK names."""
        command = self._open
        if command is None or command.seq != seq:
            return None
        by_name = kind in (Kind.ACK, Kind.NAK) and about == command.kind
        if not by_name and ANSWERS.get(command.kind) != kind:
            return None
        self._open = None
        return command.kind

    def overdue(self, now: float) -> Kind | None:
        """Send an unanswered command again when its time is up. Returns it once all tries are used up."""
        command = self._open
        if command is None or now - command.at < self._within:
            return None
        if command.tries >= TRIES:
            return command.kind
        command.tries += 1
        command.at = now
        self.repeated += 1
        self._send(command.kind, command.payload, command.seq)
        return None
