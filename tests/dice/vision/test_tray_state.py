"""Empty, moving, still, covered, moved: each is told from the others, with and without the empty tray."""

import cv2
import numpy as np
import pytest

from postparade.dice.vision import background
from postparade.dice.vision.picture import Fine
from postparade.dice.vision.tray_state import BARE_FOR, LOST_FOR, TrayMonitor, TrayState
from tests.dice.vision.drawn import Picture, put, roll, taken, tray

pytestmark = pytest.mark.slow(4)


FRAME = 1 / 15
SKIN = (140, 170, 210)


def no_dice(_picture: Picture) -> bool:
    return False


def stages(scene: TrayMonitor, pictures: list[Picture], at: float = 0.0) -> list[TrayState]:
    return [scene.see(taken(picture, seed=index), at + index * FRAME) for index, picture in enumerate(pictures)]


def last(reference: Picture | None, picture: Picture, seconds: float = 0.3) -> TrayState:
    """The stage after ``picture`` was seen for ``seconds``."""
    scene = TrayMonitor(None if reference is None else taken(reference, seed=99), no_dice)
    return stages(scene, [picture] * max(3, round(seconds / FRAME)))[-1]


def rimmed() -> Picture:
    picture = tray()
    cv2.rectangle(picture, (30, 25), (610, 455), (120, 150, 170), 8)
    return picture


def with_arm(picture: Picture) -> Picture:
    picture = picture.copy()
    cv2.rectangle(picture, (0, 300), (420, 400), SKIN, cv2.FILLED)
    return picture


def test_the_tray_is_empty_once_two_frames_say_so() -> None:
    scene = TrayMonitor(taken(tray(), seed=9), no_dice)
    assert stages(scene, [tray()] * 3 + [roll(2, 3)] * 2) == [
        TrayState.MOVING, TrayState.MOVING, TrayState.EMPTY, TrayState.MOVING, TrayState.STILL,
    ]  # fmt: skip


def test_only_motion_is_known_without_the_empty_tray() -> None:
    assert stages(TrayMonitor(None, no_dice), [tray(), tray(), roll(2, 3), roll(2, 3)]) == [
        TrayState.MOVING, TrayState.STILL, TrayState.MOVING, TrayState.STILL,
    ]  # fmt: skip


@pytest.mark.parametrize("body", [(215, 232, 238), (85, 95, 75), (20, 20, 20)])
def test_a_die_of_eighteen_pixels_is_not_an_empty_tray(body: tuple[int, int, int]) -> None:
    picture = tray()
    put(picture, 1, (300, 200), edge=18, body=body)
    assert last(tray(), picture) is TrayState.STILL


@pytest.mark.parametrize("bare", [tray, rimmed])
def test_an_arm_covers_the_tray_and_dice_do_not(bare: type) -> None:
    assert last(bare(), with_arm(bare())) is TrayState.COVERED
    dice = bare()
    put(dice, 3, (200, 200), edge=110)
    put(dice, 3, (330, 220), edge=110)
    assert last(bare(), dice) is TrayState.STILL


@pytest.mark.parametrize("light", [0.6, 1.4, np.linspace(0.85, 1.2, 640)[None, :, None]])
def test_an_empty_tray_in_another_light_is_empty(light: float) -> None:
    assert last(tray(), np.clip(tray() * light, 0, 255).astype(np.uint8)) is TrayState.EMPTY


def test_a_soft_shadow_covers_nothing() -> None:
    shade = np.ones((480, 640), np.float32)
    cv2.circle(shade, (0, 200), 260, 0.8, cv2.FILLED)
    picture = tray() * cv2.GaussianBlur(shade, (0, 0), 50)[:, :, None]
    assert last(tray(), picture.astype(np.uint8)) is TrayState.EMPTY


@pytest.mark.parametrize("light", [0.02, 20.0])
def test_darkness_and_dazzle_cover_the_tray(light: float) -> None:
    assert last(tray(), np.clip(roll(2, 3) * light, 0, 255).astype(np.uint8)) is TrayState.COVERED


def test_a_sheet_over_the_tray_is_not_the_empty_tray() -> None:
    scene = TrayMonitor(taken(tray(), seed=9), no_dice)
    stages(scene, [tray()] * 4)
    arriving = tray()
    arriving[:240] = 210
    sheet = np.full_like(arriving, 210)
    assert stages(scene, [arriving, *[sheet] * 40], at=4 * FRAME)[-1] is TrayState.COVERED


def test_a_camera_that_looks_elsewhere_has_moved_after_a_while() -> None:
    elsewhere = tray(colour=(90, 120, 150))
    for x in range(20, 640, 70):
        cv2.line(elsewhere, (x, 0), (x - 60, 480), (30, 40, 60), 9)
    assert last(rimmed(), elsewhere, LOST_FOR / 2) is TrayState.COVERED
    assert last(rimmed(), elsewhere, LOST_FOR + 1) is TrayState.MOVED


def test_a_tray_is_learned_when_nothing_lies_in_it() -> None:
    frames = round((BARE_FOR + 0.6) / FRAME)
    scene = TrayMonitor(None, no_dice)
    assert stages(scene, [tray()] * frames)[-1] is TrayState.EMPTY
    assert scene.reference is not None
    for picture, holds_dice in ((roll(2, 3), no_dice), (tray(), lambda _: True)):
        scene = TrayMonitor(None, holds_dice)
        assert stages(scene, [picture] * frames)[-1] is TrayState.STILL
        assert scene.reference is None


def test_a_reference_of_another_shape_is_not_a_reference() -> None:
    assert last(np.full((480, 480, 3), 60, np.uint8), tray()) is TrayState.STILL


def apart(one: Picture, other: Picture) -> float:
    """Mean difference of two pictures where both show the tray, noise left out."""
    soft = [cv2.blur(picture, (5, 5)).astype(float)[12:-12, 12:-12] for picture in (one, other)]
    return float(np.abs(soft[0] - soft[1]).mean())


@pytest.mark.parametrize("shift", [(9, -6), (-22, 13)])
def test_the_reference_follows_a_pushed_camera(shift: tuple[int, int]) -> None:
    wide = cv2.copyMakeBorder(rimmed(), 60, 60, 60, 60, cv2.BORDER_CONSTANT, value=(70, 90, 120)).astype(np.uint8)
    bare = wide[60:-60, 60:-60]
    x, y = 60 + shift[0], 60 + shift[1]
    dice = wide[y : y + 480, x : x + 640].copy()
    pushed = dice.copy()
    put(dice, 4, (220, 200), edge=50)
    put(dice, 2, (400, 260), edge=50)
    scene = TrayMonitor(taken(bare, seed=9), no_dice)
    stages(scene, [bare] * 4)
    assert stages(scene, [dice] * 5, at=1.0)[-1] is TrayState.STILL
    assert scene.reference is not None
    assert apart(scene.reference, pushed) < 0.4 * apart(bare, pushed)


def test_dice_along_the_rim_are_not_a_push(monkeypatch: pytest.MonkeyPatch) -> None:
    dice = rimmed()
    put(dice, 4, (62, 200), edge=50)
    put(dice, 2, (400, 57), edge=50)
    asked: list[Fine] = []

    def shifts(_then: Fine, now: Fine) -> list[background.Warp]:
        asked.append(now)
        return []

    monkeypatch.setattr(background, "shifts", shifts)
    scene = TrayMonitor(taken(rimmed(), seed=9), no_dice)
    stages(scene, [rimmed()] * 4)
    bare = scene.reference
    assert stages(scene, [dice] * 5, at=1.0)[-1] is TrayState.STILL
    assert scene.reference is bare
    assert not asked


def test_the_reference_follows_a_lamp_that_lights_one_side() -> None:
    lamp = np.linspace(1.3, 0.85, 640)[None, :, None]
    lit, dice = (np.clip(picture * lamp, 0, 255).astype(np.uint8) for picture in (tray(), roll(3, 5)))
    scene = TrayMonitor(taken(tray(), seed=9), no_dice)
    stages(scene, [tray()] * 4)
    stages(scene, [dice] * 4, at=1.0)
    assert scene.reference is not None
    ratio = scene.reference.astype(float).mean(axis=(0, 2)) / lit.astype(float).mean(axis=(0, 2))
    assert np.ptp(ratio[20:-20]) < 0.06
