"""Pages speak of what a game is played for: chips, cards or points, in every language."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from postparade.core.i18n import LANGUAGES
from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.rules.viewer import SPECTATOR
from postparade.table.messages import OpenGame, TakeSeat
from tests.web.evening import KIOSK, LAPTOP, PHONE, Browsers, Evening
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(40)

CHIPS = re.compile(r"\b(?:chips?|jetons?|gettoni|gettone|fichas?|fiches?)\b", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "begin"), [("odds-on", StartMeeting()), ("bettor-horse", None)])
def test_nobody_reads_of_chips_where_there_are_none(
    browsers: Browsers, evening: Evening, language: str, game: str, begin: Any
) -> None:
    evening.stop()
    evening.speak(language)
    evening.start()
    phone = browsers.page(f"/join#{evening.code}", PHONE, touch=True, locale=language)
    phone.locator("input").first.fill("Ann")
    phone.locator("form button").first.tap()
    phone.wait_for_url("**/seat/*/")
    for name in ("Bob", "Cid")[: 2 if game == "odds-on" else 1]:
        evening.act(TakeSeat(name), SPECTATOR)
    evening.act(OpenGame(game))
    if begin is not None:
        evening.act(begin)
    board = browsers.page("/", KIOSK, locale=language)
    host = browsers.page("/host/#setup", LAPTOP, locale=language)
    host.locator("#pin").fill(PIN)
    host.locator("#pinform button").click()
    expect(host.locator("#seats .chips").first).to_be_visible()
    expect(board.locator("#gamecourse > *").first).to_be_visible()
    expect(phone.locator("#handbox")).to_be_visible()
    for page in (board, phone, host):
        told = page.evaluate("document.body.innerText")
        assert CHIPS.findall(told) == []
        hidden = page.locator("main .visually-hidden, main [aria-label]").evaluate_all(
            "(all) => all.map((one) => `${one.textContent} ${one.getAttribute('aria-label')}`).join(' ')"
        )
        assert page is host or CHIPS.findall(hidden) == []
