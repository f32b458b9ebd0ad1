"""Printed cards: the table is told what lies beside every horse, totals the ratings, runs the races and keeps score."""

from postparade.core.faults import Refusal, refuse
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.actions import Enter, SendOff
from postparade.games.odds_on.rules.evolve import Progress
from postparade.games.odds_on.rules.meeting import run_race
from postparade.games.odds_on.rules.shuffling import Shuffled
from postparade.games.odds_on.rules.state import State


def take_down(
    state: State, action: Enter | SendOff, seat: int | None, shuffled: Shuffled
) -> tuple[ev.Event, ...] | Refusal:
    """The events that follow from what a bookmaker or the house (``seat`` is ``None``) enters."""
    refusal = _refused(state, action, seat)
    if refusal is not None:
        return refusal
    if isinstance(action, Enter):
        owner = None if action.withdrawn else action.owner
        return (ev.RunnerEntered(action.gate, action.parts, action.form, action.price, owner, action.withdrawn),)
    progress = Progress(state)
    run_race(progress, "all_entered", shuffled)
    return tuple(progress.events)


def _refused(state: State, action: Enter | SendOff, seat: int | None) -> Refusal | None:
    if state.phase == "finished":
        return refuse("game_over")
    if state.phase == "setup":
        return refuse("meeting_not_open")
    if not state.printed:
        return refuse("wrong_phase", phase=state.phase, action="entering runners")
    if seat is not None and seat not in state.seats:
        return refuse("unknown_seat", seat=seat)
    if isinstance(action, SendOff):
        if state.missing:
            return refuse("runners_missing", gates=", ".join(map(str, state.missing)))
        return refuse("no_runner") if all(gate.withdrawn for gate in state.gates) else None
    if state.gate(action.gate) is None:
        return refuse("no_such_gate", gate=action.gate, gates=len(state.gates))
    if action.owner is not None and action.owner not in state.seats:
        return refuse("unknown_seat", seat=action.owner)
    return None
