"""What somebody writes names a camera, or the mistake is named."""

import os
import tempfile
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from postparade.core.confirmation import Confirmation, Verifies
from postparade.core.faults import ConfigurationFault, DeviceFault
from postparade.dice.capture import registry
from postparade.dice.capture.contract import CameraOptions
from postparade.dice.capture.picamera import PiCamera
from postparade.dice.capture.recordings import FrameFolder, VideoFile
from postparade.dice.capture.registry import find
from postparade.dice.capture.usb import UsbCamera
from tests.dice.capture.test_recordings import GREYS, film, picture


@pytest.mark.parametrize(
    ("choice", "kind", "name"),
    [
        ("0", UsbCamera, "Camera /dev/video0"),
        ("12", UsbCamera, "Camera /dev/video12"),
        ("/dev/video3", UsbCamera, "Camera /dev/video3"),
        ("/dev/v4l/by-id/usb-cam", UsbCamera, "Camera /dev/v4l/by-id/usb-cam"),
        ("picamera", PiCamera, "Pi camera 0"),
        ("picamera:1", PiCamera, "Pi camera 1"),
    ],
)
def test_real_cameras_are_named_and_not_opened(choice: str, kind: type[Any], name: str) -> None:
    camera = find(choice)
    assert type(camera) is kind
    assert camera.name == name


def test_recordings_are_told_apart_by_what_they_are(tmp_path: Path) -> None:
    picture(tmp_path / "0.png", 20)
    assert type(find(str(tmp_path))) is FrameFolder
    assert type(find(str(film(tmp_path / "roll.avi")))) is VideoFile


@pytest.mark.skipif(not os.access("/dev/shm", os.W_OK), reason="needs memory: a file system at /dev/shm")
def test_a_recording_in_memory_is_no_device() -> None:
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        picture(Path(folder) / "0.png", 20)
        assert type(find(folder)) is FrameFolder
        assert type(find(str(film(Path(folder) / "roll.avi")))) is VideoFile
        assert type(find(f"{folder}/video0")) is UsbCamera


def test_a_command_reaches_the_camera(tmp_path: Path) -> None:
    camera = find(str(film(tmp_path / "roll.avi")), CameraOptions(once=True))
    for _ in GREYS:
        camera.read()
    with pytest.raises(EOFError):
        camera.read()


@pytest.mark.parametrize("choice", ["webcam", "picamera:left", "picamera:", "usb", "-1"])
def test_an_unknown_kind_names_the_known_ones(choice: str) -> None:
    with pytest.raises(ConfigurationFault) as caught:
        find(choice)
    assert caught.value.code == "camera_unknown"
    assert "picamera" in caught.value.remedy


@pytest.mark.parametrize("choice", ["roll.mp4", "films/roll", "./roll"])
def test_a_missing_file_is_reported_as_missing(choice: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(DeviceFault, match="no such file") as caught:
        find(choice)
    assert caught.value.code == "video_unreadable"


@pytest.mark.parametrize("name", ["tray.png", "tray.JPG"])
def test_a_single_picture_is_not_a_camera(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(b"whatever is in it")
    with pytest.raises(DeviceFault, match="a single picture") as caught:
        find(str(tmp_path / name))
    assert caught.value.code == "video_unreadable"


def test_an_installed_camera_gets_the_text_after_the_colon(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, CameraOptions]] = []

    class Thermal:
        verifies = Verifies(Confirmation.CONFIRMED, "whether the dice are warm")

        def __init__(self, rest: str, options: CameraOptions) -> None:
            asked.append((rest, options))

    def installed(group: str, name: str) -> list[EntryPoint]:
        point = EntryPoint(name, "thermal:Thermal", group)
        return [point] if (group, name) == ("postparade.cameras", "thermal") else []

    monkeypatch.setattr(registry, "entry_points", installed)
    monkeypatch.setattr(EntryPoint, "load", lambda _: Thermal)
    options = CameraOptions(size=(320, 240))
    assert type(find("thermal:left", options)).__name__ == "Thermal"
    assert asked == [("left", options)]


def test_an_installed_camera_must_say_how_much_its_pictures_prove(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("mute", "mute:Mute", "postparade.cameras")
    monkeypatch.setattr(registry, "entry_points", lambda group, name: [point])
    monkeypatch.setattr(EntryPoint, "load", lambda _: lambda rest, options: object())
    with pytest.raises(ConfigurationFault) as caught:
        find("mute")
    assert caught.value.code == "dice_plugin_failed"
