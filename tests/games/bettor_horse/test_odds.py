"""Chances of a round of Bettor Horse against plain counting with the rules' own outcome."""

import random
from collections import Counter
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.games.bettor_horse.odds import ODDS, OUTCOMES, round_chances
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules.outcome import Outcome, lane_result, round_outcome
from postparade.games.bettor_horse.rules.state import State
from postparade.rules.viewer import TABLE
from tests.games.bettor_horse.strategy import GAME, new, steps

FULL = [deck.card(card).speed for card in deck.deck("red")]


def counted(first: list[int], second: list[int], lanes: int, so_far: tuple[Outcome, ...]) -> Counter[Outcome]:
    """Every order of both seats, one after the other."""
    return Counter(
        round_outcome([*so_far, *(lane_result(*pair) for pair in zip(ours, theirs, strict=True))])
        for ours, theirs in product(permutations(first, lanes), permutations(second, lanes))
    )


@given(
    first=st.lists(st.integers(1, 8), min_size=3, max_size=6),
    second=st.lists(st.integers(1, 8), min_size=3, max_size=6),
    turned=st.integers(0, 3),
    data=st.data(),
)
@settings(max_examples=60, deadline=None)
def test_chances_are_those_of_counting_every_order(
    first: list[int], second: list[int], turned: int, data: st.DataObject
) -> None:
    so_far = tuple(data.draw(st.sampled_from(OUTCOMES)) for _ in range(turned))
    chances, wanted = round_chances(first, second, 3 - turned, so_far), counted(first, second, 3 - turned, so_far)
    assert chances[:3] == tuple(wanted[outcome] for outcome in OUTCOMES)
    assert chances.ways == wanted.total()


@given(
    first=st.lists(st.integers(1, 8), min_size=1, max_size=24),
    second=st.lists(st.integers(1, 8), min_size=1, max_size=24),
)
@settings(max_examples=60, deadline=None)
def test_a_race_of_one_lane_is_decided_by_its_speeds(first: list[int], second: list[int]) -> None:
    wanted = counted(first, second, 1, ())
    assert round_chances(first, second, 1)[:3] == tuple(wanted[outcome] for outcome in OUTCOMES)


def test_the_first_round_is_even_and_draws_as_often_as_in_simulated_games() -> None:
    chances = round_chances(FULL, FULL, 3)
    assert chances.win == chances.lose
    assert chances.ways == (24 * 23 * 22) ** 2
    rng = random.Random(1)
    drawn = sum(
        round_outcome([lane_result(*pair) for pair in zip(rng.sample(FULL, 3), rng.sample(FULL, 3), strict=True)])
        == "draw"
        for _ in range(40_000)
    )
    assert chances.chance("draw") == pytest.approx(drawn / 40_000, abs=0.008)


def test_chances_mirror_for_the_other_seat() -> None:
    chances = round_chances([8, 8, 1], [7, 7, 7], 3)
    assert chances.chance("win") == chances.chance("lose", second=True) == 1
    assert chances.chance("draw") == chances.chance("draw", second=True) == 0


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="3 lanes need 3 cards"):
        round_chances([1, 2], [1, 2, 3], 3)


def bet_chances(state: State) -> dict[str, dict[str, float]] | None:
    quoted = ODDS.quote(GAME.view(state, TABLE))
    return None if quoted is None else quoted["bets"]


@pytest.mark.slow(4)
@pytest.mark.slow(2)
def test_a_quote_follows_the_lanes_and_is_sure_once_two_of_a_kind_are_run() -> None:
    """Over whole games: every quote is a distribution for both seats, mirrored, and ends where the round ends."""
    sure = 0
    for seed in range(6):
        for before, _, after in steps(new(2 if seed % 2 else 4), random.Random(seed)):
            bets = bet_chances(after)
            if bets is None:
                assert after.result is not None or after.round.kind == "sudden-death"
                continue
            first, second = (bets[str(seat)] for seat in after.round.pair)
            assert sum(first.values()) == pytest.approx(1, abs=0.0002)
            assert (first["win"], first["lose"], first["draw"]) == (second["lose"], second["win"], second["draw"])
            if after.round.outcomes is not None and before.round.number == after.round.number:
                assert first[after.round.outcomes[0]] == 1
                sure += 1
    assert sure > 50


def test_there_are_no_odds_where_the_decks_are_closed_or_printed() -> None:
    assert bet_chances(new(2, open_decks=False)) is None
    assert bet_chances(new(2, cards="physical")) is None


def test_a_quote_does_not_know_what_was_locked() -> None:
    for before, event, after in steps(new(2), random.Random(3)):
        if event.__struct_config__.tag in ("locked", "bets_revealed"):
            assert bet_chances(before) == bet_chances(after)


def test_the_chance_of_a_wet_track_is_the_share_of_wet_backs() -> None:
    quoted = ODDS.quote(GAME.view(new(2, track_conditions=True), TABLE))
    assert quoted is not None
    assert quoted["wet"] == 0.5
