"""What a source of dice says before anything counts."""

from msgspec import Struct

from postparade.rules.actions import Roll
from postparade.rules.dice import Dice


class Proposal(Struct, frozen=True):
    """The ``faces`` of the two dice according to ``source``; ``None`` when it is not sure, and then ``reason`` is the
    code of why.

    ``total`` stands in for the faces where a source knows only their sum, and is the face of a single die. ``named``
    are the names of the two dice in the order of ``faces``, where the source can tell them apart. ``likely`` are the
    readings to offer for one tap, best first. ``settled`` is false while whoever enters the dice may still change them.
    ``based_on`` is the journal entry that the table stood at when these dice began to move: when another roll has been
    taken since, this one is refused instead of counting twice.
    """

    source: str
    faces: tuple[int, int] | None
    reason: str | None = None
    likely: tuple[tuple[int, ...], ...] = ()
    confidence: float = 1.0
    settled: bool = True
    based_on: int | None = None
    total: int | None = None
    named: tuple[str, str] | None = None

    @property
    def dice(self) -> Dice | None:
        """What is known of the roll."""
        return self.total if self.faces is None else self.faces

    def roll(self) -> Roll:
        """The action that hands these dice to the table."""
        return Roll(self.faces or (), self.total, self.source, self.named)
