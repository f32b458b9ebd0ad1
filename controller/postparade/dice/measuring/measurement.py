"""A measurement: rolls of one camera with what it said of them and what really lay there, and what follows."""

from collections import Counter
from collections.abc import Sequence
from math import comb
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

Outcome = Literal["read", "asked", "wrong"]
"""A roll was read as it lay, people had to be asked, or it was read as something else."""

FORMAT = 1
MOST_ROLLS = 500
"""Rolls of one measurement."""
CONFIDENT = 0.95
"""How sure the bound on misread rolls is."""
ENOUGH = 20
"""Rolls from which a share is worth telling."""
_HALVINGS = 30

Values = tuple[Annotated[int, Meta(ge=1, le=6)], Annotated[int, Meta(ge=1, le=6)]]
PictureName = Annotated[str, Meta(pattern=r"^(measured|played)-[0-9]{3}\.jpg$")]


class MeasuredRoll(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One roll: ``dice`` are its faces as somebody confirmed them, ``read`` what the camera read, in ascending order,
    or None when it had to ask; ``reason`` is then the code of why, and ``offered`` are the readings that it offered,
    best first. ``chance`` (0..1) is that of its first answer, ``picture`` the file that shows the tray, which only
    rolls have that were not read, or wrongly. ``at`` is in seconds since 1970-01-01 UTC."""

    at: float
    dice: Values
    read: Values | None
    reason: str | None = None
    offered: tuple[Values, ...] = ()
    chance: Annotated[float, Meta(ge=0, le=1)] = 0.0
    picture: PictureName | None = None

    @property
    def outcome(self) -> Outcome:
        """How it went."""
        if self.read is None:
            return "asked"
        return "read" if self.read == self.dice else "wrong"


class Measurement(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ``rolls`` under ``camera`` (its identity), read by ``version`` of the program. ``wanted`` is how many there
    were to be."""

    format: int
    camera: str
    version: str
    wanted: Annotated[int, Meta(ge=1, le=MOST_ROLLS)]
    rolls: Annotated[tuple[MeasuredRoll, ...], Meta(max_length=MOST_ROLLS)] = ()


class Summary(NamedTuple):
    """What a measurement says: how many ``rolls`` were ``read``, ``asked`` about and ``wrong``; in how many of those
    asked about the first offer was right (``offered``); the share of wrong ones that is not exceeded
    (``wrong_at_most``, :data:`CONFIDENT`); and why people were asked, by code, most frequent first (``reasons``)."""

    rolls: int
    read: int
    asked: int
    wrong: int
    offered: int
    wrong_at_most: float
    reasons: tuple[tuple[str, int], ...]


def summary(rolls: Sequence[MeasuredRoll]) -> Summary:
    """What ``rolls`` say."""
    outcomes = Counter(roll.outcome for roll in rolls)
    asked = [roll for roll in rolls if roll.outcome == "asked"]
    reasons = Counter(roll.reason or "unsure" for roll in asked)
    return Summary(
        len(rolls), outcomes["read"], outcomes["asked"], outcomes["wrong"],
        sum(roll.offered[:1] == (roll.dice,) for roll in asked), at_most(outcomes["wrong"], len(rolls)),
        tuple(reasons.most_common()),
    )  # fmt: skip


def at_most(wrong: int, rolls: int) -> float:
    """The share of misread rolls above which so few as ``wrong`` of ``rolls`` would be rarer than one in twenty: the
    upper bound of Clopper and Pearson (1934). 1 without any rolls."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS if wrong < rolls else 0):
        share = (low + high) / 2
        so_few = sum(comb(rolls, k) * share**k * (1 - share) ** (rolls - k) for k in range(wrong + 1))
        low, high = (share, high) if so_few > 1 - CONFIDENT else (low, share)
    return high
