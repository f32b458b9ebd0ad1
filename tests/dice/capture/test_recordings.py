"""Recordings stand in for a camera: real video files that OpenCV wrote, and folders of numbered pictures."""

import json
from pathlib import Path

import cv2
import numpy as np
import pytest

from postparade.core.faults import DeviceFault
from postparade.dice.capture.contract import Camera, CameraOptions
from postparade.dice.capture.recordings import FrameFolder, VideoFile

GREYS = (20, 90, 160, 230)


def film(path: Path, fourcc: str = "MJPG", rate: float = 12.0) -> Path:
    """A video of one frame a grey."""
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*fourcc), rate, (160, 120))
    assert writer.isOpened()
    for grey in GREYS:
        writer.write(np.full((120, 160, 3), grey, np.uint8))
    writer.release()
    return path


def greys(camera: Camera, count: int) -> list[int]:
    """The greys of the next pictures, to the nearest of tens: compression changes them a little."""
    return [10 * round(float(camera.read().mean()) / 10) for _ in range(count)]


def test_a_video_is_played_at_its_own_rate_and_starts_again(tmp_path: Path) -> None:
    camera = VideoFile(film(tmp_path / "roll.avi"), CameraOptions())
    assert camera.pace == 12.0
    assert camera.identity == "file:roll.avi"
    assert camera.read().shape == (120, 160, 3)
    assert greys(camera, 5) == [90, 160, 230, 20, 90]
    camera.close()
    camera.close()


def test_a_video_wanted_once_ends(tmp_path: Path) -> None:
    camera = VideoFile(film(tmp_path / "roll.avi"), CameraOptions(once=True))
    assert greys(camera, 4) == list(GREYS)
    with pytest.raises(EOFError):
        camera.read()


@pytest.mark.parametrize("content", [None, b"", b"RIFF no video", b"\0" * 5000])
def test_a_file_that_is_not_a_video_is_reported(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "roll.avi"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(DeviceFault) as caught:
        VideoFile(path, CameraOptions())
    assert caught.value.code == "video_unreadable"
    assert "roll.avi" in caught.value.sentence


def picture(path: Path, grey: int) -> None:
    path.parent.mkdir(exist_ok=True)
    assert cv2.imwrite(str(path), np.full((60, 80, 3), grey, np.uint8))


def test_a_folder_is_played_in_the_order_of_its_numbers_without_what_cannot_be_read(tmp_path: Path) -> None:
    for number, grey in {2: 20, 9: 90, 10: 160}.items():
        picture(tmp_path / "frames" / f"{number}.png", grey)
    picture(tmp_path / "frames" / "background.jpg", 55)
    (tmp_path / "frames" / "3.png").write_bytes(b"lost")
    (tmp_path / "frames" / "sequence.json").write_text(json.dumps({"fps": 8}))
    camera = FrameFolder(tmp_path / "frames", CameraOptions())
    assert camera.pace == 8.0
    assert greys(camera, 4) == [20, 90, 160, 20]
    reference = camera.reference()
    assert reference is not None
    assert reference.mean() == pytest.approx(55, abs=3)


def test_pictures_as_cameras_name_them_are_frames(tmp_path: Path) -> None:
    for number, grey in {9: 20, 10: 90, 101: 160}.items():
        picture(tmp_path / f"IMG_{number}.JPG", grey)
    picture(tmp_path / "lid.jpg", 230)
    assert greys(FrameFolder(tmp_path, CameraOptions()), 4) == [20, 90, 160, 20]


def test_a_folder_wanted_once_ends_and_a_given_reference_comes_first(tmp_path: Path) -> None:
    picture(tmp_path / "frames" / "0.png", 20)
    picture(tmp_path / "frames" / "background.jpg", 55)
    given = np.zeros((60, 80, 3), np.uint8)
    camera = FrameFolder(tmp_path / "frames", CameraOptions(reference=given, once=True))
    assert camera.reference() is given
    camera.read()
    with pytest.raises(EOFError):
        camera.read()


def test_folders_without_a_readable_frame_are_reported(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "gone"):
        with pytest.raises(DeviceFault) as caught:
            FrameFolder(folder, CameraOptions())
        assert caught.value.code == "video_unreadable"
    (tmp_path / "0.png").write_bytes(b"lost")
    with pytest.raises(DeviceFault) as caught:
        FrameFolder(tmp_path, CameraOptions()).read()
    assert caught.value.code == "video_unreadable"
