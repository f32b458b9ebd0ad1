"""The steps that need KiCad, run by the Python that has its ``pcbnew``: with_kicad.py BOARD.kicad_pcb [--layers]

Fills the zones and writes them into the board, checks KiCad's rules, and writes beside the board ``gerbers.zip`` (to
order from) and, with ``--layers``, one SVG per layer. Ends with an error if a rule is broken.
"""

import re
import sys
import tempfile
import zipfile
from pathlib import Path

import pcbnew

LAYERS = {
    "F_Cu": pcbnew.F_Cu,
    "B_Cu": pcbnew.B_Cu,
    "F_Mask": pcbnew.F_Mask,
    "B_Mask": pcbnew.B_Mask,
    "F_Silkscreen": pcbnew.F_SilkS,
    "B_Silkscreen": pcbnew.B_SilkS,
    "Edge_Cuts": pcbnew.Edge_Cuts,
}
DATES = re.compile(r"^(?:%TF\.CreationDate|G04 Created by KiCad|; #@! TF\.CreationDate|; DRILL file).*\n", re.MULTILINE)


def fill(path: Path) -> None:
    """Fill every zone of the file with the copper that KiCad pours; the rest of the file stays as it was written."""
    board = pcbnew.LoadBoard(str(path))
    # Round corners in few pieces stay outside the clearance and keep the file small.
    board.GetDesignSettings().m_MaxError = pcbnew.FromMM(0.02)
    zones = list(board.Zones())
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    poured = {}
    for zone in zones:
        layer = zone.GetLayer()
        shapes = zone.GetFilledPolysList(layer)
        polygons = []
        for number in range(shapes.OutlineCount()):
            line = shapes.Outline(number)
            points = [line.CPoint(at) for at in range(line.PointCount())]
            polygons.append([(pcbnew.ToMM(point.x), pcbnew.ToMM(point.y)) for point in points])
        key = zone.GetNetname(), board.GetLayerName(layer)
        assert key not in poured
        poured[key] = polygons
    lines = []
    key = None
    for line in path.read_text(encoding="utf-8").splitlines():
        head = re.match(r'  \(zone \(net \d+\) \(net_name "([^"]+)"\) \(layer "([^"]+)"\)', line)
        if head:
            key = head[1], head[2]
        if line == "  )" and key:
            for polygon in poured[key]:
                points = " ".join(f"(xy {x:.3f} {y:.3f})" for x, y in polygon)
                lines.append(f'    (filled_polygon (layer "{key[1]}") (pts {points}))')
            key = None
        lines.append(line)
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def check(path: Path, report: Path) -> list[str]:
    """The violations of KiCad's rules; empty if there are none."""
    board = pcbnew.LoadBoard(str(path))
    pcbnew.WriteDRCReport(board, str(report), pcbnew.EDA_UNITS_MILLIMETRES, True)
    text = report.read_text(encoding="utf-8")
    return re.findall(r"^\[.*(?:\n    .*)*", text, re.MULTILINE)


def plot(path: Path, folder: Path, form: int) -> None:
    """Every layer as ``form``, a Gerber file or an SVG, into ``folder``."""
    board = pcbnew.LoadBoard(str(path))
    control = pcbnew.PLOT_CONTROLLER(board)
    options = control.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetUseGerberX2format(True)
    options.SetIncludeGerberNetlistInfo(False)
    options.SetGerberPrecision(5)
    options.SetPlotValue(False)
    options.SetSvgPrecision(4, True)
    for name, layer in LAYERS.items():
        control.SetLayer(layer)
        control.OpenPlotfile(name, form, name)
        control.PlotLayer()
    control.ClosePlot()


def order(path: Path, packed: Path) -> None:
    """Gerber and drill files in one archive, as board manufacturers want them."""
    with tempfile.TemporaryDirectory() as made:
        plot(path, Path(made), pcbnew.PLOT_FORMAT_GERBER)
        board = pcbnew.LoadBoard(str(path))
        drill = pcbnew.EXCELLON_WRITER(board)
        drill.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), False)
        drill.SetFormat(True)
        drill.SetRouteModeForOvalHoles(False)
        drill.CreateDrillandMapFilesSet(made, True, False)
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
            for file in sorted(Path(made).iterdir()):
                # Without dates the same board gives the same bytes.
                text = DATES.sub("", file.read_text(encoding="utf-8"))
                about = zipfile.ZipInfo(file.name, (2026, 1, 1, 0, 0, 0))
                archive.writestr(about, text, zipfile.ZIP_DEFLATED, 9)


def main() -> None:
    """Fill, check, plot; tell what is wrong."""
    path = Path(sys.argv[1])
    fill(path)
    with tempfile.TemporaryDirectory() as made:
        wrong = check(path, Path(made) / "report.txt")
    print("\n".join(wrong) or "KiCad's rules: no violations")
    order(path, path.with_name("gerbers.zip"))
    if "--layers" in sys.argv:
        (path.parent / "layers").mkdir(exist_ok=True)
        plot(path, path.parent / "layers", pcbnew.PLOT_FORMAT_SVG)
    if any("Severity: error" in one or "unconnected" in one for one in wrong):
        sys.exit(1)


if __name__ == "__main__":
    main()
