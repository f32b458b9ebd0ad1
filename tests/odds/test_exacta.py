"""First and second: an independent recursion over every roll."""

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.odds.exacta import first_two
from postparade.odds.win import moves_left, win_chances
from tests.games.dice_race.usual import RATES, USUAL


def by_recursion(left: tuple[int, ...], weights: tuple[int, ...]) -> dict[tuple[int, int], float]:
    """Chance of each pair of first and second by following every roll; a horse that is in stands still."""

    @cache
    def from_here(needed: tuple[int, ...], first: int | None) -> dict[tuple[int, int], float]:
        chances: dict[tuple[int, int], float] = {}
        total = sum(weight for at, weight in enumerate(weights) if at != first)
        for at, weight in enumerate(weights):
            if at == first:
                continue
            after = (*needed[:at], needed[at] - 1, *needed[at + 1 :])
            if after[at]:
                follows = from_here(after, first)
            elif first is None:
                follows = from_here(after, at)
            else:
                follows = {(first, at): 1.0}
            for pair, chance in follows.items():
                chances[pair] = chances.get(pair, 0.0) + weight / total * chance
        return chances

    return from_here(left, None)


@given(st.lists(st.tuples(st.integers(1, 4), st.integers(1, 6)), min_size=2, max_size=4))
@settings(max_examples=40)
def test_orders_agree_with_following_every_roll(horses: list[tuple[int, int]]) -> None:
    left, weights = (tuple(column) for column in zip(*horses, strict=True))
    found = first_two(np.array(left), np.array(weights, dtype=np.float64))
    wanted = by_recursion(left, weights)
    for pair in np.ndindex(found.shape):
        first, second = pair
        assert found[pair] == pytest.approx(wanted.get((first, second), 0.0), rel=1e-10, abs=1e-14)


def test_rows_of_the_orders_are_the_chances_to_win_and_scratched_horses_have_none() -> None:
    left = moves_left(USUAL, (1, 0, 0, 4, 0, 9, 6, 0, 3, 0, 0), (3, 4, 6, 12))
    orders = first_two(left, RATES)
    assert orders.sum(axis=1) == pytest.approx(win_chances(left, RATES), rel=1e-10)
    assert orders[left == 0].sum() == orders[:, left == 0].sum() == 0
    assert np.diag(orders).sum() == 0


def test_a_lone_runner_has_no_second() -> None:
    orders = first_two(np.array([0, 4, 0]), np.array([1.0, 2.0, 3.0]))
    assert orders.tolist() == [[0, 0, 0], [0, 1, 0], [0, 0, 0]]
