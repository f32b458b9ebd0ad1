"""How a game ends: the pool of several finals, sudden death with several contenders, empty purses, no end in sight."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from postparade.core.faults import Refusal
from postparade.games.bettor_horse.rules import actions as act
from postparade.games.bettor_horse.rules import deck
from postparade.games.bettor_horse.rules import events as ev
from postparade.games.bettor_horse.rules.outcome import deal_out
from postparade.games.bettor_horse.rules.state import State
from tests.games.bettor_horse.strategy import GAME, new


def lock(state: State, seat: int, bet: str, pick: Callable[[Sequence[str]], Sequence[str]]) -> tuple[State, list[Any]]:
    """``seat`` locks the cards that ``pick`` takes from what it may race."""
    events = GAME.decide(state, act.Commit(list(pick(state.available(seat))), bet), seat)
    assert not isinstance(events, Refusal), events
    for event in events:
        state = GAME.evolve(state, event)
    return state, list(events)


def by_speed(cards: Sequence[str]) -> list[str]:
    return sorted(cards, key=lambda card: deck.card(card).speed)


def run_round(state: State, bets: tuple[str, str]) -> tuple[State, list[Any]]:
    """The first-named seat races its fastest cards against the slowest ones and wins; ``bets`` follow the pair."""
    now = state.round
    state, first = lock(state, now.pair[0], bets[0], lambda cards: by_speed(cards)[-now.size :])
    state, second = lock(state, now.pair[1], bets[1], lambda cards: by_speed(cards)[: now.size])
    return state, [*first, *second]


def with_purses(state: State, purses: Sequence[Sequence[str]]) -> State:
    """The last moment before purses are compared: pool settled, ``purses`` as given, all else unraced."""
    held = {card for purse in purses for card in purse}
    unraced = tuple(tuple(card for card in state.full_deck(seat) if card not in held) for seat in state.players)
    return replace(state, purses=tuple(map(tuple, purses)), unraced=unraced, pool=(), settled=True)


def sudden_death(players: int, sizes: Sequence[int]) -> State:
    """Sudden death among the seats whose purse (of that size, from their own deck) is the largest."""
    state = new(players)
    purses = [state.full_deck(seat)[:size] for seat, size in zip(state.players, sizes, strict=True)]
    best = tuple(seat for seat, size in zip(state.players, sizes, strict=True) if size == max(sizes))
    state = with_purses(state, purses)
    number, pair = len(state.slots) + 1, (best[0], best[1])
    for event in (ev.SuddenDeath(number, pair, best), ev.RoundCalled(number, pair, "sudden-death", 3)):
        state = GAME.evolve(state, event)
    return state


def test_the_winner_of_a_duel_is_named_first_and_meets_the_next_contender() -> None:
    state = sudden_death(6, [9, 4, 9, 9, 0, 9])
    met = []
    for bets in (("win", "win"), ("draw", "lose"), ("win", "win")):
        met.append(state.round.pair)
        state, events = run_round(state, bets)
    assert met == [(1, 3), (1, 4), (4, 6)]
    assert state.result is not None
    assert state.result.winners == (4,)
    decided = [event for event in events if isinstance(event, ev.DuelDecided)]
    assert [(one.winner, one.contenders) for one in decided] == [(4, (4,))]


@pytest.mark.parametrize("bets", [("win", "lose"), ("draw", "draw")], ids=["both right", "none right"])
def test_the_same_two_repeat_and_after_ten_undecided_duels_all_contenders_share(bets: tuple[str, str]) -> None:
    state = sudden_death(4, [5, 5, 2, 5])
    before = state.purses
    for duel in range(1, 11):
        assert state.result is None
        assert state.round.pair == (1, 2)
        assert state.undecided == duel - 1
        state, _ = run_round(state, bets)
        assert state.purses == before
    assert state.result is not None
    assert state.result.winners == (1, 2, 4)


def test_whoever_survives_sudden_death_has_won_though_purses_are_level() -> None:
    state = sudden_death(4, [9, 9, 3, 3])
    assert GAME.status(state).winners == ()
    state, _ = run_round(state, ("win", "win"))
    status = GAME.status(state)
    assert GAME.over(state)
    assert status.purses == {1: 9, 2: 9, 3: 3, 4: 3}
    assert status.winners == (1,)


def test_a_decided_duel_starts_the_count_of_undecided_ones_anew() -> None:
    state = sudden_death(4, [5, 5, 2, 5])
    for _ in range(9):
        state, _ = run_round(state, ("win", "lose"))
    state, _ = run_round(state, ("win", "win"))
    assert (state.round.pair, state.undecided) == ((1, 4), 0)


def test_contenders_race_from_their_whole_deck_when_all_purses_are_empty() -> None:
    state = sudden_death(4, [0, 0, 0, 0])
    assert state.contenders == (1, 2, 3, 4)
    assert state.available(2) == state.full_deck(2)
    state, _ = run_round(state, ("win", "win"))
    assert state.round.pair == (1, 3)


def test_contenders_race_the_cards_of_their_purse_only() -> None:
    state = sudden_death(2, [5, 5])
    outside = [card for card in state.full_deck(1) if card not in state.purses[0]][:3]
    refusal = GAME.decide(state, act.Commit(outside, "win"), 1)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "card_not_available"


def test_the_pool_is_dealt_to_the_right_bets_of_both_parts_in_the_order_of_the_rules() -> None:
    """Seats 2 and 3 are right in part 1, seats 3 and 2 in part 2: shares 2, 3, 2, 3 whatever was decided first."""
    state = new(4)
    pool = state.full_deck(1)[:7] + state.full_deck(2)[:3]
    unraced = tuple(tuple(card for card in state.full_deck(seat) if card not in pool) for seat in state.players)
    state = replace(state, pool=pool, unraced=unraced)
    number = next(at for at, slot in enumerate(state.slots, 1) if slot.kind == "final-1")
    for event in (ev.FinalCalled(number, (1, 2), 1), ev.RoundCalled(number, (1, 2), "final-1", 1)):
        state = GAME.evolve(state, event)
    told: list[Any] = []
    # (1, 2): seat 2 loses and is right; (3, 4): seat 3 wins and is right; (1, 3): seat 3 loses right; (2, 4): 2 wins.
    for bets in (("draw", "lose"), ("win", "win"), ("draw", "lose"), ("win", "draw")):
        state, events = run_round(state, bets)
        told += events
    split = next(event for event in told if isinstance(event, ev.PoolSettled))
    assert split.shares == (2, 3, 2, 3)
    assert split.to == {2: (pool[0], pool[4], pool[2], pool[6]), 3: (pool[1], pool[5], pool[3], pool[7])}
    assert split.unclaimed == pool[8:]
    assert state.pool == pool[8:]


def test_a_pool_is_dealt_in_full_turns_and_stays_where_there_is_no_share() -> None:
    assert deal_out("abcdefg", [1, 2, 1]) == ((("a", "d"), ("b", "e"), ("c", "f")), ("g",))
    assert deal_out("ab", [1, 2, 3]) == (((), (), ()), ("a", "b"))
    assert deal_out("ab", []) == ((), ("a", "b"))


def test_an_empty_share_of_a_small_pool_is_not_a_payment() -> None:
    settled = ev.PoolSettled(5, (1, 2), 1, (1, 2), {1: ("red-a",), 2: ()}, ())
    paid = GAME.transfers(new(2), settled)
    assert [(transfer.target, transfer.amount) for transfer in paid] == [("seat 1", 1)]
