"""The board while nobody is there: a demonstration that touches nothing and ends as soon as somebody comes."""

import os
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from postparade.reports.hall_of_fame import HallOfFame
from postparade.reports.live import LiveReports
from postparade.rules.viewer import HOST, TABLE
from postparade.table.messages import ClearSeat, TakeSeat
from postparade.table.presentation import attract
from tests.web.evening import (
    KIOSK,
    LAPTOP,
    PHONE,
    SMALL_PHONE,
    Browsers,
    Evening,
    come_to_rest,
    resize,
    wait_for,
)
from tests.web.pages.board.test_lobby import ITEMS

pytestmark = pytest.mark.slow(20)
FITS = """document.documentElement.scrollWidth <= innerWidth
  && [...document.querySelectorAll("#attract > *")].every((one) => one.getBoundingClientRect().right <= innerWidth)"""
"""Script: whether nothing of the demonstration is wider than the page."""
COVERED = """() => {
  const parts = [...document.querySelectorAll(
    "#attract > h2, #attract pp-lane, #attract-side figure, #attract-side h3, #attract-side li, .attract-foot")];
  const boxes = parts.map((one) => [one, one.getBoundingClientRect()]);
  const told = (one) => (one.textContent || one.tagName).trim().slice(0, 20);
  const over = boxes.flatMap(([one, a], at) => boxes.slice(at + 1).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(([other]) => `${told(one)}/${told(other)}`));
  const all = document.querySelector("#attract");
  const lowest = Math.max(...boxes.map(([, box]) => box.bottom)) + all.scrollTop;
  return lowest > all.getBoundingClientRect().top + all.scrollHeight + 1 ? [...over, "below the page"] : over;
}"""
"""Script: parts of the demonstration that lie over one another or cannot be seen."""
TALL: ViewportSize = {"width": 1080, "height": 1920}
PICTURES = os.environ.get("POSTPARADE_PICTURES")


@pytest.fixture(autouse=True)
def _short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute of waiting takes a hundredth of a second."""
    monkeypatch.setattr(attract, "MINUTE", 0.01)


def keep(evening: Evening, *winners: str) -> HallOfFame:
    """A hall of fame with one evening for each of ``winners``."""

    async def attach() -> HallOfFame:
        hall = HallOfFame(evening._data, evening.status_board)
        evening.server.attach_reports(LiveReports(evening.table, evening._data), None, hall)
        await hall.change(keep=True)
        for number, name in enumerate(winners or ("Ann",), 3):
            rows = [{"name": name, "place": 1, "points": 12}]
            hall.told(number, {"at": 1_790_000_000.0, "games": [{"title": "A game"}], "standings": rows})
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


@pytest.mark.parametrize("wifi", [False, True])
def test_nothing_lies_over_the_way_in_or_the_hall_of_fame(browsers: Browsers, evening: Evening, wifi: bool) -> None:
    if wifi:
        evening.stop()
        evening._web = {"guest_wifi": "Racecourse", "guest_wifi_password": "trotting:on"}
        evening.start()
    keep(evening, "Ann", "Maximiliane", "Béatrice", "Finn", "Bartholomew-Max")
    board = browsers.board(KIOSK)
    shown = board.locator("#attract")
    expect(shown.locator("li")).to_have_count(5)
    expect(shown.locator("pp-lane")).to_have_count(11)
    for size in (KIOSK, LAPTOP, TALL, PHONE, SMALL_PHONE):
        resize(board, size)
        if PICTURES:
            board.screenshot(path=Path(PICTURES) / f"attract-{size['width']}-{wifi}.png")
        assert board.evaluate(COVERED) == [], size
        if size in (KIOSK, LAPTOP, TALL):
            for seen in (*shown.locator("li").all(), *shown.locator("figure").all()):
                expect(seen).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("wifi", [False, True])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_countdown_leaves_the_way_in_whole(browsers: Browsers, evening: Evening, language: str, wifi: bool) -> None:
    evening.stop()
    evening.speak(language)
    if wifi:
        evening._web = {"guest_wifi": "Racecourse", "guest_wifi_password": "trotting:on"}
    evening.start()
    keep(evening, "Ann", "Maximiliane")
    evening.post("schedule", on=True, name="Races at the Golden Stag, all night long", items=ITEMS, closes=1.8e9)
    evening.post("countdown", stage="gathering", left=95.0, needs=2, last=False)
    board = browsers.board(KIOSK)
    shown = board.locator("#attract")
    expect(shown.locator("li[aria-current], .program li")).to_have_count(4)
    expect(shown.locator("pp-lane")).to_have_count(11)
    expect(shown.locator(".countdown")).to_be_visible()
    expect(shown.locator("figure img")).to_have_count(1 + wifi)
    for size in (KIOSK, LAPTOP, TALL, PHONE, SMALL_PHONE):
        resize(board, size)
        assert board.evaluate(COVERED) == [], size
        if size in (KIOSK, LAPTOP, TALL):
            for seen in (*shown.locator(".program li").all(), *shown.locator("figure").all()):
                expect(seen).to_be_in_viewport(ratio=1)
            widths = [
                image.evaluate("(one) => one.getBoundingClientRect().width") for image in shown.locator("img").all()
            ]
            assert min(widths) > 0.1 * min(size["width"], size["height"]), "it can be scanned from across a room"
