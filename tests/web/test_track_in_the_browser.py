"""The host sees the strip pixel by pixel, lights lanes to check the wiring, and tunes the light, while a race runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from postparade.announcer.settings import AnnouncerSettings
from postparade.app import Fittings, House
from postparade.clock import SystemClock
from postparade.config import Settings
from postparade.table.settings import TableSettings
from postparade.web.settings import WebSettings
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Company, Evening
from tests.web.stand import PIN

SLOW = 20_000
"""Milliseconds that the whole house may take to light its track on a busy machine."""


class Lit(Evening):
    """The whole simulated house."""

    def start(self) -> None:
        """Open the house."""
        settings = Settings(
            table=TableSettings(data=str(self._data)),
            web=WebSettings(port=self.port, host="127.0.0.1", pin=PIN),
            announcer=AnnouncerSettings(enabled=False),
        )

        async def open_house() -> House:
            return await House.open(settings, Fittings("simulated", "simulated"), SystemClock())

        self.house = self.do(open_house())
        self.table, self.server, self.bulletin = self.house.table, self.house.web, self.house.bulletin
        self.port = self.server.port

    def stop(self) -> None:
        """Close the house."""
        self.do(self.house.close())


@pytest.fixture
def lit(tmp_path: Path) -> Iterator[Lit]:
    """The house, open, with a race that has begun."""
    evening = Lit(tmp_path)
    evening.start()
    evening.deal("Ann", "Bob")
    yield evening
    evening.end()


@pytest.fixture
def company(chrome: Browser, lit: Lit) -> Iterator[Company]:
    """Everybody with a browser. Whatever a page complains about fails the test."""
    company = Company(chrome, lit)
    yield company
    company.leave()
    assert not company.complaints


def fill(page: Page, pixel: int) -> str:
    return str(page.locator(f'[data-pixel="{pixel}"]').get_attribute("fill"))


def test_lanes_are_lit_and_the_light_is_tuned(company: Company, lit: Lit) -> None:
    page = company.host()
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
    assert company.violations(page) == []
    shown = lit.house.panel.pixels() if lit.house.panel else b""
    assert shown[3 * 150 + 1] > 0 == shown[3 * 150]
    page.get_by_role("button", name="Night").click()
    expect(page.get_by_role("button", name="Night")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Back to the race").click()
    expect(page.get_by_text("The strip shows the race.")).to_be_visible()
