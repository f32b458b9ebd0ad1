"""What lies in the data folder is for its owner alone, also what an earlier version left there."""

import ast
import os
import stat
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import postparade
from postparade.core.data_folder import OTHERS, OURS, kept_for_owner, open_data_folder
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


ELSEWHERE = {
    "calibration.json": "in a folder of cameras",
    "capture.json": "in a folder of cameras",
    "pack.toml": "in a pack of sounds",
    "/usr/share/fonts/truetype": "of the system",
    "/dev/input": "of the system",
}
"""Constants called FILE or FOLDER that name nothing of the data folder itself."""


def names_in_the_data_folder() -> Iterator[tuple[str, str]]:
    """Module and name of whatever the package keeps in its data folder: constants FILE and FOLDER, the attribute
    ``file`` of a class, and what is joined to ``data``."""
    root = Path(postparade.__file__).parent
    for path in sorted(root.rglob("*.py")):
        module = ".".join(("postparade", *path.relative_to(root).with_suffix("").parts))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            joined: list[ast.expr] = []
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(one, ast.Name) and one.id in ("FILE", "FOLDER", "file") for one in targets):
                    joined = [node.value]
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div):
                left = node.left.attr if isinstance(node.left, ast.Attribute) else getattr(node.left, "id", "")
                joined = [node.right] if left in ("data", "_data") else []
            for one in joined:
                found = one.value if isinstance(one, ast.Constant) else None
                if isinstance(one, ast.Name) and one.id.isupper():
                    found = getattr(import_module(module), one.id)
                if isinstance(found, Path | str) and str(found) not in ELSEWHERE:
                    yield module, str(found)


def test_everything_that_the_package_keeps_in_the_data_folder_is_known_as_ours() -> None:
    found = set(names_in_the_data_folder())
    assert {"never_said.json", "league.json", "broker", "advertisements", "restore"} <= {name for _, name in found}
    written = [(module, Path(name)) for module, name in found if name.endswith(".json")]
    drafts = {(module, draft) for module, name in written for draft in (f"{name}.new", f"{name.stem}.new")}
    assert sorted(one for one in found | drafts if not OURS.fullmatch(one[1])) == []


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
