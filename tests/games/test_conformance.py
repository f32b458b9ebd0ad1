"""What every game in the stable promises, shown on random legal (and some illegal) play."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.error_messages import CATALOGUE
from postparade.core.faults import Refusal
from postparade.games.actions import Join, Leave, Roll
from postparade.games.contract import Game
from postparade.games.dice_race.actions import Deal, Declare, EndSession, Settle, TopUp
from postparade.games.registry import GAMES
from postparade.games.viewer import DICE, HOST, SPECTATOR, TABLE, seat
from postparade.simulator.players import Evening

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEEDS = st.integers(0, 2**32 - 1)
CARDS = st.sampled_from(["dealt", "physical"])


def an_evening(game: Game, players: int, seed: int, cards: str, **options: Any) -> Evening:
    return Evening(game, players, random.Random(seed), cards=cards, board="short", **options)


@EVERY_GAME
@given(seed=SEEDS, players=st.integers(2, 12), cards=CARDS)
@settings(max_examples=40, deadline=None)
def test_every_event_moves_exactly_what_its_transfers_say_and_nobody_goes_below_zero(
    game: Game, seed: int, players: int, cards: str
) -> None:
    """Double entry: the accounts after an event are those before it plus its transfers, and the total is what was
    issued."""
    evening = an_evening(game, players, seed, cards)
    for _ in range(120):
        state = evening.state
        if game.over(state):
            break
        for event in evening.act():
            before, paid = game.accounts(state), game.transfers(state, event)
            state = game.evolve(state, event)
            after = game.accounts(state)
            for transfer in paid:
                assert transfer.amount >= 0
                before[transfer.source] = before.get(transfer.source, 0) - transfer.amount
                before[transfer.target] = before.get(transfer.target, 0) + transfer.amount
            before.pop("cashier", None)
            assert {name: chips for name, chips in before.items() if name in after} == after
            assert min(after.values()) >= 0
            assert game.missing(state) == 0
            assert game.issued(state) == sum(after.values())


@EVERY_GAME
@given(seed=SEEDS, players=st.integers(2, 6), cards=CARDS)
@settings(max_examples=15, deadline=None)
def test_events_written_as_json_and_read_back_rebuild_the_same_state(
    game: Game, seed: int, players: int, cards: str
) -> None:
    evening = an_evening(game, players, seed, cards)
    rebuilt = evening.state
    for _ in range(100):
        if game.over(evening.state):
            break
        for event in evening.act():
            rebuilt = game.evolve(rebuilt, msgspec.json.decode(msgspec.json.encode(event), type=game.event_type))
        assert rebuilt == evening.state


@EVERY_GAME
@given(seed=SEEDS, players=st.integers(2, 6))
@settings(max_examples=20, deadline=None)
def test_between_two_deals_cards_only_leave_hands_by_being_discarded_for_a_scratch(
    game: Game, seed: int, players: int
) -> None:
    evening = an_evening(game, players, seed, "dealt")
    evening.act()
    assert game.cards(evening.state) == 44
    while evening.state.phase in ("scratch", "race"):
        held = game.cards(evening.state)
        discarded = sum(event.cards for event in evening.act() if getattr(event, "reason", None) == "scratch")
        assert game.cards(evening.state) == held - discarded


IMPOSSIBLE = [
    Roll([0, 7]),
    Roll([3]),
    Roll("66"),
    Roll([2.0, 3]),
    Roll([True, 3]),
    Roll(None),
    Deal(deck=[2] * 44),
    Deal(deck="cards"),
    Deal(hands={99: [2]}, partial=True),
    Deal(hands={1: [2, 2, 2, 2, 2]}, partial=True),
    Deal(hands={1: [13]}, partial=True),
    Deal(hands={1: ["2"]}, partial=True),
    Deal(hands={1: [2]}),
    Declare(1, 13, 1),
    Declare(99, 2, 1),
    Settle(13),
    Join(1, 5),
    Join(-1, 5),
    Leave(99),
    TopUp(1, 0),
    TopUp(99, 5),
    EndSession(),
]


@EVERY_GAME
@given(seed=SEEDS, steps=st.integers(0, 80), cards=CARDS)
@settings(max_examples=30, deadline=None)
def test_what_cannot_be_done_is_refused_with_sentence_and_remedy(game: Game, seed: int, steps: int, cards: str) -> None:
    evening = an_evening(game, 4, seed, cards)
    for _ in range(steps):
        if not game.over(evening.state):
            evening.act()
    state = evening.state
    for action in IMPOSSIBLE:
        if isinstance(action, EndSession) and any(
            isinstance(choice.action, EndSession) for choice in game.choices(state, HOST)
        ):
            continue
        answer = game.decide(state, action, None)
        assert isinstance(answer, Refusal), action
        assert answer.code in CATALOGUE
        assert answer.sentence.endswith((".", "?"))
        assert answer.remedy.endswith(".")


@EVERY_GAME
@given(seed=SEEDS, steps=st.integers(0, 60), cards=CARDS)
@settings(max_examples=20, deadline=None)
def test_every_choice_that_is_offered_is_legal_for_whom_it_is_offered(
    game: Game, seed: int, steps: int, cards: str
) -> None:
    evening = an_evening(game, 3, seed, cards)
    for _ in range(steps):
        if not game.over(evening.state):
            evening.act()
    state = evening.state
    for who in (HOST, DICE, seat(1), seat(2), seat(3)):
        for choice in game.choices(state, who):
            filled = {need.field: [1, 2] if need.kind == "dice" else need.lowest for need in choice.needs}
            action = game.prepare(state, msgspec.structs.replace(choice.action, **filled), who.seat, list)
            assert not isinstance(game.decide(state, action, who.seat), Refusal), (who, choice)
    assert game.choices(state, TABLE) == game.choices(state, SPECTATOR) == ()


@EVERY_GAME
@pytest.mark.parametrize("players", [2, 4, 12])
def test_a_seat_cannot_roll_out_of_turn_nor_answer_for_another(game: Game, players: int) -> None:
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
@given(seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_every_game_comes_to_an_end(game: Game, seed: int) -> None:
    evening = an_evening(game, 3, seed, "dealt")
    for _ in range(3000):
        if game.over(evening.state):
            break
        ending = [choice for choice in game.choices(evening.state, HOST) if isinstance(choice.action, EndSession)]
        if ending and evening.tally.races >= 3:
            evening.apply(ending[0].action, None)
        else:
            evening.play_race()
    assert game.over(evening.state)
    assert evening.state.result.winners
    assert game.choices(evening.state, HOST) == ()


@EVERY_GAME
def test_the_race_value_agrees_with_the_state(game: Game) -> None:
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
