"""The chance that an answer is right: more evidence never speaks against it, and the dearest fact is the reason."""

import math
from typing import Any

import pytest

from postparade.dice.vision.confidence import (
    FACE,
    FURTHER,
    WHOLE,
    Term,
    distance,
    fitted,
    of_face,
    of_further,
    of_whole,
)
from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import DieEstimate
from postparade.dice.vision.reading import Reason
from tests.dice.vision.explanation import EDGE, pair, verdict

SIDE = 640.0
FIRST, SECOND = (verdict(die, face) for die, face in zip(pair(), (3, 5), strict=True))


def answer(
    *dice: DieEstimate, second: float = 0.0, lean: float = 0.0, others: tuple[DieEstimate, ...] = ()
) -> list[Term]:
    further = [of_further(one, EDGE) for one in others]
    return [*map(of_face, dice), *further, of_whole(dice, second, lean, SIDE)]


def chance(*dice: DieEstimate, **more: Any) -> float:
    return fitted().product(answer(*dice, **more))


def seen(place: DieEstimate, **facts: Any) -> DieEstimate:
    return place._replace(**facts)


def test_every_fact_has_a_weight_and_none_but_the_bases_is_below_zero() -> None:
    weights = fitted()
    assert (tuple(weights.face), tuple(weights.further), tuple(weights.whole)) == (FACE, FURTHER, WHOLE)
    for kind in (weights.face, weights.further, weights.whole):
        assert min(weight for name, weight in kind.items() if name != "base") >= 0
    assert 0.5 < weights.least < weights.certain < 1


def test_two_plain_dice_are_certain() -> None:
    assert chance(FIRST, SECOND) > fitted().certain


@pytest.mark.parametrize(
    "facts",
    [
        {"chance": 0.5},
        {"support": 0.05},
        {"found": SECOND.found._replace(score=0.3)},
        {"plain": 0.0},
        {"against": 0.9},
        {"burnt": 0.9},
    ],
    ids=lambda facts: next(iter(facts)),
)
def test_whatever_speaks_against_a_die_makes_the_answer_less_likely(facts: dict[str, Any]) -> None:
    assert chance(FIRST, seen(SECOND, **facts)) < chance(FIRST, SECOND)


def test_a_further_die_a_second_face_and_dice_on_each_other_make_the_answer_unlikely() -> None:
    third = verdict(Found(300, 100, EDGE, 0.8), 2)
    assert chance(FIRST, SECOND, others=(third,)) < 0.1
    assert chance(FIRST, SECOND, second=0.6) < chance(FIRST, SECOND, second=0.2) < chance(FIRST, SECOND)
    near = seen(SECOND, found=FIRST.found._replace(x=FIRST.found.x + 0.95 * EDGE))
    assert chance(FIRST, near) < chance(FIRST, SECOND)


def test_any_number_of_dice_has_a_chance() -> None:
    assert chance(FIRST) > chance(FIRST, SECOND) > 0.9
    assert 0 <= fitted().product([]) <= 1


def test_facts_that_are_missing_or_extreme_stay_finite() -> None:
    for score in (0.0, 1.0):
        for place in (seen(FIRST, chance=score, support=score), seen(FIRST, found=Found(1, 1, 0.5, score))):
            assert all(math.isfinite(fact) for fact in (*of_face(place).facts, *of_further(place, EDGE).facts))


@pytest.mark.parametrize(
    ("terms", "reason"),
    [
        (answer(FIRST, seen(SECOND, burnt=1.0, chance=0.6)), "glare"),
        (answer(FIRST, seen(SECOND, chance=0.1, support=0.1)), "unsure"),
        (answer(FIRST, seen(SECOND, chance=0.1, support=0.1, obstacle="blurred", obscured=0.8)), "blurred"),
        (answer(FIRST, seen(SECOND, chance=0.1, support=0.1, obstacle="covered", obscured=0.8)), "hand"),
        (answer(FIRST, SECOND, second=3.0), "cocked"),
        (answer(FIRST, SECOND, lean=1.0), "cocked"),
        (answer(FIRST, SECOND, others=(verdict(Found(300, 100, EDGE, 0.9), 2),)), "too_many"),
    ],
)  # fmt: skip
def test_the_dearest_fact_is_the_reason(terms: list[Term], reason: Reason) -> None:
    assert fitted().why_not(terms) == reason


def test_distances_are_told_in_edges_of_the_larger_die() -> None:
    assert distance(Found(0, 0, 20, 1), Found(30, 40, 50, 1)) == pytest.approx(1)
