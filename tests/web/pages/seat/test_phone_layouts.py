"""Phones of all sizes, tablets and phones on their side, with twelve long names in every language of the pages."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from postparade.table.messages import TakeSeat
from tests.web.evening import PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, resize

pytestmark = pytest.mark.slow(25)
SIZES: tuple[ViewportSize, ...] = (
    SMALL_PHONE,
    PHONE,
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
)
LONG = ("Maximilian-Georg", "Wilhelmina-Marie", "Bartholomäus-Leo", "Wanda W. Winter")
NAMES = (*LONG, *(f"Konstantin-Paul{letter}" for letter in "ABCDEFGH"))
SPLIT = """[...document.querySelectorAll("#turntext p, #need, #changed, #swipe, #actions button, .cheer, summary")]
  .filter((one) => one.checkVisibility()).flatMap((one) => {
    const words = [], walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of node.data.matchAll(/[^\\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
      }
    return words;
  })"""
"""Script: words that are broken over two lines."""


def fits(page: Page) -> None:
    """Everything is as wide as the page at most, no word is broken, and what is to be done is on the first screen."""
    for size in SIZES:
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size
        assert page.evaluate(WIDER_THAN_THE_PAGE) == [], size
        assert page.evaluate(SPLIT) == [], size
        page.evaluate("scrollTo(0, 0)")
        expect(page.locator("#turntext")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "es"])
def test_twelve_long_names_fit_every_phone_in_every_language(
    browsers: Browsers, evening: Evening, language: str
) -> None:
    phone = browsers.phone(NAMES[0], SMALL_PHONE, locale=language)
    for name in NAMES[1:]:
        evening.act(TakeSeat(name))
    evening.deal()
    expect(phone.locator("#swipe")).to_be_visible()
    fits(phone)
    for size in SIZES:
        resize(phone, size)
        for what in ("#lastdice", "#actions .throw"):
            expect(phone.locator(what)).to_be_in_viewport(ratio=1)
    evening.roll((1, 2))
    expect(phone.locator(".card.burns")).to_have_count(0)
    fits(phone)
    evening.roll((2, 2), (2, 3), (1, 1), (6, 6))
    expect(phone.locator("#need")).to_be_visible()
    fits(phone)
    evening.roll((6, 6), (6, 6))
    expect(phone.locator("#result")).to_be_visible()
    fits(phone)
    if language == "de":
        assert browsers.violations(phone) == []
