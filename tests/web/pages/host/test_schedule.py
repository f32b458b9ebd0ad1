"""The host plans an evening by touch on a phone and starts it; board and console say what comes next."""

import asyncio
import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from postparade.core.clock import HandClock, SystemClock
from postparade.table.autopilot.autopilot import Autopilot
from postparade.table.messages import TakeSeat
from tests.web.evening import KIOSK, PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, resize
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(25)
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
PICTURES = os.environ.get("POSTPARADE_PICTURES")


def keep(page: Page, name: str) -> None:
    """Keep a picture of ``page`` for somebody who wants to look at it."""
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"schedule-{name}.png", full_page=name.startswith("phone"))


class Running:
    """The autopilot of ``evening``, in its loop, on a clock that is turned by hand."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.clock = HandClock(wall=SystemClock().wall())

        async def start() -> None:
            self.autopilot = Autopilot(evening.table, evening.status_board, self.clock, evening._data)
            evening.server.attach_autopilot(self.autopilot)
            self.task = asyncio.create_task(self.autopilot.run())

        evening.do(start())

    def live(self, seconds: float) -> None:
        """So many seconds of the evening."""

        async def turn() -> None:
            for _ in range(round(seconds)):
                await self.clock.advance(1)
                await self.evening.table.ping()
            await self.clock.advance(0)

        self.evening.do(turn())

    def stop(self) -> None:
        self.evening.call(self.task.cancel)


def opened(browsers: Browsers, evening: Evening, locale: str = "en") -> Page:
    page = browsers.page("/host/", PHONE, touch=True, locale=locale)
    page.locator("#pin").fill(PIN)
    page.locator("#pinform button").click()
    expect(page.locator("#pinform")).to_be_hidden()
    page.goto(evening.url("/host/schedule"))
    expect(page.locator("#work")).to_be_visible()
    return page


def plan_by_touch(browsers: Browsers, page: Page, running: Running) -> None:
    """Plan four games of an example, one of them with house rules, and change it again."""
    page.get_by_role("button", name="Pub quiz night").tap()
    expect(page.locator("#items li")).to_have_count(5)
    page.locator('[data-key="remove 4"]').tap()
    page.locator('[data-key="rules 0"]').tap()
    expect(page.locator(".houserules")).to_be_visible()
    page.locator('[data-key="preset quick"]').tap()
    keep(page, "phone-plan")
    assert page.evaluate(WIDER_THAN_THE_PAGE) == []
    assert browsers.violations(page) == []
    page.get_by_role("button", name="Save").tap()
    expect(page.locator("#schedules li")).to_contain_text("20:00")
    expect(page.locator("#plan")).to_be_hidden()
    (planned,) = running.autopilot.saved.all
    assert (planned.name, len(planned.items)) == ("Pub quiz night", 4)
    assert planned.items[0].options
    # What is kept comes back into the form as it is.
    page.locator(f'[data-key="edit {planned.name}"]').tap()
    page.locator("#plan-closes").fill("")
    page.get_by_role("button", name="Save").tap()
    expect(page.locator("#plan")).to_be_hidden()
    assert running.autopilot.saved.all[0].items == planned.items


def pause_and_leave(browsers: Browsers, page: Page, running: Running) -> None:
    """Pause the schedule, go on, and go on by hand in the end."""
    page.get_by_role("button", name="Pause the schedule").tap()
    expect(page.locator("#stage")).to_have_text("The schedule is paused")
    running.live(1)
    console = browsers.host()
    expect(console.locator("#schedule")).to_contain_text("The schedule is paused")
    page.get_by_role("button", name="Go on", exact=True).tap()
    expect(page.get_by_role("button", name="Pause the schedule")).to_be_visible()
    hold = page.locator('[data-key="stop-schedule"]')
    hold.focus()
    hold.press("Enter")
    hold.press("Enter")
    expect(page.locator("#tonight")).to_be_hidden()


def test_an_evening_is_planned_by_touch_and_the_board_says_what_comes_next(
    browsers: Browsers, evening: Evening
) -> None:
    running = Running(evening)
    try:
        page = opened(browsers, evening)
        keep(page, "phone-empty")
        plan_by_touch(browsers, page, running)
        evening.act(TakeSeat("Ann"))
        board = browsers.board()
        page.get_by_role("button", name="Start tonight").tap()
        running.live(10)
        for shown in (board.locator("#countdown"), page.locator("#stage")):
            expect(shown).to_contain_text("1 more guest needed")
        expect(board.locator("#lobby .program li")).to_have_count(4)
        evening.act(TakeSeat("Ben"))
        running.live(10)
        expect(board.locator("#countdown")).to_contain_text("in 1:")
        keep(board, "board-countdown")
        keep(page, "phone-tonight")
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
        running.live(120)
        expect(board.locator("#countdown")).to_contain_text("Next race in 0:")
        keep(board, "board-before-a-race")
        running.live(30)
        expect(board.locator("#track")).to_be_visible()
        pause_and_leave(browsers, page, running)
        assert browsers.complaints == []
    finally:
        running.stop()


def test_between_two_games_the_board_shows_a_demonstration_and_what_is_on(browsers: Browsers, evening: Evening) -> None:
    evening.act(TakeSeat("Ann"))
    items = [
        {"game": game, "title": title, "races": 3, "minutes": 0, "stands": stands, "why": None}
        for game, title, stands in (
            ("quarter-horse", "Quarter Horse", "played"),
            ("odds-on", "Odds On", "skipped"),
            ("ready-set-bet", "Ready Set Bet", "next"),
        )
    ]
    evening.post("schedule", on=True, name="Pub quiz night", begins=0, closes=0, items=items)
    evening.post("countdown", stage="pause", left=300, needs=0, last=False)
    board = browsers.board()
    expect(board.locator("#attract")).to_be_visible()
    expect(board.locator("#attract-countdown")).to_contain_text("Break · Ready Set Bet in 4:")
    expect(board.locator("#attract-items li")).to_have_count(3)
    keep(board, "board-break")
    for size in (KIOSK, PHONE):
        resize(board, size)
        # Horses of the demonstration stand at gates beyond their lanes.
        beyond = WIDER_THAN_THE_PAGE.replace("svg,", "svg, pp-lane, .track,")
        assert board.evaluate(beyond) == [], size
    evening.post("countdown", stage="countdown", left=60, needs=0, last=False)
    expect(board.locator("#attract")).to_be_hidden()
    expect(board.locator("#lobby")).to_contain_text("The next game starts by itself.")


COUNTDOWNS = {
    "en": "Next race in 0:",
    "de": "Nächstes Rennen in 0:",
    "fr": "Prochaine course dans 0:",
    "it": "Prossima corsa tra 0:",
    "es": "Próxima carrera en 0:",
}


def test_phones_count_down_in_the_language_of_their_guests(browsers: Browsers, evening: Evening) -> None:
    phone = browsers.phone("Ann")
    watcher = browsers.page("/watch", SMALL_PHONE, touch=True)
    shown = (phone.locator("#countdown"), watcher.locator("#countdown"))
    for place in shown:
        expect(place).to_be_hidden()
    item = {"game": "quarter-horse", "title": "Quarter Horse", "races": 3, "minutes": 0, "stands": "now", "why": None}
    evening.post("schedule", on=True, name="Pub quiz night", begins=0, closes=0, items=[item])
    evening.post("countdown", stage="countdown", left=59, needs=0, last=False)
    for place in shown:
        expect(place).to_contain_text(COUNTDOWNS["en"])
        expect(place).not_to_have_text(f"{COUNTDOWNS['en']}59")
    expect(phone.locator("#mount")).to_contain_text("The next game starts by itself.")
    for language, begins in COUNTDOWNS.items():
        phone.locator("#language select").select_option(language)
        expect(shown[0]).to_contain_text(begins)
        for size in (SMALL_PHONE, SIDEWAYS):
            resize(phone, size)
            assert phone.evaluate(WIDER_THAN_THE_PAGE) == [], (language, size)
        keep(phone, f"seat-{language}")
    assert browsers.violations(phone) == []
    assert browsers.violations(watcher) == []
    evening.post("countdown", stage="playing", left=None, needs=0, last=False)
    for place in shown:
        expect(place).to_be_hidden()


@pytest.mark.parametrize("locale", ["de-DE", "fr-FR"])
def test_every_word_of_the_plan_fits_a_phone(browsers: Browsers, evening: Evening, locale: str) -> None:
    running = Running(evening)
    try:
        page = opened(browsers, evening, locale)
        page.locator("#examples button").first.tap()
        page.locator('[data-key="rules 0"]').tap()
        expect(page.locator(".houserules")).to_be_visible()
        keep(page, f"phone-{locale}")
        assert page.evaluate(WIDER_THAN_THE_PAGE) == []
    finally:
        running.stop()
