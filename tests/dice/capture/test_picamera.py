"""The Pi's camera: channels in our order, settings held after a second, and clear words where the library is missing.

picamera2 needs a Pi. Its stand-in here follows the library's interface: jobs with ``get_result(timeout)``, controls by
name, and formats named by their order in a word, so that RGB888 gives blue, green, red.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from postparade.core.faults import DeviceFault
from postparade.dice.capture.contract import CameraOptions
from postparade.dice.capture.picamera import SETTLING, PiCamera

METADATA = {"ExposureTime": 9000, "AnalogueGain": 2.5, "ColourGains": (1.5, 1.9), "LensPosition": 4.2}


class Job:
    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work

    def get_result(self, timeout: float | None = None) -> Any:
        assert timeout is not None
        return self._work()


class Picamera2:
    """One red scene."""

    def __init__(self, focus: bool = True) -> None:
        self.camera_properties = {"Model": "imx708"}
        self.camera_controls = {"AeEnable": (False, True, None)} | ({"AfMode": (0, 2, 0)} if focus else {})
        self.set: dict[str, Any] = {}
        self.metadata = dict(METADATA)
        self.running = False
        self.stalls = False
        self.format = ""

    def create_video_configuration(self, main: dict[str, Any]) -> dict[str, Any]:
        return {"main": main}

    def configure(self, configuration: dict[str, Any]) -> None:
        self.size, self.format = configuration["main"]["size"], configuration["main"]["format"]

    def set_controls(self, controls: dict[str, Any]) -> None:
        self.set |= controls

    def start(self) -> None:
        self.running = True

    def capture_array(self, name: str, wait: bool) -> Job:
        assert (name, wait) == ("main", False)
        return Job(self._frame)

    def capture_metadata(self, wait: bool) -> Job:
        return Job(lambda: self.metadata)

    def close(self) -> None:
        self.running = False

    def _frame(self) -> Any:
        if self.stalls:
            raise TimeoutError
        red = (0, 0, 200) if self.format == "RGB888" else (200, 0, 0)
        return np.full((self.size[1], self.size[0], 3), red, np.uint8)


def test_a_red_scene_is_red_in_blue_green_red() -> None:
    picture = PiCamera(0, CameraOptions(size=(320, 240)), lambda _: Picamera2()).read()
    assert picture.shape == (240, 320, 3)
    assert picture[0, 0].tolist() == [0, 0, 200]


def test_it_is_known_by_its_model_once_it_is_open() -> None:
    camera = PiCamera(1, CameraOptions(), lambda _: Picamera2())
    assert camera.identity == "picamera:1"
    camera.read()
    assert camera.identity == "picamera:imx708"
    assert camera.name == "Pi camera 1 (imx708)"


def test_settings_are_held_after_they_have_settled() -> None:
    device = Picamera2()
    camera = PiCamera(0, CameraOptions(), lambda _: device)
    for _ in range(SETTLING - 1):
        camera.read()
    assert device.set == {"AfMode": 2}
    camera.read()
    assert device.set == {"AeEnable": False, "AwbEnable": False, "AfMode": 0, **METADATA}
    assert camera.unlocked == ()


def test_a_module_without_a_lens_motor_and_one_that_tells_too_little() -> None:
    device = Picamera2(focus=False)
    del device.metadata["ColourGains"]
    camera = PiCamera(0, CameraOptions(), lambda _: device)
    for _ in range(SETTLING):
        camera.read()
    assert camera.unlocked == ("white balance",)
    assert not {"AfMode", "LensPosition", "AwbEnable"} & device.set.keys()


def test_nothing_is_held_where_that_is_not_wanted() -> None:
    device = Picamera2()
    camera = PiCamera(0, CameraOptions(lock=False), lambda _: device)
    for _ in range(2 * SETTLING):
        camera.read()
    assert "AeEnable" not in device.set


def test_a_loose_cable_is_a_lost_camera_that_comes_back_with_its_settings() -> None:
    devices = [Picamera2(), Picamera2()]
    fresh = iter(devices)
    camera = PiCamera(0, CameraOptions(), lambda _: next(fresh))
    for _ in range(SETTLING):
        camera.read()
    devices[0].stalls = True
    with pytest.raises(DeviceFault, match="Pi camera 0") as caught:
        camera.read()
    assert caught.value.code == "camera_lost"
    assert not devices[0].running
    camera.read()
    assert devices[1].set["ExposureTime"] == METADATA["ExposureTime"]
    camera.close()
    camera.close()
    assert not devices[1].running


def test_no_camera_on_the_cable() -> None:
    def nothing(number: int) -> Any:
        raise IndexError("list index out of range")

    with pytest.raises(DeviceFault) as caught:
        PiCamera(0, CameraOptions(), nothing).read()
    assert caught.value.code == "camera_missing"


def test_without_the_library_the_remedy_is_one_line_of_apt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "picamera2", None)
    with pytest.raises(DeviceFault) as caught:
        PiCamera(0, CameraOptions()).read()
    assert caught.value.code == "picamera_missing"
    assert "sudo apt install python3-picamera2" in caught.value.remedy
