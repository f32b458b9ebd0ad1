"""Whole meetings of Odds On by phones in the browser against the real server."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from postparade.core.clock import SystemClock
from postparade.games.odds_on.actions import Pass, StartMeeting
from postparade.games.odds_on.game import OddsOn
from postparade.games.viewer import HOST, seat
from postparade.simulator.odds_on_players import RandomBookmakers
from postparade.table.messages import Command, OpenGame, Receipt
from tests.web.evening import KIOSK, PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, wait_for

pytestmark = pytest.mark.slow(40)
NAMES = ("Ann", "Bartholomew", "Chloé", "Dora", "Eve")
NARROW: ViewportSize = {"width": 360, "height": 740}
TABLET: ViewportSize = {"width": 820, "height": 1180}
CUT_CARDS = """[...document.querySelectorAll(".oo-card .face")].filter((one) => one.scrollWidth > one.clientWidth + 1
  || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""
CUT_WORDS = """[...document.querySelectorAll(".oo-row span, .oo-row b, .oo-going li, .oo-ladder b")].filter((one) =>
  !one.children.length && one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""


class Hurried(SystemClock):
    """A clock on which races are shown forty times as fast."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / 40)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """A table in a hurry."""
    evening = Evening(tmp_path, clock=Hurried())
    evening.start()
    yield evening
    evening.end()


def play_of(evening: Evening) -> Any:
    """The newest state of the meeting."""
    return evening.table._accepted.play


def bookmaker(phone: Page, evening: Evening, number: int, rng: random.Random) -> None:
    """One turn with the cards of a phone: a card and a horse that lights up, else away with it, now and then a pass."""
    before = play_of(evening)
    expect(phone.locator("#turn")).to_have_class("turn mine")
    if rng.random() < 0.1:
        phone.get_by_role("button", name="Pass", exact=True).tap()
    else:
        cards = phone.locator(".oo-card")
        expect(cards).to_have_count(6)
        cards.nth(rng.randrange(6)).tap()
        expect(phone.locator(".oo-card.taken")).to_have_count(1)
        lit = phone.locator(".oo-runner.can")
        if lit.count() and rng.random() < 0.9:
            lit.nth(rng.randrange(lit.count())).tap()
            if phone.locator(".oo-runner.chosen").count():
                lit.first.tap()
        else:
            phone.get_by_role("button", name="Throw away").tap()
    wait_for(phone, lambda: play_of(evening) is not before)
    assert play_of(evening) is not before, f"seat {number} could not act"


@pytest.mark.parametrize("players", [3, 5])
def test_a_whole_meeting_by_phones(browsers: Browsers, evening: Evening, players: int) -> None:
    rng = random.Random(players)
    board = browsers.board()
    phones = [browsers.phone(name, NARROW if number == 0 else PHONE) for number, name in enumerate(NAMES[:players])]
    host = browsers.host()
    evening.act(OpenGame("odds-on"))
    phones[-1].get_by_role("button", name="Deal and open the meeting").tap()
    expect(board.locator(".oo-row")).to_have_count(8)
    races = 0
    while not OddsOn().over(play_of(evening)):
        turn = play_of(evening).turn
        bookmaker(phones[turn - 1], evening, turn, rng)
        if len(play_of(evening).results) > races:
            races += 1
            expect(board.locator(".oo-run li")).to_have_count(9 - races)
            told = play_of(evening).results[-1]
            out = sum(runner.withdrawn for runner in told.runners)
            expect(board.locator(".oo-run .out")).to_have_count(out)
    assert races == 5
    expect(board.locator(".ranking li")).to_have_count(players)
    totals = sorted(play_of(evening).totals, reverse=True)
    shown = [int(text.replace("−", "-")) for text in board.locator(".ranking li b").all_inner_texts()]
    assert shown == totals
    best = max(play_of(evening).totals)
    for phone, total in zip(phones, play_of(evening).totals, strict=True):
        expect(phone.locator("#turn")).to_contain_text("You win" if total == best else "The meeting is over")
    expect(host.locator("body")).to_contain_text("Odds On")


def opened(evening: Evening, names: tuple[str, ...], seed: int, turns: int) -> None:
    """A meeting with so many turns taken."""
    rng = random.Random(seed)
    evening.act(OpenGame("odds-on"))
    evening.act(StartMeeting())
    for number in range(turns):
        action, player = RandomBookmakers().act(OddsOn(), play_of(evening), rng)
        command = Command(f"turn-{number}", HOST if player is None else seat(player), action)
        answer = evening.do(evening.table.submit(command))
        assert isinstance(answer, Receipt), answer


def test_cards_lie_face_down_until_a_finger_holds_them(browsers: Browsers, evening: Evening) -> None:
    phones = [browsers.phone(name, NARROW) for name in NAMES[:3]]
    opened(evening, NAMES[:3], 1, 0)
    phone = phones[0]
    hand = phone.locator(".oo-hand")
    expect(hand.locator("li")).to_have_count(6)
    turned = "getComputedStyle(document.querySelector('.oo-card .face')).transform"
    assert phone.evaluate(turned) != "none"
    hand.dispatch_event("pointerdown")
    expect(hand).to_have_class("oo-hand shown")
    wait_for(phone, lambda: phone.evaluate(turned) == "none")
    assert phone.evaluate(turned) == "none"
    hand.dispatch_event("pointerup")
    expect(hand).to_have_class("oo-hand")
    expect(phone.locator(".oo-card.taken")).to_have_count(0)
    assert "face down" in (phone.locator(".oo-card").first.get_attribute("aria-label") or "")


def test_what_cannot_be_played_says_why_and_special_eight_asks_twice(browsers: Browsers, evening: Evening) -> None:
    phones = [browsers.phone(name, NARROW) for name in NAMES[:3]]
    evening.act(OpenGame("odds-on"))
    evening.act(StartMeeting())
    said: set[str] = set()
    asked = False
    rng = random.Random(2)
    for _ in range(60):
        play = play_of(evening)
        if play.results or (asked and len(said) > 2):
            break
        phone = phones[play.turn - 1]
        expect(phone.locator("#turn")).to_have_class("turn mine")
        for at in range(6):
            phone.locator(".oo-card").nth(at).tap()
            expect(phone.locator(".oo-card.taken")).to_have_count(1)
            said |= {text.split(":")[0].split(" ")[0] for text in phone.locator(".why").all_inner_texts()}
            lit = phone.locator(".oo-runner.can").count()
            assert lit + phone.locator(".why").count() >= len(play.gates)
            if phone.get_by_text("Which horse moves?").count():
                phone.locator(".oo-runner.can").first.tap()
                expect(phone.get_by_text("changes places with")).to_be_visible()
                assert phone.locator(".oo-runner.chosen").count() == 1
                asked = True
            phone.locator(".oo-card.taken").tap()
        bookmaker(phone, evening, play.turn, rng)
    assert "Stands" in said


@pytest.mark.parametrize("language", ["de", "fr"])
def test_no_text_is_cut_on_a_narrow_phone_a_tablet_and_the_board(
    chrome: Browser, tmp_path: Path, language: str
) -> None:
    evening = Evening(tmp_path, language=language, clock=Hurried())
    evening.start()
    browsers = Browsers(chrome, evening)
    try:
        pages = []
        for name, size in zip(NAMES[:3], (NARROW, PHONE, TABLET), strict=True):
            page = browsers.page(f"/join#{evening.code}", size, touch=True, locale=language)
            page.locator("#name").fill(name)
            page.locator("#take").tap()
            page.wait_for_url("**/seat/*/")
            pages.append(page)
        board = browsers.page("/", KIOSK, locale=language)
        opened(evening, NAMES[:3], 4, 9)
        for page in pages:
            page.locator("[data-key=eye]").tap()
            for at in range(6):
                page.locator(".oo-card").nth(at).tap()
                page.wait_for_timeout(350)
                assert page.evaluate(WIDER_THAN_THE_PAGE) == []
                assert page.evaluate(CUT_CARDS) == []
        assert board.evaluate(WIDER_THAN_THE_PAGE) == []
        assert board.evaluate(CUT_WORDS) == []
        evening.act(Pass())
        assert browsers.violations(pages[0]) == []
        assert browsers.violations(board) == []
    finally:
        browsers.leave()
        evening.end()
    assert not browsers.complaints
