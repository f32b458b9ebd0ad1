"""Exact chances: the vectors, an independent dynamic programme, and what must be true of any position."""

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postparade.games.boards import HORSES
from postparade.games.dice import WAYS
from postparade.games.race import Lane, Race
from postparade.odds.win import race_chances, win_chances


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


def test_a_decided_race_has_one_certain_winner() -> None:
    decided = Race(race(dict.fromkeys(HORSES, 3), {7: 3}, []).lanes, winner=7)
    assert race_chances(decided) == {7: 1.0}


@pytest.mark.parametrize(("left", "weights"), [([], []), ([0], [1.0]), ([1], [0.0])])
def test_impossible_positions_are_refused(left: list[int], weights: list[float]) -> None:
    with pytest.raises(ValueError, match="at least one move"):
        win_chances(np.array(left, dtype=np.int64), np.array(weights))


def test_weights_are_the_ways_to_roll_each_sum() -> None:
    assert sum(WAYS.values()) == 36
