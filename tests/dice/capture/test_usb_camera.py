"""USB cameras: opened when needed, lost when unplugged, found again by what they are."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import cv2
import pytest

from postparade.core.faults import DeviceFault
from postparade.dice.capture.capture_settings import CaptureSettings
from postparade.dice.capture.contract import Adjustable, CameraOptions, shorten_exposure
from postparade.dice.capture.exposure_lock import CHECK_AFTER, SETTLING
from postparade.dice.capture.usb import UsbCamera
from postparade.dice.capture.v4l2 import Socket
from tests.dice.capture.webcam import YUYV, Webcam, plug_in, unplug

NAME = "HD Pro Webcam C920"


class Desk:
    """A machine whose sockets cameras are plugged into."""

    def __init__(self, folder: Path) -> None:
        self.sysfs = folder / "class"
        self.opened: list[str] = []
        self.webcam = Webcam()
        self.entry = plug_in(self.sysfs, 0, NAME, "1-1:1.0")

    def open(self, node: str) -> Webcam:
        self.opened.append(node)
        return self.webcam

    def camera(self, **options: object) -> UsbCamera:
        node = Path("/dev/video0")
        return UsbCamera(node, CameraOptions(**options), self.open, Socket(node, self.sysfs))  # type: ignore[arg-type]  # any field

    def replug(self, number: int) -> None:
        unplug(self.entry)
        self.entry = plug_in(self.sysfs, number, NAME, "1-1:1.0")
        self.webcam = Webcam()


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def code_of(camera: UsbCamera) -> str:
    with pytest.raises(DeviceFault) as caught:
        camera.read()
    assert camera.name in str(caught.value)
    return caught.value.code


def test_the_first_picture_opens_it_in_the_size_that_is_wanted_and_without_a_queue(desk: Desk) -> None:
    camera = desk.camera(size=(1280, 720))
    assert desk.opened == []
    assert camera.identity == f"usb:{NAME}@1-1:1.0"
    assert camera.read().shape == (720, 1280, 3)
    camera.read()
    assert desk.opened == ["/dev/video0"]
    assert desk.webcam.controls[cv2.CAP_PROP_BUFFERSIZE] == 1


def test_a_camera_that_is_pulled_out_is_lost_then_missing_then_back_under_another_number(desk: Desk) -> None:
    camera = desk.camera()
    camera.read()
    first = desk.webcam
    desk.webcam.plugged = False
    assert code_of(camera) == "camera_lost"
    assert first.released
    unplug(desk.entry)
    assert code_of(camera) == "camera_missing"
    assert len(desk.opened) == 1
    desk.entry = plug_in(desk.sysfs, 3, NAME, "1-1:1.0")
    desk.webcam = Webcam()
    camera.read()
    assert desk.opened == ["/dev/video0", "/dev/video3"]
    assert camera.identity == f"usb:{NAME}@1-1:1.0"


def test_a_camera_that_cannot_be_opened_is_busy(desk: Desk) -> None:
    camera = desk.camera()
    desk.webcam.plugged = False
    assert code_of(camera) == "camera_busy"
    assert desk.webcam.released


def test_a_camera_that_comes_back_gets_the_settings_it_had(desk: Desk) -> None:
    camera = desk.camera()
    for _ in range(SETTLING + CHECK_AFTER):
        camera.read()
    held = {what: desk.webcam.controls[what] for what in (cv2.CAP_PROP_AUTO_EXPOSURE, cv2.CAP_PROP_EXPOSURE)}
    assert held[cv2.CAP_PROP_AUTO_EXPOSURE] == 1
    desk.webcam.plugged = False
    assert code_of(camera) == "camera_lost"
    desk.replug(1)
    camera.read()
    assert {what: desk.webcam.controls[what] for what in held} == held


def test_settings_are_left_alone_where_that_is_wanted(desk: Desk) -> None:
    camera = desk.camera(lock=False)
    for _ in range(SETTLING + CHECK_AFTER):
        camera.read()
    assert desk.webcam.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 3
    assert camera.unlocked == ()


def test_an_error_of_opencv_is_a_lost_camera(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> tuple[bool, None]:
        raise cv2.error("select() failed")

    camera = desk.camera()
    camera.read()
    monkeypatch.setattr(desk.webcam, "read", broken)
    assert code_of(camera) == "camera_lost"


def test_a_wrong_number_names_the_cameras_that_are_there(desk: Desk) -> None:
    camera = UsbCamera(Path("/dev/video7"), CameraOptions(), desk.open, Socket(Path("/dev/video7"), desk.sysfs))
    assert code_of(camera) == "camera_among_others"
    with pytest.raises(DeviceFault, match=re.escape(f"{NAME} (/dev/video0)")):
        camera.read()
    assert desk.opened == []


def test_a_camera_that_this_user_may_not_open_names_the_group(desk: Desk) -> None:
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        node = Path(folder) / "video0"
        node.touch(0o000)
        camera = UsbCamera(node, CameraOptions(), desk.open, Socket(node, Path(folder) / "class"))
        with as_anybody():
            assert code_of(camera) == "camera_forbidden"
            with pytest.raises(DeviceFault, match="group video"):
                camera.read()
    assert desk.opened == []


@contextmanager
def as_anybody() -> Iterator[None]:
    """Without the rights of the administrator, in case the tests have them."""
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)


def test_opencv_itself_finds_no_camera_where_there_is_none_and_keeps_quiet(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    node = tmp_path / "video0"
    camera = UsbCamera(node, CameraOptions(), socket=Socket(node, tmp_path / "class"))
    assert code_of(camera) == "camera_missing"
    node.write_bytes(b"no device")
    assert code_of(camera) == "camera_busy"
    camera.close()
    assert capfd.readouterr().err == ""


def test_pictures_pass_without_being_unpacked_once_the_settings_are_held(desk: Desk) -> None:
    camera = desk.camera()
    for _ in range(SETTLING + CHECK_AFTER + 1):
        camera.skip()
    assert camera.unlocked == ()
    grabbed = desk.webcam.grabbed
    camera.skip()
    assert desk.webcam.grabbed == grabbed + 1
    desk.webcam.plugged = False
    with pytest.raises(DeviceFault) as caught:
        camera.skip()
    assert caught.value.code == "camera_lost"
    assert desk.webcam.released


MJPG = cv2.VideoWriter.fourcc(*"MJPG")


def test_encoding_rate_and_exposure_are_asked_for_before_the_first_picture(desk: Desk) -> None:
    camera = desk.camera(capture=CaptureSettings(12.5, "mjpg", 60))
    camera.read()
    controls = desk.webcam.controls
    assert (controls[cv2.CAP_PROP_FOURCC], controls[cv2.CAP_PROP_FPS]) == (MJPG, 60)
    assert (controls[cv2.CAP_PROP_AUTO_EXPOSURE], controls[cv2.CAP_PROP_EXPOSURE]) == (1, 125), "in steps of 0.1 ms"
    assert isinstance(camera, Adjustable)
    assert (camera.exposure, camera.encoding, camera.rate) == (12.5, "mjpg", 60)


def test_a_camera_that_does_not_take_an_encoding_says_what_it_gives(desk: Desk) -> None:
    desk.webcam = Webcam(stubborn=(cv2.CAP_PROP_FOURCC, cv2.CAP_PROP_FPS))
    camera = desk.camera(capture=CaptureSettings(encoding="mjpg", rate=90))
    camera.read()
    assert (camera.encoding, camera.rate) == ("yuyv", 30)


def test_an_exposure_changes_while_it_runs_and_another_encoding_opens_it_anew(desk: Desk) -> None:
    camera = desk.camera()
    for _ in range(SETTLING + CHECK_AFTER):
        camera.read()
    assert camera.exposure == pytest.approx(11, abs=0.2)
    shorter = shorten_exposure(camera, 0.5, CaptureSettings())
    assert shorter is not None
    camera.read()
    assert desk.webcam.controls[cv2.CAP_PROP_EXPOSURE] == pytest.approx(55, abs=1)
    assert camera.exposure == pytest.approx(5.5, abs=0.1)
    assert desk.opened == ["/dev/video0"]
    camera.adjust(None, "mjpg", None)
    first, desk.webcam = desk.webcam, Webcam()
    camera.read()
    assert first.released
    assert first.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 3, "a driver keeps what was set by hand"
    assert desk.webcam.controls[cv2.CAP_PROP_FOURCC] == MJPG
    assert desk.webcam.controls[cv2.CAP_PROP_AUTO_EXPOSURE] == 3


def test_an_exposure_without_locking_leaves_the_rest_alone(desk: Desk) -> None:
    camera = desk.camera(lock=False, capture=CaptureSettings(5.0))
    for _ in range(SETTLING + CHECK_AFTER):
        camera.read()
    controls = desk.webcam.controls
    assert (controls[cv2.CAP_PROP_AUTO_EXPOSURE], controls[cv2.CAP_PROP_AUTO_WB]) == (1, 1)
    camera.adjust(None, "any", None)
    camera.read()
    assert (controls[cv2.CAP_PROP_AUTO_EXPOSURE], controls[cv2.CAP_PROP_FOURCC]) == (3, YUYV)
    assert camera.exposure is None


def test_a_camera_that_does_not_tell_its_exposure_cannot_be_asked_for_less(desk: Desk) -> None:
    camera = desk.camera(lock=False)
    camera.read()
    assert shorten_exposure(camera, 0.5, CaptureSettings()) is None
