"""Totals as accounts. Points come from the betting ring and go back to it, so both may be below zero."""

from postparade.games.chips import Transfer, purse
from postparade.games.odds_on import events as ev
from postparade.games.odds_on.state import State

RING = "betting ring"
"""What all bookmakers together have lost: minus the sum of the totals."""


def accounts(state: State) -> dict[str, int]:
    """The totals by seat, and what the betting ring has for them."""
    totals = {purse(seat): total for seat, total in zip(state.seats, state.totals, strict=True)}
    return {**totals, RING: -sum(state.totals)}


def transfers(event: ev.Event) -> tuple[Transfer, ...]:
    """The payment of ``event``: points to a bookmaker, or back from one."""
    if type(event) is not ev.BookmakerPaid:
        return ()
    seat, points = purse(event.player), event.points
    if points < 0:
        return (Transfer(seat, RING, -points, "race"),)
    return (Transfer(RING, seat, points, "race"),)
