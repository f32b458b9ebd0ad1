"""What the dice races promise beyond every game, shown on random play."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Declare, EndSession, Settle, TopUp
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.contract import AnyGame
from postparade.rules.registry import GAMES
from postparade.simulator.players import SimulatedGame

EVERY_GAME = pytest.mark.parametrize("game", [GAMES["quarter-horse"], GAMES["hold-your-horses"]])
SEEDS = st.integers(0, 2**32 - 1)


def an_evening(game: AnyGame, players: int, seed: int, cards: str, **options: Any) -> SimulatedGame:
    return SimulatedGame(game, players, random.Random(seed), cards=cards, board="short", **options)


@EVERY_GAME
@given(seed=SEEDS, players=st.integers(2, 6))
@settings(max_examples=20, deadline=None)
def test_between_two_deals_cards_only_leave_hands_by_being_discarded_for_a_scratch(
    game: AnyGame, seed: int, players: int
) -> None:
    evening = an_evening(game, players, seed, "dealt")
    evening.act()
    assert game.cards(evening.state) == 44
    while evening.state.phase in ("scratch", "race"):
        held = game.cards(evening.state)
        discarded = sum(event.cards for event in evening.act() if getattr(event, "reason", None) == "scratch")
        assert game.cards(evening.state) == held - discarded


@EVERY_GAME
@pytest.mark.parametrize("players", [2, 4, 12])
def test_a_seat_cannot_roll_out_of_turn_nor_answer_for_another(game: AnyGame, players: int) -> None:
    evening = an_evening(game, players, 5, "physical")
    evening.act()
    turn = evening.state.turn
    other = next(number for number in evening.seats if number != turn)
    refusal = game.decide(evening.state, Roll((3, 4)), other)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not_your_turn"
    evening.apply(Roll((3, 4)), turn)
    for_another = game.decide(evening.state, Declare(1, 7, 2), 2)
    assert isinstance(for_another, Refusal)
    assert for_another.code == "not_your_seat"
    for house_only in (EndSession(), TopUp(1, 5), Leave(1), Join(12, 5), Settle(7)):
        answer = game.decide(evening.state, house_only, 1)
        assert isinstance(answer, Refusal)
        assert answer.code == "not_allowed"


@EVERY_GAME
def test_the_race_value_agrees_with_the_state(game: AnyGame) -> None:
    evening = an_evening(game, 4, 11, "dealt")
    for _ in range(200):
        race = game.race(evening.state)
        assert [lane.position for lane in race.lanes] == list(evening.state.positions)
        assert {lane.number for lane in race.lanes if lane.scratched} == set(evening.state.scratched)
        assert race.running == (evening.state.phase == "race")
        assert race.finished == (evening.state.winner is not None)
        evening.act()
        if game.over(evening.state):
            break
