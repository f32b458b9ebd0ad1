"""A USB camera is found again by what it is, whatever number it gets."""

from pathlib import Path

from postparade.dice.capture.v4l2 import Socket, devices
from tests.dice.capture.webcam import plug_in, unplug

NAME = "HD Pro Webcam C920"


def test_cameras_are_listed_with_name_and_socket_but_without_their_metadata_nodes(tmp_path: Path) -> None:
    plug_in(tmp_path / "class", 10, "Other", "1-2:1.0")
    plug_in(tmp_path / "class", 0, NAME, "1-1:1.0")
    plug_in(tmp_path / "class", 1, NAME, "1-1:1.0", index=1)
    found = devices(tmp_path / "class")
    assert [(str(one.node), one.identity) for one in found] == [
        ("/dev/video0", f"usb:{NAME}@1-1:1.0"),
        ("/dev/video10", "usb:Other@1-2:1.0"),
    ]


def test_a_machine_without_cameras_has_none(tmp_path: Path) -> None:
    assert devices(tmp_path / "class") == []


def test_a_camera_that_comes_back_under_another_number_is_the_same(tmp_path: Path) -> None:
    entry = plug_in(tmp_path / "class", 0, NAME, "1-1:1.0")
    socket = Socket(Path("/dev/video0"), tmp_path / "class")
    assert socket.find() == Path("/dev/video0")
    unplug(entry)
    assert socket.find() is None
    plug_in(tmp_path / "class", 0, "Stranger", "1-3:1.0")
    assert socket.find() is None
    plug_in(tmp_path / "class", 2, NAME, "1-1:1.0")
    assert socket.find() == Path("/dev/video2")


def test_in_another_socket_it_counts_as_the_same_camera_only_if_no_other_could_be_meant(tmp_path: Path) -> None:
    entry = plug_in(tmp_path / "class", 0, NAME, "1-1:1.0")
    socket = Socket(Path("/dev/video0"), tmp_path / "class")
    socket.find()
    unplug(entry)
    plug_in(tmp_path / "class", 4, NAME, "1-2:1.0")
    assert socket.find() == Path("/dev/video4")
    plug_in(tmp_path / "class", 6, NAME, "1-4:1.0")
    assert socket.find() is None


def test_two_cameras_of_one_kind_are_told_apart_by_their_sockets(tmp_path: Path) -> None:
    plug_in(tmp_path / "class", 0, NAME, "1-1:1.0")
    plug_in(tmp_path / "class", 2, NAME, "1-2:1.0")
    socket = Socket(Path("/dev/video2"), tmp_path / "class")
    assert socket.find() == Path("/dev/video2")
    assert socket.device is not None
    assert socket.device.identity == f"usb:{NAME}@1-2:1.0"


def test_a_device_file_unknown_to_the_kernel_is_opened_as_given(tmp_path: Path) -> None:
    node = tmp_path / "video7"
    socket = Socket(node, tmp_path / "class")
    assert socket.find() is None
    node.touch()
    assert socket.find() == node
