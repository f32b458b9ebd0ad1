"""The browser of the page tests, and the evening it looks at."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from postparade.core.clock import HandClock
from postparade.table.presentation.scene_clock import SECONDS
from postparade.table.race_seed import Chance, system_chance
from tests.web.evening import LOOKING, Browsers, Evening
from tests.web.house_evening import HouseEvening
from tests.web.page_pool import files_kept

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
"""Debian's Chromium. That without a desktop around it draws the same pages with half the work."""
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # All pages are of one site: no process is kept ready for another.
    "--disable-site-isolation-trials",
]

# Milliseconds that a page may take for anything: no test is about time, and machines are busy.
expect.set_options(timeout=40_000)


@pytest.fixture(scope="session")
def launched() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """Debian's Chromium, once for all modules of a worker, and the event loop that speaks with it. Between two calls of
    Playwright this thread passes for being in that loop; here it is let out of it."""
    if CHROMIUM is None:
        pytest.skip("needs browser: apt install chromium libatomic1, or name one in CHROMIUM")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*FLAGS, *(["--no-sandbox"] if root else [])]
        )
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(scope="module")
def chrome(launched: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """Debian's Chromium. While a module has it, this thread cannot hold another event loop."""
    browser, loop = launched
    asyncio._set_running_loop(loop)
    with files_kept():
        yield browser
    asyncio._set_running_loop(None)


@pytest.fixture(autouse=True)
def _nobody_stays() -> Iterator[None]:
    """Whoever still looks when a test has failed leaves."""
    yield
    for browsers in [*LOOKING]:
        browsers.leave()


@pytest.fixture
def chance() -> Chance:
    """What the table of a test draws from, if the test does not say something else."""
    return system_chance


@pytest.fixture
def evening(tmp_path: Path, chance: Chance) -> Iterator[Evening]:
    """A table that serves its pages."""
    evening = Evening(tmp_path, chance=chance)
    evening.start()
    yield evening
    evening.end()


@pytest.fixture
def by_hand(evening: Evening) -> Evening:
    """The evening with scenes at their real pace, on a clock that is turned by hand."""
    evening.stop()
    evening.scene_clock = HandClock()
    evening.scene_seconds.update(SECONDS)
    evening.start()
    return evening


@pytest.fixture
def house_evening(tmp_path: Path) -> Iterator[HouseEvening]:
    """The whole simulated house, with a race that waits for dice."""
    evening = HouseEvening(tmp_path)
    evening.start()
    evening.deal("Ann", "Bob")
    yield evening
    evening.end()


@pytest.fixture
def browsers(chrome: Browser, evening: Evening) -> Iterator[Browsers]:
    """Everybody with a browser at this evening. Whatever a page complains about fails the test."""
    browsers = Browsers(chrome, evening)
    yield browsers
    browsers.leave()
    assert not browsers.complaints
