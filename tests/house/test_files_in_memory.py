"""Tests keep their files in memory where there is room for them, and say where they are."""

import os
from pathlib import Path

from tests.memory import folder_in_memory


def test_without_a_file_system_in_memory_files_are_on_the_disk(tmp_path: Path) -> None:
    missing = tmp_path / "shm"
    assert folder_in_memory(missing, 0) == (None, f"on the disk: {missing} cannot be written to")


def test_without_room_files_are_on_the_disk(tmp_path: Path) -> None:
    folder, where = folder_in_memory(tmp_path, 1 << 60)
    assert folder is None
    assert "free" in where
    assert not list(tmp_path.iterdir())


def test_a_folder_of_somebody_else_is_not_used(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / f"postparade-tests-{os.getuid()}").symlink_to("elsewhere")
    folder, where = folder_in_memory(tmp_path, 0)
    assert folder is None
    assert "somebody else" in where


def test_nobody_else_can_look_around_in_the_folder_and_it_is_used_again(tmp_path: Path) -> None:
    folder, where = folder_in_memory(tmp_path, 0)
    assert folder is not None
    assert folder.stat().st_mode & 0o777 == 0o711
    assert folder_in_memory(tmp_path, 0) == (folder, where)
