"""The page that measures the dice camera, in a real browser and with the real program: throw, tap, and the result."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from postparade.dice.measuring.store import MeasurementStore
from tests.cli.test_command_line import CONTROLLER
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, resize, violations

pytestmark = pytest.mark.slow(25)


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The page of ``postparade dice measure`` with the simulated tray, two rolls."""
    monkeypatch.setenv("PYTHONPATH", str(CONTROLLER))
    command = [sys.executable, "-m", "postparade", "dice", "measure", "--camera", "simulated", "--rolls", "2"]
    command += ["--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+/", running.stdout.readline())
            assert found
            yield found[0]
        finally:
            running.kill()


def sideways(page: Page) -> int:
    """Pixels by which the page is wider than the screen."""
    pixels: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return pixels


def test_rolls_are_thrown_confirmed_with_one_tap_and_counted(address: str, chrome: Browser, tmp_path: Path) -> None:
    context = chrome.new_context(viewport=LAPTOP, locale="en")
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(address)
    expect(page.locator("#title")).to_have_text("Throw both dice")
    page.get_by_role("button", name="Throw", exact=True).click()
    expect(page.locator("#title")).to_have_text("Is that what lies there?", timeout=20_000)
    expect(page.locator("#dice pp-die")).to_have_count(2)
    page.get_by_role("button", name="Yes, exactly").click()
    expect(page.locator("#count")).to_have_text("1 of 2 rolls")

    page.get_by_role("button", name="Throw", exact=True).click()
    expect(page.locator("#title")).to_have_text("Is that what lies there?", timeout=20_000)
    page.get_by_role("button", name="No, something else").click()
    page.locator("#other button:enabled").first.click()
    expect(page.locator("#title")).to_have_text("All 2 rolls are measured")
    expect(page.locator("#outcomes .wrong dd")).to_have_text("1")
    expect(page.locator("#helps")).to_contain_text("A roll was misread")
    expect(page.locator("#missed img")).to_be_visible()
    assert page.locator("#missed img").evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 100
    for size in (KIOSK, LAPTOP, PHONE, SMALL_PHONE):
        resize(page, size)
        assert sideways(page) <= 0
    assert complaints == []
    assert violations(page) == []
    context.close()
    kept = MeasurementStore.of(tmp_path, "simulated").load()
    assert kept is not None
    assert [roll.outcome for roll in kept.rolls] == ["read", "wrong"]
