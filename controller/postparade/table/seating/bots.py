"""Seats that the table plays for: an absent guest's, or one that nobody sits on."""

from postparade.core.faults import Refusal, refuse
from postparade.table import events as ev
from postparade.table.messages import PlayFor, SeatBot, TakeBack, TakeSeat
from postparade.table.seating.seats import Ruled, take
from postparade.table.state import TableState


def seat_bot(state: TableState, action: SeatBot) -> Ruled | Refusal:
    """Take the lowest free seat for somebody whom the table plays."""
    seated = take(state, TakeSeat(action.name))
    if isinstance(seated, Refusal):
        return seated
    (taken, *joined), join = seated
    assert isinstance(taken, ev.SeatTaken)
    return (taken, ev.BotStarted(taken.seat, action.temper), *joined), join


def play_for(state: TableState, action: PlayFor) -> Ruled | Refusal:
    """Play for a seat that somebody has; again, with another temper, for one that the table plays already."""
    if action.seat not in state.seats:
        return refuse("seat_empty", seat=action.seat)
    return (ev.BotStarted(action.seat, action.temper),), None


def take_back(state: TableState, action: TakeBack) -> Ruled | Refusal:
    """Give the seat back to its guest."""
    if action.seat not in state.seats:
        return refuse("seat_empty", seat=action.seat)
    if action.seat not in state.bots:
        return refuse("no_bot", name=state.seats[action.seat])
    return (ev.BotStopped(action.seat),), None
