"""The watch tool's page in a real browser: what a camera sees and thinks, on every screen, whatever happens to it."""

import asyncio
import re
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from postparade.core.clock import SystemClock
from postparade.core.faults import Fault
from postparade.dice.camera_feed import CameraFeed, Stats
from postparade.dice.capture.capture_loop import CaptureLoop
from postparade.dice.capture.contract import Camera, CameraOptions
from postparade.dice.capture.registry import find
from postparade.dice.sources.tray_worker import Observation, TrayWorker
from postparade.simulator.tray.tray import SimulatedTray
from postparade.web.dice_watch_server import WatchServer
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, resize, violations

pytestmark = pytest.mark.slow(25)


class Watching:
    """Camera, reader and page, in a thread of their own."""

    def __init__(self, camera: Camera) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self.camera = camera
        self.live = CameraFeed(SystemClock(), camera)
        self.server = WatchServer(self.live, "127.0.0.1", 0)
        self.do(self._start())

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    async def _start(self) -> None:
        await self.server.start()
        pump = CaptureLoop(self.camera, TrayWorker(self.camera).see, SystemClock(), 20)
        self._pumping = asyncio.create_task(pump.run(self._looked, self._said))

    def _looked(self, look: Observation, stats: Stats) -> None:
        self.live.show(look.picture, look.sighting, stats, look.outline, look.unrest)

    def _said(self, fault: Fault | None) -> None:
        if fault is not None:
            self.live.lost(fault)

    async def _stop(self) -> None:
        self._pumping.cancel()
        await asyncio.gather(self._pumping, return_exceptions=True)
        await self.server.close()

    def end(self) -> None:
        self.do(self._stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


Open = Callable[..., tuple[Watching, Page]]


@pytest.fixture
def complaints() -> list[str]:
    return []


@pytest.fixture
def open_page(chrome: Browser, complaints: list[str]) -> Iterator[Open]:
    """Opens the page of a camera; whatever it complains about fails the test."""
    watchings: list[Watching] = []
    contexts = []

    def open_(camera: Camera, size: ViewportSize, locale: str = "en") -> tuple[Watching, Page]:
        watching = Watching(camera)
        watchings.append(watching)
        context = chrome.new_context(viewport=size, locale=locale)
        contexts.append(context)
        page = context.new_page()
        page.on(
            "console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None
        )
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(watching.server.address)
        return watching, page

    yield open_
    for context in contexts:
        context.close()
    for watching in watchings:
        watching.end()
    assert complaints == []


def sideways(page: Page) -> int:
    """Pixels by which the page is wider than the screen."""
    pixels: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return pixels


def test_noise_that_hides_rest_is_reported_with_the_remedy(open_page: Open) -> None:
    _, page = open_page(SimulatedTray(SystemClock(), seed=4, noise=14), LAPTOP)
    expect(page.locator("#goes")).to_contain_text("Put more light on the tray", timeout=20_000)
    expect(page.locator("#goes")).to_contain_text("Grain hides whether dice lie still")


def test_dice_on_the_tray_are_drawn_over_and_told(open_page: Open) -> None:
    tray = SimulatedTray(SystemClock(), seed=4, look="white")
    _, page = open_page(tray, LAPTOP)
    expect(page.locator("#verdict")).to_have_text("The tray is empty.")
    expect(page.locator(".eye rect")).to_have_count(0)
    tray.throw((2, 5))
    expect(page.locator("#verdict")).to_contain_text("2 and 5", timeout=20_000)
    expect(page.locator(".eye rect")).to_have_count(2)
    assert sorted(text[0] for text in page.locator(".eye text").all_text_contents()) == ["2", "5"]
    expect(page.locator("#dice pp-die")).to_have_count(2)
    expect(page.locator("#rolls li")).to_contain_text("2 and 5")
    expect(page.locator("#goes")).to_contain_text("a second captured")
    for name in ("canvas", "rect >> nth=0"):
        spot = page.locator(f".eye {name}").bounding_box()
        assert spot is not None
        assert spot["width"] > 10
    # The canvas holds a picture: its pixels are not all alike.
    colours = page.evaluate(
        """() => { const c = document.querySelector(".eye canvas");
        return new Set(c.getContext("2d").getImageData(0, 0, c.width, c.height).data).size; }"""
    )
    assert colours > 50


def test_an_unplugged_camera_is_reported_and_comes_back(open_page: Open) -> None:
    tray = SimulatedTray(SystemClock(), seed=4)
    _, page = open_page(tray, PHONE)
    expect(page.locator("#verdict")).to_have_text("The tray is empty.")
    tray.plugged = False
    expect(page.locator(".eye-lost")).to_contain_text("The simulated camera is not there.")
    expect(page.locator("#verdict")).to_have_text("No picture.")
    tray.plugged = True
    expect(page.locator(".eye-lost")).to_be_empty(timeout=15_000)
    expect(page.locator("#verdict")).to_have_text("The tray is empty.")


def test_the_picture_can_be_held_with_the_keyboard(open_page: Open) -> None:
    tray = SimulatedTray(SystemClock(), seed=4, look="white")
    _, page = open_page(tray, LAPTOP)
    expect(page.locator("#verdict")).to_have_text("The tray is empty.")
    page.keyboard.press("Tab")
    expect(page.locator("#hold")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#hold")).to_have_attribute("aria-pressed", "true")
    tray.throw((2, 5))
    expect(page.locator("#verdict")).to_contain_text("2 and 5", timeout=20_000)
    expect(page.locator(".eye rect")).to_have_count(0)
    page.keyboard.press("Space")
    expect(page.locator(".eye rect")).to_have_count(2)


def test_a_page_that_slept_or_lost_the_program_comes_back(open_page: Open, complaints: list[str]) -> None:
    tray = SimulatedTray(SystemClock(), seed=4)
    _, page = open_page(tray, LAPTOP)
    expect(page.locator("#verdict")).to_have_text("The tray is empty.")
    page.context.set_offline(True)
    expect(page.locator(".eye-lost")).to_contain_text("does not answer")
    expect(page.locator("#connection")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".eye-lost")).to_be_empty(timeout=15_000)
    expect(page.locator("#connection")).to_be_hidden()
    assert all("ERR_INTERNET_DISCONNECTED" in text for text in complaints)
    complaints.clear()


def test_a_page_that_nobody_sees_asks_for_nothing(open_page: Open) -> None:
    tray = SimulatedTray(SystemClock(), seed=4)
    _, page = open_page(tray, LAPTOP)
    expect(page.locator("#verdict")).to_have_text("The tray is empty.")
    hide = """(hidden) => {
        Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate(hide, True)
    page.wait_for_timeout(400)
    asked.clear()
    page.wait_for_timeout(400)
    assert asked == []
    with page.expect_response("**/eye.jpg*"):
        page.evaluate(hide, False)


def test_a_folder_of_real_frames_is_watched(open_page: Open, photos: Path) -> None:
    folder = next(folder for folder in sorted((photos / "sequences").iterdir()) if folder.is_dir())
    _, page = open_page(find(str(folder), CameraOptions()), LAPTOP)
    expect(page.locator("#camera")).to_have_text(f"The folder {folder.name}")
    expect(page.locator("#goes")).to_contain_text(re.compile(r"[1-9]\d* a second captured"), timeout=20_000)
    assert page.locator(".eye canvas").evaluate("(canvas) => canvas.width") >= 320


def test_the_page_fits_every_screen_and_everybody(open_page: Open, complaints: list[str]) -> None:
    tray = SimulatedTray(SystemClock(), seed=4, look="white")
    tray.throw((6, 6))
    _, page = open_page(tray, KIOSK)
    expect(page.locator("#verdict")).to_contain_text("6 and 6", timeout=20_000)
    for size in (KIOSK, LAPTOP, PHONE, SMALL_PHONE):
        resize(page, size)
        assert sideways(page) <= 0
    assert complaints == []
    for size in (SMALL_PHONE, KIOSK):
        resize(page, size)
        found = violations(page)
        page.wait_for_timeout(50)
        # axe breaks the page's policy itself while it looks.
        complaints.clear()
        assert found == []


def test_the_page_speaks_the_language_of_its_browser(open_page: Open) -> None:
    tray = SimulatedTray(SystemClock(), seed=4, look="white")
    _, page = open_page(tray, SMALL_PHONE, "de-DE")
    expect(page.locator("#verdict")).to_have_text("Die Schale ist leer.")
    expect(page.locator("#camera")).to_have_text("Die simulierte Kamera")
    expect(page.locator("#goes")).to_contain_text("nichts ändert sich von selbst")
    assert sideways(page) <= 0
    tray.plugged = False
    expect(page.locator(".eye-lost")).to_contain_text("Die simulierte Kamera ist nicht da.", timeout=20_000)
