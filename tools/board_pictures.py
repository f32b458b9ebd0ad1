#!/usr/bin/env python3
"""Draws the carrier board for the documents, front and back: tools/board_pictures.py [FOLDER], by default
docs/screenshots. Needs KiCad, which plots the layers, and Debian's Chromium, which lays them over each other."""

import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import cv2
import numpy as np
from palette import write_small
from playwright.sync_api import sync_playwright

REPOSITORY = Path(__file__).resolve().parent.parent
CARRIER = REPOSITORY / "hardware" / "carrier"
BOARD = (100.0, 60.0, 100.0, 80.0)
"""Where the board lies on its sheet, and how large it is, in mm."""
UNIT = 10000 / 25.4
"""What KiCad's drawings have for a mm."""
MARGIN = 1.5
WIDE = 1000
BARE, MASK, COPPER, TIN, SILK, PAPER = "#0f3d24", "#0f3d24", "#1f6b3d", "#d9c27a", "#f4f4ee", "#fdf7e6"


def layer(folder: Path, name: str, colour: str) -> str:
    """What ``name`` holds, drawn in ``colour``."""
    text = (folder / f"carrier-{name}.svg").read_text(encoding="utf-8")
    inside = text[text.index("</desc>") + len("</desc>") : text.rindex("</svg>")]
    return inside.replace("#000000", colour).replace("#FFFFFF", PAPER)


def side(folder: Path, which: str) -> str:
    """One side as SVG; the back as one sees it who turns the board over."""
    x, y, wide, high = BOARD
    left, top = (x - MARGIN) * UNIT, (y - MARGIN) * UNIT
    box = f"{left} {top} {(wide + 2 * MARGIN) * UNIT} {(high + 2 * MARGIN) * UNIT}"
    turned = f' transform="translate({2 * (x + wide / 2) * UNIT} 0) scale(-1 1)"' if which == "B" else ""
    base = f'<rect x="{x * UNIT}" y="{y * UNIT}" width="{wide * UNIT}" height="{high * UNIT}" fill="{BARE}"/>'
    copper = layer(folder, f"{which}_Cu", COPPER)
    tin, silk = layer(folder, f"{which}_Mask", TIN), layer(folder, f"{which}_Silkscreen", SILK)
    holes = "".join(
        f'<circle cx="{float(at_x) * UNIT}" cy="{-float(at_y) * UNIT}" r="{float(size) / 2 * UNIT}" fill="{PAPER}"/>'
        for at_x, at_y, size in drilled(folder.parent)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" viewBox="{box}"><g{turned}>'
        f"{base}{copper}{tin}{holes}{silk}</g></svg>"
    )


def drilled(folder: Path) -> list[tuple[str, str, str]]:
    """Every hole of the drill files: x, y upwards, diameter. A slot is its two ends."""
    found = []
    with zipfile.ZipFile(folder / "gerbers.zip") as packed:
        for name in ("PTH", "NPTH"):
            tool = ""
            tools: dict[str, str] = {}
            for line in packed.read(f"carrier-{name}.drl").decode().splitlines():
                tools |= dict(re.findall(r"^(T\d+)C([\d.]+)", line))
                tool = line if line in tools else tool
                found += [(*at, tools[tool]) for at in re.findall(r"X(-?[\d.]+)Y(-?[\d.]+)", line)]
    return found


def main(folder: Path) -> None:
    """Draw both sides into ``carrier-front.png`` and ``carrier-back.png``."""
    with tempfile.TemporaryDirectory() as made, sync_playwright() as play:
        subprocess.run([sys.executable, str(CARRIER / "make.py"), made, "--layers"], check=True)
        browser = play.chromium.launch(executable_path="/usr/bin/chromium", args=["--disable-gpu", "--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": round(WIDE * 0.806)})
        for name, which in (("front", "F"), ("back", "B")):
            page.set_content(f'<body style="margin:0;background:{PAPER}">{side(Path(made) / "layers", which)}')
            image = cv2.imdecode(np.frombuffer(page.screenshot(), np.uint8), cv2.IMREAD_COLOR)
            assert image is not None
            write_small(image, folder / f"carrier-{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY / "docs" / "screenshots")
