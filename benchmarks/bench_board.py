"""What the board's page costs the machine that shows it, while nobody does anything.

python benchmarks/bench_board.py [--seconds 10]

The share of a processor that Chromium's page process takes, in percent: in the lobby, in a race that waits for dice,
and in the same race with the glow of whoever rolls painted as a colour, which is the baseline. What it takes to put
the picture together is printed apart: without a graphics card that is done in software, on a Raspberry Pi it is not.
"""

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.evening import Browsers, Evening

SCRATCHES = ((1, 1), (1, 2), (1, 3), (1, 4))
TICKS = 100.0
"""Ticks of the processor clock in a second, as Linux counts them for programs."""
PAINTED = (
    ".people li.turn { animation: painted 1.4s infinite alternate } @keyframes painted { to { background: #ffd } }"
)
PAINT = "css => { const all = new CSSStyleSheet(); all.replaceSync(css); document.adoptedStyleSheets = [all]; }"


def used() -> dict[str, float]:
    """Seconds of processor that each kind of this program's own Chromium processes has taken so far."""
    parents: dict[int, int] = {}
    seconds: dict[int, tuple[str, float]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_text(encoding="utf-8")
            figures = (folder / "stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            continue  # it has ended meanwhile
        number = int(folder.name)
        parents[number] = int(figures[1])
        if kind := re.search(r"chrom.*--type=([a-z-]+)", command.replace("\0", " ")):
            seconds[number] = kind[1], (int(figures[11]) + int(figures[12])) / TICKS
    taken: dict[str, float] = {}
    for number, (kind_of, spent) in seconds.items():
        above = number
        while above in parents and above != os.getpid():
            above = parents[above]
        if above == os.getpid():
            taken[kind_of] = taken.get(kind_of, 0.0) + spent
    return taken


def share(page: Page, seconds: float) -> tuple[float, float]:
    """Percent of a processor that page and picture take for so many seconds."""
    before = used()
    page.wait_for_timeout(1000 * seconds)
    after = used()
    page_share, picture = ((after.get(kind, 0.0) - before.get(kind, 0.0)) for kind in ("renderer", "gpu-process"))
    return 100 * page_share / seconds, 100 * picture / seconds


def main(seconds: float) -> None:
    """Open a board at a real table and print the shares."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        evening = Evening(Path(folder))
        evening.start()
        chrome = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--no-sandbox"])
        browsers = Browsers(chrome, evening)
        browsers.lively = True
        board = browsers.board()
        shares = {"lobby": share(board, seconds)}
        evening.deal("Ann", "Bob", "Cid")
        evening.roll(*SCRATCHES, *[(3, 4)] * 6)
        board.wait_for_timeout(3000)
        shares["a race that waits for dice"] = share(board, seconds)
        board.evaluate(PAINT, PAINTED)
        shares["the same, a colour painted"] = share(board, seconds)
        browsers.leave()
        evening.end()
    baseline = shares["the same, a colour painted"][0]
    for what, (page, picture) in shares.items():
        print(f"{what}: page {page:.1f} % ({page / baseline:.2f} of the baseline), picture in software {picture:.1f} %")


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description="What the board's page costs.")
    wanted.add_argument("--seconds", type=float, default=10.0, help="how long each figure is taken")
    main(wanted.parse_args().seconds)
