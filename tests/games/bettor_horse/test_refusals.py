"""What cannot be done is refused for the first reason of the list in the rules (section 9), and changes nothing."""

import random
from typing import Any

import pytest

from postparade.core.faults import Refusal
from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.game import BettorHorseSetup
from postparade.games.bettor_horse.rules.state import State
from tests.games.bettor_horse.strategy import GAME, new, played, take

RED, BLUE = ["red-b-1", "red-b-3", "red-b-4"], ["blue-b-1", "blue-b-3", "blue-b-4"]


def after(state: State, *actions: tuple[Any, int | None]) -> State:
    for action, seat in actions:
        events = GAME.decide(state, action, seat)
        assert not isinstance(events, Refusal), events
        for event in events:
            state = GAME.evolve(state, event)
    return state


def code(state: State, action: Any, seat: int | None) -> str:
    answer = GAME.decide(state, action, seat)
    assert isinstance(answer, Refusal), answer
    return answer.code


@pytest.mark.parametrize(
    ("cards", "bet", "wanted"),
    [
        (["red-a-1"], "win", "wrong_number_of_cards"),
        ("red", "win", "wrong_number_of_cards"),
        (None, "win", "wrong_number_of_cards"),
        ({"red-a-1": 1}, "win", "wrong_number_of_cards"),
        (["red-a-1", "red-a-1", "blue-a-1"], "place", "repeated_card"),
        ([["red-a-1"], ["red-a-1"], 3], "win", "repeated_card"),
        (["red-a-1", "blue-a-1", "red-a-2"], "place", "card_not_available"),
        (["red-a-1", "red-a-4", "red-a-2"], "win", "card_not_available"),
        ([1, 2, 3], "win", "card_not_available"),
        ([["red-a-1"], {}, 3], "win", "card_not_available"),
        (["red-a-1", "red-a-2", "red-a-3"], "place", "unknown_bet"),
        (["red-a-1", "red-a-2", "red-a-3"], ["win"], "unknown_bet"),
        (["red-a-1", "red-a-2", "red-a-3"], None, "unknown_bet"),
    ],
)
def test_a_commitment_is_refused_for_the_first_thing_that_is_wrong(cards: Any, bet: Any, wanted: str) -> None:
    assert code(new(2), act.Commit(cards, bet), 1) == wanted


def test_only_the_pair_of_the_round_locks_and_only_once() -> None:
    state = new(4)
    assert code(state, act.Commit(["green-a-1", "green-a-2", "green-a-3"], "win"), 3) == "not_in_this_round"
    state = after(state, (act.Commit(RED, "win"), 1))
    assert code(state, act.Commit([], "win"), 1) == "already_committed"
    assert code(state, act.FillIn(1), None) == "already_committed"
    assert code(state, act.FillIn(3), None) == "not_in_this_round"
    assert code(state, act.FillIn(9), None) == "unknown_seat"
    assert code(state, act.FillIn(2), 1) == "not_allowed"
    assert code(state, act.Commit(BLUE, "win"), None) == "not_allowed"


def test_every_phase_takes_its_own_actions_only() -> None:
    state = new(2, track_conditions=True)
    assert code(state, act.Cut("red-a-1"), 1) == "wrong_phase"
    assert code(state, act.Toss("wet"), 1) == "wrong_phase"
    assert code(state, act.Adjust(0), 1) == "no_adjustment_pending"
    state = after(state, (act.Commit(RED, "win"), 1), (act.Commit(BLUE, "lose"), 2))
    assert state.phase == "track"
    assert code(state, act.Commit(RED, "win"), 1) == "wrong_phase"
    assert code(state, act.Toss("wet"), 1) == "wrong_phase"
    assert code(state, act.Adjust(0), 1) == "no_adjustment_pending"
    assert code(state, act.Cut("red-b-1"), 2) == "not_the_cutter"
    assert code(state, act.Cut("red-b-1"), 1) == "card_not_available"
    assert code(state, act.Cut(["red-a-1"]), None) == "card_not_available"
    state = after(state, (act.Cut("red-a-1"), 1))
    assert state.phase == "adjust"
    assert code(state, act.Cut("red-a-2"), 1) == "wrong_phase"
    for by in (2, True, "1", None, 1.0, [1]):
        assert code(state, act.Adjust(by), 1) == "adjustment_out_of_range"
    assert code(state, act.Adjust(0), None) == "no_adjustment_pending"
    state = after(state, (act.Adjust(1), 1))
    assert code(state, act.Adjust(1), 1) == "no_adjustment_pending"
    assert after(state, (act.FillIn(2), None)).round.lanes[0].speeds == (2, 1)


def test_a_cut_does_not_belong_to_a_duel_nor_a_coin_to_a_round() -> None:
    rng, seed = random.Random(), 0
    while True:
        rng.seed(seed)
        state = played(new(2, track_conditions=True), rng, 1000)
        if state.contenders:
            break
        seed += 1
    rng.seed(seed)
    state = new(2, track_conditions=True)
    while state.round.kind != "sudden-death" or state.phase != "track":
        state = played(state, rng, 1)
    assert code(state, act.Cut(state.full_deck(1)[0]), state.round.pair[0]) == "wrong_phase"
    assert code(state, act.Toss("muddy"), None) == "unknown_condition"
    assert code(state, act.Toss(["wet"]), None) == "unknown_condition"
    assert code(state, act.Toss("wet"), state.round.pair[1]) == "not_the_cutter"
    assert after(state, (act.Toss("dry"), None)).phase != "track"


def test_nothing_is_possible_after_the_end() -> None:
    state = played(new(2), random.Random(1), 1000)
    for action in (act.Commit(RED, "win"), act.Cut("red-a-1"), act.Toss("wet"), act.Adjust(9), act.FillIn(1)):
        for seat in (None, 1, 9):
            assert code(state, action, seat) == "game_over"


@pytest.mark.parametrize("seats", [(), (1,), (1, 2, 3), tuple(range(1, 10)), tuple(range(1, 13))])
def test_only_even_tables_up_to_eight_play(seats: tuple[int, ...]) -> None:
    answer = GAME.new(BettorHorseSetup(seats=seats))
    assert isinstance(answer, Refusal)
    assert answer.code == "player_count"


@pytest.mark.parametrize("seats", [(1, 1), (0, 2), (-1, 3)])
def test_seats_are_different_numbers_from_one(seats: tuple[int, ...]) -> None:
    answer = GAME.new(BettorHorseSetup(seats=seats))
    assert isinstance(answer, Refusal)
    assert answer.code == "bad_setup"


def test_seats_may_have_gaps_and_keep_their_numbers() -> None:
    state = GAME.new(BettorHorseSetup(seats=(2, 5, 9, 12)))
    assert isinstance(state, State)
    assert state.round.pair == (2, 5)
    assert [state.colour(seat) for seat in (2, 5, 9, 12)] == ["red", "blue", "green", "yellow"]
    assert set(GAME.accounts(state)) == {f"{kind} {seat}" for kind in ("seat", "deck") for seat in (2, 5, 9, 12)} | {
        "pool"
    }


@pytest.mark.parametrize(
    ("bets", "speeds", "wanted"),
    [
        (["win"], [1] * 6, "unknown_bet"),
        (["win", "place"], [1] * 6, "unknown_bet"),
        ("win", [1] * 6, "unknown_bet"),
        (["win", "win"], [1] * 5, "wrong_number_of_cards"),
        (["win", "win"], None, "wrong_number_of_cards"),
        (["win", "win"], [1, 2, 3, 4, 5, 10], "speed_out_of_range"),
        (["win", "win"], [1, 2, 3, 4, 5, -1], "speed_out_of_range"),
        (["win", "win"], [1, 2, 3, 4, 5, True], "speed_out_of_range"),
        (["win", "win"], [1, 2, 3, 4, 5, "6"], "speed_out_of_range"),
    ],
)
def test_entries_from_printed_cards_are_checked(bets: Any, speeds: Any, wanted: str) -> None:
    state = new(2, cards="physical")
    assert code(state, act.Enter(bets, speeds), None) == wanted


def test_printed_and_dealt_cards_are_not_mixed() -> None:
    assert code(new(2, cards="physical"), act.Commit(RED, "win"), 1) == "wrong_phase"
    assert code(new(2), act.Enter(["win", "win"], [1] * 6), None) == "wrong_phase"
    assert code(new(4, cards="physical"), act.Enter(["win", "win"], [1] * 6), 3) == "not_in_this_round"


def test_printed_cards_race_by_what_was_entered() -> None:
    state = new(2, cards="physical")
    events = take(state, act.Enter(["win", "win"], [5, 3, 2, 2, 9, 0]), 2, random.Random(0))
    state = after(state, (act.Enter(["win", "win"], [5, 3, 2, 2, 9, 0]), 2))
    assert GAME.status(state).purses == {1: 6, 2: 0}
    runs = [event.at for event in events if isinstance(event, ev.LaneRun)]
    assert runs == [(100, 60), (100, 100), (100, 0)]
