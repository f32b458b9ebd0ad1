"""What a source of dice says before anything counts."""

from msgspec import Struct


class Proposal(Struct, frozen=True):
    """``faces`` lie there, says ``source``; ``None`` when it is not sure, and then ``reason`` is the code that says
    why.

    ``likely`` are the readings to offer for one tap, best first. ``settled`` is false while whoever enters the dice may
    still change them. ``based_on`` is the journal entry that the table stood at when these dice began to move: when
    another roll has been taken since, this one is refused instead of counting twice.
    """

    source: str
    faces: tuple[int, int] | None
    reason: str | None = None
    likely: tuple[tuple[int, ...], ...] = ()
    confidence: float = 1.0
    settled: bool = True
    based_on: int | None = None
