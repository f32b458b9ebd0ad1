"""Applies one event to the state of a dice race. Nothing is decided here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.state import Question, State
from postparade.rules.cards import without


def evolve(state: State, event: ev.Event) -> State:
    """The state after ``event``."""
    return _APPLY[type(event)](state, event)


def _plus(numbers: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    changed = list(numbers)
    changed[index] += amount
    return tuple(changed)


def _rolled(state: State, event: ev.Rolled) -> State:
    return replace(state, last_roll=event.dice, last_roller=event.player, rolls=state.rolls + 1)


def _dealt(state: State, event: ev.Dealt) -> State:
    hands = None if event.hands is None else tuple(event.hands[seat] for seat in state.players)
    return replace(
        state,
        phase="scratch",
        race=event.race,
        opener=event.opener,
        turn=event.first_roller,
        scratched=(),
        positions=(0,) * len(state.lanes),
        hands=hands,
        pot_cards=(0,) * len(state.numbers),
        last_roll=None,
        last_roller=None,
        rolls=0,
        winner=None,
        roller_paid=None,
        payouts=(),
    )


def _left_over(state: State, event: ev.LeftOver) -> State:
    return replace(state, pot_cards=event.cards)


def _ante_paid(state: State, event: ev.AntePaid) -> State:
    at = state.seat_index(event.player)
    return replace(state, chips=_plus(state.chips, at, -event.paid), pot=state.pot + event.paid)


def _redistributed(state: State, event: ev.Redistributed) -> State:
    return replace(state, chips=(event.each,) * len(state.players), box=event.box)


def _scratched(state: State, event: ev.Scratched) -> State:
    return replace(state, scratched=(*state.scratched, event.horse), turn=state.left_of(event.player))


def _asked(state: State, event: ev.Asked) -> State:
    return replace(state, question=Question(event.horse, event.why, (None,) * len(state.players)))


def _held(state: State, event: ev.Held) -> State:
    assert state.question is not None
    at = state.seat_index(event.player)
    answers = state.question.answers
    return replace(state, question=replace(state.question, answers=(*answers[:at], event.cards, *answers[at + 1 :])))


def _counted(state: State, event: ev.Counted) -> State:
    return replace(state, question=None)


def _paid(state: State, event: ev.Paid) -> State:
    players, purses = state.players, list(state.chips)
    at = players.index(event.player)
    purses[at] -= event.paid
    chips, pot = tuple(purses), state.pot + event.paid
    if event.reason == "scratched_roll":
        return replace(state, chips=chips, pot=pot, turn=players[(at + 1) % len(players)])
    if event.reason == "repeat" or state.hands is None:
        return replace(state, chips=chips, pot=pot)
    hand = without(state.hands[at], state.numbers.index(event.horse))
    return replace(state, chips=chips, pot=pot, hands=(*state.hands[:at], hand, *state.hands[at + 1 :]))


def _repeated(state: State, event: ev.Repeated) -> State:
    return state if event.again else replace(state, turn=state.left_of(event.player))


def _passed(state: State, event: ev.Passed) -> State:
    return replace(state, turn=state.left_of(event.player))


def _off(state: State, event: ev.Off) -> State:
    return replace(state, phase="race", turn=event.first_roller)


def _moved(state: State, event: ev.Moved) -> State:
    positions, players = list(state.positions), state.players
    positions[state.numbers.index(event.horse)] = event.to
    turn = players[(players.index(event.player) + 1) % len(players)]
    return replace(state, positions=tuple(positions), turn=turn)


def _finished(state: State, event: ev.Finished) -> State:
    return replace(state, phase="finished", turn=None, winner=event.horse)


def _roller_paid(state: State, event: ev.RollerPaid) -> State:
    at = state.seat_index(event.player)
    return replace(
        state,
        chips=_plus(state.chips, at, event.paid),
        scores=_plus(state.scores, at, event.paid),
        pot=state.pot - event.paid,
        roller_paid=event,
    )


def _paid_out(state: State, event: ev.PaidOut) -> State:
    at = state.seat_index(event.player)
    return replace(
        state,
        chips=_plus(state.chips, at, event.amount),
        scores=_plus(state.scores, at, event.amount),
        pot=state.pot - event.amount,
        payouts=(*state.payouts, event),
    )


def _carried(state: State, event: ev.Carried) -> State:
    return state


def _result(state: State, event: ev.Result) -> State:
    return replace(state, phase="game_over", turn=None, result=event)


def _joined(state: State, event: ev.Joined) -> State:
    at = sum(seat < event.player for seat in state.players)

    def with_one(values: tuple[object, ...], one: object) -> tuple[object, ...]:
        return (*values[:at], one, *values[at:])

    return replace(
        state,
        players=with_one(state.players, event.player),
        chips=with_one(state.chips, event.chips),
        scores=with_one(state.scores, 0),
        hands=None if state.hands is None else with_one(state.hands, (0,) * len(state.numbers)),
        issued=state.issued + event.chips,
    )


def _left(state: State, event: ev.Left) -> State:
    at = state.seat_index(event.player)

    def others(values: tuple[object, ...]) -> tuple[object, ...]:
        return (*values[:at], *values[at + 1 :])

    return replace(
        state,
        players=others(state.players),
        opener=event.opener,
        chips=others(state.chips),
        scores=others(state.scores),
        box=state.box + state.chips[at] - event.chips,
        hands=None if state.hands is None else others(state.hands),
        issued=state.issued - event.chips,
    )


def _topped_up(state: State, event: ev.ToppedUp) -> State:
    at = state.seat_index(event.player)
    return replace(state, chips=_plus(state.chips, at, event.chips), issued=state.issued + event.chips)


# Looked up by exact type: a chain of isinstance tests would cost more than the change itself.
_APPLY: dict[type[ev.Event], Callable[[State, Any], State]] = {
    ev.Rolled: _rolled,
    ev.Dealt: _dealt,
    ev.LeftOver: _left_over,
    ev.AntePaid: _ante_paid,
    ev.Redistributed: _redistributed,
    ev.Scratched: _scratched,
    ev.Asked: _asked,
    ev.Held: _held,
    ev.Counted: _counted,
    ev.Paid: _paid,
    ev.Repeated: _repeated,
    ev.Passed: _passed,
    ev.Off: _off,
    ev.Moved: _moved,
    ev.Finished: _finished,
    ev.RollerPaid: _roller_paid,
    ev.PaidOut: _paid_out,
    ev.Carried: _carried,
    ev.Result: _result,
    ev.Joined: _joined,
    ev.Left: _left,
    ev.ToppedUp: _topped_up,
}
