"""What was made or removed is so after a power cut, too; what cannot be is said, and leaves everything as it was."""

import errno
import os
from pathlib import Path

import pytest

from postparade.core.durable import make_folder, remove, remove_folder


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """Each folder that was synced, with the names that it had then."""
    told: list[tuple[str, list[str]]] = []

    def note(number: int) -> None:
        told.append((Path(f"/proc/self/fd/{number}").readlink().name, sorted(os.listdir(number))))

    monkeypatch.setattr(os, "fsync", note)
    return told


def test_each_folder_that_was_missing_is_on_the_disk(tmp_path: Path, synced: list[tuple[str, list[str]]]) -> None:
    make_folder(tmp_path / "cameras" / "usb")
    assert synced == [(tmp_path.name, ["cameras"]), ("cameras", ["usb"])]
    make_folder(tmp_path / "cameras" / "usb")
    assert len(synced) == 2


def test_what_was_removed_is_off_the_disk(tmp_path: Path, synced: list[tuple[str, list[str]]]) -> None:
    (tmp_path / "1.png").touch()
    (tmp_path / "copy").mkdir()
    remove(tmp_path / "1.png")
    assert synced == [(tmp_path.name, ["copy"])]
    remove_folder(tmp_path / "copy", tmp_path / "aside")
    assert synced[1:] == [(tmp_path.name, ["aside"])], "whole, before any of it is removed"
    assert list(tmp_path.iterdir()) == []


def test_what_a_removal_left_that_was_cut_off_is_removed_by_the_next(tmp_path: Path) -> None:
    for name in ("copy", "aside"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "journal.sqlite").touch()
    remove_folder(tmp_path / "copy", tmp_path / "aside")
    remove_folder(tmp_path / "copy", tmp_path / "aside")
    assert list(tmp_path.iterdir()) == []


def test_a_disk_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    (tmp_path / "1.png").touch()
    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(OSError, match="Input/output"):
        remove(tmp_path / "1.png")


def test_a_file_system_that_cannot_sync_a_folder_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(_: int) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(os, "fsync", cannot)
    make_folder(tmp_path / "stick")
    assert (tmp_path / "stick").is_dir()
