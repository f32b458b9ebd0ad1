"""The network's reading of a die and that of its pips become one estimate, from one look or from several."""

import numpy as np
import pytest

from postparade.dice.vision.detector import Found
from postparade.dice.vision.face_classifier import FaceReading
from postparade.dice.vision.fusion import SIZES, burnt, estimates, judge, look_again
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
    return Count(chance, tuple(sorted(shares, key=lambda share: -share[1])), plain)


def test_value_is_the_networks_with_what_the_pips_make_of_it() -> None:
    verdict = judge(DIE, [(seen(4, 0.9), counted(4, 0.8))], 0.0)
    assert (verdict.value, verdict.chance, verdict.looks) == (4, 0.9, 1)
    assert verdict.support == pytest.approx(0.8)
    assert (verdict.against, verdict.plain) == (0, 1)


def test_pips_that_would_rather_have_another_value_speak_against_it_and_both_are_offered() -> None:
    verdict = judge(DIE, [(seen(4, 0.9), counted(5, 0.9))], 0.0)
    assert verdict.value == 4
    assert verdict.against == pytest.approx(0.9)
    assert verdict.support == pytest.approx(0.02)
    assert [value for value, _ in verdict.shares[:2]] == [4, 5]


def test_several_looks_count_alike() -> None:
    looks = [(seen(5, 0.6), counted(5, 0.3)), (seen(5, 0.9), counted(5, 0.9, plain=False))]
    verdict = judge(DIE, looks, 0.0)
    assert verdict.value == 5
    assert verdict.chance == pytest.approx(0.75)
    assert verdict.support == pytest.approx(0.6)
    assert (verdict.plain, verdict.looks) == (0.5, 2)


def test_one_look_that_is_far_off_does_not_change_what_the_others_see() -> None:
    good, bad = (seen(3, 0.9), counted(3, 0.9)), (seen(2, 0.7), counted(2, 0.7))
    assert judge(DIE, [good, good, bad, good, good], 0.0).value == 3


def test_anything_seen_instead_of_a_face_is_named() -> None:
    verdict = judge(DIE, [(seen(2, 0.1, "cocked"), counted(2, 0.1))], 0.0)
    assert verdict.obstacle == "cocked"
    assert verdict.obscured == pytest.approx(0.45)
    assert verdict.leaning == verdict.obscured
    assert judge(DIE, [(seen(2, 0.1, "covered"), counted(2, 0.1))], 0.0).leaning == 0


def test_burnt_out_is_what_is_white_in_every_colour() -> None:
    picture = np.zeros((200, 200, 3), np.uint8)
    picture[:, :100] = 255
    picture[:, 100:, 2] = 255
    assert burnt(picture, DIE) == pytest.approx(0.5, abs=0.05)
    assert burnt(picture, Found(300, 300, 40, 0.9)) == 0, "nothing of it is in the picture"


def test_drawn_dice_get_their_values_at_once_and_after_more_looks() -> None:
    picture, found = taken(roll(3, 6)), [Found(200, 180, 56, 0.9), Found(410, 290, 56, 0.9)]
    first = estimates(picture, found)
    again = [look_again(picture, one) for one in first]
    assert [one.value for one in first] == [one.value for one in again] == [3, 6]
    assert {one.looks for one in again} == {len(SIZES) + 1}
    assert min(one.chance for one in again) > 0.8
