"""The dice that games are played with, and how much of a roll is known."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import product
from typing import Any

from msgspec import Struct

from postparade.core.faults import Refusal, refuse

Dice = tuple[int, int] | int
"""What is known of a roll: the two faces, or their sum alone where the faces are not known. Of a single die, its
face."""


class DiceSet(Struct, frozen=True, dict=True):
    """The dice of a game: ``count`` of them (one or two) with the faces 1 to ``sides``."""

    count: int = 2
    sides: int = 6

    def __str__(self) -> str:
        """The usual notation, such as ``2d6``."""
        return f"{self.count}d{self.sides}"

    @property
    def faces(self) -> range:
        """The faces of each die."""
        return range(1, self.sides + 1)

    @cached_property
    def ways(self) -> dict[int, int]:
        """In how many of all ordered rolls each sum comes up."""
        found = Counter(map(sum, product(self.faces, repeat=self.count)))
        return {total: found[total] for total in sorted(found)}

    @property
    def sums(self) -> tuple[int, ...]:
        """Every sum that can come up, the lowest first."""
        return tuple(self.ways)

    @cached_property
    def rolls(self) -> tuple[tuple[int, ...], ...]:
        """All ordered rolls."""
        return tuple(product(self.faces, repeat=self.count))

    def share(self, sums: Iterable[int]) -> float:
        """The share of all rolls that have one of these ``sums``."""
        return sum(self.ways.get(total, 0) for total in sums) / len(self.rolls)

    def read(self, dice: Any, total: object = None) -> Dice | Refusal:
        """What is known of a roll that somebody sent: ``dice`` are the faces, or nothing where only their ``total`` is
        known. Refused, ``True`` and ``2.0`` included, where these dice cannot fall like that: ``invalid_total``,
        ``invalid_dice``, or ``impossible_roll`` for dice other than the usual two."""
        if total is not None and not dice:
            if type(total) is int and total in self.ways:
                return total
            return refuse("invalid_total", total=str(total)) if self == TWO_SIXES else self._impossible(total)
        if type(dice) not in (tuple, list) or len(dice) != self.count or not all(map(self._shows, dice)):
            return refuse("invalid_dice", dice=str(dice)) if self == TWO_SIXES else self._impossible(dice)
        return known_as(dice)

    def _shows(self, face: object) -> bool:
        return type(face) is int and 1 <= face <= self.sides

    def _impossible(self, roll: object) -> Refusal:
        return refuse("impossible_roll", dice=str(self), roll=str(roll))


TWO_SIXES = DiceSet()
"""Two six-sided dice: what cameras, buttons and number pads read."""
FACES = TWO_SIXES.faces
WAYS = TWO_SIXES.ways
"""In how many of the 36 ordered rolls of two dice each sum comes up."""


def known_as(faces: Sequence[int]) -> Dice:
    """What is known of a roll with these faces, one or two."""
    return faces[0] if len(faces) == 1 else (faces[0], faces[1])


def total_of(dice: Dice) -> int:
    """The sum of a roll."""
    return dice if isinstance(dice, int) else dice[0] + dice[1]
