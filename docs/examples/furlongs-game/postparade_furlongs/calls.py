"""What the caller says of Seven Furlongs, besides the calls of every race."""

from collections.abc import Iterator
from typing import Any

from postparade.announcer.commentary.call_context import CallContext
from postparade.announcer.commentary.calls import Call, Line, Priority
from postparade.announcer.commentary.game_calls import EVERY_RACE, GameCalls, Sound
from postparade_furlongs import state as st


def tips(context: CallContext) -> Iterator[Call]:
    """The betting is open, and everybody has a tip."""
    if context.any(st.Opened):
        yield context.call(Priority.TURN, context.line("furlongs-tips"), topic="bets", patience=4.0)


class FurlongsCalls(GameCalls):
    """The calls of Seven Furlongs."""

    rules = (*EVERY_RACE, tips)
    words = "postparade_furlongs:words/calls"
    silent = frozenset((st.BetPlaced,))

    def collected(self, context: CallContext) -> Iterator[Line]:
        """Who gets most from the bank."""
        paid = {one.player: one.amount for one in context.all(st.Settled)}
        best = max(paid, key=lambda seat: paid[seat], default=None)
        if best is not None:
            yield context.line("furlongs-paid", player=best, chips=paid[best])

    def sounds(self, event: Any) -> tuple[Sound, ...]:
        """The bank pays."""
        return ("chips",) if isinstance(event, st.Settled) else ()


CALLS = FurlongsCalls()
