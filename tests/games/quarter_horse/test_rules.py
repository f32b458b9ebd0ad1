"""What only Quarter Horse does."""

import pytest

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal, TopUp
from postparade.games.dice_race.rules.state import State
from postparade.games.quarter_horse.rules.game import QuarterHorse, QuarterHorseSetup
from postparade.rules.actions import Join, Leave, Roll
from postparade.rules.viewer import TABLE
from tests.games.dice_race.test_physical_cards import play

GAME = QuarterHorse()


def new(**options: object) -> State:
    state = GAME.new(QuarterHorseSetup(seats=(1, 2, 3), **options))  # type: ignore[arg-type] # any option of the setup
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"board": "pony"}, "no board 'pony'"),
        ({"lanes": {2: 3}}, "all horses"),
        ({"lanes": dict.fromkeys(range(2, 13), 0)}, "between 1 and 99"),
        ({"scratch_values": (1, 2, 3)}, "4 scratch values"),
        ({"scratch_values": (0, 2, 3, 4)}, "4 scratch values"),
        ({"dealer": 9}, "seat 9 is not at the table"),
        ({"balances": {1: 5}}, "every seat exactly once"),
        ({"chips": -1}, "less than no chips"),
        ({"pot": -1}, "less than no chips"),
    ],
)
def test_an_unusable_setup_is_refused_in_words(options: dict[str, object], why: str) -> None:
    refusal = GAME.new(QuarterHorseSetup(seats=(1, 2, 3), **options))  # type: ignore[arg-type] # wrong on purpose
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_setup"
    assert why in refusal.sentence


@pytest.mark.parametrize("seats", [(), (1,), tuple(range(1, 14)), (1, 1), (0, 1)])
def test_only_two_to_twelve_different_seats_can_play(seats: tuple[int, ...]) -> None:
    assert isinstance(GAME.new(QuarterHorseSetup(seats=seats)), Refusal)


def test_the_deal_travels_left_and_left_of_the_dealer_rolls_first() -> None:
    state = new(dealer=2, board="double")
    first = play(GAME, state, GAME.prepare(state, Deal(), None, list))
    assert (first.opener, first.turn) == (2, 3)
    while first.phase != "finished":
        first = play(GAME, first, Roll((1, 1) if first.phase == "race" else (first.rolls % 6 + 1, 6)))
    second = play(GAME, first, GAME.prepare(first, Deal(), None, list))
    assert (second.opener, second.turn) == (3, 1)
    awaited = [GAME.view(one, TABLE).next_dealer for one in (state, first, second)]
    assert awaited == [2, 3, None], "everybody sees whose deal they wait for"


def test_chips_bought_by_a_player_raise_what_is_issued_by_as_many() -> None:
    state = play(GAME, new(), TopUp(2, 25), Join(7, 40), Leave(1))
    assert state.players == (2, 3, 7)
    assert state.chips == (75, 50, 40)
    assert GAME.missing(state) == 0
    assert GAME.issued(state) == 165


def test_seats_and_chips_change_between_races_only() -> None:
    state = play(GAME, new(), Deal(deck=list(range(2, 13)) * 4))
    for action in (Join(7, 40), Leave(1), TopUp(1, 5)):
        refusal = GAME.decide(state, action, None)
        assert isinstance(refusal, Refusal)
        assert refusal.code == "wrong_phase"


def test_the_last_two_players_cannot_leave() -> None:
    state = play(GAME, new(), Leave(1))
    refusal = GAME.decide(state, Leave(2), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "too_few_players"


def test_when_the_dealer_leaves_the_next_seat_deals() -> None:
    state = new(dealer=2, board="double")
    state = play(GAME, state, GAME.prepare(state, Deal(), None, list))
    while state.phase != "finished":
        state = play(GAME, state, Roll((1, 1) if state.phase == "race" else (state.rolls % 6 + 1, 6)))
    state = play(GAME, state, Leave(2))
    assert GAME.opening(state)[0] == 3
