"""An address that is refused is explained on a page, in the language of the browser, with a way back."""

import pytest
from playwright.sync_api import expect

from tests.web.evening import KIOSK, LAPTOP, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, resize


@pytest.mark.parametrize(
    ("locale", "path", "sentence", "way"),
    [
        ("en", "/nothing", "There is no such page.", "To the board"),
        ("de", "/simulator/", "Dieser Tisch ist nicht simuliert.", "Zur Tafel"),
    ],
)
def test_a_refused_address_is_explained_with_a_way_back(
    browsers: Browsers, locale: str, path: str, sentence: str, way: str
) -> None:
    browsers.away = True  # The browser notes every answer with an error status.
    page = browsers.page(path, KIOSK, locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", locale)
    expect(page.get_by_role("heading", name=sentence)).to_be_visible()
    for size in (KIOSK, LAPTOP, SMALL_PHONE):
        resize(page, size)
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
    assert browsers.violations(page) == []
    page.get_by_role("link", name=way).click()
    page.wait_for_url("**/")
    expect(page.get_by_text("The gates are empty")).to_be_visible()
