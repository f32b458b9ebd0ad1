"""Boards of a dice race, from the data table of the game."""

from collections.abc import Mapping
from typing import Any

from postparade.rules.boards import Board, numbered_lanes
from postparade.rules.dice import TWO_SIXES, DiceSet


def boards_in(table: Mapping[str, Any], dice: DiceSet = TWO_SIXES) -> dict[str, Board]:
    """The boards of ``table`` by name, the usual one first. Every lane is called by the sum of ``dice`` that moves
    it."""
    lanes, values = table["lanes"], tuple(table["scratch"]["values"])
    named = {
        board["name"]: Board(
            numbered_lanes({int(number): length for number, length in board["lengths"].items()}), dice, values
        )
        for board in lanes["board"]
    }
    return {lanes["default"]: named[lanes["default"]], **named}


def chances_in(table: Mapping[str, Any]) -> dict[str, dict[int, float]]:
    """Percent of all races that each horse wins, by the names of the boards on which that is known."""
    return {
        row["name"]: {int(horse): float(percent) for horse, percent in row["percent"].items()}
        for row in table["lanes"].get("chance", ())
    }
