"""Pages in browsers that keep nothing, or come by a way that drops cookies, go on and say what is wrong."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from postparade.web.pages import STATIC
from tests.web.evening import PHONE, Evening
from tests.web.pages.test_held_back import proxied

pytestmark = pytest.mark.slow(20)

KEEPS_NOTHING = """for (const shelf of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, shelf, {
    get() { throw new DOMException("Access is denied for this document.", "SecurityError"); },
  });"""
"""As Chromium does it where site data are blocked."""
DROPS_COOKIES = "proxy_set_header Host $http_host; proxy_hide_header Set-Cookie;"
SAYS_SO = "This browser keeps no cookies"


def forgetful(chrome: Browser, *, cookies: bool = True, locale: str = "en") -> tuple[Page, list[Error]]:
    """A page of a browser that keeps nothing but, perhaps, cookies; and the faults of its scripts."""
    page, faults = chrome.new_page(viewport=PHONE, locale=locale), list[Error]()
    page.on("pageerror", lambda fault: faults.append(fault))
    page.add_init_script(KEEPS_NOTHING)
    if not cookies:
        page.context.new_cdp_session(page).send("Emulation.setDocumentCookieDisabled", {"disabled": True})
    return page, faults


@pytest.mark.parametrize("path", ["/join", "/watch", "/host/", "/screen"])
def test_a_page_that_needs_cookies_says_that_there_are_none(chrome: Browser, evening: Evening, path: str) -> None:
    page, faults = forgetful(chrome, cookies=False)
    page.goto(evening.url(path))
    expect(page.get_by_role("alert").filter(has_text=SAYS_SO)).to_be_visible()
    assert faults == []
    page.close()


def test_a_guest_joins_and_plays_in_a_browser_that_keeps_nothing_but_cookies(chrome: Browser, evening: Evening) -> None:
    page, faults = forgetful(chrome)
    page.goto(evening.url("/join"))
    page.get_by_label("Your name").fill("Ann")
    page.locator("#code").fill(evening.code)
    page.locator("#take").click()
    page.wait_for_url("**/seat/1/")
    expect(page.get_by_text("Ann").first).to_be_visible()
    for path in ("/", "/fairness", "/host/"):
        page.goto(evening.url(path))
        page.wait_for_load_state("networkidle") if path == "/fairness" else page.wait_for_timeout(300)
        assert page.get_by_role("alert").filter(has_text=SAYS_SO).count() == 0
    assert faults == []
    page.close()


def test_a_page_of_which_a_part_is_held_back_says_so_in_a_browser_that_keeps_nothing(
    chrome: Browser, evening: Evening
) -> None:
    page, faults = forgetful(chrome, locale="de")
    page.route("**/static/lib/base.css", lambda route: route.abort("blockedbyclient"))
    page.goto(evening.url("/"))
    expect(page.get_by_role("alert").filter(has_text="Werbeblocker")).to_be_visible()
    assert faults == []
    page.close()


def test_a_guest_whose_cookies_are_dropped_on_the_way_is_told_and_takes_one_seat(
    chrome: Browser, evening: Evening, tmp_path: Path
) -> None:
    with proxied(tmp_path, evening, DROPS_COOKIES) as address:
        page = chrome.new_page(viewport=PHONE)
        page.goto(f"{address}/join")
        page.get_by_label("Your name").fill("Ann")
        page.locator("#code").fill(evening.code)
        for _ in range(2):
            page.evaluate("document.getElementById('error').textContent = ''")
            page.locator("#take").click()
            expect(page.locator("#error")).to_contain_text(SAYS_SO)
        assert len(evening.view().seats) == 1
        page.close()


def test_pages_ask_a_browser_to_remember_something_in_one_place_only() -> None:
    """Elsewhere a browser that keeps nothing would stop the script."""
    scripts = [*STATIC.rglob("*.js"), *(STATIC.parents[1] / "games").rglob("*.js")]
    asks = {
        file.name
        for file in scripts
        if re.search(r"\b(localStorage|sessionStorage)\s*[.\[]", file.read_text(encoding="utf-8"))
    }
    assert asks == {"reopen.js"}, "use lib/remembered.js"
