"""Seats: taking, naming and clearing them, also while a game is on the table."""

from typing import get_args

from msgspec import Struct

from postparade.core.faults import Refusal, refuse
from postparade.rules.actions import Join, Leave
from postparade.rules.viewer import Viewer
from postparade.table import events as ev
from postparade.table.messages import ClearSeat, Rename, ShowName, TakeSeat
from postparade.table.seating.names import clean_name, same_name
from postparade.table.state import SEATS, TableState

Ruled = tuple[tuple[Struct, ...], Struct | None]
"""Events, and the action of the game that belongs to them (``None``: none)."""


def take(state: TableState, action: TakeSeat) -> Ruled | Refusal:
    """Seat somebody new, who also joins the game on the table if that is possible now, and else with the next race."""
    name = _free_name(state, action.name, None)
    if isinstance(name, Refusal):
        return name
    free = [seat for seat in range(1, SEATS + 1) if seat not in state.seats]
    if not free:
        return refuse("table_full", seats=SEATS)
    # Boards go on showing what was won in a finished game, but not under the name of somebody who was not there.
    played = () if state.game is None or state.running else state.game.seats(state.play)
    fresh = [seat for seat in free if seat not in played]
    seat = (fresh or free)[0] if action.seat is None else action.seat
    if not 1 <= seat <= SEATS:
        return refuse("bad_request", why=f"seats are numbered from 1 to {SEATS}")
    if seat in state.seats:
        return refuse("seat_taken", seat=seat)
    join = joining(state, seat)
    joined = () if join is None else _game_events(state, join)
    return ((ev.SeatTaken(seat, name),), None) if not joined else ((ev.SeatTaken(seat, name), *joined), join)


def rename(state: TableState, action: Rename) -> Ruled | Refusal:
    """Give a taken seat another name."""
    if action.seat not in state.seats:
        return refuse("seat_empty", seat=action.seat)
    name = _free_name(state, action.name, action.seat)
    return name if isinstance(name, Refusal) else ((ev.SeatRenamed(action.seat, name),), None)


def show_name(state: TableState, action: ShowName) -> Ruled | Refusal:
    """Let a league show the name of a taken seat, or not any more."""
    if action.seat not in state.seats:
        return refuse("seat_empty", seat=action.seat)
    return (ev.NameShown(action.seat, action.shown),), None


def clear(state: TableState, action: ClearSeat) -> Ruled | Refusal:
    """Free a seat. Whoever sits there has to leave the running game first, which is possible only between races, and in
    some games not at all."""
    seat = action.seat
    if seat not in state.seats:
        return refuse("seat_empty", seat=seat)
    cleared = ev.SeatCleared(seat)
    if not state.running or not state.plays(seat):
        return (cleared,), None
    assert state.game is not None
    name = state.seats[seat]
    if Leave not in get_args(state.game.action_type):
        return refuse("seat_in_game", name=name)
    left = state.game.decide(state.play, Leave(seat), None)
    if isinstance(left, Refusal):
        return refuse("seat_in_play", name=name) if left.code == "wrong_phase" else left
    return (*left, cleared), Leave(seat)


def joining(state: TableState, seat: int) -> Join | None:
    """The action with which ``seat`` would join the running game, with the chips that everybody started with; ``None``
    when no game runs, the seat plays already, or nobody can join this game."""
    if not state.running or state.plays(seat) or state.game is None:
        return None
    if Join not in get_args(state.game.action_type):
        return None
    return Join(seat, state.game.buy_in(state.setup))


def may_join(state: TableState) -> tuple[Join, ...]:
    """The joins of everybody who sits at the table and could take part from the next race on."""
    asked = (joining(state, seat) for seat in state.seats)
    return tuple(join for join in asked if join is not None and _game_events(state, join))


def permitted(state: TableState, who: Viewer) -> Refusal | None:
    """``seat_empty`` when ``who`` speaks for a seat that nobody sits on."""
    if who.role == "seat" and who.seat not in state.seats:
        return refuse("seat_empty", seat=who.seat or 0)
    return None


def _game_events(state: TableState, action: Struct) -> tuple[Struct, ...]:
    assert state.game is not None
    decided = state.game.decide(state.play, action, None)
    return () if isinstance(decided, Refusal) else decided


def _free_name(state: TableState, wanted: str, seat: int | None) -> str | Refusal:
    name = clean_name(wanted)
    if isinstance(name, Refusal):
        return name
    if same_name(name, (taken for other, taken in state.seats.items() if other != seat)):
        return refuse("name_taken", name=name)
    return name
