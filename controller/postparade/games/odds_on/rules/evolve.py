"""Applies events to the state of a meeting. Nothing is decided here."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.cards import SPECIALS
from postparade.games.odds_on.rules.state import Entry, Gate, RaceResult, State


def evolve(state: State, event: ev.Event) -> State:
    """The state after ``event``."""
    return _APPLY[type(event)](state, event)


class Progress:
    """The events that one action has caused so far, and the state after them: each is applied at once, so that the
    next one is decided on what it changed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[ev.Event] = []

    def tell(self, event: ev.Event) -> None:
        """Add ``event`` and apply it."""
        self.events.append(event)
        self.state = evolve(self.state, event)


def _hands(state: State, seat: int, hand: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    at = state.seats.index(seat)
    return (*state.hands[:at], hand, *state.hands[at + 1 :])


def _without(state: State, seat: int, card: str) -> tuple[tuple[str, ...], ...]:
    return _hands(state, seat, tuple(held for held in state.hand(seat) if held != card))


def _gates(state: State, number: int, **changed: object) -> tuple[Gate, ...]:
    return tuple(replace(gate, **changed) if gate.number == number else gate for gate in state.gates)


def _known(state: State, number: int) -> Gate:
    gate = state.gate(number)
    assert gate is not None, f"gate {number} is not in use"
    return gate


def _meeting_opened(state: State, event: ev.MeetingOpened) -> State:
    hands = tuple(event.hands[seat] for seat in state.seats)
    return replace(state, track=event.track, weather=event.weather, going=event.going, hands=hands, pile=event.pile)


def _field_drawn(state: State, event: ev.FieldDrawn) -> State:
    pairs = zip(event.horses, event.jockeys, strict=True)
    return replace(
        state,
        phase="pricing",
        race=event.race,
        gates=tuple(Gate(number, horse, jockey) for number, (horse, jockey) in enumerate(pairs, 1)),
        horse_pile=event.horse_pile,
        jockey_pile=event.jockey_pile,
        turns=0,
        passes=0,
        running=None,
        positions={},
    )


def _race_ready(state: State, event: ev.RaceReady) -> State:
    gates = tuple(Gate(number, "", "") for number in range(1, event.runners + 1))
    return replace(state, phase="pricing", race=event.race, gates=gates, running=None, positions={})


def _runner_entered(state: State, event: ev.RunnerEntered) -> State:
    entry = None if event.withdrawn else Entry(event.parts, event.form, event.price)
    return replace(state, gates=_gates(state, event.horse, entry=entry, owner=event.player, withdrawn=event.withdrawn))


def _market_opened(state: State, event: ev.MarketOpened) -> State:
    # Whose turn it is with printed cards is known at the table alone.
    return replace(state, opener=event.player, turn=None if state.printed else event.player)


def _turn_taken(state: State, player: int) -> State:
    return replace(state, turns=state.turns + 1, passes=0, turn=state.left_of(player))


def _price_set(state: State, event: ev.PriceSet) -> State:
    previous = _known(state, event.horse).price
    return replace(
        _turn_taken(state, event.player),
        hands=_without(state, event.player, event.card),
        gates=_gates(state, event.horse, price=event.card, owner=event.player),
        discard=state.discard if previous is None else (*state.discard, previous),
    )


def _special_played(state: State, event: ev.SpecialPlayed) -> State:
    after = replace(_turn_taken(state, event.player), hands=_without(state, event.player, event.card))
    if SPECIALS[event.card].stays:
        beside = _known(state, event.horse).specials
        return replace(after, gates=_gates(state, event.horse, specials=(*beside, event.card)))
    return replace(after, discard=(*state.discard, event.card))


def _horse_replaced(state: State, event: ev.HorseReplaced) -> State:
    pile = (*(card for card in state.horse_pile if card != event.card), event.previous)
    return replace(state, gates=_gates(state, event.horse, horse=event.card), horse_pile=pile)


def _jockey_replaced(state: State, event: ev.JockeyReplaced) -> State:
    pile = (*(card for card in state.jockey_pile if card != event.card), event.previous)
    return replace(state, gates=_gates(state, event.horse, jockey=event.card), jockey_pile=pile)


def _horses_swapped(state: State, event: ev.HorsesSwapped) -> State:
    one, other = _known(state, event.horse), _known(state, event.other)
    swapped = replace(state, gates=_gates(state, one.number, horse=other.horse))
    return replace(state, gates=_gates(swapped, other.number, horse=one.horse))


def _ground_softened(state: State, event: ev.GroundSoftened) -> State:
    return replace(state, going=event.going)


def _withdrawn(state: State, event: ev.Withdrawn) -> State:
    price = _known(state, event.horse).price
    return replace(
        state,
        gates=_gates(state, event.horse, withdrawn=True, price=None, owner=None),
        discard=state.discard if price is None else (*state.discard, price),
    )


def _bets_removed(state: State, event: ev.BetsRemoved) -> State:
    return replace(
        state,
        gates=_gates(state, event.horse, price=None, owner=None, specials=()),
        discard=(*state.discard, *_beside(_known(state, event.horse))),
    )


def _beside(gate: Gate) -> tuple[str, ...]:
    return gate.specials if gate.price is None else (gate.price, *gate.specials)


def _card_discarded(state: State, event: ev.CardDiscarded) -> State:
    hands = _without(state, event.player, event.card)
    return replace(_turn_taken(state, event.player), hands=hands, discard=(*state.discard, event.card))


def _passed(state: State, event: ev.Passed) -> State:
    return replace(_turn_taken(state, event.player), passes=state.passes + 1)


def _pile_refilled(state: State, event: ev.PileRefilled) -> State:
    return replace(state, pile=event.pile, discard=())


def _card_drawn(state: State, event: ev.CardDrawn) -> State:
    hand = (*state.hand(event.player), state.pile[0])
    return replace(state, hands=_hands(state, event.player, hand), pile=state.pile[1:])


def _unchanged(state: State, event: ev.LastMarket) -> State:
    return state


def _off(state: State, event: ev.Off) -> State:
    return replace(state, phase="race", turn=None, off=event.reason)


def _running(state: State, event: ev.Running) -> State:
    return replace(state, running=event.part, positions=event.positions)


def _finished(state: State, event: ev.Finished) -> State:
    won = dict.fromkeys(state.seats, 0)
    for runner in event.runners:
        if runner.owner is not None:
            won[runner.owner] += runner.points
    going = None if state.printed else state.going
    result = RaceResult(state.race, going, state.turns, state.off, event.ranks, event.runners, tuple(won.values()))
    return replace(state, running=None, results=(*state.results, result))


def _bookmaker_paid(state: State, event: ev.BookmakerPaid) -> State:
    at = state.seats.index(event.player)
    return replace(state, totals=(*state.totals[:at], event.total, *state.totals[at + 1 :]))


def _race_closed(state: State, event: ev.RaceClosed) -> State:
    beside = tuple(card for gate in state.gates for card in _beside(gate))
    return replace(state, gates=(), horse_pile=(), jockey_pile=(), discard=(*state.discard, *beside))


def _meeting_won(state: State, event: ev.MeetingWon) -> State:
    return replace(state, phase="finished", winners=event.winners)


_APPLY: dict[type[ev.Event], Callable[[State, Any], State]] = {
    ev.MeetingOpened: _meeting_opened,
    ev.FieldDrawn: _field_drawn,
    ev.RaceReady: _race_ready,
    ev.MarketOpened: _market_opened,
    ev.RunnerEntered: _runner_entered,
    ev.PriceSet: _price_set,
    ev.SpecialPlayed: _special_played,
    ev.HorseReplaced: _horse_replaced,
    ev.JockeyReplaced: _jockey_replaced,
    ev.HorsesSwapped: _horses_swapped,
    ev.GroundSoftened: _ground_softened,
    ev.Withdrawn: _withdrawn,
    ev.BetsRemoved: _bets_removed,
    ev.CardDiscarded: _card_discarded,
    ev.Passed: _passed,
    ev.PileRefilled: _pile_refilled,
    ev.CardDrawn: _card_drawn,
    ev.LastMarket: _unchanged,
    ev.Off: _off,
    ev.Running: _running,
    ev.Finished: _finished,
    ev.BookmakerPaid: _bookmaker_paid,
    ev.RaceClosed: _race_closed,
    ev.MeetingWon: _meeting_won,
}
