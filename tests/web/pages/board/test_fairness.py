"""What guests see of fair chance: the fingerprint before the race, the code after it, and a page that checks it all."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from postparade.rules.viewer import HOST
from tests.web.evening import PHONE, Browsers
from tests.web.house_evening import SLOW, HouseEvening


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[HouseEvening]:
    """The house with its electronic dice, and nobody there yet."""
    evening = HouseEvening(tmp_path)
    evening.start()
    yield evening
    evening.end()


def no_pad(phone: Page) -> None:
    expect(phone.get_by_role("button", name="Throw the dice")).to_be_visible(timeout=SLOW)
    expect(phone.get_by_role("button", name="Enter other dice")).to_have_count(0)


def test_guests_check_a_race_and_see_which_rolls_were_typed(browsers: Browsers, evening: HouseEvening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    board, host = browsers.board(), browsers.host(room="setup")
    fingerprint = board.locator("#fingerprint")
    expect(fingerprint).to_have_text(re.compile("Luck sealed: [0-9a-f]{12}"), timeout=SLOW)
    before = fingerprint.inner_text().removeprefix("Luck sealed: ")
    no_pad(ann)

    host.get_by_role("group", name="Who may type rolls in").get_by_role("button", name="Everybody").click()
    ann.get_by_role("button", name="Enter other dice").tap(timeout=SLOW)
    ann.get_by_role("button", name="First die: 3").tap()
    ann.get_by_role("button", name="Second die: 4").tap()
    ann.get_by_role("button", name="Enter 3 + 4").tap()
    expect(board.locator("#typed")).to_have_text("Typed in", timeout=SLOW)
    host.get_by_role("group", name="Who may type rolls in").get_by_role("button", name="Nobody").click()

    while (status := evening.view().status) is not None and status.turn is not None:
        evening.do(evening.house.dice.throw(HOST))
    expect(board.locator("#typed")).to_be_hidden(timeout=SLOW)
    expect(board.locator("#proof")).to_be_visible(timeout=SLOW)
    expect(board.locator("#proof")).to_contain_text("Scan to check that everything was drawn fairly.")
    expect(board.locator("#proofcode")).to_have_js_property("complete", value=True)

    page = browsers.page(board.locator("#proof").get_attribute("href") or "", PHONE, touch=True)
    expect(page.locator("#verdict")).to_have_text("All races came out just as they had been sealed.", timeout=SLOW)
    race = page.locator("#seeds li").first
    expect(race).to_contain_text(re.compile(r"The last race: \d+ rolls and deals, all just as sealed."))
    expect(page.locator("#kept")).to_have_text("Nothing that this device was shown has been changed since.")
    assert not re.search("entr(y|ies)|journal", page.locator("main").inner_text(), re.IGNORECASE)
    race.get_by_text("The numbers behind it").tap()
    expect(race.locator(".hash").first).to_contain_text(before)
    expect(race).to_contain_text("Entries in the journal")
    page.goto("about:blank")
    page.goto(evening.url(f"/fairness#2:{'0' * 64}"))
    expect(page.locator("#kept")).to_contain_text("has been changed since!", timeout=SLOW)
    assert not browsers.violations(page)
    assert not browsers.complaints
