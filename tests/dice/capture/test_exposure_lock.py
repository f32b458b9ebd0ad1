"""Exposure, white balance and focus settle, then stay; what cannot be held is named and nothing fails."""

import cv2
import pytest

from postparade.dice.capture.exposure_lock import CHECK_AFTER, ROUNDS, SETTLING, ExposureLock
from tests.dice.capture.webcam import LIT, Webcam

LONG = SETTLING + (ROUNDS + 1) * CHECK_AFTER


def followed(webcam: Webcam, frames: int = LONG, held: dict[str, float] | None = None) -> ExposureLock:
    locking = ExposureLock(webcam, held or {})
    for _ in range(frames):
        locking.see(webcam.read()[1])
    return locking


def test_the_automatics_run_first_and_are_held_at_what_they_reached() -> None:
    webcam = Webcam(lamp=2.0)
    locking = ExposureLock(webcam, {})
    for _ in range(SETTLING - 1):
        locking.see(webcam.read()[1])
    assert webcam.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 3
    assert not locking.ready
    for _ in range(LONG):
        locking.see(webcam.read()[1])
    assert locking.ready
    assert locking.unlocked == ()
    switches = (cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_AUTO_WB, cv2.CAP_PROP_AUTOFOCUS)
    assert [webcam.controls[switch] for switch in switches] == [1, 0, 0]
    assert webcam.controls[cv2.CAP_PROP_EXPOSURE] == pytest.approx(LIT / 2, abs=1)


def test_light_that_changes_afterwards_changes_the_picture_and_not_the_settings() -> None:
    webcam = Webcam()
    locking = followed(webcam)
    before = dict(webcam.controls)
    webcam.lamp = 0.4
    for _ in range(LONG):
        locking.see(webcam.read()[1])
    assert webcam.controls == before
    assert webcam.read()[1].mean() == pytest.approx(0.4 * LIT, abs=2)


@pytest.mark.parametrize("lamp", [0.3, 1.0, 4.0])
def test_a_camera_that_hides_its_exposure_becomes_as_bright_as_before_anyway(lamp: float) -> None:
    webcam = Webcam(lamp=lamp, honest=False)
    locking = followed(webcam)
    assert locking.unlocked == ()
    assert webcam.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 1
    assert webcam.read()[1].mean() == pytest.approx(LIT, rel=0.13)


def test_a_fixed_focus_needs_no_locking() -> None:
    webcam = Webcam(lacks=(cv2.CAP_PROP_AUTOFOCUS, cv2.CAP_PROP_FOCUS))
    assert followed(webcam).unlocked == ()


def test_settings_that_the_camera_does_not_offer_are_named() -> None:
    lacks = (cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_EXPOSURE, cv2.CAP_PROP_AUTO_WB, cv2.CAP_PROP_WB_TEMPERATURE)
    locking = followed(Webcam(lacks=lacks))
    assert locking.unlocked == ("exposure", "white balance")
    assert locking.ready


def test_a_setting_that_is_accepted_but_ignored_is_named() -> None:
    assert followed(Webcam(stubborn=(cv2.CAP_PROP_AUTO_WB,))).unlocked == ("white balance",)


def test_an_exposure_that_cannot_be_set_right_goes_back_to_automatic() -> None:
    webcam = Webcam(lamp=0.2, honest=False, stubborn=(cv2.CAP_PROP_EXPOSURE,))
    locking = followed(webcam)
    assert locking.unlocked == ("exposure",)
    assert webcam.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 3
    assert locking.ready


def test_values_found_earlier_are_set_at_once() -> None:
    held = followed(Webcam(lamp=2.0)).held
    fresh = Webcam(lamp=2.0)
    locking = followed(fresh, frames=0, held=held)
    assert locking.ready
    assert fresh.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 1
    assert fresh.controls[cv2.CAP_PROP_EXPOSURE] == pytest.approx(LIT / 2, abs=1)


def test_an_exposure_that_somebody_chose_is_held_from_the_beginning_and_the_rest_settles() -> None:
    webcam = Webcam(lamp=2.0)
    locking = ExposureLock(webcam, {}, 30)
    assert webcam.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 1
    assert webcam.controls[cv2.CAP_PROP_EXPOSURE] == 30
    assert webcam.controls[cv2.CAP_PROP_AUTO_WB] == 1
    for _ in range(LONG):
        locking.see(webcam.read()[1])
    assert (webcam.controls[cv2.CAP_PROP_EXPOSURE], webcam.controls[cv2.CAP_PROP_AUTO_WB]) == (30, 0)
    assert (locking.ready, locking.unlocked, locking.held["exposure"]) == (True, (), 30)


def test_another_exposure_holds_at_once_and_none_lets_the_camera_find_it_anew() -> None:
    webcam = Webcam(lamp=2.0)
    locking = followed(webcam)
    locking.expose(20)
    assert (locking.ready, webcam.controls[cv2.CAP_PROP_EXPOSURE]) == (True, 20)
    locking.expose(None)
    assert (locking.ready, webcam.controls[cv2.CAP_PROP_AUTO_EXPOSURE]) == (False, 3)
    for _ in range(LONG):
        locking.see(webcam.read()[1])
    assert locking.ready
    assert webcam.controls[cv2.CAP_PROP_EXPOSURE] == pytest.approx(LIT / 2, abs=1)


def test_a_chosen_exposure_that_the_camera_does_not_have_is_named() -> None:
    webcam = Webcam(lacks=(cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_EXPOSURE))
    locking = ExposureLock(webcam, {}, 30, only_exposure=True)
    assert (locking.ready, locking.unlocked, locking.held) == (True, ("exposure",), {})
