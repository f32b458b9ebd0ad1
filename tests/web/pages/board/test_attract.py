"""The board while nobody is there: a demonstration that touches nothing and ends as soon as somebody comes."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from postparade.reports.hall_of_fame import HallOfFame
from postparade.reports.live import LiveReports
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import ClearSeat, TakeSeat
from postparade.table.presentation import attract
from tests.web.evening import KIOSK, PHONE, Browsers, Evening, come_to_rest, wait_for

pytestmark = pytest.mark.slow(7)
FITS = """document.documentElement.scrollWidth <= innerWidth
  && [...document.querySelectorAll("#attract > *")].every((one) => one.getBoundingClientRect().right <= innerWidth)"""
"""Script: whether nothing of the demonstration is wider than the page."""
PICTURES = os.environ.get("POSTPARADE_PICTURES")


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute of waiting takes a hundredth of a second."""
    monkeypatch.setattr(attract, "MINUTE", 0.01)


def keep(evening: Evening) -> HallOfFame:
    """A hall of fame with one evening."""

    async def attach() -> HallOfFame:
        hall = HallOfFame(evening._data, evening.status_board)
        evening.server.attach_reports(LiveReports(evening.table, evening._data), None, hall)
        rows = [{"name": "Ann", "place": 1, "points": 12}]
        await hall.change(keep=True)
        hall.told(3, {"at": 1_790_000_000.0, "games": [{"title": "A game"}], "standings": rows})
        await hall._task
        return hall

    return evening.do(attach())


def test_a_demonstration_runs_until_somebody_comes_and_leaves_no_trace(browsers: Browsers, evening: Evening) -> None:
    keep(evening)
    before = evening.table.head, evening.view(), sorted(path.name for path in Path(evening._data).iterdir())
    board = browsers.board(KIOSK)
    shown = board.locator("#attract")
    expect(shown).to_be_visible()
    expect(shown).to_contain_text("Scan to join")
    expect(shown).to_contain_text("Hall of fame")
    expect(shown.locator("#attract-caption")).to_contain_text("The ")
    expect(board.locator("main")).to_be_hidden()
    assert browsers.violations(board) == []
    assert board.evaluate(FITS)
    if PICTURES:
        board.wait_for_timeout(9000)
        come_to_rest(board)
        board.screenshot(path=Path(PICTURES) / "attract.png")
    board.set_viewport_size(PHONE)
    assert board.evaluate(FITS)
    board.set_viewport_size(KIOSK)
    assert (evening.table.head, evening.view(), sorted(path.name for path in Path(evening._data).iterdir())) == before

    phone = browsers.phone("Ben")
    expect(shown).to_be_hidden()
    expect(board.locator("#lobby")).to_contain_text("Ben")
    board.wait_for_timeout(300)
    expect(shown).to_be_hidden()  # A guest's phone is here.
    phone.close()
    evening.act(ClearSeat(1))
    expect(shown).to_be_visible()
    evening.act(TakeSeat("Cleo"))
    wait_for(board, lambda: evening.view().seats[0].name == "Cleo")
    assert not browsers.complaints


def test_the_host_says_what_is_on_tonight_and_clears_the_hall_of_fame(browsers: Browsers, evening: Evening) -> None:
    evening.stop()
    evening._web = {"guest_wifi": "Racecourse", "guest_wifi_password": "trotting:on"}
    evening.start()
    hall = keep(evening)
    host = browsers.host(room="setup")
    board = browsers.board(KIOSK)
    expect(board.locator("#attract")).to_contain_text("Welcome to the races")
    host.get_by_label("What is on tonight").fill("Quiz first, then horses")
    host.get_by_role("button", name="Put it on the board").click()
    expect(host.locator("#hallline")).to_have_text("It is on the board.")
    expect(board.locator("#attract")).to_contain_text("Quiz first, then horses")
    expect(board.locator("#attract").get_by_alt_text("QR code: into the Wi-Fi")).to_be_visible()
    expect(board.locator("#attract")).to_contain_text("Wi-Fi: Racecourse")
    expect(board.locator("#attract .hall li")).to_be_in_viewport(ratio=1)
    if PICTURES:
        board.wait_for_timeout(12_000)
        board.screenshot(path=Path(PICTURES) / "attract-wifi.png")
    for place in ("#attract", "#lobby"):
        expect(board.locator(f"{place} .hall")).to_contain_text("Ann")
    host.get_by_label("Show them on the board between evenings").uncheck()
    expect(board.locator(".hall")).to_have_count(0)
    host.get_by_role("button", name="Clear the hall of fame").click()
    expect(host.locator("dialog")).to_contain_text("1 evening will be forgotten for good.")
    host.locator("dialog").get_by_role("button", name="Clear the hall of fame").click()
    expect(host.locator("#halllist")).to_have_text("No evening is kept yet.")
    assert hall.kept.evenings == ()
    assert browsers.violations(host) == []
    assert evening.view(HOST).seats == evening.view(TABLE).seats
    assert not browsers.complaints
