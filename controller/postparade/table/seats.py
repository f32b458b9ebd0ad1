"""Viewer sits where: taking, naming and clearing seats, also while a game is on the table."""

from typing import Any, get_args

from postparade.core.faults import Refusal, refuse
from postparade.games.actions import Join, Leave
from postparade.games.viewer import Viewer
from postparade.table import events as ev
from postparade.table.messages import ClearSeat, Rename, TakeSeat
from postparade.table.names import clean_name, same_name
from postparade.table.state import SEATS, TableState

Ruled = tuple[tuple[Any, ...], Any]
"""Events, and the action of the game that belongs to them (``None``: none)."""


def take(evening: TableState, action: TakeSeat) -> Ruled | Refusal:
    """A seat for somebody new, who also joins the game on the table if that is possible now."""
    name = _free_name(evening, action.name, None)
    if isinstance(name, Refusal):
        return name
    free = [seat for seat in range(1, SEATS + 1) if seat not in evening.seats]
    if not free:
        return refuse("table_full", seats=SEATS)
    # Boards go on showing what was won in a game that is over: not under the name of somebody who was not there.
    played = () if evening.game is None or evening.running else evening.game.seats(evening.play)
    fresh = [seat for seat in free if seat not in played]
    seat = (fresh or free)[0] if action.seat is None else action.seat
    if not 1 <= seat <= SEATS:
        return refuse("bad_request", why=f"seats are numbered from 1 to {SEATS}")
    if seat in evening.seats:
        return refuse("seat_taken", seat=seat)
    join = joining(evening, seat)
    joined = () if join is None else _game_events(evening, join)
    return ((ev.SeatTaken(seat, name),), None) if not joined else ((ev.SeatTaken(seat, name), *joined), join)


def rename(evening: TableState, action: Rename) -> Ruled | Refusal:
    """Another name for a taken seat."""
    if action.seat not in evening.seats:
        return refuse("seat_empty", seat=action.seat)
    name = _free_name(evening, action.name, action.seat)
    return name if isinstance(name, Refusal) else ((ev.SeatRenamed(action.seat, name),), None)


def clear(evening: TableState, action: ClearSeat) -> Ruled | Refusal:
    """A free seat; who sat there leaves the running game first, which is possible between races only."""
    seat = action.seat
    if seat not in evening.seats:
        return refuse("seat_empty", seat=seat)
    cleared = ev.SeatCleared(seat)
    if not evening.running or not evening.plays(seat):
        return (cleared,), None
    assert evening.game is not None
    left = evening.game.decide(evening.play, Leave(seat), None)
    if isinstance(left, Refusal):
        return refuse("seat_in_play", seat=seat) if left.code in ("wrong_phase", "unknown_action") else left
    return (*left, cleared), Leave(seat)


def joining(evening: TableState, seat: int) -> Join | None:
    """The action with which ``seat`` would join the running game, with the chips that everybody started with; ``None``
    when no game runs, the seat plays already, or nobody can join this game."""
    if not evening.running or evening.plays(seat) or evening.game is None:
        return None
    if Join not in get_args(evening.game.action_type):
        return None
    return Join(seat, evening.game.buy_in(evening.setup))


def may_join(evening: TableState) -> tuple[Join, ...]:
    """The joins of everybody who sits at the table and could take part from the next race on."""
    asked = (joining(evening, seat) for seat in evening.seats)
    return tuple(join for join in asked if join is not None and _game_events(evening, join))


def permitted(evening: TableState, who: Viewer) -> Refusal | None:
    """``seat_empty`` when ``who`` speaks for a seat that nobody sits on."""
    if who.role == "seat" and who.seat not in evening.seats:
        return refuse("seat_empty", seat=who.seat or 0)
    return None


def _game_events(evening: TableState, action: Any) -> tuple[Any, ...]:
    assert evening.game is not None
    decided = evening.game.decide(evening.play, action, None)
    return () if isinstance(decided, Refusal) else decided


def _free_name(evening: TableState, wanted: str, seat: int | None) -> str | Refusal:
    name = clean_name(wanted)
    if isinstance(name, Refusal):
        return name
    if same_name(name, (taken for other, taken in evening.seats.items() if other != seat)):
        return refuse("name_taken", name=name)
    return name
