"""The host lets a program in, copies its token, and revokes it, on a small phone, in any language."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.evening import SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(8)


def opened(browsers: Browsers, evening: Evening, locale: str = "en") -> Page:
    page = browsers.page("/host/", SMALL_PHONE, locale=locale)
    page.locator("#pin").fill(PIN)
    page.locator("#pinform button").click()
    expect(page.locator("#pinform")).to_be_hidden()
    page.goto(f"http://127.0.0.1:{evening.port}/host/programs")
    expect(page.locator("#work")).to_be_visible()
    return page


def test_a_token_is_shown_once_and_revoked_by_holding(browsers: Browsers, evening: Evening) -> None:
    page = opened(browsers, evening)
    expect(page.locator("#none")).to_be_visible()
    page.get_by_label("Name of the program").fill("Lights")
    page.get_by_label("What it may do").select_option("cues")
    page.get_by_role("button", name="Make a token").click()
    expect(page.locator("#token")).to_contain_text("pp_")
    expect(page.locator("#programs li")).to_contain_text(["Lights: Cues"])
    page.reload()
    expect(page.locator("#programs li")).to_have_count(1)
    expect(page.locator("#token")).to_be_empty()
    button = page.locator('[data-key="revoke 1"]')
    button.focus()
    button.press("Enter")
    button.press("Enter")
    expect(page.locator("#none")).to_be_visible()


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_every_word_fits_a_small_phone(browsers: Browsers, evening: Evening, locale: str) -> None:
    page = opened(browsers, evening, locale)
    page.locator("#name").fill("A program of 23 letters")
    assert page.evaluate(WIDER_THAN_THE_PAGE) == []
