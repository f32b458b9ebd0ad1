"""Dice of a test roll are measured as they were labelled, and everything that is no test roll is said."""

import json
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import cv2
import numpy as np
import pytest

from postparade.core.faults import PictureFault
from postparade.dice.tray_calibration import image_quality
from postparade.dice.tray_calibration.advice import on_roll
from postparade.dice.tray_calibration.calibrated_tray import Tray
from postparade.dice.tray_calibration.wizard import judge_roll
from postparade.dice.vision import reader
from postparade.dice.vision.picture import Picture, load
from tests.dice.tray_calibration.painted import lit

pytestmark = pytest.mark.slow(4)


TWO_DICE = ("nb_096", "nb_097", "nb_098", "nb_099", "nb_100", "nb_102")
"""Whole photographs of two dice under a fixed camera, which took more pictures in the same place."""


class Rig(NamedTuple):
    """The photographs of one fixed camera."""

    labels: dict[str, Any]
    pictures: dict[str, Picture]

    def empty(self, name: str) -> Picture:
        """The empty tray of photograph ``name``: dice lie elsewhere in the pictures most like it, so their median
        shows none."""
        small = {one: cv2.resize(picture, (40, 40)).astype(int) for one, picture in self.pictures.items()}
        near = sorted(small, key=lambda one: float(np.median(np.abs(small[one] - small[name]))))[1:16]
        return np.median([self.pictures[one] for one in near], axis=0).astype(np.uint8)


@pytest.fixture(scope="module")
def rig(photos: Path) -> Rig:
    labels = json.loads((photos / "labels.json").read_text())
    whole = [one for one in labels if one["source"] == "nell-byler" and one["kind"] == "photo" and one["readable"]]
    by_name = {Path(one["file"]).stem: one for one in whole}
    return Rig(by_name, {name: load(photos / one["file"]) for name, one in by_name.items()})


@pytest.mark.parametrize("name", TWO_DICE)
def test_dice_in_photographs_are_as_large_as_labelled(rig: Rig, name: str) -> None:
    roll = judge_roll(rig.pictures[name], Tray(reference=rig.empty(name)))
    labelled = sorted(one["box"] for one in rig.labels[name]["dice"])
    for die, (x, y, w, h) in zip(roll.dice, labelled, strict=True):
        left, top, wide, high = die.box
        assert left + wide / 2 == pytest.approx(x + w / 2, abs=0.15 * w)
        assert top + high / 2 == pytest.approx(y + h / 2, abs=0.15 * h)
        # A label is an upright frame; one of a die that lies askew is wider than its edge.
        assert 0.6 * w < die.edge < 1.05 * w
    seen = fmean((die.box[2] + die.box[3]) / 2 for die in roll.dice)
    assert seen == pytest.approx(fmean((w + h) / 2 for _, _, w, h in labelled), rel=0.12)


def test_a_roll_that_is_read_can_be_measured_beside_shadows_and_reflections(photos: Path) -> None:
    read = 0
    for script in sorted((photos / "sequences").glob("*/sequence.json")):
        empty = load(script.with_name("background.jpg"))
        for expected in json.loads(script.read_text(encoding="utf-8"))["expected"]:
            frame = load(script.with_name(f"{(expected['settled_from'] + expected['until']) // 2:03d}.jpg"))
            if judged := reader.read(frame, 2, empty).values:
                roll = judge_roll(frame, Tray(empty))
                assert roll.reading.values == judged
                assert 30 < roll.edge < 120
                read += 1
    assert read >= 4


@pytest.mark.parametrize("name", TWO_DICE)
def test_these_photographs_are_taken_from_too_far_away_and_are_otherwise_fine(rig: Rig, name: str) -> None:
    """Their dice are 24 to 33 pixels wide, and sharp, lit and clear."""
    empty = rig.empty(name)
    roll = judge_roll(rig.pictures[name], Tray(reference=empty))
    said = on_roll(roll.dice, roll.reading, image_quality.measure([empty]), empty.shape)
    assert [one.code for one in said] == ["camera_far"]
    assert f"{round(fmean(die.edge for die in roll.dice))} pixels a die" in said[0].sentence


@pytest.mark.parametrize("name", TWO_DICE)
def test_a_roll_in_the_dark_asks_for_more_light(rig: Rig, name: str) -> None:
    empty = lit(rig.empty(name), 0.2)
    roll = judge_roll(lit(rig.pictures[name], 0.2), Tray(reference=empty))
    said = on_roll(roll.dice, roll.reading, image_quality.measure([empty]), empty.shape)
    assert "light_dark" in [one.code for one in said]


@pytest.mark.parametrize("name", TWO_DICE)
def test_a_lens_out_of_focus_is_reported(rig: Rig, name: str) -> None:
    empty = rig.empty(name)
    roll = judge_roll(cv2.GaussianBlur(rig.pictures[name], (0, 0), 3.0).astype(np.uint8), Tray(reference=empty))
    said = on_roll(roll.dice, roll.reading, image_quality.measure([empty]), empty.shape)
    assert "camera_blurred" in [one.code for one in said]
    assert len(next(one for one in said if one.code == "camera_blurred").places) == 2


def test_the_wrong_number_of_dice_is_not_a_test_roll(rig: Rig) -> None:
    empty = rig.empty("nb_097")
    (x, y, w, h), _ = (one["box"] for one in rig.labels["nb_097"]["dice"])
    one_die = rig.pictures["nb_097"].copy()
    one_die[y - 8 : y + h + 8, x - 8 : x + w + 8] = empty[y - 8 : y + h + 8, x - 8 : x + w + 8]
    many = next(name for name, one in rig.labels.items() if one["count"] == 6)
    for picture, reference, code in (
        (one_die, empty, "too_few"),
        (empty, empty, "roll_empty"),
        (rig.pictures[many], rig.empty(many), "too_many"),
        (lit(empty, 0.5), empty, "roll_empty"),
    ):
        with pytest.raises(PictureFault) as fault:
            judge_roll(picture, Tray(reference=reference))
        assert fault.value.code == code


def test_pictures_of_different_sizes_do_not_belong_together(rig: Rig) -> None:
    picture = rig.pictures["nb_097"]
    with pytest.raises(PictureFault) as fault:
        judge_roll(picture[:480], Tray(reference=picture))
    assert (fault.value.code, "640 x 480" in fault.value.sentence) == ("sizes_differ", True)


def test_dice_outside_the_outline_are_not_seen(rig: Rig) -> None:
    empty = rig.empty("nb_097")
    outline = ((0.0, 0.0), (1.0, 0.0), (1.0, 0.5), (0.0, 0.5))
    with pytest.raises(PictureFault) as fault:
        judge_roll(rig.pictures["nb_097"], Tray(empty, outline))
    assert fault.value.code == "too_few"


def test_a_hand_in_the_tray_is_not_a_die() -> None:
    empty = np.full((480, 640, 3), 60, np.uint8)
    hand = empty.copy()
    hand[100:480, 200:450] = (130, 160, 210)
    with pytest.raises(PictureFault) as fault:
        judge_roll(hand, Tray(reference=empty))
    assert fault.value.code == "hand"
