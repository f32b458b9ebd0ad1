"""House rule: the pool that no final bet has won is raced for."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.game import BettorHorse, BettorHorseSetup
from postparade.games.bettor_horse.rules.state import State
from postparade.rules.viewer import TABLE, seat
from postparade.simulator.players import SimulatedGame
from tests.games.bettor_horse.strategy import GAME
from tests.games.bettor_horse.test_endings import run_round

RIGHT, WRONG = ("win", "draw"), ("lose", "draw")
"""Bets of which that of the first-named seat is right, and none: the first-named seat always wins."""


def finals(players: int, cards: int = 10, **options: Any) -> State:
    """The first final is called, with the first ``cards`` of the deck of seat 1 in the pool."""
    options.setdefault("race_for_pool", True)
    state = GAME.new(BettorHorseSetup(seats=tuple(range(1, players + 1)), **options))
    assert isinstance(state, State)
    pool = state.full_deck(1)[:cards]
    unraced = tuple(tuple(card for card in state.full_deck(one) if card not in pool) for one in state.players)
    number, slot = next((at, one) for at, one in enumerate(state.slots, 1) if one.kind in ("final", "final-1"))
    pair = (state.players[slot.first], state.players[slot.second])
    state = replace(state, pool=pool, unraced=unraced)
    return GAME.evolve(state, ev.RoundCalled(number, pair, slot.kind, 1))


def nobody_right(players: int, **options: Any) -> State:
    """All finals are run, and nobody was right in any."""
    state = finals(players, **options)
    while state.round.kind.startswith("final") and state.result is None:
        state, _ = run_round(state, WRONG)
    return state


def rounds(state: State, *bets: tuple[str, str]) -> tuple[State, list[Any]]:
    told: list[Any] = []
    for both in bets:
        state, events = run_round(state, both)
        told += events
    return state, told


@pytest.mark.parametrize("players", deck.SEAT_COUNTS)
def test_without_the_rule_the_pool_stays_unclaimed(players: int) -> None:
    state = nobody_right(players, race_for_pool=False)
    assert state.settled
    assert state.round.kind == "sudden-death"
    assert len(state.pool) > 10


@pytest.mark.parametrize("players", deck.SEAT_COUNTS)
def test_every_seat_races_once_from_its_whole_deck(players: int) -> None:
    state = nobody_right(players)
    before = state.pool
    met: list[int] = []
    while state.round.kind == "pool-race" and state.result is None:
        met += state.round.pair
        assert state.round.size == 3
        assert all(state.available(one) == state.full_deck(one) for one in state.round.pair)
        assert GAME.status(state).races == len(state.slots) + players // 2
        state, _ = run_round(state, RIGHT)
    assert met == list(state.players)
    won = players // 2
    assert [len(purse) for purse in state.purses] == [len(before) // won if at % 2 == 0 else 0 for at in range(players)]
    assert state.pool == before[len(before) // won * won :]
    assert GAME.missing(state) == 0


def test_a_sole_winner_of_the_bet_takes_the_pool_and_the_game() -> None:
    state = nobody_right(2)
    pool = state.pool
    events: list[Any]
    state, events = run_round(state, ("draw", "lose"))
    (settled,) = (event for event in events if isinstance(event, ev.PoolSettled))
    assert (settled.shares, settled.to, settled.unclaimed) == ((2,), {2: pool}, ())
    assert [(one.source, one.target, one.amount) for one in GAME.transfers(nobody_right(2), settled)] == [
        ("pool", "seat 2", len(pool))
    ]
    assert state.result is not None
    assert state.result.winners == (2,)
    assert state.result.unclaimed == 0


def test_cards_that_were_raced_for_the_pool_change_no_place() -> None:
    state = nobody_right(2)
    unraced = state.unraced
    state, _ = run_round(state, WRONG)
    assert state.unraced == unraced
    assert GAME.cards(state) == 48


def test_all_race_again_if_no_bet_was_right_until_the_pool_goes_unclaimed_after_ten_times() -> None:
    state = nobody_right(4)
    attempts = [state.pool_races]
    pool = state.pool
    while state.round.kind == "pool-race":
        state, events = rounds(state, WRONG, WRONG)
        attempts += [event.attempt for event in events if isinstance(event, ev.PoolRaceCalled)]
    assert attempts == list(range(1, deck.DUELS_AT_MOST + 1))
    assert state.pool == pool
    assert state.settled
    assert state.round.kind == "sudden-death"


def test_a_pool_that_is_won_or_empty_is_not_raced_for() -> None:
    state, _ = run_round(finals(2), RIGHT)
    assert state.result is not None
    empty = replace(finals(2, cards=0), pool=())
    state, events = run_round(empty, ("win", "lose"))
    assert not [event for event in events if isinstance(event, ev.PoolRaceCalled)]


def test_a_coin_decides_the_track_of_a_race_for_the_pool() -> None:
    state = finals(2, track_conditions=True)
    for kind in ("final", "pool-race"):
        assert state.round.kind == kind
        for one, bet in zip(state.round.pair, WRONG, strict=True):
            cards = sorted(state.available(one), key=lambda card: deck.card(card).speed)
            chosen = cards[-state.round.size :] if one == 1 else cards[: state.round.size]
            for event in _decided(state, act.Commit(list(chosen), bet), one):
                state = GAME.evolve(state, event)
        assert state.phase == "track"
        if kind == "pool-race":
            assert [type(choice.action) for choice in GAME.choices(state, seat(1))] == [act.Toss]
            refusal = GAME.decide(state, GAME.prepare(state, act.Cut(), 1, list), 1)
            assert isinstance(refusal, Refusal)
            return
        going: Any = act.Cut(next(card for card in state.cuttable() if deck.card(card).back == "dry"))
        for event in _decided(state, going, 1):
            state = GAME.evolve(state, event)


def _decided(state: State, action: Any, one: int) -> tuple[Any, ...]:
    events = GAME.decide(state, action, one)
    assert not isinstance(events, Refusal), events
    return events


def test_the_view_marks_a_duel_outside_the_schedule() -> None:
    view = GAME.view(nobody_right(4), TABLE)
    assert (view.round.kind, view.round.duel, view.rounds) == ("pool-race", True, 20)


@pytest.mark.parametrize("players", [2, 4])
def test_nearly_every_pool_finds_an_owner(players: int) -> None:
    """Without the rule nobody wins the pool in 37 to 46 % of games of two; every card stays accounted for."""
    left = []
    for rule in (False, True):
        evening = SimulatedGame(BettorHorse(), players, random.Random(5), race_for_pool=rule)
        unclaimed = 0
        for _ in range(60):
            evening.restart()
            while evening.state.result is None:
                settled = [event for event in evening.act() if isinstance(event, ev.PoolSettled)]
                unclaimed += any(event.pool and not event.shares for event in settled)
        assert evening.tally.conserved
        left.append(unclaimed)
    assert left[1] == 0
    assert players > 2 or left[0] > 10
