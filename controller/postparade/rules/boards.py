"""Boards: the lanes that a game is raced on, what moves them, and how long each is."""

import pkgutil
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from postparade.rules.dice import TWO_SIXES, DiceSet
from postparade.rules.race import Lane, Line

LONGEST = 99
"""Moves of the longest lane that a game is raced on."""

PALETTE = (
    "#e6194b",
    "#f58231",
    "#ffe119",
    "#a8e05f",
    "#3cb44b",
    "#42d4f4",
    "#4a7dff",
    "#911eb4",
    "#f032e6",
    "#fabed4",
    "#ffffff",
)
"""Silks of eleven horses, from the 2 on, spread round the colour circle; screens and strips add the number, never
colour alone."""

Lanes = tuple[int, ...]
"""Moves needed by the horses of a board, in the order of its lanes."""


def silk_of(number: int) -> str:
    """The usual silk of horse ``number``, as ``#rrggbb``."""
    return PALETTE[(number - 2) % len(PALETTE)]


class Board(Struct, frozen=True):
    """What a game is raced on: ``lanes`` with every horse at its gate, moved by ``dice``. ``scratch_values`` is what a
    card of each horse costs that is scratched before the off, in the order of the boxes; empty where none is. ``line``
    is the red line of games with one. ``plain``: a roll moves its horse one step, and nothing else moves any, so that
    chances can be calculated."""

    lanes: tuple[Lane, ...]
    dice: DiceSet = TWO_SIXES
    scratch_values: tuple[int, ...] = ()
    line: Line | None = None
    plain: bool = True

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the lanes."""
        return tuple(lane.number for lane in self.lanes)

    @property
    def lengths(self) -> Lanes:
        """The moves that each horse needs."""
        return tuple(lane.length for lane in self.lanes)

    @property
    def ways(self) -> tuple[int, ...]:
        """In how many of all ordered rolls each horse moves."""
        return tuple(sum(self.dice.ways[total] for total in lane.sums) for lane in self.lanes)

    @property
    def rates(self) -> tuple[float, ...]:
        """How often each horse comes up in one roll; they add up to less than 1 where some sums move nobody."""
        return tuple(ways / len(self.dice.rolls) for ways in self.ways)

    @property
    def boxes(self) -> int:
        """How many horses are scratched before the off."""
        return len(self.scratch_values)

    def index(self, number: int) -> int:
        """Where horse ``number`` stands among the lanes. Raises ``ValueError`` where there is none."""
        return self.numbers.index(number)

    def with_lengths(self, lengths: Lanes) -> "Board":
        """This board with other lengths, in the order of its lanes."""
        lanes = tuple(replace(lane, length=length) for lane, length in zip(self.lanes, lengths, strict=True))
        return replace(self, lanes=lanes)


def numbered_lanes(lengths: Mapping[int, int]) -> tuple[Lane, ...]:
    """Lanes that are called by the sum that moves them, from moves by number."""
    return tuple(
        Lane(number, str(number), silk_of(number), length, sums=(number,)) for number, length in sorted(lengths.items())
    )


def custom(lengths: Mapping[int, int], numbers: Sequence[int]) -> Lanes | str:
    """The moves of a hand-made board with lanes ``numbers``, or the reason, in words, why it cannot be raced on."""
    if sorted(lengths) != sorted(numbers):
        return f"a board names all horses from {min(numbers)} to {max(numbers)}, each once"
    if any(type(length) is not int or not 1 <= length <= LONGEST for length in lengths.values()):
        return f"every lane is between 1 and {LONGEST} moves long"
    return tuple(lengths[number] for number in numbers)


@cache
def table(package: str) -> dict[str, Any]:
    """The data table of a game: ``tables.toml`` in the ``package`` of its rules."""
    return tomllib.loads((files(package) / "tables.toml").read_text(encoding="utf-8"))


def resolved(name: str) -> Mapping[str, Board]:
    """The boards that a game offers under ``name`` (:class:`~postparade.rules.contract.Capabilities`), the usual one
    first; none where it names none."""
    found: Mapping[str, Board] = pkgutil.resolve_name(name) if name else {}
    return found
