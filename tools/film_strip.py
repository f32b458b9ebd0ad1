#!/usr/bin/env python3
"""Puts the board and the lights of a duel and of a race side by side over time: tools/film_strip.py [FOLDER], by
default docs/screenshots. Opens a table in this process; the lights are the frames that a track would be sent."""

import asyncio
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from evening import BROWSER, FLAGS, FOLDER, Evening
from palette import write_small
from playwright.sync_api import Page, sync_playwright
from screenshots import KIOSK

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.app import HardwareChoice
from postparade.games.bettor_horse.rules.actions import Commit
from postparade.games.odds_on.players import GreedyBookmakers
from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.games.odds_on.rules.game import OddsOn
from postparade.rules.viewer import TABLE
from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from postparade.track.animator import Animator
from postparade.track.layout.lanes import build_layout
from postparade.track.race_status import race_status_of
from testkit.strip_image import Image, draw_strip

WIDTH = 640
"""Pixels of a picture of the board; the lights stand beside it."""
LIGHTS = 430
PERIOD = 1200
"""Milliseconds from one row of the film to the next."""


class LitEvening(Evening):
    """A table with the lights of its track, as a track would be sent them."""

    def __init__(self, data: str) -> None:
        super().__init__(data, HardwareChoice("none", "electronic"))
        self.layout = build_layout(self.settings.track)
        self.lights = Animator(self.settings.track, self.layout, self.clock, lambda _: None)
        self.app.table.watch(lambda notice: self.lights.stands(race_status_of(notice.view, notice.race, notice)))
        self._shining = asyncio.run_coroutine_threadsafe(self.lights.run(), self.loop)

    def shown(self) -> Any:
        """The game as the board shows it."""
        return self.app.table.view(TABLE).play

    def close(self) -> None:
        """Stop the lights and the table."""
        self._shining.cancel()
        super().close()


class Film:
    """Rows of what the board shows, and of the lights at the same moment."""

    def __init__(self, board: Page, evening: LitEvening) -> None:
        self._board = board
        self._evening = evening
        self._rows: list[Image] = []

    def shoot(self, done: Callable[[Any], bool], at_most: int) -> None:
        """Take a row now and then until ``done`` holds for what the board shows of the game, and one of that."""
        for _ in range(at_most):
            ended = done(self._evening.shown())
            self._board.wait_for_timeout(PERIOD / 2)
            self._rows.append(self._row())
            if ended:
                return
            self._board.wait_for_timeout(PERIOD / 2)

    def _row(self) -> Image:
        frame = self._evening.lights.last
        seen = np.asarray(cv2.imdecode(np.frombuffer(self._board.screenshot(), np.uint8), cv2.IMREAD_COLOR), np.uint8)
        height = seen.shape[0] * WIDTH // seen.shape[1]
        row = np.zeros((height, WIDTH + LIGHTS, 3), np.uint8)
        row[:, :WIDTH] = cv2.resize(seen, (WIDTH, height), interpolation=cv2.INTER_AREA)
        if frame is not None:
            strip = np.ascontiguousarray(draw_strip(self._evening.layout, frame)[:, :, ::-1])
            scale = min(LIGHTS / strip.shape[1], height / strip.shape[0])
            small = cv2.resize(strip, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            top = (height - small.shape[0]) // 2
            row[top : top + small.shape[0], WIDTH : WIDTH + small.shape[1]] = small
        return row

    def write(self, path: Path) -> None:
        """Two rows beside each other, so that the film reads like a page."""
        rows = [*self._rows, *([np.zeros_like(self._rows[0])] if len(self._rows) % 2 else [])]
        pairs = [np.hstack(rows[at : at + 2]) for at in range(0, len(rows), 2)]
        print(f"{path.name}  {write_small(np.vstack(pairs), path) // 1024} KB")


def duel(film: Film, evening: LitEvening) -> None:
    """Two lanes of a round: one that is won, and a dead heat under the photograph."""
    for name in ("Ann", "Béatrice"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("bettor-horse"))
    evening.act(Commit(["red-c-8", "red-a-5", "red-d-1"], "win"), 1)
    evening.act(Commit(["blue-b-6", "blue-a-5", "blue-d-4"], "win"), 2)
    film.shoot(lambda play: len(play.round.lanes) == 2, 24)
    evening.act(CloseGame())


def race(film: Film, evening: LitEvening) -> None:
    """A race of a meeting, from the last price to the points."""
    evening.act(TakeSeat("Charlie"))
    evening.act(OpenGame("odds-on"))
    evening.act(StartMeeting())
    rng, game = random.Random(4), OddsOn()
    while not evening.state().results:
        action, player = GreedyBookmakers().act(game, evening.state(), rng)
        evening.act(action, player)
    film.shoot(lambda play: play.phase == "pricing" and play.race_number == 2, 30)


def main() -> int:
    """Shoot both films."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        evening = LitEvening(data)
        try:
            board = browser.new_page(viewport=KIOSK)
            board.goto(evening.url())
            for name, play in {"film-duel": duel, "film-race": race}.items():
                film = Film(board, evening)
                play(film, evening)
                film.write(folder / f"{name}.png")
        finally:
            evening.close()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
