"""The first minute as a guest and a host go through it, with every tap and every field counted by the page itself."""

from typing import NamedTuple

from playwright.sync_api import Page, expect

from tests.web.evening import PHONE, Browsers, Evening
from tests.web.server_fixture import PIN

COUNTS = """(() => {
  const count = (what) => sessionStorage.setItem(what, 1 + Number(sessionStorage.getItem(what)));
  addEventListener("click", ({ isTrusted, detail }) => isTrusted && detail && count("taps"), true);
  addEventListener("change", ({ isTrusted }) => isTrusted && count("fields"), true);
})()"""
"""Script: counts taps of a finger and fields that were filled in, over all pages of a tab."""


class Effort(NamedTuple):
    """What it took: ``taps`` of a finger, and ``fields`` to fill in."""

    taps: int
    fields: int


def effort(page: Page) -> Effort:
    """What was done on ``page`` since its counting began."""
    taps, fields = page.evaluate("['taps', 'fields'].map((what) => Number(sessionStorage.getItem(what)))")
    return Effort(taps, fields)


def counted(browsers: Browsers, path: str) -> Page:
    """A page that is about to open ``path``, and counts from there on."""
    browsers.fresh = True
    page = browsers.page("/health", PHONE, touch=True)
    page.add_init_script(COUNTS)
    page.goto(path)
    return page


def sit_down(page: Page, name: str) -> None:
    """From the page that the code on the board opens to a seat."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").tap()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_text("You're in!")).to_be_visible()


def begin(page: Page) -> None:
    """From the door of the console, two guests at the table, to the first roll that counts."""
    page.get_by_label("PIN").fill(PIN)
    page.get_by_role("button", name="Open the console").tap()
    for name in ("Start the game", "Deal", "Throw the dice"):
        page.get_by_role("button", name=name).tap()


def scanned(evening: Evening) -> str:
    """The address in the code on the board."""
    return evening.url(f"/join#{evening.code}")
