"""The pages themselves: recovery, small screens, accessibility, foreign text, and ways out of dead ends."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from postparade.table.messages import ClearSeat, CloseGame, TakeSeat
from tests.web.api.test_panel import TrayTable
from tests.web.evening import KIOSK, LAPTOP, PHONE, SMALL_PHONE, Browsers, Evening, wait_for
from tests.web.server_fixture import PIN

pytestmark = pytest.mark.slow(45)

SIZES: tuple[ViewportSize, ...] = (SMALL_PHONE, PHONE, {"width": 1280, "height": 720}, LAPTOP, KIOSK)
AT_REST = """() => document.getAnimations().every(
    (one) => one.playState !== "running" || one.effect.getTiming().iterations === Infinity)"""
MID_RACE = ((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (3, 4))


def enter_two_threes(phone: Page) -> None:
    for button in ("Enter other dice", "First die: 3", "Second die: 3", "Enter 3 + 3"):
        phone.get_by_role("button", name=button).tap()


def test_pages_come_back_by_themselves_after_a_restart(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    board, host = browsers.board(), browsers.host()
    evening.roll(*MID_RACE)
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    browsers.away = True
    evening.stop()
    for page in (board, ann, host):
        expect(page.get_by_text("Reconnecting to the table…")).to_be_visible()
    evening.start()
    evening.roll((6, 6))
    for page in (board, ann, host):
        expect(page.get_by_text("Reconnecting to the table…")).to_be_hidden(timeout=15_000)
    expect(board.get_by_role("listitem", name="Horse 12: 1 to go")).to_be_visible()
    expect(ann.get_by_role("listitem", name="Horse 12: 1 to go, you hold 2")).to_be_visible()
    expect(host.locator("#rolls li")).to_have_count(7)


def test_no_button_calls_for_a_tap_while_the_table_is_away(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    host = browsers.host()
    pages = {ann: ann.locator("#actions .primary").first, host: host.locator("#entry .primary").first}
    bright = """[...document.querySelectorAll("button, .button")].filter((one) => one.checkVisibility()
      && getComputedStyle(one).backgroundImage !== "none").map((one) => one.textContent)"""
    for button in pages.values():
        expect(button).to_have_css("background-image", re.compile("gradient"))
    browsers.away = True
    evening.stop()
    for page, button in pages.items():
        expect(page.get_by_text("Reconnecting to the table…")).to_be_visible()
        expect(button).to_have_css("background-image", "none")
        assert page.evaluate(bright) == []
        expect(button).to_be_enabled()
        assert browsers.violations(page) == []
    evening.start()
    for button in pages.values():
        expect(button).to_have_css("background-image", re.compile("gradient"))


def test_command_sent_while_the_table_was_away_is_granted_once(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    expect(ann.get_by_role("button", name="Throw the dice")).to_be_visible()
    browsers.away = True
    evening.stop()
    expect(ann.get_by_text("Reconnecting")).to_be_visible()
    enter_two_threes(ann)
    evening.start()
    expect(ann.locator("#turn")).to_contain_text("Bob rolls", timeout=15_000)
    assert evening.view().play.last_roll == (3, 3)
    assert evening.view().play.rolls == 1


def test_a_page_that_opens_itself_again_waits_for_the_answer_to_a_tap(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    expect(ann.get_by_role("button", name="Throw the dice")).to_be_visible()
    browsers.away = True
    evening.stop()
    expect(ann.get_by_text("Reconnecting")).to_be_visible()
    ann.evaluate("dispatchEvent(new Event('part-missing'))")
    enter_two_threes(ann)
    may_reopen = "dispatchEvent(new Event('reopening', { cancelable: true }))"
    assert ann.evaluate(may_reopen) is False
    with ann.expect_navigation():
        evening.start()
    expect(ann.locator("#turn")).to_contain_text("Bob rolls")
    assert evening.view().play.last_roll == (3, 3)
    assert ann.evaluate(may_reopen) is True


def test_lost_seat_shows_a_way_out_and_the_new_phone_plays_on(browsers: Browsers, evening: Evening) -> None:
    old = browsers.phone("Ann")
    evening.deal("Bob")
    host = browsers.host(room="setup")
    host.get_by_role("button", name="QR code for Ann's seat").click()
    address = host.locator("#dialog .note").inner_text()
    assert re.fullmatch(rf"http://127\.0\.0\.1:{evening.port}/join#seat-[A-Z2-9]{{8}}", address)
    new = browsers.page(address.removeprefix(evening.url("")), PHONE, touch=True)
    expect(new.get_by_role("heading", name="Ann")).to_be_visible()
    expect(old.get_by_text("This seat is on another phone")).to_be_visible()
    expect(new.get_by_role("button", name="Throw the dice")).to_be_visible()
    assert "seat-" not in new.url


def test_join_code_leaves_the_address_and_a_wrong_one_can_be_typed_anew(browsers: Browsers, evening: Evening) -> None:
    browsers.away = True
    page = browsers.page("/join#WRONGONE", PHONE, sender="192.0.2.7")
    assert page.url.endswith("/join")
    expect(page.locator("#stale")).to_contain_text("not the one on the board")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Join code").fill("WRONGTWO")
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("alert")).to_contain_text("not the one on the board")
    page.get_by_label("Join code").fill(evening.code.lower())
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("heading", name="Ann")).to_be_visible()
    assert page.evaluate("document.cookie") == ""


def test_wrong_pin_is_said_and_the_right_one_opens_the_console(browsers: Browsers, evening: Evening) -> None:
    browsers.away = True
    host = browsers.page("/host/", LAPTOP)
    host.get_by_label("PIN").fill("000000")
    host.get_by_role("button", name="Open the console").click()
    expect(host.get_by_role("alert").first).to_contain_text("not the PIN")
    host.get_by_label("PIN").fill(PIN)
    host.get_by_role("button", name="Open the console").click()
    expect(host.get_by_role("link", name="Set up", exact=True)).to_be_visible()


def test_names_are_shown_as_text(browsers: Browsers, evening: Evening) -> None:
    evening.act(TakeSeat("<b>x</b>&amp;"))
    board = browsers.board()
    expect(board.locator("#people")).to_contain_text("<b>x</b>&amp;")
    assert board.locator("#people b").count() == 0


def test_host_seats_renames_and_clears(browsers: Browsers, evening: Evening) -> None:
    host, board = browsers.host(room="setup"), browsers.board()
    for name in ("Ann", "Bob"):
        host.get_by_placeholder("A player without a phone").fill(name)
        host.get_by_role("button", name="Add").click()
        expect(host.locator("#seats")).to_contain_text(name)
    host.get_by_role("button", name="More for Bob").click()
    host.get_by_role("button", name="Rename").click()
    host.get_by_label("New name").fill("Beth")
    host.get_by_role("button", name="Rename").click()
    expect(board.locator("#people")).to_contain_text("Beth")
    host.get_by_role("button", name="More for Ann").click()
    host.get_by_role("button", name="Clear the seat").click(delay=1200)
    expect(board.locator("#people li")).to_have_count(1)


def test_the_next_name_that_a_host_writes_outlives_the_last_answer(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host(room="setup")
    host.get_by_placeholder("A player without a phone").fill("Ann")
    host.evaluate("""() => {
      document.getElementById("addform").requestSubmit();
      document.getElementById("add").value = "Bob";
    }""")
    expect(host.locator("#seats")).to_contain_text("Ann")
    host.get_by_role("button", name="Add").click()
    expect(host.locator("#seats")).to_contain_text("Bob")
    expect(host.get_by_placeholder("A player without a phone")).to_have_value("")


def test_host_takes_a_game_off_the_table_after_being_asked(browsers: Browsers, evening: Evening) -> None:
    for name in ("Ann", "Bob"):
        evening.act(TakeSeat(name))
    host, board = browsers.host(), browsers.board()
    host.get_by_role("button", name="Start the game").click()
    expect(board.get_by_text("Quarter Horse")).to_be_visible()
    browsers.enter(host, "setup")
    host.get_by_role("button", name="Close the game").click()
    asked = host.get_by_role("dialog")
    # Both buttons say what happens: no two of them could be taken for one another.
    expect(asked.get_by_role("button")).to_have_text(["Close the game", "Keep playing"])
    asked.get_by_role("button", name="Keep playing").click()
    assert evening.view().game == "quarter-horse"
    host.get_by_role("button", name="Close the game").click()
    asked.get_by_role("button", name="Close the game").click()
    expect(board.get_by_text("2 players at the table")).to_be_visible()
    browsers.enter(host, "run")
    expect(host.get_by_role("button", name="Start the game")).to_be_visible()


def test_whoever_is_asked_to_sign_out_everywhere_may_stay(browsers: Browsers, evening: Evening) -> None:
    host = browsers.host(room="setup")
    host.get_by_role("button", name="Sign out everywhere").click()
    asked = host.get_by_role("dialog")
    expect(asked.get_by_role("button")).to_have_text(["Sign out all devices", "Stay signed in"])
    asked.get_by_role("button", name="Stay signed in").click()
    expect(host.get_by_role("heading", name="Seats")).to_be_visible()


def test_a_seat_that_cannot_be_cleared_yet_says_why_and_can_be_later(browsers: Browsers, evening: Evening) -> None:
    evening.deal("Ann", "Bob")
    host = browsers.host(room="setup")
    host.get_by_role("button", name="More for Ann").click()
    menu = host.get_by_role("dialog")
    expect(menu.get_by_role("button", name="Clear the seat")).to_be_disabled()
    expect(menu).to_contain_text("Ann")
    expect(menu.locator("#why-not")).not_to_be_empty()
    assert browsers.violations(host) == []
    evening.act(CloseGame())
    expect(menu.get_by_role("button", name="Clear the seat")).to_be_enabled()
    expect(menu.locator("#why-not")).to_have_count(0)
    menu.get_by_role("button", name="Close").click()
    for name in ("Cid", "Dora", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kim", "Lou"):
        expect(host.get_by_role("button", name="Add")).to_be_enabled()
        evening.act(TakeSeat(name))
    expect(host.get_by_role("button", name="Add")).to_be_disabled()
    expect(host.locator("#addnote")).to_contain_text("12")


def test_cleared_seat_tells_its_phone(browsers: Browsers, evening: Evening) -> None:
    browsers.away = True
    ann = browsers.phone("Ann")
    evening.act(ClearSeat(1))
    expect(ann.get_by_role("link", name="Join the table")).to_be_visible()


def overflow(page: Page) -> float:
    """How many pixels the page is wider than its window."""
    return float(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_no_page_scrolls_sideways(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Wilhelmina-Marie")
    evening.deal("Bob", "Maximilian-Georg", "Wanda W. Winter")
    evening.roll(*MID_RACE)
    pages = {"seat": ann, "board": browsers.board(), "host": browsers.host(), "join": browsers.page("/join", PHONE)}
    expect(pages["board"].get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    for size in SIZES:
        for name, page in pages.items():
            page.set_viewport_size(size)
            assert overflow(page) <= 0, f"{name} at {size}"
        if size["width"] >= 1280:
            tall = pages["board"].evaluate("document.documentElement.scrollHeight - innerHeight")
            assert tall <= 0, f"the kiosk scrolls at {size}"


def test_pages_are_accessible(browsers: Browsers, evening: Evening) -> None:
    waiting = browsers.board()
    expect(waiting.get_by_text("The gates are empty")).to_be_visible()
    assert browsers.violations(waiting) == []
    ann = browsers.phone("Ann")
    setup = browsers.host()
    expect(setup.get_by_role("button", name="Start the game")).to_be_visible()
    assert browsers.violations(setup) == []
    evening.deal("Bob")
    evening.roll(*MID_RACE)
    pages = {"phone": ann, "board": browsers.board(), "host": browsers.host(), "join": browsers.page("/join", PHONE)}
    pages["login"] = browsers.page("/host/", LAPTOP)
    expect(ann.get_by_role("button", name="Throw the dice")).to_be_visible()
    for name, page in pages.items():
        assert browsers.violations(page) == [], name
    evening.roll((6, 6), (6, 6))
    expect(pages["board"].get_by_role("heading", name="Number 12 wins")).to_be_visible(timeout=20_000)
    # The card slides in; its colours count once it has come to rest.
    pages["board"].wait_for_function(AT_REST)
    for name in ("board", "phone"):
        assert browsers.violations(pages[name]) == [], f"{name} with the result"


@pytest.fixture
def tray() -> TrayTable:
    return TrayTable()


@pytest.fixture
def simulated(tmp_path: Path, tray: TrayTable) -> Iterator[Evening]:
    """An evening at a simulated table."""
    evening = Evening(tmp_path, tray)
    evening.start()
    yield evening
    evening.end()


def test_panel_shows_and_asks(chrome: Browser, simulated: Evening, tray: TrayTable) -> None:
    browsers = Browsers(chrome, simulated)
    browsers.away = True
    stranger = browsers.page("/simulator/", LAPTOP)
    expect(stranger.get_by_role("link", name="Sign in on the host console")).to_be_visible()
    browsers.away = False
    host = browsers.host(room="setup")
    host.get_by_role("link", name="Simulated table").click()
    host.get_by_role("button", name="Throw two dice").click()
    host.get_by_text("Choose the faces").click()
    host.get_by_role("button", name="First die: 6").click()
    host.get_by_role("button", name="Second die: 1").click()
    host.get_by_role("button", name="Throw 6 + 1").click()
    host.get_by_role("button", name="Hand over the tray").click()
    wait_for(host, lambda: len(tray.commands) == 3)
    host.locator("#photo").set_input_files({"name": "dice.jpg", "mimeType": "image/jpeg", "buffer": b"\xff\xd8photo"})
    expect(host.locator("#strip canvas")).to_have_count(1)
    expect(host.locator("#error")).to_be_empty()
    commands = [
        ("throw", {}),
        ("throw", {"dice": [6, 1]}),
        ("cover", {"on": True}),
        ("photo", {"data": b"\xff\xd8photo"}),
    ]
    wait_for(host, lambda: len(tray.commands) == len(commands))
    assert tray.commands == commands
    assert browsers.violations(host) == []
    browsers.leave()
    assert not browsers.complaints


def test_button_waits_for_a_script_that_comes_late(chrome: Browser, simulated: Evening) -> None:
    """A page of a busy table is drawn before its script has come: what is pressed then would be lost."""
    browsers = Browsers(chrome, simulated)
    host = browsers.host()
    late: list[Route] = []
    host.route("**/static/lib/dom.js", lambda route: late.append(route))
    for path, button in (("/simulator/", "Throw two dice"), ("/join", "Take a seat")):
        with host.expect_request("**/static/lib/dom.js"):
            host.goto(simulated.url(path), wait_until="commit")
        expect(host.get_by_role("heading").first).to_be_visible()
        expect(host.get_by_role("button", name=button, disabled=False)).to_have_count(0)
        late.pop().continue_()
        expect(host.get_by_role("button", name=button, disabled=False)).to_be_visible()
    browsers.leave()
    assert not browsers.complaints
