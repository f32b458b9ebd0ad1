"""Who takes part: joining between two races, leaving at any time (rules, section 15)."""

from postparade.core.faults import Refusal, refuse
from postparade.games.ready_set_bet.rules import events as ev
from postparade.games.ready_set_bet.rules.setup import seat_limits
from postparade.games.ready_set_bet.rules.state import State
from postparade.rules.actions import Join, Leave


def join(state: State, action: Join) -> tuple[ev.Event, ...] | Refusal:
    """A new bettor with no money and no cards, from the next race on."""
    if state.phase != "between" or not state.accounts:
        return refuse("wrong_phase", phase=state.phase, action="joining")
    if action.player in state.seats or action.player < 1 or action.chips != 0:
        return refuse("bad_join", seat=action.player)
    _, most = seat_limits(state.house_kind)
    if len(state.seats) >= most:
        return refuse("table_full", seats=most)
    return (ev.Joined(action.player, 0),)


def leave(state: State, action: Leave) -> tuple[ev.Event, ...] | Refusal:
    """A seat goes: at once between races, else when the race is settled."""
    player = action.player
    if player not in state.seats or player in state.leaving:
        return refuse("unknown_seat", seat=player)
    if state.phase == "game_over":
        return refuse("wrong_phase", phase=state.phase, action="leaving")
    house_goes = player == state.house and state.house_kind != "rotation"
    least, _ = seat_limits("none" if house_goes else state.house_kind)
    if len(state.seats) - len(state.leaving) <= least:
        return refuse("too_few_players", seats=least)
    if state.phase == "between":
        return (ev.Left(player, state.money.get(player, 0)),)
    return (ev.Leaving(player),)
