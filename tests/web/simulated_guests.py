"""Guests at an evening who act as simulated players do."""

import random
from collections.abc import Callable
from typing import Any

from postparade.rules.viewer import HOST, seat
from postparade.table.players import players_of
from tests.web.evening import Evening


def player(evening: Evening, seed: int = 3) -> Callable[[], None]:
    """Lets somebody act, who plays like a guest; the same game for each ``seed``."""
    rules, rng = evening.table._written.game, random.Random(seed)
    assert rules is not None

    def act() -> None:
        action, number = players_of(rules).act(rules, evening.table._written.play, rng)
        evening.act(action, HOST if number is None else seat(number))

    return act


def until(evening: Evening, done: Callable[[Any], bool], seed: int = 3) -> None:
    """Let everybody act until the state of the game is ``done``."""
    act = player(evening, seed)
    for _ in range(2000):
        if done(evening.table._written.play):
            return
        act()
    raise AssertionError("that never happens")
