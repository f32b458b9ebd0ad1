"""What is expected of the horses before the first roll: what the caller measures favourites and long shots by."""

from collections.abc import Mapping
from functools import cache, lru_cache

import numpy as np

from postparade.games.dice_race.rules.variant import Variant
from postparade.odds.win import by_horse, rates_of, win_chances
from postparade.rules.race import Race
from postparade.rules.registry import GAMES


def before_the_off(race: Race) -> Mapping[int, float]:
    """Percent of races that each horse of ``race`` wins, over all scratches to come. Empty on a board that no dice race
    knows."""
    return _chances(tuple((lane.number, lane.length) for lane in race.lanes))


@cache
def _chances(lengths: tuple[tuple[int, int], ...]) -> Mapping[int, float]:
    for game in GAMES.values():
        if isinstance(game, Variant):
            for name, chances in game.chances.items():
                board = game.boards[name]
                if lengths == tuple(zip(board.numbers, board.lengths, strict=True)):
                    return chances
    return {}


def from_the_gate(race: Race) -> Mapping[int, float]:
    """Percent of races that each horse of ``race`` wins that is not scratched, before the first roll: exact, on any
    board. Empty where no dice race has such lanes."""
    numbers = tuple(lane.number for lane in race.lanes)
    return _exact(numbers, tuple(0 if lane.scratched else lane.length for lane in race.lanes))


@lru_cache(maxsize=64)
def _exact(numbers: tuple[int, ...], lengths: tuple[int, ...]) -> Mapping[int, float]:
    """The same for a board with the lanes ``numbers``, of these ``lengths``: 0 for a scratched horse."""
    boards = (game.board for game in GAMES.values() if isinstance(game, Variant))
    board = next((board for board in boards if board.numbers == numbers), None)
    if board is None:
        return {}
    left = np.array(lengths, dtype=np.int64)
    chances = by_horse(numbers, win_chances(left, rates_of(board)), left)
    return {horse: 100 * chance for horse, chance in chances.items()}
