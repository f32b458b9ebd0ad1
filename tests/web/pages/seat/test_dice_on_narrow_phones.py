"""Dice on the narrowest phones, while they fall and as they come to lie, in the hand and beside the headline."""

import re

import pytest
from playwright.sync_api import Page, expect

from postparade.core.i18n import LANGUAGES
from tests.web.evening import WIDER_THAN_THE_PAGE, Browsers, Evening, come_to_rest

pytestmark = pytest.mark.slow(40)

NARROW = (320, 360)
MOMENTS = (0, 310, 400, 590)
"""Milliseconds of the animations at which the page is looked at: the sum begins to be told after 300 of them."""
MOVED_TO = "at => document.getAnimations().map((one) => { one.pause(); one.currentTime = at; })"


def sticking_out(phone: Page, moment: str) -> list[tuple[str, int, int, list[str]]]:
    """What is wider than the page or its own box at ``moment``, by width of the phone and milliseconds."""
    found = []
    for width in NARROW:
        phone.set_viewport_size({"width": width, "height": 568})
        for at in MOMENTS:
            phone.evaluate(MOVED_TO, at)
            if wide := phone.evaluate(WIDER_THAN_THE_PAGE):
                found.append((moment, width, at, wide))
    phone.evaluate("document.getAnimations().map((one) => one.play())")
    come_to_rest(phone)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_keep_within_a_narrow_phone_at_every_moment(browsers: Browsers, by_hand: Evening, language: str) -> None:
    phone = browsers.phone("Maximilian-Johan", {"width": NARROW[0], "height": 568}, locale=language)
    by_hand.deal("Bob")
    found = sticking_out(phone, "in the hand")
    for dice in ((6, 6), (5, 5)):
        by_hand.roll(dice)
        expect(phone.locator("#lastdice")).to_have_class(re.compile("rolling"))
        found += sticking_out(phone, f"{dice} fall")
        by_hand.show(phone, "dice")
        expect(phone.locator("#lastdice .sum")).to_have_text(str(sum(dice)))
        found += sticking_out(phone, f"{dice} lie")
    by_hand.thrown = [(6, 4)]
    phone.locator(".throw").tap()
    expect(phone.locator("#lastdice")).to_have_class(re.compile("rolling"))
    by_hand.show(phone, "dice")
    expect(phone.locator("#lastdice .sum")).to_have_text("10")
    found += sticking_out(phone, "the own dice lie")
    assert not found
