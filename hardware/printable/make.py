#!/usr/bin/env python3
"""Write STL and STEP files of all printable parts beside this script, or into a given folder: make.py [FOLDER].
Needs build123d."""

import sys
from pathlib import Path

from build123d import export_step, export_stl
from drive import DRIVE
from parts import PARTS
from sources import DIGEST, digest

TOLERANCE = 0.05
ANGLE = 0.3


def main(folder: Path) -> None:
    """Make every part and say how large it is."""
    for name, make in (PARTS | DRIVE).items():
        part = make()
        size = part.bounding_box().size
        part.label = name
        export_stl(part, folder / f"{name}.stl", tolerance=TOLERANCE, angular_tolerance=ANGLE)
        step = folder / f"{name}.step"
        export_step(part, step, timestamp="2026-01-01T00:00:00")
        print(f"{name}: {size.X:.1f} x {size.Y:.1f} x {size.Z:.1f} mm, {part.volume / 1000:.1f} cm3")
        assert part.is_valid, f"{name} is not a valid solid"
        assert len(part.solids()) == 1, f"{name} is not in one piece"
    (folder / DIGEST).write_text(digest(), encoding="ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent)
