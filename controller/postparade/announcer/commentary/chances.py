"""Favourites and long shots, by the game's own table of chances before the first roll."""

from functools import lru_cache

from postparade.rules.boards import HORSES, table
from postparade.rules.race import Race

LONG_SHOT_PERCENT = 5.0
FAVOURITE_PERCENT = 12.0


def long_shots(game: str | None, race: Race | None) -> frozenset[int]:
    """Runners that win fewer than :data:`LONG_SHOT_PERCENT` of all races; empty for a board of unknown chances."""
    return frozenset(horse for horse, percent in _chances(game, race).items() if percent < LONG_SHOT_PERCENT)


def favourites(game: str | None, race: Race | None) -> frozenset[int]:
    """Runners that win at least :data:`FAVOURITE_PERCENT` of all races; empty for a board of unknown chances."""
    return frozenset(horse for horse, percent in _chances(game, race).items() if percent >= FAVOURITE_PERCENT)


def _chances(game: str | None, race: Race | None) -> dict[int, float]:
    if game is None or race is None:
        return {}
    return _table(game, tuple((lane.number, lane.length) for lane in race.lanes))


@lru_cache(maxsize=32)
def _table(game: str, lengths: tuple[tuple[int, int], ...]) -> dict[int, float]:
    """Percent of races that each horse wins on that board."""
    numbers = tuple(number for number, _ in lengths)
    try:
        data = table(game)
    except FileNotFoundError:
        return {}
    by_horse = {row["sums"][0]: float(row["win_percent"]) for row in data.get("horse", ()) if "win_percent" in row}
    if tuple(by_horse) == numbers:
        return by_horse
    lanes = data.get("lanes", {})
    if numbers != HORSES:
        return {}
    wanted = {str(number): length for number, length in lengths}
    names = {board["name"] for board in lanes.get("board", ()) if board["lengths"] == wanted}
    for row in lanes.get("chance", ()):
        if row["name"] in names:
            return {int(horse): float(percent) for horse, percent in row["percent"].items()}
    return {}
