"""A question about a race, parsed from the command line and checked."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from postparade.core.faults import QuestionFault, Refusal
from postparade.rules.boards import Board
from postparade.rules.contract import boards_of
from postparade.rules.registry import GAMES, game_named, raced_on

LaneList = Annotated[
    str | None,
    Parameter(
        allow_leading_hyphen=True,
        help="The moves that the horses need instead, from the first lane on, as in 3,6,8,11,14,17,14,11,8,6,3.",
    ),
]
Numbers = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""Numbers in one word; a leading minus is left to the command to refuse, not taken for an option."""
LONGEST = 200
"""Moves of the longest lane that chances are calculated for; boards for the table end at 99."""


class Question(NamedTuple):
    """A position: the board, the places of its horses, in the order of its lanes, and the scratched ones, each once, in
    the order given."""

    game: str
    board: Board
    positions: tuple[int, ...]
    scratched: tuple[int, ...]


def question(game: str, board: str | None, lanes: str | None, positions: str | None, scratched: str | None) -> Question:
    """The position that is asked about.

    Raises :class:`~postparade.core.faults.QuestionFault`: ``unknown_game``, ``no_boards``, ``unknown_board``,
    ``lanes_unusable``, ``positions_unreadable``, ``horse_twice``, ``scratched_unreadable``, ``unknown_horse``,
    ``past_the_line``, ``scratched_moved``, ``nobody_runs``.
    """
    found = board_of(boards_named(game), board, lanes)
    gone = _scratched(found, scratched)
    where = _positions(found, positions)
    for horse, at in where.items():
        length = found.lengths[found.index(horse)]
        if not 0 <= at < length:
            raise QuestionFault("past_the_line", horse=horse, at=at, length=length, last=length - 1)
        if at and horse in gone:
            raise QuestionFault("scratched_moved", horse=horse, at=at)
    if len(gone) == len(found.lanes):
        raise QuestionFault("nobody_runs")
    return Question(game, found, tuple(where.get(horse, 0) for horse in found.numbers), gone)


def boards_named(game: str | None) -> Mapping[str, Board]:
    """The boards of ``game`` that chances can be calculated for, the usual one first; without a name, those of the game
    with such boards that is learned soonest.

    Raises :class:`~postparade.core.faults.QuestionFault` (``unknown_game``, ``no_boards``).
    """
    if game is None:
        return raced_on(_calculable)
    known = game_named(game)
    if isinstance(known, Refusal):
        raise QuestionFault(known.code, **known.details)
    boards = {name: board for name, board in boards_of(known).items() if _calculable(board)}
    if not boards:
        others = (one.name for one in GAMES.values() if any(map(_calculable, boards_of(one).values())))
        raise QuestionFault("no_boards", game=known.title, games=", ".join(others))
    return boards


def _calculable(board: Board) -> bool:
    return board.plain and bool(board.boxes)


def board_of(known: Mapping[str, Board], name: str | None, lanes: str | None) -> Board:
    """The board called ``name``, else the usual one of those ``known``; with the ``lanes`` as given.

    Raises :class:`~postparade.core.faults.QuestionFault` (``lanes_unusable``, ``unknown_board``).
    """
    usual = next(iter(known.values()))
    if lanes is not None:
        numbers = _numbers(lanes)
        if numbers is None or len(numbers) != len(usual.lanes) or not all(1 <= moves <= LONGEST for moves in numbers):
            raise QuestionFault(
                "lanes_unusable",
                lanes=lanes[:80],
                longest=LONGEST,
                count=len(usual.lanes),
                first=usual.numbers[0],
                last=usual.numbers[-1],
                example=",".join(map(str, usual.lengths)),
            )
        return usual.with_lengths(tuple(numbers))
    if name is None:
        return usual
    if name not in known:
        raise QuestionFault("unknown_board", board=name, boards=", ".join(known))
    return known[name]


def _numbers(text: str) -> list[int] | None:
    """Whole numbers separated by commas, an empty list for empty text; ``None`` for anything else."""
    words = [word.strip() for word in text.split(",")] if text.strip() else []
    if not all(word.isascii() and word.isdigit() and len(word) < 9 for word in words):
        return None
    return [int(word) for word in words]


def _scratched(board: Board, text: str | None) -> tuple[int, ...]:
    horses = _numbers(text or "")
    if horses is None:
        raise QuestionFault("scratched_unreadable", given=str(text)[:80])
    return tuple(dict.fromkeys(_horse(board, str(horse)) for horse in horses))


def _positions(board: Board, text: str | None) -> dict[int, int]:
    given = (text or "").strip() or "{}"
    try:
        moved = json.loads(given if given.startswith("{") else Path(given).read_bytes(), object_pairs_hook=tuple)
    except (OSError, ValueError, RecursionError) as error:
        raise QuestionFault("positions_unreadable", given=given[:80]) from error
    if not isinstance(moved, tuple) or not all(type(at) is int for _, at in moved):
        raise QuestionFault("positions_unreadable", given=given[:80])
    where: dict[int, int] = {}
    for name, at in moved:
        horse = _horse(board, name.strip())
        if horse in where:
            raise QuestionFault("horse_twice", horse=horse)
        where[horse] = at
    return where


def _horse(board: Board, name: str) -> int:
    if not (name.isascii() and name.isdigit() and len(name) < 9 and int(name) in board.numbers):
        raise QuestionFault("unknown_horse", horse=name[:20], first=board.numbers[0], last=board.numbers[-1])
    return int(name)


def numbered(board: Board, values: Sequence[object]) -> dict[str, object]:
    """``values``, in the order of the lanes of ``board``, by horse as JSON wants them."""
    return by_name(dict(zip(board.numbers, values, strict=True)))


def by_name(values: Mapping[int, object]) -> dict[str, object]:
    """``values`` by horse as JSON wants them."""
    return {str(horse): value for horse, value in values.items()}
