#!/usr/bin/env python3
"""Films an evening as its guests see it: tools/film_evening.py FOLDER [--minutes 15] [--games NAME NAME NAME].

Three games and their end in real time, eight guests: two of them play on phones of their own, a large and a small one,
and the table plays for the others. A picture of the board, of both phones and of the host's laptop every ten seconds,
to be looked through by somebody who was not there, and sheets of them. What is slow is told, with the time on the
film: a picture that does not come, a game that is not over in its time, a table at which nothing happens. The sheets
are written whatever happens.
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
from playwright.sync_api import Browser, Error, Page, ViewportSize, sync_playwright

from postparade.hardware_choice import HardwareChoice
from postparade.rules.contract import Choice
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
ENDS = 90.0
"""Seconds for the end of the evening, and for which the result of a game is left on the screens."""
RESULT = 20.0
LINGERS = 14.0
LAST = 7.0
"""Seconds for which the host waits before the next race is begun, and before a game is ended: simulated players would
begin another race after ten."""
RACES = 3
"""Races after which the host ends a game that goes on for as long as people like."""
ENDS_GAME = "end-session"
COLUMNS = 2
SHEET = 6
"""Pictures of a sheet, and how many stand beside one another."""
HIGH = 360
"""Pixels of a picture on its sheet."""
THINKS = (2.0, 5.0)
"""Seconds a guest takes for a choice."""
TIRED = 0.5
"""Seconds between two looks at the table."""
SLOW = 5.0
PATIENCE = 30.0
"""Seconds from which on it is told how long a picture took, and after which the film goes on without it."""
STILL = 60.0
HUNG = 240.0
"""Seconds in which nothing happens at the table, after which that is told, and after which the evening has hung."""


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
                # Somebody else may have been faster; then the guest looks again.
                self._evening.ask(action, self._seat)
            elif any(choice.wants("dice") for choice in view.choices):
                self._throw()

    def _throw(self) -> None:
        """Tap what throws, if it is there for long enough."""
        throw = self._phone.locator("#actions button:enabled").first
        try:
            if throw.is_visible():
                throw.tap(timeout=1000 * TIRED)
        except Error:
            return


class Camera:
    """Takes a picture of each of ``pages`` every ten seconds and keeps them in ``folder``; waits ``patience`` seconds
    for each."""

    def __init__(self, pages: dict[str, Page], guests: list[Guest], folder: Path, patience: float = PATIENCE) -> None:
        self._pages = pages
        self._guests = guests
        self._folder = folder
        self._patience = patience
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
            time.sleep(TIRED)

    def tell(self, what: str) -> None:
        """Say what is to be known of the film, with its time."""
        print(f"{clock_of(time.monotonic() - self._began)}: {what}", flush=True)

    def _take(self, now: float) -> None:
        name = clock_of(now - self._began)
        for kind, page in self._pages.items():
            began = time.monotonic()
            path = self._folder / f"{kind}-{name}.jpg"
            try:
                page.screenshot(path=path, type="jpeg", quality=80, timeout=1000 * self._patience)
            except Error:
                self.tell(f"no picture of {kind} in {self._patience:.0f} s")
                continue
            if (took := time.monotonic() - began) > SLOW:
                self.tell(f"the picture of {kind} took {took:.0f} s")
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
        return np.hstack([small(self._folder / f"{kind}-{name}.jpg", page) for kind, page in self._pages.items()])


def clock_of(seconds: float) -> str:
    """The time on the film, as pictures are called."""
    return f"{round(seconds) // 60:02}m{round(seconds) % 60:02}s"


def small(path: Path, page: Page) -> np.ndarray:
    """The picture of ``page`` at ``path``, as high as a row of a sheet; black if it was never taken."""
    size = page.viewport_size or KIOSK
    fits = (round(size["width"] * HIGH / size["height"]), HIGH)
    taken = cv2.imread(str(path)) if path.exists() else None
    return (
        np.zeros((*fits[::-1], 3), np.uint8) if taken is None else cv2.resize(taken, fits, None, 0, 0, cv2.INTER_AREA)
    )


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
    """The host, who begins what the table does not begin by itself, once everybody has had time to look, and ends a
    game that has no last race after ``races``. Raises ``SystemExit`` where nothing happens any more."""

    def __init__(
        self,
        evening: Evening,
        tell: Callable[[str], None],
        now: Callable[[], float] = time.monotonic,
        races: int = RACES,
    ) -> None:
        """``now`` in seconds."""
        self._races = races
        self._evening = evening
        self._tell = tell
        self._now = now
        self._seen = (0, 0.0)
        self._told = 0

    def over(self) -> bool:
        """Whether the game is; if not, and nothing has happened for a while, the host goes on."""
        entry = self._evening.app.table.view(TABLE).entry
        if entry != self._seen[0]:
            self._seen = (entry, self._now())
        since = self._now() - self._seen[1]
        if since > LINGERS or (since > LAST and self._ends()):
            self._go_on(since)
        return self._evening.app.table.view(TABLE).over

    def _go_on(self, since: float) -> None:
        """Begin what is to begin, or say that nothing has happened for ``since`` seconds."""
        wanted = self._ends() or self._begins()
        if wanted is not None:
            self._evening.ask(wanted.action)
        if since > STILL and self._told != self._seen[0]:
            self._told = self._seen[0]
            self._tell(f"nothing has happened for {STILL:.0f} s; the table waits for {self._waits_for()}")
        if since > HUNG:
            raise SystemExit(f"The evening hangs since entry {self._seen[0]}; it waits for {self._waits_for()}.")

    def _begins(self) -> Choice | None:
        """What goes on with the game."""
        choices = self._evening.app.table.view(HOST).choices
        return next((one for one in choices if one.primary and not one.needs), None)

    def _ends(self) -> Choice | None:
        """What ends the game, once the next race would be one too many."""
        begins, choices = self._begins(), self._evening.app.table.view(HOST).choices
        if begins is None or int(begins.args.get("race", 0)) <= self._races:
            return None
        return next((one for one in choices if one.label == ENDS_GAME), None)

    def _waits_for(self) -> str:
        """Who could do something now, and what."""
        table = self._evening.app.table
        asked = {"the host": HOST} | {one.name: seat(one.seat) for one in table.view(TABLE).seats}
        return ", ".join(name for name, who in asked.items() if table.view(who).choices) or "nobody"


def play(evening: Evening, camera: Camera, games: list[str], minutes: float) -> None:
    """Play ``games`` one after the other, each for its share of the time."""
    host = Host(evening, camera.tell)
    for game in games:
        # Whoever is more than a game takes looks on.
        playing = min(max(GAMES[game].seat_counts), len(PHONES) + len(OTHERS))
        evening.act(OpenGame(game, {}, seats=tuple(range(1, playing + 1))))
        camera.tell(f"{game} with {playing}")
        camera.go_on(60 * minutes / len(games) - RESULT, host.over)
        camera.tell(f"{game} is over" if host.over() else f"{game} is not over in its time, and is put away")
        camera.go_on(RESULT)
        evening.act(CloseGame())
        camera.go_on(EVERY)
    evening.act(CloseEvening())
    camera.tell("the evening is over")
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
            try:
                camera.go_on(2 * EVERY)
                play(evening, camera, games, minutes)
            finally:
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
