"""What only Hold Your Horses does."""

from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal, EndSession, TopUp
from postparade.games.dice_race.rules.state import State
from postparade.games.hold_your_horses.rules.game import HoldYourHorses, HoldYourHorsesSetup
from postparade.rules.actions import Join, Leave, Roll
from tests.games.dice_race.test_physical_cards import play

GAME = HoldYourHorses()
LEVEL = {seat: [rank for rank in range(2, 13) for _ in range(2)] for seat in (1, 2)}


def new(seats: tuple[int, ...] = (1, 2), **options: Any) -> State:
    state = GAME.new(HoldYourHorsesSetup(seats=seats, **options))
    assert isinstance(state, State)
    return state


def a_race(state: State, hands: dict[int, list[int]]) -> State:
    state = play(GAME, state, Deal(hands=hands))
    for faces in ((3, 4), (3, 3), (4, 4), (2, 3)):
        state = play(GAME, state, Roll(faces))
    while state.phase == "race":
        state = play(GAME, state, Roll((1, 1)))
    return state


@pytest.mark.parametrize(("players", "each", "box"), [(7, 8, 4), (8, 7, 4), (9, 6, 6), (11, 5, 5), (12, 5, 0)])
def test_sixty_tokens_are_divided_evenly_and_the_rest_waits_in_the_box(players: int, each: int, box: int) -> None:
    state = new(tuple(range(1, players + 1)))
    assert set(state.chips) == {each}
    assert state.box == box


@pytest.mark.parametrize("options", [{"races": 0}, {"races": 100}, {"tokens": 1}])
def test_impossible_numbers_are_refused(options: dict[str, int]) -> None:
    refusal = GAME.new(HoldYourHorsesSetup(seats=(1, 2), **options))  # type: ignore[arg-type] # one option at a time
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_setup"


def test_the_session_ends_by_itself_only() -> None:
    refusal = GAME.decide(a_race(new(), LEVEL), EndSession(), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "wrong_phase"


def test_equal_scores_share_the_victory() -> None:
    state = a_race(new(races=1), LEVEL)
    assert state.phase == "game_over"
    assert state.result is not None
    assert state.result.winners == (1, 2)


def test_equal_scores_race_once_more_under_the_tie_break_and_then_share() -> None:
    state = a_race(new(races=1, tie_break=True), LEVEL)
    assert state.phase == "finished"
    state = a_race(state, LEVEL)
    assert state.phase == "game_over"
    assert state.race == 2


def test_a_refused_deal_shares_nothing_out() -> None:
    state = a_race(new(), LEVEL)
    assert isinstance(GAME.decide(state, Deal(deck=[2]), None), Refusal)
    dealt = play(GAME, state, Deal(hands=LEVEL))
    assert len(set(dealt.chips)) == 1
    assert dealt.scores == state.scores


def test_a_newcomer_before_the_first_race_gets_an_even_share() -> None:
    state = play(GAME, new((1, 3, 4)), Join(2))
    assert state.players == (1, 2, 3, 4)
    assert state.chips == (15, 15, 15, 15)
    assert play(GAME, state, TopUp(1, 10)).chips == (17, 17, 17, 17)
    left = play(GAME, state, Leave(3))
    assert left.chips == (20, 20, 20)
    assert GAME.missing(left) == 0
    assert GAME.issued(left) == 60


def test_a_later_newcomer_gets_a_share_at_the_next_deal() -> None:
    state = play(GAME, a_race(new(), LEVEL), Join(7))
    assert state.chips[-1] == 0
    dealt = play(GAME, state, GAME.prepare(state, Deal(), None, list))
    assert len(set(dealt.chips)) == 1
