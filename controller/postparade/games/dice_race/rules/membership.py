"""Who takes part: seats join, leave and buy chips between two races only (rules, section 9)."""

from postparade.core.faults import Refusal, refuse
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.actions import TopUp
from postparade.games.dice_race.rules.evolve import evolve
from postparade.games.dice_race.rules.state import State
from postparade.games.dice_race.rules.variant import Variant
from postparade.rules.actions import Join, Leave


def _between_races(state: State) -> bool:
    return state.phase in ("setup", "finished") and state.question is None


def join(game: Variant, state: State, action: Join) -> tuple[ev.Event, ...] | Refusal:
    """A new seat sits between its neighbours: seats are numbered clockwise."""
    if not _between_races(state):
        return game.wrong_phase(state, "joining")
    if action.player in state.players or action.player < 1 or action.chips < 0:
        return refuse("bad_join", seat=action.player)
    if len(state.players) >= game.seat_counts[-1]:
        return refuse("table_full", seats=game.seat_counts[-1])
    return _then_shared_out(game, state, ev.Joined(action.player, action.chips))


def leave(game: Variant, state: State, action: Leave) -> tuple[ev.Event, ...] | Refusal:
    """A seat goes, with its chips where they are the player's own."""
    if not _between_races(state):
        return game.wrong_phase(state, "leaving")
    if action.player not in state.players:
        return refuse("unknown_seat", seat=action.player)
    if len(state.players) <= game.seat_counts[0]:
        return refuse("too_few_players", seats=game.seat_counts[0])
    at = state.seat_index(action.player)
    opener = state.players[at - 1] if state.opener == action.player else state.opener
    return _then_shared_out(game, state, ev.Left(action.player, state.chips[at] if game.chips_are_owned else 0, opener))


def top_up(game: Variant, state: State, action: TopUp) -> tuple[ev.Event, ...] | Refusal:
    """A seat buys chips; the total in play grows by as many."""
    if not _between_races(state) or not game.may_top_up(state):
        return game.wrong_phase(state, "buying chips")
    if action.player not in state.players:
        return refuse("unknown_seat", seat=action.player)
    if not 1 <= action.chips <= 1000:
        return refuse("bad_amount", amount=action.chips)
    return _then_shared_out(game, state, ev.ToppedUp(action.player, action.chips))


def _then_shared_out(game: Variant, state: State, event: ev.Joined | ev.Left | ev.ToppedUp) -> tuple[ev.Event, ...]:
    return event, *game.after_seating(evolve(state, event))
