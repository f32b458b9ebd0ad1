"""The board as guests see it from the sofa: large, lively, and a finish that is a show."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.evening import KIOSK, LAPTOP, Browsers, Evening

RACE = ((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (3, 4), (6, 6))
TEXTS = """() => [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility()
  && !one.closest(".visually-hidden, svg, .out")
  && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.className + "#" + one.id + " " + one.textContent])"""
"""Script: the size in pixels of everything that is written on the page."""
CONTRAST = """(colours) => {
  const light = (colour) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const rim = document.querySelector("pp-lane .rim path").getAttribute("stroke");
  const style = getComputedStyle(document.documentElement);
  return colours.map((name) => (light(rim) + 0.05) / (light(style.getPropertyValue(name).trim()) + 0.05));
}"""


def seated(browsers: Browsers, evening: Evening) -> Page:
    """A board with a race of six."""
    board = browsers.board()
    evening.deal("Ann", "Béatrice", "Charlie", "Dora", "Emil", "Friederike")
    evening.roll(*RACE[:6])
    return board


def test_everything_on_the_board_can_be_read_from_across_the_room(browsers: Browsers, evening: Evening) -> None:
    board = seated(browsers, evening)
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    assert [text for size, text in board.evaluate(TEXTS) if size < 24] == []
    for key in ("#turn", "#pot", "#caption", "pp-lane:not([scratched]) .left", "pp-lane .silk b", ".boxes .silk b"):
        size = board.locator(key).first.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)")
        assert size >= 40, key


def test_horses_are_large_and_stand_out_against_the_turf(browsers: Browsers, evening: Evening) -> None:
    board = seated(browsers, evening)
    box = board.locator("pp-lane pp-horse").nth(3).bounding_box()
    assert box is not None
    assert box["width"] >= 150
    assert min(board.evaluate(CONTRAST, ["--turf-500", "--turf-600", "--turf-700"])) >= 3


def test_something_moves_between_rolls_unless_nobody_wants_it(browsers: Browsers, evening: Evening) -> None:
    board = seated(browsers, evening)
    running = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert board.evaluate(running) > 10
    board.emulate_media(reduced_motion="reduce")
    board.wait_for_function(f"() => {running} === 0")


def test_the_lobby_shows_a_large_code_and_everybody_who_sits(browsers: Browsers, evening: Evening) -> None:
    board = browsers.board()
    box = board.get_by_role("img", name="QR code").bounding_box()
    assert box is not None
    assert box["width"] >= 600
    ann = browsers.phone("Ann")
    expect(board.locator(".parade li > span")).to_have_text(["Ann"])
    expect(ann.locator("#turn")).to_contain_text("You're in! Look up at the board.")


def test_a_roll_falls_on_board_and_phone_before_the_horse_moves(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    board = browsers.board()
    for page in (board, ann):
        page.clock.install()
        page.reload()
    expect(board.locator("#track pp-lane")).to_have_count(11)
    expect(ann.locator("#turn")).to_contain_text("Your turn")
    board.clock.pause_at(board.evaluate("Date.now()") + 60_000)
    evening.roll((1, 1))
    expect(board.locator("#dice.tumbling")).to_be_visible()
    expect(ann.locator("#lastdice pp-die")).to_have_count(2)
    expect(board.get_by_role("listitem", name="Horse 2: 3 to go")).to_be_visible()
    board.clock.run_for(1500)
    expect(board.locator("#dice.tumbling")).to_have_count(0)
    assert [die.get_attribute("face") for die in board.locator("#dice pp-die").all()] == ["1", "1"]
    expect(board.get_by_role("listitem", name="Horse 2: scratched")).to_be_visible()


def test_the_finish_is_a_show_and_the_chart_comes_on_request(browsers: Browsers, evening: Evening) -> None:
    browsers.away = True  # The clock of the page outruns the network.
    board = seated(browsers, evening)
    board.clock.install()
    board.reload()
    expect(board.get_by_role("listitem", name="Horse 12: 2 to go")).to_be_visible()
    evening.roll((6, 6), (6, 6))
    expect(board.locator("body")).to_have_attribute("data-scene", re.compile("slow|photo"), timeout=10_000)
    overlay = board.locator("#overlay")
    for seconds, kind, words in ((1.5, "photo", "Photo finish"), (2, "circle", "Number 12 wins"), (3, "money", "+")):
        board.clock.run_for(int(1000 * seconds))
        expect(overlay).to_have_attribute("data-kind", kind)
        expect(overlay).to_contain_text(words)
    expect(overlay.locator(".ranking li")).to_have_count(6)
    board.clock.run_for(6000)
    expect(overlay).to_have_attribute("data-kind", "money")


def test_without_motion_the_result_stands_there_at_once(browsers: Browsers, evening: Evening) -> None:
    board = seated(browsers, evening)
    board.emulate_media(reduced_motion="reduce")
    evening.roll((6, 6), (6, 6))
    expect(board.locator("#overlay")).to_have_attribute("data-kind", "money")
    expect(board.locator("body")).to_have_attribute("data-scene", "")


@pytest.mark.parametrize("size", [KIOSK, LAPTOP])
def test_twelve_guests_fit_on_the_board(browsers: Browsers, evening: Evening, size: dict[str, int]) -> None:
    board = browsers.board({"width": size["width"], "height": size["height"]})
    evening.deal(*(f"Guest-{number}-{'x' * 7}" for number in range(1, 13)))
    expect(board.locator("#people li")).to_have_count(12)
    people = board.locator("#peoplebox").bounding_box()
    last = board.locator("#people li").last.bounding_box()
    assert people is not None
    assert last is not None
    assert last["y"] + last["height"] <= people["y"] + people["height"] + 1
    assert board.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
