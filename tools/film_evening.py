#!/usr/bin/env python3
"""Films an evening as its guests see it: tools/film_evening.py FOLDER [--minutes 15].

Three games and their end in real time, eight guests of whom the table plays all: a picture of the board and of one
guest's phone every ten seconds, to be looked through by somebody who was not there, and sheets of them.
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
from evening import BROWSER, FLAGS, Evening
from playwright.sync_api import Page, ViewportSize, sync_playwright

from postparade.app import HardwareChoice
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import CloseEvening, CloseGame, OpenGame, PlayFor, SeatBot

KIOSK: ViewportSize = {"width": 1920, "height": 1080}
PHONE: ViewportSize = {"width": 390, "height": 844}
GUEST = "Ann"
OTHERS = ("Béatrice", "Charlie", "Dora", "Emil", "Finn", "Grandma", "Maximiliane")
TEMPERS = ("bold", "careful")
PROGRAMME = (
    ("quarter-horse", {}, 0.36),
    ("ready-set-bet", {}, 0.36),
    ("bettor-horse", {}, 0.28),
)
"""Game, its options, and its share of the time."""
EVERY = 10.0
"""Seconds from one picture to the next."""
ENDS = 60.0
"""Seconds for the end of the evening, and for which the result of a game is left on the screens."""
RESULT = 20.0
LINGERS = 14.0
"""Seconds for which the host waits before the next race is begun."""
COLUMNS = 3
SHEET = 9
"""Pictures of a sheet, and how many stand beside one another."""


class Camera:
    """Takes a picture of ``board`` and ``phone`` every ten seconds and keeps them in ``folder``."""

    def __init__(self, board: Page, phone: Page, folder: Path) -> None:
        self._pages = {"board": board, "phone": phone}
        self._folder = folder
        self._began = self._due = time.monotonic()
        self._taken: list[str] = []

    def go_on(self, seconds: float, done: Callable[[], bool] = lambda: False) -> None:
        """Go on for so long, or until it is ``done``."""
        ends = time.monotonic() + seconds
        while (now := time.monotonic()) < ends and not done():
            if now >= self._due:
                self._take(now)
            self._pages["board"].wait_for_timeout(500)

    def _take(self, now: float) -> None:
        since = round(now - self._began)
        name = f"{since // 60:02}m{since % 60:02}s"
        for kind, page in self._pages.items():
            page.screenshot(path=self._folder / f"{kind}-{name}.jpg", type="jpeg", quality=80)
        self._taken.append(name)
        self._due = now + EVERY

    def write_sheets(self) -> None:
        """Put the pictures side by side, nine to a sheet."""
        for at in range(0, len(self._taken), SHEET):
            shown = [self._both(name) for name in self._taken[at : at + SHEET]]
            shown += [np.zeros_like(shown[0])] * (-len(shown) % COLUMNS)
            rows = [np.hstack(shown[row : row + COLUMNS]) for row in range(0, len(shown), COLUMNS)]
            cv2.imwrite(str(self._folder / f"sheet-{at // SHEET + 1:02}.jpg"), np.vstack(rows))

    def _both(self, name: str) -> np.ndarray:
        board, phone = (cv2.imread(str(self._folder / f"{kind}-{name}.jpg")) for kind in self._pages)
        return np.hstack([cv2.resize(board, (640, 360)), cv2.resize(phone, (166, 360))])


def seat_everybody(evening: Evening, phone: Page) -> None:
    """One guest joins by phone; the table plays for her and for everybody else."""
    phone.goto(evening.url(f"/join#{evening.app.web.join_url.rpartition('#')[2]}"))
    phone.get_by_label("Your name").fill(GUEST)
    phone.get_by_role("button", name="Take a seat").click()
    phone.wait_for_url("**/seat/*/")
    for at, name in enumerate(OTHERS):
        evening.act(SeatBot(name, TEMPERS[at % len(TEMPERS)]))


class Host:
    """The host, who begins what the table does not begin by itself, once everybody has had time to look."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._seen = (0, 0.0)

    def over(self) -> bool:
        """Whether the game is; if not, and nothing has happened for a while, the host goes on."""
        entry = self._evening.app.table.view(TABLE).entry
        if entry != self._seen[0]:
            self._seen = (entry, time.monotonic())
        elif time.monotonic() - self._seen[1] > LINGERS:
            choices = self._evening.app.table.view(HOST).choices
            begins = next((one.action for one in choices if one.primary and not one.needs), None)
            if begins is not None:
                self._evening.act(begins)
        return self._evening.app.table.view(TABLE).over


def play(evening: Evening, camera: Camera, minutes: float) -> None:
    """Play the programme."""
    host = Host(evening)
    for game, options, share in PROGRAMME:
        evening.act(OpenGame(game, options))
        evening.act(PlayFor(1, "bold"))
        camera.go_on(60 * minutes * share - RESULT, host.over)
        camera.go_on(RESULT)
        evening.act(CloseGame())
        camera.go_on(EVERY)
    evening.act(CloseEvening())
    camera.go_on(ENDS)


def main(folder: Path, minutes: float) -> None:
    """Film the evening."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        evening = Evening(data, HardwareChoice("none", "electronic"))
        try:
            board = browser.new_page(viewport=KIOSK)
            board.goto(evening.url())
            phone = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()
            camera = Camera(board, phone, folder)
            seat_everybody(evening, phone)
            camera.go_on(2 * EVERY)
            play(evening, camera, minutes)
            camera.write_sheets()
        finally:
            evening.close()
            browser.close()


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description="Film an evening.")
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--minutes", type=float, default=15.0, help="how long the three games take together")
    told = wanted.parse_args()
    main(told.folder, told.minutes)
