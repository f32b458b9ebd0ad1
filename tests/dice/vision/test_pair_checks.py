"""The dice of one image lie on one floor and are of one size: what leans or is smaller is found out."""

from collections.abc import Callable, Sequence

import pytest

from postparade.dice.vision import pair_checks
from postparade.dice.vision.against_empty import AgainstEmpty
from postparade.dice.vision.detector import Found
from postparade.dice.vision.fusion import DieEstimate
from postparade.dice.vision.pair_checks import (
    SEEN,
    UNLIKE,
    WIDEST,
    are_of_one_size,
    looked_at_as_large,
    one_leans,
    unlike,
)
from postparade.dice.vision.picture import Picture
from tests.dice.vision.drawn import tray
from tests.dice.vision.explanation import EDGE, pair, verdict

SIDE = 640.0
LEFT, RIGHT = Found(120, 240, 50, 0.9), Found(520, 240, 50, 0.9)
ASLANT = -0.4j
"""The camera stands at the lower side of the picture."""


@pytest.mark.parametrize(
    ("away", "leans"),
    [(0j, False), (0.5 * UNLIKE, False), (-1.1 * UNLIKE, True), (1.1j * UNLIKE, True), (-1.1j * UNLIKE, True)],
)
def test_faces_seen_alike_are_flat_and_others_are_not(away: complex, leans: bool) -> None:
    dice = [verdict(LEFT, 4, tilt=ASLANT), verdict(RIGHT, 2, tilt=ASLANT + away)]
    assert one_leans(dice, SIDE) is leans
    assert one_leans(dice[::-1], SIDE) is leans


def test_a_near_camera_sees_dice_far_apart_from_different_sides() -> None:
    """The faces of both turn outward; a long lens sees less of that, and none sees them turn inward."""
    outward = WIDEST * (RIGHT.x - LEFT.x) / SIDE
    assert outward > UNLIKE
    for share in (0.0, 0.5, 1.0):
        dice = verdict(LEFT, 4, tilt=ASLANT - share * outward / 2), verdict(RIGHT, 2, tilt=ASLANT + share * outward / 2)
        assert unlike(*dice, SIDE) == pytest.approx(0, abs=1e-9)
    inward = verdict(LEFT, 4, tilt=ASLANT + outward / 2), verdict(RIGHT, 2, tilt=ASLANT - outward / 2)
    assert unlike(*inward, SIDE) == pytest.approx(outward)


def test_one_die_and_none_are_alike() -> None:
    assert not one_leans([], SIDE)
    assert not one_leans([verdict(LEFT, 4, tilt=ASLANT)], SIDE)


SMALL = 43.0
Judge = Callable[[Found], DieEstimate]


@pytest.fixture
def judge_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[Judge], None]:
    """Says what is seen at every place."""

    def judge_by(judge: Judge) -> None:
        def estimates(_: Picture, places: Sequence[Found]) -> list[DieEstimate]:
            return [judge(one) for one in places]

        monkeypatch.setattr(pair_checks, "estimates", estimates)

    return judge_by


@pytest.mark.parametrize(
    ("score", "plain", "chance", "value"),
    [(0.7, True, 0.9, 3), (0.5, True, 0.9, None), (0.7, False, 0.9, None), (0.7, True, 0.8, None)],
)
def test_a_doubtful_die_counts_if_it_is_clear_and_as_large_as_the_sure_one(
    judge_by: Callable[[Judge], None], score: float, plain: bool, chance: float, value: int | None
) -> None:
    assert (score < SEEN) == (score == 0.5)
    one, other = pair(score)
    sure, doubted = verdict(one, 5), verdict(other._replace(edge=SMALL), 3, 0.6, sure=False, plain=plain)
    judge_by(lambda die: verdict(die, 3, chance, sure=die.edge == EDGE))
    first, second = looked_at_as_large(tray(), [sure, doubted], [sure], None, None)
    assert first is sure
    assert second.value == value
    assert (second is doubted) == (value is None)


@pytest.mark.parametrize(("known", "value"), [(None, None), (EDGE, 3)])
def test_where_no_die_is_sure_dice_are_as_large_as_they_are_known_to_be(
    judge_by: Callable[[Judge], None], known: float | None, value: int | None
) -> None:
    doubted = [verdict(one, 3, 0.6, sure=False) for one in pair(edge=SMALL)]
    judge_by(lambda die: verdict(die, 3, sure=die.edge == EDGE))
    assert [one.value for one in looked_at_as_large(tray(), doubted, [], known, None)] == [value, value]


@pytest.mark.parametrize(("disc", "value"), [(False, 3), (True, None)])
def test_a_disc_stays_in_doubt(
    judge_by: Callable[[Judge], None], monkeypatch: pytest.MonkeyPatch, disc: bool, value: int | None
) -> None:
    one, other = pair()
    sure, doubted = verdict(one, 5), verdict(other, 3, 0.6, sure=False)
    judge_by(lambda die: verdict(die, 3))
    monkeypatch.setattr(AgainstEmpty, "is_disc", lambda _, die: disc)
    against = AgainstEmpty(tray(), tray())
    assert looked_at_as_large(tray(), [sure, doubted], [sure], None, against)[1].value == value


@pytest.mark.parametrize(
    ("face", "chance", "edge", "value"),
    [(1, 0.95, SMALL, 1), (1, 0.9, SMALL, None), (3, 0.9, SMALL, 3), (3, 0.95, 30.0, None), (3, 0.95, 100.0, None)],
)
def test_a_one_must_be_plainer_and_anything_far_smaller_or_larger_is_not_a_die(
    judge_by: Callable[[Judge], None], face: int, chance: float, edge: float, value: int | None
) -> None:
    one, other = pair()
    sure, doubted = verdict(one, 5), verdict(other._replace(edge=edge), face, 0.6, sure=False)
    judge_by(lambda die: verdict(die, face, chance))
    assert looked_at_as_large(tray(), [sure, doubted], [sure], None, None)[1].value == value


def test_a_sure_reading_is_not_checked_again(judge_by: Callable[[Judge], None]) -> None:
    dice = [verdict(one, 3) for one in pair(edge=SMALL)]
    judge_by(lambda die: verdict(die, 4))
    assert looked_at_as_large(tray(), dice, dice[:1], EDGE, None) == dice


@pytest.mark.parametrize(
    ("face", "chance", "again", "sure", "alike"),
    [
        (3, 0.98, 3, True, True),
        (3, 0.98, 3, False, True),
        (3, 0.85, 3, False, False),
        (3, 0.98, 2, False, False),
        (3, 0.98, 2, True, False),
        (1, 0.98, 1, True, True),
        (1, 0.98, 1, False, False),
    ],
)
def test_a_die_that_seems_smaller_shows_nothing_else_when_it_is_taken_to_be_as_large(
    judge_by: Callable[[Judge], None], face: int, chance: float, again: int, sure: bool, alike: bool
) -> None:
    one, other = pair()
    judge_by(lambda die: verdict(die, again, 0.6, sure=sure))
    smaller = verdict(one._replace(edge=SMALL), face, chance)
    assert are_of_one_size(tray(), [smaller, verdict(other, 5)], None) is alike


def test_anything_far_smaller_is_not_a_die(judge_by: Callable[[Judge], None]) -> None:
    one, other = pair()
    judge_by(lambda die: verdict(die, 3))
    assert not are_of_one_size(tray(), [verdict(one._replace(edge=30.0), 3), verdict(other, 5)], None)
