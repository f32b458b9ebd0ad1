"""A value counts when both readings of a die give it, and not on the word of one."""

from itertools import product

import pytest

from postparade.dice.vision.detector import Found
from postparade.dice.vision.face_classifier import FaceReading
from postparade.dice.vision.fusion import PIPS_LEAST, SIZES, bear_out_any, estimates, judge, reconsider
from postparade.dice.vision.geometry import Count
from tests.dice.vision.drawn import roll, taken

DIE = Found(100, 100, 40, 0.9)


def seen(value: int, chance: float, obstacle: str = "nothing") -> FaceReading:
    rest = (1 - chance) / 2
    chances = tuple(chance if face == value else rest / 5 for face in range(1, 7))
    obstacles = dict.fromkeys(("nothing", "blurred", "covered", "cocked"), 0.0) | {obstacle: rest}
    return FaceReading(chances, obstacles, 0j)


def counted(value: int, chance: float, *, plain: bool = True) -> Count:
    rest = (1 - chance) / 5
    shares = [(face, chance if face == value else rest) for face in range(1, 7)]
    return Count(value, chance, tuple(sorted(shares, key=lambda share: -share[1])), plain)


@pytest.mark.parametrize(("network", "pips"), [(0.95, 0.9), (0.6, 0.98), (0.97, 0.25)])
def test_agreement_counts_even_if_one_of_them_is_unsure(network: float, pips: float) -> None:
    verdict = judge(DIE, seen(4, network), counted(4, pips))
    assert verdict.value == 4
    assert verdict.shares[0][0] == 4


@pytest.mark.parametrize(("network", "pips", "value"), [(0.85, 0.85, None), (0.85, 0.95, 4)])
def test_a_face_that_may_lean_must_be_plainer(network: float, pips: float, value: int | None) -> None:
    assert judge(DIE, seen(4, network), counted(4, pips)).value == 4
    assert judge(DIE, seen(4, network, "cocked"), counted(4, pips)).value == value


@pytest.mark.parametrize(("network", "pips"), [(0.3, 0.99), (0.99, 0.1), (0.5, 0.5), (0.45, 0.95)])
def test_one_alone_is_not_enough(network: float, pips: float) -> None:
    assert judge(DIE, seen(4, network), counted(4, pips)).value is None


def test_readings_that_differ_give_no_value_and_offer_both() -> None:
    verdict = judge(DIE, seen(4, 0.9), counted(5, 0.9))
    assert verdict.value is None
    assert [value for value, _ in verdict.shares[:2]] == [4, 5]


def test_pips_that_would_rather_have_another_value_overrule_a_sure_network() -> None:
    """Of four pips and a pale one in the middle, four are what the network sees."""
    five = counted(5, 0.7)._replace(shares=((5, 0.7), (4, 0.28), (1, 0.005), (2, 0.005), (3, 0.005), (6, 0.005)))
    assert five.support(4) > PIPS_LEAST
    verdict = judge(DIE, seen(4, 0.98), five)
    assert verdict.value is None
    assert not verdict.plain


def test_one_needs_more_than_other_faces_where_the_network_hesitates() -> None:
    """Of a two of which one pip is not seen a one is left."""
    assert judge(DIE, seen(2, 0.65), counted(2, 0.98)).value == 2
    assert judge(DIE, seen(1, 0.65), counted(1, 0.98)).value is None
    assert judge(DIE, seen(1, 0.8), counted(1, 0.98)).value == 1


def test_face_that_may_show_two_values_has_none() -> None:
    assert judge(DIE, seen(4, 0.98), counted(4, 0.98, plain=False)).value is None


def test_anything_seen_instead_of_a_face_is_named() -> None:
    verdict = judge(DIE, seen(2, 0.1, "cocked"), counted(2, 0.1))
    assert (verdict.value, verdict.obstacle) == (None, "cocked")
    assert verdict.obscured == pytest.approx(0.45)


def test_doubtful_value_counts_when_other_sizes_bear_it_out() -> None:
    doubtful = judge(DIE, seen(5, 0.6), counted(5, 0.3))
    assert doubtful.value is None
    good, bad = (seen(5, 0.9), counted(5, 0.8)), (seen(5, 0.9), counted(4, 0.9))
    assert reconsider(doubtful, [good, bad, good, good]).value == 5
    assert reconsider(doubtful, [good, bad, good, bad]) == doubtful
    two_faced = (seen(5, 0.9), counted(5, 0.8, plain=False))
    assert reconsider(doubtful, [good, good, good, two_faced]) == doubtful


def test_inconclusive_counts_leave_nothing_to_reconsider() -> None:
    five, four = counted(5, 0.8), counted(4, 0.9)
    assert bear_out_any([five, four, five, five])
    assert not bear_out_any([five, four, five, four])
    assert not bear_out_any([counted(5, 0.1)] * len(SIZES))
    assert not bear_out_any([five, five, five, counted(5, 0.8, plain=False)])


def test_no_later_frame_can_make_up_for_poor_first_counts() -> None:
    kinds = [counted(5, 0.8), counted(4, 0.8), counted(5, 0.1), counted(5, 0.8, plain=False)]
    for counts in product(kinds, repeat=len(SIZES)):
        early = all(bear_out_any(counts[:some]) for some in range(1, len(SIZES)))
        assert early or not bear_out_any(counts)


def test_network_that_hesitates_in_every_size_convinces_nobody() -> None:
    doubtful = judge(DIE, seen(3, 0.6), counted(3, 0.3))
    assert reconsider(doubtful, [(seen(3, 0.7), counted(3, 0.8))] * len(SIZES)) == doubtful


def test_pips_that_are_plain_in_every_size_convince_a_network_that_hesitates() -> None:
    doubtful = judge(DIE, seen(3, 0.6), counted(3, 0.3))
    assert reconsider(doubtful, [(seen(3, 0.6), counted(3, 0.98))] * len(SIZES)).value == 3


def test_drawn_dice_get_their_values() -> None:
    found = [Found(200, 180, 56, 0.9), Found(410, 290, 56, 0.9)]
    assert [verdict.value for verdict in estimates(taken(roll(3, 6)), found)] == [3, 6]
