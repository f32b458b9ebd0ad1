"""The red line behind space 9: the third horse that crosses it closes the betting (rules, sections 1 and 2)."""

from collections.abc import Iterator

from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.horses import TABLE, Horse
from postparade.games.ready_set_bet.rules.state import State

LINE: int = TABLE["track"]["red_line_after"] + 1
"""First position beyond the red line."""
CROSSINGS: int = TABLE["track"]["crossings_to_close"]
"""Which crossing of the red line closes the betting."""


def crossing(state: State, horse: Horse, start: int, to: int) -> Iterator[ev.RedLine | ev.BetsClosed]:
    """What follows for the betting from a move of ``horse`` from ``start`` to ``to``."""
    if start < LINE <= to:
        count = state.crossed + 1
        yield ev.RedLine(horse.number, count, CROSSINGS)
        if count == CROSSINGS and state.phase != "closed":
            yield ev.BetsClosed("red_line")
