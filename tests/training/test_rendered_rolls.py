"""Rendered rolls deliver what their kind promises, and their truth lies where it says."""

import math

import cv2
import numpy as np
import pytest

from training.renders.camera import HEIGHT, WIDTH
from training.renders.library import Family
from training.renders.rolls import FLAT, KINDS, Kind, Rolled, roll
from training.renders.throws import contact

pytestmark = pytest.mark.slow(4)


SEEDS = range(4)
READ = ("plain", "tilted", "touching", "dark", "faint", "far", "near")
NEVER = ("cocked", "hand", "stacked", "blurred", "three", "one", "empty")


@pytest.fixture(scope="module")
def rolls(families: list[Family]) -> dict[str, list[Rolled]]:
    return {kind: [roll(np.random.default_rng([5, seed]), families, kind) for seed in SEEDS] for kind in KINDS}


def corners_hit_dice(rolled: Rolled) -> bool:
    """Whether the upper faces differ from the empty tray, as something lies there."""
    difference = cv2.absdiff(rolled.picture, rolled.reference).max(axis=2)
    tray = float(np.median(difference))
    for die in rolled.dice:
        mask = np.zeros((HEIGHT, WIDTH), np.uint8)
        cv2.fillConvexPoly(mask, np.round(die.corners).astype(np.int32), 255)
        if float(np.percentile(difference[mask > 0], 75)) <= tray:
            return False
    return True


@pytest.mark.parametrize("kind", KINDS)
def test_pictures_are_what_a_webcam_gives(rolls: dict[str, list[Rolled]], kind: Kind) -> None:
    for rolled in rolls[kind]:
        for picture in (rolled.picture, rolled.reference):
            assert picture.shape == (480, 640, 3)
            assert picture.dtype == np.uint8
        assert not np.array_equal(rolled.picture, rolled.reference)
        assert rolled.kind == kind


@pytest.mark.parametrize("kind", READ)
def test_two_readable_dice_lie_there(rolls: dict[str, list[Rolled]], kind: Kind) -> None:
    for rolled in rolls[kind]:
        assert len(rolled.dice) == 2
        assert all(die.readable and die.lean < FLAT for die in rolled.dice)
        assert rolled.values == tuple(sorted(die.value for die in rolled.dice))


@pytest.mark.parametrize("kind", NEVER)
def test_nothing_may_be_answered(rolls: dict[str, list[Rolled]], kind: Kind) -> None:
    assert all(rolled.values is None for rolled in rolls[kind])


def test_flat_dice_of_a_roll_are_tilted_alike_and_as_the_camera_looks_aslant(rolls: dict[str, list[Rolled]]) -> None:
    for rolled in (one for kind in READ for one in rolls[kind]):
        first, second = (complex(*die.tilt) for die in rolled.dice)
        assert abs(first - second) < 0.25
        assert abs(first) == pytest.approx(math.cos(rolled.elevation), abs=0.15)


def test_a_die_that_leans_is_tilted_otherwise(rolls: dict[str, list[Rolled]]) -> None:
    for rolled in rolls["cocked"]:
        first, second = (complex(*die.tilt) for die in rolled.dice)
        assert abs(first - second) > 0.05
        assert abs(first - second) < 2 * math.sin(max(die.lean for die in rolled.dice) / 2) + 0.25


def test_things_left_in_the_tray_are_labelled_and_lie_away_from_the_dice(families: list[Family]) -> None:
    rolled = [roll(np.random.default_rng([6, seed]), families, kind) for kind in ("one", "empty") for seed in range(12)]
    things = [(one, thing) for one in rolled for thing in one.things]
    assert things
    for one, (x, y, size) in things:
        patch = np.s_[round(y) - 2 : round(y) + 3, round(x) - 2 : round(x) + 3]
        assert cv2.absdiff(one.picture[patch], one.reference[patch]).max() > 10
        assert all(math.dist((x, y), die.centre) > 2 * size for die in one.dice)


def test_kinds_show_what_they_are_named_after(rolls: dict[str, list[Rolled]]) -> None:
    assert all(sum(die.why == "cocked" for die in rolled.dice) == 1 for rolled in rolls["cocked"])
    assert all(max(die.lean for die in rolled.dice) > math.radians(9) for rolled in rolls["cocked"])
    assert all("covered" in {die.why for die in rolled.dice} for rolled in rolls["stacked"])
    assert all(3 <= len(rolled.dice) <= 6 for rolled in rolls["three"])
    assert {len(rolled.dice) for rolled in rolls["one"]} == {1}
    assert {len(rolled.dice) for rolled in rolls["empty"]} == {0}
    assert all(math.degrees(rolled.elevation) <= 52 for rolled in rolls["tilted"])
    assert all(die.why == "blurred" for rolled in rolls["blurred"] for die in rolled.dice)
    assert max(die.edge for rolled in rolls["far"] for die in rolled.dice) < 40
    assert min(die.edge for rolled in rolls["near"] for die in rolled.dice) > 60


@pytest.mark.parametrize("kind", ["plain", "tilted", "dark", "far", "three"])
def test_dice_lie_apart_and_inside(rolls: dict[str, list[Rolled]], kind: Kind) -> None:
    for rolled in rolls[kind]:
        for number, die in enumerate(rolled.dice):
            x, y, wide, high = die.box
            assert x >= 0
            assert y >= 0
            assert x + wide <= WIDTH
            assert y + high <= HEIGHT
            assert x <= die.centre[0] <= x + wide
            assert y <= die.centre[1] <= y + high
            for other in rolled.dice[:number]:
                assert math.dist(die.centre, other.centre) > 0.7 * min(die.edge, other.edge)


def test_strange_things_may_lie_about_where_nothing_may_be_answered(families: list[Family]) -> None:
    seen = 0
    for seed in range(12):
        rolled = roll(np.random.default_rng([6, seed]), families, "empty")
        spots = cv2.medianBlur(cv2.absdiff(rolled.picture, rolled.reference).max(axis=2), 9)
        seen += int((spots > float(np.median(spots)) + 30).sum()) > 150
        assert rolled.values is None
    assert 0 < seen < 12


def test_touching_dice_are_about_an_edge_apart(rolls: dict[str, list[Rolled]]) -> None:
    for rolled in rolls["touching"]:
        one, other = rolled.dice
        assert math.dist(one.centre, other.centre) < 1.8 * max(one.edge, other.edge)


@pytest.mark.parametrize("kind", ["plain", "near", "touching"])
def test_dice_are_where_the_truth_says(rolls: dict[str, list[Rolled]], kind: Kind) -> None:
    assert all(corners_hit_dice(rolled) for rolled in rolls[kind])


@pytest.mark.parametrize("kind", ["plain", "hand", "glare"])
def test_the_same_seed_gives_the_same_roll(families: list[Family], kind: Kind) -> None:
    one, other = (roll(np.random.default_rng(8), families, kind) for _ in range(2))
    assert np.array_equal(one.picture, other.picture)
    assert np.array_equal(one.reference, other.reference)
    assert one.values == other.values
    different = roll(np.random.default_rng(9), families, kind)
    assert not np.array_equal(one.picture, different.picture)


def test_flush_dice_touch_an_edge_apart_and_corner_to_corner_a_diagonal() -> None:
    assert contact(0.0, 0.0, 0.0) == pytest.approx(2.0)
    assert contact(0.0, 0.0, math.pi / 4) == pytest.approx(2 * math.sqrt(2))
    assert contact(0.0, math.pi / 4, 0.0) == pytest.approx(1 + math.sqrt(2))


def test_no_fitting_dice_is_an_error(families: list[Family]) -> None:
    with pytest.raises(ValueError, match="elevation"):
        roll(np.random.default_rng(0), families[:0], "plain")
