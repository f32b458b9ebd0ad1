"""Stains, shine, crumbs and a damp ring stop no roll: a clean reference costs no reading."""

import math
from collections.abc import Iterator
from functools import cache

import pytest

from postparade.dice.sources.tray_worker import watcher_over
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import read
from postparade.dice.vision.roll_watcher import Sighting
from postparade.dice.vision.tray_state import TrayState
from tests.dice.tray_calibration.painted import lamp
from training.renders.families import Family, family
from training.renders.room import SURFACES, Disturbance, RoomRoll

pytestmark = pytest.mark.slow(8)

STAINED = Disturbance(stains=True)
FLOORS = ("green felt", "red felt", "bright tray")


@cache
def families() -> list[Family]:
    return [next(one for one in (family(3, number) for number in range(20)) if one.elevation > math.radians(66))]


@cache
def roll(floor: str) -> RoomRoll:
    return RoomRoll(SURFACES[floor], families(), (5, len(floor)))


@cache
def known(floor: str) -> Tray:
    return Tray(roll(floor).reference(STAINED), roll(floor).outline, roll(floor).edge)


def watched(floor: str, frames: Iterator[tuple[Picture, float]]) -> list[Sighting]:
    watcher = watcher_over(known(floor), (480, 640))
    return [watcher.see(picture, at) for picture, at in frames]


@pytest.mark.parametrize("floor", FLOORS)
def test_a_stained_tray_is_read_with_its_clean_picture_as_without(floor: str) -> None:
    tray, still = known(floor), roll(floor).still(STAINED)
    mask = tray.mask((480, 640))
    assert read(still, 2, None, floor=mask).values == roll(floor).values
    assert read(still, 2, tray.reference, floor=mask).values == roll(floor).values


@pytest.mark.parametrize("floor", FLOORS)
def test_marks_become_part_of_the_empty_tray_and_the_roll_counts(floor: str) -> None:
    frames = list(roll(floor).frames(STAINED))
    empty = [(picture, number / 15) for number, (picture, _) in enumerate([*frames[:20], *frames[:20]])]
    thrown = [(picture, (40 + number) / 15) for number, (picture, _) in enumerate(frames[20:])]
    seen = watched(floor, iter([*empty, *thrown]))
    assert TrayState.EMPTY in {one.stage for one in seen[20:40]}
    assert [one.committed for one in seen if one.committed] == [roll(floor).values]


SPOTS = ((0.3, 0.3), (0.68, 0.32), (0.36, 0.68), (0.66, 0.68))


@pytest.mark.parametrize("floor", FLOORS[:2])
def test_a_lamp_that_is_mirrored_becomes_part_of_the_empty_tray_and_the_roll_counts(floor: str) -> None:
    frames = list(roll(floor).frames(Disturbance()))
    dice = read(roll(floor).still(Disturbance()), 2, None, floor=known(floor).mask((480, 640))).dice
    x, y = max(SPOTS, key=lambda spot: min(math.dist((640 * spot[0], 480 * spot[1]), one.box[:2]) for one in dice))
    lit = [lamp(picture, x, y, 0.03, 400.0) for picture, _ in frames]
    seen = watched(floor, ((picture, number / 15) for number, picture in enumerate([*lit[:20], *lit[:20], *lit[20:]])))
    assert TrayState.EMPTY in {one.stage for one in seen[20:40]}
    assert [one.committed for one in seen if one.committed] == [roll(floor).values]


def test_a_burnt_out_block_does_not_become_part_of_the_tray() -> None:
    floor = FLOORS[0]
    frames = [picture for picture, _ in roll(floor).frames(Disturbance())][:20] * 4
    for picture in frames:
        picture[200:260, 280:340] = 255
    seen = watched(floor, ((picture, number / 15) for number, picture in enumerate(frames)))
    assert TrayState.EMPTY not in {one.stage for one in seen}


@pytest.mark.parametrize("floor", FLOORS)
def test_a_third_die_is_not_a_mark(floor: str) -> None:
    tray, still = known(floor), roll(floor).still(STAINED)
    mask = tray.mask((480, 640))
    x, y, wide, high = read(still, 2, None, floor=mask).dice[0].box
    die = still[y : y + high, x : x + wide]
    free = [
        (u, v)
        for u in range(140, 480 - wide, 20)
        for v in range(110, 370 - high, 20)
        if all(math.hypot(u - one.box[0], v - one.box[1]) > 2 * wide for one in read(still, 2, None).dice)
    ]
    u, v = free[0]
    still[v : v + high, u : u + wide] = die
    assert read(still, 2, tray.reference, floor=mask).reason == "too_many"
    still[v : v + high, u : u + wide] = 110 if still.mean() < 90 else 70
    assert read(still, 2, tray.reference, floor=mask).values is None, "a blank block stands up as well"


def test_dice_that_lie_there_are_never_learned_as_marks() -> None:
    floor = FLOORS[0]
    at_rest = roll(floor).still(Disturbance())
    frames = ((at_rest if number > 5 else known(floor).reference, number / 15) for number in range(90))
    seen = watched(floor, iter([(picture, at) for picture, at in frames if picture is not None]))
    assert {one.stage for one in seen[10:]} == {TrayState.STILL}
