"""Boards: how many moves each horse needs. Read once from the games' data tables."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

HORSES = tuple(range(2, 13))

LONGEST = 99
"""Moves of the longest lane that can be raced."""

COLOURS = {
    2: "#e6194b",
    3: "#f58231",
    4: "#ffe119",
    5: "#a8e05f",
    6: "#3cb44b",
    7: "#42d4f4",
    8: "#4a7dff",
    9: "#911eb4",
    10: "#f032e6",
    11: "#fabed4",
    12: "#ffffff",
}
"""Silks by horse, spread round the colour circle; screens and strips add the number, never colour alone."""

Lanes = tuple[int, ...]
"""Moves needed by horses 2 to 12, in that order."""


@cache
def table(game: str) -> dict[str, Any]:
    """The data table of ``game`` (``tables.toml`` beside its rules)."""
    folder = files("postparade.games") / game.replace("-", "_") / "rules"
    return tomllib.loads((folder / "tables.toml").read_text(encoding="utf-8"))


@cache
def boards(game: str) -> dict[str, Lanes]:
    """The published and home-made boards of ``game`` by name, the default first."""
    found = table(game)["lanes"]
    named = {board["name"]: tuple(board["lengths"][str(horse)] for horse in HORSES) for board in found["board"]}
    return {found["default"]: named[found["default"]], **named}


def custom(lengths: dict[int, int]) -> Lanes | str:
    """Lanes from a hand-made table, or the reason, in words, why they cannot be raced."""
    if sorted(lengths) != list(HORSES):
        return "a board names all horses from 2 to 12, each once"
    if any(type(length) is not int or not 1 <= length <= LONGEST for length in lengths.values()):
        return f"every lane is between 1 and {LONGEST} moves long"
    return tuple(lengths[horse] for horse in HORSES)
