"""How long the first minute takes for somebody who is never in doubt: from the code on the board to a seat, and from
the door of the console to the first roll.

python benchmarks/bench_first_minute.py [TIMES]

The real table and web server, Chromium as a phone of 390 x 844 with nothing in its cache, fields filled in and buttons
tapped as soon as they can be. Beside it, in turn: the same browser opens the smallest page of that server, `/health`.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.table.messages import CloseGame, TakeSeat
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.evening import Browsers, Evening, wait_for
from tests.web.pages.first_minute import Effort, begin, counted, effort, scanned, sit_down

TIMES = 10


def measured(what: str, runs: list[tuple[float, Effort]]) -> None:
    """Print how long ``runs`` took, and how many taps."""
    seconds = [taken for taken, _ in runs]
    taps, fields = runs[-1][1]
    told = f"p50 {statistics.median(seconds):.2f} s, worst {max(seconds):.2f} s"
    print(f"{what}: {told}; {fields} field, {taps} taps" if taps else f"{what}: {told}")


def timed(browsers: Browsers, path: str, go_on: Callable[[Page], None]) -> tuple[float, Effort]:
    """Open ``path``, ``go_on`` from there; how long all that took, and what it cost."""
    page = counted(browsers, "about:blank")
    began = time.perf_counter()
    page.goto(path)
    go_on(page)
    taken, cost = time.perf_counter() - began, effort(page)
    page.goto("about:blank")
    return taken, cost


def first_roll(evening: Evening) -> Callable[[Page], None]:
    """The host goes from the door to a roll that the table has taken."""

    def go_on(page: Page) -> None:
        begin(page)
        wait_for(page, lambda: evening.view().play is not None and evening.view().play.last_roll is not None)

    return go_on


def main() -> None:
    """Measure everything in one run."""
    times = int(sys.argv[1]) if len(sys.argv) > 1 else TIMES
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        chrome = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        evening = Evening(Path(data))
        evening.start()
        browsers = Browsers(chrome, evening)
        browsers.lively = True
        empty, seats, rolls = [], [], []
        # The first page of a browser takes longer than any other.
        counted(browsers, evening.url("/health"))
        for number in range(times):
            evening.thrown = [(3, 4)]
            empty.append(timed(browsers, evening.url("/health"), lambda _: None))
            seats.append(timed(browsers, scanned(evening), partial(sit_down, name=f"Guest {number}")))
            if number == 0:
                evening.act(TakeSeat("Ben"))
            rolls.append(timed(browsers, evening.url("/host/"), first_roll(evening)))
            evening.act(CloseGame())
        measured("the smallest page", empty)
        measured("from the code to a seat", seats)
        measured("from the door of the console to the first roll", rolls)
        browsers.leave()
        evening.end()
        chrome.close()


if __name__ == "__main__":
    main()
