"""The organiser moves a guest to another table, and the page on the guest's phone goes there by itself."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.hub.processes import HubProcess
from tests.process.clients import TableProcess
from tests.web.evening import WIDER_THAN_THE_PAGE

pytestmark = pytest.mark.slow(25)
PHONE: ViewportSize = {"width": 360, "height": 740}
OPTIONS = ("--hardware", "none", "--dice", "manual")


def test_a_phone_lands_at_the_new_table(chrome: Browser, tmp_path: Path) -> None:
    for name in ("Bar", "Hall"):
        (tmp_path / name).mkdir()
    with (
        HubProcess(tmp_path / "hub") as hub,
        TableProcess(tmp_path / "Bar", *OPTIONS, "--join", hub.link, "--table-name", "Bar") as bar,
        TableProcess(tmp_path / "Hall", *OPTIONS, "--join", hub.link, "--table-name", "Hall") as hall,
    ):
        phone = chrome.new_context(viewport=PHONE, locale="en-GB").new_page()
        phone.goto(f"{bar.base}/join#{bar.join_code}")
        phone.locator("#name").fill("Ann")
        phone.locator("#take").click()
        expect(phone.locator("#me")).to_have_text("Ann")
        console = chrome.new_context(viewport=PHONE, locale="en-GB").new_page()
        console.goto(f"http://127.0.0.1:{hub.port}/console/")
        console.locator("#pin").fill(hub.pin)
        console.get_by_role("button", name="Sign in").click()
        expect(console.locator("#mover option")).to_have_text(["Ann"])
        console.locator("#moveto").select_option(label="Hall")
        console.locator("#move button.primary").click()
        phone.wait_for_url(f"{hall.base}/seat/1/")
        expect(phone.locator("#me")).to_have_text("Ann")
        expect(console.locator("#movelist li")).to_have_text(["Ann: now at Hall, seat 1"])
        assert console.evaluate(WIDER_THAN_THE_PAGE) == []
        for page in (phone, console):
            page.context.close()
