"""Turns at the dice: how long a race stays open, beside rational numbers, and whose fines those rolls are."""

from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from postparade.games.dice_race.odds.money import expectation
from postparade.games.dice_race.odds.stakes import Stakes
from postparade.games.dice_race.odds.turns import nobody_in
from postparade.odds.win import expected_rolls, moves_left
from postparade.rules.dice import WAYS
from tests.games.dice_race.usual import BOARDS, HORSES, RATES, board


def open_after(left: tuple[int, ...], moves: int) -> Fraction:
    """Chance that no horse is in after so many moves, by following every one of them."""
    running = sum(WAYS[horse] for horse, needed in zip(HORSES, left, strict=True) if needed)

    @cache
    def from_here(needed: tuple[int, ...], rest: int) -> Fraction:
        if not rest:
            return Fraction(1)
        return sum(
            (
                Fraction(WAYS[horse], running) * from_here((*needed[:at], needed[at] - 1, *needed[at + 1 :]), rest - 1)
                for at, horse in enumerate(HORSES)
                if needed[at] > 1
            ),
            Fraction(0),
        )

    return from_here(left, moves)


def test_races_stay_open_as_long_as_an_exhaustive_search_says() -> None:
    fields = ((0, 3, 2, 0, 1, 4, 0, 0, 2, 3, 0), (2, 2, 0, 0, 0, 0, 0, 3, 0, 0, 1), (0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0))
    found = nobody_in(np.array(fields), RATES)
    for left, chances in zip(fields, found, strict=True):
        assert chances.tolist() == pytest.approx([float(open_after(left, k)) for k in range(len(chances))], rel=1e-12)


def seated(lanes: tuple[int, ...], seats: int, roller: int) -> Stakes:
    """``seats`` empty hands in a race whose scratches are complete."""
    nothing = np.zeros((seats, 11), dtype=np.int64)
    return Stakes(
        board(lanes), (0,) * 11, (6, 7, 8, 2), (1, 2, 3, 4), 0, nothing, nothing.sum(axis=0), True, roller, None
    )


@pytest.mark.parametrize("lanes", [*(known.lengths for known in BOARDS.values()), (99,) * 11, (1,) * 11])
@pytest.mark.parametrize("seats", [2, 5, 12])
def test_all_fines_together_are_the_expected_rolls_times_the_fine_of_a_roll(lanes: tuple[int, ...], seats: int) -> None:
    fines = expectation(seated(lanes, seats, seats - 1)).fines
    rolls = expected_rolls(moves_left(board(lanes), scratched=(6, 7, 8, 2)), RATES)
    assert fines.sum() == pytest.approx(rolls * (5 * 1 + 6 * 2 + 5 * 3 + 1 * 4) / 36, rel=1e-11)
    assert fines.argmax() == seats - 1  # who is on turn has at least as many rolls to come as anybody
    assert (np.diff(np.roll(fines, 1)) <= 1e-9).all()
