"""An evening in a thread of its own, for tests that sit in a browser, and the people who look at it."""

import asyncio
import re
import secrets
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Literal, Self, TypeVar

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Route, ViewportSize, expect

from postparade.core.clock import Clock, HandClock, SystemClock
from postparade.core.faults import Refusal
from postparade.games.dice_race.rules.actions import Deal
from postparade.rules.actions import Roll
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST, TABLE, Viewer
from postparade.table.messages import Command, OpenGame, Receipt, TableView, TakeSeat
from postparade.table.presentation.interludes import Interludes
from postparade.table.presentation.scene_clock import GLANCE, SECONDS, Scene, SceneClock
from postparade.table.presentation.status_board import StatusBoard
from postparade.table.race_seed import Chance, system_chance
from postparade.table.table import Table
from postparade.web.ports import PanelPort, Ports
from postparade.web.server import WebServer
from postparade.web.settings import WebSettings
from tests.web.page_pool import Kind, pool_of, usual_port
from tests.web.server_fixture import PIN

T = TypeVar("T")
KIOSK: ViewportSize = {"width": 1920, "height": 1080}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
SMALL_PHONE: ViewportSize = {"width": 320, "height": 568}
WIDER_THAN_THE_PAGE = """[...document.querySelectorAll("body *")].filter((one) => one.getClientRects().length
  && !one.closest(".visually-hidden, svg, pp-solid-die, .dice, .flying-chip, .rsb-chip")
  && (one.getBoundingClientRect().right > innerWidth + 1
  || (getComputedStyle(one).overflowX === "visible" && one.scrollWidth > one.clientWidth + 1 && one.clientWidth))
  ).map((one) => one.tagName + "#" + one.id + "." + one.className + ": " + one.textContent)"""
"""Script: every element that is wider than the page or its own box, with what it says. Corners of solid dice and of
those that rock are, chips are on their way from beyond it, and initials hang over the edge of tokens."""
REPEATS_HELD = """addEventListener("animationstart", (event) => {
  for (const one of event.target.getAnimations({ subtree: true }))
    if (one.effect.getComputedTiming().iterations > 1) one.pause();
}, true)"""
"""Script: what repeats itself on a page, such as a canter or confetti, is held where it is; what moves once moves."""
SMALL_PICTURES = "devicePixelRatio = 0.25"
"""Script: what is drawn on a canvas is drawn small, and stretched by the page. Everything else is as large as ever."""
SILENT = "delete globalThis.AudioContext"
"""Script: pages play no sounds. To render them takes a tenth of what a phone does."""
HURRIED = {
    "tap.js": (r"(?<=const SETTLE = )\d+", lambda milliseconds: f"{int(milliseconds[0]) // 10}"),
}
"""By script of the pages the time for which a new button cannot be pressed: a tenth."""
BRISK: dict[Scene, float] = {scene: seconds / 10 for scene, seconds in SECONDS.items()}
"""Seconds of the scenes for tests that do not look at them."""


class Hurried(SystemClock):
    """A clock on which what a table waits for, such as a race that it shows, takes a two hundredth of its time."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 200)


def wait_for(page: Page, happened: Callable[[], bool]) -> None:
    """Let the page go on until something ``happened`` at the table, which has to be within a minute."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if happened():
            return
        page.wait_for_timeout(50)
    raise AssertionError("what was waited for did not happen")


def resize(page: Page, size: ViewportSize | Mapping[str, int]) -> None:
    """Give ``page`` another size, and time to draw what follows it."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def come_to_rest(page: Page) -> None:
    """Let everything on ``page`` be where it is moving to."""
    page.evaluate(
        """document.getAnimations()
          .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime < Infinity)
          .map((one) => one.finish())"""
    )


def violations(page: Page) -> list[tuple[str, list[str]]]:
    """Return the rule and the first three places of everything that axe finds wrong with ``page``."""
    # To describe what is right would take axe and Playwright as long again.
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [(one["id"], [str(node["target"]) for node in one["nodes"]][:3]) for one in found]


def _hurry(route: Route) -> None:
    """Serve a script with the times of :data:`HURRIED`."""
    served = route.fetch()
    pattern, shorter = HURRIED[route.request.url.rpartition("/")[2]]
    text, times = re.subn(pattern, shorter, served.text())
    assert times, f"there is no time in {route.request.url}"
    route.fulfill(response=served, body=text)


class Evening:
    """A real table with its web server, which can be stopped and started again on the same folder and port."""

    def __init__(
        self,
        data: Path,
        panel: PanelPort | None = None,
        language: str = "en",
        clock: Clock | None = None,
        chance: Chance = system_chance,
        web: dict[str, Any] | None = None,
    ) -> None:
        """The table is :class:`Hurried` unless it has another ``clock``; ``web`` are settings of the web room."""
        self._clock = clock or Hurried()
        self._chance = chance
        self._language = language
        self._data = data
        self._panel = panel
        self._web = web or {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.port = 0
        self.thrown = [(3, 4)]
        self.table: Table
        self.server: WebServer
        self.status_board: StatusBoard
        self.scenes: SceneClock
        self.interludes: Interludes
        self.scene_seconds = dict(BRISK)
        self.scene_clock: Clock = SystemClock()

    @classmethod
    def on_a_hand_clock(cls, data: Path, language: str = "en", chance: Chance = system_chance) -> Self:
        """A table whose races and scenes, at their real pace, go on as its clock is turned (:meth:`turn`)."""
        clock = HandClock()
        evening = cls(data, language=language, clock=clock, chance=chance)
        evening.scene_clock = clock
        evening.scene_seconds.update(SECONDS)
        return evening

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run ``work`` in the loop of the table."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    def start(self) -> None:
        """Open the table as the folder has it, and the pages."""

        async def open_all() -> None:
            self.status_board = StatusBoard()
            self.table = await Table.open(self._data, self._clock, self._chance)
            self.scenes = SceneClock(self.table.watch, self.status_board, self.scene_clock, self.scene_seconds)
            self.interludes = Interludes(self.table.watch, self.status_board, self.scene_clock)
            settings = WebSettings(**{"port": self.port, "host": "127.0.0.1", "pin": PIN, **self._web})
            ports = Ports(self._data, self._throw, self._panel, self._language)
            self.server = WebServer(settings, self.table, self.status_board, SystemClock(), ports)
            self.server.attach_scenes(self.scenes)
            await self.server.start()

        self.port = self.port or usual_port()
        self.do(open_all())
        self.port = self.server.port

    async def _throw(self, who: Viewer, based_on: int) -> Receipt | Refusal:
        command = Command(f"throw-{self.table.view(TABLE).entry}", who, Roll(self.thrown.pop(0)), based_on)
        return await self.table.submit(command)

    def speak(self, language: str) -> None:
        """The table speaks ``language`` from the next start on."""
        self._language = language

    def stop(self) -> None:
        """Close everything; the pages lose their table."""
        self.call(self.scenes.close)
        self.call(self.interludes.close)
        self.do(self.server.close())
        self.do(self.table.close())

    def end(self) -> None:
        """Stop for good."""
        self.stop()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def act(self, action: Any, who: Viewer = HOST) -> None:
        """Let the house, or ``who``, do ``action``."""
        command = Command(f"{who.role}-{self.view().entry}-{id(action)}", who, action)
        outcome = self.do(self.table.submit(command))
        assert isinstance(outcome, Receipt), outcome

    def deal(self, *names: str, game: str = "quarter-horse", **options: Any) -> None:
        """Seat ``names`` beside those who sit, open a game and deal an unshuffled deck."""
        for name in names:
            self.act(TakeSeat(name))
        self.act(OpenGame(game, {"cards": "recorded", **options}))
        self.act(Deal() if options.get("cards") == "physical" else Deal(deck=DECK))

    def roll(self, *rolls: tuple[int, int]) -> None:
        """Commit rolls for whoever has the dice."""
        for dice in rolls:
            self.act(Roll(dice))

    def show(self, page: Page, *scenes: Scene) -> None:
        """Let these scenes have their time, on a clock that is turned by hand, once each has begun and a board has
        painted it. A page may know of a roll before the scene of its dice has begun; the clock stands still, so a scene
        that is not the next one never comes."""
        for scene in scenes:
            wait_for(page, partial(self.is_on, scene))
            shown = self.scenes.now
            wait_for(page, self._is_seen)
            self.turn(shown.seconds)
            if self.scenes.now is shown:
                # A board has just told of itself for the first time, so that the scene waits for it, too.
                wait_for(page, self._is_seen)
                self.turn(GLANCE)

    def _is_seen(self) -> bool:
        """Whether a board has painted the scene that is on, or there is none."""
        return self.scenes.is_painted or not self.scenes.waits_for_boards

    def turn(self, seconds: float) -> None:
        """Let ``seconds`` pass on a clock that is turned by hand."""
        assert isinstance(self.scene_clock, HandClock)
        self.do(self.scene_clock.advance(seconds))

    def is_on(self, scene: Scene) -> bool:
        """Whether ``scene`` has begun and is not over."""
        return self.scenes.now.name == scene

    def call(self, happening: Callable[[], Any]) -> None:
        """Let something happen in the loop of the table, without waiting for it."""
        self._loop.call_soon_threadsafe(happening)

    def post(self, topic: str, **body: Any) -> None:
        """Pin a bulletin."""
        self._loop.call_soon_threadsafe(self.status_board.post, topic, body)

    def view(self, who: Viewer = TABLE) -> TableView:
        """What the board shows, or the page of ``who``."""
        return self.table.view(who)

    def url(self, path: str) -> str:
        """The address of a page."""
        return f"http://127.0.0.1:{self.port}{path}"

    @property
    def code(self) -> str:
        """The join code."""
        return self.server.join_url.rpartition("#")[2]


class Browsers:
    """The browsers at one evening. Every complaint of a page is noted: errors of scripts, of the policy, of the
    network.

    Cantering horses and confetti are held still, and races are drawn small and twice a second, unless somebody
    wants them ``lively`` before a page is opened: without a graphics card, to draw four pages sixty times a second is
    two thirds of what a race takes. Long tests in which nothing is measured draw ``coarse`` pages for the same reason:
    each pixel stands for sixteen, and lies where it would; where the show of the finish is not what is looked at, it
    is ``hurried``.

    Browsers are used again by other tests; what cannot be undone in one, such as a clock or scripts put into its pages,
    is done to ``fresh`` ones."""

    def __init__(self, chrome: Browser, evening: Evening) -> None:
        self._evening = evening
        self._pool = pool_of(chrome)
        self._taken: list[tuple[Kind | None, Page]] = []
        self.complaints: list[str] = []
        self.away = False
        self.examining = False
        self.lively = False
        self.coarse = False
        self.hurried = False
        self.fresh = False
        LOOKING.append(self)

    def page(self, path: str, size: ViewportSize, *, touch: bool = False, locale: str = "en", sender: str = "") -> Page:
        """A page in a browser of its own, which prefers the language ``locale``, with the address ``sender`` of another
        machine if there is one."""
        page = self._opened(size, touch=touch, locale=locale)
        if sender:
            page.context.set_extra_http_headers({"X-Forwarded-For": sender})
        self._go(page, path)
        return page

    def _opened(self, size: ViewportSize, *, touch: bool = False, locale: str = "en") -> Page:
        """An empty page, the complaints of which are noted."""
        scripts = () if self.lively else (REPEATS_HELD, SMALL_PICTURES, SILENT)
        kind = Kind(touch, locale, 0.25 if self.coarse else 1, scripts, self.hurried)
        page = self._pool.new(kind, size).new_page() if self.fresh else self._pool.take(kind, size)
        self._taken.append((None if self.fresh else kind, page))
        if self.hurried:
            for script in HURRIED:
                page.context.route(f"**/static/*/{script}", _hurry)
        page.on("console", self._hear)
        page.on("pageerror", self._shudder)
        return page

    def _go(self, page: Page, path: str) -> None:
        page.goto(self._evening.url("/?frames=2" if path == "/" and not self.lively else path))

    def _hear(self, message: ConsoleMessage) -> None:
        self._note(message.type, message.text)

    def _shudder(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _note(self, kind: str, text: str) -> None:
        if self.examining:
            return
        # While the table is away, and for a page that may not look, failed connections are what is being tested.
        network = "Failed to load" in text or "WebSocket connection" in text
        # Tests beside this one set up networks of their own, and Chromium asks again for what that interrupts.
        changed = "ERR_NETWORK_CHANGED" in text
        if kind in ("error", "warning") and not (self.away and network) and not changed:
            self.complaints.append(text)

    def board(self, size: ViewportSize = KIOSK) -> Page:
        """The kiosk."""
        return self.page("/", size)

    def phone(self, name: str, size: ViewportSize = PHONE, *, locale: str = "en") -> Page:
        """A phone that has joined as ``name``: what the form of the page to join by sends is sent without it."""
        page = self._opened(size, touch=True, locale=locale)
        form = {"t": "join", "id": secrets.token_hex(12), "code": self._evening.code, "name": name}
        self._go(page, f"/seat/{self._send(page, '/join', form)['seat']}/")
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        return page

    def host(self, size: ViewportSize = LAPTOP, room: Literal["run", "setup"] = "run") -> Page:
        """The host console, signed in without its form, with the room that is asked for on the screen."""
        page = self._opened(size)
        self._send(page, "/host/login", {"pin": PIN})
        self._go(page, f"/host/#{room}")
        expect(page.get_by_role("link", name="Set up", exact=True)).to_be_visible()
        return page

    def _send(self, page: Page, path: str, form: dict[str, str]) -> dict[str, Any]:
        """Send a form of a page by the browser of ``page``, which keeps what it gets; the answer."""
        base = self._evening.url("")
        answer = page.context.request.post(base + path, data=form, headers={"Origin": base}, max_retries=2)
        assert answer.ok, answer.text()
        body: dict[str, Any] = answer.json()
        return body

    def enter(self, host: Page, room: Literal["run", "setup"]) -> Page:
        """Go to the other room of the host console."""
        host.get_by_role("link", name={"run": "Run", "setup": "Set up"}[room], exact=True).click()
        return host

    def violations(self, page: Page) -> list[tuple[str, list[str]]]:
        """What axe finds wrong with a page; it breaks the page's policy itself while it looks."""
        self.examining = True
        found = violations(page)
        # What the page complained of meanwhile comes before this, however busy the machine is.
        with page.expect_console_message(lambda message: message.text == "examined"):
            page.evaluate("console.info('examined')")
        page.wait_for_timeout(50)
        self.examining = False
        return found

    def leave(self) -> None:
        """Nobody looks any more: the browsers are kept for others, but those of which that is not wanted."""
        for kind, page in self._taken:
            page.remove_listener("console", self._hear)
            page.remove_listener("pageerror", self._shudder)
            if kind is None:
                page.context.close()
            else:
                self._pool.give_back(kind, page, self._evening.url(""))
        self._taken.clear()
        if self in LOOKING:
            LOOKING.remove(self)


LOOKING: list[Browsers] = []
"""Whoever has not left. The next table has the same address, and nobody may look at it by mistake."""
