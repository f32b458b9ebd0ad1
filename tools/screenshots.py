#!/usr/bin/env python3
"""Takes the pictures of the pages that the documents show: tools/screenshots.py [FOLDER], by default docs/screenshots.

Runs a real table with its web server in this process, plays a game with chosen dice, and photographs the pages in
Debian's Chromium. The panel needs the simulated table and is taken only where `postparade run` can be started.
"""

import asyncio
import random
import sys
import tempfile
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from postparade.clock import SystemClock
from postparade.games.dice_race.actions import Deal, Roll
from postparade.games.race import Race
from postparade.games.who import HOST
from postparade.odds.win import race_chances
from postparade.table.bulletin import BulletinBoard
from postparade.table.messages import Command, OpenGame, TakeSeat
from postparade.table.table import Table
from postparade.web.ports import Ports
from postparade.web.server import WebServer
from postparade.web.settings import WebSettings

T = TypeVar("T")
FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--no-sandbox"]
KIOSK: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SCRATCHES = ((1, 1), (2, 3), (5, 5), (6, 5))
RACE = ((3, 4), (6, 6), (2, 4), (4, 4), (1, 2), (5, 3), (6, 3), (3, 3), (6, 6), (2, 2), (4, 3), (5, 4), (3, 1), (6, 3))


class Evening:
    """A table with its server in a thread of its own."""

    def __init__(self, data: Path) -> None:
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()
        self.bulletin = BulletinBoard()
        self.chance = random.Random(7)
        self.table, self.server = self.do(self._open(data))
        self.sent = 0

    async def _open(self, data: Path) -> tuple[Table, WebServer]:
        table = await Table.open(data, SystemClock(), self._shuffle)
        settings = WebSettings(port=0, host="127.0.0.1", public_address="192.168.1.20:8080", pin="246810")
        server = WebServer(settings, table, self.bulletin, SystemClock(), Ports(data))
        await server.start()
        table.watch(lambda notice: self._post_chances(notice.race))
        return table, server

    def _post_chances(self, race: Race | None) -> None:
        if race is not None:
            chances = {str(horse): chance for horse, chance in race_chances(race).items()}
            self.bulletin.post("odds", {"win": chances})

    def _shuffle(self, cards: Sequence[T]) -> list[T]:
        return self.chance.sample(cards, len(cards))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run ``work`` in the table's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def act(self, action: Any) -> None:
        """Let the host do ``action``."""
        self.sent += 1
        outcome = self.do(self.table.submit(Command(f"shot-{self.sent:06}", HOST, action)))
        if not hasattr(outcome, "entry"):
            raise SystemExit(f"{action}: {outcome}")

    def post(self, topic: str, **body: Any) -> None:
        """Pin a bulletin."""
        self.loop.call_soon_threadsafe(self.bulletin.post, topic, body)

    def url(self, path: str) -> str:
        """The address of a page."""
        return f"http://127.0.0.1:{self.server.port}{path}"

    def close(self) -> None:
        """Stop everything."""
        self.do(self.server.close())
        self.do(self.table.close())


def photograph(page: Page, folder: Path, name: str) -> None:
    """Take the picture ``name`` once the page has come to rest."""
    page.wait_for_timeout(1800)
    page.screenshot(path=str(folder / f"{name}.png"))


def phone(browser: Browser, evening: Evening, name: str) -> Page:
    """A phone that joins as ``name``."""
    page = browser.new_context(viewport=PHONE, device_scale_factor=1, is_mobile=True, has_touch=True).new_page()
    page.goto(evening.url(f"/join#{evening.server.join_url.rpartition('#')[2]}"))
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/seat/*/")
    return page


def take_all(browser: Browser, evening: Evening, folder: Path) -> None:
    """Every picture but that of the panel."""
    board = browser.new_page(viewport=KIOSK)
    board.goto(evening.url("/"))
    ann = phone(browser, evening, "Ann")
    bea = phone(browser, evening, "Béatrice")
    for name in ("Charlie", "Dora", "Emil"):
        evening.act(TakeSeat(name))
    photograph(board, folder, "board-waiting-1920x1080")
    host = browser.new_page(viewport=LAPTOP)
    host.goto(evening.url("/host/"))
    host.get_by_label("PIN").fill("246810")
    host.get_by_role("button", name="Open the console").click()
    photograph(host, folder, "host-setup-1366x768")
    evening.act(OpenGame("quarter-horse"))
    evening.act(Deal())
    for dice in (*SCRATCHES, *RACE):
        evening.act(Roll(dice))
    evening.post("caption", key="move", text="Nine moves up on the rail, and the long shot is still there!", energy=2)
    photograph(board, folder, "board-race-1920x1080")
    board.set_viewport_size(LAPTOP)
    photograph(board, folder, "board-race-1366x768")
    board.set_viewport_size(KIOSK)
    photograph(ann, folder, "phone-390x844")
    photograph(bea, folder, "phone-turn-390x844")
    photograph(host, folder, "host-race-1366x768")
    evening.act(Roll((6, 6)))
    evening.post("caption", key="finish", text="Twelve gets up on the line! What a finish!", energy=3)
    photograph(board, folder, "board-payout-1920x1080")
    photograph(ann, folder, "phone-result-390x844")


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        evening = Evening(Path(data))
        try:
            take_all(browser, evening, folder)
        finally:
            evening.close()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
