"""axe looks at every page that a table, the hub of a race night and a league serve: whatever a router holds, so that a
new page is not forgotten. None is wider than a small phone or breaks a short word, and no button clings to a line."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from aiohttp import web
from playwright.sync_api import Browser, Page, ViewportSize, expect

from postparade.hub.league import server as league_server
from postparade.hub.web import server as hub_server
from postparade.web.pages import STATIC
from postparade.web.screens.overlays import PAGES as OVERLAYS
from tests.hub.processes import HubProcess
from tests.process.clients import ProgramProcess
from tests.web.evening import LAPTOP, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, come_to_rest, resize, violations
from tests.web.house_evening import HouseEvening
from tests.web.pages.broken_words import broken_words
from tests.web.pages.clinging import clinging
from tests.web.pages.test_league import league_at, reported
from tests.web.pages.test_race_night import with_race, with_results
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(80)
STREAM: ViewportSize = {"width": 1280, "height": 720}
VALUES = {"seat": "3", "game": "quarter-horse"}
"""What stands in addresses that have a variable part: the seat of the phone that asks, below those two that play."""
PARTS = 6
"""Tests over which the pages of a table are spread: on a busy machine each page takes ten seconds."""
ELSEWHERE = {"tools/watch.html", "tools/measure.html", "lib/error.html"}
"""Pages of programs of their own and of refusals: test_watch.py, test_measure.py and test_refused.py look at them."""
STILL = """() => {
  const text = document.body.innerText;
  const shown = [...document.querySelectorAll("main")].some((one) => one.checkVisibility());
  const begun = shown && (text || document.documentElement.dataset.empty === "true");
  const still = begun && text === globalThis.textBefore;
  globalThis.textBefore = text;
  return Boolean(still);
}"""
"""Script, asked again and again: the page has begun, as overlays that show nothing have, and writes no more."""
SHORT = 10
"""Letters of the words that no page breaks; longer ones may be names and addresses."""


@cache
def files() -> dict[str, str]:
    """Every page that lies in the folder of pages, by its name there."""
    found = STATIC.rglob("*.html")
    return {str(path.relative_to(STATIC)): path.read_text(encoding="utf-8") for path in found}


def addresses(app: web.Application) -> list[str]:
    """Every address that ``app`` answers and that can be filled in."""
    known = {route.resource.canonical for route in app.router.routes() if route.resource and route.method == "HEAD"}
    filled = {re.sub(r"{(\w+)}", lambda part: VALUES.get(part[1], part[0]), address) for address in known}
    return sorted(address for address in filled if "{" not in address)


def pages(opened: Page, base: str, known: Iterable[str]) -> dict[str, str]:
    """The pages among the addresses ``known``, with what is sent for each."""
    found = {}
    for address in known:
        asked = opened.context.request
        head = asked.head(base + address, max_redirects=0, headers={"Accept": "text/html"})
        opens = "text/html" in head.headers.get("content-type", "") and "content-disposition" not in head.headers
        if head.status == 200 and opens:
            found[address] = asked.get(base + address).text()
    return found


def look(page: Page, address: str, size: ViewportSize) -> list[object]:
    """What is wrong with the page at ``address``: all that axe finds, what is broken or wider than a small phone."""
    page.set_viewport_size(size)
    page.goto(address)
    page.wait_for_function(STILL, polling=150)
    come_to_rest(page)
    found: list[object] = [*violations(page), *broken_words(page, longest=SHORT), *clinging(page)]
    if size != STREAM:
        resize(page, SMALL_PHONE)
        found += [*page.evaluate(WIDER_THAN_THE_PAGE), *broken_words(page, longest=SHORT), *clinging(page)]
    return found


def unseen(sent: Iterable[str], *folders: str) -> set[str]:
    """Pages in these folders that none of those ``sent`` is."""
    texts = set(sent)
    return {name for name, text in files().items() if name.split("/")[0] in folders and text not in texts} - ELSEWHERE


@pytest.fixture
def evening(house_evening: HouseEvening) -> HouseEvening:
    """Whose browsers the browsers has."""
    return house_evening


@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing_on_any_page_of_a_table(browsers: Browsers, evening: HouseEvening, part: int) -> None:
    evening.roll((1, 1), (2, 3), (5, 5), (6, 5), (3, 4), (6, 6))
    page = browsers.phone("Cleo")
    page.context.request.post(evening.url("/host/login"), data={"pin": PIN}, headers={"Origin": evening.url("")})
    sent = pages(page, evening.url(""), addresses(evening.server._application()))
    overlays = {f"/overlay/{name}" for name in OVERLAYS}
    assert overlays < set(sent)
    folders = {name.split("/")[0] for name in files()} - {"hub"}
    assert unseen(sent.values(), *folders) == set()
    browsers.examining = True
    found = {
        address: look(page, evening.url(address), STREAM if address in overlays else LAPTOP)
        for address in sorted(sent)[part::PARTS]
    }
    browsers.examining = False
    assert {address: wrong for address, wrong in found.items() if wrong} == {}


def look_at_all(chrome: Browser, program: ProgramProcess, base: str, known: Iterable[str]) -> dict[str, str]:
    """Look at all the pages of a hub or a league as its organiser; what is sent for each of them."""
    context = chrome.new_context(viewport=LAPTOP, locale="en-GB")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    strange = look(page, f"{base}/console/", LAPTOP)
    page.locator("#pin").fill(program.pin)
    page.locator("#door button").click()
    expect(page.locator("#work")).to_be_visible()
    sent = pages(page, base, known)
    found = {"strange": strange, **{address: look(page, base + address, LAPTOP) for address in sent}}
    context.close()
    assert {address: wrong for address, wrong in found.items() if wrong} == {}
    assert complaints == []
    return sent


@pytest.mark.parametrize("racing", [False, True])
def test_axe_finds_nothing_on_any_page_of_a_race_night_and_a_league(
    chrome: Browser, tmp_path: Path, racing: bool
) -> None:
    if racing:
        with_race(tmp_path / "hub", 4)
    else:
        with_results(tmp_path / "hub")
    with HubProcess(tmp_path / "hub", "--name", "Friday") as hub:
        sent = look_at_all(chrome, hub, f"http://127.0.0.1:{hub.port}", hub_server.PAGES)
    if racing:
        return
    reported(tmp_path / "league")
    with league_at(tmp_path / "league") as league:
        base = league.said(r"The league is open: (\S+)/")
        more = look_at_all(chrome, league, base, league_server.PAGES)
    assert unseen([*sent.values(), *more.values()], "hub") == set()
