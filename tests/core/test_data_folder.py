"""What lies in the data folder is for its owner alone, also what an earlier version left there."""

import os
import stat
from pathlib import Path

import pytest

from postparade.core.data_folder import OTHERS, kept_for_owner, open_data_folder
from postparade.core.faults import ConfigurationFault


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def readable(folder: Path) -> None:
    """Make everything in ``folder`` as it was before."""
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def test_a_new_folder_and_every_file_in_it_are_for_the_owner(tmp_path: Path) -> None:
    with kept_for_owner():
        folder = open_data_folder(str(tmp_path / "a" / "data"))
        (folder / "journal.sqlite").touch()
        (folder / "backups").mkdir()
    assert [mode(path) for path in (folder, folder / "journal.sqlite", folder / "backups")] == [0o700, 0o600, 0o700]
    (tmp_path / "other").touch()
    assert mode(tmp_path / "other") == 0o666 & ~_umask(), "afterwards files are made as usual"


def _umask() -> int:
    usual = os.umask(0)
    os.umask(usual)
    return usual


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    for name in ("journal.sqlite", "journal.sqlite-wal", "access.sqlite-shm", "journal.head.new", "postparade.toml"):
        (tmp_path / name).touch()
    (tmp_path / "cameras" / "usb-1").mkdir(parents=True)
    (tmp_path / "cameras" / "usb-1" / "reference-12.png").touch()
    (tmp_path / "replaced-1790000000").mkdir()
    readable(tmp_path)
    open_data_folder(str(tmp_path))
    assert [path for path in (tmp_path, *tmp_path.rglob("*")) if mode(path) & OTHERS] == []


def test_other_peoples_files_and_their_folder_keep_their_permissions(tmp_path: Path) -> None:
    (tmp_path / "journal.sqlite").touch()
    (tmp_path / "holiday.jpg").touch()
    (tmp_path / "elsewhere").mkdir()
    outside = tmp_path.with_name(f"{tmp_path.name}-outside")
    outside.touch()
    (tmp_path / "film").symlink_to(outside)
    readable(tmp_path)
    open_data_folder(str(tmp_path))
    assert mode(tmp_path / "journal.sqlite") == 0o600
    assert mode(tmp_path) == mode(tmp_path / "elsewhere") == 0o755
    assert mode(tmp_path / "holiday.jpg") == mode(outside) == 0o644


def test_a_folder_that_cannot_be_made_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ConfigurationFault) as caught:
        open_data_folder(str(tmp_path / "file" / "data"))
    assert caught.value.code == "data_unusable"
