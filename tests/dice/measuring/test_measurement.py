"""What rolls that somebody confirmed say about a camera."""

from math import comb

import pytest

from postparade.dice.measuring.measurement import MeasuredRoll, at_most, summary


def roll(dice: tuple[int, int], read: tuple[int, int] | None, **more: object) -> MeasuredRoll:
    return MeasuredRoll(at=0.0, dice=dice, read=read, **more)  # type: ignore[arg-type]  # what a test names


def test_read_asked_and_misread_rolls_are_told_apart() -> None:
    rolls = [roll((2, 5), (2, 5)), roll((2, 5), None, reason="glare"), roll((2, 5), (2, 6))]
    assert [one.outcome for one in rolls] == ["read", "asked", "wrong"]
    told = summary(rolls)
    assert (told.rolls, told.read, told.asked, told.wrong) == (3, 1, 1, 1)


def test_why_people_were_asked_comes_most_frequent_first() -> None:
    reasons = ["cocked", "glare", "glare", None]
    told = summary([roll((1, 1), None, reason=reason) for reason in reasons])
    assert told.reasons == (("glare", 2), ("cocked", 1), ("unsure", 1))


def test_only_the_first_offer_counts_as_offered() -> None:
    first = roll((3, 4), None, offered=((3, 4), (3, 5)))
    second = roll((3, 4), None, offered=((3, 5), (3, 4)))
    assert summary([first, second, roll((3, 4), None)]).offered == 1


@pytest.mark.parametrize(("wrong", "rolls"), [(0, 30), (0, 100), (1, 30), (3, 40)])
def test_at_the_bound_so_few_misread_rolls_have_a_chance_of_one_in_twenty(wrong: int, rolls: int) -> None:
    share = at_most(wrong, rolls)
    chance = sum(comb(rolls, k) * share**k * (1 - share) ** (rolls - k) for k in range(wrong + 1))
    assert chance == pytest.approx(0.05, abs=1e-6)


def test_without_rolls_nothing_is_promised() -> None:
    assert at_most(0, 0) == 1.0
    assert at_most(5, 5) == 1.0
