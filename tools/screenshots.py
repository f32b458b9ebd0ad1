#!/usr/bin/env python3
"""Takes the pictures of the pages that the documents show: tools/screenshots.py [FOLDER], by default docs/screenshots.

Opens the whole simulated house in this process, plays a game with chosen dice, and photographs the pages in Debian's
Chromium.
"""

import random
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

import cv2
import numpy as np
from evening import BROWSER, FLAGS, FOLDER, PIN, Evening
from palette import write_small
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from postparade.games.dice_race.rules.actions import Deal
from postparade.hardware_choice import HardwareChoice
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.table.messages import CloseGame, OpenGame, TakeSeat

KIOSK: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
STREAM: ViewportSize = {"width": 1280, "height": 720}
SCRATCHES = ((1, 1), (2, 3), (5, 5), (6, 5))
RACE = ((3, 4), (6, 6), (2, 4), (4, 4), (1, 2), (5, 3), (6, 3), (3, 3), (2, 2), (4, 3), (5, 4), (3, 1), (6, 3))
LAST = (6, 6)
"""After this roll the board looks at the line, and at the horse that may cross it next."""
STEP = 250
"""Milliseconds by which the show of a finish goes on while its next scene is waited for, so many times at most."""
PATIENCE = 400
FRAME = 50


def deal(evening: Evening) -> None:
    """Deal the same shuffled deck every time."""
    evening.act(Deal(deck=random.Random(7).sample(DECK, len(DECK))))


def photograph(page: Page, folder: Path, name: str, rest: int = 1800) -> None:
    """Take the picture ``name`` once the page has come to rest (milliseconds)."""
    page.wait_for_timeout(rest)
    taken = cv2.imdecode(np.frombuffer(page.screenshot(), np.uint8), cv2.IMREAD_COLOR)
    size = write_small(np.asarray(taken, np.uint8), folder / f"{name}.png")
    print(f"{name}.png  {size // 1024} KB")


def over_a_picture(browser: Browser, evening: Evening, folder: Path) -> None:
    """The overlay of a race over a picture, as a streaming program lays it over that of a camera: here the track, out
    of focus."""
    page = browser.new_page(viewport=STREAM)
    page.goto(evening.url("/overlay/race?safe=3"))
    page.wait_for_timeout(1800)
    width, height = STREAM["width"], STREAM["height"]
    taken = cv2.imdecode(np.frombuffer(page.screenshot(omit_background=True), np.uint8), cv2.IMREAD_UNCHANGED)
    page.close()
    track = cv2.imread(str(FOLDER / "track-print-night.png"))
    assert taken is not None
    assert track is not None, "tools/track_picture.py draws it"
    below = cv2.resize(track, (width, round(track.shape[0] * width / track.shape[1])), interpolation=cv2.INTER_AREA)
    below = cv2.GaussianBlur(below[(len(below) - height) // 2 :][:height], None, 5)
    cover = taken[:, :, 3:].astype(np.float32) / 255
    mixed = taken[:, :, :3] * cover + below * (1 - cover)
    size = write_small(mixed.round().astype(np.uint8), folder / "overlay-race.png")
    print(f"overlay-race.png  {size // 1024} KB")


def go_on_to(board: Page, kind: str) -> None:
    """Let the clock of ``board``, which stands still, go on to the scene ``kind`` of a finish: a picture of one may
    take longer than it lasts."""
    for _ in range(PATIENCE):
        if board.locator(f"#overlay[data-kind={kind}]:visible").count():
            return
        board.clock.run_for(STEP)
        board.wait_for_timeout(STEP / 2)
    raise SystemExit(f"The board never came to the scene {kind}.")


def draw(board: Page, milliseconds: int) -> None:
    """Let ``board``, whose clock stands still, draw what it would in so many ``milliseconds``."""
    for _ in range(0, milliseconds, FRAME):
        board.clock.run_for(FRAME)
        board.wait_for_timeout(FRAME)


def phone(browser: Browser, evening: Evening, name: str) -> Page:
    """A phone that joins as ``name``."""
    page = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True).new_page()
    page.goto(evening.url(f"/join#{evening.app.web.join_url.rpartition('#')[2]}"))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/seat/*/")
    return page


def calibrate(host: Page, evening: Evening, folder: Path) -> None:
    """The host's page on which the dice camera is calibrated."""
    panel = evening.app.panel.panel if evening.app.panel else None
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
    deal(evening)
    photograph(ann, folder, "phone-turn")
    for dice in (*SCRATCHES, *RACE):
        evening.act(Roll(dice))
    photograph(board, folder, "board-race")
    board.set_viewport_size(LAPTOP)
    photograph(board, folder, "board-race-laptop")
    board.set_viewport_size(KIOSK)
    photograph(ann, folder, "phone-race")
    photograph(host, folder, "host-race")
    over_a_picture(browser, evening, folder)
    take_finish(board, host, ann, evening, folder)


def take_finish(board: Page, host: Page, ann: Page, evening: Evening, folder: Path) -> None:
    """The end of a race, from the last throw on the simulated table to the chips."""
    evening.act(Roll(LAST))
    host.goto(evening.url("/simulator/"))
    host.get_by_text("Choose the faces").click()
    host.get_by_role("button", name="First die: 6").click()
    host.get_by_role("button", name="Second die: 6").click()
    board.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
    host.get_by_role("button", name="Throw 6 + 6").click()
    go_on_to(board, "photo")
    draw(board, 600)
    photograph(board, folder, "board-photo-finish", rest=100)
    go_on_to(board, "circle")
    draw(board, 900)
    photograph(board, folder, "board-winner", rest=100)
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
    board.get_by_text("Lane 2").first.wait_for(state="attached")
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
        browser = playwright.chromium.launch(executable_path=BROWSER, args=FLAGS)
        evening = Evening(data, HardwareChoice("simulated", "simulated"))
        try:
            take_all(browser, evening, folder)
            take_bets(browser, evening, folder)
        finally:
            evening.close()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
