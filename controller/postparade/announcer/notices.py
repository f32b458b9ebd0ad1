"""What the organiser of a race night announces, said by the caller of each table between two races. Pure."""

from msgspec import Struct

from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.race_model import RaceModel
from postparade.announcer.commentary.validity import Validity

GOOD_FOR = 600.0
"""Seconds after which an announcement is not worth saying any more; screens go on showing it."""
AT_ONCE = 1.2
"""Seconds within which a quiet moment has to be used: the next one may be over a finish."""


class Notice(Struct, frozen=True):
    """The announcement of that ``id``, to be said until ``until`` or not at all."""

    id: str
    text: str
    until: float

    def call(self, model: RaceModel, now: float) -> Call:
        """The call that says it, while no race is on."""
        line = Line("announcement", (("text", self.text),))
        valid = Validity(model.epoch, running=False)
        return Call((line,), Priority.TURN, now, self.until, valid, topic="notice")


class Notices:
    """The latest announcement, until it has been said."""

    def __init__(self) -> None:
        self._seen = ""
        self._open: tuple[str, str, float] | None = None

    def hear(self, name: str, text: str, now: float) -> None:
        """The announcement ``name`` says ``text``; an empty one takes the last one back."""
        if name != self._seen:
            self._seen = name
            self._open = (name, text, now) if text else None

    def due(self, now: float) -> Notice | None:
        """What is to be said in a quiet moment at ``now``."""
        if self._open is None or now - self._open[2] > GOOD_FOR:
            return None
        return Notice(self._open[0], self._open[1], now + AT_ONCE)

    def said(self, name: str) -> None:
        """The announcement ``name`` is being said, or cannot be."""
        if self._open is not None and self._open[0] == name:
            self._open = None
