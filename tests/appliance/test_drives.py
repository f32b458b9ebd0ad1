"""Only sticks on USB that the table may write to are offered; a copy is on them wholly or not at all."""

from pathlib import Path

import pytest

from postparade.appliance.drives import Drives
from postparade.core.faults import DeviceFault


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A machine with a stick, a second partition that is read only, its own card, and a disk that is not on USB."""
    mounts = [
        "/dev/mmcblk0p2 / ext4 rw 0 0",
        "/dev/mmcblk0p1 /boot/firmware vfat rw 0 0",
        r"/dev/sda1 /media/postparade/Our\040Stick vfat rw,nosuid 0 0",
        "/dev/sda2 /media/postparade/locked vfat ro,nosuid 0 0",
        "/dev/nvme0n1p1 /mnt/disk ext4 rw 0 0",
        "tmpfs /media/memory tmpfs rw 0 0",
    ]
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/mounts").write_text("\n".join(mounts) + "\n")
    for name, place in (
        ("sda1", "platform/usb1/1-1/block/sda/sda1"),
        ("sda2", "platform/usb1/1-1/block/sda/sda2"),
        ("nvme0n1p1", "platform/pcie/nvme0/nvme0n1/nvme0n1p1"),
    ):
        device = tmp_path / "sys/devices" / place
        device.mkdir(parents=True)
        link = tmp_path / "sys/class/block" / name
        link.parent.mkdir(parents=True, exist_ok=True)
        link.symlink_to(device)
    for place in ("media/postparade/Our Stick", "media/postparade/locked", "mnt/disk", "media/memory"):
        (tmp_path / place).mkdir(parents=True)
    return tmp_path


def test_a_stick_is_offered_with_its_copies_newest_first_and_nothing_else(machine: Path) -> None:
    stick = machine / "media/postparade/Our Stick"
    for name in ("postparade-20261101-200000.tar.gz", "postparade-20261123-200000.tar.gz", "taxes.tar.gz"):
        (stick / name).touch()
    (drive,) = Drives(machine).here()
    assert drive.name == "Our Stick"
    assert drive.free > 0
    assert drive.copies == ("postparade-20261123-200000.tar.gz", "postparade-20261101-200000.tar.gz")


def test_a_copy_gets_its_name_only_once_it_is_whole(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drives, stick = Drives(machine), machine / "media/postparade/Our Stick"
    drives.write("Our Stick", "postparade-20261123-200000.tar.gz", b"all of it")
    assert drives.file("Our Stick", "postparade-20261123-200000.tar.gz").read_bytes() == b"all of it"

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(DeviceFault, match="no space is left") as caught:
        drives.write("Our Stick", "postparade-20261124-200000.tar.gz", b"more")
    assert caught.value.code == "drive_failed"
    assert [file.name for file in stick.iterdir()] == ["postparade-20261123-200000.tar.gz"]


def test_a_stick_that_was_pulled_out_is_reported(machine: Path) -> None:
    with pytest.raises(DeviceFault) as caught:
        Drives(machine).write("Other", "postparade-1.tar.gz", b"")
    assert caught.value.code == "drive_gone"
    (machine / "proc/mounts").unlink()
    assert Drives(machine).here() == ()


@pytest.mark.parametrize(
    "name", ["../../../etc/shadow", "taxes.tar.gz", "postparade-link.tar.gz", "postparade-1.tar.gz"]
)
def test_no_file_but_a_copy_is_read_from_a_stick(machine: Path, name: str) -> None:
    stick = machine / "media/postparade/Our Stick"
    (stick / "taxes.tar.gz").touch()
    (stick / "postparade-1.tar.gz").symlink_to("/etc/hostname")
    with pytest.raises(DeviceFault) as caught:
        Drives(machine).file("Our Stick", name)
    assert caught.value.code == "drive_failed"
