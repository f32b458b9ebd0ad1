"""The caller tells every event of a game, or the game says that it is told by nothing."""

import ast
import inspect
import sys
from typing import Any, get_args

import pytest

from postparade.announcer.commentary.game_calls import GameCalls, calls_of
from postparade.rules import events
from postparade.rules.registry import GAMES

SHARED = tuple(kind for _, kind in inspect.getmembers(events, inspect.isclass) if kind.__module__ == events.__name__)
"""What the calls of every race, and the sounds, know."""


def _named(calls: GameCalls) -> set[str]:
    """Every attribute that the module of ``calls`` names outside ``silent``, such as ``Paid`` in ``ev.Paid``."""
    tree = ast.parse(inspect.getsource(sys.modules[type(calls).__module__]))
    lists = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "silent"
    ]
    silent = {node for value in lists for node in ast.walk(value)}
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node not in silent}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_called_or_listed_as_silent(game: str) -> None:
    calls = calls_of(game)
    named = _named(calls)
    known: tuple[type[Any], ...] = get_args(GAMES[game].event_type)
    untold = {kind for kind in known if not issubclass(kind, SHARED) and kind.__name__ not in named}
    assert untold == calls.silent


@pytest.mark.parametrize("game", GAMES)
def test_every_built_in_game_brings_calls_of_its_own(game: str) -> None:
    assert type(calls_of(game)) is not GameCalls


def test_an_unknown_game_gets_the_calls_of_every_race() -> None:
    assert type(calls_of("tomorrow")) is GameCalls
    assert type(calls_of(None)) is GameCalls
