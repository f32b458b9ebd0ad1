#!/usr/bin/env python3
"""Takes the pictures of the pages that the documents show: tools/screenshots.py [FOLDER], by default docs/screenshots.

Opens the whole simulated house in this process, plays a game with chosen dice, and photographs the pages in Debian's
Chromium.
"""

import asyncio
import random
import sys
import tempfile
import threading
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, TypeVar

import cv2
import numpy as np
from palette import write_small
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from postparade.announcer.settings import AnnouncerSettings
from postparade.app import App, HardwareChoice
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.games.actions import Roll
from postparade.games.cards import DECK
from postparade.games.dice_race.actions import Deal
from postparade.games.viewer import HOST, seat
from postparade.simulator.players import players_of
from postparade.table.messages import CloseGame, Command, OpenGame, TakeSeat
from postparade.table.settings import TableSettings
from postparade.web.settings import WebSettings

T = TypeVar("T")
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--no-sandbox"]
PIN = "246810"
KIOSK: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCRATCHES = ((1, 1), (2, 3), (5, 5), (6, 5))
RACE = ((3, 4), (6, 6), (2, 4), (4, 4), (1, 2), (5, 3), (6, 3), (3, 3), (6, 6), (2, 2), (4, 3), (5, 4), (3, 1), (6, 3))
STEP = 250
"""Milliseconds by which the show of a finish goes on while its next scene is waited for, so many times at most."""
PATIENCE = 400


class Evening:
    """The whole house in a thread of its own."""

    def __init__(self, data: str) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self._sent = 0
        self.house = self.do(self._open(data))

    async def _open(self, data: str) -> App:
        settings = Settings(
            table=TableSettings(data=data),
            web=WebSettings(port=0, host="127.0.0.1", public_address="192.168.1.20:8080", pin=PIN),
            announcer=AnnouncerSettings(enabled=False),
        )
        return await App.open(settings, HardwareChoice("simulated", "simulated"), SystemClock())

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run ``work`` in the loop of the table."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    def act(self, action: Any, player: int | None = None) -> None:
        """Let the host, or the seat ``player``, do ``action``."""
        self._sent += 1
        who = HOST if player is None else seat(player)
        outcome = self.do(self.house.table.submit(Command(f"shot-{self._sent:06}", who, action)))
        if not hasattr(outcome, "entry"):
            raise SystemExit(f"{action}: {outcome}")

    def deal(self) -> None:
        """Deal the same shuffled deck every time."""
        self.act(Deal(deck=random.Random(7).sample(DECK, len(DECK))))

    def play(self, done: Callable[[Any], bool]) -> None:
        """Let simulated players act until ``done`` holds for the state of the game."""
        accepted, chance = self.house.table._accepted, random.Random(4)  # noqa: SLF001 (players know their hands)
        players = players_of(accepted.game)
        while not done(self.house.table._accepted.play):  # noqa: SLF001
            self.act(*players.act(accepted.game, self.house.table._accepted.play, chance))  # noqa: SLF001

    def url(self, path: str) -> str:
        """The address of a page."""
        return f"http://127.0.0.1:{self.house.web.port}{path}"

    def close(self) -> None:
        """Stop everything."""
        self.do(self.house.close())


def photograph(page: Page, folder: Path, name: str, rest: int = 1800) -> None:
    """Take the picture ``name`` once the page has come to rest (milliseconds)."""
    page.wait_for_timeout(rest)
    taken = cv2.imdecode(np.frombuffer(page.screenshot(), np.uint8), cv2.IMREAD_COLOR)
    size = write_small(np.asarray(taken, np.uint8), folder / f"{name}.png")
    print(f"{name}.png  {size // 1024} KB")


def go_on_to(board: Page, kind: str) -> None:
    """Let the clock of ``board``, which stands still, go on to the scene ``kind`` of a finish: a picture of one may
    take longer than it lasts."""
    for _ in range(PATIENCE):
        if board.locator(f"#overlay[data-kind={kind}]:visible").count():
            return
        board.clock.run_for(STEP)
        board.wait_for_timeout(STEP / 2)
    raise SystemExit(f"The board never came to the scene {kind}.")


def phone(browser: Browser, evening: Evening, name: str) -> Page:
    """A phone that joins as ``name``."""
    page = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()
    page.goto(evening.url(f"/join#{evening.house.web.join_url.rpartition('#')[2]}"))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/seat/*/")
    return page


def calibrate(host: Page, evening: Evening, folder: Path) -> None:
    """The host's page on which the dice camera is calibrated."""
    panel = evening.house.panel.panel if evening.house.panel else None
    assert panel is not None, "the simulated table is ready by now"
    host.goto(evening.url("/host/camera"))
    host.get_by_role("button", name="Calibrate this camera").click()
    host.get_by_text("Light and picture are fine.").wait_for()
    host.get_by_role("button", name="The tray is empty: go on").click()
    host.get_by_role("button", name="Yes, go on").wait_for()
    host.set_viewport_size(PHONE)
    photograph(host, folder, "camera-outline", rest=500)
    host.set_viewport_size(LAPTOP)
    host.get_by_role("button", name="Yes, go on").click()
    evening.do(panel.command("throw", {"dice": [3, 5]}))
    host.get_by_role("button", name="Save").wait_for()
    photograph(host, folder, "camera-verdict", rest=500)
    host.get_by_role("button", name="Stop calibrating").click()
    host.get_by_role("button", name="Calibrate this camera").wait_for()
    evening.do(panel.command("clear", {}))


def take_all(browser: Browser, evening: Evening, folder: Path) -> None:
    """Every picture, in the order of an evening."""
    board = browser.new_page(viewport=KIOSK)
    board.clock.install()
    board.goto(evening.url("/"))
    ann = phone(browser, evening, "Ann")
    phone(browser, evening, "Béatrice")
    for name in ("Charlie", "Dora", "Emil"):
        evening.act(TakeSeat(name))
    photograph(board, folder, "board-waiting")
    join = browser.new_page(viewport=PHONE)
    join.goto(evening.url("/join#"))
    photograph(join, folder, "phone-join")
    host = browser.new_page(viewport=LAPTOP)
    host.goto(evening.url("/host/"))
    host.get_by_label("PIN").fill(PIN)
    host.get_by_role("button", name="Open the console").click()
    photograph(host, folder, "host-setup")
    calibrate(host, evening, folder)
    host.goto(evening.url("/host/"))
    evening.act(OpenGame("quarter-horse"))
    evening.deal()
    photograph(ann, folder, "phone-turn")
    for dice in (*SCRATCHES, *RACE):
        evening.act(Roll(dice))
    photograph(board, folder, "board-race")
    board.set_viewport_size(LAPTOP)
    photograph(board, folder, "board-race-laptop")
    board.set_viewport_size(KIOSK)
    photograph(ann, folder, "phone-race")
    photograph(host, folder, "host-race")
    host.get_by_role("link", name="Simulated table").click()
    host.get_by_text("Choose the faces").click()
    host.get_by_role("button", name="First die: 6").click()
    host.get_by_role("button", name="Second die: 6").click()
    board.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
    host.get_by_role("button", name="Throw 6 + 6").click()
    go_on_to(board, "photo")
    photograph(board, folder, "board-photo-finish", rest=600)
    go_on_to(board, "circle")
    photograph(board, folder, "board-winner", rest=900)
    go_on_to(board, "money")
    host.get_by_text("Choose the faces").click()
    host.evaluate("scrollTo(0, 0)")
    photograph(host, folder, "simulator", rest=500)
    photograph(board, folder, "board-payout", rest=3500)
    photograph(ann, folder, "phone-result")


def take_bets(browser: Browser, evening: Evening, folder: Path) -> None:
    """The boards of the games with bets, and the phone of a bettor."""
    board = browser.new_page(viewport=KIOSK)
    board.goto(evening.url("/"))
    bettor = phone(browser, evening, "Finn")
    evening.act(CloseGame())
    evening.act(OpenGame("ready-set-bet", {"pace": "off"}))
    evening.play(lambda state: state.phase == "open" and len(state.bets) > 12 and max(state.positions) > 8)
    photograph(board, folder, "board-ready-set-bet")
    photograph(bettor, folder, "phone-ready-set-bet")
    evening.act(CloseGame())
    evening.act(OpenGame("bettor-horse", seats=(1, 2, 3, 4)))
    evening.play(lambda state: state.last is not None)
    board.get_by_text("Lane 2").first.wait_for()
    photograph(board, folder, "board-bettor-horse", rest=2600)
    evening.act(CloseGame())
    evening.act(OpenGame("odds-on", seats=(1, 2, 3, 4, 5)))
    evening.play(lambda state: sum(gate.price is not None for gate in state.gates) > 4)
    photograph(board, folder, "board-odds-on", rest=9000)


def main() -> int:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        evening = Evening(data)
        try:
            take_all(browser, evening, folder)
            take_bets(browser, evening, folder)
        finally:
            evening.close()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
