"""The printable parts that are shipped: closed, in one piece, of the size that fits table and printer."""

import importlib
import importlib.util
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from postparade.workshop.rail_drive import BEFORE_GATE, BEHIND_FINISH, DRUM, RAIL
from postparade.workshop.tray_sheet import FLOOR

PRINTABLE = Path(__file__).resolve().parents[2] / "hardware" / "printable"
NAMES = (
    *("camera-arm", "camera-post", "dice-tray", "drum", "end-stop", "horse", "pulley", "rail", "servo-mount"),
    *("slider", "tensioner"),
)
BED = 220.0

Triangles = npt.NDArray[np.float64]


def triangles(path: Path) -> Triangles:
    """The corners of every triangle of a binary STL file: (triangles, corners, xyz)."""
    data = path.read_bytes()
    count = int.from_bytes(data[80:84], "little")
    assert len(data) == 84 + 50 * count
    rows = np.frombuffer(data, np.uint8, offset=84).reshape(count, 50)
    return rows[:, :48].copy().view("<f4").reshape(count, 4, 3)[:, 1:].astype(np.float64)


def edges(shape: Triangles) -> Counter[tuple[int, int]]:
    """How often every edge is walked, from corner to corner; corners a thousandth of a mm apart are the same."""
    _, numbers = np.unique(np.round(shape.reshape(-1, 3), 3), axis=0, return_inverse=True)
    corners = numbers.reshape(-1, 3)
    return Counter(
        (int(one), int(other))
        for first, second in ((0, 1), (1, 2), (2, 0))
        for one, other in zip(corners[:, first], corners[:, second], strict=True)
        if one != other
    )


def volume(shape: Triangles) -> float:
    return float(np.einsum("ij,ij->i", shape[:, 0], np.cross(shape[:, 1], shape[:, 2])).sum() / 6)


def size(name: str) -> list[float]:
    shape = triangles(PRINTABLE / f"{name}.stl")
    return [float(side) for side in np.ptp(shape.reshape(-1, 3), axis=0)]


def test_every_part_has_both_files() -> None:
    assert sorted(path.stem for path in PRINTABLE.glob("*.stl")) == list(NAMES)
    assert sorted(path.stem for path in PRINTABLE.glob("*.step")) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_part_is_watertight_and_turned_outwards(name: str) -> None:
    shape = triangles(PRINTABLE / f"{name}.stl")
    walked = edges(shape)
    assert [edge for edge, times in walked.items() if walked[edge[::-1]] != times] == []
    assert volume(shape) > 1000, "cubic mm; a part that is turned inside out has less than none"


def test_a_part_with_a_hole_in_its_skin_would_be_found() -> None:
    shape = triangles(PRINTABLE / "rail.stl")[1:]
    walked = edges(shape)
    assert [edge for edge, times in walked.items() if walked[edge[::-1]] != times]


@pytest.mark.parametrize("name", NAMES)
def test_a_part_fits_a_usual_printer_and_lies_flat_on_its_bed(name: str) -> None:
    assert max(size(name)) <= BED
    low = triangles(PRINTABLE / f"{name}.stl")[..., 2].min()
    assert low == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize("name", NAMES)
def test_step_file_holds_one_closed_solid_in_millimetres(name: str) -> None:
    text = (PRINTABLE / f"{name}.step").read_text(encoding="utf-8")
    assert text.startswith("ISO-10303-21;")
    assert len(re.findall(r"MANIFOLD_SOLID_BREP\(", text)) == len(re.findall(r"=\s*CLOSED_SHELL\(", text)) == 1
    assert re.search(r"SI_UNIT\(\.MILLI\.,\.METRE\.\)", text)
    assert not re.search(r"/(?:home|root|tmp)/", text)


def test_the_tray_fits_the_corners_of_the_sheet_under_it() -> None:
    across, deep, high = size("dice-tray")
    assert across == deep == pytest.approx(FLOOR + 6, abs=0.01)
    assert high > 25, "dice stay inside"


def test_slider_has_play_in_the_rail() -> None:
    rail, slider = triangles(PRINTABLE / "rail.stl"), triangles(PRINTABLE / "slider.stl")
    floor = 3.6
    bottom = np.abs(rail[(np.abs(rail[..., 2] - floor) < 0.01)][:, 1])
    wide = np.abs(slider[np.abs(slider[..., 2] - slider[..., 2].max()) < 0.01][:, 1]).max()
    assert 0.2 <= bottom[bottom < 6.5].max() - wide <= 1.0


def groove(name: str) -> tuple[float, float]:
    """Radius at which a cord runs around a part that lies on its flange, and its height there."""
    corners = triangles(PRINTABLE / f"{name}.stl").reshape(-1, 3)
    outside = corners[np.hypot(corners[:, 0], corners[:, 1]) > 10.75]
    lowest = outside[np.hypot(outside[:, 0], outside[:, 1]).argmin()]
    return float(np.hypot(lowest[0], lowest[1])), float(lowest[2])


def test_the_cord_runs_at_one_height_and_at_the_radius_that_speed_and_force_are_computed_with() -> None:
    radius, _ = groove("drum")
    assert 2 * radius == pytest.approx(DRUM, abs=0.05)
    _, of_pulley = groove("pulley")
    boss = size("tensioner")[2]
    rail_top, slider = size("rail")[2], triangles(PRINTABLE / "slider.stl")
    # The cord's hole ends on the face of the slider, printed upside down; its saddle is 0.8 mm above the rail.
    face = slider[np.abs(slider[..., 0] - slider[..., 0].max()) < 0.01]
    hole = face[np.abs(face[:, 1]) < 0.9]
    height = rail_top + 5.5 + 0.8 - float((hole[:, 2].max() + hole[hole[:, 2] > 6][:, 2].min()) / 2)
    assert boss + of_pulley == pytest.approx(height, abs=0.4)


def test_two_strands_of_cord_and_their_wheels_fit_beside_the_rail_of_the_next_lane() -> None:
    lane = 40.0
    assert size("pulley")[1] - 2 < lane - size("rail")[1] / 2
    assert size("drum")[1] < lane, "drums of two lanes stand beside each other"
    assert size("rail")[0] == RAIL


def test_what_stands_before_the_gate_and_behind_the_finish_has_the_room_that_is_told() -> None:
    stop = size("end-stop")[0]
    assert stop + size("pulley")[0] / 2 + 34 <= BEHIND_FINISH, "the tensioner reaches 34 mm behind its screw"
    assert stop + size("servo-mount")[0] / 2 - size("drum")[0] / 2 + size("drum")[0] <= BEFORE_GATE


def test_the_slider_meets_the_end_stop_and_the_cord_passes_it() -> None:
    assert size("end-stop")[2] > size("rail")[2] + 0.8 + 1, "the saddle is above the rail"
    assert size("end-stop")[1] > size("rail")[1]


def test_camera_hangs_over_the_middle_of_the_tray() -> None:
    long, _, _ = size("camera-arm")
    assert long / 2 + FLOOR / 4 > FLOOR / 2 + 3, "the arm reaches from beside the tray to its middle"


def test_files_are_made_by_these_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs everywhere: making the parts anew, below, needs a modeller that not every machine has."""
    monkeypatch.syspath_prepend(PRINTABLE)
    sources = importlib.import_module("sources")
    assert (PRINTABLE / sources.DIGEST).read_text(encoding="ascii") == sources.digest(), (
        "a script has changed: make the parts anew with hardware/printable/make.py"
    )


def test_files_are_what_the_scripts_make(tmp_path: Path) -> None:
    if importlib.util.find_spec("build123d") is None:
        pytest.skip("needs build123d: pip install build123d")
    subprocess.run([sys.executable, str(PRINTABLE / "make.py"), str(tmp_path)], check=True, capture_output=True)
    for name in NAMES:
        made, shipped = (triangles(folder / f"{name}.stl") for folder in (tmp_path, PRINTABLE))
        assert volume(made) == pytest.approx(volume(shipped), rel=1e-3)
