"""Pages speak of what a game is played for: chips, cards or points, in every language."""

import re

import pytest
from playwright.sync_api import Page, expect

from postparade.core.i18n import LANGUAGES
from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.rules.viewer import SPECTATOR
from postparade.table.messages import CloseGame, OpenGame, TakeSeat
from tests.web.evening import KIOSK, LAPTOP, PHONE, Browsers, Evening
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(25)

CHIPS = re.compile(r"\b(?:chips?|jetons?|gettoni|gettone|fichas?|fiches?)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_of_chips_where_there_are_none(browsers: Browsers, evening: Evening, language: str) -> None:
    evening.stop()
    evening.speak(language)
    evening.start()
    phone = browsers.phone("Ann", PHONE, locale=language)
    for name in ("Bob", "Cid"):
        evening.act(TakeSeat(name), SPECTATOR)
    evening.act(OpenGame("odds-on"))
    evening.act(StartMeeting())
    board = browsers.page("/", KIOSK, locale=language)
    host = browsers.page("/host/#setup", LAPTOP, locale=language)
    host.locator("#pin").fill(PIN)
    host.locator("#pinform button").click()
    expect(board.locator(".oo-stage")).to_be_visible()
    look_for_chips(board, phone, host)
    evening.act(CloseGame())
    expect(phone.locator("#handbox")).to_be_hidden()
    evening.act(OpenGame("bettor-horse", {}, (1, 2)))
    expect(board.locator(".bh-stage")).to_be_visible()
    look_for_chips(board, phone, host)


def look_for_chips(board: Page, phone: Page, host: Page) -> None:
    """Nothing that can be read or heard on these pages speaks of chips."""
    expect(host.locator("#seats .chips").first).to_be_visible()
    expect(phone.locator("#handbox")).to_be_visible()
    for page in (board, phone, host):
        told = page.evaluate("document.body.innerText")
        assert CHIPS.findall(told) == []
        hidden = page.locator("main .visually-hidden, main [aria-label]").evaluate_all(
            "(all) => all.map((one) => `${one.textContent} ${one.getAttribute('aria-label')}`).join(' ')"
        )
        assert page is host or CHIPS.findall(hidden) == []
