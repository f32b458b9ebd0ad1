"""A question about a race, parsed from the command line and checked."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter

from postparade.core.faults import QuestionFault, Refusal
from postparade.rules.boards import HORSES, Lanes, boards
from postparade.rules.registry import game_named

LaneList = Annotated[
    str | None,
    Parameter(
        allow_leading_hyphen=True,
        help="The moves that horses 2 to 12 need instead, as in 3,6,8,11,14,17,14,11,8,6,3.",
    ),
]
Numbers = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""Numbers in one word; a leading minus is left to the command to refuse, not taken for an option."""
LONGEST = 200
"""Moves of the longest lane that chances are calculated for; boards for the table end at 99."""


class Question(NamedTuple):
    """A position: lane lengths and places of horses 2 to 12, and the scratched ones, each once, in the order given."""

    game: str
    lanes: Lanes
    positions: tuple[int, ...]
    scratched: tuple[int, ...]


def question(game: str, board: str | None, lanes: str | None, positions: str | None, scratched: str | None) -> Question:
    """The position that is asked about.

    Raises :class:`~postparade.core.faults.QuestionFault`: ``unknown_game``, ``unknown_board``, ``lanes_unusable``,
    ``positions_unreadable``, ``horse_twice``, ``scratched_unreadable``, ``unknown_horse``, ``past_the_line``,
    ``scratched_moved``, ``nobody_runs``.
    """
    found = lanes_of(known_game(game), board, lanes)
    gone = _scratched(scratched)
    where = _positions(positions)
    for horse, at in where.items():
        length = found[horse - HORSES[0]]
        if not 0 <= at < length:
            raise QuestionFault("past_the_line", horse=horse, at=at, length=length, last=length - 1)
        if at and horse in gone:
            raise QuestionFault("scratched_moved", horse=horse, at=at)
    if len(gone) == len(HORSES):
        raise QuestionFault("nobody_runs")
    return Question(game, found, tuple(where.get(horse, 0) for horse in HORSES), gone)


def known_game(name: str) -> str:
    """``name``, if there is such a game. Raises :class:`~postparade.core.faults.QuestionFault` (``unknown_game``)."""
    game = game_named(name)
    if isinstance(game, Refusal):
        raise QuestionFault(game.code, **game.details)
    return name


def lanes_of(game: str, board: str | None, lanes: str | None) -> Lanes:
    """The ``lanes`` as given, else those of ``board``, else the usual ones of ``game``.

    Raises :class:`~postparade.core.faults.QuestionFault` (``lanes_unusable``, ``unknown_board``).
    """
    if lanes is not None:
        numbers = _numbers(lanes)
        if numbers is None or len(numbers) != len(HORSES) or not all(1 <= moves <= LONGEST for moves in numbers):
            raise QuestionFault("lanes_unusable", lanes=lanes[:80], longest=LONGEST)
        return tuple(numbers)
    known = boards(game)
    name = next(iter(known)) if board is None else board
    if name not in known:
        raise QuestionFault("unknown_board", board=name, boards=", ".join(known))
    return known[name]


def _numbers(text: str) -> list[int] | None:
    """Whole numbers separated by commas, an empty list for empty text; ``None`` for anything else."""
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    if not all(word.isascii() and word.isdigit() and len(word) < 9 for word in words):
        return None
    return [int(word) for word in words]


def _scratched(text: str | None) -> tuple[int, ...]:
    horses = _numbers(text or "")
    if horses is None:
        raise QuestionFault("scratched_unreadable", given=str(text)[:80])
    return tuple(dict.fromkeys(_horse(str(horse)) for horse in horses))


def _positions(text: str | None) -> dict[int, int]:
    given = (text or "").strip() or "{}"
    try:
        moved = json.loads(given if given.startswith("{") else Path(given).read_bytes(), object_pairs_hook=tuple)
    except (OSError, ValueError, RecursionError) as error:
        raise QuestionFault("positions_unreadable", given=given[:80]) from error
    if not isinstance(moved, tuple) or not all(type(at) is int for _, at in moved):
        raise QuestionFault("positions_unreadable", given=given[:80])
    where: dict[int, int] = {}
    for name, at in moved:
        horse = _horse(name.strip())
        if horse in where:
            raise QuestionFault("horse_twice", horse=horse)
        where[horse] = at
    return where


def _horse(name: str) -> int:
    if not (name.isascii() and name.isdigit() and len(name) < 9 and int(name) in HORSES):
        raise QuestionFault("unknown_horse", horse=name[:20])
    return int(name)


def numbered(values: Sequence[Any] | Mapping[int, Any]) -> dict[str, Any]:
    """``values`` by horse as JSON wants them; a sequence is in the order of horses 2 to 12."""
    pairs = values.items() if isinstance(values, Mapping) else zip(HORSES, values, strict=True)
    return {str(horse): value for horse, value in pairs}
