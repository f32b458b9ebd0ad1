"""Exact chances: the vectors, an independent dynamic programme, and what must be true of any position."""

import json
from fractions import Fraction
from functools import cache
from math import factorial
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.odds.win import by_horse, expected_rolls, left_of, moves_left, win_chances
from postparade.rules.dice import WAYS
from postparade.rules.race import Lane, Race
from tests.games.dice_race.usual import HORSES, RATES, board


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "vector" in metafunc.fixturenames:
        files = sorted((Path(metafunc.config.getoption("--vectors")) / "odds").glob("*.json"))
        metafunc.parametrize("vector", files, ids=[path.stem for path in files])


def race(lanes: dict[int, int], positions: dict[int, int], scratched: list[int]) -> Race:
    return Race(
        tuple(
            Lane(horse, str(horse), "#ffffff", lanes[horse], positions.get(horse, 0), horse in scratched)
            for horse in HORSES
        )
    )


def race_chances(race: Race) -> dict[int, float]:
    """Chance to win of every horse that still runs."""
    left = left_of(race)
    return by_horse(HORSES, win_chances(left, RATES), left)


def test_the_chances_of_the_vectors_come_out_to_nine_digits(vector: Path) -> None:
    given_ = json.loads(vector.read_text(encoding="utf-8"))
    position = given_.get("config", given_)
    chances = race_chances(
        race(
            {int(horse): length for horse, length in position["lanes"].items()},
            {int(horse): to for horse, to in position.get("positions", {}).items()},
            position.get("scratched", []),
        )
    )
    wanted = {int(horse): float(chance) for horse, chance in given_["expect"]["win"].items()}
    assert chances == pytest.approx(wanted, rel=1e-9)


def by_recursion(left: tuple[int, ...], weights: tuple[int, ...]) -> list[float]:
    """The same chances by following every roll; for few horses near the line."""
    total = sum(weights)

    @cache
    def from_here(needed: tuple[int, ...]) -> tuple[float, ...]:
        chances = [0.0] * len(needed)
        for at, weight in enumerate(weights):
            if needed[at] == 1:
                chances[at] += weight / total
                continue
            after = from_here((*needed[:at], needed[at] - 1, *needed[at + 1 :]))
            for other, chance in enumerate(after):
                chances[other] += weight / total * chance
        return tuple(chances)

    return list(from_here(left))


@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 6)), min_size=1, max_size=4))
@settings(max_examples=60, deadline=None)
def test_the_integral_agrees_with_following_every_roll(horses: list[tuple[int, int]]) -> None:
    left = tuple(needed for needed, _ in horses)
    weights = tuple(weight for _, weight in horses)
    chances = win_chances(np.array(left), np.array(weights, dtype=np.float64))
    assert chances == pytest.approx(by_recursion(left, weights), rel=1e-9, abs=1e-12)


@given(st.lists(st.integers(1, 20), min_size=11, max_size=11), st.sets(st.sampled_from(HORSES), max_size=10))
@settings(max_examples=60, deadline=None)
def test_chances_of_any_position_sum_to_one_and_scratched_horses_have_none(
    lengths: list[int], scratched: set[int]
) -> None:
    chances = race_chances(race(dict(zip(HORSES, lengths, strict=True)), {}, list(scratched)))
    assert set(chances) == set(HORSES) - scratched
    assert sum(chances.values()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize(("left", "weights"), [([], []), ([0], [1.0]), ([-1], [1.0]), ([1], [0.0]), ([1, 1], [1.0])])
def test_impossible_positions_are_refused(left: list[int], weights: list[float]) -> None:
    with pytest.raises(ValueError, match=r"at least one move|positive weight"):
        win_chances(np.array(left, dtype=np.int64), np.array(weights))


def in_fractions(left: list[int], weights: list[int]) -> list[Fraction]:
    """The integral in rational arithmetic: the polynomials multiplied out, and n! for each power of t."""
    shares = [Fraction(weight, sum(weights)) for weight in weights]
    chances = []
    for at, needed in enumerate(left):
        product = [Fraction(1)]
        for other, moves in enumerate(left):
            if other != at:
                terms = [shares[other] ** k / factorial(k) for k in range(moves)]
                grown = [Fraction(0)] * (len(product) + moves - 1)
                for i, one in enumerate(product):
                    for k, term in enumerate(terms):
                        grown[i + k] += one * term
                product = grown
        total = sum(term * factorial(k + needed - 1) for k, term in enumerate(product))
        chances.append(shares[at] ** needed / factorial(needed - 1) * total)
    return chances


@pytest.mark.parametrize(
    ("left", "weights"),
    [
        ([3, 6, 8, 11, 14, 17, 14, 11, 8, 6, 3], [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]),
        ([1, 99], [6, 1]),
        ([99, 99], [1, 1]),
        ([99, 1, 1, 1], [1, 2, 6, 5]),
        ([99, 50, 2], [1, 6, 1]),
        ([30, 30, 30, 30, 30], [1, 2, 6, 4, 3]),
        ([99], [1]),
    ],
)
def test_twelve_digits_are_right_on_any_lanes_also_of_the_hopeless(left: list[int], weights: list[int]) -> None:
    exact = [float(chance) for chance in in_fractions(left, weights)]
    chances = win_chances(np.array(left), np.array(weights, dtype=np.float64))
    assert chances.tolist() == pytest.approx(exact, rel=1e-12, abs=0)


def test_many_positions_at_once_are_the_same_positions_one_by_one() -> None:
    chance = np.random.default_rng(5)
    many = chance.integers(0, 15, (3, 40, 11)) + np.eye(11, dtype=np.int64)[chance.integers(0, 11, (3, 40))]
    together = win_chances(many, RATES)
    assert together.shape == many.shape
    for at in np.ndindex(3, 40):
        assert together[at] == pytest.approx(win_chances(many[at], RATES), rel=1e-12)


def test_expected_rolls_follow_from_one_roll_ahead() -> None:
    """Every roll counts once and leads to a position one move further on, or to the same one."""
    left = moves_left(board((3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3)), (0, 2, 0, 0, 5, 0, 0, 1, 0, 0, 0), (4, 5, 6, 12))
    ahead = 1.0
    for at, rate in enumerate(RATES):
        if left[at] == 0:
            ahead += rate * expected_rolls(left, RATES)
        elif left[at] > 1:
            ahead += rate * expected_rolls(left - np.eye(11, dtype=np.int64)[at], RATES)
    assert expected_rolls(left, RATES) == pytest.approx(ahead, rel=1e-11)


def test_weights_are_the_ways_to_roll_each_sum() -> None:
    assert sum(WAYS.values()) == 36
