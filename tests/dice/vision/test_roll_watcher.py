"""Every roll is committed once and nothing else is, whatever happens to the tray, the camera and the light."""

import math

import numpy as np
import pytest

from postparade.core.faults import PictureFault
from postparade.dice.vision.reading import Die, Reading
from postparade.dice.vision.roll_watcher import AGREEING, RollWatcher
from postparade.dice.vision.tray_state import TrayState
from tests.dice.vision.drawn import Picture, roll, taken, tray
from tests.dice.vision.scripted import ScriptedTray

pytestmark = pytest.mark.slow(13)


LATEST = 0.4
"""Seconds from the moment the dice lie still to the commit."""


def after_a_roll(rimmed: bool = True, fps: int = 15) -> ScriptedTray:
    """A tray on which a two and a five were thrown and committed."""
    here = ScriptedTray(fps, seed=4, rimmed=rimmed)
    here.wait(0.5)
    here.throw(2, 5)
    assert here.commits == [(2, 5)]
    return here


@pytest.fixture(params=[True, False], ids=["rim in view", "cloth only"])
def here(request: pytest.FixtureRequest) -> ScriptedTray:
    return after_a_roll(rimmed=request.param)


@pytest.mark.parametrize("fps", [15, 30])
def test_rolls_are_committed_in_time(fps: int) -> None:
    here = ScriptedTray(fps, seed=fps)
    for pair in ((2, 5), (2, 5), (6, 6)):
        here.throw(*pair)
        assert here.commit_times[-1] - here.settled_at <= LATEST
    assert here.commits == here.rolls


def test_at_five_frames_a_second_it_only_takes_longer() -> None:
    here = ScriptedTray(fps=5)
    here.wait(1)
    here.throw(3, 4)
    here.throw(1, 4)
    assert here.commits == here.rolls


def test_without_calibration_the_tray_is_learned_and_rolls_count() -> None:
    here = ScriptedTray(rimmed=False, calibrated=False)
    here.wait(1.2)
    assert here.stages[-1] is TrayState.EMPTY
    here.throw(3, 6)
    here.throw(1, 2)
    assert here.commits == here.rolls


@pytest.mark.parametrize("calibrated", [True, False])
def test_dice_that_lie_there_from_the_start_are_neither_a_roll_nor_a_tray(calibrated: bool) -> None:
    here = ScriptedTray(rimmed=False, calibrated=calibrated)
    here.dice = here._places([3, 4])
    here.wait(4)
    here.hand_passes()
    assert here.commits == []
    assert here.stages[-1] is TrayState.STILL
    here.throw(1, 6)
    assert here.commits == [(1, 6)]


def test_dice_left_for_minutes_stay_dice(here: ScriptedTray) -> None:
    here.fps = 1
    here.wait(180)
    here.fps = 15
    here.wait(1)
    assert here.stages[-1] is TrayState.STILL
    here.throw(2, 5)
    assert here.commits == here.rolls


def test_a_bumped_camera_makes_no_roll(here: ScriptedTray) -> None:
    for shift in ((6, -3), (-8, 7), (12, 9), (0, 0)):
        here.bump(*shift)
    assert here.commits == here.rolls
    here.bump(9, 8)
    here.throw(2, 5)
    assert here.commits == here.rolls


def test_a_camera_that_shakes_for_long_makes_no_roll(here: ScriptedTray) -> None:
    here.wait(1.5, lambda share: setattr(here, "_away", (round(7 * math.sin(60 * share)), 0)))
    here._away = (0, 0)
    here.wait(1)
    assert here.commits == here.rolls


def test_light_makes_no_roll(here: ScriptedTray) -> None:
    here.drift(0.7)
    here.lamp()
    here.flicker()
    here.throw(1, 4)
    here.blackout()
    here.lamp(0)
    here.drift(1.05)
    here.throw(1, 4)
    assert here.commits == here.rolls


def test_hands_make_no_roll(here: ScriptedTray) -> None:
    here.hand_passes()
    here.hand_rests()
    assert TrayState.COVERED in here.stages
    assert here.commits == here.rolls


@pytest.mark.parametrize("hand", [True, False])
def test_a_nudged_die_makes_no_roll(here: ScriptedTray, hand: bool) -> None:
    for which, direction in ((0, 0.5), (1, 2.0), (0, 4.0)):
        here.nudge(which, 0.8, direction, hand=hand)
    assert here.commits == here.rolls


def test_a_die_that_turns_over_on_its_own_is_not_a_roll_even_if_a_hand_passes_later(
    here: ScriptedTray,
) -> None:
    here.turn_over(0, 4)
    here.hand_passes()
    assert here.commits == here.rolls


def test_a_die_that_a_hand_turned_over_is_a_roll(here: ScriptedTray) -> None:
    here._reach_in(lambda: setattr(here.dice[0], "value", 4), over=here.dice[0])
    here.wait(0.8)
    assert here.commits == [(2, 5), (4, 5)]


@pytest.mark.parametrize("value", [2, 6])
def test_one_die_picked_up_and_thrown_again_is_a_roll_of_both(here: ScriptedTray, value: int) -> None:
    here.rethrow(0, value)
    here.rethrow(0, 1)
    assert here.commits == here.rolls == [(2, 5), tuple(sorted((value, 5))), (1, value)]


def test_dice_thrown_again_while_the_last_roll_lies_there_are_a_roll(here: ScriptedTray) -> None:
    here.scoop(2, 5)
    here.scoop(3, 3)
    assert here.commits == here.rolls


def test_dice_thrown_to_those_that_lie_there_are_too_many(here: ScriptedTray) -> None:
    here.throw_on_top(1, 6)
    assert here.commits == here.rolls
    assert "too_many" in {reading.reason for reading in here.readings}


def test_one_die_is_not_a_roll_nor_is_none(here: ScriptedTray) -> None:
    here.remove()
    here.wait(0.5)
    here._tumble(here._places([3]))
    here.wait(1.5)
    here.remove()
    here.wait(1)
    assert here.commits == here.rolls


def test_a_camera_knocked_away_and_put_back_causes_no_roll(here: ScriptedTray) -> None:
    here.knock(13)
    assert here.stages[-1] is TrayState.MOVED
    here.put_back(7, -5)
    assert here.stages[-1:] == [TrayState.STILL]
    here.throw(2, 5)
    assert here.commits == here.rolls


@pytest.mark.parametrize(("calibrated", "stage"), [(False, TrayState.EMPTY), (True, TrayState.MOVED)])
def test_a_camera_put_up_elsewhere_learns_its_new_view_unless_it_was_calibrated(
    calibrated: bool, stage: TrayState
) -> None:
    here = ScriptedTray(rimmed=False, calibrated=calibrated)
    here._world[:, 560:] = (60, 90, 140)
    here._developed = None
    if calibrated:
        here.watcher = RollWatcher(2, here.frame())
    here.wait(1.2)
    assert here.stages[-1] is TrayState.EMPTY
    here.put_back(290, 0)
    here.wait(12)
    assert here.stages[-1] is stage


def test_a_camera_that_was_unplugged_for_a_while_makes_no_roll(here: ScriptedTray) -> None:
    here.unplugged()
    assert here.commits == here.rolls
    here.dice = here._places([4, 6])
    here.unplugged()
    assert here.commits == [*here.rolls, (4, 6)]


def scripted_readings(*answers: tuple[int, int] | None) -> list[tuple[int, ...] | None]:
    """What a watcher commits, frame by frame, when a recogniser answers so once the dice lie still."""
    left = list(answers)
    dice = [Die(None, 0.9, (180, 160, 56, 56)), Die(None, 0.9, (390, 270, 56, 56))]

    def answer(_picture: Picture, _expect: int | None, _reference: Picture | None, /) -> Reading:
        values = left.pop(0) if left else None
        if values is None:
            return Reading(None, "unsure", 0.5, (), tuple(dice))
        pairs = zip(values, dice, strict=True)
        return Reading(values, None, 0.9, (values,), tuple(Die(value, 0.9, die.box) for value, die in pairs))

    watcher = RollWatcher(2, taken(tray()), answer, lambda _picture, _reading: False)
    for frame in range(4):
        watcher.see(taken(tray(), seed=frame), frame / 15)
    still = [taken(roll(2, 5), seed=seed) for seed in range(3)]
    frames = 1 + len(answers) + answers.count(None)
    return [watcher.see(still[frame % 3], (4 + frame) / 15).committed for frame in range(frames)]


def test_readings_must_agree_in_a_row() -> None:
    agreed = (2, 5)
    assert scripted_readings(*[agreed] * 4) == [None] * 4 + [agreed]
    assert scripted_readings(None, agreed, agreed, None, *[agreed] * AGREEING)[-1] == agreed
    assert not any(scripted_readings(*[agreed, None] * 4))


def test_after_a_disagreement_twice_as_many_must_agree() -> None:
    agreed = (2, 5)
    commits = scripted_readings(agreed, (2, 6), *[agreed] * 2 * AGREEING)
    assert commits == [None] * (2 + 2 * AGREEING) + [agreed]


def test_dice_that_stay_unreadable_are_looked_at_now_and_then_only() -> None:
    looks = 0

    def unsure(_picture: Picture, _expect: int | None, _reference: Picture | None, /) -> Reading:
        nonlocal looks
        looks += 1
        return Reading(None, "unsure", 0.5)

    watcher = RollWatcher(2, taken(tray()), unsure)
    pictures = [taken(roll(2, 5), seed=seed) for seed in range(3)]
    for frame in range(30 * 5):
        watcher.see(pictures[frame % 3], frame / 30)
    assert 20 <= looks <= 30


def test_dice_that_hang_for_one_frame_are_not_read() -> None:
    looks: list[float] = []
    at = 0.0

    def noticed(_picture: Picture, _expect: int | None, _reference: Picture | None, /) -> Reading:
        looks.append(at)
        return Reading(None, "unsure", 0.5)

    watcher = RollWatcher(2, taken(tray()), noticed)
    shown = [tray()] * 10 + [roll(2, 5)] * 2 + [roll(3, 1)] * 2 + [roll(4, 6)] * 6
    for frame, picture in enumerate(shown):
        at = frame / 30
        watcher.see(taken(picture, seed=frame), at)
    assert looks
    assert min(looks) > 15 / 30


def test_boxes_are_in_pixels_of_a_large_frame() -> None:
    large = [np.repeat(np.repeat(taken(picture), 2, axis=0), 2, axis=1) for picture in (tray(), roll(2, 5))]
    watcher = RollWatcher(2, large[0])
    sightings = [watcher.see(large[frame > 3], frame / 15) for frame in range(12)]
    assert [one.committed for one in sightings if one.committed] == [(2, 5)]
    reading = sightings[6].reading
    assert reading is not None
    centres = sorted((die.box[0] + die.box[2] / 2, die.box[1] + die.box[3] / 2) for die in reading.dice)
    assert np.allclose(centres, [(400, 360), (820, 580)], atol=12)


def test_a_frame_that_is_too_small_is_refused_and_changes_nothing() -> None:
    here = after_a_roll()
    with pytest.raises(PictureFault):
        here.watcher.see(np.zeros((20, 20, 3), np.uint8), here.at)
    here.wait(0.5)
    assert here.commits == here.rolls
