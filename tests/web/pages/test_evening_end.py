"""The end of an evening: the board tells it scene by scene, and nobody else tells any of it before."""

import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from postparade.core.clock import HandClock
from postparade.games.dice_race.rules.actions import Deal
from postparade.reports.evening_show import SECONDS, EveningShow, Stage
from postparade.reports.live import LiveReports
from postparade.rules.cards import DECK
from postparade.rules.viewer import HOST
from postparade.table.messages import CloseEvening, Command, OpenGame, TakeSeat
from tests.web.evening import (
    KIOSK,
    PHONE,
    SMALL_PHONE,
    WIDER_THAN_THE_PAGE,
    Browsers,
    Evening,
    come_to_rest,
    wait_for,
)
from tests.web.pages.broken_words import broken_words
from tests.web.pages.clinging import clinging

pytestmark = pytest.mark.slow(30)

ROLLS = ((1, 1), (1, 2), (2, 2), (2, 3), (1, 2), (6, 6), (2, 2), (6, 6), (6, 6))
"""Four scratches, two fines, and horse 12 wins."""
NAMES = ("Ann", "Bartholomew-Max", "Cleo", "Daniela Rossini")
PICTURES = os.environ.get("POSTPARADE_PICTURES")
"""A folder for pictures of the scenes, to be looked at."""


def run_a_race(evening: Evening, *names: str) -> None:
    """Seat ``names``, and run a race of whoever sits there, with hands that differ."""
    for name in names:
        evening.act(TakeSeat(name))
    evening.act(OpenGame("quarter-horse", {"cards": "recorded"}))
    deal(evening)
    evening.roll(*ROLLS)


def deal(evening: Evening) -> None:
    """Deal hands that differ."""
    evening.act(Deal(deck=random.Random(7).sample(DECK, len(DECK))))


class Ending:
    """The show of ``evening``, on a clock that is turned by hand."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.clock = HandClock()

    def attach(self) -> None:
        """Let the table have its reports and its show."""

        async def attach() -> None:
            evening = self.evening
            self.reports = LiveReports(evening.table, evening._data)
            table = evening.table
            self.show = EveningShow(table.view, table.watch, evening.status_board, self.clock, self.reports.honours)
            self.reports.show = self.show
            evening.server.attach_reports(self.reports, self.show)

        self.evening.do(attach())

    @property
    def stage(self) -> str:
        """The stage that is told."""
        return str((self.evening.status_board.latest("evening") or {}).get("stage", ""))

    def go_on(self, page: Page, stage: Stage) -> None:
        """Let the scene ``stage`` have its time, once the board has painted it."""
        wait_for(page, lambda: self.stage == stage and self.show._painted.is_set())
        before = self.evening.status_board.latest("evening")
        self.evening.do(self.clock.advance(SECONDS[stage]))
        wait_for(page, lambda: self.evening.status_board.latest("evening") != before)


def picture(page: Page, name: str) -> None:
    """Keep a picture of ``page``, if somebody wants to look at it."""
    if PICTURES:
        come_to_rest(page)
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


def expect_report_later(host: Page, later: bool) -> None:
    """*Set up* offers the report, or says that it can be had ``later``."""
    told = "The report can be saved once the board has shown the end of the evening."
    expect(host.get_by_text(told)).to_be_visible(visible=later)
    expect(host.locator("#report")).to_be_visible(visible=not later)


def test_board_tells_the_end_and_phones_wait_for_it(browsers: Browsers, evening: Evening, tmp_path: Path) -> None:
    ending = Ending(evening)
    ending.attach()
    board, host, phone = browsers.board(), browsers.host(room="setup"), browsers.phone("Ann")
    board.set_viewport_size(KIOSK)
    expect(host.get_by_role("button", name="End the evening")).to_be_hidden()
    run_a_race(evening, *NAMES[1:])
    host.get_by_role("button", name="End the evening").click()
    dialog = host.locator("dialog")
    dialog.get_by_role("button", name="End the evening").click()

    shown = board.locator("#evening")
    expect(shown).to_contain_text("The judges are counting")
    expect_report_later(host, True)
    over = browsers.enter(host, "run").locator("#over")
    expect(over.get_by_role("link", name="Save the report")).to_have_count(0)
    expect(host.get_by_role("button", name="Start the game")).to_be_hidden()
    expect(phone.locator("#keepsake")).to_have_text("Look up: the evening ends on the board.")
    picture(board, "counting")
    ending.go_on(board, "counting")
    for stage, word in (("third", "Third place"), ("second", "Second place"), ("first", "The winner of the evening")):
        if ending.stage != stage:
            continue  # Nobody stands on this step.
        expect(shown).to_contain_text(word)
        expect(phone.locator("#keepsake")).to_have_text("Look up: the evening ends on the board.")
        picture(board, stage)
        assert browsers.violations(board) == []
        ending.go_on(board, stage)  # type: ignore[arg-type]
    for at in range(len(NAMES)):
        expect(shown.locator(".titles li")).to_have_count(at + 1)
        if at + 1 == len(NAMES):
            picture(board, "titles")
            assert browsers.violations(board) == []
        ending.go_on(board, "titles")
    expect(shown.locator(".trophy")).to_be_visible()
    picture(board, "trophy")
    expect(phone.locator("#keepsake")).to_have_text("Look up: the evening ends on the board.")
    refused = phone.request.get(f"{phone.url}evening.html")
    assert refused.json()["code"] == "evening_on_board"
    ending.go_on(board, "trophy")

    expect(shown.get_by_role("row")).to_have_count(1 + len(NAMES))
    picture(board, "standings")
    expect(over.get_by_role("link", name="Save the report")).to_be_visible()
    picture(host, "host-ended")
    assert browsers.violations(host) == []
    expect_report_later(browsers.enter(host, "setup"), False)
    browsers.enter(host, "run")
    over.get_by_role("button", name="Another evening").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()
    assert browsers.violations(board) == []
    assert board.evaluate(WIDER_THAN_THE_PAGE) == []
    board.set_viewport_size(PHONE)
    picture(board, "standings-phone")
    assert board.evaluate(WIDER_THAN_THE_PAGE) == []

    take_the_keepsake_home(browsers, board, phone, tmp_path / "own.html")
    assert not browsers.complaints


def take_the_keepsake_home(browsers: Browsers, board: Page, phone: Page, file: Path) -> None:
    """Save the guest's own page of the evening, and open it where there is no network."""
    keepsake = phone.locator("#keepsake")
    expect(keepsake.get_by_role("heading")).to_have_text("Your evening")
    expect(keepsake).to_contain_text("of 4")
    phone.set_viewport_size(SMALL_PHONE)
    assert browsers.violations(phone) == []
    assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
    assert clinging(phone) == []
    picture(phone, "phone")
    with phone.expect_download() as saved:
        keepsake.get_by_role("link", name="Save my evening").click()
    saved.value.save_as(file)
    opened = board.context.new_page()
    opened.context.set_offline(True)
    opened.goto(file.as_uri())
    opened.set_viewport_size(SMALL_PHONE)
    expect(opened.get_by_role("heading", level=1)).to_have_text("Ann: an evening at the races")
    expect(opened.locator("svg").first).to_be_visible()
    widths = opened.evaluate("[...document.querySelectorAll('svg')].map((one) => one.getBoundingClientRect().width)")
    assert min(widths) > 600, "what is written in it can be read"
    assert opened.evaluate(WIDER_THAN_THE_PAGE) == []
    expect(opened.locator("figcaption")).to_have_count(0)
    opened.locator("tbody tr :nth-child(2)").first.evaluate("(one) => one.append(' Maximiliane')")
    assert broken_words(opened, "table") == []
    picture(opened, "keepsake")
    assert browsers.violations(opened) == []
    opened.context.set_offline(False)


def test_a_restarted_table_shows_the_end_at_once(browsers: Browsers, evening: Evening) -> None:
    run_a_race(evening, *NAMES)
    evening.do(evening.table.submit(Command("close-it", HOST, CloseEvening())))
    ending = Ending(evening)
    ending.attach()
    board = browsers.board()
    expect(board.locator("#evening").get_by_role("row")).to_have_count(1 + len(NAMES))
    evening.deal(*NAMES[:0])
    expect(board.locator("#evening")).to_be_hidden()


def test_a_phone_says_which_place_its_guest_took_in_each_game(browsers: Browsers, evening: Evening) -> None:
    phone = browsers.phone("Ann", SMALL_PHONE)
    run_a_race(evening, *NAMES[1:])
    evening.do(evening.table.submit(Command("close-it", HOST, CloseEvening())))
    own = {"seat": 1, "since": 0, "name": "Ann", "place": 2, "points": 7}
    games = [{"title": title, "guests": guests, "races": 4} for title, guests in (("One", 4), ("Two", 3), ("Three", 6))]
    places = phone.locator("#keepsake .places li")
    for played, told in ((3, ["One: First of 4", "Three: Place 5 of 6"]), (1, [])):
        row = {**own, "places": [1, None, 5][:played]}
        scene = {"stage": "standings", "scene": f"standings-{played}", "entry": played}
        evening.post("evening", **scene, games=games[:played], standings=[row], titles=[])
        expect(phone.locator("#keepsake")).to_contain_text("Second of 1, 7 points")
        expect(places).to_have_text(told)
        picture(phone, f"places-{played}")
        assert browsers.violations(phone) == []
        assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
