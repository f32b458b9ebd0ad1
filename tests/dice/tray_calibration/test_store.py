"""A calibration comes back as it was stored, or not at all: damage, foreign files and full disks are said."""

import errno
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from postparade.core.faults import ConfigurationFault
from postparade.dice.tray_calibration.outline import Outline
from postparade.dice.tray_calibration.store import FILE, Calibration, CalibrationStore

CAMERA = "usb:046d:0825/A1B2"
CORNERS = ((0.1, 0.1), (0.9, 0.12), (0.88, 0.9), (0.1, 0.9))


def calibration(camera: str = CAMERA, seed: int = 1, outline: Outline | None = None) -> Calibration:
    picture = np.random.default_rng(seed).integers(0, 255, (60, 80, 3), np.uint8)
    return Calibration(camera, 1_800_000_000.5, picture, outline or Outline("corners", CORNERS), 61.25, 47.0)


@pytest.fixture
def store(tmp_path: Path) -> CalibrationStore:
    return CalibrationStore(tmp_path)


@pytest.mark.parametrize("outline", [Outline("corners", CORNERS), Outline("whole", None)])
def test_a_stored_calibration_comes_back(store: CalibrationStore, outline: Outline) -> None:
    saved = calibration(outline=outline)
    store.save(saved)
    found = store.load(CAMERA)
    assert found is not None
    assert (found.reference == saved.reference).all()
    assert (found.camera, found.at, found.outline, found.edge, found.light) == (CAMERA, saved.at, outline, 61.25, 47.0)
    assert (found.tray.outline, found.tray.edge) == (outline.corners, 61.25)


def test_every_camera_has_its_own(store: CalibrationStore) -> None:
    names = [CAMERA, "usb:046d:0825/A1B3", "USB:046d:0825/a1b2", "../../etc", "Kamera ü", ""]
    for number, name in enumerate(names):
        store.save(calibration(name, number))
    for number, name in enumerate(names):
        found = store.load(name)
        assert found is not None
        assert (found.reference == calibration(seed=number).reference).all()
    assert store.load("another") is None


def test_names_of_cameras_stay_inside_the_folder(store: CalibrationStore, tmp_path: Path) -> None:
    for name in ("../../x", "/etc/passwd", "a" * 500, ".", "..", "\0"):
        assert store.folder(name).parent == tmp_path / "cameras"


def test_a_new_calibration_takes_the_place_of_the_old_one(store: CalibrationStore) -> None:
    for seed in (1, 2):
        store.save(calibration(seed=seed))
    found = store.load(CAMERA)
    assert found is not None
    assert (found.reference == calibration(seed=2).reference).all()
    assert sorted(path.suffix for path in store.folder(CAMERA).iterdir()) == [".json", ".png"]


def _change(path: Path, **fields: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))


def _become_a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


DAMAGE: dict[str, Callable[[Path], object]] = {
    "cut short": lambda folder: (folder / FILE).write_bytes((folder / FILE).read_bytes()[:100]),
    "empty": lambda folder: (folder / FILE).write_bytes(b""),
    "no JSON": lambda folder: (folder / FILE).write_bytes(os.urandom(300)),
    "deep": lambda folder: (folder / FILE).write_bytes(b"[" * 100_000),
    "newer": lambda folder: _change(folder / FILE, format=2),
    "unknown field": lambda folder: _change(folder / FILE, colour="green"),
    "other camera": lambda folder: _change(folder / FILE, camera="another"),
    "no edge": lambda folder: _change(folder / FILE, edge=-3),
    "crossed outline": lambda folder: _change(folder / FILE, outline=[[0.1, 0.1], [0.9, 0.9], [0.9, 0.1], [0.1, 0.9]]),
    "picture elsewhere": lambda folder: _change(folder / FILE, reference="../../x.png"),
    "picture gone": lambda folder: next(folder.glob("*.png")).unlink(),
    "picture changed": lambda folder: next(folder.glob("*.png")).write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(80)),
    "a folder": lambda folder: _become_a_folder(folder / FILE),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_and_foreign_files_are_reported_and_left_alone(store: CalibrationStore, damage: str) -> None:
    store.save(calibration())
    folder = store.folder(CAMERA)
    DAMAGE[damage](folder)
    before = sorted(folder.iterdir())
    with pytest.raises(ConfigurationFault) as fault:
        store.load(CAMERA)
    assert fault.value.code == "calibration_damaged"
    assert str(folder) in fault.value.sentence
    assert sorted(folder.iterdir()) == before


def test_a_damaged_calibration_can_be_replaced(store: CalibrationStore) -> None:
    store.save(calibration())
    DAMAGE["cut short"](store.folder(CAMERA))
    store.save(calibration(seed=3))
    assert store.load(CAMERA) is not None


class DiskThatFills:
    """Stands for ``os.fsync`` on a disk with room for the first ``good`` calls."""

    def __init__(self, good: int) -> None:
        self._left = good

    def __call__(self, _: int) -> None:
        self._left -= 1
        if self._left < 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_keeps_the_old_calibration(store: CalibrationStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fills up while each of the two files is written, at every system call that can say so."""
    store.save(calibration(seed=1))
    folder = store.folder(CAMERA)
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    for good in range(3):
        monkeypatch.setattr(os, "fsync", DiskThatFills(good))
        with pytest.raises(ConfigurationFault) as fault:
            store.save(calibration(seed=2))
        assert fault.value.code == "calibration_unwritable"
        monkeypatch.undo()
        found = store.load(CAMERA)
        assert found is not None
        assert (found.reference == calibration(seed=1).reference).all()
        assert not [path for path in folder.iterdir() if path.name.startswith(".")]
        assert before.items() <= {path.name: path.read_bytes() for path in folder.iterdir()}.items()


def test_a_data_folder_that_is_a_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "cameras").write_text("not a folder")
    with pytest.raises(ConfigurationFault) as fault:
        CalibrationStore(tmp_path).save(calibration())
    assert fault.value.code == "calibration_unwritable"


def test_a_power_cut_between_picture_and_text_leaves_the_old_calibration(
    store: CalibrationStore, tmp_path: Path
) -> None:
    store.save(calibration(seed=1))
    old_text = (store.folder(CAMERA) / FILE).read_bytes()
    old_picture = next(store.folder(CAMERA).glob("*.png"))
    keep = tmp_path / "keep.png"
    shutil.copy(old_picture, keep)
    store.save(calibration(seed=2))
    # What the disk holds after the new picture and before the new text.
    shutil.copy(keep, old_picture)
    (store.folder(CAMERA) / FILE).write_bytes(old_text)
    found = store.load(CAMERA)
    assert found is not None
    assert (found.reference == calibration(seed=1).reference).all()
