"""What guests see of a race on the board, at 1920 x 1080: how much of it moves, how large horses and words are, and how
bright its scenes.

python benchmarks/bench_picture.py

A race of eleven horses, four of them scratched, seven guests. Nobody rolls for 24 seconds: in how many windows of two
seconds anything moves, and how much of the picture. Horses are measured by their boxes, brightness by the mean relative
luminance of the whole page.
"""

import sys
import tempfile
from itertools import pairwise
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.core.clock import HandClock
from postparade.table.presentation.scene_clock import SECONDS, Scene
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.evening import Browsers, Evening

SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))
NAMES = ("Ann", "Béatrice", "Charlie", "Dora", "Emil", "Finn", "Grandma")
WINDOWS = 12
MOVED = 12
"""Levels of 255 by which a pixel has to change to have moved."""
TALL = 0.77
"""Height of a horse with its jockey, as a share of its length."""
LENGTHS = """() => [...document.querySelectorAll("#track pp-lane:not([scratched])")].map((lane) =>
  parseFloat(lane.style.getPropertyValue("--length")))"""
"""Script: how long each horse that runs is, in pixels."""
SMALLEST = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const one = node.parentElement;
    if (!node.data.trim() || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest(".visually-hidden, svg")) continue;
    found.push([parseFloat(getComputedStyle(one).fontSize), node.data.trim().slice(0, 30)]);
  }
  return found.sort(([one], [two]) => one - two)[0];
}"""
"""Script: the smallest words that are seen, with their size in pixels."""


def picture(page: Page) -> NDArray[np.uint8]:
    """The page as it is now."""
    taken = cv2.imdecode(np.frombuffer(page.screenshot(), np.uint8), cv2.IMREAD_COLOR)
    assert taken is not None
    return np.asarray(taken, np.uint8)


def luminance(taken: NDArray[np.uint8]) -> float:
    """The mean relative luminance, 0 (black) to 1."""
    part = taken.astype(np.float64) / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    blue, green, red = (float(linear[:, :, at].mean()) for at in range(3))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def horses(page: Page, what: str) -> None:
    """Print how much of the picture the horses are that run."""
    lengths = page.evaluate(LENGTHS)
    share = sum(length * length * TALL for length in lengths) / (1920 * 1080)
    print(f"  horses {what}: {len(lengths)}, {max(lengths):.0f} px long, {100 * share:.1f} % of the picture")


def motion(page: Page) -> None:
    """Print in how many windows of two seconds anything moves while nobody rolls."""
    taken = []
    for _ in range(WINDOWS + 1):
        taken.append(picture(page))
        page.wait_for_timeout(2000)
    shares = [float((cv2.absdiff(one, two).max(axis=2) > MOVED).mean()) for one, two in pairwise(taken)]
    moving = sum(share > 0.001 for share in shares)
    print(
        f"  windows of two seconds with motion: {moving} of {WINDOWS}, {100 * np.median(shares):.1f} % of the picture"
    )


def main() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--no-sandbox"])
        evening, clock = Evening(Path(folder)), HandClock()
        evening.scene_clock = clock
        evening.scene_seconds.update(SECONDS)
        evening.start()
        browsers = Browsers(chrome, evening)
        browsers.lively = True
        board = browsers.board()
        evening.deal(*NAMES)

        def go_on(scene: Scene) -> None:
            evening.do(clock.advance(evening.scenes.now.seconds + 0.01))
            while evening.scenes.now.name != scene:
                board.wait_for_timeout(50)
                evening.do(clock.advance(0.5))
            board.wait_for_timeout(1200)

        go_on("")
        horses(board, "at the post")
        evening.roll(*SCRATCHES, *[(3, 4)] * 6, (6, 6), (6, 6))
        go_on("")
        horses(board, "with four scratched")
        size, words = board.evaluate(SMALLEST)
        print(f"  smallest words: {size:.1f} px ({words!r})")
        motion(board)
        print(f"  luminance, race: {luminance(picture(board)):.2f}")
        evening.do(clock.advance(3))
        evening.roll((6, 6))
        for scene in ("photo", "circle", "money"):
            go_on(scene)
            print(f"  luminance, {scene}: {luminance(picture(board)):.2f}")
        browsers.leave()
        evening.end()
        chrome.close()


if __name__ == "__main__":
    main()
