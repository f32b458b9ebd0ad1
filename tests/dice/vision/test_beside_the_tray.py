"""What lies or moves beside the floor of the tray changes nothing; what reaches in over the floor is a hand."""

import math
from collections.abc import Iterator
from functools import cache

import cv2
import numpy as np
import pytest

from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.vision.picture import Picture
from postparade.dice.vision.reader import read
from postparade.dice.vision.roll_watcher import RollWatcher, Sighting
from postparade.dice.vision.tray_state import TrayState
from training.renders.families import Family, family
from training.renders.room import SURFACES, Disturbance, Outside, RoomRoll

pytestmark = pytest.mark.slow(15)

CALM = Disturbance()


@cache
def families() -> list[Family]:
    """One pair of looks, seen from above."""
    return [next(one for one in (family(3, number) for number in range(20)) if one.elevation > math.radians(66))]


@cache
def roll(surface: str = "green felt") -> RoomRoll:
    return RoomRoll(SURFACES[surface], families(), (1, 2))


def watched(frames: Iterator[tuple[Picture, float]], tray: Tray) -> list[Sighting]:
    floor = tray.mask((480, 640))

    def recognise(picture: Picture, expect: int | None, reference: Picture | None, /) -> object:
        return read(picture, expect, reference, floor=floor)

    watcher = RollWatcher(2, tray.reference, recognise, floor=floor)  # type: ignore[arg-type]  # it returns a reading
    return [watcher.see(picture, at) for picture, at in frames]


def known() -> Tray:
    return Tray(roll().reference(CALM), roll().outline, roll().edge)


def commits(seen: list[Sighting]) -> list[tuple[int, ...]]:
    return [one.committed for one in seen if one.committed is not None]


@pytest.mark.parametrize("outside", ["", "bottle", "hand", "screen", "disco", "flash"])
def test_the_roll_is_committed_whatever_guests_do_beside_the_tray(outside: Outside) -> None:
    seen = watched(roll().frames(CALM._replace(outside=outside)), known())
    assert commits(seen) == [roll().values]


@pytest.mark.parametrize("outside", ["bottle", "hand", "screen", "disco"])
def test_the_empty_tray_is_empty_beside_it_all(outside: Outside) -> None:
    frames = list(roll().frames(CALM._replace(outside=outside)))[:20]
    stages = [one.stage for one in watched(iter(frames), known())]
    assert set(stages[4:]) == {TrayState.EMPTY}


def test_without_an_outline_the_hand_beside_the_tray_counts() -> None:
    tray = Tray(roll().reference(CALM))
    assert commits(watched(roll().frames(CALM._replace(outside="hand")), tray)) == []


@pytest.mark.parametrize("reach", [0.15, 0.3, 0.6])
def test_an_arm_that_reaches_in_over_the_floor_is_a_hand(reach: float) -> None:
    def arm(picture: Picture) -> Picture:
        drawn = picture.copy()
        left = round(640 * min(x for x, _ in roll().outline))
        cv2.rectangle(drawn, (0, 200), (left + round(reach * 400), 290), (120, 150, 205), cv2.FILLED)
        return drawn

    empty = [picture for picture, _ in roll().frames(CALM)][:20]
    frames = ((picture if number < 8 else arm(picture), number / 15) for number, picture in enumerate(empty))
    seen = watched(frames, known())
    last = [one.reading.reason for one in seen if one.reading][-1:]
    assert seen[-1].stage is TrayState.COVERED or last == ["hand"]
    still = arm(roll().still(CALM))
    assert read(still, 2, known().reference, floor=known().mask((480, 640))).values is None


def test_a_pushed_camera_is_followed_even_with_a_person_beside_the_tray() -> None:
    def pushed(picture: Picture) -> Picture:
        move = np.array([[1, 0, 7], [0, 1, -5]], np.float32)
        return cv2.warpAffine(picture, move, (640, 480), borderMode=cv2.BORDER_REPLICATE).astype(np.uint8)

    frames = list(roll().frames(CALM._replace(outside="hand")))
    moved = ((picture if number < 10 else pushed(picture), at) for number, (picture, at) in enumerate(frames))
    assert commits(watched(moved, known())) == [roll().values]


def test_dice_that_fell_off_the_tray_are_not_counted() -> None:
    empty = roll().reference(CALM)
    x, y, edge = 20, 60, 60
    die = roll().still(CALM)
    middle = read(die, 2, None).dice[0].box
    patch = die[middle[1] : middle[1] + edge, middle[0] : middle[0] + edge]
    scene = empty.copy()
    scene[y : y + patch.shape[0], x : x + patch.shape[1]] = patch
    assert read(scene, None, empty, floor=known().mask((480, 640))).dice == ()
