"""House rules of the dice races: ante, a purse for the roller of the winner, an even deal, a board of your own."""

from typing import Any

import pytest
from msgspec import convert, to_builtins

from postparade.core.faults import Refusal
from postparade.games.dice_race.rules import events as ev
from postparade.games.dice_race.rules.actions import Deal, Declare, Settle
from postparade.games.dice_race.rules.state import State
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.rules.contract import AnyGame, boards_of
from postparade.rules.viewer import TABLE
from tests.games.dice_race.test_physical_cards import EVERY_GAME, play
from tests.games.dice_race.usual import HORSES

IN_FOUR_ROLLS = ((1, 2), (1, 3), (1, 4), (1, 5))


def new(game: AnyGame, players: int = 3, **options: Any) -> State:
    state = game.new(game.setup_type(seats=tuple(range(1, players + 1)), **options))
    assert isinstance(state, State)
    return state


def dealt(game: AnyGame, players: int = 3, **options: Any) -> State:
    state = new(game, players, **options)
    return play(game, state, game.prepare(state, Deal(), None, list))


def decided(game: AnyGame, state: State, action: Any) -> tuple[Any, ...]:
    events = game.decide(state, action, None)
    assert not isinstance(events, Refusal)
    return events


def before_the_line(game: AnyGame, **options: Any) -> State:
    """A race in which 3 to 6 are scratched and any roll of two ones wins."""
    state = play(game, dealt(game, board=(1,) * len(HORSES), **options), *map(Roll, IN_FOUR_ROLLS))
    assert state.phase == "race"
    return state


def test_house_rules_are_off_by_default() -> None:
    for game in EVERY_GAME.args[1]:
        offered = [option for option in game.offer().options if option.house_rule]
        assert [option.name for option in offered] == ["ante", "roller_purse", "even_deal"]
        plain = new(game)
        assert new(game, **{option.name: option.default for option in offered}) == plain
        assert (plain.ante, plain.roller_purse, plain.even_deal) == (0, 0, False)


@EVERY_GAME
def test_everybody_pays_the_ante_into_the_pot_of_the_race_that_was_dealt(game: AnyGame) -> None:
    state = new(game, ante=2)
    events = decided(game, state, game.prepare(state, Deal(), None, list))
    assert [type(event) for event in events] == [ev.Dealt, *[ev.AntePaid] * 3]
    after = play(game, state, game.prepare(state, Deal(), None, list))
    assert after.pot == 6
    assert [was - now for was, now in zip(state.chips, after.chips, strict=True)] == [2, 2, 2]
    assert [one.reason for event in events for one in game.transfers(state, event)] == ["ante"] * 3


def test_a_seat_short_of_the_ante_pays_what_it_has_and_plays_on() -> None:
    game = EVERY_GAME.args[1][0]
    state = new(game, ante=5, balances={1: 40, 2: 5, 3: 40})
    state = play(game, state, game.prepare(state, Deal(), None, list))
    assert state.chips[1] == 0
    for faces in IN_FOUR_ROLLS:
        state = play(game, state, Roll(faces))
    while state.phase == "race":
        state = play(game, state, Roll((1, 1)))
    broke = state.chips.index(min(state.chips))
    poor = play(game, state, game.prepare(state, Deal(), None, list))
    anted = decided(game, state, game.prepare(state, Deal(), None, list))
    paid = {event.player: event.paid for event in anted if isinstance(event, ev.AntePaid)}
    assert paid == dict(zip(state.players, (min(5, chips) for chips in state.chips), strict=True))
    assert poor.chips[broke] == max(0, state.chips[broke] - 5)
    assert poor.hands is not None
    assert sum(poor.hands[broke]) > 0
    assert game.missing(poor) == 0


def test_tokens_are_shared_out_again_before_the_ante() -> None:
    game = EVERY_GAME.args[1][1]
    state = before_the_line(game, ante=3)
    state = play(game, state, Roll((1, 1)))
    after = play(game, state, game.prepare(state, Deal(), None, list))
    each = (60 - state.pot) // 3
    assert after.chips == (each - 3,) * 3
    assert after.pot == state.pot + 9


@EVERY_GAME
def test_whoever_rolls_the_winner_home_takes_a_purse_before_the_cards_share_the_rest(game: AnyGame) -> None:
    state = before_the_line(game, roller_purse=7)
    roller = state.turn
    events = decided(game, state, Roll((1, 1)))
    kinds = [type(event) for event in events]
    assert kinds[2:4] == [ev.Finished, ev.RollerPaid]
    assert events[2].pot == state.pot
    assert (events[3].player, events[3].due, events[3].paid) == (roller, 7, 7)
    paid = sum(event.amount for event in events if isinstance(event, ev.PaidOut))
    carried = next(event.amount for event in events if isinstance(event, ev.Carried))
    assert paid + carried == state.pot - 7
    after = play(game, state, Roll((1, 1)))
    assert roller in game.status(after).paid
    at = state.seat_index(roller or 0)
    own = sum(event.amount for event in events if isinstance(event, ev.PaidOut) and event.player == roller)
    assert after.scores[at] == own + 7, "a purse is won, and counts where what is won decides"
    assert next(one.reason for event in events for one in game.transfers(state, event)) == "roller's purse"
    assert game.missing(after) == 0
    assert game.view(after, TABLE).roller_paid == events[3]


def test_a_pot_that_is_smaller_than_the_purse_pays_all_it_has() -> None:
    game = EVERY_GAME.args[1][1]
    poor = before_the_line(game, tokens=3, roller_purse=16)
    assert 0 < poor.pot < 16
    events = decided(game, poor, Roll((1, 1)))
    (purse,) = (event for event in events if isinstance(event, ev.RollerPaid))
    assert (purse.due, purse.paid) == (16, poor.pot)
    assert all(event.amount == 0 for event in events if isinstance(event, ev.PaidOut))


@pytest.mark.parametrize("players", range(2, 13))
@EVERY_GAME
def test_an_even_deal_leaves_the_odd_cards_to_the_pot(game: AnyGame, players: int) -> None:
    state = dealt(game, players, even_deal=True)
    assert state.hands is not None
    assert {sum(hand) for hand in state.hands} == {44 // players}
    assert sum(state.pot_cards) == 44 % players
    together = [sum(counts) for counts in zip(state.pot_cards, *state.hands, strict=True)]
    assert together == [4] * len(HORSES)
    assert game.cards(state) == 44


@EVERY_GAME
def test_winnings_of_the_pots_own_cards_stay_in_the_pot(game: AnyGame) -> None:
    state = new(game, 5, even_deal=True, cards="recorded", board=(1,) * len(HORSES))
    deck = [*(rank for rank in DECK if rank != 2), 2, 2, 2, 2]
    deck[0], deck[40] = deck[40], deck[0]  # one 2 in a hand, three among the four cards left over
    state = play(game, state, game.prepare(state, Deal(deck=deck), None, list), *map(Roll, IN_FOUR_ROLLS))
    assert state.pot_cards[0] == 3
    while state.phase == "race":
        pot = state.pot
        state = play(game, state, Roll((1, 1)))
    (payout,) = state.payouts
    assert payout.amount == pot // 4
    assert state.pot == pot - pot // 4


@EVERY_GAME
def test_nobody_pays_for_cards_of_the_pot(game: AnyGame) -> None:
    state = dealt(game, 5, even_deal=True)
    horse = next(rank for rank, count in zip(HORSES, state.pot_cards, strict=True) if count)
    faces = (1, horse - 1) if horse < 8 else (6, horse - 6)
    after = play(game, state, Roll(faces))
    assert after.pot == state.scratch_values[0] * (4 - state.pot_cards[horse - 2])


@EVERY_GAME
def test_hands_that_were_dealt_elsewhere_must_be_even_too(game: AnyGame) -> None:
    state = new(game, even_deal=True, cards="recorded")
    uneven = {1: list(DECK[:15]), 2: list(DECK[15:30]), 3: list(DECK[30:44])}
    refusal = game.decide(state, Deal(hands=uneven), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_hands"
    assert "15 cards instead of 14" in refusal.sentence
    even = {seat: cards[:14] for seat, cards in uneven.items()}
    assert sum(play(game, state, Deal(hands=even)).pot_cards) == 2


@EVERY_GAME
def test_printed_cards_that_nobody_holds_are_those_of_the_pot_up_to_the_number_left_over(game: AnyGame) -> None:
    state = new(game, 5, even_deal=True, cards="physical", board=(1,) * len(HORSES), roller_purse=1)
    state = play(game, state, Deal())
    for faces in IN_FOUR_ROLLS:
        state = play(game, state, Roll(faces), Declare(1, sum(faces), 4))
    while state.question is None:
        pot = state.pot
        state = play(game, state, Roll((1, 1)))
    state = play(game, state, *(Declare(seat, 2, 1 if seat == 1 else 0) for seat in range(1, 6)), Settle(2))
    (payout,) = state.payouts
    assert payout.amount == (pot - 1) // 4
    assert game.missing(state) == 0


@EVERY_GAME
def test_a_board_of_your_own_comes_as_a_list_of_moves(game: AnyGame) -> None:
    own = (5, 4, 3, 2, 1, 99, 1, 2, 3, 4, 5)
    assert new(game, board=own).lanes == own
    setup = game.setup_type(seats=(1, 2), board=own)
    assert convert(to_builtins(setup, str_keys=True), game.setup_type, strict=False) == setup
    assert new(game, board="short").lanes == boards_of(game)["short"].lengths


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        ({"ante": 101}, "bad_setup", "0 to 100 chips"),
        ({"ante": -1}, "bad_setup", "0 to 100 chips"),
        ({"roller_purse": -1}, "bad_setup", "0 to 100 chips"),
        ({"ante": 60}, "ante_over_chips", "60 is more than the"),
        ({"roller_purse": 60}, "roller_purse_over_pot", "60 is more than the"),
        ({"board": (3,) * 10}, "bad_setup", "11 lanes, not 10"),
        ({"board": (3,) * 10 + (0,)}, "bad_setup", "between 1 and 99"),
    ],
)
@EVERY_GAME
def test_rules_that_cannot_be_played_are_refused(game: AnyGame, options: dict[str, Any], code: str, words: str) -> None:
    refusal = game.new(game.setup_type(seats=(1, 2, 3), **options))
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert words in refusal.sentence
    assert refusal.remedy


@pytest.mark.parametrize(("even", "ante", "sure"), [(False, 0, 40), (False, 2, 50), (True, 0, 24), (True, 2, 34)])
def test_a_purse_may_be_as_large_as_the_pot_of_a_race_is_sure_to_be(even: bool, ante: int, sure: int) -> None:
    game = EVERY_GAME.args[1][0]
    new(game, 5, even_deal=even, ante=ante, roller_purse=sure)
    refusal = game.new(game.setup_type(seats=(1, 2, 3, 4, 5), even_deal=even, ante=ante, roller_purse=sure + 1))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "roller_purse_over_pot"
