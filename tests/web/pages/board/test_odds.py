"""The tote on the pages: chances and the pot to come on the board, the worth of the race on phones, and none at all."""

import asyncio
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from postparade.games.dice_race.rules.actions import EndSession
from postparade.reports.live import LiveReports
from postparade.table.messages import OpenGame
from postparade.table.presentation.tote import Tote
from tests.web.evening import KIOSK, PHONE, SMALL_PHONE, Browsers, Evening

pytestmark = pytest.mark.slow(16)

SCRATCHES = ((1, 1), (1, 2), (2, 2), (2, 3))


@pytest.fixture
def tote(evening: Evening, tmp_path: Path) -> Iterator[Tote]:
    """The tote and the reports of the evening's table, at work."""

    async def start() -> tuple[Tote, "asyncio.Task[None]"]:
        tote = Tote(evening.table, evening.status_board, tmp_path, usual=True)
        evening.server.attach_tote(tote)
        evening.server.attach_reports(LiveReports(evening.table, tmp_path))
        return tote, asyncio.create_task(tote.run())

    async def stop(task: "asyncio.Task[None]") -> None:
        task.cancel()
        await asyncio.wait([task])

    tote, task = evening.do(start())
    yield tote
    evening.do(stop(task))


def test_chances_worth_and_chart_are_shown_until_the_host_hides_them(
    browsers: Browsers, evening: Evening, tote: Tote
) -> None:
    browsers.hurried = True
    ann = browsers.phone("Ann", PHONE)
    evening.deal("Bob")
    board = browsers.board(KIOSK)
    expect(board.get_by_role("listitem", name="Horse 7: 17 to go, chance 2 %, long shot")).to_be_visible(timeout=30_000)
    expect(ann.locator("#worth")).to_contain_text("for scratches to come")
    evening.roll(*SCRATCHES, (6, 6))
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go, chance 53 %, favourite")).to_be_visible()
    expect(board.locator("#potnote")).to_contain_text("when it is won")
    expect(ann.locator("#worth")).to_contain_text("for scratched numbers you roll")
    priced = re.compile(r"cards? of the \d+: \d+ to go, chance \d+ %")
    expect(ann.get_by_role("listitem", name=priced).first).to_be_visible()
    assert browsers.violations(board) == []
    assert browsers.violations(ann) == []
    ann.set_viewport_size(SMALL_PHONE)
    evening.roll((6, 6), (6, 6))
    paid = board.locator("#overlay[data-kind=money] .ranking li .note")
    expect(paid).to_have_count(len(evening.view().play.payouts), timeout=20_000)
    board.keyboard.press("c")
    ann.get_by_text("The race as a chart").tap()
    for page in (board, ann):
        picture = page.get_by_role("img", name="Chances of all horses over the rolls of the race")
        expect(picture).to_be_visible()
        assert picture.evaluate("(one) => one.decode().then(() => one.naturalWidth)") == 960
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    host = browsers.host(room="setup")
    with host.expect_download() as saved:
        host.get_by_role("link", name="Save the report").click()
    assert saved.value.suggested_filename == "evening.html"
    host.get_by_role("button", name="Hide the odds").click()
    expect(host.get_by_role("button", name="Show the odds")).to_be_visible()
    for page in (board, ann):
        expect(page.locator("img.chart")).to_have_count(0)
    assert not tote.on
    assert browsers.violations(host) == []


def test_report_can_be_saved_after_closing_the_game_and_restarting_the_table(
    browsers: Browsers, evening: Evening, tote: Tote, tmp_path: Path
) -> None:
    browsers.away = True
    host = browsers.host(room="setup")
    evening.deal("Ann", "Bob")
    evening.roll(*SCRATCHES, (6, 6), (6, 6), (6, 6))
    evening.act(EndSession())
    browsers.enter(host, "run")
    expect(host.locator(".ranking li")).to_have_count(2)
    browsers.enter(host, "setup")
    host.get_by_role("button", name="Close the game").click()
    asked = host.get_by_role("dialog")
    expect(asked.get_by_role("button")).to_have_text(["Close the game", "Leave it on the table"])
    asked.get_by_role("button", name="Close the game").click()
    expect(host.get_by_role("button", name="Close the game")).to_be_hidden()
    assert "Quarter Horse" in saved_report(host)
    evening.stop()
    evening.start()
    evening.server.attach_reports(LiveReports(evening.table, tmp_path))
    expect(host.locator("#connection")).to_be_hidden()
    assert "Quarter Horse" in saved_report(host)
    evening.act(OpenGame("hold-your-horses"))
    expect(host.get_by_role("button", name="Close the game")).to_be_visible()
    assert "Quarter Horse" in saved_report(host)


def saved_report(host: Page) -> str:
    """The page that the host saves."""
    with host.expect_download() as saved:
        host.get_by_role("link", name="Save the report").click()
    return saved.value.path().read_text(encoding="utf-8")


FRAMES = """() => {
  window.empty = 0;
  const overlay = document.getElementById("overlay");
  const look = () => {
    const picture = overlay.querySelector("img.chart");
    if (!overlay.hidden && overlay.dataset.kind === "chart" && !picture?.naturalWidth) window.empty += 1;
    requestAnimationFrame(look);
  };
  look();
}"""
"""Script: count the frames in which the board shows the chart without its picture."""


def test_the_winner_never_stands_in_an_empty_frame(browsers: Browsers, evening: Evening, tote: Tote) -> None:
    browsers.hurried = browsers.fresh = True
    board = browsers.board(KIOSK)
    board.route("**/race.svg?*", late)
    evening.deal("Ann", "Bob")
    expect(board.get_by_role("listitem", name="Horse 7: 17 to go, chance 2 %, long shot")).to_be_visible()
    evening.roll(*SCRATCHES, (6, 6), (6, 6), (6, 6))
    expect(board.locator("#overlay[data-kind=money] .ranking li .note")).not_to_have_count(0)
    board.evaluate(FRAMES)
    board.keyboard.press("c")
    expect(board.locator("#overlay[data-kind=chart] img.chart")).to_be_visible()
    assert board.evaluate("empty") == 0


def late(route: Route) -> None:
    """Serve the chart half a second later."""
    time.sleep(0.5)
    route.continue_()
