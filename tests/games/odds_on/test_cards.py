"""Every draw card, horse and jockey is in exactly one place, whatever is played."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.core.faults import Refusal
from postparade.games.odds_on.rules import events as ev
from postparade.games.odds_on.rules.actions import Chance, Pass, Play, StartMeeting
from postparade.games.odds_on.rules.cards import DRAW_CARDS, HAND, HORSES, JOCKEYS, LADDER, PRICES, RACES, RUNNERS
from postparade.games.odds_on.rules.setup import OddsOnSetup
from tests.conftest import amount
from tests.games.odds_on.meetings import GAME, meeting, shuffler
from tests.games.odds_on.vector_reader import whereabouts

pytestmark = pytest.mark.slow(3)


SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.integers(3, 5)
WILD = st.sampled_from([0.0, 0.5, 0.97])


@given(seed=SEEDS, players=PLAYERS, wild=WILD)
@settings(max_examples=amount(24, 300))
def test_each_of_the_64_cards_is_in_exactly_one_place_after_every_event(seed: int, players: int, wild: float) -> None:
    for step in meeting(seed, players, wild=wild):
        for _, state in step.events:
            assert sorted(whereabouts(state)) == sorted(DRAW_CARDS)
            assert GAME.cards(state) == len(DRAW_CARDS)


@given(seed=SEEDS, players=PLAYERS)
@settings(max_examples=amount(12, 150))
def test_each_horse_and_jockey_is_at_one_gate_or_in_its_pile(seed: int, players: int) -> None:
    for step in meeting(seed, players):
        for _, state in step.events:
            if state.gates:
                assert sorted((*(gate.horse for gate in state.gates), *state.horse_pile)) == sorted(HORSES)
                assert sorted((*(gate.jockey for gate in state.gates), *state.jockey_pile)) == sorted(JOCKEYS)


@given(seed=SEEDS, players=PLAYERS, wild=WILD)
@settings(max_examples=amount(16, 200))
def test_everybody_holds_six_cards_between_turns_and_fields_shrink(seed: int, players: int, wild: float) -> None:
    fields = []
    for step in meeting(seed, players, wild=wild):
        _, state = step.events[-1]
        assert [len(hand) for hand in state.hands] == [HAND] * players
        fields += [len(event.horses) for event, _ in step.events if isinstance(event, ev.FieldDrawn)]
        assert len([gate for gate in state.gates if not gate.withdrawn]) >= 3 or GAME.over(state)
    assert tuple(fields) == RUNNERS
    assert len(state.results) == RACES


@given(seed=SEEDS, players=PLAYERS)
@settings(max_examples=amount(12, 150))
def test_an_owner_has_a_price_and_a_price_has_an_owner(seed: int, players: int) -> None:
    for step in meeting(seed, players):
        for _, state in step.events:
            assert all((gate.price is None) == (gate.owner is None) for gate in state.gates)
            assert all(gate.price is None for gate in state.gates if gate.withdrawn)


@given(seed=SEEDS, players=PLAYERS, wild=WILD)
@settings(max_examples=amount(12, 150))
def test_totals_are_the_sums_of_the_races_and_move_by_payments_alone(seed: int, players: int, wild: float) -> None:
    for step in meeting(seed, players, wild=wild):
        before = step.before
        for event, state in step.events:
            accounts = GAME.accounts(before)
            for transfer in GAME.transfers(before, event):
                assert transfer.amount >= 0
                accounts[transfer.source] -= transfer.amount
                accounts[transfer.target] += transfer.amount
            assert accounts == GAME.accounts(state)
            assert sum(accounts.values()) == GAME.issued(state) == 0
            before = state
    assert list(before.totals) == [sum(race.points[at] for race in before.results) for at in range(players)]
    assert before.winners == tuple(
        seat for seat, total in zip(before.seats, before.totals, strict=True) if total == max(before.totals)
    )


@given(seed=SEEDS, wild=st.sampled_from([0.5, 0.97]))
@settings(max_examples=amount(8, 100))
def test_a_stalled_race_goes_off_after_a_round_of_passes_or_twenty_turns_each(seed: int, wild: float) -> None:
    reasons = []
    for step in meeting(seed, 3, wild=wild):
        for event, state in step.events:
            if isinstance(event, ev.Off):
                reasons.append(event.reason)
                if event.reason == "all_priced":
                    assert not state.unpriced
                elif event.reason == "all_passed":
                    assert state.passes == 3
                    assert state.unpriced
                else:
                    assert event.turns == 60
                    assert state.unpriced
            assert state.turns <= 60
    assert len(reasons) == RACES


def test_house_races_really_end_both_ways() -> None:
    """Should the wild players never get there, the test above would hold for nothing."""
    found = {
        event.reason
        for seed in range(40)
        for step in meeting(seed, 3, wild=0.97 * (seed % 2))
        for event, _ in step.events
        if isinstance(event, ev.Off)
    }
    assert found == {"all_priced", "all_passed", "turn_limit"}


def test_an_order_that_the_sender_claims_to_have_shuffled_is_discarded() -> None:
    """Neither a sorted deck nor a good next card can be sent from outside; a wrong pile is refused."""
    state = GAME.new(OddsOnSetup(seats=(1, 2, 3)))
    assert not isinstance(state, Refusal)
    claimed = Chance(pile=DRAW_CARDS, tracks=("track-1",), horses=tuple(HORSES), jockeys=tuple(JOCKEYS))
    prepared: Any = GAME.prepare(state, StartMeeting(claimed), None, shuffler(random.Random(1)))
    assert prepared.chance != claimed
    assert sorted(prepared.chance.pile) == sorted(DRAW_CARDS)
    refusal = GAME.decide(state, StartMeeting(Chance(pile=DRAW_CARDS[:-1])), None)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "wrong_shuffle"


def test_chance_is_drawn_only_when_it_is_needed() -> None:
    """No next field and no refill waits in an action that does not need it."""
    for seed in range(10):
        for step in meeting(seed, 4):
            chance = step.action.chance
            kinds = {type(event) for event, _ in step.events}
            assert bool(chance.horses) == bool(chance.jockeys) == (ev.FieldDrawn in kinds)
            assert bool(chance.pile) == bool(kinds & {ev.PileRefilled, ev.MeetingOpened})
            assert bool(chance.tracks) == (ev.MeetingOpened in kinds)


def test_refused_actions_draw_nothing() -> None:
    steps = meeting(3, 3)
    next(steps)
    _, state = next(steps).events[-1]

    def never(cards: Sequence[Any]) -> list[Any]:
        raise AssertionError("shuffled for a refused action")

    for action in (Play("sp-1:1-1", 99), Play("no such card", 1), Pass(Chance(pile=("x",)))):
        wrong = next(seat for seat in state.seats if seat != state.turn)
        prepared: Any = GAME.prepare(state, action, wrong, never)
        assert prepared.chance == Chance()


@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    refusal = GAME.new(OddsOnSetup(seats=tuple(range(1, players + 1))))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "player_count"


@pytest.mark.parametrize("setup", [{"dealer": 9}, {"seats": (1, 1, 2)}, {"seats": (0, 1, 2)}, {"dislike_penalty": 3}])
def test_impossible_setups_are_refused(setup: dict[str, Any]) -> None:
    refusal = GAME.new(OddsOnSetup(**{"seats": (1, 2, 3), **setup}))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "bad_setup"


def test_there_are_four_cards_of_each_of_thirteen_prices_and_twelve_specials() -> None:
    assert len(LADDER) == 13
    assert len(PRICES) == 52
    assert len(DRAW_CARDS) == 64
    assert [card.dollars for card in LADDER] == list(range(8, -5, -1))
