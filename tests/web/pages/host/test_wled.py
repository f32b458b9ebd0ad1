"""The host reads on the console that a WLED board shows nothing, and lets it show the race with one tap."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from postparade.app import App
from postparade.config import Settings
from postparade.core.clock import SystemClock
from postparade.hardware_choice import HardwareChoice
from postparade.table.settings import TableSettings
from postparade.track.settings import TrackSettings, WledSettings
from postparade.web.settings import WebSettings
from testkit.wled_board import SimulatedWled, WledOnTheNetwork
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Browsers
from tests.web.house_evening import SLOW, HouseEvening
from tests.web.server_fixture import PIN


class WledEvening(HouseEvening):
    """A table whose lights are a WLED board on this machine's network."""

    def start(self) -> None:
        self.board = SimulatedWled(SystemClock(), 330)
        self.network = WledOnTheNetwork(self.board)
        self.do(self.network.plug())
        wled = WledSettings(host=self.network.host, ddp_port=self.network.ddp_port)
        settings = Settings(
            table=TableSettings(data=str(self._data)),
            web=WebSettings(port=self.port, host="127.0.0.1", pin=PIN),
            announcer=self.announcer,
            track=TrackSettings(driver="wled", cap_ma=800, wled=wled),
        )

        async def open_house() -> App:
            return await App.open(settings, HardwareChoice("wled", "manual"), SystemClock())

        self.house = self.do(open_house())
        self.table, self.server, self.status_board = self.house.table, self.house.web, self.house.status_board
        self.port = self.server.port

    def stop(self) -> None:
        super().stop()
        self.do(self.network.unplug())


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[WledEvening]:
    """Whose browsers the browsers has."""
    evening = WledEvening(tmp_path)
    evening.start()
    yield evening
    evening.end()


def test_dark_wled_is_reported_and_one_tap_wakes_it(browsers: Browsers, evening: WledEvening) -> None:
    page = browsers.host(room="setup")
    devices, faults = page.locator("#devices"), page.locator("#faults")
    expect(devices).to_contain_text("wled: the device confirms what it shows", timeout=SLOW)
    expect(faults.locator("li")).to_have_count(0)
    evening.board.set_state({"on": False})
    expect(devices).to_contain_text("connected, but the race is not shown", timeout=SLOW)
    expect(faults).to_contain_text("is switched off")
    for size in (SMALL_PHONE, PHONE, LAPTOP, KIOSK):
        page.set_viewport_size(size)
        assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    page.set_viewport_size(LAPTOP)
    assert browsers.violations(page) == []
    assert evening.network.asked.count("/json/state") == 0
    browsers.enter(page, "run")
    assert browsers.violations(page) == []
    faults.get_by_role("button", name="Show the race there").click()
    browsers.enter(page, "setup")
    expect(devices).to_contain_text("the device confirms what it shows", timeout=SLOW)
    expect(faults.locator("li")).to_have_count(0)
    assert evening.network.asked.count("/json/state") == 1
    assert evening.board.pixels.any()


def test_page_of_the_lights_offers_the_same(browsers: Browsers, evening: WledEvening) -> None:
    page = browsers.host(room="setup")
    evening.board.set_state({"lor": 2})
    page.get_by_role("link", name="Track lights").click(timeout=SLOW)
    expect(page.locator("#trouble")).to_contain_text("shows its own light instead of the race", timeout=SLOW)
    expect(page.locator("#link")).to_contain_text("Frames sent")
    expect(page.locator("#unseen")).to_have_text("Not known: whether the strip itself has power.")
    assert browsers.violations(page) == []
    page.get_by_role("button", name="Show the race there").click()
    expect(page.locator("#driver")).to_have_text(re.compile("the device confirms what it shows"), timeout=SLOW)
    expect(page.locator("#trouble")).to_have_text("")
    assert evening.board.override == 0
