#!/usr/bin/env python3
"""Films an evening as its guests see it: tools/film_evening.py FOLDER [--minutes 15] [--games NAME NAME NAME].

Three games and their end in real time, eight guests: two of them play on phones of their own, a large and a small one,
and the table plays for the others. A picture of the board, of both phones and of the host's laptop every ten seconds,
to be looked through by somebody who was not there, and sheets of them.
"""

import argparse
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import cv2
import numpy as np
from evening import BROWSER, FLAGS, PIN, Evening
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from postparade.hardware_choice import HardwareChoice
from postparade.rules.registry import GAMES
from postparade.rules.viewer import HOST, TABLE, seat
from postparade.table.messages import CloseEvening, CloseGame, OpenGame, SeatBot
from postparade.table.players import Sight, players_of

KIOSK: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONES: dict[str, ViewportSize] = {"Ann": {"width": 390, "height": 844}, "Maximiliane": {"width": 320, "height": 568}}
"""Guests who have phones of their own, and how large these are."""
OTHERS = ("Béatrice", "Charlie", "Dora", "Emil", "Finn", "Grandma")
TEMPERS = ("bold", "careful")
PROGRAMME = ("quarter-horse", "ready-set-bet", "bettor-horse")
"""The games of an evening for which nobody has named others."""
EVERY = 10.0
"""Seconds from one picture to the next."""
ENDS = 60.0
"""Seconds for the end of the evening, and for which the result of a game is left on the screens."""
RESULT = 20.0
LINGERS = 14.0
"""Seconds for which the host waits before the next race is begun."""
COLUMNS = 2
SHEET = 6
"""Pictures of a sheet, and how many stand beside one another."""
HIGH = 360
"""Pixels of a picture on its sheet."""
THINKS = (2.0, 5.0)
"""Seconds a guest takes for a choice."""
TIRED = 0.5
"""Seconds between two looks at the table."""


class Guest:
    """Somebody who plays on ``phone``: answers as simulated players do, and throws by a tap."""

    def __init__(self, evening: Evening, phone: Page, number: int) -> None:
        self._evening, self._phone, self._seat = evening, phone, number
        self._rng = random.Random(number)
        self._acts_at = 0.0

    def look(self, now: float) -> None:
        """Do what there is to do, once it has been thought about."""
        view = self._evening.app.table.view(seat(self._seat))
        if not view.choices or view.status is None or view.game is None:
            self._acts_at = 0.0
        elif not self._acts_at:
            self._acts_at = now + self._rng.uniform(*THINKS)
        elif now >= self._acts_at:
            self._acts_at = 0.0
            sight = Sight(self._seat, view.play, view.status, view.choices)
            action = players_of(GAMES[view.game]).answer(sight, "steady", self._rng)  # type: ignore[attr-defined]
            if action is not None:
                self._evening.act(action, self._seat)
            elif any(choice.wants("dice") for choice in view.choices):
                throw = self._phone.locator("#actions button:enabled").first
                if throw.is_visible():
                    throw.tap()


class Camera:
    """Takes a picture of each of ``pages`` every ten seconds and keeps them in ``folder``."""

    def __init__(self, pages: dict[str, Page], guests: list[Guest], folder: Path) -> None:
        self._pages = pages
        self._guests = guests
        self._folder = folder
        self._began = self._due = time.monotonic()
        self._taken: list[str] = []

    def go_on(self, seconds: float, done: Callable[[], bool] = lambda: False) -> None:
        """Go on for so long, or until it is ``done``."""
        ends = time.monotonic() + seconds
        while (now := time.monotonic()) < ends and not done():
            if now >= self._due:
                self._take(now)
            for guest in self._guests:
                guest.look(now)
            self._pages["board"].wait_for_timeout(1000 * TIRED)

    def _take(self, now: float) -> None:
        since = round(now - self._began)
        name = f"{since // 60:02}m{since % 60:02}s"
        for kind, page in self._pages.items():
            page.screenshot(path=self._folder / f"{kind}-{name}.jpg", type="jpeg", quality=80)
        self._taken.append(name)
        self._due = now + EVERY

    def write_sheets(self) -> None:
        """Put the pictures side by side."""
        for at in range(0, len(self._taken), SHEET):
            shown = [self._all(name) for name in self._taken[at : at + SHEET]]
            shown += [np.zeros_like(shown[0])] * (-len(shown) % COLUMNS)
            rows = [np.hstack(shown[row : row + COLUMNS]) for row in range(0, len(shown), COLUMNS)]
            cv2.imwrite(str(self._folder / f"sheet-{at // SHEET + 1:02}.jpg"), np.vstack(rows))

    def _all(self, name: str) -> np.ndarray:
        return np.hstack([small(self._folder / f"{kind}-{name}.jpg") for kind in self._pages])


def small(path: Path) -> np.ndarray:
    """The picture at ``path``, as high as a row of a sheet."""
    taken = cv2.imread(str(path))
    assert taken is not None
    return cv2.resize(taken, (round(taken.shape[1] * HIGH / taken.shape[0]), HIGH), interpolation=cv2.INTER_AREA)


def host_page(browser: Browser, evening: Evening) -> Page:
    """The laptop of the host, signed in."""
    page = browser.new_page(viewport=LAPTOP)
    page.goto(evening.url("/host/"))
    page.get_by_label("PIN").fill(PIN)
    page.get_by_role("button", name="Open the console").click()
    return page


def seat_everybody(browser: Browser, evening: Evening) -> dict[str, Page]:
    """Guests with phones join by them; the table plays for everybody else."""
    phones = {}
    for name, size in PHONES.items():
        phone = browser.new_context(viewport=size, is_mobile=True, has_touch=True).new_page()
        phone.goto(evening.url(f"/join#{evening.app.web.join_url.rpartition('#')[2]}"))
        phone.get_by_label("Your name").fill(name)
        phone.get_by_role("button", name="Take a seat").click()
        phone.wait_for_url("**/seat/*/")
        phones[f"phone-{size['width']}"] = phone
    for at, name in enumerate(OTHERS):
        evening.act(SeatBot(name, TEMPERS[at % len(TEMPERS)]))
    return phones


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


def play(evening: Evening, camera: Camera, games: list[str], minutes: float) -> None:
    """Play ``games`` one after the other, each for its share of the time."""
    host = Host(evening)
    for game in games:
        # Whoever is more than a game takes looks on.
        playing = min(max(GAMES[game].seat_counts), len(PHONES) + len(OTHERS))
        evening.act(OpenGame(game, {}, seats=tuple(range(1, playing + 1))))
        camera.go_on(60 * minutes / len(games) - RESULT, host.over)
        camera.go_on(RESULT)
        evening.act(CloseGame())
        camera.go_on(EVERY)
    evening.act(CloseEvening())
    camera.go_on(ENDS)


def main(folder: Path, games: list[str], minutes: float) -> None:
    """Film the evening."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        evening = Evening(data, HardwareChoice("none", "electronic"))
        try:
            board = browser.new_page(viewport=KIOSK)
            board.goto(evening.url())
            phones = seat_everybody(browser, evening)
            guests = [Guest(evening, phone, at) for at, phone in enumerate(phones.values(), 1)]
            pages = {"board": board, **phones, "host": host_page(browser, evening)}
            camera = Camera(pages, guests, folder)
            camera.go_on(2 * EVERY)
            play(evening, camera, games, minutes)
            camera.write_sheets()
        finally:
            evening.close()
            browser.close()


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description="Film an evening.")
    wanted.add_argument("folder", type=Path)
    wanted.add_argument("--minutes", type=float, default=15.0, help="how long the three games take together")
    wanted.add_argument("--games", nargs="+", default=PROGRAMME, help="which games are played, one after the other")
    told = wanted.parse_args()
    main(told.folder, list(told.games), told.minutes)
