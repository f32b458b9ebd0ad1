"""Players who choose at random among everything that is legal, and the table between them."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from postparade.core.faults import Refusal
from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.game import BettorHorse, BettorHorseSetup
from postparade.games.bettor_horse.rules.state import State

GAME = BettorHorse()


def new(players: int, **options: Any) -> State:
    """A fresh game of ``players`` seats, 1 upwards."""
    state = GAME.new(BettorHorseSetup(seats=tuple(range(1, players + 1)), **options))
    assert isinstance(state, State)
    return state


def shuffler(rng: random.Random) -> Callable[[Any], list[Any]]:
    """A shuffler that draws from ``rng``."""
    return lambda items: rng.sample(list(items), len(items))


def legal(state: State, rng: random.Random) -> tuple[Any, int | None]:
    """A random legal action and who takes it; now and then the house fills in for somebody."""
    now = state.round
    if state.printed:
        speeds = [rng.randint(0, 9) for _ in range(2 * now.size)]
        return act.Enter([rng.choice(deck.BETS) for _ in now.pair], speeds), rng.choice((None, *now.pair))
    seat = rng.choice(state.waiting)
    if state.phase == "track":
        sudden = now.duel
        return (act.Toss() if sudden else act.Cut()), rng.choice((None, seat))
    if rng.random() < 0.1:
        return act.FillIn(seat), None
    if state.phase == "adjust":
        return act.Adjust(rng.choice((-1, 0, 1))), seat
    return act.Commit(rng.sample(state.available(seat), now.size), rng.choice(deck.BETS)), seat


def take(state: State, action: Any, seat: int | None, rng: random.Random) -> tuple[ev.Event, ...]:
    """The events of a legal action, with its chance drawn."""
    events = GAME.decide(state, GAME.prepare(state, action, seat, shuffler(rng)), seat)
    assert not isinstance(events, Refusal), (action, seat, events)
    return events


def steps(state: State, rng: random.Random) -> Iterator[tuple[State, ev.Event, State]]:
    """A whole random game from ``state``: the state before each event, the event, the state after it."""
    while not GAME.over(state):
        action, seat = legal(state, rng)
        for event in take(state, action, seat, rng):
            before, state = state, GAME.evolve(state, event)
            yield before, event, state


def played(state: State, rng: random.Random, actions: int) -> State:
    """``state`` after so many random actions, or at the end of the game."""
    for _ in range(actions):
        if GAME.over(state):
            break
        action, seat = legal(state, rng)
        for event in take(state, action, seat, rng):
            state = GAME.evolve(state, event)
    return state
