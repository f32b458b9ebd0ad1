"""What the board's picture of a race costs, at 1920 x 1080: frames a second, the main thread, and the processor.

python benchmarks/bench_broadcast.py [--seconds 6]

The first picture, a race that waits, a roll, a close-up and every scene of a finish. For a baseline run it by turns
in a checkout of an earlier version (`git worktree add`). Without a graphics card the picture is put together by the
processor as well, which is printed apart.
"""

import argparse
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import CDPSession, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_board import used

from postparade.core.clock import HandClock
from postparade.table.presentation.scene_clock import SECONDS, Scene
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.evening import Browsers, Evening

OPENED = 7
"""How often the page is opened for the figure of its first picture."""
SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))
COUNT = """(seconds) => new Promise((done) => {
  const times = [];
  const next = (now) => {
    times.push(now);
    return now - times[0] < 1000 * seconds ? requestAnimationFrame(next) : done(times);
  };
  requestAnimationFrame(next);
})"""
"""Script: when each frame of so many seconds began, in milliseconds."""
DRAWN = """() => {
  if (window.drawn === undefined) {
    const begin = CanvasRenderingContext2D.prototype.setTransform;
    window.drawn = 0;
    CanvasRenderingContext2D.prototype.setTransform = function (...given) {
      if (this.canvas.id === "picture") window.drawn += 1;
      return begin.apply(this, given);
    };
  }
  return window.drawn;
}"""
"""Script: how many pictures of the course have been begun since it was first asked: each sets its scale once."""
FIRST = """() => new Promise((done) => {
  const look = () => {
    const one = document.querySelector("#picture:not([hidden]), pp-lane");
    one?.getClientRects().length ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look);
  };
  look();
})"""
"""Script: milliseconds from the start of the page to its first picture of a race."""


def busy(session: CDPSession) -> tuple[float, float, float]:
    """Seconds that the main thread has worked so far: at all, in scripts, and to lay out words."""
    told = {one["name"]: float(one["value"]) for one in session.send("Performance.getMetrics")["metrics"]}
    return told["TaskDuration"], told["ScriptDuration"], told["LayoutDuration"] + told["RecalcStyleDuration"]


def measure(page: Page, session: CDPSession, what: str, seconds: float) -> None:
    """Print what the page costs while it shows what it does now."""
    before, worked, begun = used(), busy(session), page.evaluate(DRAWN)
    times = page.evaluate(COUNT, seconds)
    after, drawn = used(), page.evaluate(DRAWN) - begun
    spent, scripts, words = (later - earlier for later, earlier in zip(busy(session), worked, strict=True))
    frames = len(times) - 1
    worst = max(later - earlier for earlier, later in pairwise(times))
    took = (times[-1] - times[0]) / 1000
    renderer, picture = ((after.get(kind, 0.0) - before.get(kind, 0.0)) for kind in ("renderer", "gpu-process"))
    print(
        f"  {what:<12} {frames / took:5.1f} frames/s, {drawn / took:5.1f} drawn, worst {worst:4.0f} ms,"
        f" main thread {1000 * spent / frames:5.2f} ms a frame"
        f" (scripts {1000 * scripts / frames:4.2f}, words {1000 * words / frames:4.2f}),"
        f" page {100 * renderer / took:3.0f} %, picture {100 * picture / took:3.0f} %"
    )


def open_again(board: Page) -> None:
    """Print how long a board takes until its first picture of a race: five times, as a table that starts would."""
    told, worked = [], []
    processes = board.context.browser.new_browser_cdp_session() if board.context.browser else None
    assert processes is not None

    def spent() -> float:
        listed = processes.send("SystemInfo.getProcessInfo")["processInfo"]
        return sum(float(one["cpuTime"]) for one in listed if one["type"] == "renderer")

    for _ in range(OPENED):
        before = spent()
        board.reload(wait_until="commit")
        told.append(board.evaluate(FIRST))
        worked.append(1000 * (spent() - before))
    first, page = median(told), median(worked)
    print(f"  first picture after {first:.0f} ms (median of {OPENED}, best {min(told):.0f})")
    print(f"  for which the page works {page:.0f} ms")


def play(evening: Evening, browsers: Browsers, seconds: float) -> None:
    """A board through a race and its finish."""
    clock = HandClock()
    evening.stop()
    evening.scene_clock = clock
    evening.scene_seconds.update(SECONDS)
    evening.start()
    board = browsers.board()
    evening.deal("Ann", "Béatrice", "Charlie", "Dora", "Emil", "Finn", "Grandma")
    evening.roll(*SCRATCHES, *[(3, 4)] * 6, (6, 6))

    def go_on(scene: Scene) -> None:
        evening.do(clock.advance(evening.scenes.now.seconds + 0.01))
        while evening.scenes.now.name != scene:
            board.wait_for_timeout(50)
            evening.do(clock.advance(0.5))

    go_on("")
    open_again(board)
    session = board.context.new_cdp_session(board)
    session.send("Performance.enable")
    board.wait_for_timeout(3000)
    measure(board, session, "race", seconds)
    for dice in ((4, 4), (6, 6)):
        evening.roll(dice)
        board.wait_for_timeout(30)
        if dice == (6, 6):
            go_on("")
            board.wait_for_timeout(1500)
        measure(board, session, "roll" if dice == (4, 4) else "close-up", 1.5 if dice == (4, 4) else 2.0)
        go_on("")
    evening.do(clock.advance(3))
    evening.roll((6, 6))
    scenes: tuple[Scene, ...] = ("slow", "photo", "circle", "money")
    for scene in scenes:
        go_on(scene)
        board.wait_for_timeout(300)
        measure(board, session, scene, 1.7)
    board.context.close()


def main(seconds: float) -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--no-sandbox"])
        evening = Evening(Path(folder))
        evening.start()
        browsers = Browsers(chrome, evening)
        browsers.lively = True
        play(evening, browsers, seconds)
        evening.end()
        chrome.close()


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description="What the picture of a race costs.")
    wanted.add_argument("--seconds", type=float, default=6.0, help="how long the race that waits is measured")
    main(wanted.parse_args().seconds)
