"""A watcher scans, enters a name, picks a winner before the off, and learns the result after the board."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from postparade.table.messages import OpenGame, TakeSeat
from tests.web.evening import PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening
from tests.web.pages.test_evening_end import ROLLS, deal

pytestmark = pytest.mark.slow(5)
PICTURES = os.environ.get("POSTPARADE_PICTURES")


def test_a_watcher_picks_the_winner_and_may_take_a_seat(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("quarter-horse", {"cards": "recorded"}))
    page = browsers.page(f"/join#{evening.code}", PHONE, touch=True)
    page.get_by_role("link", name="Only watch").click()
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Eve")
    expect(page.locator("#line")).to_have_text("Waiting for the next race.")
    deal(evening)
    expect(page.locator("#line")).to_have_text("Who wins? Tap a horse before the off.")
    page.get_by_role("button", name="Pick 12").click()
    expect(page.get_by_role("button", name="Pick 12")).to_have_attribute("aria-pressed", "true")
    page.set_viewport_size(SMALL_PHONE)
    assert browsers.violations(page) == []
    assert page.evaluate(WIDER_THAN_THE_PAGE) == []
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / "watch.png")
    evening.roll(*ROLLS[:5])
    expect(page.locator("#line")).to_have_text("Your horse is running!")
    expect(page.get_by_role("button", name="Pick 2")).to_have_count(0)
    page.get_by_role("button", name="Cheer!").click()
    evening.roll(*ROLLS[5:])
    expect(page.locator("#line")).to_contain_text("You called it: 1 point!")
    expect(page.locator("#score")).to_have_text("1 point from 1 race")
    page.get_by_role("link", name="Take a seat, with the next race").click()
    page.get_by_label("Your name").fill("Eve")
    page.get_by_role("button", name="Take a seat").click()
    page.wait_for_url("**/seat/*/")
    assert [card.name for card in evening.view().seats] == ["Ann", "Bob", "Eve"]
    assert not browsers.complaints
