"""The group that is named to somebody who may not open a device file is the one that may."""

import grp
import os
from pathlib import Path

from postparade.core.device_permissions import group_of


def owned(path: Path, group: str, mode: int) -> Path:
    """A file of ``group``."""
    path.touch()
    os.chown(path, -1, grp.getgrnam(group).gr_gid)
    path.chmod(mode)
    return path


def test_the_group_of_the_device_file_is_named(tmp_path: Path) -> None:
    mine = grp.getgrgid(os.getgid()).gr_name
    port = owned(tmp_path / "port", mine if os.getuid() else "plugdev", 0o660)
    assert group_of(port, "dialout") == ("dialout" if mine == "root" and os.getuid() else port.group())


def test_the_usual_group_is_named_where_no_group_would_help(tmp_path: Path) -> None:
    assert group_of(tmp_path / "gone", "dialout") == "dialout"
    mine = grp.getgrgid(os.getgid()).gr_name
    assert group_of(owned(tmp_path / "shut", mine, 0o600), "video") == "video"
    if os.getuid() == 0:
        assert group_of(owned(tmp_path / "roots", "root", 0o660), "video") == "video"
        nobodys = tmp_path / "nobodys"
        nobodys.touch()
        os.chown(nobodys, -1, 54321)
        assert group_of(nobodys, "input") == "input"
