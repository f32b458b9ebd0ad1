#!/usr/bin/env python3
"""Films the board: tools/film_strip.py [FOLDER] [--only NAME] [--whole PICTURES], by default docs/screenshots/film.

Writes a sheet of frames for every game and for the end of an evening: a roll, a close-up, a finish, a duel, a meeting.
Table and page share one clock that is turned by hand, so that every frame is of the moment it says, however slow the
machine is. PICTURES is a folder for the frames in full size, to be looked at.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from evening import BROWSER, FLAGS, FOLDER, Evening
from numpy.typing import NDArray
from playwright.sync_api import Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from postparade.core.clock import HandClock
from postparade.games.bettor_horse.rules.actions import Commit
from postparade.games.dice_race.rules.actions import Deal
from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.games.ready_set_bet.rules.actions import SetupRace, Start
from postparade.hardware_choice import HardwareChoice
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.table.messages import CloseEvening, CloseGame, OpenGame, TakeSeat

KIOSK: ViewportSize = {"width": 1920, "height": 1080}
NAMES = ("Anna", "Béatrice", "Carlos", "Dora", "Emil", "Finn")
COLUMNS = 4
WIDE = 320
"""Pixels of a frame on its sheet."""
LARGEST = 150_000
"""Bytes of a sheet."""
STEP = 0.05
COARSE = 0.25
"""Seconds by which table and page go on together, and where nobody looks."""
ARRIVES = 15
"""Milliseconds in which what the table sends has arrived at the page."""
TURN = """(seconds) => {
  for (const one of document.getAnimations()) {
    one.pause();
    const ends = Number(one.effect.getComputedTiming().endTime);
    one.currentTime = Number(one.currentTime ?? 0) + 1000 * seconds;
    if (one.currentTime >= ends) one.finish();
  }
}"""
"""Script: let everything that styles animate go on by so many seconds, and wait there."""
SCRATCHES = ((1, 1), (2, 3), (5, 5), (6, 5))
RACE = ((3, 4), (6, 6), (2, 4), (4, 4), (1, 2), (5, 3), (6, 3), (3, 3), (4, 3), (5, 4), (3, 1), (6, 3))


class Film:
    """What the board of an evening shows, frame by frame."""

    def __init__(self, evening: Evening, clock: HandClock, board: Page, whole: Path | None) -> None:
        self.evening = evening
        self._clock = clock
        self._board = board
        self._whole = whole
        self._name = ""
        self._frames: list[NDArray[np.uint8]] = []

    def begin(self, name: str) -> None:
        """The next frames belong to the sheet ``name``."""
        self._name, self._frames = name, []

    def go_on(self, seconds: float) -> None:
        """Let so much time pass at the table and on the page."""
        left = seconds
        while left > 1e-6:
            step = min(STEP if left <= 1 else COARSE, left)
            left -= step
            self.evening.do(self._clock.advance(step))
            self._board.wait_for_timeout(ARRIVES)
            self._board.clock.run_for(round(1000 * step))
            self._board.evaluate(TURN, step)

    def shoot(self, *pauses: float) -> None:
        """Take a frame after each of these pauses, in seconds."""
        for pause in pauses:
            self.go_on(pause)
            taken = cv2.imdecode(np.frombuffer(self._board.screenshot(), np.uint8), cv2.IMREAD_COLOR)
            assert taken is not None
            self._frames.append(np.asarray(taken, np.uint8))
            if self._whole:
                cv2.imwrite(str(self._whole / f"{self._name}-{len(self._frames):02}.jpg"), self._frames[-1])

    def until(self, done: Callable[[Any], bool], *, at_most: int = 400) -> None:
        """Let time pass until ``done`` holds for the board's view of the game."""
        for _ in range(at_most):
            if done(self.evening.shown()):
                return
            self.go_on(0.1)
        raise SystemExit(f"{self._name}: what the film waits for never happens")

    def write(self, folder: Path) -> None:
        """Write the sheet, coarser and coarser until it is small enough."""
        high = WIDE * KIOSK["height"] // KIOSK["width"]
        small = [cv2.resize(frame, (WIDE, high), interpolation=cv2.INTER_AREA) for frame in self._frames]
        small += [np.zeros_like(small[0])] * (-len(small) % COLUMNS)
        sheet = np.vstack([np.hstack(small[at : at + COLUMNS]) for at in range(0, len(small), COLUMNS)])
        for quality in range(85, 30, -5):
            _, data = cv2.imencode(".webp", sheet, [cv2.IMWRITE_WEBP_QUALITY, quality])
            if data.size <= LARGEST:
                break
        (folder / f"{self._name}.webp").write_bytes(data.tobytes())
        print(f"{self._name}.webp  {data.size // 1024} KB")


def sit_down(film: Film) -> None:
    """Everybody takes a seat who does not sit yet."""
    for name in NAMES:
        film.evening.act(TakeSeat(name))


def dice_race(film: Film, game: str, **options: Any) -> None:
    """A roll, a fine, a close-up in which the second die spins on, and a finish."""
    evening = film.evening
    evening.act(OpenGame(game, options))
    evening.act(Deal(deck=random.Random(7).sample(DECK, len(DECK))))
    for dice in (*SCRATCHES, *RACE):
        evening.act(Roll(dice))
        film.go_on(0.1)
    film.go_on(4)
    evening.act(Roll((5, 3)))
    film.shoot(0.15, 0.25, 0.3, 0.2, 0.2, 0.5)
    film.go_on(2)
    evening.act(Roll((2, 3)))
    film.shoot(0.4, 0.8, 0.6)
    film.go_on(3)
    for dice in ((6, 6), (6, 6)):
        evening.act(Roll(dice))
        film.shoot(0.6, *([1.5] if evening.app.scene_clock.now.seconds > 1 else []))
        film.go_on(6)
        race = evening.app.table.race()
        assert race is not None
        if any(lane.length - lane.position == 1 for lane in race.lanes):
            break
    film.shoot(0.1)
    evening.act(Roll((6, 6)))
    film.shoot(0.8, 0.9, 0.8, 1.0, 1.2, 2.2, 2.2, 1.4, 2.6, 4.0)


def quarter_horse(film: Film) -> None:
    """A race that ends in a carry or a payment."""
    dice_race(film, "quarter-horse")


def hold_your_horses(film: Film) -> None:
    """The last race of a game."""
    dice_race(film, "hold-your-horses", races=1)


def ready_set_bet(film: Film) -> None:
    """Bets before the off, a race, and what they pay."""
    evening = film.evening
    evening.act(OpenGame("ready-set-bet", {"pace": "off"}))
    evening.act(SetupRace())
    film.shoot(0.5)
    evening.act(Start())
    film.shoot(3.5)
    evening.play(lambda state: state.phase == "open" and len(state.bets) > 6 and max(state.positions) > 7)
    film.shoot(3, 1)
    evening.act(Roll((3, 4)))
    film.shoot(0.3, 0.4, 0.4, 0.6)
    film.go_on(3)
    evening.play(lambda state: state.phase == "open" and max(state.positions) >= 13)
    film.shoot(3)
    evening.play(lambda state: state.phase != "open")
    film.shoot(0.5)
    evening.play(lambda state: state.phase not in ("open", "closed"))
    film.shoot(0.8, 1.2, 2.2, 2.4, 2.2, 2.0, 3.0)


def bettor_horse(film: Film) -> None:
    """A round: three lanes, one of them a dead heat, and what it wins."""
    evening = film.evening
    evening.act(OpenGame("bettor-horse", {}))
    film.shoot(1.5)
    first, second = evening.shown().round.pair
    hands = {player: evening.state().available(player) for player in (first, second)}
    evening.act(Commit(list(hands[first][:3]), "win"), first)
    film.shoot(0.8)
    evening.act(Commit(list(hands[second][:3]), "win"), second)
    film.shoot(0.6, 0.8, 1.0, 1.0, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5)


def odds_on(film: Film) -> None:
    """A race of a meeting, from the chalked prices to the points."""
    evening = film.evening
    evening.act(OpenGame("odds-on", {}, seats=(1, 2, 3, 4, 5)))
    evening.act(StartMeeting())
    film.shoot(2)
    evening.play(lambda state: sum(gate.price is not None for gate in state.gates) > 3)
    film.shoot(3)
    evening.play(lambda state: sum(gate.price is not None for gate in state.gates) > 5)
    film.shoot(3)
    evening.play(lambda state: bool(state.results))
    film.shoot(0.5, *([1.8] * 12))


def end_of_the_evening(film: Film) -> None:
    """Podium, titles, trophy, standings, after a game of one race."""
    evening = film.evening
    evening.act(OpenGame("hold-your-horses", {"races": 1}))
    evening.act(Deal(deck=random.Random(7).sample(DECK, len(DECK))))
    for dice in (*SCRATCHES, *RACE, (6, 6), (6, 6)):
        evening.act(Roll(dice))
    film.go_on(20)
    evening.act(CloseGame())
    evening.act(CloseEvening())
    film.shoot(2.5, 3, 4, 4, 5, 3, 3, 3, 3, 3, 3, 4, 6)


FILMS: dict[str, Callable[[Film], None]] = {
    "quarter-horse": quarter_horse,
    "hold-your-horses": hold_your_horses,
    "ready-set-bet": ready_set_bet,
    "bettor-horse": bettor_horse,
    "odds-on": odds_on,
    "end-of-the-evening": end_of_the_evening,
}


def main(folder: Path, only: str | None, whole: Path | None) -> None:
    """Shoot all films, or the one that is wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    if whole:
        whole.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        clock = HandClock()
        evening = Evening(data, HardwareChoice("none", "electronic"), clock)
        try:
            board = browser.new_page(viewport=KIOSK)
            board.clock.install()
            board.goto(evening.url())
            board.wait_for_timeout(1000)
            board.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
            film = Film(evening, clock, board, whole)
            sit_down(film)
            for name, play in FILMS.items():
                if only not in (None, name):
                    continue
                film.begin(name)
                play(film)
                film.write(folder)
                if evening.shown() is not None:
                    evening.act(CloseGame())
                film.go_on(1)
        finally:
            evening.close()
            browser.close()


if __name__ == "__main__":
    wanted = argparse.ArgumentParser(description="Film the board.")
    wanted.add_argument("folder", type=Path, nargs="?", default=FOLDER / "film")
    wanted.add_argument("--only", choices=FILMS)
    wanted.add_argument("--whole", type=Path, help="a folder for the frames in full size")
    told = wanted.parse_args()
    main(told.folder, told.only, told.whole)
