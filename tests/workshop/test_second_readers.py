"""What we write for other programs opens in a second one of them, at true size and with nothing lost.

Each format has a reader in Python beside its own tests; these are programs that owe nothing to it.
"""

import csv
import io
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import cv2
import ezdxf.filemanagement
import numpy as np
import pytest

from postparade.appliance import archive
from postparade.core.clock import HandClock
from postparade.hub.league.export import as_csv as league_csv
from postparade.hub.league.league import Start
from postparade.rules.viewer import HOST
from postparade.table.messages import Command, TakeSeat
from postparade.table.race_seed import system_chance
from postparade.table.table import Table
from postparade.track.layout.lanes import build_layout
from postparade.track.settings import TrackSettings
from postparade.workshop.as_dxf import as_dxf
from postparade.workshop.as_svg import as_svg
from postparade.workshop.parts_list import COLUMNS, Row, as_csv
from postparade.workshop.sheet import SheetOptions, draw_track

pytestmark = pytest.mark.slow(8)

PITCH = 1000 / 60
PRINTABLE = Path(__file__).resolve().parents[2] / "hardware" / "printable"
CARRIER = PRINTABLE.parent / "carrier"
PACKAGES = "librsvg2-bin librecad poppler-utils admesh gmsh gerbv sqlite3 libarchive-tools"
PARTS = sorted(path.stem for path in PRINTABLE.glob("*.stl"))
LOOK = """SetFactory("OpenCASCADE");
solid() = ShapeFromFile("FILE");
box() = BoundingBox Volume{solid()};
volume = Mass Volume{solid(0)};
Printf("count is %g", #solid());
Printf("volume is %.3f", volume);
Printf("box is %.4f %.4f %.4f %.4f %.4f %.4f", box(0), box(1), box(2), box(3), box(4), box(5));
"""
"""What Gmsh is to tell about a solid, in its own language."""
DRAWING = draw_track(build_layout(TrackSettings()), SheetOptions())


def program(name: str, *arguments: str | Path, given: str = "") -> str:
    """What another program prints."""
    if shutil.which(name) is None:
        pytest.skip(f"needs readers: sudo apt-get install {PACKAGES}")
    done = subprocess.run([name, *map(str, arguments)], input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_svg_of_the_track_is_drawn_with_every_hole_in_its_place(tmp_path: Path) -> None:
    sheet, picture = tmp_path / "track.svg", tmp_path / "track.png"
    sheet.write_text(as_svg(DRAWING, "Track"), encoding="utf-8")
    program("rsvg-convert", "--dpi-x", "254", "--dpi-y", "254", "--background-color", "white", "-o", picture, sheet)
    seen = cv2.imread(str(picture))
    assert seen is not None
    assert (seen.shape[1] / 10, seen.shape[0] / 10) == pytest.approx((DRAWING.width, DRAWING.height), abs=0.1)
    blue, green, red = (seen[..., at].astype(int) for at in range(3))
    cut = ((red > 200) & (green < 130) & (blue < 130)).astype(np.uint8)
    _, _, found, middles = cv2.connectedComponentsWithStats(cut, connectivity=8)
    wide, high = found[:, cv2.CC_STAT_WIDTH] / 10, found[:, cv2.CC_STAT_HEIGHT] / 10
    holes = middles[(abs(wide - 6.1) < 0.3) & (abs(high - 6.1) < 0.3)] / 10
    assert len(holes) == 330
    row = np.sort(holes[abs(holes[:, 1] - holes[0, 1]) < 1.0, 0])
    assert np.diff(row) == pytest.approx(np.full(29, PITCH), abs=0.15)


def groups(dxf: bytes) -> list[tuple[int, str]]:
    """The group codes of a DXF file and their values, as the format defines them: one line each."""
    lines = dxf.decode("cp1252").split("\r\n")
    return [(int(code), value) for code, value in zip(lines[::2], lines[1::2], strict=False) if code.strip()]


def test_a_dxf_of_the_track_reads_the_same_group_by_group_as_in_a_library() -> None:
    written = as_dxf(DRAWING)
    read = groups(written)
    starts = [at for at, (code, _) in enumerate(read) if code == 0]
    entities = [read[start:end] for start, end in zip(starts, [*starts[1:], len(read)], strict=True)]
    circles = [dict(one) for one in entities if one[0][1] == "CIRCLE"]
    texts = [dict(one)[1] for one in entities if one[0][1] == "TEXT"]
    model = ezdxf.filemanagement.read(io.StringIO(written.decode("cp1252").replace("\r\n", "\n"))).modelspace()
    ours = sorted((float(one[10]), float(one[20]), float(one[40])) for one in circles)
    theirs = sorted((one.dxf.center.x, one.dxf.center.y, one.dxf.radius) for one in model.query("CIRCLE"))
    assert len(ours) >= 330
    assert np.array(ours) == pytest.approx(np.array(theirs))
    assert sorted(texts) == sorted(one.dxf.text for one in model.query("TEXT"))
    assert read[-1] == (0, "EOF")


def test_a_cad_program_prints_a_dxf_of_the_track_at_true_size_with_every_hole_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LibreCAD prints on sheets of A4 that are to be laid side by side, the lower row first."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(tmp_path)
    Path("track.dxf").write_bytes(as_dxf(DRAWING))
    program("librecad", "dxf2pdf", "-z", "4x2", "track.dxf")
    program("pdftoppm", "-r", "127", "-png", "track.pdf", "sheet")
    sheets = [cv2.imread(f"sheet-{number}.png") for number in range(1, 9)]
    lower, upper = (np.hstack([one for one in sheets[row : row + 4] if one is not None]) for row in (0, 4))
    blue, green, red = (np.vstack([upper, lower])[..., at].astype(int) for at in range(3))
    cut = ((red > 150) & (green < 130) & (blue < 130)).astype(np.uint8)
    _, _, found, middles = cv2.connectedComponentsWithStats(cut, connectivity=8)
    wide, high = found[1:, cv2.CC_STAT_WIDTH] / 5, found[1:, cv2.CC_STAT_HEIGHT] / 5
    assert (wide.max(), high.max()) == pytest.approx((DRAWING.width, DRAWING.height), abs=0.5)
    holes = middles[1:][(abs(wide - 6.1) < 0.5) & (abs(high - 6.1) < 0.5)] / 5
    assert len(holes) == 330
    row = np.sort(holes[abs(holes[:, 1] - holes[0, 1]) < 1.0, 0])
    assert np.diff(row) == pytest.approx(np.full(29, PITCH), abs=0.2)


@pytest.mark.parametrize("name", PARTS)
def test_a_part_is_whole_and_as_large_in_a_slicers_reader_as_in_a_cad_program(name: str, tmp_path: Path) -> None:
    skin = program("admesh", PRINTABLE / f"{name}.stl")
    edges = {axis: tuple(map(float, re.findall(rf"(?:Min|Max) {axis} =\s*(\S+?),?\s", skin))) for axis in "XYZ"}
    for fault in ("Total disconnected facets", "Degenerate facets", "Facets reversed", "Normals fixed"):
        counts = re.search(rf"{fault}\s*:\s*(\d+)", skin)
        assert counts is not None
        assert counts[1] == "0", fault
    volume = re.search(r"Volume\s*:\s*(\S+)", skin)
    assert volume is not None
    assert float(volume[1]) > 1000
    script = tmp_path / "look.geo"
    script.write_text(LOOK.replace("FILE", str(PRINTABLE / f"{name}.step")), encoding="utf-8")
    seen = program("gmsh", "-parse_and_exit", script)
    solid = {
        word: list(map(float, numbers.split())) for word, numbers in re.findall(r"^(\w+) is (.*)$", seen, re.MULTILINE)
    }
    assert solid["count"] == [1]
    assert solid["volume"] == pytest.approx([float(volume[1])], rel=0.01)
    # The skin of a round part lies up to 0.1 mm inside.
    assert solid["box"] == pytest.approx([edges[axis][end] for end in (0, 1) for axis in "XYZ"], abs=0.1)


def test_gerber_files_of_the_carrier_are_drawn_at_the_size_of_the_board(tmp_path: Path) -> None:
    shutil.unpack_archive(CARRIER / "gerbers.zip", tmp_path)
    files = sorted(tmp_path.glob("*.gbr")) + sorted(tmp_path.glob("*.drl"))
    outline = next(path for path in files if "Edge_Cuts" in path.name)
    text = outline.read_text(encoding="ascii")
    assert "%MOMM*%" in text
    decimals = re.search(r"%FSLAX\d(\d)Y", text)
    assert decimals is not None
    numbers = re.findall(r"^X(-?\d+)Y(-?\d+)D0[12]\*", text, re.MULTILINE)
    edge = np.array(numbers, dtype=float) / 10 ** int(decimals[1])
    for path in files:
        picture = tmp_path / f"{path.stem}.png"
        program("gerbv", "-x", "png", "-D", "254", "-B", "0", "-o", picture, path)
        seen = cv2.imread(str(picture))
        assert seen is not None, path.name
        assert (seen.max(axis=2) > 0).any(), path.name
        if path == outline:
            size = seen.shape[1] / 10, seen.shape[0] / 10
            assert size == pytest.approx(tuple(np.ptp(edge, axis=0)), abs=0.5)


AWKWARD = ("LED strip, 5 m", 'wire "red"', "résistance 330 Ω", "two\nlines", "; semicolon", "=1+1", " blank ")


AS_HEX = 'hex("{}")'
PARTS_LIST = as_csv([Row(words, at, 1.5, 1.5 * at, words) for at, words in enumerate(AWKWARD, 1)])
LEAGUE = league_csv(
    Start(words, words, "Friday", words, "odds-on", at, "ABC234", words, 1, 5, -at, 1.25)
    for at, words in enumerate(AWKWARD, 1)
)


@pytest.mark.parametrize(
    ("written", "columns"), [(PARTS_LIST, COLUMNS), (LEAGUE, Start.__struct_fields__)], ids=["parts list", "league"]
)
def test_a_csv_is_taken_by_a_database_word_for_word(written: str, columns: tuple[str, ...]) -> None:
    expected = list(csv.DictReader(io.StringIO(written, newline="")))
    taken = program(
        "sqlite3",
        ":memory:",
        "-cmd",
        '.import --csv "|cat /dev/fd/0" parts',
        f"SELECT count(*), {', '.join(map(AS_HEX.format, columns))} FROM parts GROUP BY rowid;",
        given=written,
    )
    found = [line.split("|")[1:] for line in taken.splitlines()]
    assert [[bytes.fromhex(cell).decode() for cell in row] for row in found] == [
        [row[name] for name in columns] for row in expected
    ]


async def test_a_copy_of_the_evening_is_unpacked_the_same_by_another_tar(tmp_path: Path) -> None:
    data = tmp_path / "data"
    table = await Table.open(data, HandClock(), system_chance)
    try:
        await table.submit(Command("somebody-sits-down", HOST, TakeSeat("Zoë")))
        name, packed = archive.pack(data, tmp_path / "postparade.toml", "drive")
    finally:
        await table.close()
    (tmp_path / name).write_bytes(packed)
    (tmp_path / "out").mkdir()
    program("bsdtar", "-x", "-f", tmp_path / name, "-C", tmp_path / "out")
    with tarfile.open(fileobj=io.BytesIO(packed)) as opened:
        members = [member for member in opened if member.isfile()]
        assert members
        for member in members:
            file = opened.extractfile(member)
            assert file is not None
            assert (tmp_path / "out" / member.name).read_bytes() == file.read()
    listed = program("bsdtar", "-t", "-f", tmp_path / name).split()
    assert {member.name for member in members} <= {line.removeprefix("./") for line in listed}
