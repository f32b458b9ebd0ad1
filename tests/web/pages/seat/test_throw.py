"""Dice on a phone: a swipe throws them, the table says what they show, and no phone knows it before the board does."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from postparade.table.messages import TakeSeat
from tests.web.evening import SMALL_PHONE, Browsers, Evening, wait_for

pytestmark = pytest.mark.slow(25)

SIDEWAYS = {"width": 844, "height": 390}
NO_WAKE_LOCK = "delete Navigator.prototype.wakeLock"
"""Script: a browser as it is without HTTPS."""
NOTE_BURNT = """() => {
  globalThis.burnt = new Set();
  new MutationObserver(() => {
    for (const one of document.querySelectorAll(".card.burns .rank")) burnt.add(one.textContent);
  }).observe(document.querySelector("#hand"), { childList: true, subtree: true });
}"""
"""Script: note which cards burn, however short."""

UPPERMOST = """(direction) => [1, 2, 3, 4, 5, 6].map((face) => {
  const die = document.querySelector("#lastdice pp-solid-die");
  die.setAttribute("face", face);
  die.getAnimations({ subtree: true }).forEach((one) => one.cancel());
  const matrix = (one) => new DOMMatrix(getComputedStyle(one).transform);
  const cube = matrix(die.querySelector(".cube"));
  const sides = [...die.querySelectorAll(".side")].map((side) => {
    const { m31, m32, m33 } = cube.multiply(matrix(side));
    const far = [m31, m32, m33].reduce((sum, part, at) => sum + part * direction[at], 0);
    return { far, side };
  });
  const { side } = sides.sort((one, other) => other.far - one.far)[0];
  return side.querySelectorAll("circle").length;
})"""
"""Script: how many pips the side of a solid die has that points most in a direction, by the face it shows."""


def swipe(page: Page, up: int) -> None:
    """Move a finger from the dice so many pixels up, in a moment."""
    box = page.locator("#lastdice").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - up / 2)
    page.mouse.move(x, y - up)
    page.mouse.up()


def throw(page: Page) -> None:
    """Swipe until the dice fly: on a busy machine the finger may be too slow."""
    for _ in range(20):
        swipe(page, 120)
        if page.locator("#swipe").is_hidden():
            return
    raise AssertionError("the dice never flew")


def test_a_swipe_throws_and_the_table_alone_says_what_falls(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    sent: list[str] = []
    ann.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    ann.reload()
    evening.deal("Bob")
    evening.thrown = [(2, 5)]
    expect(ann.locator("#swipe")).to_be_visible()
    swipe(ann, 8)
    assert evening.view().status.last_roll is None  # type: ignore[union-attr]
    throw(ann)
    expect(ann.locator("#lastdice pp-solid-die").first).to_have_attribute("face", "2")
    expect(ann.locator("#lastdice")).to_have_attribute("aria-label", "Last roll 7")
    throws = [json.loads(text) for text in sent if '"throw"' in text]
    assert [sorted(message) for message in throws] == [["based_on", "id", "t"]]


def test_a_die_shows_its_face_uppermost_and_no_other_one_larger(browsers: Browsers, evening: Evening) -> None:
    """On a table the upper face counts, whichever is turned to the guest."""
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    expect(ann.locator("#swipe")).to_be_visible()
    throw(ann)
    expect(ann.locator("#lastdice .cube").first).to_have_css("transform-style", "preserve-3d")
    for direction in ([0, -1, 1], [0, 0, 1]):
        assert ann.evaluate(UPPERMOST, direction) == [1, 2, 3, 4, 5, 6]


def test_dice_of_every_phone_lie_only_when_those_of_the_board_do(browsers: Browsers, by_hand: Evening) -> None:
    ann, bob = browsers.phone("Ann"), browsers.phone("Bob")
    by_hand.deal()
    by_hand.thrown = [(2, 5)]
    board = browsers.board()
    expect(board.locator("#track pp-lane, #track [data-lane]").first).to_be_attached()
    expect(ann.locator("#swipe")).to_be_visible()
    throw(ann)
    for phone in (ann, bob):
        expect(phone.locator("#lastdice")).to_have_class(re.compile("rolling"))
        expect(phone.locator("#lastdice")).to_have_attribute("aria-label", "The dice are rolling…")
        assert "7" not in phone.locator("#lastdice").inner_text()
    by_hand.show(board, "dice")
    for phone in (ann, bob):
        expect(phone.locator("#lastdice .sum")).to_have_text("7")
        expect(phone.locator("#lastdice")).not_to_have_class(re.compile("rolling"))
        expect(phone.locator("#lastdice pp-solid-die").last).to_have_attribute("face", "5")


def test_keyboard_throws_as_a_finger_does(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    evening.thrown = [(6, 4)]
    throw = ann.get_by_role("button", name="Throw the dice")
    expect(throw).to_be_enabled()
    throw.focus()
    ann.keyboard.press("Enter")
    expect(ann.locator("#lastdice .sum")).to_have_text("10")


def test_a_fine_is_announced_and_the_card_burns(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob", "Cid")
    expect(ann.locator("#need")).to_have_text(re.compile("^Anything but an? "))
    ann.evaluate(NOTE_BURNT)
    evening.roll((1, 2))
    expect(ann.locator("#changed")).to_have_text(re.compile(r"^You paid 1 chip$"))
    ann.wait_for_function("burnt.has('3')")
    expect(ann.locator(".card.burns")).to_have_count(0)
    evening.roll((2, 2))
    expect(ann.locator("#changed")).to_have_text(re.compile(r"^You paid 2 chips$"))
    evening.roll((2, 3), (1, 1), (3, 4))
    expect(ann.locator("#need")).to_have_text(re.compile("^You need "))


def test_the_last_result_stays_at_hand_in_the_next_race(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    evening.roll((1, 1), (1, 2), (2, 2), (2, 3), (6, 6), (6, 6), (6, 6))
    expect(ann.locator("#result")).to_contain_text("Number 12 wins")
    ann.get_by_role("button", name="Deal race 2").tap()
    last = ann.locator("#lastrace")
    expect(last).to_contain_text("Race 1: Number 12 wins")
    ann.reload()
    last.locator("summary").tap()
    expect(last.locator("p")).to_be_visible()
    expect(last.locator("p")).not_to_be_empty()


def test_a_cheer_names_its_horse_and_is_heard(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann")
    evening.deal("Bob")
    cheer = ann.get_by_role("button", name=re.compile("Come on, "))
    cheer.tap()
    wait_for(ann, lambda: evening.status_board.latest("cheers") is not None)
    told = evening.status_board.latest("cheers")
    assert told is not None
    assert told["total"] == 1
    lane = told["seats"]["1"]["lane"]
    assert str(lane) in cheer.inner_text()
    assert evening.view().status.holders[lane][1] > 0  # type: ignore[union-attr]


def test_a_phone_that_was_muted_stays_so(browsers: Browsers, evening: Evening) -> None:
    browsers.lively = True
    ann = browsers.phone("Ann")
    ann.get_by_role("button", name="Sounds of this phone: on").tap()
    ann.reload()
    switch = ann.get_by_role("button", name="Sounds of this phone: off")
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.tap()
    expect(ann.get_by_role("button", name="Sounds of this phone: on")).to_be_visible()


def test_a_phone_without_https_stays_awake_by_a_film_nobody_sees(browsers: Browsers, evening: Evening) -> None:
    browsers.fresh = True
    ann = browsers.phone("Ann")
    ann.add_init_script(NO_WAKE_LOCK)
    ann.reload()
    film = ann.locator("video.awake")
    expect(film).to_have_count(1)
    ann.locator("#me").tap()
    wait_for(ann, lambda: bool(film.evaluate("(one) => !one.paused && one.muted && one.currentTime > 0.5")))
    film.evaluate("(one) => { one.currentTime = 3.2; }")
    wait_for(ann, lambda: bool(film.evaluate("(one) => !one.paused && one.currentTime < 2.5")))
    assert browsers.violations(ann) == []


def test_phones_in_every_state_of_a_race_are_accessible(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann", SMALL_PHONE)
    for name in ("Ben", "Cid"):
        evening.act(TakeSeat(name))
    evening.deal()
    expect(ann.locator("#swipe")).to_be_visible()
    expect(ann.get_by_role("button", name="Throw the dice")).to_be_enabled()
    assert browsers.violations(ann) == []
    evening.roll((1, 2), (2, 2), (2, 3), (1, 1), (3, 4))
    expect(ann.locator(".card.burns")).to_have_count(0)
    assert browsers.violations(ann) == []


def test_dice_and_button_are_in_view_on_a_phone_held_sideways(browsers: Browsers, evening: Evening) -> None:
    ann = browsers.phone("Ann", SIDEWAYS)  # type: ignore[arg-type]  # a size is a size
    evening.deal("Bob")
    for what in (ann.locator("#lastdice"), ann.get_by_role("button", name="Throw the dice"), ann.locator("#need")):
        expect(what).to_be_in_viewport(ratio=1)
