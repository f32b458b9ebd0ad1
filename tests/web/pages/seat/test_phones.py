"""What a guest's phone does when he scans again, when the network drops, and when a tap gets lost."""

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from playwright.sync_api import Route, expect

from postparade.games.odds_on.rules.actions import StartMeeting
from postparade.table.messages import ClearSeat, OpenGame, TakeSeat
from postparade.table.presentation.scene_clock import SHOW
from tests.web.evening import LAPTOP, PHONE, SMALL_PHONE, WIDER_THAN_THE_PAGE, Browsers, Evening, resize, wait_for

pytestmark = pytest.mark.slow(35)


@contextmanager
def silent_table(evening: Evening) -> Iterator[None]:
    """The table hangs: connections stay open and nobody answers."""
    resume = threading.Event()
    evening.call(resume.wait)
    try:
        yield
    finally:
        resume.set()


def test_a_seated_guest_who_scans_again_returns_to_their_seat(browsers: Browsers, evening: Evening) -> None:
    bob = browsers.phone("Bob")
    bob.goto(evening.url(f"/join#{evening.code}"))
    expect(bob.get_by_label("Your name")).to_be_hidden()
    bob.get_by_role("link", name="Back to Bob's seat").tap()
    bob.wait_for_url("**/seat/1/")
    expect(bob.get_by_role("heading", name="Bob")).to_be_visible()
    assert [card.name for card in evening.view().seats] == ["Bob"]


def test_somebody_else_may_join_on_the_same_phone(browsers: Browsers, evening: Evening) -> None:
    phone = browsers.phone("Bob")
    phone.goto(evening.url(f"/join#{evening.code}"))
    phone.get_by_role("button", name="Let somebody else join on this phone").tap()
    phone.get_by_label("Your name").fill("Cid")
    phone.get_by_role("button", name="Take a seat").tap()
    phone.wait_for_url("**/seat/2/")
    phone.goto(evening.url("/join"))
    expect(phone.get_by_role("link", name="Back to")).to_have_count(2)


def test_page_reports_a_silent_table_within_two_seconds(browsers: Browsers, evening: Evening) -> None:
    browsers.fresh = True
    pages = browsers.phone("Ann"), browsers.board(), browsers.host(room="setup")
    for page in pages:
        page.clock.install()
        page.reload()
        expect(page.locator("main").get_by_text("Ann").locator("visible=true").first).to_be_visible()
        expect(page.locator("#connection")).to_be_hidden()
    with silent_table(evening):
        for page in pages:
            page.clock.run_for(2000)
            expect(page.locator("#connection")).to_be_visible()
    for page in pages:
        page.clock.resume()
        expect(page.locator("#connection")).to_be_hidden()


def test_page_reports_a_dropped_network_at_once(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    browsers.away = True
    ann.context.set_offline(True)
    expect(ann.get_by_text("Reconnecting to the table…")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.get_by_text("Reconnecting to the table…")).to_be_hidden()


def test_join_page_offers_the_way_back_on_a_small_screen(browsers: Browsers, evening: Evening) -> None:
    bob = browsers.phone("Bob", {"width": 320, "height": 568})
    bob.goto(evening.url("/join"))
    expect(bob.get_by_role("link", name="Back to Bob's seat")).to_be_visible()
    assert bob.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert browsers.violations(bob) == []


def test_a_phone_says_what_odds_on_is_about_until_the_meeting_opens(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    for name in ("Bob", "Cid"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("odds-on"))
    expect(ann.locator("#mount")).to_contain_text("you put prices on horses")
    evening.act(StartMeeting())
    expect(ann.locator("#mount")).to_be_hidden()


def test_a_purse_is_shown_once_there_is_one(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    expect(ann.locator("#chipsbox")).to_be_hidden()
    evening.deal("Bob")
    expect(ann.locator("#chipsbox")).to_be_visible()
    stranger = browsers.page("/seat/1/", PHONE, touch=True)
    expect(stranger.get_by_text("This seat is on another phone")).to_be_visible()
    expect(stranger.locator("#chipsbox")).to_be_hidden()


def test_the_phone_of_a_freed_seat_says_so_until_somebody_takes_it(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.act(ClearSeat(1))
    expect(ann.get_by_role("heading", name="This seat is free")).to_be_visible()
    expect(ann.locator("#caption")).to_be_empty()
    ann.reload()
    expect(ann.get_by_role("heading", name="This seat is free")).to_be_visible()
    browsers.phone("Bob")
    ann.reload()
    expect(ann.get_by_role("heading", name="This seat is on another phone")).to_be_visible()
    ann.get_by_role("link", name="Join the table").tap()
    ann.wait_for_url("**/join")


def test_a_long_call_does_not_cover_a_small_phone(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.page(f"/join#{evening.code}", SMALL_PHONE, touch=True)
    ann.locator("#name").fill("Ann")
    ann.locator("#take").tap()
    evening.post("caption", text="Copper Thimble and Sir Reginald Sock. Left At The Lights, Biscuit Tycoon. " * 4)
    expect(ann.locator("#caption")).to_contain_text("Biscuit Tycoon")
    assert ann.locator("footer").bounding_box()["height"] < SMALL_PHONE["height"] / 6  # type: ignore[index]


CUT = "(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)(document.getElementById('caption'))"
"""Script: whether the caption is cut."""
LINES = """(one) => {
  const box = one.closest(".name"), style = getComputedStyle(box);
  return Math.round(box.clientHeight / parseFloat(style.lineHeight));
}"""
"""Script: how many lines a name takes with the dot before it."""
UNDER_CAPTION = """() => {
  scrollTo(0, document.body.scrollHeight);
  const foot = document.querySelector("footer").getBoundingClientRect().top;
  return [...document.querySelectorAll("main, #language")].some((one) => one.getBoundingClientRect().bottom > foot);
}"""
"""Script: whether something at the end of the page lies behind the caption."""


@pytest.mark.parametrize("times", [1, 2, 3, 5])
def test_a_call_is_whole_on_every_phone_and_covers_nothing(browsers: Browsers, evening: Evening, times: int) -> None:
    ann = browsers.phone("Ann", SMALL_PHONE)
    evening.deal("Bob")
    call = "Béatrice rolls 6 and 1. One dreamer fewer: seven. One chip a card. " * times
    evening.post("caption", text=call.strip())
    expect(ann.locator("#caption")).to_have_text(call.strip())
    for size in (PHONE, SMALL_PHONE, {"width": 844, "height": 390}, PHONE):
        resize(ann, size)
        assert not ann.evaluate(CUT), size
        assert not ann.evaluate(UNDER_CAPTION), size
        assert float(ann.evaluate("parseFloat(getComputedStyle(caption).fontSize)")) >= (12 if times < 4 else 11)


def test_a_phone_scrolled_to_the_end_returns_to_the_top_on_its_turn(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.page(f"/join#{evening.code}", SMALL_PHONE, touch=True)
    ann.locator("#name").fill("Ann")
    ann.locator("#take").tap()
    expect(ann.get_by_role("heading", name="Ann")).to_be_visible()
    evening.deal("Bob", dealer=2)
    while evening.view().status.turn == 1:  # type: ignore[union-attr]
        evening.roll((1, 2))
    expect(ann.locator("#turn")).not_to_have_class("turn mine")
    # As soon as the game has come, the page is longer than the screen.
    ann.wait_for_function("() => { scrollTo(0, document.body.scrollHeight); return scrollY > 0; }")
    while evening.view().status.turn != 1:  # type: ignore[union-attr]
        evening.roll((1, 2))
    expect(ann.locator("#turn")).to_have_class(re.compile("mine"))
    assert ann.evaluate("scrollY") == 0


def test_a_guest_outside_the_game_learns_it(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    for name in ("Bob", "Cid", "Dora"):
        evening.act(TakeSeat(name))
    evening.act(OpenGame("odds-on", seats=(2, 3, 4)))
    expect(ann.locator("#turn")).to_contain_text("deals")
    expect(ann.locator("#turn")).to_contain_text("You are only watching for now")


def test_a_guest_who_comes_after_a_race_hears_of_the_next_deal_only(browsers: Browsers, evening: Evening) -> None:
    evening.deal("Ann", "Bob", "Cid")
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6), (6, 6))
    late = browsers.phone("Dora")
    expect(late.locator("#result")).to_have_text("Number 12 wins")
    expect(late.locator("#hand")).to_have_text("No cards until the next deal.")


def test_a_guest_out_of_chips_reads_that_the_race_goes_on(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob", chips=20)
    evening.roll((1, 1), (1, 2), (2, 2))
    expect(ann.locator("#chips")).to_have_text("8")
    expect(ann.locator("#hand .note")).to_be_hidden()
    evening.roll((2, 3))
    expect(ann.locator("#hand .note")).to_have_text("No chips left: you owe nothing, and you can still win.")


def test_payments_are_announced_before_the_race_goes_on(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3))
    expect(ann.locator("#caption")).to_contain_text("Ann pays 8 and Bob pays 8. And they're off!")


def test_a_long_name_is_not_cut_beside_two_purses_on_a_small_phone(browsers: Browsers, evening: Evening) -> None:
    phone = browsers.phone("Bartholomäus", SMALL_PHONE)
    evening.deal("Bob")
    evening.roll((1, 1), (1, 2))
    expect(phone.locator("#potbox")).to_be_visible()
    expect(phone.locator("#chipsbox")).to_be_visible()
    assert phone.locator("#me").evaluate("(one) => one.scrollWidth <= one.clientWidth")


OLD_LINK = {
    "en": "That join code was for an earlier game. Scan the QR code on the board again, or type the code beside it.",
    "de": "Dieser Code gehörte zu einem früheren Spiel. "
    "Scanne den QR-Code auf der Tafel noch einmal, oder tippe den Code daneben.",
}


@pytest.mark.parametrize("path", ["/join", "/watch"])
@pytest.mark.parametrize("language", OLD_LINK)
def test_an_older_link_says_at_once_what_to_do(browsers: Browsers, evening: Evening, path: str, language: str) -> None:
    old = old_code(evening)
    phone = browsers.page(f"{path}#{old}", SMALL_PHONE, touch=True, sender="192.168.1.20", locale=language)
    told = phone.locator("#stale")
    expect(told).to_have_text(OLD_LINK[language])
    box = told.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= SMALL_PHONE["height"], "to be read without scrolling"
    expect(phone.locator("#code")).to_have_value("")
    assert phone.evaluate(WIDER_THAN_THE_PAGE) == []
    assert browsers.violations(phone) == []
    phone.locator("#name").fill("Eve")
    phone.locator("#code").fill(evening.code.lower())
    phone.locator("#form button").tap()
    if path == "/join":
        phone.wait_for_url("**/seat/1/")
    else:
        expect(phone.locator("#me")).to_have_text("Eve")
        phone.goto(evening.url(f"{path}#{old}"))
        expect(phone.locator("#me")).to_have_text("Eve")
        expect(told).to_be_empty()


@pytest.mark.parametrize("path", ["/join", "/watch"])
def test_an_older_link_lets_a_browser_in_that_may_show_the_code(
    browsers: Browsers, evening: Evening, path: str
) -> None:
    page = browsers.page(f"{path}#{old_code(evening)}", LAPTOP)
    page.get_by_label("Your name").fill("Eve")
    expect(page.locator("#code")).to_be_hidden()
    page.locator("#form button").click()
    expect(page.get_by_role("heading", name="Eve")).to_be_visible()


def old_code(evening: Evening) -> str:
    """The code of a game before the one before this one."""
    old = evening.code
    for _ in range(2):
        evening.do(evening.server._access.doors.change_code())
    return old


GOLD_FOR_NOTHING = """() => document.getElementById("turn").classList.contains("mine")
  && !document.querySelector("#actions button")"""
"""Script: whether the phone calls its guest while nothing can be done."""


def test_the_next_dealer_is_called_when_there_is_something_to_tap(browsers: Browsers, by_hand: Evening) -> None:
    phones = [browsers.phone(name) for name in ("Ann", "Bob")]
    by_hand.deal()
    by_hand.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6))
    by_hand.show(phones[0], "dice")
    by_hand.roll((6, 6))
    deals = by_hand.view().play.next_dealer
    dealer = phones[deals - 1]
    by_hand.show(dealer, "dice")
    for scene in SHOW:
        wait_for(dealer, partial(by_hand.is_on, scene))
        dealer.wait_for_timeout(200)
        assert not dealer.evaluate(GOLD_FOR_NOTHING), scene
        by_hand.show(dealer, scene)
    expect(dealer.locator("#turn")).to_have_class(re.compile("mine"))
    assert not dealer.evaluate(GOLD_FOR_NOTHING)


def test_a_name_is_whole_on_a_small_phone_while_its_owner_has_the_dice(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann", SMALL_PHONE)
    evening.deal("Bartholomew", game="hold-your-horses")
    line = ann.locator("#others li", has_text="Bartholomew")
    while (status := evening.view().status) is not None and status.turn != 2:
        evening.roll((1, 2))
    expect(line).to_have_class(re.compile("turn"))
    expect(line.locator("[data-name]")).to_have_text("Bartholomew")
    assert line.locator("[data-name]").evaluate(LINES) == 1


def test_a_code_that_is_typed_before_the_table_has_answered_stays(browsers: Browsers, evening: Evening) -> None:
    browsers.fresh = True
    page = browsers.page("/watch", SMALL_PHONE)
    held: list[Route] = []
    page.route("**/join/seats", lambda route: held.append(route))
    page.goto(evening.url("/join"), wait_until="commit")
    page.locator("#code").fill("ABCD", timeout=10_000)
    wait_for(page, lambda: bool(held))
    held[0].continue_()
    expect(page.locator("#take")).to_be_enabled()
    expect(page.locator("#code")).to_have_value("ABCD")
