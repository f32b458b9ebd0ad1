"""The Pi's camera: its process, channels in our order, settings held after a second, and clear words where all fails.

picamera2 needs a Pi. ``pi_library/picamera2.py`` stands in for it, in the real process over real pipes.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from postparade.core.faults import DeviceFault
from postparade.dice.capture import picamera
from postparade.dice.capture.capture_settings import AS_IT_LIKES, CaptureSettings
from postparade.dice.capture.contract import Adjustable, CameraOptions
from postparade.dice.capture.picamera import SETTLING, PiCamera

LIBRARY = Path(__file__).with_name("pi_library")
HELD = {
    "AeEnable": False,
    "ExposureTime": 9000,
    "AnalogueGain": 2.5,
    "AwbEnable": False,
    "ColourGains": [1.5, 1.9],
    "AfMode": 0,
    "LensPosition": 4.2,
}

Opener = Callable[..., PiCamera]


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "controls"


@pytest.fixture
def on_the_cable(log: Path) -> Iterator[Opener]:
    """Opens a camera on the stand-in with these troubles."""
    opened = []

    def open_(
        troubles: str = "", number: int = 0, lock: bool = True, capture: CaptureSettings = AS_IT_LIKES
    ) -> PiCamera:
        places = [f"PYTHONPATH={LIBRARY}", f"PI_CAMERA_LOG={log}", f"PI_CAMERA={troubles}"]
        options = CameraOptions(size=(64, 48), lock=lock, capture=capture)
        camera = PiCamera(number, options, ("/usr/bin/env", *places, sys.executable))
        opened.append(camera)
        return camera

    yield open_
    for camera in opened:
        camera.close()


def controls(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def test_a_red_scene_is_red_in_blue_green_red(on_the_cable: Opener) -> None:
    picture = on_the_cable().read()
    assert picture.shape == (48, 64, 3)
    assert (picture == (0, 0, 200)).all()


def test_it_is_known_by_its_model_once_it_is_open(on_the_cable: Opener) -> None:
    camera = on_the_cable(number=1)
    assert camera.identity == "picamera:1"
    camera.read()
    assert camera.identity == "picamera:imx708"
    assert camera.name == "Pi camera 1 (imx708)"


def test_settings_are_held_after_they_have_settled(on_the_cable: Opener, log: Path) -> None:
    camera = on_the_cable()
    for _ in range(SETTLING - 1):
        camera.read()
    assert controls(log) == [{"AfMode": 2}]
    camera.read()
    assert controls(log) == [{"AfMode": 2}, HELD]
    assert camera.unlocked == ()


def test_a_module_may_lack_a_lens_motor_or_report_too_little(on_the_cable: Opener, log: Path) -> None:
    camera = on_the_cable("fixed")
    for _ in range(SETTLING):
        camera.read()
    assert camera.unlocked == ("white balance",)
    assert controls(log)[-1] == {"AeEnable": False, "ExposureTime": 9000, "AnalogueGain": 2.5}


def test_nothing_is_locked_where_that_is_not_wanted(on_the_cable: Opener, log: Path) -> None:
    camera = on_the_cable(lock=False)
    for _ in range(2 * SETTLING):
        camera.read()
    assert controls(log) == [{"AfMode": 2}]


def test_a_loose_cable_is_a_lost_camera_that_comes_back_with_its_settings(
    on_the_cable: Opener, log: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    camera = on_the_cable("loose")
    for _ in range(SETTLING):
        camera.read()
    monkeypatch.setattr(picamera, "PATIENCE", 0.0)
    monkeypatch.setattr(picamera.PiCameraProcess.frame, "__defaults__", (0.0,))
    with pytest.raises(DeviceFault, match="Pi camera 0") as caught:
        camera.read()
    assert caught.value.code == "camera_lost"
    monkeypatch.undo()
    camera.read()
    assert controls(log)[-1] == HELD


def test_a_process_that_dies_is_a_lost_camera(on_the_cable: Opener) -> None:
    camera = on_the_cable("dies")
    for _ in range(3):
        camera.read()
    with pytest.raises(DeviceFault) as caught:
        camera.read()
    assert caught.value.code == "camera_lost"
    camera.close()
    camera.close()


def test_no_camera_on_the_cable(on_the_cable: Opener) -> None:
    with pytest.raises(DeviceFault) as caught:
        on_the_cable("absent").read()
    assert caught.value.code == "camera_missing"


@pytest.mark.parametrize(
    "python", [("/no/python3",), (sys.executable, "-S"), ("/usr/bin/env", "PI_CAMERA=old numpy", sys.executable)]
)
def test_without_a_library_that_works_the_remedy_is_one_line_of_apt(
    python: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    if "-S" not in python:
        monkeypatch.setenv("PYTHONPATH", str(LIBRARY))
    with pytest.raises(DeviceFault) as caught:
        PiCamera(0, CameraOptions(), python).read()
    assert caught.value.code == "picamera_missing"
    assert caught.value.remedy == "Install it with: sudo apt install python3-picamera2."


def test_a_chosen_exposure_and_rate_hold_from_the_first_picture_and_change_while_it_runs(
    on_the_cable: Opener, log: Path
) -> None:
    camera = on_the_cable(capture=CaptureSettings(10.0, rate=25))
    camera.read()
    assert controls(log) == [{"AfMode": 2, "ExposureTime": 10000, "FrameDurationLimits": [40000, 40000]}]
    assert isinstance(camera, Adjustable)
    assert (camera.exposure, camera.rate, camera.encodings) == (10.0, 25, ())
    for _ in range(SETTLING - 1):
        camera.read()
    assert camera.exposure == 9.0, "what the camera says it was"
    camera.adjust(5.0, "any", 25)
    camera.read()
    assert controls(log)[-1] == {"ExposureTime": 5000, "FrameDurationLimits": [40000, 40000]}
    assert camera.exposure == 5.0
    camera.adjust(None, "any", None)
    camera.read()
    assert controls(log)[-1] == {"AeEnable": True, "ExposureTime": 0}
    for _ in range(SETTLING):
        camera.read()
    assert controls(log)[-1] == HELD
