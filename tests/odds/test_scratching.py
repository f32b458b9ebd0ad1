"""Before the scratches are complete: every order counts with its chance."""

from functools import cache

import numpy as np
import pytest

from postparade.odds.scratching import gate_chances, scratchings
from postparade.odds.win import moves_left, win_chances
from postparade.rules.dice import WAYS
from tests.games.dice_race.usual import BOARDS, CHANCES, HORSES, RATES, USUAL


def by_rolls(scratched: tuple[int, ...]) -> dict[frozenset[int], float]:
    """Chance of each final set of four, by following every roll; a repeat changes nothing."""

    @cache
    def from_here(gone: frozenset[int]) -> dict[frozenset[int], float]:
        if len(gone) == 4:
            return {gone: 1.0}
        chances: dict[frozenset[int], float] = {}
        still = sum(ways for horse, ways in WAYS.items() if horse not in gone)
        for horse in set(HORSES) - gone:
            for final, chance in from_here(gone | {horse}).items():
                chances[final] = chances.get(final, 0.0) + WAYS[horse] / still * chance
        return chances

    return from_here(frozenset(scratched))


@pytest.mark.parametrize("scratched", [(), (7,), (2, 8), (3, 4, 12), (5, 6, 7, 8)])
def test_sets_have_the_chances_of_following_every_roll(scratched: tuple[int, ...]) -> None:
    found = scratchings(USUAL, scratched)
    sets = [frozenset(np.flatnonzero(~runs) + 2) for runs in found.runs]
    chances = dict(zip(sets, found.chances.sum(axis=1), strict=True))
    assert chances == pytest.approx(by_rolls(scratched), rel=1e-12)
    assert (found.boxes[..., : len(scratched)] == np.array(scratched, dtype=int) - 2).all()


def test_gate_chances_are_averages_over_the_fields() -> None:
    wanted = np.zeros(11)
    for gone, chance in by_rolls((7, 3)).items():
        wanted += chance * win_chances(moves_left(USUAL, scratched=tuple(gone)), RATES)
    assert gate_chances(USUAL, (7, 3)) == pytest.approx(wanted, rel=1e-11)


@pytest.mark.parametrize("entry", CHANCES, ids=lambda entry: entry["name"])
def test_published_chances_of_the_boards_come_out(entry: dict[str, object]) -> None:
    """The games' tables print the percentages of two boards to two digits."""
    chances = gate_chances(BOARDS[str(entry["name"])])
    percent = entry["percent"]
    assert isinstance(percent, dict)
    assert [round(100 * chance, 2) for chance in chances] == [percent[str(horse)] for horse in HORSES]
    assert chances.sum() == pytest.approx(1, abs=1e-12)
