"""The answers of the reader."""

from typing import Literal

from msgspec import Struct

Reason = Literal[
    "too_few", "too_many", "cocked", "blurred", "hand", "touching", "glare", "numerals", "unsure",
    "no_tray",
    "picture_missing", "picture_unreadable", "picture_too_small",
]  # fmt: skip
"""Why there is no answer; each is a code of the fault catalogue."""

BOX = 1.2
"""Width of a die's box in a reading, in edges of the die."""


class Die(Struct, frozen=True):
    """One die that was seen.

    ``value`` is None when the upper face could not be read. ``confidence`` is 0..1, ``box`` is x, y, width, height of
    the whole die in pixels of the picture that was handed in.
    """

    value: int | None
    confidence: float
    box: tuple[int, int, int, int]


class Reading(Struct, frozen=True):
    """The answer to one picture.

    ``values`` are the upper faces in ascending order, or None when the reader is not sure; then ``reason`` says why.
    ``confidence`` (0..1) belongs to ``values``, or to the first of ``likely`` when there are none. ``likely`` are the
    readings to offer for one tap, best first. ``bare`` says that nothing stands there: whatever differs from the
    known empty tray lies flat on its floor, or is the burnt-out mirror image of a lamp.
    """

    values: tuple[int, ...] | None
    reason: Reason | None
    confidence: float
    likely: tuple[tuple[int, ...], ...] = ()
    dice: tuple[Die, ...] = ()
    bare: bool = False
