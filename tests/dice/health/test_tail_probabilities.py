"""Chances of the classical tests, against tables and against counting everything out."""

from fractions import Fraction
from itertools import combinations, groupby, product
from math import comb, lgamma

import pytest

from postparade.dice.health import tail_probabilities
from postparade.dice.health.tail_probabilities import at_least, chi_square_tail, holm, runs_two_sided, statistic


@pytest.mark.parametrize(
    ("value", "degrees", "chance"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (7.814728, 3, 0.05),
        (11.070498, 5, 0.05),
        (15.086272, 5, 0.01),
        (20.515006, 5, 0.001),
        (18.307038, 10, 0.05),
        (29.588298, 10, 0.001),
        (4.351460, 5, 0.5),
    ],
)
def test_chi_square_agrees_with_the_printed_tables(value: float, degrees: int, chance: float) -> None:
    assert chi_square_tail(value, degrees) == pytest.approx(chance, rel=1e-5)


@pytest.mark.parametrize("degrees", range(1, 12))
def test_chi_square_falls_from_one_to_nothing(degrees: int) -> None:
    tails = [chi_square_tail(value, degrees) for value in range(0, 400, 5)]
    assert tails[0] == 1.0
    assert tails == sorted(tails, reverse=True)
    assert 0.0 <= tails[-1] < 1e-60


def test_statistic_is_the_textbook_one() -> None:
    assert statistic([5, 8, 9, 8, 10, 20], [10.0] * 6) == pytest.approx(13.4)


@pytest.mark.parametrize(("first", "second"), [(1, 1), (1, 5), (4, 4), (5, 3), (6, 4)])
def test_runs_agree_with_all_orders_counted_out(first: int, second: int) -> None:
    total = first + second
    seen: dict[int, int] = {}
    for places in combinations(range(total), first):
        row = [at in places for at in range(total)]
        runs = sum(1 for _ in groupby(row))
        seen[runs] = seen.get(runs, 0) + 1
    for runs in seen:
        low = sum(count for number, count in seen.items() if number <= runs)
        high = sum(count for number, count in seen.items() if number >= runs)
        assert runs_two_sided(first, second, runs) == pytest.approx(min(1.0, 2 * min(low, high) / comb(total, first)))


def test_a_single_kind_says_nothing_about_runs() -> None:
    assert runs_two_sided(0, 9, 1) == 1.0


@pytest.mark.parametrize("runs", [150, 190, 200, 201, 260, 330])
def test_runs_among_hundreds_agree_with_whole_numbers(runs: int) -> None:
    first, second = 170, 230

    def ways(number: int) -> int:
        half, odd = divmod(number, 2)
        if not odd:
            return 2 * comb(first - 1, half - 1) * comb(second - 1, half - 1)
        return comb(first - 1, half) * comb(second - 1, half - 1) + comb(first - 1, half - 1) * comb(second - 1, half)

    low = sum(ways(number) for number in range(2, runs + 1))
    high = sum(ways(number) for number in range(runs, first + second + 1))
    expected = min(1.0, 2 * float(Fraction(min(low, high), comb(first + second, first))))
    assert runs_two_sided(first, second, runs) == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("hits", range(7))
def test_at_least_agrees_with_all_outcomes_counted_out(hits: int) -> None:
    chances = (1 / 36, 1 / 36, 0.3, 0.3, 0.3)
    expected = 0.0
    for outcome in product((0, 1), repeat=len(chances)):
        weight = 1.0
        for happened, chance in zip(outcome, chances, strict=True):
            weight *= chance if happened else 1 - chance
        expected += weight if sum(outcome) >= hits else 0.0
    assert at_least(hits, (2, 1 / 36), (3, 0.3)) == pytest.approx(expected)


def test_ten_thousand_rolls_cost_as_many_terms_as_a_hundred_do_ten_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are judged after every roll, in the loop that lights and phones wait for."""
    asked: list[float] = []

    def counted(value: float) -> float:
        asked.append(value)
        return lgamma(value)

    monkeypatch.setattr(tail_probabilities, "lgamma", counted)
    runs_two_sided(50, 50, 50)
    few = len(asked)
    runs_two_sided(5000, 5000, 5000)
    assert len(asked) - few < 15 * few


def test_holm_allows_for_the_number_of_tests_and_keeps_their_order() -> None:
    assert holm([0.01, 0.04, 0.03, 0.9]) == pytest.approx([0.04, 0.09, 0.09, 0.9])
    assert holm([]) == []
