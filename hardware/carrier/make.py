#!/usr/bin/env python3
"""Write schematic and carrier board beside this script, or into a given folder: make.py [FOLDER].

They need nothing but the program. With KiCad's own Python the zones of the board are filled, its rules checked, and the
files for ordering and viewing are plotted; without it, --plain leaves the zones empty.
"""

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "controller")]

from circuit import REVISION, SIZE, areas, outline, parts, texts
from footprints import Part, Point, rectangle
from kicad_file import BoardFile
from router import Copper, route_all
from schematic_file import SchematicFile

KICAD_PYTHON = "/usr/bin/python3"
EDGE = 0.5
"""How far zones stay from the edge of the board, in mm."""


TITLE = "Post Parade track carrier board"


def drawn() -> str:
    """The schematic as a file of KiCad."""
    schematic = SchematicFile(TITLE, REVISION)
    for part in parts():
        if part.pads:
            schematic.part(part)
    return schematic.text()


def written() -> str:
    """The board as a file of KiCad, its zones not yet filled."""
    placed = parts()
    pads = [pad for part in placed for pad in part.pads]
    nets = list(dict.fromkeys(pad.net for pad in pads if pad.net))
    board = BoardFile(TITLE, REVISION, nets)
    for part in placed:
        board.part(part)
    for start, end in rectangle(outline()):
        board.line(start, end)
    for text in texts():
        board.label(text)
    zones = areas()
    wide = {"GND", *(net for net, _ in zones)}
    signals = {net: [pad.at for pad in pads if pad.net == net] for net in nets if net not in wide}
    signals = dict(sorted(signals.items(), key=lambda one: _length(one[1])))
    tracks, vias = route_all(SIZE, _copper(placed), [(0, net, corners) for net, corners in zones], signals)
    for track in tracks:
        board.track(track)
    for via in vias:
        board.via(via)
    right, bottom = SIZE[0] - EDGE, SIZE[1] - EDGE
    whole = ((EDGE, EDGE), (right, EDGE), (right, bottom), (EDGE, bottom))
    for layer in ("F.Cu", "B.Cu"):
        board.zone("GND", layer, whole, 0)
    for net, corners in zones:
        board.zone(net, "F.Cu", corners, 1)
    return board.text()


def _length(points: list[Point]) -> float:
    return sum(abs(one[0] - points[0][0]) + abs(one[1] - points[0][1]) for one in points[1:])


def _copper(placed: list[Part]) -> list[Copper]:
    """What tracks have to go around: pads, and what holes keep free."""
    found = []
    for part in placed:
        for number, pad in enumerate(part.pads):
            half = max(pad.size) / 2 * (1.0 if pad.round else 1.1)
            found.append(Copper(pad.net or f"{part.reference}.{number}", pad.at, pad.at, half))
        for at, drill in part.holes:
            found.append(Copper(part.reference, at, at, drill / 2 + part.keep - 0.2))
    return found


def main() -> None:
    """Write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=HERE)
    parser.add_argument("--plain", action="store_true", help="zones empty, nothing plotted; needs no KiCad")
    parser.add_argument("--layers", action="store_true", help="also an SVG of every layer, into FOLDER/layers")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    (asked.folder / "carrier.kicad_sch").write_text(drawn(), encoding="utf-8")
    file = asked.folder / "carrier.kicad_pcb"
    file.write_text(written(), encoding="utf-8")
    if not asked.plain:
        subprocess.run([KICAD_PYTHON, str(HERE / "with_kicad.py"), str(file), *["--layers"] * asked.layers], check=True)


if __name__ == "__main__":
    main()
