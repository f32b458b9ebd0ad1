"""Phones that are small, or held on their side: what is to be done now is on the screen without scrolling."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from postparade.games.ready_set_bet.rules.actions import KeepVip
from postparade.rules.viewer import seat
from postparade.table.messages import OpenGame, TakeSeat
from tests.web.evening import PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, resize
from tests.web.simulated_guests import player

pytestmark = pytest.mark.slow(18)

SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
NARROW: ViewportSize = {"width": 320, "height": 844}


def open_game(evening: Evening, game: str) -> Any:
    """Open ``game`` for those who sit and three more; the function that lets somebody act."""
    for name in ("Ben", "Cid", "Dora"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame(game, {}))
    return player(evening)


def test_a_phone_on_its_side_shows_every_horse_to_bet_on(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann", SIDEWAYS)
    act = open_game(evening, "ready-set-bet")
    for _ in range(6):
        act()
    rows = ann.locator(".rsb-row .horse")
    expect(rows).to_have_count(9)
    for row in (rows.first, rows.last):
        expect(row).to_be_in_viewport(ratio=1)
    expect(ann.locator(".tray")).to_be_in_viewport(ratio=1)
    covered = """() => { const tray = document.querySelector(".tray").getBoundingClientRect();
      const footer = document.querySelector("footer").getBoundingClientRect();
      return [...document.querySelectorAll(".rsb-row .rsb-spot, .rsb-row .horse")].filter((one) => {
        const { right, bottom } = one.getBoundingClientRect();
        return bottom > footer.top + 1 || (right > tray.left + 1 && bottom > tray.top + 1); }).length; }"""
    assert ann.evaluate(covered) == 0
    assert browsers.violations(ann) == []


def test_cards_that_wait_for_an_answer_come_before_any_chart(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    act = open_game(evening, "ready-set-bet")
    while not any(isinstance(choice.action, KeepVip) for choice in evening.view(seat(1)).choices):
        act()
    cards = ann.locator(".rsb-vip:enabled")
    expect(cards).to_have_count(2)
    for size in (PHONE, SMALL_PHONE):
        resize(ann, size)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)


def test_the_lock_is_under_the_thumb_whatever_the_screen(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    open_game(evening, "bettor-horse")
    lock = ann.get_by_role("button", name="Lock")
    for size in (PHONE, NARROW, SMALL_PHONE, SIDEWAYS):
        resize(ann, size)
        expect(lock).to_be_in_viewport(ratio=1)
        footer = ann.locator("footer").bounding_box()
        box = lock.bounding_box()
        assert footer is not None
        assert box is not None
        assert box["y"] + box["height"] <= footer["y"]
        ann.evaluate("scrollTo(0, document.body.scrollHeight)")
        expect(lock).to_be_visible()
        assert ann.evaluate(WIDER_THAN_THE_PAGE) == []
        ann.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
def test_no_word_on_a_card_is_broken_on_the_smallest_phone(browsers: Browsers, evening: Evening, language: str) -> None:
    phone = browsers.phone("Ann", SMALL_PHONE, locale=language)
    act = open_game(evening, "odds-on")
    while evening.view(seat(1)).play is None or not phone.locator(".oo-card .face").count():
        act()
        phone.wait_for_timeout(25)
    broken = phone.evaluate(
        """async () => {
          const { w } = await import("/games/odds-on/words.js");
          const face = document.querySelector(".oo-card .face");
          face.closest(".oo-card").classList.add("special");
          const title = Object.assign(document.createElement("span"), { className: "title" });
          face.replaceChildren(title);
          const lines = (text) => {
            title.textContent = text;
            const range = document.createRange();
            range.selectNodeContents(title);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          };
          return Array.from({ length: 12 }, (_, at) => w(`special-${at + 1}`)).flatMap((text) => text.split(/[ -]/))
            .filter((word) => !word.includes("\\u00ad") && lines(word) > 1);
        }"""
    )
    assert broken == []
