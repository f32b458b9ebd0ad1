"""The host sees the strip pixel by pixel, lights lanes to check the wiring, and tunes the light, while a race runs."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Browsers
from tests.web.house_evening import SLOW, HouseEvening


@pytest.fixture
def evening(house_evening: HouseEvening) -> HouseEvening:
    """Whose browsers the browsers has."""
    return house_evening


def fill(page: Page, pixel: int) -> str:
    return str(page.locator(f'[data-pixel="{pixel}"]').get_attribute("fill"))


def test_lanes_are_lit_and_the_light_is_tuned(browsers: Browsers, evening: HouseEvening) -> None:
    page = browsers.host(room="setup")
    page.get_by_role("link", name="Track lights").click(timeout=SLOW)
    expect(page.locator("[data-pixel]")).to_have_count(330, timeout=SLOW)
    expect(page.get_by_text("The strip shows the race.")).to_be_visible()
    for size in (SMALL_PHONE, PHONE, LAPTOP, KIOSK):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    page.set_viewport_size(LAPTOP)
    page.get_by_role("button", name="7", exact=True).click()
    expect(page.get_by_text("Lit: horse 7")).to_be_visible()
    expect(page.locator('[data-pixel="0"]')).to_have_attribute("fill", "#15211a", timeout=SLOW)
    assert fill(page, 150).startswith("rgb(0,"), "the gate of the seven is green"
    assert fill(page, 179).endswith(",0,0)"), "its finish is red"
    assert browsers.violations(page) == []
    shown = evening.house.panel.pixels() if evening.house.panel else b""
    assert shown[3 * 150 + 1] > 0 == shown[3 * 150]
    page.get_by_role("button", name="Night").click()
    expect(page.get_by_role("button", name="Night")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Back to the race").click()
    expect(page.get_by_text("The strip shows the race.")).to_be_visible()
