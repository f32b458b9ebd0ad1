"""Applies one event to the state of Bettor Horse. Nothing is decided here."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.state import Cards, Commitment, LaneRecord, Round, State

Value = TypeVar("Value")
FIRST_OF_TWO, SECOND_OF_TWO = 1, 2


def evolve(state: State, event: ev.Event) -> State:
    """The state after ``event``."""
    return _APPLY[type(event)](state, event)


def _on_round(state: State, **changes: object) -> State:
    return replace(state, round=replace(state.round, **changes))


def _at_side(pair: tuple[Value, Value], side: int, value: Value) -> tuple[Value, Value]:
    return (pair[0], value) if side else (value, pair[1])


def _called(state: State, event: ev.RoundCalled) -> State:
    return replace(state, round=Round(event.round, event.kind, event.pair, event.cards), last=state.round)


def _final_called(state: State, event: ev.FinalCalled) -> State:
    return state


def _locked(state: State, event: ev.Locked) -> State:
    commitment = Commitment(event.cards, event.bet, event.speeds)
    side = event.pair.index(event.player)
    return _on_round(state, commitments=_at_side(state.round.commitments, side, commitment))


def _revealed(state: State, event: ev.BetsRevealed) -> State:
    return _on_round(state, revealed=True)


def _declared(state: State, event: ev.TrackDeclared) -> State:
    return _on_round(state, condition=event.condition)


def _loaded(state: State, event: ev.LaneLoaded) -> State:
    return _on_round(state, runners=event.runners, picks=(None, None), adjusted=(0, 0), shown=False, positions=(0, 0))


def _picked(state: State, event: ev.Picked) -> State:
    return _on_round(state, picks=_at_side(state.round.picks, event.pair.index(event.player), event.by))


def _adjusted(state: State, event: ev.MudderAdjusted) -> State:
    adjusted = _at_side(state.round.adjusted, event.pair.index(event.player), event.by)
    return _on_round(state, adjusted=adjusted, shown=True)


def _strode(state: State, event: ev.Strode) -> State:
    return _on_round(state, positions=event.at)


def _run(state: State, event: ev.LaneRun) -> State:
    runners = state.round.runners
    assert runners is not None
    lanes = (*state.round.lanes, LaneRecord(runners, event.speeds, event.results))
    return _on_round(state, positions=event.at, lanes=lanes, runners=None)


def _decided(state: State, event: ev.RoundDecided) -> State:
    state = _on_round(state, outcomes=event.outcomes, right=event.right)
    if event.kind != "pool-race":
        return state
    return replace(state, rights=state.rights + tuple((FIRST_OF_TWO, state.seat_index(seat)) for seat in event.right))


def _plus(purses: tuple[Cards, ...], gains: Mapping[int, Cards], players: tuple[int, ...]) -> tuple[Cards, ...]:
    return tuple((*purse, *gains.get(seat, ())) for seat, purse in zip(players, purses, strict=True))


def _paid(state: State, event: ev.PrizePaid) -> State:
    raced = {card for one in state.round.commitments if one for card in one.cards}
    part = SECOND_OF_TWO if state.round.kind == "final-2" else FIRST_OF_TWO
    final = state.round.kind != "normal"
    rights = tuple((part, state.seat_index(seat)) for seat in state.round.right) if final else ()
    return replace(
        state,
        unraced=tuple(tuple(card for card in cards if card not in raced) for cards in state.unraced),
        purses=_plus(state.purses, event.to, state.players),
        pool=(*state.pool, *event.pooled),
        rights=state.rights + rights,
        round=replace(state.round, paid=True),
    )


def _pool_race_called(state: State, event: ev.PoolRaceCalled) -> State:
    return replace(state, pool_races=event.attempt)


def _pool_settled(state: State, event: ev.PoolSettled) -> State:
    purses = _plus(state.purses, event.to, state.players)
    return replace(state, purses=purses, pool=event.unclaimed, settled=True)


def _sudden_death(state: State, event: ev.SuddenDeath) -> State:
    return replace(state, contenders=event.contenders)


def _duel_decided(state: State, event: ev.DuelDecided) -> State:
    return replace(state, contenders=event.contenders, undecided=event.undecided)


def _result(state: State, event: ev.Result) -> State:
    return replace(state, result=event)


_APPLY: dict[type[ev.Event], Callable[[State, Any], State]] = {
    ev.RoundCalled: _called,
    ev.FinalCalled: _final_called,
    ev.Locked: _locked,
    ev.BetsRevealed: _revealed,
    ev.TrackDeclared: _declared,
    ev.LaneLoaded: _loaded,
    ev.Picked: _picked,
    ev.MudderAdjusted: _adjusted,
    ev.Strode: _strode,
    ev.LaneRun: _run,
    ev.RoundDecided: _decided,
    ev.PrizePaid: _paid,
    ev.PoolRaceCalled: _pool_race_called,
    ev.PoolSettled: _pool_settled,
    ev.SuddenDeath: _sudden_death,
    ev.DuelDecided: _duel_decided,
    ev.Result: _result,
}
