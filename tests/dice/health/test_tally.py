"""Only what somebody saw is counted."""

import random

import pytest

from postparade.dice.health.tally import FAIR, SUMS, Seen, Tally, folded


def test_faces_and_sums_are_counted() -> None:
    tally = Tally([Seen((1, 6)), Seen((6, 6)), Seen((2, 3))])
    assert tally.faces == [1, 1, 1, 0, 0, 3]
    assert [total for total, count in zip(SUMS, tally.sums, strict=True) for _ in range(count)] == [5, 7, 12]
    assert (tally.rolls, tally.with_faces) == (3, 3)


@pytest.mark.parametrize("total", [2, 7, 12])
def test_a_bare_sum_is_no_evidence_about_faces_not_even_two_ones(total: int) -> None:
    tally = Tally([Seen(total, by_sum=True)])
    assert (tally.rolls, tally.with_faces, sum(tally.faces), sum(tally.sums)) == (1, 0, 0, 1)


def test_faces_of_a_corrected_sum_are_no_evidence_either() -> None:
    """Somebody who only knew the sum picks any pair with that sum."""
    tally = Tally([Seen((4, 5), by_sum=True)])
    assert (tally.with_faces, sum(tally.faces), tally.sums[9 - 2]) == (0, 0, 1)


def test_dice_that_nobody_threw_are_left_out_and_reported() -> None:
    tally = Tally([Seen((1, 1), "electronic"), Seen((1, 1), "photographs"), Seen((1, 1), "unknown"), Seen((3, 4))])
    assert tally.left_out == {"electronic": 1, "photographs": 1, "unknown": 1}
    assert (tally.rolls, sum(tally.faces)) == (1, 2)


def test_runs_are_those_of_high_and_low_without_sevens() -> None:
    rolls = [(6, 6), (5, 4), (3, 4), (6, 2), (1, 1), (1, 6), (2, 1), (6, 5)]
    tally = Tally(Seen(dice) for dice in rolls)
    assert (tally.high, tally.low, tally.runs, tally.changes) == (4, 2, 3, 2)


def test_the_same_faces_again_are_counted_whichever_die_shows_them() -> None:
    tally = Tally([Seen((1, 2)), Seen((2, 1)), Seen((4, 4)), Seen((4, 4)), Seen((3, 5))])
    assert (tally.again, tally.again_after_mixed, tally.again_after_double) == (2, 1, 1)
    assert (tally.after_mixed, tally.after_double) == (2, 2)


def test_rolls_with_another_between_them_do_not_follow_each_other() -> None:
    tally = Tally([Seen((1, 2)), Seen((5, 5), "electronic"), Seen((1, 2)), Seen(7, by_sum=True), Seen((1, 2))])
    assert (tally.again, tally.after_mixed, tally.after_double) == (0, 0, 0)


def test_dice_are_counted_one_by_one_only_where_they_are_told_apart() -> None:
    tally = Tally([Seen((1, 6), named=("red", "white")), Seen((2, 6), named=("red", "white")), Seen((6, 6))])
    assert tally.by_die == {"red": [1, 1, 0, 0, 0, 0], "white": [0, 0, 0, 0, 0, 2]}
    assert Tally([Seen((1, 6), named=("red", "red"))]).by_die == {}


@pytest.mark.parametrize("rolls", [0, 3, 20, 60, 200, 1000])
def test_rare_sums_are_put_together_until_enough_of_them_are_usual(rolls: int) -> None:
    chance = random.Random(rolls)
    tally = Tally(Seen((chance.randint(1, 6), chance.randint(1, 6))) for _ in range(rolls))
    counts, usual = folded(tally.sums, 5.0)
    assert sum(counts) == rolls
    assert sum(usual) == pytest.approx(rolls)
    assert len(counts) == 1 or min(usual) >= 5.0
    assert len(counts) == (11 if rolls >= 180 else len(counts))
    assert sum(FAIR) == pytest.approx(1.0)
