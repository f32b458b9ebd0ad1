"""Physical cards: the table asks, knows when all four are found, and settles."""

from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal, Declare, Settle
from postparade.games.dice_race.rules.state import State
from postparade.rules.actions import Roll
from postparade.rules.contract import AnyGame
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, seat

DICE_RACES = ("quarter-horse", "hold-your-horses")
EVERY_GAME = pytest.mark.parametrize("game", [GAMES[name] for name in DICE_RACES], ids=DICE_RACES)


def play(game: AnyGame, state: State, *actions: Any) -> State:
    for action in actions:
        events = game.decide(state, action, None)
        assert not isinstance(events, Refusal), events
        for event in events:
            state = game.evolve(state, event)
    return state


def opened(game: AnyGame, players: int = 3, **options: Any) -> State:
    setup = game.setup_type(seats=tuple(range(1, players + 1)), cards="physical", board="double", **options)
    state = game.new(setup)
    assert isinstance(state, State)
    return play(game, state, Deal())


@EVERY_GAME
def test_nobody_pays_before_the_cards_are_counted(game: AnyGame) -> None:
    state = play(game, opened(game), Roll((3, 4)))
    assert state.pot == 0
    assert state.question is not None
    assert state.question.horse == 7
    refusal = game.decide(state, Roll((1, 1)), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "count_first"


@EVERY_GAME
def test_the_fourth_card_settles_and_seats_that_did_not_answer_hold_none(game: AnyGame) -> None:
    before = play(game, opened(game), Roll((3, 4)), Declare(1, 7, 3))
    assert before.question is not None
    assert before.question.found == 3
    after = play(game, before, Declare(2, 7, 1))
    assert after.question is None
    value = after.scratch_values[0]
    assert after.pot == 4 * value
    assert [was - now for was, now in zip(before.chips, after.chips, strict=True)] == [3 * value, value, 0]


@EVERY_GAME
def test_an_answer_can_be_corrected_while_the_question_is_open(game: AnyGame) -> None:
    state = play(game, opened(game), Roll((3, 4)), Declare(1, 7, 3), Declare(1, 7, 1))
    assert state.question is not None
    assert state.question.found == 1
    refusal = game.decide(state, Declare(2, 7, 4), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "too_many_cards"


@EVERY_GAME
def test_the_host_may_go_on_with_a_card_missing_once_everybody_has_answered(game: AnyGame) -> None:
    state = play(game, opened(game), Roll((3, 4)), Declare(1, 7, 2), Declare(2, 7, 0))
    refusal = game.decide(state, Settle(7), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not_all_counted"
    state = play(game, state, Declare(3, 7, 1))
    assert state.question is not None
    assert any(choice.action == Settle(7) for choice in game.choices(state, HOST))
    assert not any(choice.action == Settle(7) for choice in game.choices(state, seat(1)))
    state = play(game, state, Settle(7))
    assert state.pot == 3 * state.scratch_values[0]


@EVERY_GAME
def test_the_fourth_scratch_starts_the_race_after_its_count_and_the_winner_is_paid_after_his(game: AnyGame) -> None:
    state = opened(game)
    for faces in ((3, 4), (3, 3), (4, 4), (2, 3)):
        state = play(game, state, Roll(faces), Declare(1, sum(faces), 4))
    assert state.phase == "race"
    state = play(game, state, Roll((1, 1)), Roll((1, 1)))
    assert state.phase == "finished"
    pot = state.pot
    refusal = game.decide(state, Deal(), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "count_first"
    purse = state.chips[1]
    state = play(game, state, Declare(2, 2, 4))
    assert state.chips[1] == purse + pot - state.pot
    assert state.pot == pot % 4
    assert play(game, state, Deal()).race == 2


def test_after_the_last_count_hold_your_horses_knows_its_winner() -> None:
    game = GAMES["hold-your-horses"]
    state = opened(game, races=1)
    for faces in ((3, 4), (3, 3), (4, 4), (2, 3)):
        state = play(game, state, Roll(faces), Declare(1, sum(faces), 4))
    state = play(game, state, Roll((1, 1)), Roll((1, 1)), Declare(3, 2, 3), Declare(2, 2, 1))
    assert state.phase == "game_over"
    assert state.result is not None
    assert state.result.winners == (3,)
