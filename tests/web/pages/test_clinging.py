"""Buttons that are looked at in the middle of an evening stand clear of lines and of one another."""

import pytest
from playwright.sync_api import expect

from tests.web.evening import LAPTOP, PHONE, SMALL_PHONE, Browsers, resize
from tests.web.house_evening import HouseEvening
from tests.web.pages.clinging import clinging

pytestmark = pytest.mark.slow(6)


@pytest.fixture
def evening(house_evening: HouseEvening) -> HouseEvening:
    """A whole house, so that every panel of *Set up* is there."""
    return house_evening


@pytest.mark.parametrize("room", ["run", "setup"])
def test_no_button_of_the_console_clings_in_a_race(browsers: Browsers, evening: HouseEvening, room: str) -> None:
    host = browsers.host(room="setup" if room == "setup" else "run")
    evening.roll((1, 1), (2, 3), (5, 5), (6, 5), (3, 4), (6, 6))
    expect(host.locator("#rolls li")).to_have_count(6)
    for size in (LAPTOP, PHONE, SMALL_PHONE):
        resize(host, size)
        assert clinging(host) == [], size
