"""What the board's picture of a race costs, at 1920 x 1080: frames a second, the main thread, and the processor.

python benchmarks/bench_broadcast.py [--before STATIC] [--seconds 6]

A race that waits, a roll, a close-up and every scene of a finish. STATIC is the folder `web/static` of an earlier
version (`git worktree add`), whose pages the same table serves in the same run: the baseline. Without a graphics card
the picture is put together by the processor as well, which is printed apart.
"""

import argparse
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, Route, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.bench_board import used

from postparade.core.clock import HandClock
from postparade.table.presentation.scene_clock import SECONDS, Scene
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.evening import KIOSK, Browsers, Evening

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
FIRST = """() => new Promise((done) => {
  const look = () => {
    const one = document.querySelector("#picture:not([hidden]), pp-lane");
    one?.getClientRects().length ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look);
  };
  look();
})"""
"""Script: milliseconds from the start of the page to its first picture of a race."""


def busy(session: CDPSession) -> float:
    """Seconds that the main thread has worked so far."""
    told = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    return float(told["TaskDuration"])


def measure(page: Page, session: CDPSession, what: str, seconds: float) -> None:
    """Print what the page costs while it shows what it does now."""
    before, worked = used(), busy(session)
    times = page.evaluate(COUNT, seconds)
    after, spent = used(), busy(session) - worked
    frames = len(times) - 1
    worst = max(later - earlier for earlier, later in pairwise(times))
    took = (times[-1] - times[0]) / 1000
    renderer, picture = ((after.get(kind, 0.0) - before.get(kind, 0.0)) for kind in ("renderer", "gpu-process"))
    print(
        f"  {what:<12} {frames / took:5.1f} frames/s, worst {worst:4.0f} ms,"
        f" main thread {1000 * spent / frames:5.2f} ms a frame,"
        f" page {100 * renderer / took:3.0f} %, picture {100 * picture / took:3.0f} %"
    )


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
    board.reload()
    print(f"  first picture after {board.evaluate(FIRST):.0f} ms")
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


def main(seconds: float, before: Path | None) -> None:
    """Print the figures of both versions, twice each, taking turns."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--no-sandbox"])
        for turn in range(4 if before else 1):
            earlier = before is not None and turn % 2 == 0
            evening = Evening(Path(folder) / str(turn))
            (Path(folder) / str(turn)).mkdir()
            evening.start()
            browsers = Earlier(chrome, evening, before) if earlier and before else Browsers(chrome, evening)
            browsers.lively = True
            print("the version before:" if earlier else "today:")
            play(evening, browsers, seconds)
            evening.end()
        chrome.close()


class Earlier(Browsers):
    """Browsers that are served the scripts and styles of an earlier version."""

    def __init__(self, chrome: Browser, evening: Evening, static: Path) -> None:
        super().__init__(chrome, evening)
        self._static = static

    def board(self, size: ViewportSize = KIOSK) -> Page:
        page = self._chrome.new_context(viewport=size).new_page()
        page.route("**/static/**", self._serve)
        page.route("**/games/*/board.*", self._serve)
        page.route(self._evening.url("/"), self._serve)
        page.goto(self._evening.url("/"))
        return page

    def _serve(self, route: Route) -> None:
        path = route.request.url.partition("?")[0].partition("//")[2].partition("/")[2]
        file = self._static / path.removeprefix("static/") if path.startswith("static/") else None
        if path == "":
            file = self._static / "board/board.html"
        elif path.startswith("games/"):
            _, game, name = path.split("/")
            file = self._static.parents[1] / "games" / game.replace("-", "_") / "pages" / name
            if game in ("quarter-horse", "hold-your-horses"):
                file = self._static.parents[1] / "games/dice_race/pages" / name
        if file is None or not file.is_file():
            return route.continue_()
        kinds = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".svg": "image/svg+xml"}
        return route.fulfill(body=file.read_bytes(), content_type=kinds.get(file.suffix, "application/octet-stream"))


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description="What the picture of a race costs.")
    wanted.add_argument("--seconds", type=float, default=6.0, help="how long the race that waits is measured")
    wanted.add_argument("--before", type=Path, help="the folder web/static of an earlier version")
    told = wanted.parse_args()
    main(told.seconds, told.before)
